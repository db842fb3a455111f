// Package entdesk serves requests on generated clients.
package entdesk

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entshops"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Notifier tells others.
type Notifier interface {
	Notify(ctx context.Context, id int) error
}

type hook struct{ target string }

func (h *hook) Notify(_ context.Context, id int) error {
	resp, err := http.PostForm(h.target, url.Values{"payout": {strconv.Itoa(id)}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// Desk serves payouts.
type Desk struct {
	payouts entshops.Payouts
	refunds entshops.Refunds
	fees    entshops.Fees
	bonuses entshops.Bonuses
	loans   entshops.Loans
	rents   entshops.Rents
	notify  Notifier
}

// New puts a desk together.
func New(db *ent.Client, target string) *Desk {
	return &Desk{
		payouts: entshops.NewPayouts(db), refunds: entshops.NewRefunds(db), fees: entshops.NewFees(db),
		bonuses: entshops.NewBonuses(db), loans: entshops.NewLoans(db), rents: entshops.NewRents(db), notify: &hook{target},
	}
}

func (d *Desk) badPayout(ctx context.Context, id int) (int, error) {
	return unit.Run(ctx, d.payouts, func(ctx context.Context) (int, error) {
		if err := d.payouts.PayPayout(ctx, id); err != nil {
			return 0, err
		}
		return id, d.notify.Notify(ctx, id) // want `cannot be rolled back`
	})
}

func (d *Desk) badRefund(ctx context.Context, id int) error {
	return unit.RunOnly(ctx, d.refunds, func(ctx context.Context) error {
		if err := d.refunds.PayRefund(ctx, id); err != nil {
			return err
		}
		return d.notify.Notify(ctx, id) // want `cannot be rolled back`
	})
}

func (d *Desk) badFee(ctx context.Context, id int) error {
	return unit.RunOnly(ctx, d.fees, func(ctx context.Context) error {
		if err := d.fees.PayFee(ctx, id); err != nil {
			return err
		}
		return d.notify.Notify(ctx, id) // want `cannot be rolled back`
	})
}

func (d *Desk) okBonus(ctx context.Context, id int) error {
	if err := unit.RunOnly(ctx, d.bonuses, func(ctx context.Context) error { return d.bonuses.PayBonus(ctx, id) }); err != nil {
		return err
	}
	return d.notify.Notify(ctx, id)
}

func (d *Desk) okLoan(ctx context.Context, id int) error {
	if err := d.notify.Notify(ctx, id); err != nil {
		return err
	}
	return unit.RunOnly(ctx, d.loans, func(ctx context.Context) error { return d.loans.PayLoan(ctx, id) })
}

func (d *Desk) okRent(ctx context.Context, id int) error {
	return unit.RunOnly(ctx, d.rents, func(ctx context.Context) error { return d.rents.PayRent(ctx, id) })
}

// Handler serves them.
func (d *Desk) Handler(ctx context.Context, id int) error {
	if _, err := d.badPayout(ctx, id); err != nil {
		return err
	}
	return errors.Join(d.badRefund(ctx, id), d.badFee(ctx, id), d.okBonus(ctx, id), d.okLoan(ctx, id), d.okRent(ctx, id))
}
