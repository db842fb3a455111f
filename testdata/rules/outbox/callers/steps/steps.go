// Package steps changes orders and tells of it. Some callers run that in a
// transaction.
package steps

import (
	"context"
	"database/sql"

	"github.com/segmentio/kafka-go"
)

type key struct{}

// Steps works on orders.
type Steps struct {
	DB     *sql.DB
	Events *kafka.Writer
}

type handle interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

func (s *Steps) on(ctx context.Context) handle {
	if tx, ok := ctx.Value(key{}).(*sql.Tx); ok {
		return tx
	}
	return s.DB
}

// Run runs body in a transaction.
func (s *Steps) Run(ctx context.Context, body func(ctx context.Context) error) error {
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := body(context.WithValue(ctx, key{}, tx)); err != nil {
		_ = tx.Rollback()
		return err
	}
	return tx.Commit()
}

// OkClose runs in the transaction of all its callers: nothing is committed when the
// event goes out, which is txeffect's.
func (s *Steps) OkClose(ctx context.Context, id string) error {
	if _, err := s.on(ctx).ExecContext(ctx, "UPDATE step_orders SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	return s.Events.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
}

// BadOpen runs in the transaction of one caller and without in another.
func (s *Steps) BadOpen(ctx context.Context, id string) error {
	if _, err := s.on(ctx).ExecContext(ctx, "UPDATE step_orders SET state = 'OPEN' WHERE id = $1", id); err != nil {
		return err
	}
	return s.Events.WriteMessages(ctx, kafka.Message{Key: []byte(id)}) // want `step_orders.state`
}
