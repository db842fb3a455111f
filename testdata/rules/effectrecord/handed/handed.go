// Package handed lets functions change the record of a request before it is stored.
package handed

import (
	"context"
	"database/sql"
	"net/http"
	"strings"

	"github.com/redis/go-redis/v9"
)

type hook struct {
	ID    int64
	URL   string
	State string
	Code  int
}

type sender struct {
	db  *sql.DB
	bus *redis.Client
}

func (s *sender) due(ctx context.Context) ([]hook, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT id, url FROM hooks WHERE state = 'new'")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []hook
	for rows.Next() {
		var h hook
		if err := rows.Scan(&h.ID, &h.URL); err != nil {
			return nil, err
		}
		out = append(out, h)
	}
	return out, rows.Err()
}

func (s *sender) save(ctx context.Context, h *hook) error {
	_, err := s.db.ExecContext(ctx, "UPDATE hooks SET state = $1, code = $2 WHERE id = $3", h.State, h.Code, h.ID)
	return err
}

func post(ctx context.Context, url string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, strings.NewReader("{}"))
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(req)
}

// answered notes how it went.
func answered(h *hook, resp *http.Response) {
	h.Code = resp.StatusCode
	if resp.StatusCode < 300 {
		h.State = "sent"
	}
}

// BadNoted stores what another function has made of the answer.
func (s *sender) BadNoted(ctx context.Context) error {
	all, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, d := range all {
		h := hook{ID: d.ID, URL: d.URL, State: "failed"}
		resp, err := post(ctx, h.URL) // want `post is repeated after a crash: hooks.state is written later`
		if err != nil {
			return err
		}
		resp.Body.Close()
		answered(&h, resp)
		if err := s.save(ctx, &h); err != nil {
			return err
		}
	}
	return nil
}

// OkFailed stores only that something went wrong.
func (s *sender) OkFailed(ctx context.Context) error {
	all, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, d := range all {
		h := hook{ID: d.ID, URL: d.URL, State: "failed"}
		if _, err := post(ctx, h.URL); err == nil {
			continue
		}
		if err := s.save(ctx, &h); err != nil {
			return err
		}
	}
	return nil
}

// OkTold tells those who listen, nobody else.
func (s *sender) OkTold(ctx context.Context) error {
	all, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, d := range all {
		h := hook{ID: d.ID, URL: d.URL, State: "seen"}
		if err := s.bus.Publish(ctx, "hooks", h.ID).Err(); err != nil { // want:low `cmdable.Publish is repeated after a crash`
			return err
		}
		if err := s.save(ctx, &h); err != nil {
			return err
		}
	}
	return nil
}
