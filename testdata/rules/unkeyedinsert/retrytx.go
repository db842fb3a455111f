package insert

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/avast/retry-go/v4"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// runner is a pool or a transaction.
type runner interface {
	Exec(ctx context.Context, query string, args ...any) (pgconn.CommandTag, error)
}

type poolRunner struct{ pool *pgxpool.Pool }

func (r poolRunner) Exec(ctx context.Context, query string, args ...any) (pgconn.CommandTag, error) {
	return r.pool.Exec(ctx, query, args...)
}

type txRunner struct{ tx pgx.Tx }

func (r txRunner) Exec(ctx context.Context, query string, args ...any) (pgconn.CommandTag, error) {
	return r.tx.Exec(ctx, query, args...)
}

type Notes struct{ pool *pgxpool.Pool }

// inTx begins a transaction in each round.
func (n *Notes) inTx(ctx context.Context, f func(runner) error) error {
	round := func() error {
		return pgx.BeginFunc(ctx, n.pool, func(tx pgx.Tx) error { return f(txRunner{tx}) })
	}
	return retry.Do(round, retry.Attempts(2), retry.Context(ctx))
}

func addNote(ctx context.Context, r runner, trip string) error {
	_, err := r.Exec(ctx, "INSERT INTO ui_note_entries (what) VALUES ($1)", "noted") // want:low `the insert into ui_note_entries`
	return err
}

// OkRolledBack fails with its transaction only: what a round inserted is gone
// before the next one.
func (n *Notes) OkRolledBack(ctx context.Context, trip string) error {
	return n.inTx(ctx, func(r runner) error {
		if err := addNote(ctx, r, trip); err != nil {
			return err
		}
		resp, err := http.Post("https://maps.example.com/trips", "text/plain", strings.NewReader(trip))
		if err != nil {
			return err
		}
		return resp.Body.Close()
	})
}

// BadRoundAfterCommit repeats the insert when the request after it fails.
func (n *Notes) BadRoundAfterCommit(ctx context.Context, trip string) error {
	return retry.Do(func() error {
		err := pgx.BeginFunc(ctx, n.pool, func(tx pgx.Tx) error {
			_, err := tx.Exec(ctx, "INSERT INTO ui_stop_entries (what) VALUES ($1)", "stopped") // want `the insert into ui_stop_entries adds a second row.*runs in a retry`
			return err
		})
		if err != nil {
			return err
		}
		resp, err := http.Post("https://maps.example.com/stops", "text/plain", strings.NewReader(trip))
		if err != nil {
			return err
		}
		return resp.Body.Close()
	}, retry.Attempts(3))
}

// OkTold looks for the duplicate in the text of the error.
func (n *Notes) OkTold(ctx context.Context, trip string) error {
	_, err := n.pool.Exec(ctx, "INSERT INTO ui_told_entries (trip_id) VALUES ($1)", trip)
	if err != nil {
		if text := err.Error(); strings.Contains(text, "duplicate key") || strings.Contains(text, "Duplicate entry") {
			return errThere
		}
	}
	return err
}

var errThere = errors.New("there already")
