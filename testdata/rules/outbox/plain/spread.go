package plain

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"sync"

	"gopkg.in/gomail.v2"
)

type Post struct {
	ID   string
	Text string
}

// BadFederate tells the followers from a goroutine of its own.
func (s *Service) BadFederate(ctx context.Context, p *Post) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO posts30 (id, text) VALUES ($1, $2)", p.ID, p.Text); err != nil {
		return err
	}
	go s.federatePost(p) // want `Service.federatePost is lost if the process dies before it: posts30 is committed`
	return nil
}

func (s *Service) federatePost(p *Post) {
	body, err := json.Marshal(p)
	if err != nil {
		return
	}
	for _, inbox := range []string{"http://a.example/inbox", "http://b.example/inbox"} {
		if err := post(inbox, body); err != nil {
			slog.Error("federate", "error", err)
		}
	}
}

func post(url string, body []byte) error {
	resp, err := http.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// BadJobApart stores a job about the mail in another goroutine: it is lost as well.
func (s *Service) BadJobApart(ctx context.Context, p *Post) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO posts31 (id, text) VALUES ($1, $2)", p.ID, p.Text); err != nil {
		return err
	}
	go s.federatePost(p) // want `Service.federatePost is lost if the process dies before it: posts31 is committed`
	go s.queueMail(p)
	return nil
}

func (s *Service) queueMail(p *Post) {
	if _, err := s.pool.Exec(context.Background(), "INSERT INTO mail_jobs (post_id) VALUES ($1)", p.ID); err != nil {
		slog.Error("job", "error", err)
	}
}

// OkJobFirst stores the delivery with the post, and the goroutine only hurries.
func (s *Service) OkJobFirst(ctx context.Context, p *Post) error {
	tx, err := s.pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback(ctx) }()
	if _, err := tx.Exec(ctx, "INSERT INTO posts32 (id, text) VALUES ($1, $2)", p.ID, p.Text); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, "INSERT INTO delivery_outbox (post_id) VALUES ($1)", p.ID); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	go s.federatePost(p)
	return nil
}

// OkWaited answers when all of them have heard of it.
func (s *Service) OkWaited(ctx context.Context, d *gomail.Dialer, p *Post) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO posts33 (id, text) VALUES ($1, $2)", p.ID, p.Text); err != nil {
		return err
	}
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		_ = mailInvite(d, p.ID)
	}()
	wg.Wait()
	return nil
}

// OkStats only counts, and nobody misses it.
func (s *Service) OkStats(ctx context.Context, p *Post) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO posts34 (id, text) VALUES ($1, $2)", p.ID, p.Text); err != nil {
		return err
	}
	go func() { _ = post("http://stats.example/count", []byte(p.ID)) }()
	return nil
}

// BadOrderMail confirms an order to the customer, who never asks for it.
func (s *Service) BadOrderMail(ctx context.Context, d *gomail.Dialer, email string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders35 (email) VALUES ($1)", email); err != nil {
		return err
	}
	go sendOrderConfirmation(d, email) // want `sendOrderConfirmation is lost if the process dies before it: orders35 is committed`
	return nil
}

func sendOrderConfirmation(d *gomail.Dialer, email string) {
	if err := mailInvite(d, email); err != nil {
		slog.Error("order", "error", err)
	}
}
