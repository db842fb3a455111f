package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Ledgers is what services see of the ledgers.
type Ledgers interface {
	unit.Creator
	AddLedger(ctx context.Context, id string) error
	CloseLedger(ctx context.Context, id string) error
}

type ledgerRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewLedgers returns a store of ledgers.
func NewLedgers(db *sql.DB) Ledgers { return &ledgerRows{pool: db, db: db} }

func (r *ledgerRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *ledgerRows) On(_ context.Context, d *sqlunit.Driver) *ledgerRows {
	return &ledgerRows{pool: r.pool, db: d.Tx()}
}

func (r *ledgerRows) Self() *ledgerRows { return r }

func (r *ledgerRows) AddLedger(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *ledgerRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_ledgers (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *ledgerRows) CloseLedger(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *ledgerRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_ledgers SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
