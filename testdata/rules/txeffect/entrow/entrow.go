// Package entrow updates rows through themselves: they keep the client, and with
// it the transaction, that they were read with.
package entrow

import (
	"context"
	"net/http"
	"net/url"

	"dualwrite.test/rules/effectrecord/entshop/ent"
)

func tell(p *ent.Payout) error {
	resp, err := http.PostForm("https://bank.example/transfers", url.Values{"to": {p.Seller}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func badInside(ctx context.Context, db *ent.Client, id int) error {
	tx, err := db.Tx(ctx)
	if err != nil {
		return err
	}
	p, err := tx.Payout.Get(ctx, id)
	if err != nil {
		return tx.Rollback()
	}
	if err := tell(p); err != nil { // want `payouts\.status`
		return tx.Rollback()
	}
	if err := p.Update().SetStatus("PAID").Exec(ctx); err != nil {
		return tx.Rollback()
	}
	return tx.Commit()
}

func okBefore(ctx context.Context, db *ent.Client, id int) error {
	p, err := db.Payout.Get(ctx, id)
	if err != nil {
		return err
	}
	if err := tell(p); err != nil {
		return err
	}
	tx, err := db.Tx(ctx)
	if err != nil {
		return err
	}
	if err := tx.Payout.UpdateOne(p).SetStatus("PAID").Exec(ctx); err != nil {
		return tx.Rollback()
	}
	return tx.Commit()
}
