// Package iterators goes over work items with iterator functions.
package iterators

import (
	"context"
	"database/sql"
	"iter"
	"net/http"
	"slices"
	"strings"
)

type store struct{ db *sql.DB }

func (s *store) due(ctx context.Context) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		rows, err := s.db.QueryContext(ctx, "SELECT id FROM parcels WHERE status = 'NEW'")
		if err != nil {
			yield("", err)
			return
		}
		defer rows.Close()
		for rows.Next() {
			var id string
			if err := rows.Scan(&id); !yield(id, err) {
				return
			}
		}
	}
}

func (s *store) done(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE parcels SET status = 'SENT' WHERE id = ?", id)
	return err
}

func post(ctx context.Context, id, key string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://parcels.example/labels", strings.NewReader(id))
	if err != nil {
		return err
	}
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func BadRanged(ctx context.Context, s *store) error {
	for id, err := range s.due(ctx) {
		if err != nil {
			return err
		}
		if err := post(ctx, id, ""); err != nil { // want `post is repeated after a crash: parcels.status is written later`
			return err
		}
		if err := s.done(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

func BadNested(ctx context.Context, stores []*store) {
all:
	for _, s := range stores {
		for id, err := range s.due(ctx) {
			if err != nil {
				continue all
			}
			if post(ctx, id, "") != nil { // want `post is repeated after a crash: parcels.status is written later`
				break all
			}
			if s.done(ctx, id) != nil {
				return
			}
		}
	}
}

func BadYielded(ctx context.Context, s *store) {
	s.due(ctx)(func(id string, err error) bool {
		if err != nil || post(ctx, id, "") != nil { // want `post is repeated after a crash: parcels.status is written later`
			return false
		}
		return s.done(ctx, id) == nil
	})
}

func OkKeyed(ctx context.Context, s *store) error {
	for id, err := range s.due(ctx) {
		if err != nil {
			return err
		}
		if err := post(ctx, id, "parcel-"+id); err != nil {
			return err
		}
		if err := s.done(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// OkOther leaves the loop before anything is recorded.
func OkOther(ctx context.Context, s *store) error {
	for id, err := range s.due(ctx) {
		if err != nil {
			return err
		}
		return post(ctx, id, "")
	}
	return nil
}

func BadForeign(ctx context.Context, s *store, ids []string) error {
	for id := range slices.Values(ids) {
		if err := post(ctx, id, ""); err != nil { // want `post is repeated after a crash: parcels.status is written later`
			return err
		}
		if err := s.done(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

func OkForeign(ctx context.Context, s *store, ids []string) error {
	for _, id := range slices.Backward(ids) {
		if err := post(ctx, id, "parcel-"+id); err != nil {
			return err
		}
		if err := s.done(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// OkOthers posts and records different parcels.
func OkOthers(ctx context.Context, s *store, ids, others []string) {
	for id := range slices.Values(ids) {
		if post(ctx, id, "") != nil {
			return
		}
	}
	for id := range slices.Values(others) {
		if s.done(ctx, id) != nil {
			return
		}
	}
}
