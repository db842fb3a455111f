// Package notify reminds customers by mail.
package notify

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
)

// Mailer sends letters.
type Mailer interface {
	Send(to, subject, text string) error
}

// Worker sends the reminders of a table.
type Worker struct {
	DB   *sql.DB
	Mail Mailer
}

// Reminder is one letter to send.
type Reminder struct {
	InvoiceID int64
	Email     string
}

// Send sends one reminder. Hazard: the row says SENT before the letter is; if
// the process dies in between, nobody ever writes to the customer.
func (w *Worker) Send(ctx context.Context, r Reminder) error {
	_, err := w.DB.ExecContext(ctx, `UPDATE reminders SET status = 'SENT', sent_at = now() WHERE invoice_id = $1`, r.InvoiceID)
	if err != nil {
		return err
	}
	return w.Mail.Send(r.Email, "Reminder", "An invoice is due.")
}

// SendInTx looks atomic. Hazard: the rollback does not call the letter back, and
// a failed commit sends it again.
func (w *Worker) SendInTx(ctx context.Context, r Reminder) error {
	tx, err := w.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := w.Mail.Send(r.Email, "Reminder", "An invoice is due."); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE reminders SET status = 'SENT' WHERE invoice_id = $1`, r.InvoiceID); err != nil {
		return err
	}
	return tx.Commit()
}

// SendRecorded is the cure for an effect without keys: the intent is written
// before, the outcome after, and what stays in SENDING is looked at by hand.
func (w *Worker) SendRecorded(ctx context.Context, r Reminder) error {
	res, err := w.DB.ExecContext(ctx, `UPDATE reminders SET status = 'SENDING' WHERE invoice_id = $1 AND status = 'NEW'`, r.InvoiceID)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err // another worker has it, or it was sent
	}
	if err := w.Mail.Send(r.Email, "Reminder", "An invoice is due."); err != nil {
		return err
	}
	_, err = w.DB.ExecContext(ctx, `UPDATE reminders SET status = 'SENT', sent_at = now() WHERE invoice_id = $1 AND status = 'SENDING'`, r.InvoiceID)
	return err
}

// Unfinished lists the letters of which nobody knows whether they left.
func (w *Worker) Unfinished(ctx context.Context) (*sql.Rows, error) {
	return w.DB.QueryContext(ctx, `SELECT invoice_id, email FROM reminders WHERE status = 'SENDING'`)
}

// Enqueue is the other cure: the letter is a row of the same transaction, and a
// relay sends it later.
func (w *Worker) Enqueue(ctx context.Context, tx *sql.Tx, r Reminder) error {
	payload, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO outbox (topic, key, payload) VALUES ('reminder', $1, $2) ON CONFLICT (key) DO NOTHING`, fmt.Sprintf("reminder-%d", r.InvoiceID), payload)
	return err
}
