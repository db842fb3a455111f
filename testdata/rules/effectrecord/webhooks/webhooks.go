// Package webhooks signs what it delivers.
package webhooks

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"
)

const (
	signatureHeader  = "X-Hook-Signature"
	signatureHeader2 = "Hook-Signature"
	signatureHeader3 = "Hooks-Signature"
	keyHeader        = "Hook-Idempotency-Key"
)

type Hook struct {
	URL     string
	Timeout int
}

type Secret struct{ Value string }

type Delivery struct {
	ID      uuid.UUID
	Event   uuid.UUID
	Status  string
	Payload []byte
}

type Sender struct {
	db      *sql.DB
	http    *http.Client
	version string
}

func sign(body []byte, secrets []Secret, at int64) string {
	var parts []string
	for _, s := range secrets {
		mac := hmac.New(sha256.New, []byte(s.Value))
		fmt.Fprintf(mac, "%d.%s", at, body)
		parts = append(parts, "v1="+hex.EncodeToString(mac.Sum(nil)))
	}
	return fmt.Sprintf("t=%d,%s", at, strings.Join(parts, ","))
}

func (s *Sender) agent() string {
	if s.version == "" {
		return "Hooks"
	}
	return fmt.Sprintf("Hooks/%s", s.version)
}

func (s *Sender) request(ctx context.Context, h Hook, secrets []Secret, d Delivery) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, h.URL, bytes.NewReader(d.Payload))
	if err != nil {
		return nil, err
	}
	signature := sign(d.Payload, secrets, time.Now().Unix())
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set(signatureHeader, signature)
	req.Header.Set(signatureHeader2, signature)
	req.Header.Set(signatureHeader3, signature)
	req.Header.Set("User-Agent", s.agent())
	return req, nil
}

func (s *Sender) done(ctx context.Context, d Delivery) error {
	_, err := s.db.ExecContext(ctx, "UPDATE deliveries SET status = 'success' WHERE id = $1", d.ID)
	return err
}

// OkKey has a key beside the signatures.
func (s *Sender) OkKey(ctx context.Context, h Hook, secrets []Secret, d Delivery) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, h.URL, bytes.NewReader(d.Payload))
	if err != nil {
		return err
	}
	signature := sign(d.Payload, secrets, time.Now().Unix())
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set(signatureHeader, signature)
	req.Header.Set(signatureHeader2, signature)
	req.Header.Set(signatureHeader3, signature)
	req.Header.Set(keyHeader, d.ID.String())
	req.Header.Set("User-Agent", s.agent())
	res, err := s.http.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return s.done(ctx, d)
}

// parcel is a request on its way to the one who sends it.
type parcel struct {
	request *http.Request
	timeout time.Duration
}

func (s *Sender) send(ctx context.Context, p *parcel) error {
	ctx, cancel := context.WithTimeout(ctx, p.timeout)
	defer cancel()
	res, err := s.http.Do(p.request.WithContext(ctx))
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// OkHandedOn names the delivery in a header of a request that travels on.
func (s *Sender) OkHandedOn(ctx context.Context, h Hook, secrets []Secret, d Delivery) error {
	req, err := s.request(ctx, h, secrets, d)
	if err != nil {
		return err
	}
	req.Header.Set("Hook-Delivery-Id", d.ID.String())
	if err := s.send(ctx, &parcel{request: req, timeout: time.Second}); err != nil {
		return err
	}
	return s.done(ctx, d)
}

// BadHandedOn names only who sends it.
func (s *Sender) BadHandedOn(ctx context.Context, h Hook, secrets []Secret, d Delivery) error {
	req, err := s.request(ctx, h, secrets, d)
	if err != nil {
		return err
	}
	req.Header.Set("Hook-Sender", s.version)
	if err := s.send(ctx, &parcel{request: req, timeout: time.Second}); err != nil { // want `Sender.send is repeated after a crash: deliveries.status is written later`
		return err
	}
	return s.done(ctx, d)
}

// BadNoKey has only the signatures.
func (s *Sender) BadNoKey(ctx context.Context, h Hook, secrets []Secret, d Delivery) error {
	req, err := s.request(ctx, h, secrets, d)
	if err != nil {
		return err
	}
	res, err := s.http.Do(req) // want `Client.Do is repeated after a crash: deliveries.status is written later`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return s.done(ctx, d)
}

// Resume delivers what is still pending, and no delivery that it names twice.
func (s *Sender) Resume(ctx context.Context, h Hook, secrets []Secret) error {
	rows, err := s.db.QueryContext(ctx, "SELECT id, event, payload FROM deliveries WHERE status = 'pending'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var d Delivery
		if err := rows.Scan(&d.ID, &d.Event, &d.Payload); err != nil {
			return err
		}
		if err := s.OkHandedOn(ctx, h, secrets, d); err != nil {
			return err
		}
	}
	return rows.Err()
}
