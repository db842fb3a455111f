// Package must ends what goes wrong with a panic.
package must

import (
	"context"
	"database/sql"
	"errors"
	"net/http"
)

var errTaken = errors.New("somebody else has it")

// check panics unless all is well.
func check(err error) {
	if err != nil {
		panic(err)
	}
}

// Worker charges transfers.
type Worker struct{ db *sql.DB }

func (w *Worker) claim(ctx context.Context, id string) {
	res, err := w.db.ExecContext(ctx, "UPDATE must_transfers SET status = 'RUNNING' WHERE id = $1 AND status = 'NEW'", id)
	check(err)
	n, err := res.RowsAffected()
	check(err)
	if n == 0 {
		check(errTaken)
	}
}

func (w *Worker) attempt(ctx context.Context, id string) {
	_, err := w.db.ExecContext(ctx, "UPDATE must_attempts SET status = 'RUNNING' WHERE id = $1 AND status = 'NEW'", id)
	check(err)
}

// OkCounted never gets to the charge if the row was taken.
func (w *Worker) OkCounted(ctx context.Context, id string) error {
	w.claim(ctx, id)
	_, err := http.Post("https://bank.example/transfers/"+id, "", nil)
	return err
}

// BadUncounted panics for errors only.
func (w *Worker) BadUncounted(ctx context.Context, id string) error {
	w.attempt(ctx, id) // want `must_attempts`
	_, err := http.Post("https://bank.example/attempts/"+id, "", nil)
	return err
}
