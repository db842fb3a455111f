package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Fees is what services see of the fees.
type Fees interface {
	unit.Creator
	PayFee(ctx context.Context, id int) error
}

type feeRows struct{ db *ent.Client }

// NewFees returns a store.
func NewFees(db *ent.Client) Fees { return &feeRows{db: db} }

func (r *feeRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *feeRows) On(ctx context.Context, d *entunit.Driver) *feeRows {
	return &feeRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *feeRows) Self() *feeRows { return r }

func (r *feeRows) PayFee(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *feeRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
