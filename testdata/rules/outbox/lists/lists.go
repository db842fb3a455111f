// Package lists hands work on through lists and streams of Redis.
package lists

import (
	"context"
	"database/sql"
	"encoding/json"

	"github.com/redis/go-redis/v9"
)

// Parcel is a row of parcels.
type Parcel struct {
	ID   int64
	City string
}

// Post stores parcels.
type Post struct {
	db  *sql.DB
	rdb *redis.Client
}

func (p *Post) store(ctx context.Context, x Parcel) error {
	_, err := p.db.ExecContext(ctx, "INSERT INTO parcels (id, city) VALUES ($1, $2)", x.ID, x.City)
	return err
}

// BadList puts the task into a list that keeps it for the worker.
func (p *Post) BadList(ctx context.Context, x Parcel) error {
	if err := p.store(ctx, x); err != nil {
		return err
	}
	task, err := json.Marshal(x)
	if err != nil {
		return err
	}
	return p.rdb.RPush(ctx, "parcels", task).Err() // want `RPush is lost if the process dies before it: parcels`
}

// BadStream adds the event to a stream.
func (p *Post) BadStream(ctx context.Context, x Parcel) error {
	if err := p.store(ctx, x); err != nil {
		return err
	}
	return p.rdb.XAdd(ctx, &redis.XAddArgs{Stream: "parcels", Values: map[string]any{"id": x.ID}}).Err() // want `XAdd is lost if the process dies before it: parcels`
}

// OkFirst has handed the task on before there is a change.
func (p *Post) OkFirst(ctx context.Context, x Parcel) error {
	if err := p.rdb.RPush(ctx, "parcels", x.ID).Err(); err != nil {
		return err
	}
	return p.store(ctx, x)
}

// OkOutbox leaves the event to a relay.
func (p *Post) OkOutbox(ctx context.Context, x Parcel) error {
	tx, err := p.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if _, err := tx.ExecContext(ctx, "INSERT INTO parcels (id, city) VALUES ($1, $2)", x.ID, x.City); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO outbox (topic, payload) VALUES ('parcels', $1)", x.ID); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return p.rdb.RPush(ctx, "parcels", x.ID).Err()
}
