// Package settled calls an interface whose value is made of a known type on the
// spot: nothing else of the program can be behind it.
package settled

import (
	"context"
	"database/sql"
	"net/smtp"
)

type sender interface {
	Send(ctx context.Context, id string) error
}

type closer interface {
	sender
	Close() error
}

type mail struct{}

func (mail) Send(_ context.Context, id string) error {
	return smtp.SendMail("mx:25", nil, "us@shop.test", []string{"it@shop.test"}, []byte(id))
}

func (mail) Close() error { return nil }

type nowhere[T any] struct{ last T }

func (*nowhere[T]) Send(context.Context, string) error { return nil }

func (*nowhere[T]) Close() error { return nil }

func mark(ctx context.Context, db *sql.DB, id string) error {
	_, err := db.ExecContext(ctx, "UPDATE notices SET state = 'SENT' WHERE id = $1", id)
	return err
}

func badMail(ctx context.Context, db *sql.DB, id string) error {
	var s sender = mail{}
	if err := s.Send(ctx, id); err != nil { // want `mail.Send is repeated after a crash`
		return err
	}
	return mark(ctx, db, id)
}

func badWider(ctx context.Context, db *sql.DB, id string) error {
	var c closer = mail{}
	var s sender = c
	if err := s.Send(ctx, id); err != nil { // want `mail.Send is repeated after a crash`
		return err
	}
	return mark(ctx, db, id)
}

func okNowhere(ctx context.Context, db *sql.DB, id string) error {
	var s sender = &nowhere[int]{}
	if err := s.Send(ctx, id); err != nil {
		return err
	}
	return mark(ctx, db, id)
}

func badParameter[G any, P interface {
	*G
	sender
}](ctx context.Context, db *sql.DB, ids []string) error {
	var s sender = P(new(G))
	for _, id := range ids {
		if err := s.Send(ctx, id); err != nil { // want `sender.Send is repeated after a crash`
			return err
		}
		if err := mark(ctx, db, id); err != nil {
			return err
		}
	}
	return nil
}

type post struct{ mail }

func (p *post) Send(ctx context.Context, id string) error { return p.mail.Send(ctx, id) }

func run(ctx context.Context, db *sql.DB, ids []string) error {
	return badParameter[post](ctx, db, ids)
}
