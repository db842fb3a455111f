// Package lanes keeps the open transaction in a struct, picks the store at run
// time, and runs bodies again when the database asks for it.
package lanes

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/segmentio/kafka-go"
)

// Tx is an open transaction and what to do after it.
type Tx interface {
	Commit(ctx context.Context) error
	Rollback(ctx context.Context)
	Exec(ctx context.Context, query string, args ...any) error
}

// Store begins transactions.
type Store interface {
	Open(ctx context.Context) (Tx, error)
}

type open struct {
	tx     *sql.Tx
	prefix string
}

func (o *open) Commit(context.Context) error { return o.tx.Commit() }

func (o *open) Rollback(context.Context) { _ = o.tx.Rollback() }

func (o *open) Exec(ctx context.Context, query string, args ...any) error {
	_, err := o.tx.ExecContext(ctx, o.prefix+query, args...)
	return err
}

type primary struct{ db *sql.DB }

func (p *primary) Open(ctx context.Context) (Tx, error) {
	tx, err := p.db.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	return &open{tx: tx}, nil
}

type archive struct{ db *sql.DB }

func (a *archive) Open(ctx context.Context) (Tx, error) {
	tx, err := a.db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelSerializable})
	if err != nil {
		return nil, err
	}
	return &open{tx: tx, prefix: "/* archive */ "}, nil
}

type shard struct{ dbs []*sql.DB }

func (s *shard) Open(ctx context.Context) (Tx, error) {
	tx, err := s.dbs[0].Begin()
	if err != nil {
		return nil, err
	}
	return &open{tx: tx}, nil
}

// Work is one unit: a struct that carries the transaction.
type Work struct {
	Orders  int
	current Tx
}

// Close closes an order.
func (w *Work) Close(ctx context.Context, id string) error {
	w.Orders++
	return w.current.Exec(ctx, "UPDATE lane_orders SET state = 'CLOSED' WHERE id = $1", id)
}

// Lanes runs units of work.
type Lanes struct {
	stores map[string]Store
	events *kafka.Writer
}

// New returns lanes over three databases.
func New(db, old *sql.DB, shards []*sql.DB, events *kafka.Writer) *Lanes {
	return &Lanes{
		stores: map[string]Store{"primary": &primary{db}, "archive": &archive{old}, "shard": &shard{shards}},
		events: events,
	}
}

func (l *Lanes) do(ctx context.Context, lane string, body func(ctx context.Context, w *Work) error) error {
	store, ok := l.stores[lane]
	if !ok {
		return errors.New("no such lane")
	}
	tx, err := store.Open(ctx)
	if err != nil {
		return err
	}
	if err := body(ctx, &Work{current: tx}); err != nil {
		tx.Rollback(ctx)
		return err
	}
	return tx.Commit(ctx)
}

func (l *Lanes) again(ctx context.Context, lane string, body func(ctx context.Context, w *Work) error) error {
	var err error
	for try := 0; try < 3; try++ {
		if err = l.do(ctx, lane, body); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func (l *Lanes) tell(ctx context.Context, id string) error {
	return l.events.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
}

func (l *Lanes) badClose(ctx context.Context, lane, id string) error {
	return l.do(ctx, lane, func(ctx context.Context, w *Work) error {
		if err := w.Close(ctx, id); err != nil {
			return err
		}
		return l.tell(ctx, id) // want `cannot be rolled back`
	})
}

func (l *Lanes) badAgain(ctx context.Context, lane, id string) error {
	return l.again(ctx, lane, func(ctx context.Context, w *Work) error {
		if err := w.Close(ctx, id); err != nil {
			return err
		}
		return l.tell(ctx, id) // want `cannot be rolled back`
	})
}

func (l *Lanes) okClose(ctx context.Context, lane, id string) error {
	err := l.do(ctx, lane, func(ctx context.Context, w *Work) error { return w.Close(ctx, id) })
	if err != nil {
		return err
	}
	return l.tell(ctx, id)
}

func (l *Lanes) okAgain(ctx context.Context, lane, id string) error {
	err := l.again(ctx, lane, func(ctx context.Context, w *Work) error { return w.Close(ctx, id) })
	if err != nil {
		return err
	}
	return l.tell(ctx, id)
}

// Handler serves them.
func (l *Lanes) Handler(ctx context.Context, lane, id string) error {
	return errors.Join(l.badClose(ctx, lane, id), l.badAgain(ctx, lane, id), l.okClose(ctx, lane, id), l.okAgain(ctx, lane, id))
}
