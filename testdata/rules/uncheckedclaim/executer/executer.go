// Package executer hides sqlx behind an interface of its own, which databases,
// transactions and what decorates them have.
package executer

import (
	"context"
	"database/sql"
	"net/smtp"

	"github.com/jmoiron/sqlx"
)

// Executer repeats sqlx. Most of its methods would fit other libraries as well.
type Executer interface {
	DriverName() string
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	GetContext(ctx context.Context, dest any, query string, args ...any) error
	SelectContext(ctx context.Context, dest any, query string, args ...any) error
	Rebind(query string) string
}

var _ Executer = (*sqlx.DB)(nil)

// Routed picks a database for each call.
type Routed struct {
	pick func(ctx context.Context) (Executer, error)
}

// DriverName is part of Executer.
func (r Routed) DriverName() string { return "routed" }

// Rebind is part of Executer.
func (r Routed) Rebind(query string) string { return query }

// ExecContext is part of Executer.
func (r Routed) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	db, err := r.pick(ctx)
	if err != nil {
		return nil, err
	}
	return db.ExecContext(ctx, query, args...)
}

// GetContext is part of Executer.
func (r Routed) GetContext(ctx context.Context, dest any, query string, args ...any) error {
	db, err := r.pick(ctx)
	if err != nil {
		return err
	}
	return db.GetContext(ctx, dest, query, args...)
}

// SelectContext is part of Executer.
func (r Routed) SelectContext(ctx context.Context, dest any, query string, args ...any) error {
	db, err := r.pick(ctx)
	if err != nil {
		return err
	}
	return db.SelectContext(ctx, dest, query, args...)
}

type notice struct {
	ID    string `db:"id"`
	State string `db:"state"`
}

func mail(id string) error {
	return smtp.SendMail("mx:25", nil, "us@shop.test", []string{"it@shop.test"}, []byte(id))
}

const take = "UPDATE x_notices SET state = 'RUNNING' WHERE id = $1 AND state = 'NEW' RETURNING *"

// okGet fails if there was no row to take.
func okGet(ctx context.Context, db Executer, id string) error {
	var n notice
	if err := db.GetContext(ctx, &n, take, id); err != nil {
		return err
	}
	return mail(id)
}

// badSelect gets an empty list for a row that somebody else has, and goes on.
func badSelect(ctx context.Context, db Executer, id string) error {
	var n []notice
	if err := db.SelectContext(ctx, &n, take, id); err != nil { // want `the update of x_notices.state decides who does the work`
		return err
	}
	return mail(id)
}

// okGetLocked asks sqlx itself.
func okGetLocked(ctx context.Context, db *sqlx.DB, id string) error {
	var n notice
	if err := db.GetContext(ctx, &n, take, id); err != nil {
		return err
	}
	return mail(id)
}
