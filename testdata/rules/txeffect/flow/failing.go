package flow

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go"
)

// Ledger books what is told to others.
type Ledger struct {
	db   *sql.DB
	nats *nats.Conn
}

var errRefused = errors.New("refused")

// within runs body in a transaction.
func within[R any](ctx context.Context, db *sql.DB, body func(tx *sql.Tx) (R, error)) (R, error) {
	var none R
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return none, err
	}
	result, err := body(tx)
	if err != nil {
		return none, errors.Join(err, tx.Rollback())
	}
	if err := tx.Commit(); err != nil {
		return none, err
	}
	return result, nil
}

func withinOnly(ctx context.Context, db *sql.DB, body func(tx *sql.Tx) error) error {
	_, err := within(ctx, db, func(tx *sql.Tx) (any, error) { return nil, body(tx) })
	return err
}

// refused tells others that a booking was refused, and always fails.
func (l *Ledger) refused(id int64, err error) error {
	if told := l.nats.Publish("bookings.refused", []byte(fmt.Sprint(id))); told != nil {
		return fmt.Errorf("tell of %w: %w", err, told)
	}
	return err
}

func (l *Ledger) enter(ctx context.Context, tx *sql.Tx, id int64) error {
	if _, err := tx.ExecContext(ctx, "INSERT INTO bookings (id) VALUES ($1)", id); err != nil {
		return l.refused(id, err)
	}
	return nil
}

// OkRefused only tells of what is rolled back.
func (l *Ledger) OkRefused(ctx context.Context, id int64) error {
	return withinOnly(ctx, l.db, func(tx *sql.Tx) error {
		return l.enter(ctx, tx, id)
	})
}

func (l *Ledger) enterAndTell(ctx context.Context, tx *sql.Tx, id int64) error {
	if _, err := tx.ExecContext(ctx, "INSERT INTO bookings (id) VALUES ($1)", id); err != nil {
		return errRefused
	}
	return l.nats.Publish("bookings.entered", []byte(fmt.Sprint(id)))
}

// BadEntered tells of what may still be rolled back.
func (l *Ledger) BadEntered(ctx context.Context, id int64) error {
	return withinOnly(ctx, l.db, func(tx *sql.Tx) error {
		return l.enterAndTell(ctx, tx, id) // want `cannot be rolled back`
	})
}
