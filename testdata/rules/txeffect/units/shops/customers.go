package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Customers is what services see of the customers.
type Customers interface {
	unit.Creator
	AddCustomer(ctx context.Context, id string) error
	CloseCustomer(ctx context.Context, id string) error
}

type customerRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewCustomers returns a store of customers.
func NewCustomers(db *sql.DB) Customers { return &customerRows{pool: db, db: db} }

func (r *customerRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *customerRows) On(_ context.Context, d *sqlunit.Driver) *customerRows {
	return &customerRows{pool: r.pool, db: d.Tx()}
}

func (r *customerRows) Self() *customerRows { return r }

func (r *customerRows) AddCustomer(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *customerRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_customers (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *customerRows) CloseCustomer(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *customerRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_customers SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
