// Package tickets spends rows that are good for one use.
package tickets

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"io"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type AuthCode struct {
	ID        string `gorm:"primaryKey"`
	Code      string `gorm:"uniqueIndex"`
	UserID    string
	ExpiresAt time.Time
}

type Grant struct {
	ID     string `gorm:"primaryKey"`
	Token  string `gorm:"uniqueIndex"`
	UserID string
}

var errUsed = errors.New("used")

type Service struct {
	db  *gorm.DB
	raw *sql.DB
}

func (s *Service) grant(tx *gorm.DB, user string) error {
	return tx.Create(&Grant{ID: rand.Text(), Token: rand.Text(), UserID: user}).Error
}

// BadExchange deletes a code that somebody else may have deleted.
func (s *Service) BadExchange(ctx context.Context, code string) error {
	tx := s.db.WithContext(ctx).Begin()
	defer tx.Rollback()
	var row AuthCode
	if err := tx.First(&row, "code = ?", code).Error; err != nil {
		return err
	}
	if row.ExpiresAt.Before(time.Now()) {
		return errUsed
	}
	if err := s.grant(tx, row.UserID); err != nil {
		return err
	}
	if err := tx.Delete(&row).Error; err != nil { // want `the row of auth_codes is good for one use, but nobody looks at whether this DELETE removed it: two callers both read it, and grants is written`
		return err
	}
	return tx.Commit().Error
}

const letters = "abcdefghijklmnop"

// spell makes up a secret in a way that only a person recognises.
func spell() string {
	var out strings.Builder
	buf := make([]byte, 32)
	_, _ = io.ReadFull(rand.Reader, buf)
	for _, b := range buf {
		out.WriteByte(letters[int(b)%len(letters)])
	}
	return out.String()
}

// BadSpelt makes a row whose key is a new secret.
func (s *Service) BadSpelt(ctx context.Context, code string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var row AuthCode
		if err := tx.First(&row, "code = ?", code).Error; err != nil {
			return err
		}
		if err := tx.Create(&Grant{Token: spell(), UserID: row.UserID}).Error; err != nil {
			return err
		}
		return tx.Delete(&row).Error // want `the row of auth_codes is good for one use`
	})
}

// OkSame stores what it was given: the key refuses the second row.
func (s *Service) OkSame(ctx context.Context, code, token string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var row AuthCode
		if err := tx.First(&row, "code = ?", code).Error; err != nil {
			return err
		}
		if err := tx.Create(&Grant{Token: token, UserID: row.UserID}).Error; err != nil {
			return err
		}
		return tx.Delete(&row).Error
	})
}

// OkCounted lets the number of deleted rows decide.
func (s *Service) OkCounted(ctx context.Context, code string) error {
	tx := s.db.WithContext(ctx).Begin()
	defer tx.Rollback()
	var row AuthCode
	if err := tx.First(&row, "code = ?", code).Error; err != nil {
		return err
	}
	if err := s.grant(tx, row.UserID); err != nil {
		return err
	}
	res := tx.Delete(&row)
	if res.Error != nil {
		return res.Error
	}
	if res.RowsAffected != 1 {
		return errUsed
	}
	return tx.Commit().Error
}

// OkLocked holds the row from the first look on.
func (s *Service) OkLocked(ctx context.Context, code string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var row AuthCode
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&row, "code = ?", code).Error; err != nil {
			return err
		}
		if err := s.grant(tx, row.UserID); err != nil {
			return err
		}
		return tx.Delete(&row).Error
	})
}

// OkSerial runs where the second one fails.
func (s *Service) OkSerial(ctx context.Context, code string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var row AuthCode
		if err := tx.First(&row, "code = ?", code).Error; err != nil {
			return err
		}
		if err := s.grant(tx, row.UserID); err != nil {
			return err
		}
		return tx.Delete(&row).Error
	}, &sql.TxOptions{Isolation: sql.LevelSerializable})
}

// OkExpired only clears away what nobody may use any more.
func (s *Service) OkExpired(ctx context.Context, code string) error {
	var row AuthCode
	if err := s.db.WithContext(ctx).First(&row, "code = ?", code).Error; err != nil {
		return err
	}
	if row.ExpiresAt.Before(time.Now()) {
		return s.db.WithContext(ctx).Delete(&row).Error
	}
	return s.grant(s.db, row.UserID)
}

// OkRenewed puts a new code in the place of the user's old one.
func (s *Service) OkRenewed(ctx context.Context, user string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var old AuthCode
		if err := tx.First(&old, "user_id = ?", user).Error; err != nil {
			return err
		}
		if err := tx.Delete(&old).Error; err != nil {
			return err
		}
		return tx.Create(&AuthCode{ID: rand.Text(), Code: rand.Text(), UserID: old.UserID}).Error
	})
}

// BadRotated makes two successors of one token.
func (s *Service) BadRotated(ctx context.Context, token string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var old Grant
		if err := tx.Where("token = ? AND user_id <> ?", token, "").First(&old).Error; err != nil {
			return err
		}
		if err := tx.Delete(&old).Error; err != nil { // want `the row of grants is good for one use`
			return err
		}
		return s.grant(tx, old.UserID)
	})
}

// BadVoucher raises a balance twice.
func (s *Service) BadVoucher(ctx context.Context, code string, account int64) error {
	var cents int64
	if err := s.raw.QueryRowContext(ctx, "SELECT cents FROM vouchers WHERE code = ?", code).Scan(&cents); err != nil {
		return err
	}
	if _, err := s.raw.ExecContext(ctx, "DELETE FROM vouchers WHERE code = ?", code); err != nil { // want `the row of vouchers is good for one use.*accounts is written`
		return err
	}
	_, err := s.raw.ExecContext(ctx, "UPDATE accounts SET balance = balance + ? WHERE id = ?", cents, account)
	return err
}

// OkVoucher takes the row and its worth in one step.
func (s *Service) OkVoucher(ctx context.Context, code string, account int64) error {
	var cents int64
	if err := s.raw.QueryRowContext(ctx, "DELETE FROM vouchers WHERE code = ? RETURNING cents", code).Scan(&cents); err != nil {
		return err
	}
	_, err := s.raw.ExecContext(ctx, "UPDATE accounts SET balance = balance + ? WHERE id = ?", cents, account)
	return err
}

type Membership struct {
	Team string `gorm:"primaryKey"`
	User string `gorm:"primaryKey"`
}

type Invitation struct {
	ID   string `gorm:"primaryKey"`
	Team string
}

// OkJoined makes a row that a key refuses the second time.
func (s *Service) OkJoined(ctx context.Context, id, user string) error {
	return s.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var inv Invitation
		if err := tx.First(&inv, "id = ?", id).Error; err != nil {
			return err
		}
		if err := tx.Create(&Membership{Team: inv.Team, User: user}).Error; err != nil {
			return err
		}
		return tx.Delete(&inv).Error
	})
}
