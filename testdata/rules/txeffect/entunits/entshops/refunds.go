package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Refunds is what services see of the refunds.
type Refunds interface {
	unit.Creator
	PayRefund(ctx context.Context, id int) error
}

type refundRows struct{ db *ent.Client }

// NewRefunds returns a store.
func NewRefunds(db *ent.Client) Refunds { return &refundRows{db: db} }

func (r *refundRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *refundRows) On(ctx context.Context, d *entunit.Driver) *refundRows {
	return &refundRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *refundRows) Self() *refundRows { return r }

func (r *refundRows) PayRefund(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *refundRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
