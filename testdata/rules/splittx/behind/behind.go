// Package behind writes something after the transition that it belongs to.
package behind

import (
	"context"
	"database/sql"
	"errors"

	"gorm.io/gorm"
)

type Invite struct {
	ID     uint `gorm:"primaryKey"`
	Team   string
	Status string
}

type Member struct {
	ID   uint `gorm:"primaryKey"`
	Team string
	User string
}

type AuditLog struct {
	ID   uint `gorm:"primaryKey"`
	Team string
}

var errUsed = errors.New("used")

type Service struct {
	db  *gorm.DB
	raw *sql.DB
}

// BadInvite uses up an invitation before anybody has joined.
func (s *Service) BadInvite(ctx context.Context, id uint, user string) error {
	var inv Invite
	if err := s.db.WithContext(ctx).First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if inv.Status == "ACCEPTED" {
		return errUsed
	}
	if err := s.accept(ctx, inv.ID); err != nil {
		return err
	}
	return s.join(s.db.WithContext(ctx), inv.Team, user) // want `Service.join writes members after invites.status was committed on its own: if the process dies in between, a repetition finds the new state and turns back`
}

func (s *Service) accept(ctx context.Context, id uint) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		return tx.Model(&Invite{}).Where("id = ?", id).Update("status", "ACCEPTED").Error
	})
}

func (s *Service) join(db *gorm.DB, team, user string) error {
	return db.Create(&Member{Team: team, User: user}).Error
}

// OkInvite does both in one transaction.
func (s *Service) OkInvite(ctx context.Context, id uint, user string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var inv Invite
		if err := tx.First(&inv, "id = ?", id).Error; err != nil {
			return err
		}
		if inv.Status == "ACCEPTED" {
			return errUsed
		}
		if err := tx.Model(&inv).Update("status", "ACCEPTED").Error; err != nil {
			return err
		}
		return s.join(tx, inv.Team, user)
	})
}

// OkOrder lets the state follow, so that a repetition comes back to the member.
func (s *Service) OkOrder(ctx context.Context, id uint, user string) error {
	var inv Invite
	if err := s.db.WithContext(ctx).First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if inv.Status == "ACCEPTED" {
		return errUsed
	}
	if err := s.join(s.db.WithContext(ctx), inv.Team, user); err != nil {
		return err
	}
	return s.accept(ctx, inv.ID)
}

// OkTold only tells people about it afterwards.
func (s *Service) OkTold(ctx context.Context, id uint) error {
	var inv Invite
	if err := s.db.WithContext(ctx).First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if inv.Status == "ACCEPTED" {
		return errUsed
	}
	if err := s.accept(ctx, inv.ID); err != nil {
		return err
	}
	return s.db.Create(&AuditLog{Team: inv.Team}).Error
}

// OkAgain asks for nothing before, so that a repetition gets to both.
func (s *Service) OkAgain(ctx context.Context, id uint, user string) error {
	var inv Invite
	if err := s.db.WithContext(ctx).First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if err := s.accept(ctx, inv.ID); err != nil {
		return err
	}
	return s.join(s.db.WithContext(ctx), inv.Team, user)
}

// OkSkipped comes to the member whatever the state says.
func (s *Service) OkSkipped(ctx context.Context, id uint, user string) error {
	var inv Invite
	if err := s.db.WithContext(ctx).First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if inv.Status != "ACCEPTED" {
		if err := s.accept(ctx, inv.ID); err != nil {
			return err
		}
	}
	return s.join(s.db.WithContext(ctx), inv.Team, user)
}

// OkTaken only says that somebody works on it, and ends that later.
func (s *Service) OkTaken(ctx context.Context, id int64) error {
	var state string
	if err := s.raw.QueryRowContext(ctx, "SELECT state FROM sb_jobs WHERE id = ?", id).Scan(&state); err != nil {
		return err
	}
	if state == "RUNNING" || state == "DONE" {
		return errUsed
	}
	if _, err := s.raw.ExecContext(ctx, "UPDATE sb_jobs SET state = 'RUNNING' WHERE id = ?", id); err != nil {
		return err
	}
	if _, err := s.raw.ExecContext(ctx, "INSERT INTO sb_results (job_id) VALUES (?)", id); err != nil {
		return err
	}
	_, err := s.raw.ExecContext(ctx, "UPDATE sb_jobs SET state = 'DONE' WHERE id = ?", id)
	return err
}

