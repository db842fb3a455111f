// Package changed asks a request twice what it is, and changes it in between or not.
package changed

import (
	"context"
	"database/sql"
	"log"
	"net/http"
	"strings"
)

type order struct {
	ID    int64
	Kind  string
	Email string
}

type store struct{ db *sql.DB }

func (s *store) done(ctx context.Context, id int64) error {
	_, err := s.db.ExecContext(ctx, "UPDATE orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

func charge(email string) error {
	_, err := http.Post("https://pay.example/charges", "application/json", strings.NewReader(email))
	return err
}

func (o *order) advance() { o.Kind = "paid" }

func (o *order) show() { log.Println(o.ID, o.Kind) }

func (s *store) BadAdvanced(ctx context.Context, o *order) error {
	if o.Kind == "new" {
		if err := charge(o.Email); err != nil { // want `charge is repeated after a crash: orders.status is written later`
			return err
		}
		o.advance()
	}
	if o.Kind == "paid" {
		return s.done(ctx, o.ID)
	}
	return nil
}

func (s *store) OkShown(ctx context.Context, o *order) error {
	if o.Kind == "new" {
		if err := charge(o.Email); err != nil {
			return err
		}
		o.show()
	}
	if o.Kind == "paid" {
		return s.done(ctx, o.ID)
	}
	return nil
}

type renewal order

func (s *store) handle(ctx context.Context, e any) error {
	if r, ok := e.(renewal); ok {
		if err := charge(r.Email); err != nil { // want `charge is repeated after a crash: orders.status is written later`
			return err
		}
		return s.done(ctx, r.ID)
	}
	return nil
}

func (s *store) Renew(ctx context.Context, o order) error {
	return s.handle(ctx, renewal(order{ID: o.ID, Email: o.Email}))
}

type wrapped struct{ inner any }

func (s *store) peel(ctx context.Context, e any) error {
	if w, ok := e.(wrapped); ok {
		return s.peel(ctx, w.inner)
	}
	if o, ok := e.(order); ok {
		if err := charge(o.Email); err != nil { // want `charge is repeated after a crash: orders.status is written later`
			return err
		}
		return s.done(ctx, o.ID)
	}
	return nil
}

func (s *store) Peel(ctx context.Context, o order) error {
	return s.peel(ctx, wrapped{o})
}
