package orm

import (
	"context"
	"database/sql"
	"net/http"

	"github.com/uptrace/bun"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type Purse struct {
	ID      uint `gorm:"primaryKey"`
	Balance int64
	Views   int64
}

type Admin struct {
	ID   uint   `gorm:"primaryKey"`
	Name string `gorm:"uniqueIndex"`
	Root bool
}

type purses struct {
	db  *gorm.DB
	bun *bun.DB
}

// BadAdded stores a sum of what was there a moment ago.
func (p purses) BadAdded(ctx context.Context, id uint, cents int64) error {
	var purse Purse
	if err := p.db.WithContext(ctx).First(&purse, "id = ?", id).Error; err != nil {
		return err
	}
	return p.db.WithContext(ctx).Model(&Purse{}).Where("id = ?", id).Update("balance", purse.Balance+cents).Error // want `purses.balance is read, changed in Go and stored: of two callers who do so at once one is lost`
}

// BadSaved does the same with the whole row.
func (p purses) BadSaved(ctx context.Context, id uint, cents int64) error {
	return p.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var purse Purse
		if err := tx.First(&purse, "id = ?", id).Error; err != nil {
			return err
		}
		purse.Balance -= cents
		return tx.Save(&purse).Error // want `purses.balance is read, changed in Go and stored`
	})
}

// OkDatabase lets the database add.
func (p purses) OkDatabase(ctx context.Context, id uint, cents int64) error {
	var purse Purse
	if err := p.db.WithContext(ctx).First(&purse, "id = ?", id).Error; err != nil {
		return err
	}
	return p.db.WithContext(ctx).Model(&purse).UpdateColumn("balance", gorm.Expr("balance + ?", cents)).Error
}

// OkHeld has locked the row.
func (p purses) OkHeld(ctx context.Context, id uint, cents int64) error {
	return p.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var purse Purse
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&purse, "id = ?", id).Error; err != nil {
			return err
		}
		purse.Balance += cents
		return tx.Save(&purse).Error
	})
}

// OkSwapped stores the sum only if nothing changed.
func (p purses) OkSwapped(ctx context.Context, id uint, cents int64) error {
	var purse Purse
	if err := p.db.WithContext(ctx).First(&purse, "id = ?", id).Error; err != nil {
		return err
	}
	res := p.db.WithContext(ctx).Model(&Purse{}).Where("id = ? AND balance = ?", id, purse.Balance).Update("balance", purse.Balance+cents)
	if res.Error == nil && res.RowsAffected == 0 {
		return sql.ErrNoRows
	}
	return res.Error
}

// OkViews counts nothing that anybody owns.
func (p purses) OkViews(ctx context.Context, id uint) error {
	var purse Purse
	if err := p.db.WithContext(ctx).First(&purse, "id = ?", id).Error; err != nil {
		return err
	}
	purse.Views++
	return p.db.WithContext(ctx).Save(&purse).Error
}

// OkGiven stores what the caller says.
func (p purses) OkGiven(ctx context.Context, id uint, cents int64) error {
	var purse Purse
	if err := p.db.WithContext(ctx).First(&purse, "id = ?", id).Error; err != nil {
		return err
	}
	purse.Balance = cents
	return p.db.WithContext(ctx).Save(&purse).Error
}

func (p purses) Routes(m *http.ServeMux) {
	m.HandleFunc("/first", p.BadFirst)
	m.HandleFunc("/serial", p.OkFirst)
	m.HandleFunc("/limited", p.OkLimited)
	m.HandleFunc("/opened", p.OkOpened)
	m.HandleFunc("/moved", p.BadMoved)
}

func (p purses) any(tx *gorm.DB) (bool, error) {
	var n int64
	err := tx.Model(&Admin{}).Count(&n).Error
	return n > 0, err
}

// BadFirst lets whoever comes first be the one who may do everything.
func (p purses) BadFirst(w http.ResponseWriter, r *http.Request) {
	tx := p.db.WithContext(r.Context()).Begin()
	defer tx.Rollback()
	if done, err := p.any(tx); err != nil || done { // want `two callers both find no row in admins and both insert the first one`
		return
	}
	if err := tx.Create(&Admin{Name: r.FormValue("name"), Root: true}).Error; err != nil {
		return
	}
	tx.Commit()
}

