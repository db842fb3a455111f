package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Invoices is what services see of the invoices.
type Invoices interface {
	unit.Creator
	AddInvoice(ctx context.Context, id string) error
	CloseInvoice(ctx context.Context, id string) error
}

type invoiceRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewInvoices returns a store of invoices.
func NewInvoices(db *sql.DB) Invoices { return &invoiceRows{pool: db, db: db} }

func (r *invoiceRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *invoiceRows) On(_ context.Context, d *sqlunit.Driver) *invoiceRows {
	return &invoiceRows{pool: r.pool, db: d.Tx()}
}

func (r *invoiceRows) Self() *invoiceRows { return r }

func (r *invoiceRows) AddInvoice(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *invoiceRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_invoices (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *invoiceRows) CloseInvoice(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *invoiceRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_invoices SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
