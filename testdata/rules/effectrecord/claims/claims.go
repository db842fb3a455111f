// Package claims takes rows before it works on them.
package claims

import (
	"context"
	"fmt"
	"net/smtp"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type letter struct {
	ID int64
	To string
}

type Post struct {
	pool *pgxpool.Pool
	addr string
}

func (p *Post) mail(l letter) error {
	return smtp.SendMail(p.addr, nil, "post@example.com", []string{l.To}, []byte("Subject: hello\r\n\r\n"))
}

// take moves a row from one state to another and tells whether it did.
func (p *Post) take(ctx context.Context, table string, id int64, from, to string) (bool, error) {
	tag, err := p.pool.Exec(ctx, fmt.Sprintf("UPDATE %s SET state = $1 WHERE id = $2 AND state = $3", table), to, id, from)
	if err != nil {
		return false, err
	}
	return tag.RowsAffected() == 1, nil
}

func (p *Post) open(ctx context.Context, query string) ([]letter, error) {
	rows, err := p.pool.Query(ctx, query)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[letter])
}

// BadSwept claims, but a sweep hands rows of a dead worker to the next one.
func (p *Post) BadSwept(ctx context.Context) error {
	if _, err := p.pool.Exec(ctx, "UPDATE swept SET state = 'NEW' WHERE state = 'SENDING' AND touched < now() - interval '5 minutes'"); err != nil {
		return err
	}
	list, err := p.open(ctx, "SELECT id, recipient FROM swept WHERE state = 'NEW'")
	if err != nil {
		return err
	}
	for _, l := range list {
		won, err := p.take(ctx, "swept", l.ID, "NEW", "SENDING")
		if err != nil {
			return err
		}
		if !won {
			continue
		}
		if err := p.mail(l); err != nil { // want `Post.mail is repeated when a claim is taken over: the worker may die after it and before swept.state is written; it takes no key`
			return err
		}
		if _, err := p.take(ctx, "swept", l.ID, "SENDING", "SENT"); err != nil {
			return err
		}
	}
	return nil
}

// OkIntent leaves what a dead worker held to a person.
func (p *Post) OkIntent(ctx context.Context) error {
	if _, err := p.pool.Exec(ctx, "UPDATE kept SET state = 'UNCLEAR' WHERE state = 'SENDING' AND touched < now() - interval '5 minutes'"); err != nil {
		return err
	}
	list, err := p.open(ctx, "SELECT id, recipient FROM kept WHERE state = 'NEW'")
	if err != nil {
		return err
	}
	for _, l := range list {
		won, err := p.take(ctx, "kept", l.ID, "NEW", "SENDING")
		if err != nil {
			return err
		}
		if !won {
			continue
		}
		if err := p.mail(l); err != nil {
			return err
		}
		if _, err := p.take(ctx, "kept", l.ID, "SENDING", "SENT"); err != nil {
			return err
		}
	}
	return nil
}

// BadUnchecked claims without looking whether it won.
func (p *Post) BadUnchecked(ctx context.Context, l letter) error {
	if _, err := p.take(ctx, "unlooked", l.ID, "NEW", "SENDING"); err != nil {
		return err
	}
	if err := p.mail(l); err != nil { // want `Post.mail is repeated after a crash: unlooked.state is written later`
		return err
	}
	_, err := p.take(ctx, "unlooked", l.ID, "SENDING", "SENT")
	return err
}

// OkFreshIntent writes a row for this one call and closes it.
func (p *Post) OkFreshIntent(ctx context.Context, to string) error {
	var id int64
	err := p.pool.QueryRow(ctx, "INSERT INTO outgoing_calls (recipient, state) VALUES ($1, 'STARTED') RETURNING id", to).Scan(&id)
	if err != nil {
		return err
	}
	if err := p.mail(letter{id, to}); err != nil {
		return err
	}
	_, err = p.pool.Exec(ctx, "UPDATE outgoing_calls SET state = 'SENT' WHERE id = $1", id)
	return err
}

// OkOtherRow mails about one row and records something about another.
func (p *Post) OkOtherRow(ctx context.Context, l letter, visitor int64) error {
	if err := p.mail(l); err != nil {
		return err
	}
	_, err := p.pool.Exec(ctx, "UPDATE visitors SET state = 'SEEN' WHERE id = $1", visitor)
	return err
}

// OkOnlyOnFailure writes the row when the mail was not sent.
func (p *Post) OkOnlyOnFailure(ctx context.Context, l letter) error {
	if err := p.mail(l); err != nil {
		_, uerr := p.pool.Exec(ctx, "UPDATE failures SET state = 'FAILED' WHERE id = $1", l.ID)
		return uerr
	}
	return nil
}

// BadDeferred records in a deferred function, which runs after the mail.
func (p *Post) BadDeferred(ctx context.Context, l letter) (err error) {
	defer func() {
		if err == nil {
			_, err = p.pool.Exec(ctx, "UPDATE deferred SET state = 'SENT' WHERE id = $1", l.ID)
		}
	}()
	return p.mail(l) // want `Post.mail is repeated after a crash: deferred.state is written later`
}
