// Package prepared keeps its statements in fields, prepared by a helper.
package prepared

import (
	"context"
	"database/sql"
	"net/smtp"
)

// Preparer is a *sql.DB, or a transaction.
type Preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

type statements struct {
	ctx context.Context
	db  Preparer
	err error
}

func (s *statements) of(query string) (st *sql.Stmt) {
	if s.err != nil {
		return nil
	}
	if s.ctx == nil {
		st, s.err = s.db.PrepareContext(context.Background(), query)
	} else {
		st, s.err = s.db.PrepareContext(s.ctx, query)
	}
	return st
}

// Letter is a row of letters.
type Letter struct {
	ID       int64
	To, Text string
}

// Outbox holds letters.
type Outbox struct {
	sent, seen *sql.Stmt
}

// New prepares the statements.
func New(ctx context.Context, db *sql.DB) (*Outbox, error) {
	p := &statements{ctx: ctx, db: db}
	return &Outbox{
		sent: p.of("UPDATE letters SET status = 'sent' WHERE id = ?"),
		seen: p.of("SELECT status FROM letters WHERE id = ?"),
	}, p.err
}

// BadMail records with a statement from a field.
func (o *Outbox) BadMail(ctx context.Context, l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte(l.Text)); err != nil { // want `smtp.SendMail is repeated after a crash: letters.status is written later`
		return err
	}
	_, err := o.sent.ExecContext(ctx, l.ID)
	return err
}

// OkRead only reads afterwards.
func (o *Outbox) OkRead(ctx context.Context, l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte(l.Text)); err != nil {
		return err
	}
	var status string
	return o.seen.QueryRowContext(ctx, l.ID).Scan(&status)
}
