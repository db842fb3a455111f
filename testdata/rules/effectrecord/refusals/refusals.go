// Package refusals deletes rows that the far side refuses to take.
package refusals

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// Desk pushes messages to subscribers.
type Desk struct {
	db   *sql.DB
	http *http.Client
}

type message struct {
	ID  int64
	URL string
}

// Watch pushes what is due, as long as it is switched on.
func Watch(ctx context.Context, d *Desk, on func() bool) {
	for range time.Tick(time.Minute) {
		if !on() {
			continue
		}
		d.each(ctx, d.okGone)
		d.each(ctx, d.okGoneByDigit)
		d.each(ctx, d.okGoneByCode)
		d.each(ctx, d.badTaken)
		d.each(ctx, d.badEither)
		d.badDue(ctx)
	}
}

func (d *Desk) due(ctx context.Context) ([]message, error) {
	rows, err := d.db.QueryContext(ctx, "SELECT id, url FROM messages WHERE pushed_at IS NULL")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []message
	for rows.Next() {
		var m message
		if err := rows.Scan(&m.ID, &m.URL); err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, rows.Err()
}

func (d *Desk) each(ctx context.Context, push func(context.Context, message) error) {
	due, err := d.due(ctx)
	if err != nil {
		return
	}
	for _, m := range due {
		_ = push(ctx, m)
	}
}

func (d *Desk) post(m message) (*http.Response, error) {
	return d.http.Post(m.URL, "text/plain", strings.NewReader("news"))
}

func (d *Desk) drop(ctx context.Context, m message) error {
	_, err := d.db.ExecContext(ctx, "DELETE FROM messages WHERE id = ?", m.ID)
	return err
}

// Rows go away where the far side would not take them, and nothing is said about
// those that it took.
func (d *Desk) okGone(ctx context.Context, m message) error {
	res, err := d.post(m)
	if err != nil {
		return d.drop(ctx, m)
	}
	defer res.Body.Close()
	if (res.StatusCode < 200 || res.StatusCode > 299) && res.StatusCode != 429 {
		return d.drop(ctx, m)
	}
	return nil
}

func (d *Desk) okGoneByDigit(ctx context.Context, m message) error {
	res, err := d.post(m)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		return d.drop(ctx, m)
	}
	return nil
}

func (d *Desk) okGoneByCode(ctx context.Context, m message) error {
	res, err := d.post(m)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	switch res.StatusCode {
	case http.StatusNotFound, http.StatusGone:
		return d.drop(ctx, m)
	}
	return nil
}

func (d *Desk) badTaken(ctx context.Context, m message) error {
	res, err := d.post(m) // want `Desk.post is repeated after a crash`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 400 {
		return fmt.Errorf("refused: %s", res.Status)
	}
	return d.drop(ctx, m)
}

// One good status of two says that the row is over.
func (d *Desk) badEither(ctx context.Context, m message) error {
	res, err := d.post(m) // want `Desk.post is repeated after a crash`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode == http.StatusAccepted {
		return d.drop(ctx, m)
	}
	return nil
}

func (d *Desk) push(ctx context.Context, m message) error {
	res, err := d.post(m)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 400 {
		_ = d.drop(ctx, m)
		return fmt.Errorf("refused: %s", res.Status)
	}
	return nil
}

// What decides about the whole round leaves no message out of it.
func (d *Desk) badDue(ctx context.Context) {
	due, err := d.due(ctx)
	if err != nil {
		return
	}
	var pushed []message
	for _, m := range due {
		if d.push(ctx, m) != nil { // want `Desk.push is repeated after a crash: messages.pushed_at`
			continue
		}
		pushed = append(pushed, m)
	}
	for _, m := range pushed {
		_, _ = d.db.ExecContext(ctx, "UPDATE messages SET pushed_at = now() WHERE id = ?", m.ID)
	}
}
