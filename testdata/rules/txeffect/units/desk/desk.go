// Package desk serves requests.
package desk

import (
	"context"
	"database/sql"
	"errors"

	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/txeffect/units/shops"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Publisher sends events.
type Publisher interface {
	Publish(ctx context.Context, id string) error
}

type publisher struct{ w *kafka.Writer }

func (p *publisher) Publish(ctx context.Context, id string) error {
	return p.w.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
}

// Config holds what the desk needs.
type Config struct {
	Customers shops.Customers
	Plans     shops.Plans
	Grants    shops.Grants
	Meters    shops.Meters
	Publisher Publisher
}

// Desk serves customers.
type Desk struct {
	customers shops.Customers
	plans     shops.Plans
	grants    shops.Grants
	meters    shops.Meters
	events    Publisher
}

// New checks what it is given.
func New(c Config) (*Desk, error) {
	if c.Customers == nil || c.Publisher == nil {
		return nil, errors.New("incomplete")
	}
	return &Desk{customers: c.Customers, plans: c.Plans, grants: c.Grants, meters: c.Meters, events: c.Publisher}, nil
}

// Open puts the program together.
func Open(db *sql.DB, w *kafka.Writer) (*Desk, error) {
	return New(Config{
		Customers: shops.NewCustomers(db), Plans: shops.NewPlans(db), Grants: shops.NewGrants(db), Meters: shops.NewMeters(db),
		Publisher: &publisher{w: w},
	})
}

func (d *Desk) badCreate(ctx context.Context, id string) (*shops.Customer, error) {
	return unit.Run(ctx, d.customers, func(ctx context.Context) (*shops.Customer, error) {
		if err := d.customers.AddCustomer(ctx, id); err != nil {
			return nil, err
		}
		if err := d.events.Publish(ctx, id); err != nil { // want `cannot be rolled back`
			return nil, err
		}
		return &shops.Customer{ID: id}, nil
	})
}

func (d *Desk) badClose(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.plans, func(ctx context.Context) error {
		if err := d.plans.ClosePlan(ctx, id); err != nil {
			return err
		}
		return d.events.Publish(ctx, id) // want `cannot be rolled back`
	})
}

// A transaction in a transaction is a savepoint: it can be rolled back by the outer one.
func (d *Desk) badNested(ctx context.Context, id string) error {
	return unit.RunOnly(ctx, d.grants, func(ctx context.Context) error {
		if err := d.grants.AddGrant(ctx, id); err != nil {
			return err
		}
		return unit.RunOnly(ctx, d.meters, func(ctx context.Context) error {
			if err := d.meters.AddMeter(ctx, id); err != nil {
				return err
			}
			return d.events.Publish(ctx, id) // want `cannot be rolled back`
		})
	})
}

func (d *Desk) badApart(ctx context.Context, id string) error {
	_, err := unit.RunApart(ctx, d.meters, func(ctx context.Context) (string, error) {
		if err := d.meters.CloseMeter(ctx, id); err != nil {
			return "", err
		}
		return id, d.events.Publish(ctx, id) // want `cannot be rolled back`
	})
	return err
}

func (d *Desk) okAfterwards(ctx context.Context, id string) error {
	c, err := unit.Run(ctx, d.customers, func(ctx context.Context) (*shops.Customer, error) {
		return &shops.Customer{ID: id}, d.customers.AddCustomer(ctx, id)
	})
	if err != nil {
		return err
	}
	return d.events.Publish(ctx, c.ID)
}

func (d *Desk) okAlone(ctx context.Context, id string) error {
	if err := d.plans.ClosePlan(ctx, id); err != nil {
		return err
	}
	return d.events.Publish(ctx, id)
}

// Handler serves them.
func (d *Desk) Handler(ctx context.Context, id string) error {
	if _, err := d.badCreate(ctx, id); err != nil {
		return err
	}
	return errors.Join(d.badClose(ctx, id), d.badNested(ctx, id), d.badApart(ctx, id), d.okAfterwards(ctx, id), d.okAlone(ctx, id))
}
