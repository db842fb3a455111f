// Package plain loops inside of transactions.
package plain

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/uptrace/bun"
	"gorm.io/gorm"
)

// Wallets is a remote service.
type Wallets interface {
	Credit(ctx context.Context, player string, cents int64) error
}

type Bet struct {
	ID     int64
	Player string
	Cents  int64
	Status string
}

type Line struct {
	ID  int64
	SKU string
}

type Order struct {
	ID    int64
	Lines []Line
}

type Job struct {
	db      *sql.DB
	sqlx    *sqlx.DB
	gorm    *gorm.DB
	bun     *bun.DB
	wallets Wallets
}

func (j *Job) open(ctx context.Context, q string) ([]Bet, error) {
	rows, err := j.db.QueryContext(ctx, q)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Bet
	for rows.Next() {
		var b Bet
		if err := rows.Scan(&b.ID, &b.Player, &b.Cents); err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, rows.Err()
}

func (j *Job) BadSettle(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets1 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	tx, err := j.db.BeginTx(ctx, nil) // want `DB.BeginTx opens one transaction around the loop over the rows selected from bets1: one that fails takes back bets1.status of all the others, while Wallets.Credit`
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, b := range bets {
		if err := j.wallets.Credit(ctx, b.Player, b.Cents); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE bets1 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// BadOnlyRows does what one statement over all rows could.
func (j *Job) BadOnlyRows(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets2 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	tx, err := j.db.BeginTx(ctx, nil) // want:low `one that fails takes back bets2.status of all the others, and all stay locked`
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for i := range bets {
		if _, err := tx.ExecContext(ctx, "UPDATE bets2 SET status = 'DONE' WHERE id = ?", bets[i].ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// BadWorkedOut writes something else for each row.
func (j *Job) BadWorkedOut(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets21 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	tx, err := j.db.BeginTx(ctx, nil) // want `one that fails takes back bets21.status of all the others, and all stay locked`
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for i := range bets {
		if _, err := tx.ExecContext(ctx, "UPDATE bets21 SET status = 'DONE', cents = ? WHERE id = ?", bets[i].Cents*2, bets[i].ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// BadCollected leaves out the rows that fail.
func (j *Job) BadCollected(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets22 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	tx, err := j.db.BeginTx(ctx, nil) // want:low `one that fails takes back bets22.status`
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var failed []error
	for i := range bets {
		if _, err := tx.ExecContext(ctx, "UPDATE bets22 SET status = 'DONE', cents = ? WHERE id = ?", bets[i].Cents*2, bets[i].ID); err != nil {
			failed = append(failed, err)
			continue
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return errors.Join(failed...)
}

// OkEach has one transaction for each row.
func (j *Job) OkEach(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets3 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	for _, b := range bets {
		tx, err := j.db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE bets3 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
			_ = tx.Rollback()
			return err
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// OkLines stores the lines of one order.
func (j *Job) OkLines(ctx context.Context, o Order) error {
	tx, err := j.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO orders4 (id) VALUES (?)", o.ID); err != nil {
		return err
	}
	for _, l := range o.Lines {
		if _, err := tx.ExecContext(ctx, "UPDATE stock4 SET status = 'HELD' WHERE sku = ?", l.SKU); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkStoredLines reads them by the order's id.
func (j *Job) OkStoredLines(ctx context.Context, order int64) error {
	tx, err := j.sqlx.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var lines []Line
	if err := tx.SelectContext(ctx, &lines, "SELECT id, sku FROM lines5 WHERE order_id = ?", order); err != nil {
		return err
	}
	for _, l := range lines {
		if _, err := tx.ExecContext(ctx, "UPDATE lines5 SET status = 'SHIPPED' WHERE id = ?", l.ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkParent moves the order on together with its open lines.
func (j *Job) OkParent(ctx context.Context, order int64) error {
	tx, err := j.sqlx.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var lines []Line
	if err := tx.SelectContext(ctx, &lines, "SELECT id, sku FROM lines6 WHERE order_id = ? AND status = 'OPEN'", order); err != nil {
		return err
	}
	for _, l := range lines {
		if _, err := tx.ExecContext(ctx, "UPDATE lines6 SET status = 'SHIPPED' WHERE id = ?", l.ID); err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders6 SET status = 'SHIPPED' WHERE id = ?", order); err != nil {
		return err
	}
	return tx.Commit()
}

// OkChunk takes at most a hundred rows and only writes.
func (j *Job) OkChunk(ctx context.Context) error {
	tx, err := j.sqlx.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var bets []Bet
	if err := tx.SelectContext(ctx, &bets, "SELECT id FROM bets7 WHERE status = 'WON' ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED"); err != nil {
		return err
	}
	for _, b := range bets {
		if _, err := tx.ExecContext(ctx, "UPDATE bets7 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkChunks cuts the list itself.
func (j *Job) OkChunks(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets8 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	for part := range slices.Chunk(bets, 50) {
		tx, err := j.db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		for _, b := range part {
			if _, err := tx.ExecContext(ctx, "UPDATE bets8 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
				_ = tx.Rollback()
				return err
			}
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// OkCut cuts the list by index.
func (j *Job) OkCut(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets9 WHERE status = 'WON'")
	if err != nil {
		return err
	}
	for i := 0; i < len(bets); i += 50 {
		part := bets[i:min(i+50, len(bets))]
		tx, err := j.db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		for _, b := range part {
			if _, err := tx.ExecContext(ctx, "UPDATE bets9 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
				_ = tx.Rollback()
				return err
			}
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// BadChunkWithEffect is short, but a failing call takes back the others' rows.
func (j *Job) BadChunkWithEffect(ctx context.Context) error {
	tx, err := j.sqlx.BeginTxx(ctx, nil) // want `while Wallets.Credit of the earlier ones stays done`
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var bets []Bet
	if err := tx.SelectContext(ctx, &bets, "SELECT id, player, cents FROM bets10 WHERE status = 'WON' LIMIT 100 FOR UPDATE SKIP LOCKED"); err != nil {
		return err
	}
	for _, b := range bets {
		if err := j.wallets.Credit(ctx, b.Player, b.Cents); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE bets10 SET status = 'DONE' WHERE id = ?", b.ID); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkCopy copies rows into another table.
func (j *Job) OkCopy(ctx context.Context) error {
	bets, err := j.open(ctx, "SELECT id, player, cents FROM bets11 WHERE status = 'DONE'")
	if err != nil {
		return err
	}
	tx, err := j.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, b := range bets {
		if _, err := tx.ExecContext(ctx, "INSERT INTO bets11_old (id, player) VALUES (?, ?)", b.ID, b.Player); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkPurge deletes what has expired.
func (j *Job) OkPurge(ctx context.Context, now time.Time) error {
	return j.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var bets []Bet
		if err := tx.Table("bets12").Where("expires_at < ?", now).Find(&bets).Error; err != nil {
			return err
		}
		for _, b := range bets {
			if err := tx.Table("bets12").Where("id = ?", b.ID).Delete(&Bet{}).Error; err != nil {
				return err
			}
		}
		return nil
	})
}

// OkMigrateBets is all or nothing by intent.
func (j *Job) OkMigrateBets(ctx context.Context) error {
	return j.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var bets []Bet
		if err := tx.Table("bets13").Where("status = ?", "old").Find(&bets).Error; err != nil {
			return err
		}
		for _, b := range bets {
			if err := tx.Table("bets13").Where("id = ?", b.ID).Update("status", "new").Error; err != nil {
				return err
			}
		}
		return nil
	})
}

// BadGorm selects by age and moves the column it selects by.
func (j *Job) BadGorm(ctx context.Context, now time.Time) error {
	return j.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error { // want:low `DB.Transaction opens one transaction around the loop over the rows selected from bets14: one that fails takes back bets14.plan`
		var bets []Bet
		if err := tx.Table("bets14").Where("plan = ? AND ends_at < ?", "trial", now).Find(&bets).Error; err != nil {
			return err
		}
		for _, b := range bets {
			if err := tx.Table("bets14").Where("id = ?", b.ID).Update("plan", "free").Error; err != nil {
				return err
			}
		}
		return nil
	})
}

// BadBun saves the rows themselves.
func (j *Job) BadBun(ctx context.Context) error {
	return j.bun.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error { // want:low `DB.RunInTx opens one transaction around the loop`
		var bets []Bet
		if err := tx.NewSelect().Model(&bets).Where("status = ?", "WON").Scan(ctx); err != nil {
			return err
		}
		for _, b := range bets {
			if _, err := tx.NewUpdate().Model(&b).Set("status = ?", "DONE").WherePK().Exec(ctx); err != nil {
				return err
			}
		}
		return nil
	})
}

// OkOneStatement needs no loop.
func (j *Job) OkOneStatement(ctx context.Context) error {
	tx, err := j.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE bets16 SET status = 'DONE' WHERE status = 'WON'"); err != nil {
		return err
	}
	return tx.Commit()
}

// OkGiven is handed its chunk.
func (j *Job) OkGiven(ctx context.Context, ids []int64) error {
	tx, err := j.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, id := range ids {
		if _, err := tx.ExecContext(ctx, "UPDATE bets17 SET status = 'DONE' WHERE id = ?", id); err != nil {
			return err
		}
	}
	return tx.Commit()
}
