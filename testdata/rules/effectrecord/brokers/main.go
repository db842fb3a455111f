// Package brokers uses Redis as a queue through a client whose commands are words,
// and SMTP step by step.
package brokers

import (
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"strings"

	"github.com/emersion/go-smtp"
	"github.com/gomodule/redigo/redis"
)

type item struct {
	ID   int64
	To   string
	Text string
}

type worker struct {
	db   *sql.DB
	pool *redis.Pool
	mail *smtp.Client
}

func (w *worker) due(ctx context.Context) ([]item, error) {
	rows, err := w.db.QueryContext(ctx, "SELECT id, recipient, text FROM items WHERE sent = false")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []item
	for rows.Next() {
		var i item
		if err := rows.Scan(&i.ID, &i.To, &i.Text); err != nil {
			return nil, err
		}
		out = append(out, i)
	}
	return out, rows.Err()
}

func (w *worker) sent(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "UPDATE items SET sent = true WHERE id = ?", id)
	return err
}

// BadPush queues a task a second time after a crash.
func (w *worker) BadPush(ctx context.Context) error {
	items, err := w.due(ctx)
	if err != nil {
		return err
	}
	conn := w.pool.Get()
	defer conn.Close()
	for _, i := range items {
		task, err := json.Marshal(map[string]any{"text": i.Text})
		if err != nil {
			return err
		}
		if _, err := conn.Do("RPUSH", "tasks", task); err != nil { // want `Conn.Do is repeated after a crash: items.sent is written later`
			return err
		}
		if err := w.sent(ctx, i.ID); err != nil {
			return err
		}
	}
	return nil
}

// BadPushContext does the same through the function that takes a context.
func (w *worker) BadPushContext(ctx context.Context) error {
	items, err := w.due(ctx)
	if err != nil {
		return err
	}
	conn := w.pool.Get()
	defer conn.Close()
	for _, i := range items {
		if _, err := redis.DoContext(conn, ctx, "LPUSH", "tasks", i.Text); err != nil { // want `redis.DoContext is repeated after a crash`
			return err
		}
		if err := w.sent(ctx, i.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkSet writes a value that the second run writes again.
func (w *worker) OkSet(ctx context.Context) error {
	items, err := w.due(ctx)
	if err != nil {
		return err
	}
	conn := w.pool.Get()
	defer conn.Close()
	for _, i := range items {
		if _, err := conn.Do("SET", "text:"+i.To, i.Text); err != nil {
			return err
		}
		if err := w.sent(ctx, i.ID); err != nil {
			return err
		}
	}
	return nil
}

// BadMail tells one message from another by whom it is for.
func (w *worker) BadMail(ctx context.Context) error {
	items, err := w.due(ctx)
	if err != nil {
		return err
	}
	for _, i := range items {
		if err := w.send(i.To, i.Text); err != nil { // want `send is repeated after a crash`
			return err
		}
		if err := w.sent(ctx, i.ID); err != nil {
			return err
		}
	}
	return nil
}

func (w *worker) send(to, text string) error {
	if err := w.mail.Mail("noreply@shop.example", nil); err != nil {
		return err
	}
	if err := w.mail.Rcpt(to, nil); err != nil {
		return err
	}
	body, err := w.mail.Data()
	if err != nil {
		return err
	}
	if _, err := io.Copy(body, strings.NewReader(text)); err != nil {
		return err
	}
	return body.Close()
}
