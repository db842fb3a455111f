package entshops

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/txeffect/entunits/entunit"
	"dualwrite.test/rules/txeffect/entunits/unit"
)

// Loans is what services see of the loans.
type Loans interface {
	unit.Creator
	PayLoan(ctx context.Context, id int) error
}

type loanRows struct{ db *ent.Client }

// NewLoans returns a store.
func NewLoans(db *ent.Client) Loans { return &loanRows{db: db} }

func (r *loanRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	ctx, raw, tx, err := r.db.Hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, fmt.Errorf("hijack: %w", err)
	}
	return ctx, entunit.New(tx, raw), nil
}

func (r *loanRows) On(ctx context.Context, d *entunit.Driver) *loanRows {
	return &loanRows{db: ent.NewTxFromRaw(ctx, *d.Raw()).Client()}
}

func (r *loanRows) Self() *loanRows { return r }

func (r *loanRows) PayLoan(ctx context.Context, id int) error {
	_, err := entunit.Within(ctx, r, func(ctx context.Context, r *loanRows) (any, error) {
		return nil, r.db.Payout.UpdateOneID(id).SetStatus("PAID").Exec(ctx)
	})
	return err
}
