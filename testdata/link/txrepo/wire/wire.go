// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/txrepo/pay"
)

type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// Table is a table, alone or in a transaction.
type Table struct {
	db *sql.DB
	on execer
}

// InTx runs f on the table in a transaction.
func (t *Table) InTx(ctx context.Context, f func(pay.Work) error) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := f(&Table{db: t.db, on: tx}); err != nil {
		return err
	}
	return tx.Commit()
}

// Close ends a piece of work.
func (t *Table) Close(ctx context.Context, id string) error {
	_, err := t.on.ExecContext(ctx, "UPDATE work SET status = 'DONE' WHERE id = $1", id)
	return err
}

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	s := pay.New(bank.New(), &Table{db: db, on: db})
	if err := s.BadRun(ctx, id); err != nil {
		return err
	}
	return s.OkRun(ctx, id)
}
