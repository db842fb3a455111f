// Package mail sends letters through a relay.
package mail

import (
	"fmt"
	"net/smtp"
)

// Relay is an SMTP server.
type Relay struct{ Addr, From string }

// Send delivers a message. SMTP knows no idempotency keys: a second call is a
// second letter.
func (r *Relay) Send(to, subject, text string) error {
	msg := fmt.Sprintf("To: %s\r\nSubject: %s\r\n\r\n%s\r\n", to, subject, text)
	return smtp.SendMail(r.Addr, nil, r.From, []string{to}, []byte(msg))
}
