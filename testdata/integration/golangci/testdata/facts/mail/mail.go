// Package mail is what the shop knows of the mail server.
package mail

import "example.com/facts/raw"

// Deliver delivers a letter.
func Deliver(to string) error { return raw.Send(to) }
