// Package mail sends mail.
package mail

import (
	"context"

	"gopkg.in/gomail.v2"
)

type SMTP struct{ Dialer *gomail.Dialer }

func (s *SMTP) Welcome(_ context.Context, to string) error {
	m := gomail.NewMessage()
	m.SetHeader("To", to)
	m.SetBody("text/plain", "hello")
	return s.Dialer.DialAndSend(m)
}
