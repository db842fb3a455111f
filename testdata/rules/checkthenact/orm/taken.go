package orm

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type Letter struct {
	ID         uint
	Email      string
	Processing bool
}

// BadTaken marks the letters it selected; another worker selects the same.
func (r *Repo) BadTaken(ctx context.Context, out chan<- []Letter) error {
	var letters []Letter
	if err := r.db.WithContext(ctx).Where("processing = ?", false).Find(&letters).Error; err != nil {
		return err
	}
	for i := range letters {
		letters[i].Processing = true
		if err := r.db.WithContext(ctx).Save(&letters[i]).Error; err != nil { // want `letters.processing is tested only by the SELECT.*two workers select the same rows`
			return err
		}
	}
	out <- letters
	return nil
}

type Bundle struct {
	ID         uint
	Processing bool
}

// OkTaken holds the rows while it marks them.
func (r *Repo) OkTaken(ctx context.Context, out chan<- []Bundle) error {
	var bundles []Bundle
	err := r.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE", Options: "SKIP LOCKED"}).Where("processing = ?", false).Find(&bundles).Error; err != nil {
			return err
		}
		for i := range bundles {
			bundles[i].Processing = true
			if err := tx.Save(&bundles[i]).Error; err != nil {
				return err
			}
		}
		return nil
	})
	out <- bundles
	return err
}

type Account struct {
	ID     uint
	Closed bool
}

// OkClosed closes what is open: whoever comes second closes it again.
func (r *Repo) OkClosed(ctx context.Context) error {
	var accounts []Account
	if err := r.db.WithContext(ctx).Where("closed = ?", false).Find(&accounts).Error; err != nil {
		return err
	}
	for i := range accounts {
		accounts[i].Closed = true
		if err := r.db.WithContext(ctx).Save(&accounts[i]).Error; err != nil {
			return err
		}
	}
	return nil
}
