// Package loss records before it does.
package loss

import (
	"context"
	"database/sql"
	"encoding/json"
	"net/http"
	"strings"

	"github.com/segmentio/kafka-go"
	bolt "go.etcd.io/bbolt"
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

// saga is a transaction that a client submits, and that the server works off.
type saga struct {
	ID     string
	Status string
	Target string
}

type Coordinator struct {
	store *bolt.DB
	http  *http.Client
}

func (c *Coordinator) put(s saga) error {
	doc, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return c.store.Update(func(tx *bolt.Tx) error { return tx.Bucket([]byte("sagas")).Put([]byte(s.ID), doc) })
}

func (c *Coordinator) call(s saga) error {
	res, err := c.http.Post(s.Target, "application/json", strings.NewReader(s.ID))
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// OkSubmitted writes the state that the work begins with.
func (c *Coordinator) OkSubmitted(s saga) error {
	s.Status = "submitted"
	if err := c.put(s); err != nil {
		return err
	}
	return c.call(s)
}

// BadCalled says that the target was called.
func (c *Coordinator) BadCalled(s saga) error {
	s.Status = "called"
	if err := c.put(s); err != nil {
		return err
	}
	return c.call(s) // want `Coordinator.call is lost if the process dies before it: sagas.status says done already`
}

// OkUnknown writes a document whose state is not known.
func (c *Coordinator) OkUnknown(s saga) error {
	if err := c.put(s); err != nil {
		return err
	}
	return c.call(s)
}

// OkPending says so in a transaction that is committed after the effect: what a crash
// leaves is neither done nor said, and txeffect tells of the effect that stays.
func (r *Relay) OkPending(ctx context.Context, e event) error {
	tx, err := r.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE tx_outbox SET published_at = now() WHERE id = ?", e.ID); err != nil {
		return err
	}
	if err := r.writer.WriteMessages(ctx, kafka.Message{Value: e.Body, Headers: []kafka.Header{{Key: "event-id", Value: e.Body}}}); err != nil {
		return err
	}
	return tx.Commit()
}

// BadBeside says so outside of the transaction that is open.
func (r *Relay) BadBeside(ctx context.Context, e event) error {
	tx, err := r.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := r.db.ExecContext(ctx, "UPDATE beside_outbox SET published_at = now() WHERE id = ?", e.ID); err != nil {
		return err
	}
	if err := r.writer.WriteMessages(ctx, kafka.Message{Value: e.Body, Headers: []kafka.Header{{Key: "event-id", Value: e.Body}}}); err != nil { // want `Writer.WriteMessages is lost if the process dies before it: beside_outbox.published_at says done already`
		return err
	}
	return tx.Commit()
}
