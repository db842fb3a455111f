package insert

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/Masterminds/squirrel"
	"github.com/google/uuid"
	"github.com/nats-io/nats.go/jetstream"
	"gorm.io/gorm"
)

// BadFetched asks again until the row is in: each round reads an answer of its own.
func (c *Consumer) BadFetched(ctx context.Context, url string) error {
	for {
		resp, err := http.Get(url)
		if err != nil {
			continue
		}
		var t trip
		if err := json.NewDecoder(resp.Body).Decode(&t); err != nil {
			continue
		}
		if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_fetched_entries (trip_id, points) VALUES (?, ?)", t.ID, t.Points); err == nil { // want `the insert into ui_fetched_entries adds a second row`
			return nil
		}
	}
}

// Stream goes on with the next line of a file, and stops when its time is up: that
// is no retry.
func (c *Consumer) Stream(ctx context.Context, file io.Reader, until time.Time) error {
	lines := json.NewDecoder(file)
	for {
		if time.Now().After(until) {
			return nil
		}
		var t trip
		if err := lines.Decode(&t); err != nil {
			if errors.Is(err, io.EOF) {
				return nil
			}
			return err
		}
		if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_stream_entries (trip_id, points) VALUES (?, ?)", t.ID, t.Points); err != nil { // want `the insert into ui_stream_entries .* a caller that gets no answer repeats it`
			continue
		}
	}
}

// OkMadeAndRead is about a trip that was made a moment ago: a second run makes
// another one.
func (c *Consumer) OkMadeAndRead(ctx context.Context, msg jetstream.Msg) error {
	id := uuid.NewString()
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_trips (id) VALUES (?)", id); err != nil {
		return err
	}
	var t trip
	if err := c.db.QueryRowContext(ctx, "SELECT id, rider FROM ui_trips WHERE id = ?", id).Scan(&t.ID, &t.Rider); err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_read_entries (trip_id, rider) VALUES (?, ?)", t.ID, t.Rider); err != nil { // want:low `the insert into ui_read_entries`
		return err
	}
	return msg.Ack()
}

// OkUnread adds lines of which nobody can tell what they belong to: the values are
// put in one by one.
func (c *Consumer) OkUnread(ctx context.Context, msg jetstream.Msg, all []trip) error {
	query := squirrel.Insert("ui_unread_entries").Columns("trip_id", "points")
	for _, t := range all {
		query = query.Values(t.ID, t.Points)
	}
	text, args, err := query.ToSql()
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, text, args...); err != nil { // want:low `the insert into ui_unread_entries`
		return err
	}
	return msg.Ack()
}

type payment struct {
	ID    int64
	Hash  string
	State string
}

func (payment) TableName() string { return "ui_payment_entries" }

// OkLookedFor asks for the row by what it is made of.
func (c *Consumer) OkLookedFor(msg jetstream.Msg) error {
	p := &payment{}
	if err := json.Unmarshal(msg.Data(), p); err != nil {
		return err
	}
	if err := c.settle(p); err != nil {
		return err
	}
	return msg.Ack()
}

func (c *Consumer) settle(p *payment) error {
	return c.gorm.Transaction(func(tx *gorm.DB) error {
		var old payment
		res := tx.Limit(1).Find(&old, &payment{Hash: p.Hash, State: "SETTLED"})
		if res.Error != nil || res.RowsAffected > 0 {
			return res.Error
		}
		p.State = "SETTLED"
		return tx.Create(p).Error
	})
}
