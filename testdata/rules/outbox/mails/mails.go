// Package mails sends mails from goroutines.
package mails

import (
	"bytes"
	"database/sql"
	"log/slog"
	"text/template"

	"gopkg.in/gomail.v2"
)

// Service sends what its templates say.
type Service struct {
	db     *sql.DB
	dialer *gomail.Dialer
	from   string
	pages  *template.Template
}

type member struct {
	ID    int64
	Email string
	Plan  string
}

func (s *Service) member(id int64) (member, error) {
	m := member{ID: id}
	err := s.db.QueryRow("SELECT email, plan FROM members WHERE id = $1", id).Scan(&m.Email, &m.Plan)
	return m, err
}

// send fills a template.
func (s *Service) send(to []string, from, subject, page string, data map[string]any) error {
	var body bytes.Buffer
	if err := s.pages.ExecuteTemplate(&body, page, data); err != nil {
		return err
	}
	m := gomail.NewMessage()
	m.SetHeader("From", from)
	m.SetHeader("To", to...)
	m.SetHeader("Subject", subject)
	m.SetBody("text/html", body.String())
	return s.dialer.DialAndSend(m)
}

// OkGoodbye sends everybody the same words.
func (s *Service) OkGoodbye(id int64) error {
	if _, err := s.db.Exec("UPDATE plans1 SET cancelled = true WHERE member_id = $1", id); err != nil {
		return err
	}
	go s.goodbye(id) // want:low `Service.goodbye is lost`
	return nil
}

func (s *Service) goodbye(id int64) {
	m, err := s.member(id)
	if err != nil {
		return
	}
	page := "goodbye.html"
	if m.Plan == "" {
		page = "welcome.html"
	}
	if err := s.send([]string{m.Email}, s.from, "Goodbye", page, nil); err != nil {
		slog.Error("goodbye", "error", err)
	}
}

// BadOffer says what was given.
func (s *Service) BadOffer(id, size int64) error {
	if _, err := s.db.Exec("INSERT INTO bonus2 (member_id, size) VALUES ($1, $2)", id, size); err != nil {
		return err
	}
	go s.offer(id, size) // want `Service.offer is lost if the process dies before it: bonus2 is committed`
	return nil
}

func (s *Service) offer(id, size int64) {
	m, err := s.member(id)
	if err != nil {
		return
	}
	if err := s.send([]string{m.Email}, s.from, "For you", "offer.html", map[string]any{"Size": size}); err != nil {
		slog.Error("offer", "error", err)
	}
}

// BadRead looks up what the mail says on the way.
func (s *Service) BadRead(id int64) error {
	if _, err := s.db.Exec("UPDATE plans3 SET size = size + 1 WHERE member_id = $1", id); err != nil {
		return err
	}
	go s.grown(id) // want `Service.grown is lost if the process dies before it: plans3 is committed`
	return nil
}

func (s *Service) grown(id int64) {
	m, err := s.member(id)
	if err != nil {
		return
	}
	if err := s.sendSize(m.Email, "grown.html"); err != nil {
		slog.Error("grown", "error", err)
	}
}

func (s *Service) sendSize(email, page string) error {
	var size int64
	if err := s.db.QueryRow("SELECT p.size FROM plans3 p JOIN members m ON m.id = p.member_id WHERE m.email = $1", email).Scan(&size); err != nil {
		return err
	}
	return s.send([]string{email}, s.from, "More room", page, map[string]any{"Size": size})
}

// BadText is given its words under the name of a mail.
func (s *Service) BadText(id int64, note string) error {
	if _, err := s.db.Exec("UPDATE plans4 SET note = $2 WHERE member_id = $1", id, note); err != nil {
		return err
	}
	go s.noted(id, note) // want `Service.noted is lost if the process dies before it: plans4.note is committed`
	return nil
}

func (s *Service) noted(id int64, note string) {
	m, err := s.member(id)
	if err != nil {
		return
	}
	if err := s.write(m.Email, note); err != nil {
		slog.Error("noted", "error", err)
	}
}

func (s *Service) write(to, email string) error {
	m := gomail.NewMessage()
	m.SetHeader("To", to)
	m.SetBody("text/plain", email)
	return s.dialer.DialAndSend(m)
}

// BadInvited stores whom the mail is for: it is what the row is about.
func (s *Service) BadInvited(email string) error {
	if _, err := s.db.Exec("INSERT INTO invited5 (email) VALUES ($1)", email); err != nil {
		return err
	}
	go s.invite(email) // want `Service.invite is lost if the process dies before it: invited5 is committed`
	return nil
}

func (s *Service) invite(email string) {
	if err := s.send([]string{email}, s.from, "Join us", "invite.html", nil); err != nil {
		slog.Error("invite", "error", err)
	}
}
