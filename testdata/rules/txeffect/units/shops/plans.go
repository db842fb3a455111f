package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Plans is what services see of the plans.
type Plans interface {
	unit.Creator
	AddPlan(ctx context.Context, id string) error
	ClosePlan(ctx context.Context, id string) error
}

type planRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewPlans returns a store of plans.
func NewPlans(db *sql.DB) Plans { return &planRows{pool: db, db: db} }

func (r *planRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *planRows) On(_ context.Context, d *sqlunit.Driver) *planRows {
	return &planRows{pool: r.pool, db: d.Tx()}
}

func (r *planRows) Self() *planRows { return r }

func (r *planRows) AddPlan(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *planRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_plans (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *planRows) ClosePlan(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *planRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_plans SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
