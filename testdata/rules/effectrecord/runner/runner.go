// Package runner runs what a builder has built through an interface of its own.
package runner

import (
	"context"
	"database/sql"
	"net/smtp"

	"github.com/Masterminds/squirrel"
)

type builder interface {
	ToSql() (string, []any, error)
}

// list is a builder of the program.
type list struct{ state string }

func (l *list) ToSql() (string, []any, error) {
	return "SELECT id FROM er_letters WHERE state = ?", []any{l.state}, nil
}

type Store struct{ db *sql.DB }

func (s *Store) run(ctx context.Context, b builder) error {
	text, args, err := b.ToSql()
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, text, args...)
	return err
}

func (s *Store) Ready(ctx context.Context) error { return s.run(ctx, &list{"READY"}) }

// BadSend sends the letter again when it dies before the state is stored.
func (s *Store) BadSend(ctx context.Context, id, to string) error {
	if err := smtp.SendMail("mail:25", nil, "a@example.org", []string{to}, []byte(id)); err != nil { // want `SendMail is repeated after a crash: er_letters.state is written later`
		return err
	}
	update := squirrel.Update("er_letters").Set("state", "SENT").Where(squirrel.Eq{"id": id})
	if to != "" {
		update = update.Set("receiver", to)
	}
	return s.run(ctx, update)
}

// OkSend notes something else.
func (s *Store) OkSend(ctx context.Context, id, to string) error {
	if err := smtp.SendMail("mail:25", nil, "a@example.org", []string{to}, []byte(id)); err != nil {
		return err
	}
	return s.run(ctx, squirrel.Update("er_letters").Set("seen", 1).Where(squirrel.Eq{"id": "1"}))
}
