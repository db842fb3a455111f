// Package hijack runs units of work on a driver that it knows as an interface
// only; the transaction travels in the context, in a wrapper.
package hijack

import (
	"context"
	"errors"
	"fmt"
)

// Driver is an open transaction.
type Driver interface {
	Commit() error
	Rollback() error
	Savepoint() error
}

// Creator begins transactions.
type Creator interface {
	Tx(ctx context.Context) (context.Context, Driver, error)
}

type contextKey string

const driverKey contextKey = "driver"

var errNone = errors.New("no transaction in the context")

func driverFrom(ctx context.Context) (Driver, error) {
	d, ok := ctx.Value(driverKey).(Driver)
	if !ok {
		return nil, errNone
	}
	return d, nil
}

func open(ctx context.Context, c Creator) (context.Context, Driver, error) {
	if d, err := driverFrom(ctx); err == nil {
		return ctx, d, nil
	}
	ctx, d, err := c.Tx(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("begin: %w", err)
	}
	return ctx, d, nil
}

// Run runs body in a transaction, in the caller's if there is one.
func Run[R any](ctx context.Context, c Creator, body func(ctx context.Context) (R, error)) (R, error) {
	var none R
	ctx, d, err := open(ctx, c)
	if err != nil {
		return none, err
	}
	if _, err := driverFrom(ctx); err != nil {
		ctx = context.WithValue(ctx, driverKey, d)
	}
	return manage(ctx, d, func(ctx context.Context, _ Driver) (R, error) { return body(ctx) })
}

// RunOnly is Run for what has no answer.
func RunOnly(ctx context.Context, c Creator, body func(ctx context.Context) error) error {
	_, err := Run(ctx, c, func(ctx context.Context) (any, error) { return nil, body(ctx) })
	return err
}

func manage[R any](ctx context.Context, d Driver, body func(ctx context.Context, d Driver) (R, error)) (R, error) {
	var none R
	defer func() {
		if r := recover(); r != nil {
			_ = d.Rollback()
			panic(r)
		}
	}()
	if err := d.Savepoint(); err != nil {
		return none, err
	}
	result, err := body(ctx, d)
	if err != nil {
		if failed := d.Rollback(); failed != nil {
			err = errors.Join(err, failed)
		}
		return none, err
	}
	if err := d.Commit(); err != nil {
		return none, err
	}
	return result, nil
}
