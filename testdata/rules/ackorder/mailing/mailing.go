// Package mailing sends mail.
package mailing

import "gopkg.in/gomail.v2"

// Sender sends what consumers are told to.
type Sender struct{ Dialer *gomail.Dialer }

// Send sends one mail.
func (s *Sender) Send(to string, body []byte) error {
	m := gomail.NewMessage()
	m.SetHeader("To", to)
	m.SetBody("text/plain", string(body))
	return s.Dialer.DialAndSend(m)
}
