// Package backends keeps the state of tasks in one of many places.
package backends

import (
	"context"
	"database/sql"
	"sync"

	"github.com/segmentio/kafka-go"
)

type Backend interface {
	SetDone(ctx context.Context, id string) error
}

type (
	Array   struct{ ids []string }
	Channel struct{ ids chan string }
	Dict    struct{ ids map[string]bool }
	Guarded struct{ ids sync.Map }
	Table   struct{ db *sql.DB }
)

func (a *Array) SetDone(ctx context.Context, id string) error {
	a.ids = append(a.ids, id)
	return nil
}

func (c *Channel) SetDone(ctx context.Context, id string) error {
	c.ids <- id
	return nil
}

func (d *Dict) SetDone(ctx context.Context, id string) error {
	d.ids[id] = true
	return nil
}

func (g *Guarded) SetDone(ctx context.Context, id string) error {
	g.ids.Store(id, true)
	return nil
}

func (t *Table) SetDone(ctx context.Context, id string) error {
	_, err := t.db.ExecContext(ctx, "UPDATE ob_backend_tasks SET state = 'DONE' WHERE id = ?", id)
	return err
}

type Server struct {
	backend Backend
	next    *kafka.Writer
}

// BadDone has a backend of a database, too, which is not displaced by those in memory.
func (s *Server) BadDone(ctx context.Context, id string) error {
	if err := s.backend.SetDone(ctx, id); err != nil {
		return err
	}
	return s.next.WriteMessages(ctx, kafka.Message{Key: []byte(id), Value: []byte("next")}) // want `WriteMessages is lost .* ob_backend_tasks.state is committed`
}

// OkDone publishes first, and says so in the end.
func (s *Server) OkDone(ctx context.Context, id string) error {
	if err := s.next.WriteMessages(ctx, kafka.Message{Key: []byte(id), Value: []byte("next")}); err != nil {
		return err
	}
	return s.backend.SetDone(ctx, id)
}
