package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Bonuses is what services see of the bonuses.
type Bonuses interface {
	unit.Creator
	PayBonus(ctx context.Context, id int) error
}

type bonusRows struct{ db *ent.Client }

// NewBonuses returns a store.
func NewBonuses(db *ent.Client) Bonuses { return &bonusRows{db: db} }

func (r *bonusRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *bonusRows) On(ctx context.Context, d *entunit.Driver) *bonusRows {
	return &bonusRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *bonusRows) Self() *bonusRows { return r }

func (r *bonusRows) PayBonus(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *bonusRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
