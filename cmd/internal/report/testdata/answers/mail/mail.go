// Package mail sends letters. What is to be sent stands in a table of jobs; the
// letter only shows how far it came.
package mail

import (
	"context"
	"database/sql"
	"net/smtp"
)

// MaxAttempts is how often a letter is tried.
const MaxAttempts = 8

// Job is a letter to be sent.
type Job struct {
	ID, LetterID int64
	SendAttempts int
	To           string
}

// Worker sends.
type Worker struct{ DB *sql.DB }

// Start runs when the program does.
func (w *Worker) Start(ctx context.Context) error {
	_, err := w.DB.ExecContext(ctx, `UPDATE letter_jobs SET processing = false`)
	return err
}

// Due lists jobs.
func (w *Worker) Due(ctx context.Context) ([]Job, error) {
	rows, err := w.DB.QueryContext(ctx, `SELECT id, letter_id, send_to FROM letter_jobs WHERE processing = false`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Job
	for rows.Next() {
		var j Job
		if err := rows.Scan(&j.ID, &j.LetterID, &j.To); err != nil {
			return nil, err
		}
		out = append(out, j)
	}
	return out, rows.Err()
}

// Send sends one letter.
func (w *Worker) Send(ctx context.Context, j *Job) error {
	if err := smtp.SendMail("mx:25", nil, "we@example.com", []string{j.To}, []byte("hello")); err != nil {
		if j.SendAttempts == MaxAttempts {
			_, err := w.DB.ExecContext(ctx, `UPDATE letters SET status = 'FAILED' WHERE id = $1`, j.LetterID)
			return err
		}
		_, err := w.DB.ExecContext(ctx, `UPDATE letters SET status = 'RETRYING', send_attempts = send_attempts + 1 WHERE id = $1`, j.LetterID)
		return err
	}
	if _, err := w.DB.ExecContext(ctx, `UPDATE letters SET status = 'SENT' WHERE id = $1`, j.LetterID); err != nil {
		return err
	}
	_, err := w.DB.ExecContext(ctx, `DELETE FROM letter_jobs WHERE id = $1`, j.ID)
	return err
}
