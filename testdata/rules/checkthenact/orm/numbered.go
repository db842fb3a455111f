package orm

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type Charge struct {
	ID       uint
	Email    string
	State    string
	Number   int64
	TenantID uint
}

type Sequence struct {
	ID       uint
	TenantID uint `gorm:"uniqueIndex"`
	Number   int64
}

// next takes the next number of a tenant, one caller at a time.
func next(tx *gorm.DB, tenant uint) (int64, error) {
	seq := Sequence{TenantID: tenant}
	if err := tx.Where("tenant_id = ?", tenant).FirstOrCreate(&seq).Error; err != nil {
		return 0, err
	}
	if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&seq, "tenant_id = ?", tenant).Error; err != nil {
		return 0, err
	}
	return seq.Number + 1, tx.Model(&seq).Update("number", gorm.Expr("number + 1")).Error
}

// BadLockedElsewhere holds a row of another table, and only after the test.
func (r *Repo) BadLockedElsewhere(ctx context.Context, id uint) error {
	db := r.db.WithContext(ctx)
	var ch Charge
	if err := db.First(&ch, "id = ?", id).Error; err != nil {
		return err
	}
	if ch.State == "PAID" { // want `charges.state is tested here.*smtp.SendMail is done twice`
		return nil
	}
	if err := mail(ch.Email); err != nil {
		return err
	}
	return db.Transaction(func(tx *gorm.DB) error {
		number, err := next(tx, ch.TenantID)
		if err != nil {
			return err
		}
		ch.Number, ch.State = number, "PAID"
		return tx.Save(&ch).Error
	})
}

type Order struct {
	ID    uint
	Email string
	State string
}

// OkLockedFirst reads the order when it holds its account already.
func (r *Repo) OkLockedFirst(ctx context.Context, account, id uint) error {
	return r.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var seq Sequence
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&seq, "tenant_id = ?", account).Error; err != nil {
			return err
		}
		var o Order
		if err := tx.First(&o, "id = ?", id).Error; err != nil {
			return err
		}
		if o.State == "PAID" {
			return nil
		}
		if err := mail(o.Email); err != nil {
			return err
		}
		o.State = "PAID"
		return tx.Save(&o).Error
	})
}
