// Package bound binds named values before a statement runs.
package bound

import (
	"context"

	"github.com/jmoiron/sqlx"
	"github.com/segmentio/kafka-go"
)

type Order struct {
	ID     string `db:"id"`
	Status string `db:"status"`
}

type Shop struct {
	db     *sqlx.DB
	writer *kafka.Writer
}

func (s *Shop) send(ctx context.Context, id string) error {
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "orders", Value: []byte(id)})
}

func (s *Shop) BadBound(ctx context.Context, o Order) error {
	query, args, err := s.db.BindNamed("INSERT INTO orders (id, status) VALUES (:id, :status)", &o)
	if err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, query, args...); err != nil {
		return err
	}
	return s.send(ctx, o.ID) // want `Shop.send is lost if the process dies before it: orders.status is committed by then`
}

func (s *Shop) BadNamed(ctx context.Context, o Order) error {
	query, args, err := sqlx.Named("UPDATE orders SET status = :status WHERE id = :id", o)
	if err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, s.db.Rebind(query), args...); err != nil {
		return err
	}
	return s.send(ctx, o.ID) // want `Shop.send is lost if the process dies before it: orders.status is committed by then`
}

// OkOther tells of another one than it stores.
func (s *Shop) OkOther(ctx context.Context, o Order, other string) error {
	query, args, err := s.db.BindNamed("INSERT INTO orders (id, status) VALUES (:id, :status)", &o)
	if err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, query, args...); err != nil {
		return err
	}
	return s.send(ctx, other)
}
