package insert

import (
	"context"

	"github.com/nats-io/nats.go/jetstream"
)

// OkReminded writes down when somebody was reminded, and asks only for the last time
// and whether there was one.
func (c *Consumer) OkReminded(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_reminder_history (rider, kind, at) VALUES (?, 'late', now())", t.Rider); err != nil { // want:low `the insert into ui_reminder_history adds a second row`
		return err
	}
	return msg.Ack()
}

func (c *Consumer) reminded(ctx context.Context, rider string) (last int64, late bool, err error) {
	if err := c.db.QueryRowContext(ctx, "SELECT COALESCE(MAX(at), 0) FROM ui_reminder_history WHERE rider = ?", rider).Scan(&last); err != nil {
		return 0, false, err
	}
	err = c.db.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM ui_reminder_history WHERE rider = ? AND kind = 'late')", rider).Scan(&late)
	return last, late, err
}

// ForgetReminders lets somebody be reminded again.
func (c *Consumer) ForgetReminders(ctx context.Context, rider string) (bool, error) {
	_, late, err := c.reminded(ctx, rider)
	if err != nil {
		return false, err
	}
	_, err = c.db.ExecContext(ctx, "DELETE FROM ui_reminder_history WHERE rider = ?", rider)
	return late, err
}

// BadWarned counts what it wrote down.
func (c *Consumer) BadWarned(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_warning_history (rider, at) VALUES (?, now())", t.Rider); err != nil { // want `the insert into ui_warning_history adds a second row`
		return err
	}
	return msg.Ack()
}

// Warnings tells how many there were, and when the last one was.
func (c *Consumer) Warnings(ctx context.Context, rider string) (count, last int64, err error) {
	if err := c.db.QueryRowContext(ctx, "SELECT MAX(at) FROM ui_warning_history WHERE rider = ?", rider).Scan(&last); err != nil {
		return 0, 0, err
	}
	err = c.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM ui_warning_history WHERE rider = ?", rider).Scan(&count)
	return count, last, err
}

// BadJoined asks for the last time, but lists the rows elsewhere.
func (c *Consumer) BadJoined(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_seen_history (rider, at) VALUES (?, now())", t.Rider); err != nil { // want `the insert into ui_seen_history adds a second row`
		return err
	}
	return msg.Ack()
}

// Seen joins them.
func (c *Consumer) Seen(ctx context.Context, rider string) (name string, at int64, err error) {
	if err := c.db.QueryRowContext(ctx, "SELECT MAX(at) FROM ui_seen_history WHERE rider = ?", rider).Scan(&at); err != nil {
		return "", 0, err
	}
	err = c.db.QueryRowContext(ctx, "SELECT r.name FROM ui_riders r JOIN ui_seen_history h ON h.rider = r.id WHERE r.id = ?", rider).Scan(&name)
	return name, at, err
}

// OkFailed writes down each time that it did not work.
func (c *Consumer) OkFailed(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_failed_payments_history (trip_id, status, points) VALUES (?, 'FAILED', ?)", t.ID, t.Points); err != nil { // want:low `the insert into ui_failed_payments_history adds a second row`
		return err
	}
	return msg.Ack()
}

// BadPaid writes down that it did.
func (c *Consumer) BadPaid(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_paid_history (trip_id, status, points) VALUES (?, 'PAID', ?)", t.ID, t.Points); err != nil { // want `the insert into ui_paid_history adds a second row`
		return err
	}
	return msg.Ack()
}
