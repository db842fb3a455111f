package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Coupons is what services see of the coupons.
type Coupons interface {
	unit.Creator
	AddCoupon(ctx context.Context, id string) error
	CloseCoupon(ctx context.Context, id string) error
}

type couponRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewCoupons returns a store of coupons.
func NewCoupons(db *sql.DB) Coupons { return &couponRows{pool: db, db: db} }

func (r *couponRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *couponRows) On(_ context.Context, d *sqlunit.Driver) *couponRows {
	return &couponRows{pool: r.pool, db: d.Tx()}
}

func (r *couponRows) Self() *couponRows { return r }

func (r *couponRows) AddCoupon(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *couponRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_coupons (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *couponRows) CloseCoupon(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *couponRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_coupons SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
