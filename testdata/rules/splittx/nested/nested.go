// Package nested hands out a store on the transaction of the context or, if there
// is none, on the pool.
package nested

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

type key struct{}

// Driver is an open transaction.
type Driver interface {
	Commit() error
	Rollback() error
}

// Creator begins transactions.
type Creator interface {
	Begin(ctx context.Context) (Driver, error)
}

// MissingError says that the context holds no transaction.
type MissingError struct{}

func (*MissingError) Error() string { return "no transaction" }

func from(ctx context.Context) (Driver, error) {
	d, ok := ctx.Value(key{}).(Driver)
	if !ok {
		return nil, &MissingError{}
	}
	return d, nil
}

func open(ctx context.Context, c Creator) (Driver, error) {
	if d, err := from(ctx); err == nil {
		return d, nil
	}
	return c.Begin(ctx)
}

// Run runs body in a transaction, in the caller's if there is one.
func Run(ctx context.Context, c Creator, body func(ctx context.Context) error) error {
	d, err := open(ctx, c)
	if err != nil {
		return err
	}
	if _, err := from(ctx); err != nil {
		ctx = context.WithValue(ctx, key{}, d)
	}
	if err := body(ctx); err != nil {
		return errors.Join(err, d.Rollback())
	}
	return d.Commit()
}

type sqlDriver struct{ tx *sql.Tx }

func (d *sqlDriver) Commit() error   { return d.tx.Commit() }
func (d *sqlDriver) Rollback() error { return d.tx.Rollback() }

func sqlFrom(ctx context.Context) (*sqlDriver, error) {
	d, err := from(ctx)
	if err != nil {
		return nil, err
	}
	return asSQL(d)
}

func asSQL(d Driver) (*sqlDriver, error) {
	s, ok := d.(*sqlDriver)
	if !ok {
		return nil, fmt.Errorf("foreign driver")
	}
	return s, nil
}

type handle interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// within hands body the store on the transaction of the context, if there is one.
func within(ctx context.Context, s *Store, body func(ctx context.Context, s *Store) error) error {
	d, err := sqlFrom(ctx)
	if err != nil {
		if _, ok := err.(*MissingError); !ok {
			return err
		}
		return body(ctx, s.self())
	}
	return body(ctx, s.on(d))
}

// Store keeps boxes.
type Store struct{ db handle }

// Open opens a store.
func Open(db *sql.DB) *Store { return &Store{db: db} }

func (s *Store) self() *Store           { return s }
func (s *Store) on(d *sqlDriver) *Store { return &Store{db: d.tx} }

// Begin begins a transaction.
func (s *Store) Begin(ctx context.Context) (Driver, error) {
	tx, err := s.db.(*sql.DB).BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	return &sqlDriver{tx}, nil
}

// OkEither writes on what the context says.
func (s *Store) OkEither(ctx context.Context, id string) error {
	return Run(ctx, s, func(ctx context.Context) error {
		return within(ctx, s, func(ctx context.Context, s *Store) error {
			_, err := s.db.ExecContext(ctx, "UPDATE sx_boxes SET status = 'SENT' WHERE id = ?", id)
			return err
		})
	})
}

// BadPast writes on what the context says, and past it.
func (s *Store) BadPast(ctx context.Context, id string) error {
	return Run(ctx, s, func(ctx context.Context) error {
		err := within(ctx, s, func(ctx context.Context, s *Store) error {
			_, err := s.db.ExecContext(ctx, "UPDATE sx_boxes SET status = 'SENT' WHERE id = ?", id)
			return err
		})
		if err != nil {
			return err
		}
		_, err = s.db.ExecContext(ctx, "UPDATE sx_box_lines SET status = 'SENT' WHERE box = ?", id) // want `past the open transaction`
		return err
	})
}
