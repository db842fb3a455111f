// Package ctxtx carries its transaction in the context.
package ctxtx

import (
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"

	"github.com/nats-io/nats.go"
)

type key struct{}

type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

type Repo struct{ db *sql.DB }

// Atomically runs fn in the transaction of the context, or in a new one.
func (r *Repo) Atomically(ctx context.Context, fn func(context.Context) error) error {
	if _, ok := ctx.Value(key{}).(*sql.Tx); ok {
		return fn(ctx)
	}
	tx, err := r.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(context.WithValue(ctx, key{}, tx)); err != nil {
		return err
	}
	return tx.Commit()
}

func (r *Repo) exec(ctx context.Context) execer {
	if tx, ok := ctx.Value(key{}).(*sql.Tx); ok {
		return tx
	}
	return r.db
}

func (r *Repo) Mark(ctx context.Context, id int64) error {
	_, err := r.exec(ctx).ExecContext(ctx, "UPDATE parcels SET status = 'SENT' WHERE id = ?", id)
	return err
}

// Events is an outbox somewhere: nobody sees what it does.
type Events interface {
	Publish(ctx context.Context, topic string, id int64) error
}

type Service struct {
	repo   *Repo
	nats   *nats.Conn
	events Events
}

func (s *Service) BadSend(ctx context.Context, id int64) error {
	return s.repo.Atomically(ctx, func(ctx context.Context) error {
		if err := s.repo.Mark(ctx, id); err != nil {
			return err
		}
		return s.nats.Publish("parcels.sent", []byte("x")) // want `Conn.Publish cannot be rolled back`
	})
}

// OkUnknown hands the transaction on in the context.
func (s *Service) OkUnknown(ctx context.Context, id int64) error {
	return s.repo.Atomically(ctx, func(ctx context.Context) error {
		if err := s.repo.Mark(ctx, id); err != nil {
			return err
		}
		return s.events.Publish(ctx, "parcels.sent", id)
	})
}

// OkAfter publishes when the transaction is over.
func (s *Service) OkAfter(ctx context.Context, id int64) error {
	if err := s.repo.Atomically(ctx, func(ctx context.Context) error { return s.repo.Mark(ctx, id) }); err != nil {
		return err
	}
	return s.nats.Publish("parcels.sent", []byte("x"))
}

type userKey struct{}

// sent is what others are told: which parcel, and who sent it.
type sent struct {
	ID   int64
	User *string
}

func user(ctx context.Context) *string {
	u, ok := ctx.Value(userKey{}).(string)
	if !ok {
		return nil
	}
	return &u
}

// BadUser says who it was: the context of the transaction carries other things, too.
func (s *Service) BadUser(ctx context.Context, id int64) error {
	return s.repo.Atomically(ctx, func(ctx context.Context) error {
		if err := s.repo.Mark(ctx, id); err != nil {
			return err
		}
		body, err := json.Marshal(sent{ID: id, User: user(ctx)})
		if err != nil {
			return err
		}
		return s.nats.Publish("parcels.sent", body) // want `Conn.Publish cannot be rolled back`
	})
}

// poster posts a letter in the transaction that it is made with.
type poster struct {
	on     execer
	client *http.Client
}

func (p poster) post(id int64) error {
	resp, err := p.client.Do(&http.Request{Method: http.MethodPost, Body: io.NopCloser(p.letter(id))})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// letter is read from the row while it is sent.
func (p poster) letter(id int64) io.Reader { return reader{p.on, id} }

type reader struct {
	on execer
	id int64
}

func (r reader) Read(b []byte) (int, error) {
	res, err := r.on.ExecContext(context.Background(), "SELECT body FROM letters WHERE id = ?", r.id)
	if err != nil {
		return 0, err
	}
	_, err = res.RowsAffected()
	return len(b), err
}

// OkOnIt sends what was made on the transaction in the context.
func (s *Service) OkOnIt(ctx context.Context, id int64) error {
	return s.repo.Atomically(ctx, func(ctx context.Context) error {
		if err := s.repo.Mark(ctx, id); err != nil {
			return err
		}
		return poster{s.repo.exec(ctx), http.DefaultClient}.post(id)
	})
}
