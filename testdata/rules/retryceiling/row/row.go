// Package row puts rows back after a failure.
package row

import (
	"context"
	"database/sql"
	"errors"
	"log"

	"gorm.io/gorm"
)

// Hotel cancels rooms.
type Hotel interface {
	Cancel(ctx context.Context, id int64) error
}

var errGone = errors.New("gone")

type worker struct {
	db    *sql.DB
	orm   *gorm.DB
	hotel Hotel
}

// BadLoop takes, works and puts back.
func (w *worker) BadLoop(ctx context.Context) error {
	rows, err := w.db.QueryContext(ctx, "SELECT id FROM bad_jobs WHERE status = 'PENDING' LIMIT 10")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return err
		}
		if err := w.hotel.Cancel(ctx, id); err != nil {
			log.Print(err)
			w.db.ExecContext(ctx, "UPDATE bad_jobs SET status = 'PENDING' WHERE id = ?", id) // want `DB.ExecContext puts the row of bad_jobs back to "PENDING"`
			continue
		}
		w.db.ExecContext(ctx, "UPDATE bad_jobs SET status = 'DONE' WHERE id = ?", id)
	}
	return rows.Err()
}

// BadHelper does it in another function.
func (w *worker) BadHelper(ctx context.Context, id int64) error {
	if err := w.hotel.Cancel(ctx, id); err != nil {
		return w.helperState(ctx, id, "queued") // want `worker.helperState puts the row of helper_jobs back to "queued"`
	}
	return w.helperState(ctx, id, "done")
}

func (w *worker) helperState(ctx context.Context, id int64, state string) error {
	_, err := w.db.ExecContext(ctx, "UPDATE helper_jobs SET state = ? WHERE id = ? AND state = 'running'", state, id)
	return err
}

type OrmJob struct {
	ID     int64
	Status string
}

// BadOrm does it with an ORM.
func (w *worker) BadOrm(ctx context.Context) error {
	var jobs []OrmJob
	if err := w.orm.Where("status = ?", "new").Find(&jobs).Error; err != nil {
		return err
	}
	for _, j := range jobs {
		if err := w.hotel.Cancel(ctx, j.ID); err != nil {
			w.orm.Model(&OrmJob{}).Where("id = ?", j.ID).Update("status", "new") // want `DB.Update puts the row of orm_jobs back to "new"`
			continue
		}
		w.orm.Model(&OrmJob{}).Where("id = ?", j.ID).Update("status", "done")
	}
	return nil
}

// BadDeferred puts back whatever failed.
func (w *worker) BadDeferred(ctx context.Context, id int64) (err error) {
	err = w.hotel.Cancel(ctx, id)
	if err == nil {
		_, err = w.db.ExecContext(ctx, "UPDATE deferred_jobs SET status = 'DONE' WHERE id = ? AND status = 'RUNNING'", id)
		return err
	}
	_, dberr := w.db.ExecContext(ctx, "UPDATE deferred_jobs SET status = 'PENDING' WHERE id = ? AND status = 'RUNNING'", id) // want `puts the row of deferred_jobs back`
	return errors.Join(err, dberr)
}

// LowBuried gives up on some failures.
func (w *worker) LowBuried(ctx context.Context, id int64) error {
	err := w.hotel.Cancel(ctx, id)
	switch {
	case errors.Is(err, errGone):
		_, err = w.db.ExecContext(ctx, "UPDATE buried_jobs SET status = 'FAILED' WHERE id = ? AND status = 'RUNNING'", id)
	case err != nil:
		_, err = w.db.ExecContext(ctx, "UPDATE buried_jobs SET status = 'PENDING' WHERE id = ? AND status = 'RUNNING'", id) // want:low `puts the row of buried_jobs back`
	}
	return err
}

// okCounted raises a counter and ends at the limit.
func (w *worker) OkCounted(ctx context.Context, id int64) error {
	if err := w.hotel.Cancel(ctx, id); err != nil {
		_, err = w.db.ExecContext(ctx,
			"UPDATE counted_jobs SET attempts = attempts + 1, status = CASE WHEN attempts >= 5 THEN 'DEAD' ELSE 'PENDING' END WHERE id = ? AND status = 'RUNNING'", id)
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE counted_jobs SET status = 'DONE' WHERE id = ? AND status = 'RUNNING'", id)
	return err
}

// OkCountedElsewhere leaves the counting to the statement that takes the row.
func (w *worker) OkCountedElsewhere(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "UPDATE taken_jobs SET status = 'RUNNING', tries = tries + 1 WHERE id = ? AND status = 'PENDING' AND tries < 7", id)
	if err != nil {
		return err
	}
	if err := w.hotel.Cancel(ctx, id); err != nil {
		_, err = w.db.ExecContext(ctx, "UPDATE taken_jobs SET status = 'PENDING' WHERE id = ? AND status = 'RUNNING'", id)
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE taken_jobs SET status = 'DONE' WHERE id = ? AND status = 'RUNNING'", id)
	return err
}

// OkExpires leaves old rows alone.
func (w *worker) OkExpires(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "UPDATE old_jobs SET status = 'RUNNING' WHERE id = ? AND status = 'PENDING' AND created_at > now() - interval '1 day'", id)
	if err != nil {
		return err
	}
	if err := w.hotel.Cancel(ctx, id); err != nil {
		_, err = w.db.ExecContext(ctx, "UPDATE old_jobs SET status = 'PENDING' WHERE id = ? AND status = 'RUNNING'", id)
		return err
	}
	return nil
}

// OkFailed ends in a state that nobody takes rows from.
func (w *worker) OkFailed(ctx context.Context, id int64) error {
	if err := w.hotel.Cancel(ctx, id); err != nil {
		_, err = w.db.ExecContext(ctx, "UPDATE failed_jobs SET status = 'FAILED' WHERE id = ? AND status = 'RUNNING'", id)
		return err
	}
	return nil
}

// OkResume is what a person asks for.
func (w *worker) OkResume(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "UPDATE resumed_jobs SET status = 'PENDING' WHERE id = ? AND status = 'RUNNING'", id)
	return err
}

// OkForm lets the customer try again: no program picks the row up.
func (w *worker) OkForm(ctx context.Context, id int64) error {
	if err := w.hotel.Cancel(ctx, id); err != nil {
		w.db.ExecContext(ctx, "UPDATE form_orders SET status = 'open' WHERE id = ?", id)
		return err
	}
	return nil
}
