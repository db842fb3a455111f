package hooks

import (
	"bytes"
	"context"
	"net/http"
)

// call is one line of a table of calls.
type call struct{ method, url string }

// SendCall may only ever be given calls that ask.
func (s *Sender) SendCall(ctx context.Context, c call, body []byte) error {
	var err error
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, c.method, c.url, bytes.NewReader(body)); err != nil {
			return err
		}
		var res *http.Response
		if res, err = s.http.Do(req); err == nil { // want:low `Client.Do is called without`
			return res.Body.Close()
		}
	}
	return err
}

// BadSendCall posts.
func (s *Sender) BadSendCall(ctx context.Context, url string, body []byte) error {
	var err error
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body)); err != nil {
			return err
		}
		var res *http.Response
		if res, err = s.http.Do(req); err == nil { // want `Client.Do is called without`
			return res.Body.Close()
		}
	}
	return err
}

// OkSendHeartbeat says that the program lives, which it may say twice.
func (s *Sender) OkSendHeartbeat(ctx context.Context, version []byte) error {
	var err error
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, http.MethodPost, "https://vendor.example/v1/send", bytes.NewReader(version)); err != nil {
			return err
		}
		var res *http.Response
		if res, err = s.http.Do(req); err == nil {
			return res.Body.Close()
		}
	}
	return err
}
