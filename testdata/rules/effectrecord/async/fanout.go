package async

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
)

type subscription struct{ Endpoint string }

func (s *Server) subscriptions(topic string) ([]subscription, error) {
	rows, err := s.db.Query("SELECT endpoint FROM subscriptions WHERE topic = ?", topic)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []subscription
	for rows.Next() {
		var sub subscription
		if err := rows.Scan(&sub.Endpoint); err != nil {
			return nil, err
		}
		out = append(out, sub)
	}
	return out, rows.Err()
}

func (s *Server) fanOut(m *message) error {
	subs, err := s.subscriptions(m.Topic)
	if err != nil {
		return err
	}
	body, err := json.Marshal(map[string]any{"url": fmt.Sprintf("%s/%s", s.url, m.Topic), "message": m})
	if err != nil {
		return err
	}
	for _, sub := range subs {
		resp, err := s.client.Post(sub.Endpoint, "application/json", bytes.NewReader(body))
		if err != nil {
			continue
		}
		_ = resp.Body.Close()
	}
	return nil
}

func (s *Server) dueMessages(ctx context.Context) ([]*message, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT mid, topic, body FROM messages WHERE published = 0")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []*message
	for rows.Next() {
		var m message
		if err := rows.Scan(&m.ID, &m.Topic, &m.Body); err != nil {
			return nil, err
		}
		out = append(out, &m)
	}
	return out, rows.Err()
}

// BadFanOut is told of once: what the goroutine has not done yet is lost.
func (s *Server) BadFanOut(ctx context.Context) error {
	due, err := s.dueMessages(ctx)
	if err != nil {
		return err
	}
	for _, m := range due {
		if err := s.fan(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

func (s *Server) fan(ctx context.Context, m *message) error {
	go s.fanOut(m) // want `Server.fanOut is lost if the process dies before the goroutine has done it: messages.published says done already`
	return s.published(ctx, m)
}

func (s *Server) published(ctx context.Context, m *message) error {
	_, err := s.db.ExecContext(ctx, "UPDATE messages SET published = 1 WHERE mid = ?", m.ID)
	return err
}

// BadFanOutFirst repeats the whole round.
func (s *Server) BadFanOutFirst(ctx context.Context) error {
	due, err := s.dueMessages(ctx)
	if err != nil {
		return err
	}
	for _, m := range due {
		if err := s.fanOut(m); err != nil { // want `Server.fanOut is repeated after a crash: messages.published is written later`
			return err
		}
		if err := s.published(ctx, m); err != nil {
			return err
		}
	}
	return nil
}
