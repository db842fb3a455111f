// Package entshop records with a client that ent generated.
package entshop

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/effectrecord/entshop/ent/payout"
)

type bank struct{ url string }

func (b bank) transfer(p *ent.Payout) error {
	resp, err := http.PostForm(b.url, url.Values{"to": {p.Seller}, "amount": {strconv.FormatInt(p.Amount, 10)}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

type store struct{ db *ent.Client }

func (s store) due(ctx context.Context) ([]*ent.Payout, error) {
	return s.db.Payout.Query().Where(payout.StatusEQ("DUE")).All(ctx)
}

func (s store) done(ctx context.Context, id int) error {
	return s.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
}

// take moves a payout to PAYING, which only one worker can do.
func (s store) take(ctx context.Context, id int) (bool, error) {
	n, err := s.db.Payout.Update().Where(payout.ID(id), payout.Status("DUE")).SetStatus("PAYING").Save(ctx)
	return n == 1, err
}

type worker struct {
	store store
	bank  bank
}

func (w worker) badPay(ctx context.Context) error {
	due, err := w.store.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range due {
		if err := w.bank.transfer(p); err != nil { // want `transfer.*payouts\.status`
			return err
		}
		if err := w.store.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// okCounted is claimed, and no statement brings the row back.
func (w worker) okCounted(ctx context.Context, p *ent.Payout) error {
	won, err := w.store.take(ctx, p.ID)
	if err != nil || !won {
		return err
	}
	if err := w.bank.transfer(p); err != nil {
		return err
	}
	return w.store.done(ctx, p.ID)
}

// okNotFound is claimed too: an update of one row fails when its condition does
// not hold.
func (w worker) okNotFound(ctx context.Context, p *ent.Payout) error {
	err := w.store.db.Payout.UpdateOneID(p.ID).Where(payout.Status("DUE")).SetStatus("PAYING").Exec(ctx)
	if err != nil {
		return err
	}
	if err := w.bank.transfer(p); err != nil {
		return err
	}
	return w.store.done(ctx, p.ID)
}

func (w worker) badUnchecked(ctx context.Context, p *ent.Payout) error {
	_ = w.store.db.Payout.UpdateOneID(p.ID).Where(payout.Status("DUE")).SetStatus("PAYING").Exec(ctx)
	if err := w.bank.transfer(p); err != nil { // want `transfer`
		return err
	}
	return w.store.done(ctx, p.ID)
}

func (w worker) badInTransaction(ctx context.Context, id int) error {
	tx, err := w.store.db.Tx(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	p, err := tx.Payout.Query().Where(payout.ID(id)).ForUpdate().Only(ctx)
	if err != nil {
		return err
	}
	if p.Status != "DUE" {
		return nil
	}
	if err := w.bank.transfer(p); err != nil { // want `transfer`
		return err
	}
	if _, err := p.Update().SetStatus("PAID").Save(ctx); err != nil {
		return err
	}
	return tx.Commit()
}

// okOther records something that has nothing to do with the transfer.
func (w worker) okOther(ctx context.Context, p *ent.Payout) error {
	if _, err := w.store.due(ctx); err != nil {
		return err
	}
	return w.bank.transfer(p)
}
