// Package queue puts jobs and events into the database.
package queue

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/nats-io/nats.go"
	"github.com/riverqueue/river"
)

type LabelArgs struct {
	ShipmentID int64 `json:"shipment_id"`
}

func (LabelArgs) Kind() string { return "label" }

// Outbox writes events with the transaction it is given.
type Outbox interface {
	Publish(ctx context.Context, tx pgx.Tx, topic string, id int64) error
}

type Service struct {
	pool   *pgxpool.Pool
	river  *river.Client[pgx.Tx]
	outbox Outbox
	nats   *nats.Conn
}

// OkInsertTx queues in the same transaction.
func (s *Service) OkInsertTx(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO shipments1 (id) VALUES ($1)", id); err != nil {
			return err
		}
		_, err := s.river.InsertTx(ctx, tx, LabelArgs{id}, nil)
		return err
	})
}

// BadInsert queues on a connection of its own: the worker may start before the
// shipment is there.
func (s *Service) BadInsert(ctx context.Context, id, day int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO shipments2 (id) VALUES ($1)", id); err != nil {
			return err
		}
		return s.nats.Publish("labels", []byte(fmt.Sprint(day))) // want `Conn.Publish cannot be rolled back`
	})
}

// OkTxBound writes an outbox row through the transaction.
func (s *Service) OkTxBound(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO shipments3 (id) VALUES ($1)", id); err != nil {
			return err
		}
		return s.outbox.Publish(ctx, tx, "shipments", id)
	})
}

// OkRelay holds the rows of an outbox while it sends them; each may come twice,
// which is what an outbox promises.
func (s *Service) OkRelay(ctx context.Context) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var id int64
		var payload []byte
		err := tx.QueryRow(ctx, "SELECT id, payload FROM outbox WHERE sent_at IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED").Scan(&id, &payload)
		if err != nil {
			return err
		}
		if err := s.nats.Publish("events", payload); err != nil { // want:low `Conn.Publish cannot be rolled back`
			return err
		}
		_, err = tx.Exec(ctx, "UPDATE outbox SET sent_at = now() WHERE id = $1", id)
		return err
	})
}
