// Package drain works off tables whose rows are gone once the work is done.
package drain

import (
	"context"
	"database/sql"
	"net/smtp"
)

type Sender struct{ db *sql.DB }

type letter struct {
	id   int64
	to   string
	text string
}

func (s *Sender) due(ctx context.Context) ([]letter, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT id, recipient, body FROM letters WHERE run_at <= now()")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []letter
	for rows.Next() {
		var l letter
		if err := rows.Scan(&l.id, &l.to, &l.text); err != nil {
			return nil, err
		}
		out = append(out, l)
	}
	return out, rows.Err()
}

// BadDrain sends what is due and deletes it.
func (s *Sender) BadDrain(ctx context.Context) error {
	list, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, l := range list {
		if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.to}, []byte(l.text)); err != nil { // want `smtp.SendMail is repeated after a crash: the row of letters is deleted later, on its own`
			continue
		}
		if _, err := s.db.ExecContext(ctx, "DELETE FROM letters WHERE id = ?", l.id); err != nil {
			return err
		}
	}
	return nil
}

// OkDeleteOnly writes nothing down about the mail: who leaves is told so.
func (s *Sender) OkDeleteOnly(ctx context.Context, member int64, to string) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{to}, []byte("good bye")); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "DELETE FROM members WHERE id = ? AND mail = ?", member, to)
	return err
}

// OkOther deletes something else than what the loop goes over.
func (s *Sender) OkOther(ctx context.Context) error {
	list, err := s.due(ctx)
	if err != nil {
		return err
	}
	for _, l := range list {
		if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.to}, []byte(l.text)); err != nil {
			continue
		}
		if _, err := s.db.ExecContext(ctx, "DELETE FROM drafts WHERE recipient = ?", l.to); err != nil {
			return err
		}
	}
	return nil
}

type post struct{ author, title string }

func (s *Sender) post(ctx context.Context, id int64) (*post, error) {
	p := &post{}
	err := s.db.QueryRowContext(ctx, "SELECT author, title FROM posts WHERE id = ?", id).Scan(&p.author, &p.title)
	return p, err
}

type job struct {
	id   int64
	post int64
}

func (s *Sender) jobs(ctx context.Context) ([]*job, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT j.id, post_id FROM publishjobs j INNER JOIN posts p ON post_id = p.id WHERE action = 'mail' ORDER BY created")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []*job
	for rows.Next() {
		j := &job{}
		if err := rows.Scan(&j.id, &j.post); err != nil {
			return nil, err
		}
		out = append(out, j)
	}
	return out, nil
}

// BadLoaded mails about another row, which the job only names.
func (s *Sender) BadLoaded(ctx context.Context) error {
	list, err := s.jobs(ctx)
	if err != nil {
		return err
	}
	for _, j := range list {
		p, err := s.post(ctx, j.post)
		if err != nil {
			continue
		}
		if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{p.author}, []byte(p.title)); err != nil { // want `smtp.SendMail is repeated after a crash: the row of publishjobs is deleted later, on its own`
			continue
		}
		if _, err := s.db.ExecContext(ctx, "DELETE FROM publishjobs WHERE id = ?", j.id); err != nil {
			return err
		}
	}
	return nil
}
