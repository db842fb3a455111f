// Package forks stores through a fork of a library that has models.
package forks

import (
	"context"
	"net/smtp"

	"github.com/vinovest/sqlx"
)

// Letter is a row of letters.
type Letter struct {
	ID       int64 `db:"id"`
	To, Text string
}

// Outbox holds letters.
type Outbox struct{ db *sqlx.DB }

func (l Letter) send() error {
	return smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte(l.Text))
}

// BadSend sends what is pending and says so afterwards.
func (o *Outbox) BadSend(ctx context.Context) error {
	var letters []Letter
	if err := o.db.SelectContext(ctx, &letters, "SELECT id, recipient, text FROM letters WHERE status = 'pending'"); err != nil {
		return err
	}
	for _, l := range letters {
		if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte(l.Text)); err != nil { // want `smtp.SendMail is repeated after a crash: letters.status is written later`
			return err
		}
		if _, err := o.db.NamedExecContext(ctx, "UPDATE letters SET status = 'sent' WHERE id = :id", l); err != nil {
			return err
		}
	}
	return nil
}

// OkRead only reads afterwards.
func (o *Outbox) OkRead(ctx context.Context, l Letter) error {
	if err := l.send(); err != nil {
		return err
	}
	var status string
	return o.db.GetContext(ctx, &status, "SELECT status FROM letters WHERE id = $1", l.ID)
}
