// Package letters fills a message by a method of the item, sends it, and lets the
// item record it; the items come through a channel.
package letters

import (
	"context"
	"database/sql"
	"fmt"

	"gopkg.in/gomail.v2"
)

// Letter is something to be mailed.
type Letter interface {
	Fill(m *gomail.Message) error
	Sent(ctx context.Context) error
}

type invite struct {
	db *sql.DB
	ID int64
	To string
}

func (i *invite) Fill(m *gomail.Message) error {
	if i.To == "" {
		return fmt.Errorf("invite %d has no address", i.ID)
	}
	m.SetHeader("To", i.To)
	m.SetBody("text/plain", "Come in")
	return nil
}

func (i *invite) Sent(ctx context.Context) error {
	_, err := i.db.ExecContext(ctx, "UPDATE invites SET status = 'sent' WHERE id = ?", i.ID)
	return err
}

type reminder struct {
	db *sql.DB
	ID int64
	To string
}

func (r *reminder) Fill(m *gomail.Message) error {
	m.SetHeader("To", r.To)
	m.SetBody("text/plain", "Do not forget")
	return nil
}

func (r *reminder) Sent(ctx context.Context) error {
	_, err := r.db.ExecContext(ctx, "UPDATE reminders SET status = 'sent' WHERE id = ?", r.ID)
	return err
}

// Load reads what is due.
func Load(ctx context.Context, db *sql.DB) ([]Letter, error) {
	rows, err := db.QueryContext(ctx, "SELECT id, recipient FROM invites WHERE status = 'new'")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Letter
	for rows.Next() {
		i := &invite{db: db}
		if err := rows.Scan(&i.ID, &i.To); err != nil {
			return nil, err
		}
		out = append(out, i, &reminder{db: db, ID: i.ID, To: i.To})
	}
	return out, rows.Err()
}

// Post is a worker.
type Post struct {
	queue chan []Letter
	dial  *gomail.Dialer
}

// Run takes lists of letters from the channel.
func (p *Post) Run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case list := <-p.queue:
			go p.BadSend(ctx, list)
		}
	}
}

// BadSend mails a letter and lets it say so afterwards.
func (p *Post) BadSend(ctx context.Context, list []Letter) {
	m := gomail.NewMessage()
	for _, l := range list {
		m.Reset()
		if err := l.Fill(m); err != nil {
			continue
		}
		if err := p.dial.DialAndSend(m); err != nil { // want `Dialer.DialAndSend is repeated after a crash`
			continue
		}
		if err := l.Sent(ctx); err != nil {
			return
		}
	}
}

// OkSend records one letter and mails another: nothing says that they have
// to do with each other.
func (p *Post) OkSend(ctx context.Context, first, second Letter) error {
	m := gomail.NewMessage()
	if err := first.Fill(m); err != nil {
		return err
	}
	m.SetBody("text/plain", "Hello")
	if err := p.dial.DialAndSend(m); err != nil {
		return err
	}
	return second.Sent(ctx)
}
