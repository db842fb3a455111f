package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Meters is what services see of the meters.
type Meters interface {
	unit.Creator
	AddMeter(ctx context.Context, id string) error
	CloseMeter(ctx context.Context, id string) error
}

type meterRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewMeters returns a store of meters.
func NewMeters(db *sql.DB) Meters { return &meterRows{pool: db, db: db} }

func (r *meterRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *meterRows) On(_ context.Context, d *sqlunit.Driver) *meterRows {
	return &meterRows{pool: r.pool, db: d.Tx()}
}

func (r *meterRows) Self() *meterRows { return r }

func (r *meterRows) AddMeter(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *meterRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_meters (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *meterRows) CloseMeter(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *meterRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_meters SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
