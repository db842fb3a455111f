// Package entunit is a transaction of a generated client with savepoints.
package entunit

import (
	"context"
	"fmt"
	"strconv"
	"sync"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Transaction is what the generated code hands out.
type Transaction interface {
	Commit() error
	Rollback() error
	Mark(name string) error
	Release(name string) error
}

// Driver counts the savepoints of a transaction.
type Driver struct {
	mu    sync.Mutex
	tx    Transaction
	raw   *ent.Raw
	depth int
	err   error
}

var _ unit.Driver = (*Driver)(nil)

// New returns the driver of an open transaction.
func New(tx Transaction, raw *ent.Raw) *Driver { return &Driver{tx: tx, raw: raw} }

// Raw returns what a client on the transaction is built from.
func (d *Driver) Raw() *ent.Raw { return d.raw }

// Commit ends the innermost savepoint, or the transaction.
func (d *Driver) Commit() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.err != nil {
		return d.err
	}
	if d.depth > 1 {
		if d.err = d.tx.Release("s" + strconv.Itoa(d.depth)); d.err == nil {
			d.depth--
		}
	} else {
		d.err = d.tx.Commit()
	}
	return d.err
}

// Rollback gives the transaction up.
func (d *Driver) Rollback() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.err = d.tx.Rollback()
	return d.err
}

// Savepoint begins one, except for the first.
func (d *Driver) Savepoint() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.depth++; d.depth > 1 {
		return d.tx.Mark("s" + strconv.Itoa(d.depth))
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