// OkFirst runs where the second one fails.
func (p purses) OkFirst(w http.ResponseWriter, r *http.Request) {
	tx := p.db.WithContext(r.Context()).Begin(&sql.TxOptions{Isolation: sql.LevelSerializable})
	defer tx.Rollback()
	if done, err := p.any(tx); err != nil || done {
		return
	}
	if err := tx.Create(&Admin{Name: r.FormValue("name"), Root: true}).Error; err != nil {
		return
	}
	tx.Commit()
}

// OkSeeded is done when the program starts.
func (p purses) OkSeeded(ctx context.Context) error {
	tx := p.db.WithContext(ctx)
	if done, err := p.any(tx); err != nil || done {
		return err
	}
	return tx.Create(&Admin{Name: "root", Root: true}).Error
}

// OkLimited may go one over what one user is allowed to have.
func (p purses) OkLimited(w http.ResponseWriter, r *http.Request) {
	var n int64
	if err := p.db.Model(&Purse{}).Where("owner_id = ?", r.FormValue("user")).Count(&n).Error; err != nil || n > 10 {
		return
	}
	p.db.Create(&Purse{Balance: 1})
}

type bunPayment struct {
	bun.BaseModel `bun:"table:cta_bun_payments"`

	ID   int64 `bun:",pk,autoincrement"`
	Hash string
}

// BadCounted looks how many there are before it adds one.
func (p purses) BadCounted(ctx context.Context, hash string) error {
	n, err := p.bun.NewSelect().Model((*bunPayment)(nil)).Where("hash = ?", hash).Count(ctx)
	if err != nil {
		return err
	}
	if n > 0 { // want:low `two callers both find no row in cta_bun_payments`
		return nil
	}
	_, err = p.bun.NewInsert().Model(&bunPayment{Hash: hash}).Exec(ctx)
	return err
}

// querier is a pool or a transaction.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// OkLockedFirst reads again what a statement before has locked, in a transaction
// that only its caller knows.
func OkLockedFirst(ctx context.Context, q querier, id, cents int64) error {
	var locked int64
	if err := q.QueryRowContext(ctx, "SELECT id FROM cta_locked WHERE id = ? FOR UPDATE", id).Scan(&locked); err != nil {
		return err
	}
	var balance int64
	if err := q.QueryRowContext(ctx, "SELECT balance FROM cta_locked WHERE id = ?", id).Scan(&balance); err != nil {
		return err
	}
	_, err := q.ExecContext(ctx, "UPDATE cta_locked SET balance = ? WHERE id = ?", balance-cents, id)
	return err
}

// OkLockedWithin is locked by a part of the statement.
func OkLockedWithin(ctx context.Context, q querier, id, cents int64) error {
	var balance int64
	if err := q.QueryRowContext(ctx, "WITH l AS (SELECT * FROM cta_within WHERE id = ? FOR UPDATE) SELECT w.balance FROM cta_within w JOIN l ON l.id = w.id WHERE w.id = ?", id, id).Scan(&balance); err != nil {
		return err
	}
	_, err := q.ExecContext(ctx, "UPDATE cta_within SET balance = ? WHERE id = ?", balance-cents, id)
	return err
}

// BadUnlocked does the same without a lock.
func BadUnlocked(ctx context.Context, q querier, id, cents int64) error {
	var balance int64
	if err := q.QueryRowContext(ctx, "SELECT balance FROM cta_open WHERE id = ?", id).Scan(&balance); err != nil {
		return err
	}
	_, err := q.ExecContext(ctx, "UPDATE cta_open SET balance = ? WHERE id = ?", balance-cents, id) // want `cta_open.balance is read, changed in Go and stored`
	return err
}

// OkOpened may be the first that needs the database, which is filled then.
func (p purses) OkOpened(w http.ResponseWriter, r *http.Request) {
	if err := p.initDB(r.Context()); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

func (p purses) initDB(ctx context.Context) error { return p.migrate(ctx) }

func (p purses) migrate(ctx context.Context) error {
	tx := p.db.WithContext(ctx)
	if done, err := p.any(tx); err != nil || done {
		return err
	}
	return tx.Create(&Admin{Name: "root", Root: true}).Error
}

// BadMoved migrates somebody, not the database.
func (p purses) BadMoved(w http.ResponseWriter, r *http.Request) {
	if err := p.migrateAdmin(r.Context(), r.FormValue("name")); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

func (p purses) migrateAdmin(ctx context.Context, name string) error {
	tx := p.db.WithContext(ctx)
	if done, err := p.any(tx); err != nil || done { // want `two callers both find no row in admins and both insert the first one`
		return err
	}
	return tx.Create(&Admin{Name: name, Root: true}).Error
}
