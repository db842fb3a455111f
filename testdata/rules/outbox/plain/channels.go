package plain

import (
	"context"
	"log/slog"
	"time"

	"github.com/segmentio/kafka-go"
	"gopkg.in/gomail.v2"
)

// Bus hands events to whoever subscribed, in memory only.
type Bus struct {
	subs map[string][]chan Order
}

func (b *Bus) Subscribe(topic string) chan Order {
	ch := make(chan Order, 10)
	b.subs[topic] = append(b.subs[topic], ch)
	return ch
}

func (b *Bus) Publish(topic string, o Order) {
	for _, ch := range b.subs[topic] {
		ch <- o
	}
}

type Shop struct {
	Service
	bus    *Bus
	orders chan Order
	mails  chan string
	done   chan Order
	asks   chan ask
	notes  chan Order
}

// Forward is a goroutine of the program.
func (s *Shop) Forward(ctx context.Context) {
	events := s.bus.Subscribe("orders")
	for {
		select {
		case <-ctx.Done():
			return
		case o := <-events:
			if err := s.publish(ctx, o); err != nil {
				slog.Error("publish", "error", err)
			}
		}
	}
}

// BadBus commits the order, and tells of it in memory.
func (s *Shop) BadBus(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders40 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	s.bus.Publish("orders", o) // want `Bus.Publish is lost if the process dies before it: orders40 is committed`
	return nil
}

// Relay sends what comes through the queue.
func (s *Shop) Relay(ctx context.Context) {
	for o := range s.orders {
		if err := s.writer.WriteMessages(ctx, kafka.Message{Topic: "orders", Key: []byte{byte(o.ID)}}); err != nil {
			slog.Error("relay", "error", err)
		}
	}
}

// BadQueue puts the event into a queue in memory.
func (s *Shop) BadQueue(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders41 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	s.orders <- o // want `what is sent to plain.Shop.orders is lost if the process dies before it: orders41 is committed`
	return nil
}

// OkStored stores the event with the order, and only wakes the relay.
func (s *Shop) OkStored(ctx context.Context, o Order) error {
	tx, err := s.pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback(ctx) }()
	if _, err := tx.Exec(ctx, "INSERT INTO orders42 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, "INSERT INTO outbox (order_id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	s.orders <- o
	return nil
}

// OkOtherChannel is read by somebody who only counts.
func (s *Shop) OkOtherChannel(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders43 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	s.done <- o
	return nil
}

func (s *Shop) Count() (n int) {
	for range s.done {
		n++
	}
	return n
}

// BadAnswer waits until somebody says that it is out, and that may never be.
func (s *Shop) BadAnswer(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders44 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	out := make(chan error)
	s.asks <- ask{o, out} // want `what is sent to plain.Shop.asks is lost if the process dies before it: orders44 is committed`
	return <-out
}

// OkLocal hands work to goroutines of its own.
func (s *Shop) OkLocal(ctx context.Context, os []Order) error {
	work := make(chan Order)
	go func() {
		for o := range work {
			slog.Info("order", "id", o.ID)
		}
	}()
	for _, o := range os {
		if _, err := s.pool.Exec(ctx, "INSERT INTO orders45 (id) VALUES ($1)", o.ID); err != nil {
			return err
		}
		work <- o
	}
	close(work)
	return nil
}

type ask struct {
	o   Order
	out chan error
}

// Mailer is a goroutine as well, which takes the other cases of its select.
func (s *Shop) Mailer(d *gomail.Dialer) {
	tick := time.NewTicker(time.Minute)
	for {
		select {
		case to := <-s.mails:
			slog.Info("mail", "to", to)
		case <-tick.C:
			_ = mailInvite(d, "admin")
		}
	}
}

// OkOtherCase sends what is only logged.
func (s *Shop) OkOtherCase(ctx context.Context, email string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO invites46 (email) VALUES ($1)", email); err != nil {
		return err
	}
	s.mails <- email
	return nil
}

// Asked answers each question.
func (s *Shop) Asked(ctx context.Context) {
	for a := range s.asks {
		a.out <- s.publish(ctx, a.o)
	}
}

var muted bool

// Mute is for tests.
func Mute() { muted = true }

// BadUnlessMuted may run with the variable as it was.
func (s *Shop) BadUnlessMuted(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders47 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	if muted {
		return nil
	}
	s.orders <- o // want `what is sent to plain.Shop.orders is lost if the process dies before it: orders47 is committed`
	return nil
}

// Note writes down, at some time, what it is told.
func (s *Shop) Note(ctx context.Context) {
	for o := range s.notes {
		if _, err := s.pool.Exec(ctx, "UPDATE orders48 SET published_at = now() WHERE id = $1", o.ID); err != nil {
			slog.Error("note", "error", err)
		}
	}
}

// BadNoted leaves even the note that the event is out to a queue in memory.
func (s *Shop) BadNoted(ctx context.Context, o Order) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders48 (id) VALUES ($1)", o.ID); err != nil {
		return err
	}
	if err := s.publish(ctx, o); err != nil { // want `Service.publish is lost if the process dies before it: orders48 is committed`
		return err
	}
	s.notes <- o
	return nil
}
