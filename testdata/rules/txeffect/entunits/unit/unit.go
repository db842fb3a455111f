// Package unit runs functions in transactions that it knows as interfaces only.
// The open one travels in the context.
package unit

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

// Creator begins transactions. Every store of the program is one.
type Creator interface {
	Begin(ctx context.Context) (context.Context, Driver, error)
}

type key string

const driverKey key = "driver"

// NoneError says that the context carries no transaction.
type NoneError struct{}

func (*NoneError) Error() string { return "no transaction in the context" }

// ConflictError says that it carries one already.
type ConflictError struct{}

func (*ConflictError) Error() string { return "a transaction in the context already" }

// From returns the transaction in the context.
func From(ctx context.Context) (Driver, error) {
	d, ok := ctx.Value(driverKey).(Driver)
	if !ok {
		return nil, &NoneError{}
	}
	return d, nil
}

// With puts a transaction into the context, unless there is one.
func With(ctx context.Context, d Driver) (context.Context, error) {
	if _, err := From(ctx); err == nil {
		return ctx, &ConflictError{}
	}
	return context.WithValue(ctx, driverKey, d), nil
}

func open(ctx context.Context, c Creator) (context.Context, Driver, error) {
	if d, err := From(ctx); err == nil {
		return ctx, d, nil
	}
	ctx, d, err := c.Begin(ctx)
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
	ctx, err = With(ctx, d)
	if _, ok := err.(*ConflictError); !ok && err != nil {
		return none, fmt.Errorf("unknown: %w", err)
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
