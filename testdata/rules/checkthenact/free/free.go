// Package free hands out rows that nobody has yet.
package free

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"gorm.io/gorm"
)

var errGone = errors.New("somebody else has it")

type Pool struct {
	db  *sql.DB
	orm *gorm.DB
}

type FreeCode struct {
	ID     uint
	Text   string
	IsUsed bool
}

// BadCode gives one code to two who ask at once.
func (p *Pool) BadCode(ctx context.Context) (FreeCode, error) {
	var code FreeCode
	if err := p.orm.WithContext(ctx).Raw("SELECT text FROM free_codes WHERE is_used = ? ORDER BY id LIMIT 1", false).Find(&code).Error; err != nil {
		return code, err
	}
	err := p.orm.WithContext(ctx).Model(&FreeCode{}).Where("text = ?", code.Text).Updates(map[string]any{"is_used": true}).Error // want `free_codes.is_used is tested only by the SELECT.*two callers select the same row and both have it`
	return code, err
}

type CountedCode struct {
	ID     uint
	Text   string
	IsUsed bool
}

// OkCode goes on only if it has changed the row.
func (p *Pool) OkCode(ctx context.Context) (CountedCode, error) {
	var code CountedCode
	if err := p.orm.WithContext(ctx).Raw("SELECT text FROM counted_codes WHERE is_used = ? ORDER BY id LIMIT 1", false).Find(&code).Error; err != nil {
		return code, err
	}
	res := p.orm.WithContext(ctx).Model(&CountedCode{}).Where("text = ? AND is_used = ?", code.Text, false).Updates(map[string]any{"is_used": true})
	if res.Error == nil && res.RowsAffected == 0 {
		return code, errGone
	}
	return code, res.Error
}

// BadNumber assigns the next free number.
func (p *Pool) BadNumber(ctx context.Context, user int64) (string, error) {
	var id int64
	var number string
	if err := p.db.QueryRowContext(ctx, "SELECT id, number FROM free_numbers WHERE user_id IS NULL LIMIT 1").Scan(&id, &number); err != nil {
		return "", err
	}
	_, err := p.db.ExecContext(ctx, "UPDATE free_numbers SET user_id = $1 WHERE id = $2", user, id) // want `free_numbers.user_id is tested only by the SELECT.*both have it`
	return number, err
}

// OkNumber holds the row.
func (p *Pool) OkNumber(ctx context.Context, user int64) (number string, err error) {
	tx, err := p.db.BeginTx(ctx, nil)
	if err != nil {
		return "", err
	}
	defer tx.Rollback()
	var id int64
	if err := tx.QueryRowContext(ctx, "SELECT id, number FROM held_numbers WHERE user_id IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED").Scan(&id, &number); err != nil {
		return "", err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE held_numbers SET user_id = $1 WHERE id = $2", user, id); err != nil {
		return "", err
	}
	return number, tx.Commit()
}

// OkOneStep lets the database pick.
func (p *Pool) OkOneStep(ctx context.Context, user int64) (number string, err error) {
	err = p.db.QueryRowContext(ctx, `UPDATE step_numbers SET user_id = $1
		WHERE id = (SELECT id FROM step_numbers WHERE user_id IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING number`, user).Scan(&number)
	return number, err
}

// OkStamp notes what a sweep has seen: who does it twice notes the same.
func (p *Pool) OkStamp(ctx context.Context) error {
	var id int64
	if err := p.db.QueryRowContext(ctx, "SELECT id FROM stamped_pages WHERE seen_at IS NULL LIMIT 1").Scan(&id); err != nil {
		return err
	}
	_, err := p.db.ExecContext(ctx, "UPDATE stamped_pages SET seen_at = $1 WHERE id = $2", time.Now(), id)
	return err
}

// OkDeleted deletes a row that is there.
func (p *Pool) OkDeleted(ctx context.Context, by int64) error {
	var id int64
	if err := p.db.QueryRowContext(ctx, "SELECT id FROM deleted_pages WHERE deleted_by IS NULL LIMIT 1").Scan(&id); err != nil {
		return err
	}
	_, err := p.db.ExecContext(ctx, "UPDATE deleted_pages SET deleted_by = $1 WHERE id = $2", by, id)
	return err
}

// OkNamed changes one row that it was told, to what it was told.
func (p *Pool) OkNamed(ctx context.Context, number string, user int64) error {
	var id int64
	if err := p.db.QueryRowContext(ctx, "SELECT id FROM named_numbers WHERE number = $1 AND user_id IS NULL LIMIT 1", number).Scan(&id); err != nil {
		return err
	}
	_, err := p.db.ExecContext(ctx, "UPDATE named_numbers SET user_id = $1 WHERE id = $2", user, id)
	return err
}
