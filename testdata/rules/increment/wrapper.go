package increment

import (
	"context"
	"database/sql"
)

// Conn passes statements on.
type Conn struct{ db *sql.DB }

func (c *Conn) Exec(ctx context.Context, query string, args ...any) error {
	_, err := c.db.ExecContext(ctx, query, args...)
	return err
}

type Tickets struct{ conn *Conn }

// BadSold is shown where the statement is, not in the wrapper.
func (t *Tickets) BadSold(ctx context.Context, event string, seats int) error {
	for {
		if err := t.conn.Exec(ctx, "UPDATE sold_events SET stock = stock - $1 WHERE id = $2", seats, event); err != nil { // want `sold_events.stock is changed by an amount`
			return err
		}
		if err := t.conn.Exec(ctx, "INSERT INTO sold_notes (event) VALUES ($1)", event); err == nil {
			return nil
		}
	}
}

// OkNumbers takes numbers of which one may be left out.
func (t *Tickets) OkNumbers(ctx context.Context, event string, n int) error {
	for {
		if err := t.conn.Exec(ctx, "UPDATE numbered_events SET last_ticket_index = last_ticket_index + $1, ticket_serial = ticket_serial + $1 WHERE id = $2", n, event); err != nil {
			return err
		}
		if err := t.conn.Exec(ctx, "INSERT INTO numbered_notes (event) VALUES ($1)", event); err == nil {
			return nil
		}
	}
}
