// Package loss records before it does.
package loss

import (
	"context"
	"database/sql"

	"github.com/segmentio/kafka-go"
)

type event struct {
	ID   int64
	Body []byte
}

type Relay struct {
	db     *sql.DB
	writer *kafka.Writer
}

func (r *Relay) BadMarkFirst(ctx context.Context, e event) error {
	if _, err := r.db.ExecContext(ctx, "UPDATE outbox SET published_at = now() WHERE id = ?", e.ID); err != nil {
		return err
	}
	return r.writer.WriteMessages(ctx, kafka.Message{Value: e.Body, Headers: []kafka.Header{{Key: "event-id", Value: e.Body}}}) // want `Writer.WriteMessages is lost if the process dies before it: outbox.published_at says done already`
}

// OkUndone puts the row back when the send fails, and a crash in between leaves
// a state that says so.
func (r *Relay) OkIntentFirst(ctx context.Context, e event) error {
	if _, err := r.db.ExecContext(ctx, "UPDATE relay_rows SET state = 'SENDING' WHERE id = ?", e.ID); err != nil {
		return err
	}
	if err := r.writer.WriteMessages(ctx, kafka.Message{Value: e.Body, Headers: []kafka.Header{{Key: "event-id", Value: []byte{byte(e.ID)}}}}); err != nil {
		return err
	}
	_, err := r.db.ExecContext(ctx, "UPDATE relay_rows SET state = 'SENT' WHERE id = ?", e.ID)
	return err
}

// OkOtherState announces a change of the order; its state says nothing about the
// message.
func (r *Relay) OkOtherState(ctx context.Context, id int64) error {
	if _, err := r.db.ExecContext(ctx, "UPDATE orders_shipped SET state = 'ARCHIVED' WHERE id = ?", id); err != nil {
		return err
	}
	return r.writer.WriteMessages(ctx, kafka.Message{Key: []byte{byte(id)}})
}

// OkTakenUp writes a state that sounds like the end and is where a sweep begins.
func (r *Relay) OkTakenUp(ctx context.Context, e event) error {
	if _, err := r.db.ExecContext(ctx, "UPDATE notifications SET state = 'published' WHERE id = ?", e.ID); err != nil {
		return err
	}
	return r.writer.WriteMessages(ctx, kafka.Message{Value: e.Body, Headers: []kafka.Header{{Key: "trace", Value: e.Body}}})
}

// Resume goes on with what was published but not followed up.
func (r *Relay) Resume(ctx context.Context) ([]int64, error) {
	rows, err := r.db.QueryContext(ctx, "SELECT id FROM notifications WHERE state IN ('new', 'published') LIMIT 100")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []int64
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, rows.Err()
}
