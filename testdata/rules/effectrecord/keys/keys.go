// Package keys gives keys in all the places where one can travel.
package keys

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82"
	"gorm.io/gorm"
)

type Fee struct {
	ID       uint
	Customer string
	Cents    int64
	State    string
}

type Desk struct {
	db     *gorm.DB
	stripe *stripe.Client
	writer *kafka.Writer
	js     jetstream.JetStream
	http   *http.Client
}

func (d *Desk) due(ctx context.Context) (fees []Fee, err error) {
	err = d.db.WithContext(ctx).Where("state = ?", "DUE").Find(&fees).Error
	return fees, err
}

func (d *Desk) paid(ctx context.Context, f Fee) error {
	return d.db.WithContext(ctx).Model(&Fee{}).Where("id = ?", f.ID).Update("state", "PAID").Error
}

func params(f Fee) *stripe.PaymentIntentCreateParams {
	return &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(f.Cents), Currency: stripe.String("eur"), Customer: stripe.String(f.Customer)}
}

// Topup is an order of a customer who may send the same key again.
type Topup struct {
	ID     uint
	Key    string `gorm:"uniqueIndex"`
	State  string
	Intent string
}

// OkGivenKey takes the key of the caller; one that is made in its place begins
// another order, which is inserted with it.
func (d *Desk) OkGivenKey(w http.ResponseWriter, r *http.Request) {
	key := r.FormValue("key")
	if key == "" {
		key = uuid.NewString()
	}
	t := Topup{Key: key, State: "NEW"}
	if err := d.db.WithContext(r.Context()).Create(&t).Error; err != nil {
		if err := d.db.WithContext(r.Context()).Where("key = ?", key).First(&t).Error; err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
	}
	p := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(100), Currency: stripe.String("eur")}
	p.SetIdempotencyKey("topup-" + key)
	pi, err := d.stripe.V1PaymentIntents.Create(r.Context(), p)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	err = d.db.WithContext(r.Context()).Model(&Topup{}).Where("id = ?", t.ID).Updates(map[string]any{"state": "PAID", "intent": pi.ID}).Error
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

// OkRowKey takes the key that an earlier attempt stored, or stores one.
func (d *Desk) OkRowKey(ctx context.Context) error {
	var ts []Topup
	if err := d.db.WithContext(ctx).Where("state = ?", "DUE").Find(&ts).Error; err != nil {
		return err
	}
	for _, t := range ts {
		key := t.Key
		if key == "" {
			key = uuid.NewString()
			if err := d.db.WithContext(ctx).Model(&Topup{}).Where("id = ?", t.ID).Update("key", key).Error; err != nil {
				return err
			}
		}
		p := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(100), Currency: stripe.String("eur")}
		p.SetIdempotencyKey(key)
		if _, err := d.stripe.V1PaymentIntents.Create(ctx, p); err != nil {
			return err
		}
		if err := d.db.WithContext(ctx).Model(&Topup{}).Where("id = ?", t.ID).Update("state", "PAID").Error; err != nil {
			return err
		}
	}
	return nil
}

// BadOverwrittenKey stores the key, but each attempt stores another one.
func (d *Desk) BadOverwrittenKey(ctx context.Context) error {
	fees, err := d.due(ctx)
	if err != nil {
		return err
	}
	for _, f := range fees {
		key := uuid.NewString()
		if err := d.db.WithContext(ctx).Model(&Fee{}).Where("id = ?", f.ID).Update("customer", key).Error; err != nil {
			return err
		}
		p := params(f)
		p.SetIdempotencyKey(key)
		if _, err := d.stripe.V1PaymentIntents.Create(ctx, p); err != nil { // want `Create is repeated after a crash: fees.state is written later`
			return err
		}
		if err := d.paid(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

func (d *Desk) BadStripe(ctx context.Context) error {
	fees, err := d.due(ctx)
	if err != nil {
		return err
	}
	for _, f := range fees {
		if _, err := d.stripe.V1PaymentIntents.Create(ctx, params(f)); err != nil { // want `Create is repeated after a crash: fees.state is written later`
			return err
		}
		if err := d.paid(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

func (d *Desk) OkStripeSetter(ctx context.Context) error {
	fees, err := d.due(ctx)
	if err != nil {
		return err
	}
	for _, f := range fees {
		p := params(f)
		p.SetIdempotencyKey("fee-" + strconv.FormatUint(uint64(f.ID), 10))
		if _, err := d.stripe.V1PaymentIntents.Create(ctx, p); err != nil {
			return err
		}
		if err := d.paid(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// BadWiped sets a key and then takes new parameters.
func (d *Desk) BadWiped(ctx context.Context, f Fee) error {
	p := params(f)
	p.SetIdempotencyKey(fmt.Sprintf("fee-%d", f.ID))
	p = params(f)
	if _, err := d.stripe.V1PaymentIntents.Create(ctx, p); err != nil { // want `Create is repeated after a crash: fees.state is written later`
		return err
	}
	return d.paid(ctx, f)
}

// hashed is derived from the row, three calls away from where it is used.
func hashed(f Fee) string {
	sum := sha256.Sum256([]byte(fmt.Sprintf("%d/%d", f.ID, f.Cents)))
	return hex.EncodeToString(sum[:])
}

func (d *Desk) post(ctx context.Context, header map[string]string, v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/debits", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", header["key"])
	res, err := d.http.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func (d *Desk) OkHashed(ctx context.Context, f Fee) error {
	if err := d.post(ctx, map[string]string{"key": hashed(f)}, f.Cents); err != nil {
		return err
	}
	return d.paid(ctx, f)
}

// OkPut may be repeated by nature.
func (d *Desk) OkPut(ctx context.Context, f Fee) error {
	req, err := http.NewRequestWithContext(ctx, "PUT", fmt.Sprintf("https://bank.example/fees/%d", f.ID), nil)
	if err != nil {
		return err
	}
	res, err := d.http.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return d.paid(ctx, f)
}

// BadPartitionKey has a key that only chooses a partition.
func (d *Desk) BadPartitionKey(ctx context.Context, f Fee) error {
	if err := d.writer.WriteMessages(ctx, kafka.Message{Key: []byte(f.Customer), Value: []byte("due")}); err != nil { // want `Writer.WriteMessages is repeated after a crash: fees.state is written later`
		return err
	}
	return d.paid(ctx, f)
}

func (d *Desk) OkEventHeader(ctx context.Context, f Fee) error {
	id := fmt.Sprintf("fee-due:%d", f.ID)
	msg := kafka.Message{Key: []byte(f.Customer), Headers: []kafka.Header{{Key: "event-id", Value: []byte(id)}}}
	if err := d.writer.WriteMessages(ctx, msg); err != nil {
		return err
	}
	return d.paid(ctx, f)
}

func (d *Desk) OkMsgID(ctx context.Context, f Fee) error {
	if _, err := d.js.Publish(ctx, "fees.due", nil, jetstream.WithMsgID(fmt.Sprintf("fee-%d", f.ID))); err != nil {
		return err
	}
	return d.paid(ctx, f)
}

func (d *Desk) BadCore(ctx context.Context, nc *nats.Conn, f Fee) error {
	if err := nc.Publish("fees.due", []byte(f.Customer)); err != nil { // want `Conn.Publish is repeated after a crash: fees.state is written later`
		return err
	}
	return d.paid(ctx, f)
}
