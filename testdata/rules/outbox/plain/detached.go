package plain

import (
	"context"
	"encoding/json"
	"log/slog"

	"github.com/jackc/pgx/v5"
	"github.com/segmentio/kafka-go"
	"gopkg.in/gomail.v2"
)

type Ledger struct {
	ID   int64
	Name string
}

type WebhookArgs struct {
	Event   string `json:"event"`
	Payload any    `json:"payload"`
}

func (WebhookArgs) Kind() string { return "webhook" }

type IndexArgs struct {
	Collection string `json:"collection"`
	Payload    any    `json:"payload"`
}

func (IndexArgs) Kind() string { return "index" }

// BadGoroutine enqueues the webhook when the ledger is stored already, and only
// logs that it could not.
func (s *Service) BadGoroutine(ctx context.Context, l *Ledger) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO ledgers20 (id, name) VALUES ($1, $2)", l.ID, l.Name); err != nil {
		return err
	}
	s.afterLedger(l)
	return nil
}

func (s *Service) afterLedger(l *Ledger) {
	go func() {
		if err := s.queueIndex("ledgers", l); err != nil { // want:low `Service.queueIndex is lost`
			slog.Error("index", "error", err)
		}
		if err := s.sendWebhook("ledger.created", l); err != nil { // want `Service.sendWebhook is lost if the process dies before it: ledgers20 is committed by then`
			slog.Error("webhook", "error", err)
		}
	}()
}

func (s *Service) sendWebhook(event string, payload any) error {
	_, err := s.river.Insert(context.Background(), WebhookArgs{event, payload}, nil)
	return err
}

func (s *Service) queueIndex(collection string, payload any) error {
	_, err := s.river.Insert(context.Background(), IndexArgs{collection, payload}, nil)
	return err
}

// OkStoredWithIt hands the webhook over in the transaction of the ledger.
func (s *Service) OkStoredWithIt(ctx context.Context, l *Ledger) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO ledgers21 (id, name) VALUES ($1, $2)", l.ID, l.Name); err != nil {
			return err
		}
		_, err := s.river.InsertTx(ctx, tx, WebhookArgs{"ledger.created", l}, nil)
		return err
	})
}

// BadStoredRow publishes the row as the database stored it.
func (s *Service) BadStoredRow(ctx context.Context, name string) error {
	l := Ledger{}
	if err := s.pool.QueryRow(ctx, "INSERT INTO ledgers22 (name) VALUES ($1) RETURNING id", "x-"+s.prefix()).Scan(&l.ID); err != nil {
		return err
	}
	value, err := json.Marshal(l)
	if err != nil {
		return err
	}
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "ledgers", Value: value}) // want `Writer.WriteMessages is lost if the process dies before it: ledgers22 is committed`
}

func (s *Service) prefix() string { return "p" }

// BadOtherOutbox keeps the events of its audits in an outbox, and not the one of
// the order.
func (s *Service) BadOtherOutbox(ctx context.Context, o Order, audit int64) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders23 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "UPDATE audits SET state = 'SEEN' WHERE id = $1", audit); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO audit_outbox (audit_id) VALUES ($1)", audit)
		return err
	})
	if err != nil {
		return err
	}
	return s.publish(ctx, o) // want `Service.publish is lost if the process dies before it: orders23 is committed`
}

// OkGetOrCreate makes sure that a customer exists and publishes something else
// about him.
func (s *Service) OkGetOrCreate(ctx context.Context, o Order) error {
	if err := s.getCustomer(ctx, o.ID); err != nil {
		return err
	}
	return s.publish(ctx, o)
}

func (s *Service) getCustomer(ctx context.Context, id int64) error {
	_, err := s.pool.Exec(ctx, "INSERT INTO customers24 (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	return err
}

// BadInvite mails from a goroutine what nobody asks for a second time.
func (s *Service) BadInvite(ctx context.Context, d *gomail.Dialer, email string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO invites25 (email) VALUES ($1)", email); err != nil {
		return err
	}
	go func() {
		if err := mailInvite(d, email); err != nil { // want `mailInvite is lost if the process dies before it: invites25 is committed`
			slog.Error("invite", "error", err)
		}
	}()
	return nil
}

// OkInvite has an answer that says whether the mail was sent.
func (s *Service) OkInvite(ctx context.Context, d *gomail.Dialer, email string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO invites26 (email) VALUES ($1)", email); err != nil {
		return err
	}
	return mailInvite(d, email)
}

func mailInvite(d *gomail.Dialer, email string) error {
	m := gomail.NewMessage()
	m.SetHeader("To", email)
	m.SetBody("text/plain", "You are invited")
	return d.DialAndSend(m)
}

// OkActivation is a mail that the user asks for again when it does not come.
func (s *Service) OkActivation(ctx context.Context, d *gomail.Dialer, email string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO users27 (email) VALUES ($1)", email); err != nil {
		return err
	}
	go sendActivationEmail(d, email)
	return nil
}

func sendActivationEmail(d *gomail.Dialer, email string) {
	if err := mailInvite(d, email); err != nil {
		slog.Error("activation", "error", err)
	}
}
