package desk

import (
	"context"
	"errors"

	"dualwrite.test/rules/txeffect/units/unit"
)

// The unit of the plan joins that of the grant: only the outer one commits.
func (d *Desk) badAfterNested(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.grants, func(ctx context.Context) error {
		if err := d.movePlan(ctx, id); err != nil {
			return err
		}
		return d.events.Publish(ctx, id) // want `cannot be rolled back`
	})
}

func (d *Desk) movePlan(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.plans, func(ctx context.Context) error {
		if err := d.plans.ClosePlan(ctx, id); err != nil {
			return err
		}
		return d.addMeter(ctx, id)
	})
}

func (d *Desk) addMeter(ctx context.Context, id string) error {
	_, err := unit.Run(ctx, d.meters, func(ctx context.Context) (string, error) { return id, d.meters.AddMeter(ctx, id) })
	return err
}

func (d *Desk) okAfterBoth(ctx context.Context, id string) error {
	err := unit.RunOnly(ctx, d.grants, func(ctx context.Context) error { return d.movePlan(ctx, id) })
	if err != nil {
		return err
	}
	return d.events.Publish(ctx, id)
}

// A unit of its own is committed before the event leaves.
func (d *Desk) okAfterApart(ctx context.Context, id string) error {
	_, err := unit.RunApart(ctx, d.meters, func(ctx context.Context) (string, error) { return id, d.addMeter(ctx, id) })
	if err != nil {
		return err
	}
	return d.events.Publish(ctx, id)
}

// Nested serves them.
func (d *Desk) Nested(ctx context.Context, id string) error {
	return errors.Join(d.badAfterNested(ctx, id), d.okAfterBoth(ctx, id), d.okAfterApart(ctx, id))
}
