// Package registry sends through one of many senders, and through a function that
// is handed over.
package registry

import (
	"bytes"
	"context"
	"database/sql"
	"net/http"
	"net/smtp"
)

// Message is a row of messages.
type Message struct {
	ID   int64
	Kind string
	To   string
	Text string
}

// Receipt is what a sender answers.
type Receipt struct{ ID string }

// Sender sends messages of one kind.
type Sender interface {
	Send(ctx context.Context, m *Message) (*Receipt, error)
}

// Renderer makes texts of one kind.
type Renderer interface {
	Render(ctx context.Context, m *Message) (string, error)
}

type mail struct{}

func (mail) Send(_ context.Context, m *Message) (*Receipt, error) {
	return &Receipt{}, smtp.SendMail("mx:25", nil, "me@example.com", []string{m.To}, []byte(m.Text))
}

type sms struct{ url string }

func (s sms) Send(ctx context.Context, m *Message) (*Receipt, error) { return post(ctx, s.url, m) }

type chat struct{ url string }

func (s chat) Send(ctx context.Context, m *Message) (*Receipt, error) { return post(ctx, s.url, m) }

type voice struct{ url string }

func (s voice) Send(ctx context.Context, m *Message) (*Receipt, error) { return post(ctx, s.url, m) }

type push struct{ url string }

func (s push) Send(ctx context.Context, m *Message) (*Receipt, error) { return post(ctx, s.url, m) }

type hook struct{ url string }

func (s hook) Send(ctx context.Context, m *Message) (*Receipt, error) { return post(ctx, s.url, m) }

func post(ctx context.Context, url string, m *Message) (*Receipt, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewBufferString(m.Text))
	if err != nil {
		return nil, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	return &Receipt{ID: res.Header.Get("Location")}, res.Body.Close()
}

func (mail) Render(context.Context, *Message) (string, error)  { return "mail", nil }
func (sms) Render(context.Context, *Message) (string, error)   { return "sms", nil }
func (chat) Render(context.Context, *Message) (string, error)  { return "chat", nil }
func (voice) Render(context.Context, *Message) (string, error) { return "voice", nil }
func (push) Render(context.Context, *Message) (string, error)  { return "push", nil }
func (hook) Render(context.Context, *Message) (string, error)  { return "hook", nil }

// Registry knows a sender for each kind of message.
type Registry struct {
	db        *sql.DB
	senders   map[string]Sender
	renderers map[string]Renderer
}

// New registers all senders.
func New(db *sql.DB, url string) *Registry {
	return &Registry{
		db: db,
		senders: map[string]Sender{
			"mail": mail{}, "sms": sms{url}, "chat": chat{url}, "voice": voice{url}, "push": push{url}, "hook": hook{url},
		},
		renderers: map[string]Renderer{
			"mail": mail{}, "sms": sms{url}, "chat": chat{url}, "voice": voice{url}, "push": push{url}, "hook": hook{url},
		},
	}
}

// BadDeliver sends by one of six.
func (r *Registry) BadDeliver(ctx context.Context, m *Message) error {
	if _, err := r.senders[m.Kind].Send(ctx, m); err != nil { // want `Sender.Send is repeated after a crash: messages.status is written later`
		return err
	}
	_, err := r.db.ExecContext(ctx, "UPDATE messages SET status = 'sent' WHERE id = ?", m.ID)
	return err
}

// OkRender only computes, whoever does it.
func (r *Registry) OkRender(ctx context.Context, m *Message) error {
	text, err := r.renderers[m.Kind].Render(ctx, m)
	if err != nil {
		return err
	}
	_, err = r.db.ExecContext(ctx, "UPDATE messages SET status = 'done', body = ? WHERE id = ?", text, m.ID)
	return err
}

// OkClaimed asks first whether it is this worker's turn, and nothing takes a claim
// back by itself.
func (r *Registry) OkClaimed(ctx context.Context, m *Message) error {
	res, err := r.db.ExecContext(ctx, "UPDATE letters SET status = 'sending' WHERE id = ? AND status = 'new'", m.ID)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := r.senders[m.Kind].Send(ctx, m); err != nil {
		return err
	}
	_, err = r.db.ExecContext(ctx, "UPDATE letters SET status = 'sent' WHERE id = ?", m.ID)
	return err
}

// SendFunc sends a message.
type SendFunc func(ctx context.Context, m *Message) (*Receipt, error)

// Work hands the sending over.
func (r *Registry) Work(ctx context.Context, m *Message) error {
	if err := r.BadHanded(ctx, m, r.send); err != nil {
		return err
	}
	return r.OkHanded(ctx, m, r.describe)
}

func (r *Registry) send(ctx context.Context, m *Message) (*Receipt, error) {
	return r.senders[m.Kind].Send(ctx, m)
}

func (r *Registry) describe(_ context.Context, m *Message) (*Receipt, error) {
	return &Receipt{ID: m.Kind}, nil
}

// BadHanded sends with what it is handed, and finds the row by the receipt.
func (r *Registry) BadHanded(ctx context.Context, m *Message, send SendFunc) error {
	got, err := send(ctx, m) // want `send is repeated after a crash: messages.sent_at is written later`
	if err != nil {
		return err
	}
	_, err = r.db.ExecContext(ctx, "UPDATE messages SET sent_at = now() WHERE receipt = ?", got.ID)
	return err
}

// OkHanded is handed something that does nothing.
func (r *Registry) OkHanded(ctx context.Context, m *Message, send SendFunc) error {
	if _, err := send(ctx, m); err != nil {
		return err
	}
	_, err := r.db.ExecContext(ctx, "UPDATE messages SET sent_at = now() WHERE id = ?", m.ID)
	return err
}
