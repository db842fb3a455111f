// Package sqlunit is a transaction of database/sql with savepoints.
package sqlunit

import (
	"context"
	"database/sql"
	"fmt"
	"sync"

	"dualwrite.test/rules/txeffect/units/unit"
)

// Handle runs statements.
type Handle interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// Driver is a transaction that counts its savepoints.
type Driver struct {
	mu    sync.Mutex
	once  sync.Once
	tx    *sql.Tx
	depth int
	err   error
}

var _ unit.Driver = (*Driver)(nil)

// Begin opens a transaction.
func Begin(ctx context.Context, db *sql.DB) (*Driver, error) {
	tx, err := db.BeginTx(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, err
	}
	return &Driver{tx: tx}, nil
}

// Tx returns the transaction for those who run statements in it.
func (d *Driver) Tx() *sql.Tx { return d.tx }

// Commit ends the innermost savepoint, or the transaction.
func (d *Driver) Commit() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.err != nil {
		return d.err
	}
	if d.depth > 0 {
		if _, err := d.tx.Exec(fmt.Sprintf("RELEASE SAVEPOINT s%d", d.depth)); err == nil {
			d.depth--
		} else {
			d.err = err
		}
	} else {
		d.err = d.tx.Commit()
	}
	return d.err
}

// Rollback gives up the innermost savepoint, or the transaction.
func (d *Driver) Rollback() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.err != nil {
		return d.err
	}
	if d.depth > 0 {
		_, d.err = d.tx.Exec(fmt.Sprintf("ROLLBACK TO SAVEPOINT s%d", d.depth))
		d.depth--
	} else {
		d.err = d.tx.Rollback()
	}
	return d.err
}

// Savepoint begins one, except for the first.
func (d *Driver) Savepoint() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	first := false
	d.once.Do(func() { first = true })
	if !first {
		if _, err := d.tx.Exec(fmt.Sprintf("SAVEPOINT s%d", d.depth+1)); err != nil {
			return err
		}
		d.depth++
	}
	return nil
}

// From returns the transaction in the context.
func From(ctx context.Context) (*Driver, error) {
	d, err := unit.From(ctx)
	if err != nil {
		return nil, err
	}
	own, ok := d.(*Driver)
	if !ok {
		return nil, fmt.Errorf("a foreign transaction: %T", d)
	}
	return own, nil
}

// Within hands body the store on the transaction in the context, if there is one.
func Within[R, T any](ctx context.Context, store interface {
	unit.Creator
	On(ctx context.Context, d *Driver) T
	Self() T
}, body func(ctx context.Context, store T) (R, error)) (R, error) {
	var none R
	d, err := From(ctx)
	if err != nil {
		if _, ok := err.(*unit.NoneError); !ok {
			return none, err
		}
		return body(ctx, store.Self())
	}
	return body(ctx, store.On(ctx, d))
}
