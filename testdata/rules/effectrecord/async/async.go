// Package async lets goroutines do what the row says was done.
package async

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/segmentio/kafka-go"
	"golang.org/x/sync/errgroup"
)

type message struct {
	ID    string
	Topic string
	Body  []byte
}

type Server struct {
	db     *sql.DB
	client *http.Client
	writer *kafka.Writer
	url    string
	wg     sync.WaitGroup
}

func (s *Server) BadDelayed(ctx context.Context, m *message) error {
	if s.url != "" {
		go s.forward(m) // want `Server.forward is lost if the process dies before the goroutine has done it: messages.published says done already`
	}
	_, err := s.db.ExecContext(ctx, "UPDATE messages SET published = 1 WHERE mid = ?", m.ID)
	return err
}

func (s *Server) forward(m *message) error {
	req, err := http.NewRequest(http.MethodPost, s.url+"/"+m.Topic, bytes.NewReader(m.Body))
	if err != nil {
		return err
	}
	req.Header.Set("X-Poll-ID", m.ID)
	resp, err := s.client.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (s *Server) BadInPlace(ctx context.Context, m message) error {
	go func() {
		_ = s.writer.WriteMessages(ctx, kafka.Message{Topic: m.Topic, Value: m.Body, Headers: []kafka.Header{{Key: "id", Value: []byte(m.ID)}}}) // want `Writer.WriteMessages is lost if the process dies before the goroutine has done it: posts.published_at says done already`
	}()
	_, err := s.db.ExecContext(ctx, "UPDATE posts SET published_at = now() WHERE mid = ?", m.ID)
	return err
}

// OkWaited records what all workers have done by then.
func (s *Server) OkWaited(ctx context.Context, ms []message) error {
	var wg sync.WaitGroup
	for _, m := range ms {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_ = s.forward(&m)
		}()
	}
	wg.Wait()
	for _, m := range ms {
		if _, err := s.db.ExecContext(ctx, "UPDATE waited SET sent_at = now() WHERE mid = ?", m.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkCollected takes the result from a channel first.
func (s *Server) OkCollected(ctx context.Context, m *message) error {
	done := make(chan error, 1)
	go func() { done <- s.forward(m) }()
	select {
	case err := <-done:
		if err != nil {
			return err
		}
	case <-time.After(time.Second):
		return fmt.Errorf("too slow")
	}
	_, err := s.db.ExecContext(ctx, "UPDATE collected SET sent_at = now() WHERE mid = ?", m.ID)
	return err
}

// OkTold leaves the waiting to its caller.
func (s *Server) OkTold(ctx context.Context, m *message, wg *sync.WaitGroup) error {
	go func() {
		defer wg.Done()
		_ = s.forward(m)
	}()
	_, err := s.db.ExecContext(ctx, "UPDATE told SET sent_at = now() WHERE mid = ?", m.ID)
	return err
}

// OkGroup waits with the group.
func (s *Server) OkGroup(ctx context.Context, m *message) error {
	var g errgroup.Group
	g.Go(func() error { return s.forward(m) })
	if err := g.Wait(); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE grouped SET sent_at = now() WHERE mid = ?", m.ID)
	return err
}

// OkOutcome lets the goroutine say how it ended.
func (s *Server) OkOutcome(ctx context.Context, m *message) error {
	go func() {
		state := "delivered"
		if s.forward(m) != nil {
			state = "failed"
		}
		_, _ = s.db.ExecContext(ctx, "UPDATE outcomes SET state = ? WHERE mid = ?", state, m.ID)
	}()
	_, err := s.db.ExecContext(ctx, "UPDATE outcomes SET state = 'dispatched' WHERE mid = ?", m.ID)
	return err
}

// OkOtherRow is about something else than what the goroutine does.
func (s *Server) OkOtherRow(ctx context.Context, m *message, user int64) error {
	go func() { _ = s.forward(m) }()
	_, err := s.db.ExecContext(ctx, "UPDATE reminders SET sent_at = now() WHERE user_id = ?", user)
	return err
}

// OkLooksOnly asks a question in the goroutine.
func (s *Server) OkLooksOnly(ctx context.Context, m *message) error {
	go func() {
		resp, err := s.client.Get(s.url + "/" + m.ID)
		if err == nil {
			_ = resp.Body.Close()
		}
	}()
	_, err := s.db.ExecContext(ctx, "UPDATE looked SET published = 1 WHERE mid = ?", m.ID)
	return err
}

// History lists what was published, and Expired what may be cleared away: neither
// goes on with it.
func (s *Server) History(ctx context.Context, topic string) (*sql.Rows, error) {
	return s.db.QueryContext(ctx, "SELECT mid, body FROM messages WHERE topic = ? AND published = 1 ORDER BY time DESC LIMIT 1", topic)
}

func (s *Server) Expired(ctx context.Context, now int64) (*sql.Rows, error) {
	return s.db.QueryContext(ctx, "SELECT mid FROM messages WHERE expires <= ? AND published = 1", now)
}

// BadDrain takes the rows through a helper that reads them.
func (s *Server) BadDrain(ctx context.Context) error {
	ms, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, m := range ms {
		go s.forward(m) // want `Server.forward is lost if the process dies before the goroutine has done it: letters.sent says done already`
		if _, err := s.db.ExecContext(ctx, "UPDATE letters SET sent = 1 WHERE mid = ?", m.ID); err != nil {
			return err
		}
	}
	return nil
}

func (s *Server) due(ctx context.Context) ([]*message, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT mid, topic FROM letters WHERE sent = 0")
	if err != nil {
		return nil, err
	}
	return scan(rows)
}

func scan(rows *sql.Rows) ([]*message, error) {
	defer rows.Close()
	var out []*message
	for rows.Next() {
		var id, topic string
		if err := rows.Scan(&id, &topic); err != nil {
			return nil, err
		}
		out = append(out, &message{ID: id, Topic: topic})
	}
	return out, rows.Err()
}
