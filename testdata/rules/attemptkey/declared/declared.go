// Package declared calls a gateway whose comments say where it finds the key.
package declared

import (
	"context"

	"github.com/google/uuid"
)

type Order struct {
	ID    string
	Trace string
	Cents int64
}

// Charge is deduplicated by its second parameter.
//
//dualwrite:effect key=2
func Charge(ctx context.Context, key string, cents int64) error { return nil }

// Place is deduplicated by the order's ID.
//
//dualwrite:effect key=order.ID
func Place(ctx context.Context, order Order) error { return nil }

// Send is deduplicated by the ID of what is sent.
//
//dualwrite:effect key=o.ID
func (o *Order) Send(ctx context.Context) error { return nil }

type Gateway interface {
	// Pay is deduplicated by the order's ID.
	//
	//dualwrite:effect key=order.ID
	Pay(ctx context.Context, order *Order) error
}

func BadPosition(ctx context.Context, cents int64) (err error) {
	for range 3 {
		if err = Charge(ctx, uuid.NewString(), cents); err == nil { // want `the key that Charge is given .* is new on every attempt`
			return nil
		}
	}
	return err
}

func OkPosition(ctx context.Context, o Order) (err error) {
	for range 3 {
		if err = Charge(ctx, o.ID, o.Cents); err == nil {
			return nil
		}
	}
	return err
}

func BadField(ctx context.Context, cents int64) (err error) {
	for range 3 {
		if err = Place(ctx, Order{ID: uuid.NewString(), Cents: cents}); err == nil { // want `the key that Place is given .* is new on every attempt`
			return nil
		}
	}
	return err
}

// OkField makes something else anew.
func OkField(ctx context.Context, id string, cents int64) (err error) {
	for range 3 {
		if err = Place(ctx, Order{ID: id, Trace: uuid.NewString(), Cents: cents}); err == nil {
			return nil
		}
	}
	return err
}

func BadReceiver(ctx context.Context, cents int64) (err error) {
	for range 3 {
		o := &Order{ID: uuid.NewString(), Cents: cents} // want `the key that Order.Send is given .* is new on every attempt`
		if err = o.Send(ctx); err == nil {
			return nil
		}
	}
	return err
}

func OkReceiver(ctx context.Context, id string, cents int64) (err error) {
	for range 3 {
		o := &Order{ID: id, Trace: uuid.NewString(), Cents: cents}
		if err = o.Send(ctx); err == nil {
			return nil
		}
	}
	return err
}

func BadMethod(ctx context.Context, g Gateway, cents int64) (err error) {
	for range 3 {
		if err = g.Pay(ctx, &Order{ID: uuid.NewString(), Cents: cents}); err == nil { // want `the key that Gateway.Pay is given .* is new on every attempt`
			return nil
		}
	}
	return err
}

func OkMethod(ctx context.Context, g Gateway, id string, cents int64) (err error) {
	for range 3 {
		if err = g.Pay(ctx, &Order{ID: id, Trace: uuid.NewString(), Cents: cents}); err == nil {
			return nil
		}
	}
	return err
}
