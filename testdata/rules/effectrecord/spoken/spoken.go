// Package spoken says of methods that look like those of a library what they do.
package spoken

import (
	"context"
	"database/sql"
	"net/http"
)

type cached interface {
	//dualwrite:pure
	Do(req *http.Request) (*http.Response, error)
}

type doer interface {
	Do(req *http.Request) (*http.Response, error)
}

func mark(ctx context.Context, db *sql.DB, id string) error {
	_, err := db.ExecContext(ctx, "UPDATE spoken_orders SET state = 'SENT' WHERE id = $1", id)
	return err
}

func okCached(ctx context.Context, db *sql.DB, c cached, id string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/orders/"+id, nil)
	if err != nil {
		return err
	}
	if _, err := c.Do(req); err != nil { // silent
		return err
	}
	return mark(ctx, db, id)
}

func badDoer(ctx context.Context, db *sql.DB, d doer, id string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/orders/"+id, nil)
	if err != nil {
		return err
	}
	if _, err := d.Do(req); err != nil { // want `doer.Do is repeated after a crash`
		return err
	}
	return mark(ctx, db, id)
}
