// Package stuck marks rows and may die before it marks them again.
package stuck

import (
	"context"
	"database/sql"
	"net/smtp"

	"github.com/uptrace/bun"
	"gorm.io/gorm"
)

func work(to string) error {
	return smtp.SendMail("mail:25", nil, "stuck@example.org", []string{to}, []byte("hello"))
}

type Worker struct{ db *sql.DB }

func (w *Worker) set(ctx context.Context, q string, args ...any) (bool, error) {
	res, err := w.db.ExecContext(ctx, q, args...)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n > 0, err
}

func (w *Worker) BadClaim(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_a SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id) // want `leaves the row in s_a.state = 'RUNNING' for ever`
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_a SET state = 'DONE' WHERE id = ?", id)
	return err
}

// OkSwept has a sweeper in another function.
func (w *Worker) OkSwept(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_b SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id)
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_b SET state = 'DONE' WHERE id = ?", id)
	return err
}

func (w *Worker) Sweep(ctx context.Context) error {
	_, err := w.set(ctx, "UPDATE s_b SET state = 'READY' WHERE state = 'RUNNING' AND touched < now() - interval '10 minutes'")
	return err
}

// OkSelected is found by a select that feeds a repair.
func (w *Worker) OkSelected(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_c SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id)
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_c SET state = 'DONE' WHERE id = ?", id)
	return err
}

func (w *Worker) Old(ctx context.Context) (*sql.Rows, error) {
	return w.db.QueryContext(ctx, "SELECT id FROM s_c WHERE state IN ('READY', 'RUNNING') AND touched < now() - interval '10 minutes'")
}

// OkTakeover claims rows whose lease ran out.
func (w *Worker) OkTakeover(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_d SET state = 'RUNNING', lease_until = now() + interval '5 minutes' WHERE id = ? AND (state = 'READY' OR state = 'RUNNING' AND lease_until < now())", id)
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_d SET state = 'DONE' WHERE id = ?", id)
	return err
}

// OkWaiting leaves the state to an answer from outside.
func (w *Worker) OkWaiting(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_e SET state = 'PROCESSING' WHERE id = ? AND state = 'READY'", id)
	if err != nil || !ok {
		return err
	}
	return work(to)
}

// OkOneTx enters and leaves the state at once.
func (w *Worker) OkOneTx(ctx context.Context, id int64) error {
	tx, err := w.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE s_f SET state = 'RUNNING' WHERE id = ?", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE s_f SET state = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkAccepted moves to a state that says nothing about work.
func (w *Worker) OkAccepted(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_g SET state = 'ACCEPTED' WHERE id = ? AND state = 'NEW'", id)
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_g SET state = 'DONE' WHERE id = ?", id)
	return err
}

// BadUnclaimed marks without a condition.
func (w *Worker) BadUnclaimed(ctx context.Context, id int64, to string) error {
	if err := w.mark(ctx, id, "SENDING"); err != nil { // want `leaves the row in s_h.status = 'SENDING' for ever`
		return err
	}
	if err := work(to); err != nil {
		return w.mark(ctx, id, "FAILED")
	}
	return w.mark(ctx, id, "SENT")
}

func (w *Worker) mark(ctx context.Context, id int64, status string) error {
	_, err := w.db.ExecContext(ctx, "UPDATE s_h SET status = ? WHERE id = ?", status, id)
	return err
}

// BadCounted is only counted, which brings nothing back.
func (w *Worker) BadCounted(ctx context.Context, id int64, to string) error {
	ok, err := w.set(ctx, "UPDATE s_i SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id) // want `leaves the row in s_i.state = 'RUNNING' for ever`
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_i SET state = 'DONE' WHERE id = ?", id)
	return err
}

func (w *Worker) Running(ctx context.Context) (n int, err error) {
	err = w.db.QueryRowContext(ctx, "SELECT count(*) FROM s_i WHERE state = 'RUNNING'").Scan(&n)
	return n, err
}

// OkUnread has a statement that could not be read.
func (w *Worker) OkUnread(ctx context.Context, id int64, to, where string) error {
	ok, err := w.set(ctx, "UPDATE s_j SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id)
	if err != nil || !ok {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = w.set(ctx, "UPDATE s_j SET state = 'DONE' WHERE id = ?", id)
	return err
}

func (w *Worker) Query(ctx context.Context, where string) (*sql.Rows, error) {
	return w.db.QueryContext(ctx, "SELECT id FROM s_j WHERE "+where)
}

type Job struct {
	ID    uint
	State string
}

func BadGorm(db *gorm.DB, id uint, to string) error {
	res := db.Model(&Job{}).Where("id = ? AND state = ?", id, "READY").Update("state", "RUNNING") // want `leaves the row in jobs.state = 'RUNNING' for ever`
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	if err := work(to); err != nil {
		return err
	}
	return db.Model(&Job{}).Where("id = ?", id).Update("state", "DONE").Error
}

type Task struct {
	ID    uint
	State string
}

func OkGorm(db *gorm.DB, id uint, to string) error {
	res := db.Model(&Task{}).Where("id = ? AND state = ?", id, "READY").Update("state", "RUNNING")
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	if err := work(to); err != nil {
		return err
	}
	return db.Model(&Task{}).Where("id = ?", id).Update("state", "DONE").Error
}

// Requeue runs when the program starts.
func Requeue(db *gorm.DB) error {
	return db.Model(&Task{}).Where("state = ?", "RUNNING").Update("state", "READY").Error
}

type Run struct {
	bun.BaseModel `bun:"table:bun_runs"`
	ID            int64  `bun:"id,pk"`
	State         string `bun:"state"`
}

func BadBun(ctx context.Context, db *bun.DB, id int64, to string) error {
	res, err := db.NewUpdate().Model((*Run)(nil)).Set("state = 'RUNNING'").Where("id = ? AND state = 'READY'", id).Exec(ctx) // want `leaves the row in bun_runs.state = 'RUNNING' for ever`
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	_, err = db.NewUpdate().Model((*Run)(nil)).Set("state = 'DONE'").Where("id = ?", id).Exec(ctx)
	return err
}
