// Package touched stores rows that go through a function which notes when.
package touched

import (
	"errors"
	"time"

	"gorm.io/gorm"
)

type Purse struct {
	ID      int64
	Balance int64
	Floor   int64
	Seen    time.Time
}

type Store struct{ db *gorm.DB }

func (s *Store) load(id int64) (*Purse, error) {
	p := &Purse{}
	return p, s.db.Where("id = ?", id).First(p).Error
}

func (s *Store) keep(p *Purse) error {
	p.Seen = time.Now()
	return s.db.Save(p).Error
}

// BadSpend lets two spend the same money.
func (s *Store) BadSpend(id, amount int64) error {
	p, err := s.load(id)
	if err != nil {
		return err
	}
	if p.Balance-amount < p.Floor { // want `purses.balance is compared here and changed later`
		return errors.New("too little")
	}
	p.Balance -= amount
	return s.keep(p)
}

// OkSeen changes nothing that was asked for.
func (s *Store) OkSeen(id int64) error {
	p, err := s.load(id)
	if err != nil {
		return err
	}
	if p.Balance < p.Floor {
		return errors.New("too little")
	}
	return s.keep(p)
}

// OkSpend asks and spends in one.
func (s *Store) OkSpend(id, amount int64) error {
	res := s.db.Model(&Purse{}).Where("id = ? AND balance - ? >= floor", id, amount).Update("balance", gorm.Expr("balance - ?", amount))
	if res.Error == nil && res.RowsAffected == 0 {
		return errors.New("too little")
	}
	return res.Error
}
