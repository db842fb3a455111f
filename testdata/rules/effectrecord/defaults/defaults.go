// Package defaults completes requests before it looks what they are.
package defaults

import (
	"context"
	"encoding/json"

	"github.com/stripe/stripe-go/v82"
	"gorm.io/gorm"

	"dualwrite.test/rules/effectrecord/defaults/request"
)

type desk struct {
	db     *gorm.DB
	stripe *stripe.Client
}

func (d *desk) charge(ctx context.Context, p *request.Payment) error {
	_, err := d.stripe.V1PaymentIntents.Create(ctx, &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(p.Cents), Customer: stripe.String(p.Customer)})
	return err
}

func (d *desk) paid(ctx context.Context, p *request.Payment) error {
	return d.db.WithContext(ctx).Model(&request.Payment{}).Where("id = ?", p.ID).Update("state", "PAID").Error
}

func (d *desk) due(ctx context.Context) (all []request.Payment, err error) {
	err = d.db.WithContext(ctx).Where("state = ?", "DUE").Find(&all).Error
	return all, err
}

func each(f func()) { f() }

// BadDefault may still be a payment.
func (d *desk) BadDefault(ctx context.Context, p *request.Payment) error {
	if p.Kind == "" {
		p.Kind = "letter"
	}
	if p.Kind == "pay" {
		if err := d.charge(ctx, p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
			return err
		}
		return d.paid(ctx, p)
	}
	return nil
}

// OkAssigned is a letter for sure.
func (d *desk) OkAssigned(ctx context.Context, p *request.Payment) error {
	p.Kind = "letter"
	if p.Kind == "pay" {
		if err := d.charge(ctx, p); err != nil {
			return err
		}
		return d.paid(ctx, p)
	}
	return nil
}

// BadHandedOn asks in another function.
func (d *desk) BadHandedOn(ctx context.Context, p request.Payment) error {
	if p.Kind == "" {
		p.Kind = "letter"
	}
	return d.handed(ctx, p)
}

func (d *desk) handed(ctx context.Context, p request.Payment) error {
	if p.Kind != "pay" {
		return nil
	}
	if err := d.charge(ctx, &p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
		return err
	}
	return d.paid(ctx, &p)
}

// OkHandedOn hands on a letter for sure.
func (d *desk) OkHandedOn(ctx context.Context, p request.Payment) error {
	p.Kind = "letter"
	return d.letter(ctx, p)
}

func (d *desk) letter(ctx context.Context, p request.Payment) error {
	if p.Kind != "pay" {
		return nil
	}
	if err := d.charge(ctx, &p); err != nil {
		return err
	}
	return d.paid(ctx, &p)
}

// BadDecoded completes what it was sent with a method of another package.
func (d *desk) BadDecoded(ctx context.Context, data []byte) error {
	var p request.Payment
	if err := json.Unmarshal(data, &p); err != nil {
		return err
	}
	p.SetDefaults()
	if p.Kind != "pay" {
		return nil
	}
	if err := d.charge(ctx, &p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
		return err
	}
	return d.paid(ctx, &p)
}

// OkDecoded charges what stays DUE under a key of the row.
func (d *desk) OkDecoded(ctx context.Context, data []byte) error {
	var p request.Payment
	if err := json.Unmarshal(data, &p); err != nil {
		return err
	}
	if p.Kind == "" {
		p.Kind = "pay"
	}
	if p.Kind != "pay" {
		return nil
	}
	args := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(p.Cents), Customer: stripe.String(p.Customer)}
	args.SetIdempotencyKey("payment:" + p.Customer)
	if _, err := d.stripe.V1PaymentIntents.Create(ctx, args); err != nil {
		return err
	}
	return d.paid(ctx, &p)
}

// BadRows completes each row.
func (d *desk) BadRows(ctx context.Context) error {
	all, err := d.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range all {
		switch {
		case p.Kind == "":
			p.Kind = "letter"
		case p.Cents == 0:
			p.Kind = "free"
		}
		if p.Kind != "pay" {
			continue
		}
		if err := d.charge(ctx, &p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
			return err
		}
		if err := d.paid(ctx, &p); err != nil {
			return err
		}
	}
	return nil
}

// OkRows knows what each row is.
func (d *desk) OkRows(ctx context.Context) error {
	all, err := d.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range all {
		if p.Cents == 0 {
			p.Kind = "free"
		} else {
			p.Kind = "letter"
		}
		if p.Kind != "pay" {
			continue
		}
		if err := d.charge(ctx, &p); err != nil {
			return err
		}
		if err := d.paid(ctx, &p); err != nil {
			return err
		}
	}
	return nil
}

// BadFlag may be no rehearsal.
func (d *desk) BadFlag(ctx context.Context, p *request.Payment) error {
	if p.Cents == 0 {
		p.Dry = true
	}
	dry := p.Cents < 0 || p.Dry
	if dry {
		return nil
	}
	if err := d.charge(ctx, p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
		return err
	}
	return d.paid(ctx, p)
}

// OkFlag is a rehearsal.
func (d *desk) OkFlag(ctx context.Context, p *request.Payment) error {
	p.Dry = true
	if p.Dry {
		return nil
	}
	if err := d.charge(ctx, p); err != nil {
		return err
	}
	return d.paid(ctx, p)
}

// BadLiteral leaves it to a literal.
func (d *desk) BadLiteral(ctx context.Context, p *request.Payment) error {
	p.Kind = "letter"
	each(func() {
		if p.Cents > 0 {
			p.Kind = "pay"
		}
	})
	if p.Kind != "pay" {
		return nil
	}
	if err := d.charge(ctx, p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
		return err
	}
	return d.paid(ctx, p)
}

// OkLiteral asks in the literal what was assigned before.
func (d *desk) OkLiteral(ctx context.Context, p *request.Payment) error {
	p.Kind = "letter"
	var err error
	each(func() {
		if p.Kind != "pay" {
			return
		}
		if err = d.charge(ctx, p); err == nil {
			err = d.paid(ctx, p)
		}
	})
	return err
}

// BadRound is paid in the round after the one in which it becomes a payment.
func (d *desk) BadRound(ctx context.Context, p *request.Payment) error {
	p.Kind = "new"
	for {
		if p.Kind == "pay" {
			if err := d.charge(ctx, p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
				return err
			}
			return d.paid(ctx, p)
		}
		if p.Cents > 0 {
			p.Kind = "pay"
		}
	}
}

// OkRound is made new again in each round.
func (d *desk) OkRound(ctx context.Context, p *request.Payment) error {
	for {
		p.Kind = "new"
		if p.Kind == "pay" {
			if err := d.charge(ctx, p); err != nil {
				return err
			}
			return d.paid(ctx, p)
		}
		if p.Cents > 0 {
			p.Kind = "pay"
		}
	}
}

// OkEmpty gives every order a kind.
func (d *desk) OkEmpty(ctx context.Context, p *request.Payment) error {
	if p.Kind == "" {
		p.Kind = "letter"
	}
	if p.Kind == "" {
		if err := d.charge(ctx, p); err != nil {
			return err
		}
		return d.paid(ctx, p)
	}
	return nil
}
