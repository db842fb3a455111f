// Package lease holds rows by token.
package lease

import (
	"context"
	"database/sql"
	"net/smtp"

	"github.com/jackc/pgx/v5/pgxpool"
	"gorm.io/gorm"
)

func slow(to string) error {
	return smtp.SendMail("mail:25", nil, "lease@example.org", []string{to}, []byte("hello"))
}

type Worker struct {
	db   *sql.DB
	pool *pgxpool.Pool
	me   string
}

func (w *Worker) take(ctx context.Context, q string, args ...any) (bool, error) {
	res, err := w.db.ExecContext(ctx, q, args...)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// BadAttempt claims by attempt and forgets it.
func (w *Worker) BadAttempt(ctx context.Context, id string, attempt int, to string) error {
	ok, err := w.take(ctx, "UPDATE l_a SET attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, attempt)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE l_a SET stage = 'PRICED' WHERE id = ?", id) // want `the row was claimed by l_a.attempt, but l_a.stage is written without it`
	return err
}

// OkAttempt names it.
func (w *Worker) OkAttempt(ctx context.Context, id string, attempt int, to string) error {
	ok, err := w.take(ctx, "UPDATE l_b SET attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, attempt)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	ok, err = w.take(ctx, "UPDATE l_b SET stage = 'PRICED' WHERE id = ? AND attempt = ?", id, attempt+1)
	if err == nil && !ok {
		err = sql.ErrNoRows
	}
	return err
}

// BadOwner takes over rows of dead workers, and may be taken for dead itself.
func (w *Worker) BadOwner(ctx context.Context, id string, to string) error {
	tag, err := w.pool.Exec(ctx, `UPDATE l_c SET state = 'RUNNING', locked_by = $2, locked_at = now()
WHERE id = $1 AND (state = 'READY' OR state = 'RUNNING' AND locked_at < now() - interval '5 minutes')`, id, w.me)
	if err != nil || tag.RowsAffected() == 0 {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.pool.Exec(ctx, "UPDATE l_c SET state = 'DONE' WHERE id = $1", id) // want `the row was claimed by l_c.locked_by, but l_c.state is written without it`
	return err
}

func (w *Worker) OkOwner(ctx context.Context, id string, to string) error {
	tag, err := w.pool.Exec(ctx, `UPDATE l_d SET state = 'RUNNING', locked_by = $2, locked_at = now()
WHERE id = $1 AND (state = 'READY' OR state = 'RUNNING' AND locked_at < now() - interval '5 minutes')`, id, w.me)
	if err != nil || tag.RowsAffected() == 0 {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.pool.Exec(ctx, "UPDATE l_d SET state = 'DONE' WHERE id = $1 AND locked_by = $2", id, w.me)
	return err
}

// OkNoToken has nothing to be fenced by.
func (w *Worker) OkNoToken(ctx context.Context, id string, to string) error {
	ok, err := w.take(ctx, "UPDATE l_e SET state = 'RUNNING' WHERE id = ? AND state = 'READY'", id)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE l_e SET state = 'DONE' WHERE id = ?", id)
	return err
}

// OkNobodyElse writes an owner, but no other worker can take the row.
func (w *Worker) OkNobodyElse(ctx context.Context, id string, to string) error {
	ok, err := w.take(ctx, "UPDATE l_f SET state = 'RUNNING', locked_by = ? WHERE id = ? AND state = 'READY'", w.me, id)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE l_f SET state = 'DONE' WHERE id = ?", id) // want:low `the row was claimed by l_f.locked_by`
	return err
}

// OkState tests the state, which another worker may have set as well.
func (w *Worker) OkState(ctx context.Context, id string, attempt int, to string) error {
	ok, err := w.take(ctx, "UPDATE l_g SET state = 'RUNNING', attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, attempt)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE l_g SET state = 'DONE' WHERE id = ? AND state = 'RUNNING'", id) // want:low `the row was claimed by l_g.attempt`
	return err
}

// OkOtherRow writes another row.
func (w *Worker) OkOtherRow(ctx context.Context, id, other string, attempt int) error {
	ok, err := w.take(ctx, "UPDATE l_h SET attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, attempt)
	if err != nil || !ok {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE l_h SET stage = 'PRICED' WHERE id = ?", other)
	return err
}

// OkSameTx keeps the row locked from the claim on.
func (w *Worker) OkSameTx(ctx context.Context, id string, attempt int) error {
	tx, err := w.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := tx.ExecContext(ctx, "UPDATE l_i SET attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, attempt)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE l_i SET stage = 'PRICED' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

type Doc struct {
	ID      uint
	State   string
	Version int64
	Text    string
}

// BadSave writes every column back.
func BadSave(db *gorm.DB, d Doc, to string) error {
	res := db.Model(&Doc{}).Where("id = ? AND version = ?", d.ID, d.Version).
		Updates(map[string]any{"state": "RENDERING", "version": d.Version + 1})
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	if err := slow(to); err != nil {
		return err
	}
	d.State = "RENDERED"
	return db.Save(&d).Error // want `the row was claimed by docs.version, but docs is saved as a whole`
}

type Page struct {
	ID      uint
	State   string
	Version int64
}

func OkUpdate(db *gorm.DB, p Page, to string) error {
	res := db.Model(&Page{}).Where("id = ? AND version = ?", p.ID, p.Version).
		Updates(map[string]any{"state": "RENDERING", "version": p.Version + 1})
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	if err := slow(to); err != nil {
		return err
	}
	res = db.Model(&Page{}).Where("id = ? AND version = ?", p.ID, p.Version+1).Update("state", "RENDERED")
	if res.Error == nil && res.RowsAffected == 0 {
		return sql.ErrNoRows
	}
	return res.Error
}

// helper writes for BadHelper, two calls down.
type helper struct{ db *sql.DB }

func (h helper) finish(ctx context.Context, id string) error { return h.set(ctx, id, "DONE") }

func (h helper) set(ctx context.Context, id, state string) error {
	_, err := h.db.ExecContext(ctx, "UPDATE l_j SET state = ? WHERE id = ?", state, id)
	return err
}

func (w *Worker) BadHelper(ctx context.Context, id string, version int, to string) error {
	ok, err := w.take(ctx, "UPDATE l_j SET version = version + 1 WHERE id = ? AND version = ?", id, version)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	return helper{w.db}.finish(ctx, id) // want `the row was claimed by l_j.version, but l_j.state is written without it`
}
