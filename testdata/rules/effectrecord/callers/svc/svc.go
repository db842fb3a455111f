// Package svc sends and records for others.
package svc

import (
	"context"
	"database/sql"
	"net/smtp"
)

type Sender struct{ DB *sql.DB }

type Mail struct {
	ID int64
	To string
}

// Deliver is only called by workers that hold the row.
func (s *Sender) Deliver(ctx context.Context, m Mail) error {
	if err := smtp.SendMail("relay:25", nil, "a@example.com", []string{m.To}, nil); err != nil {
		return err
	}
	_, err := s.DB.ExecContext(ctx, "UPDATE held SET state = 'SENT' WHERE id = ?", m.ID)
	return err
}

// Push is called by a worker that holds the row and by one that does not.
func (s *Sender) Push(ctx context.Context, m Mail) error {
	if err := smtp.SendMail("relay:25", nil, "a@example.com", []string{m.To}, nil); err != nil { // want `smtp.SendMail is repeated after a crash: half_held.state is written later`
		return err
	}
	_, err := s.DB.ExecContext(ctx, "UPDATE half_held SET state = 'SENT' WHERE id = ?", m.ID)
	return err
}
