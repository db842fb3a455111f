package plain

import (
	"context"
	"database/sql"

	"github.com/segmentio/kafka-go"
)

// Purse pays out of accounts.
type Purse struct {
	db     *sql.DB
	writer *kafka.Writer
}

// OkNoted notes the payment, settles the other side's and tells that one.
func (p *Purse) OkNoted(ctx context.Context, id, other string) error {
	if _, err := p.db.ExecContext(ctx, "INSERT INTO payments (id, peer, state) VALUES (?, ?, 'initialized')", id, other); err != nil {
		return err
	}
	if err := p.settle(ctx, other); err != nil {
		return err
	}
	return p.writer.WriteMessages(ctx, kafka.Message{Topic: "payments", Value: []byte(id)})
}

func (p *Purse) settle(ctx context.Context, other string) error {
	_, err := p.db.ExecContext(ctx, "UPDATE payments SET state = 'settled' WHERE peer_of = ?", p.key(other))
	return err
}

func (p *Purse) key(string) string { return "x" }

// BadSettled settles the payment itself and then tells of it.
func (p *Purse) BadSettled(ctx context.Context, id, other string) error {
	if _, err := p.db.ExecContext(ctx, "INSERT INTO payments (id, peer, state) VALUES (?, ?, 'initialized')", id, other); err != nil {
		return err
	}
	if _, err := p.db.ExecContext(ctx, "UPDATE payments SET state = 'settled' WHERE id = ?", id); err != nil {
		return err
	}
	return p.writer.WriteMessages(ctx, kafka.Message{Topic: "payments", Value: []byte(id)}) // want `Writer.WriteMessages is lost if the process dies before it: payments.state is committed by then`
}

// BadOpened tells of a payment that is there from now on.
func (p *Purse) BadOpened(ctx context.Context, id, other string) error {
	if _, err := p.db.ExecContext(ctx, "INSERT INTO payments (id, peer, state) VALUES (?, ?, 'initialized')", id, other); err != nil {
		return err
	}
	return p.writer.WriteMessages(ctx, kafka.Message{Topic: "payments", Value: []byte(id)}) // want `Writer.WriteMessages is lost if the process dies before it: payments.state is committed by then`
}
