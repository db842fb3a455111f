package desk

import (
	"context"
	"errors"
	"fmt"
	"net"

	"dualwrite.test/rules/txeffect/units/unit"
)

var errRefused = errors.New("refused")

// remote asks another service.
type remote struct {
	events Publisher
	addr   string
}

// told makes an error of one, and lets others know.
func (r *remote) told(ctx context.Context, err error) error {
	if op, ok := err.(*net.OpError); ok {
		if err := r.events.Publish(ctx, op.Net); err != nil {
			return fmt.Errorf("publish: %w", err)
		}
		return fmt.Errorf("unreachable: %w", errRefused)
	}
	return err
}

// softened makes an error of one, or nothing.
func (r *remote) softened(ctx context.Context, err error) error {
	if op, ok := err.(*net.OpError); ok {
		return r.events.Publish(ctx, op.Net)
	}
	return err
}

func (r *remote) check(ctx context.Context) (string, error) {
	c, err := net.Dial("tcp", r.addr)
	if err != nil {
		return "", r.told(ctx, err)
	}
	return c.RemoteAddr().String(), nil
}

func (r *remote) look(ctx context.Context) (string, error) {
	c, err := net.Dial("tcp", r.addr)
	if err != nil {
		return "", r.softened(ctx, err)
	}
	return c.RemoteAddr().String(), nil
}

// OkFailing publishes only where the transaction is rolled back.
func (d *Desk) OkFailing(ctx context.Context, id, addr string) error {
	r := &remote{events: d.events, addr: addr}
	return unit.RunOnly(ctx, d.plans, func(ctx context.Context) error {
		if _, err := r.check(ctx); err != nil {
			return fmt.Errorf("check: %w", err)
		}
		return d.plans.ClosePlan(ctx, id)
	})
}

// BadSoftened goes on after the event.
func (d *Desk) BadSoftened(ctx context.Context, id, addr string) error {
	r := &remote{events: d.events, addr: addr}
	return unit.RunOnly(ctx, d.plans, func(ctx context.Context) error {
		if _, err := r.look(ctx); err != nil { // want `cannot be rolled back`
			return fmt.Errorf("look: %w", err)
		}
		return d.plans.ClosePlan(ctx, id)
	})
}
