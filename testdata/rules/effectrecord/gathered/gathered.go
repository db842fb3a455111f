// Package gathered notes in one write what a loop has sent.
package gathered

import (
	"context"
	"database/sql"
	"log/slog"
	"net/http"
	"net/url"
)

// Subscription is about to expire.
type Subscription struct {
	ID      int64
	Address string
	Owner   int64
}

// Desk warns subscribers.
type Desk struct {
	db  *sql.DB
	sms string
}

func (d *Desk) expiring(ctx context.Context) ([]*Subscription, error) {
	rows, err := d.db.QueryContext(ctx, "SELECT id, address, owner FROM subscriptions WHERE warned_at IS NULL AND expires_at < now()")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []*Subscription
	for rows.Next() {
		var id, owner int64
		var address string
		if err := rows.Scan(&id, &address, &owner); err != nil {
			return nil, err
		}
		out = append(out, &Subscription{ID: id, Address: address, Owner: owner})
	}
	return out, rows.Err()
}

func (d *Desk) warn(s *Subscription) error {
	resp, err := http.PostForm(d.sms, url.Values{"to": {s.Address}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (d *Desk) mark(ctx context.Context, subs []*Subscription) error {
	tx, err := d.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, s := range subs {
		if _, err := tx.ExecContext(ctx, "UPDATE subscriptions SET warned_at = now() WHERE id = $1", s.ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// BadAll warns one after the other and notes it of all of them.
func (d *Desk) BadAll(ctx context.Context) error {
	subs, err := d.expiring(ctx)
	if err != nil {
		return err
	}
	var warned []*Subscription
	for _, s := range subs {
		if err := d.warn(s); err != nil { // want `Desk.warn is repeated after a crash: subscriptions.warned_at is written later`
			slog.Error("warn", "error", err)
			continue
		}
		warned = append(warned, s)
	}
	return d.mark(ctx, warned)
}

// BadIDs notes it by the ids that the loop has collected.
func (d *Desk) BadIDs(ctx context.Context) error {
	subs, err := d.expiring(ctx)
	if err != nil {
		return err
	}
	var ids []int64
	for _, s := range subs {
		if err := d.warn(s); err == nil { // want `Desk.warn is repeated after a crash: subscriptions.warned_at is written later`
			ids = append(ids, s.ID)
		}
	}
	_, err = d.db.ExecContext(ctx, "UPDATE subscriptions SET warned_at = now() WHERE id = ANY($1)", ids)
	return err
}

// OkFirst loses a warning rather than to send it twice, as it is meant to: it is
// noted before, and whoever was not reached is told by the next letter.
func (d *Desk) OkFirst(ctx context.Context) error {
	subs, err := d.expiring(ctx)
	if err != nil {
		return err
	}
	for _, s := range subs {
		slog.Info("expires soon", "id", s.ID)
	}
	return d.mark(ctx, subs)
}

// OkOwner tells one owner, whose visit is noted: the rows are not those of the loop.
func (d *Desk) OkOwner(ctx context.Context, owner int64) error {
	subs, err := d.expiring(ctx)
	if err != nil {
		return err
	}
	for _, s := range subs {
		if err := d.warn(s); err != nil {
			return err
		}
	}
	_, err = d.db.ExecContext(ctx, "UPDATE owners SET notified_at = now() WHERE id = $1", owner)
	return err
}
