package shops

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/txeffect/units/sqlunit"
	"dualwrite.test/rules/txeffect/units/unit"
)

// Grants is what services see of the grants.
type Grants interface {
	unit.Creator
	AddGrant(ctx context.Context, id string) error
	CloseGrant(ctx context.Context, id string) error
}

type grantRows struct {
	pool *sql.DB
	db   sqlunit.Handle
}

// NewGrants returns a store of grants.
func NewGrants(db *sql.DB) Grants { return &grantRows{pool: db, db: db} }

func (r *grantRows) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	d, err := sqlunit.Begin(ctx, r.pool)
	if err != nil {
		return nil, nil, err
	}
	return ctx, d, nil
}

func (r *grantRows) On(_ context.Context, d *sqlunit.Driver) *grantRows {
	return &grantRows{pool: r.pool, db: d.Tx()}
}

func (r *grantRows) Self() *grantRows { return r }

func (r *grantRows) AddGrant(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *grantRows) (any, error) {
		return r.db.ExecContext(ctx, "INSERT INTO unit_grants (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	})
	return err
}

func (r *grantRows) CloseGrant(ctx context.Context, id string) error {
	_, err := sqlunit.Within(ctx, r, func(ctx context.Context, r *grantRows) (any, error) {
		return r.db.ExecContext(ctx, "UPDATE unit_grants SET state = 'CLOSED' WHERE id = $1", id)
	})
	return err
}
