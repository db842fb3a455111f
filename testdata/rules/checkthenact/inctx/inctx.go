// Package inctx joins the transaction that a context carries, or begins one.
package inctx

import (
	"context"
	"database/sql"
)

type key struct{}

func inTx(ctx context.Context, db *sql.DB, fn func(context.Context, *sql.Tx) error) error {
	run := func() error {
		if tx, ok := ctx.Value(key{}).(*sql.Tx); ok {
			return fn(ctx, tx)
		}
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		defer tx.Rollback()
		if err := fn(context.WithValue(ctx, key{}, tx), tx); err != nil {
			return err
		}
		return tx.Commit()
	}
	return mapped(run())
}

func mapped(err error) error { return err }

type dbtx interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

type queries struct{ db dbtx }

func (q *queries) name(ctx context.Context, id int64) (name string, err error) {
	err = q.db.QueryRowContext(ctx, "SELECT name FROM rotas WHERE id = ? FOR UPDATE", id).Scan(&name)
	return name, err
}

func (q *queries) rename(ctx context.Context, id int64, name string) error {
	_, err := q.db.ExecContext(ctx, "UPDATE rotas SET name = ? WHERE id = ?", name, id)
	return err
}

type store struct{ db *sql.DB }

func (s *store) with(tx *sql.Tx) *queries {
	if tx == nil {
		return &queries{db: s.db}
	}
	return &queries{db: tx}
}

// OkJoined holds the row until the transaction ends, whoever began it.
func OkJoined(ctx context.Context, db *sql.DB, id int64, add string) error {
	return inTx(ctx, db, func(ctx context.Context, tx *sql.Tx) error {
		q := (&store{db: db}).with(tx)
		name, err := q.name(ctx, id)
		if err != nil {
			return err
		}
		return q.rename(ctx, id, name+add)
	})
}

// BadPool lets the row go at once.
func BadPool(ctx context.Context, db *sql.DB, id int64, add string) error {
	var name string
	if err := db.QueryRowContext(ctx, "SELECT name FROM duties WHERE id = ? FOR UPDATE", id).Scan(&name); err != nil { // want `the rows of duties are locked outside of a transaction`
		return err
	}
	_, err := db.ExecContext(ctx, "UPDATE duties SET name = ? WHERE id = ?", name+add, id)
	return err
}
