// Package hooks calls other services over HTTP.
package hooks

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"net/http"
	"strconv"
)

type Sender struct {
	db   *sql.DB
	http *http.Client
}

type delivery struct {
	id      int64
	url     string
	payload []byte
}

func (s *Sender) load(ctx context.Context, query string) ([]delivery, error) {
	rows, err := s.db.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []delivery
	for rows.Next() {
		var d delivery
		if err := rows.Scan(&d.id, &d.url, &d.payload); err != nil {
			return nil, err
		}
		out = append(out, d)
	}
	return out, rows.Err()
}

// TellsTheRecord is effectrecord's to report.
func (s *Sender) TellsTheRecord(ctx context.Context) error {
	list, err := s.load(ctx, "SELECT id, url, payload FROM deliveries_a WHERE delivered_at IS NULL")
	if err != nil {
		return err
	}
	for _, d := range list {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, d.url, bytes.NewReader(d.payload))
		if err != nil {
			return err
		}
		res, err := s.http.Do(req)
		if err != nil {
			return err
		}
		res.Body.Close()
		if _, err := s.db.ExecContext(ctx, "UPDATE deliveries_a SET delivered_at = now() WHERE id = $1", d.id); err != nil {
			return err
		}
	}
	return nil
}

func (s *Sender) OkDeliver(ctx context.Context) error {
	list, err := s.load(ctx, "SELECT id, url, payload FROM deliveries_b WHERE delivered_at IS NULL")
	if err != nil {
		return err
	}
	for _, d := range list {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, d.url, bytes.NewReader(d.payload))
		if err != nil {
			return err
		}
		req.Header.Set("Webhook-Id", strconv.FormatInt(d.id, 10))
		res, err := s.http.Do(req)
		if err != nil {
			return err
		}
		res.Body.Close()
		if _, err := s.db.ExecContext(ctx, "UPDATE deliveries_b SET delivered_at = now() WHERE id = $1", d.id); err != nil {
			return err
		}
	}
	return nil
}

// OkBody carries the identity in the body, where the receiver may look at it.
func (s *Sender) OkBody(ctx context.Context) error {
	list, err := s.load(ctx, "SELECT id, url, payload FROM deliveries_c WHERE delivered_at IS NULL")
	if err != nil {
		return err
	}
	for _, d := range list {
		body, err := json.Marshal(map[string]any{"delivery_id": d.id, "payload": d.payload})
		if err != nil {
			return err
		}
		res, err := s.http.Post(d.url, "application/json", bytes.NewReader(body))
		if err != nil {
			return err
		}
		res.Body.Close()
		if _, err := s.db.ExecContext(ctx, "UPDATE deliveries_c SET delivered_at = now() WHERE id = $1", d.id); err != nil {
			return err
		}
	}
	return nil
}

// OkSubscribers tells everybody who asked for it; the rows are no work.
func (s *Sender) OkSubscribers(ctx context.Context, event []byte) error {
	list, err := s.load(ctx, "SELECT id, url, secret FROM subscribers WHERE topic = 'orders'")
	if err != nil {
		return err
	}
	for _, d := range list {
		res, err := s.http.Post(d.url, "application/json", bytes.NewReader(event))
		if err != nil {
			return err
		}
		res.Body.Close()
	}
	return nil
}

// OkPut names the resource.
func (s *Sender) OkPut(ctx context.Context, d delivery) error {
	var err error
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, http.MethodPut, d.url, bytes.NewReader(d.payload)); err != nil {
			return err
		}
		var res *http.Response
		if res, err = s.http.Do(req); err == nil {
			return res.Body.Close()
		}
	}
	return err
}

func (s *Sender) BadSendEmail(ctx context.Context, to, text string) error {
	var err error
	for range 3 {
		var res *http.Response
		res, err = s.http.Post("https://mail.example/v1/emails", "text/plain", bytes.NewBufferString(to+text)) // want `Client.Post is called without .*retry loop`
		if err == nil {
			return res.Body.Close()
		}
	}
	return err
}

// OkSearch asks by POST.
func (s *Sender) OkSearch(ctx context.Context, query string) error {
	var err error
	for range 3 {
		var res *http.Response
		res, err = s.http.Post("https://mail.example/v1/search", "text/plain", bytes.NewBufferString(query))
		if err == nil {
			return res.Body.Close()
		}
	}
	return err
}
