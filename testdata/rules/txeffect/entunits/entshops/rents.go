package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Rents is what services see of the rents.
type Rents interface {
	unit.Creator
	PayRent(ctx context.Context, id int) error
}

type rentRows struct{ db *ent.Client }

// NewRents returns a store.
func NewRents(db *ent.Client) Rents { return &rentRows{db: db} }

func (r *rentRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *rentRows) On(ctx context.Context, d *entunit.Driver) *rentRows {
	return &rentRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *rentRows) Self() *rentRows { return r }

func (r *rentRows) PayRent(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *rentRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
