// Package fulfil orders codes under locks.
package fulfil

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/go-redsync/redsync/v4"
	"github.com/redis/go-redis/v9"

	"dualwrite.test/rules/lockonly/work"
)

type Issuer interface {
	Order(ctx context.Context, product string, cents int64) (string, error)
	OrderAs(ctx context.Context, reference, product string, cents int64) (string, error)
	FindOrder(ctx context.Context, order int64) (bool, error)
}

type Fulfiller struct {
	db     *sql.DB
	rs     *redsync.Redsync
	rdb    redis.Cmdable
	issuer Issuer
	mutex  *work.Mutex
}

func (f *Fulfiller) BadMutex(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("fulfil:%d", id))
	if err := mu.LockContext(ctx); err != nil { // want `Mutex.LockContext is all that keeps Issuer.Order from being repeated: .* orders_a.status`
		return err
	}
	defer mu.UnlockContext(ctx)
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_a SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

func (f *Fulfiller) OkKeyed(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("fulfil:%d", id))
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	code, err := f.issuer.OrderAs(ctx, fmt.Sprintf("order-%d", id), "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_b SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

func (f *Fulfiller) OkClaimed(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("fulfil:%d", id))
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	res, err := f.db.ExecContext(ctx, "UPDATE orders_c SET status = 'RUNNING' WHERE id = ? AND status = 'NEW'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_c SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

func (f *Fulfiller) OkLookedUp(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("fulfil:%d", id))
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	known, err := f.issuer.FindOrder(ctx, id)
	if err != nil || known {
		return err
	}
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_d SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

// OkReleased holds the lock while it loads only.
func (f *Fulfiller) OkReleased(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("load:%d", id))
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	var product string
	if err := f.db.QueryRowContext(ctx, "SELECT product FROM orders_e WHERE id = ?", id).Scan(&product); err != nil {
		mu.UnlockContext(ctx)
		return err
	}
	if _, err := mu.UnlockContext(ctx); err != nil {
		return err
	}
	code, err := f.issuer.Order(ctx, product, 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_e SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

// OkAbsolute writes what may be written again.
func (f *Fulfiller) OkAbsolute(ctx context.Context) error {
	mu := f.rs.NewMutex("counts")
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	_, err := f.db.ExecContext(ctx, "UPDATE clubs SET members = (SELECT count(*) FROM members WHERE members.club = clubs.id)")
	return err
}

func (f *Fulfiller) BadAdvisory(ctx context.Context, id int64) error {
	if _, err := f.db.ExecContext(ctx, "SELECT pg_advisory_lock($1)", id); err != nil { // want `is all that keeps Issuer.Order from being repeated: .* orders_f.status`
		return err
	}
	defer f.db.ExecContext(ctx, "SELECT pg_advisory_unlock($1)", id)
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_f SET status = 'DONE', code = $2 WHERE id = $1", id, code)
	return err
}

func (f *Fulfiller) BadSetNX(ctx context.Context, id int64) error {
	key := fmt.Sprintf("lock:order:%d", id)
	ok, err := f.rdb.SetNX(ctx, key, "1", time.Minute).Result() // want `is all that keeps Issuer.Order from being repeated: .* orders_g.status`
	if err != nil || !ok {
		return err
	}
	defer f.rdb.Del(ctx, key)
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_g SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

// BadWrapped takes the lock three calls away.
func (f *Fulfiller) BadWrapped(ctx context.Context, id int64) error {
	return f.mutex.Do(ctx, fmt.Sprint(id), func(ctx context.Context) error { // want `is all that keeps Issuer.Order from being repeated: .* orders_h.status`
		code, err := f.issuer.Order(ctx, "gift", 100)
		if err != nil {
			return err
		}
		_, err = f.db.ExecContext(ctx, "UPDATE orders_h SET status = 'DONE', code = ? WHERE id = ?", code, id)
		return err
	})
}

func (f *Fulfiller) OkWrapped(ctx context.Context, id int64) error {
	return f.mutex.Do(ctx, fmt.Sprint(id), func(ctx context.Context) error {
		code, err := f.issuer.OrderAs(ctx, fmt.Sprintf("order-%d", id), "gift", 100)
		if err != nil {
			return err
		}
		_, err = f.db.ExecContext(ctx, "UPDATE orders_i SET status = 'DONE', code = ? WHERE id = ?", code, id)
		return err
	})
}

// OkNoLock is the business of another rule.
func (f *Fulfiller) OkNoLock(ctx context.Context, id int64) error {
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_j SET status = 'DONE', code = ? WHERE id = ?", code, id)
	return err
}

// OkOnlyEffect has no record whose order could matter.
func (f *Fulfiller) OkOnlyEffect(ctx context.Context, id int64) error {
	mu := f.rs.NewMutex(fmt.Sprintf("ping:%d", id))
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	_, err := f.issuer.Order(ctx, "gift", 100)
	return err
}

// BadAdvisoryTx holds the lock of its transaction until all is done.
func (f *Fulfiller) BadAdvisoryTx(ctx context.Context, id int64) error {
	tx, err := f.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", id); err != nil { // want `is all that keeps Issuer.Order from being repeated: .* orders_h.status`
		return err
	}
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	if _, err := f.db.ExecContext(ctx, "UPDATE orders_h SET status = 'DONE', code = $2 WHERE id = $1", id, code); err != nil {
		return err
	}
	return tx.Commit()
}

// OkAdvisoryShared lets in whoever shares the lock: it keeps a migration out.
func (f *Fulfiller) OkAdvisoryShared(ctx context.Context, id int64) error {
	if _, err := f.db.ExecContext(ctx, "SELECT pg_advisory_lock_shared($1)", id); err != nil {
		return err
	}
	defer f.db.ExecContext(ctx, "SELECT pg_advisory_unlock_shared($1)", id)
	return f.order(ctx, id)
}

func (f *Fulfiller) order(ctx context.Context, id int64) error {
	code, err := f.issuer.Order(ctx, "gift", 100)
	if err != nil {
		return err
	}
	_, err = f.db.ExecContext(ctx, "UPDATE orders_i SET status = 'DONE', code = $2 WHERE id = $1", id, code)
	return err
}
