// Package carried hands out the transaction in a struct, with what ends it as
// values.
package carried

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/segmentio/kafka-go"
)

type unit struct {
	tx       pgx.Tx
	commit   func(context.Context) error
	rollback func()
	later    []func()
}

// Commit ends the unit, and runs what waits for that.
func (u *unit) Commit(ctx context.Context) error {
	if err := u.commit(ctx); err != nil {
		return err
	}
	for _, f := range u.later {
		f()
	}
	return nil
}

// Rollback gives the unit up.
func (u *unit) Rollback() { u.rollback() }

func (u *unit) after(f func()) { u.later = append(u.later, f) }

func prepare(ctx context.Context, pool *pgxpool.Pool) (pgx.Tx, func(context.Context) error, func(), error) {
	tx, err := pool.Begin(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	return tx, tx.Commit, func() { _ = tx.Rollback(ctx) }, nil
}

// Desk serves orders.
type Desk struct {
	pool   *pgxpool.Pool
	events *kafka.Writer
}

func (d *Desk) begin(ctx context.Context) (*unit, error) {
	tx, commit, rollback, err := prepare(ctx, d.pool)
	if err != nil {
		return nil, err
	}
	return &unit{tx: tx, commit: commit, rollback: rollback}, nil
}

func (d *Desk) tell(ctx context.Context, id string) error {
	return d.events.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
}

func (d *Desk) badClose(ctx context.Context, id string) error {
	u, err := d.begin(ctx)
	if err != nil {
		return err
	}
	defer u.Rollback()
	if _, err := u.tx.Exec(ctx, "UPDATE carried_orders SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	if err := d.tell(ctx, id); err != nil { // want `cannot be rolled back`
		return err
	}
	return u.Commit(ctx)
}

func (d *Desk) okClose(ctx context.Context, id string) error {
	u, err := d.begin(ctx)
	if err != nil {
		return err
	}
	defer u.Rollback()
	if _, err := u.tx.Exec(ctx, "UPDATE carried_orders SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	if err := u.Commit(ctx); err != nil {
		return err
	}
	return d.tell(ctx, id)
}

func (d *Desk) okLater(ctx context.Context, id string) error {
	u, err := d.begin(ctx)
	if err != nil {
		return err
	}
	defer u.Rollback()
	if _, err := u.tx.Exec(ctx, "UPDATE carried_orders SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	u.after(func() { _ = d.tell(context.WithoutCancel(ctx), id) })
	return u.Commit(ctx)
}

// Handler serves them.
func (d *Desk) Handler(ctx context.Context, id string) error {
	return errors.Join(d.badClose(ctx, id), d.okClose(ctx, id), d.okLater(ctx, id))
}
