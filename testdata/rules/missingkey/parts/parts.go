// Package parts sends long messages piece by piece.
package parts

import (
	"bytes"
	"errors"
	"net/http"
)

type Sender struct{ client *http.Client }

type Message struct {
	Texts []string
	files []string
}

func (m *Message) Files() []string { return m.files }

func (s *Sender) post(body string) (*http.Response, error) {
	req, err := http.NewRequest(http.MethodPost, "https://chat.example.com/messages", bytes.NewReader([]byte(body)))
	if err != nil {
		return nil, err
	}
	return s.client.Do(req)
}

func (s *Sender) postAgain(body string) (*http.Response, error) {
	req, err := http.NewRequest(http.MethodPost, "https://chat.example.com/messages", bytes.NewReader([]byte(body)))
	if err != nil {
		return nil, err
	}
	return s.client.Do(req) // want `Client.Do is called without an idempotency key .*it runs in a retry loop`
}

var errRefused = errors.New("refused")

func verdict(resp *http.Response, err error, last bool) error {
	if err == nil && resp.StatusCode/100 == 2 || last {
		return nil
	}
	return errRefused
}

// OkParts counts over the parts of a message: a round sends another part.
func (s *Sender) OkParts(m *Message) error {
	for i := 0; i < len(m.Texts)+len(m.Files()); i++ {
		body := ""
		if i < len(m.Files()) {
			body = m.Files()[i]
		} else {
			body = m.Texts[i-len(m.Files())]
		}
		resp, err := s.post(body)
		if err := verdict(resp, err, i == len(m.Files())); err != nil {
			return err
		}
	}
	return nil
}

// BadAttempts sends the same thing until it is taken.
func (s *Sender) BadAttempts(m *Message) error {
	for i := 0; i < 3; i++ {
		resp, err := s.postAgain(m.Texts[0])
		if err == nil && resp.StatusCode/100 == 2 {
			return nil
		}
	}
	return errRefused
}
