// Package names tries again after some failures only.
package names

import (
	"context"
	"database/sql"
	"errors"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

// Registry takes names; the implementation is elsewhere.
type Registry interface {
	Register(ctx context.Context, name string) error
}

type errNameExists struct{}

func (errNameExists) Error() string { return "name exists" }

func isErrNameExists(err error) bool {
	_, ok := err.(errNameExists)
	return ok
}

var (
	errUnavailable   = errors.New("unavailable")
	errNotReady      = errors.New("not ready")
	errAlreadyExists = errors.New("already exists")
)

type service struct {
	registry Registry
	db       *sql.DB
}

func draw() string { return strconv.Itoa(rand.Int()) }

// OkOther draws another name when the first one is taken.
func (s *service) OkOther(ctx context.Context, name string) error {
	for {
		err := s.registry.Register(ctx, name)
		if err == nil {
			return nil
		}
		if !isErrNameExists(err) {
			return err
		}
		name = draw()
	}
}

// OkUnique takes the next number when somebody else took this one.
func (s *service) OkUnique(ctx context.Context, build string) error {
	for {
		if err := s.insert(ctx, build); err != nil {
			if pg, ok := err.(*pgconn.PgError); ok && pg.Code == "23505" {
				continue
			}
			return err
		}
		return nil
	}
}

func (s *service) insert(ctx context.Context, build string) error {
	_, err := s.db.ExecContext(ctx, "INSERT INTO reruns (build, no) SELECT $1, max(no) + 1 FROM reruns", build)
	return err
}

// BadUnavailable waits for a failure that need not pass.
func (s *service) BadUnavailable(ctx context.Context, name string) error {
	for { // want `Registry.Register is repeated until it succeeds`
		err := s.registry.Register(ctx, name)
		if err == nil {
			return nil
		}
		if !errors.Is(err, errUnavailable) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// BadNotReady is likely a poll.
func (s *service) BadNotReady(ctx context.Context, name string) error {
	for { // want:low `Registry.Register is repeated until it succeeds`
		err := s.registry.Register(ctx, name)
		if !errors.Is(err, errNotReady) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// BadThere takes one failure for a success, and repeats all others.
func (s *service) BadThere(ctx context.Context, name string) {
	for { // want `Registry.Register is repeated until it succeeds`
		err := s.registry.Register(ctx, name)
		if err == nil || errors.Is(err, errAlreadyExists) {
			return
		}
		time.Sleep(time.Second)
	}
}
