// Package nested runs units of work in units of work: the inner ones join the
// transaction of the context, whichever store they begin it with.
package nested

import (
	"context"
	"database/sql"
	"errors"

	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/txeffect/units/shops"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Desk serves customers.
type Desk struct {
	customers shops.Customers
	plans     shops.Plans
	meters    shops.Meters
	events    *kafka.Writer
}

// Open puts the program together.
func Open(db *sql.DB, w *kafka.Writer) *Desk {
	return &Desk{customers: shops.NewCustomers(db), plans: shops.NewPlans(db), meters: shops.NewMeters(db), events: w}
}

func (d *Desk) publish(ctx context.Context, topic, id string) error {
	return d.events.WriteMessages(ctx, kafka.Message{Topic: topic, Key: []byte(id)})
}

func (d *Desk) close(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.plans, func(ctx context.Context) error {
		if err := d.plans.ClosePlan(ctx, id); err != nil {
			return err
		}
		return unit.RunOnly(ctx, d.meters, func(ctx context.Context) error { return d.meters.CloseMeter(ctx, id) })
	})
}

// okInside publishes after the inner units have ended, before the outer one does.
func (d *Desk) okInside(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.customers, func(ctx context.Context) error {
		if err := d.close(ctx, id); err != nil {
			return err
		}
		return d.publish(ctx, "plan.closed", id)
	})
}

func (d *Desk) badAfterwards(ctx context.Context, id string) error {
	err := unit.RunOnly(ctx, d.customers, func(ctx context.Context) error { return d.close(ctx, id) })
	if err != nil {
		return err
	}
	return d.publish(ctx, "plan.closed", id) // want `lost`
}

// Handler serves them.
func (d *Desk) Handler(ctx context.Context, id string) error {
	return errors.Join(d.okInside(ctx, id), d.badAfterwards(ctx, id))
}
