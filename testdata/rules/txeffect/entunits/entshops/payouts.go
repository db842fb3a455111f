package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Payouts is what services see of the payouts.
type Payouts interface {
	unit.Creator
	PayPayout(ctx context.Context, id int) error
}

type payoutRows struct{ db *ent.Client }

// NewPayouts returns a store.
func NewPayouts(db *ent.Client) Payouts { return &payoutRows{db: db} }

func (r *payoutRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *payoutRows) On(ctx context.Context, d *entunit.Driver) *payoutRows {
	return &payoutRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *payoutRows) Self() *payoutRows { return r }

func (r *payoutRows) PayPayout(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *payoutRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
