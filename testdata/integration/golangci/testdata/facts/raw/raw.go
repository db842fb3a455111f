// Package raw talks to the mail server.
package raw

import (
	"net/http"
	"strings"
)

// Send sends a letter.
func Send(to string) error {
	resp, err := http.Post("https://mail.example.com/send", "text/plain", strings.NewReader(to))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