// BadPaid raises the balance after the invoice was closed.
func (s *Service) BadPaid(ctx context.Context, id, account, cents int64) error {
	var state string
	if err := s.raw.QueryRowContext(ctx, "SELECT state FROM sb_invoices WHERE id = ? AND account_id = ?", id, account).Scan(&state); err != nil {
		return err
	}
	if state == "PAID" {
		return nil
	}
	if _, err := s.raw.ExecContext(ctx, "UPDATE sb_invoices SET state = 'PAID' WHERE id = ? AND account_id = ?", id, account); err != nil {
		return err
	}
	_, err := s.raw.ExecContext(ctx, "UPDATE sb_accounts SET balance = balance + ? WHERE account_id = ?", cents, account) // want `DB.ExecContext writes sb_accounts after sb_invoices.state was committed on its own`
	return err
}

// BadClaimed asks and changes in one step, but commits it alone.
func (s *Service) BadClaimed(ctx context.Context, id, account int64) error {
	res, err := s.raw.ExecContext(ctx, "UPDATE sb_vouchers SET state = 'USED' WHERE id = ? AND state = 'OPEN'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errUsed
	}
	_, err = s.raw.ExecContext(ctx, "INSERT INTO sb_entries (voucher_id, account_id) VALUES (?, ?)", id, account) // want `DB.ExecContext writes sb_entries after sb_vouchers.state was committed on its own`
	return err
}

// OkClaimed commits both at once.
func (s *Service) OkClaimed(ctx context.Context, id, account int64) error {
	tx, err := s.raw.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := tx.ExecContext(ctx, "UPDATE sb_vouchers SET state = 'USED' WHERE id = ? AND state = 'OPEN'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errUsed
	}
	if _, err = tx.ExecContext(ctx, "INSERT INTO sb_entries (voucher_id, account_id) VALUES (?, ?)", id, account); err != nil {
		return err
	}
	return tx.Commit()
}

type Order struct {
	ID      int64
	Account int64
	State   string
}

func (s *Service) order(ctx context.Context, id int64) (*Order, error) {
	o := Order{}
	if err := s.db.WithContext(ctx).First(&o, id).Error; err != nil {
		return nil, err
	}
	return &o, nil
}

// BadInstant moves the state of those only that are paid at once.
func (s *Service) BadInstant(ctx context.Context, id, cents int64, instant bool) error {
	o, err := s.order(ctx, id)
	if err != nil {
		return err
	}
	return s.pay(ctx, o, cents, instant)
}

func (s *Service) pay(ctx context.Context, o *Order, cents int64, instant bool) error {
	if o.State != "CREATED" {
		return errUsed
	}
	if instant {
		o.State = "PAID"
	}
	if err := s.db.WithContext(ctx).Model(&Order{}).Where("id = ? AND account_id = ?", o.ID, o.Account).Updates(o).Error; err != nil {
		return err
	}
	if !instant {
		return nil
	}
	return s.db.WithContext(ctx).Exec("UPDATE sb_balances SET balance = balance + ? WHERE account_id = ?", cents, o.Account).Error // want `DB.Exec writes sb_balances after orders.state was committed on its own`
}

// OkTakenAtOnce moves the state of some to one that somebody works on.
func (s *Service) OkTakenAtOnce(ctx context.Context, id, cents int64, instant bool) error {
	var o Order
	if err := s.raw.QueryRowContext(ctx, "SELECT id, account_id, state FROM sb_carts WHERE id = ?", id).Scan(&o.ID, &o.Account, &o.State); err != nil {
		return err
	}
	if o.State != "CREATED" {
		return errUsed
	}
	if instant {
		o.State = "RUNNING"
	}
	if _, err := s.raw.ExecContext(ctx, "UPDATE sb_carts SET state = ? WHERE id = ? AND account_id = ?", o.State, o.ID, o.Account); err != nil {
		return err
	}
	_, err := s.raw.ExecContext(ctx, "UPDATE sb_balances SET balance = balance + ? WHERE account_id = ?", cents, o.Account)
	return err
}
