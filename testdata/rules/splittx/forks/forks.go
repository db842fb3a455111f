// Package forks has its transactions from a fork of a library that has models.
package forks

import "github.com/xorm-io/xorm"

// Order is a row of order.
type Order struct {
	ID    int64 `xorm:"pk autoincr 'id'"`
	State string
}

// Line is a row of line.
type Line struct {
	ID      int64 `xorm:"pk autoincr 'id'"`
	OrderID int64
}

// Service sells.
type Service struct{ engine *xorm.Engine }

// Bad writes a line past the transaction.
func (s *Service) Bad(o *Order, l *Line) error {
	session := s.engine.NewSession()
	defer session.Close()
	if err := session.Begin(); err != nil {
		return err
	}
	if _, err := session.ID(o.ID).Cols("state").Update(o); err != nil {
		return err
	}
	if _, err := s.engine.Insert(l); err != nil { // want `Engine.Insert writes line past the open transaction that writes order.state`
		return err
	}
	return session.Commit()
}

// Ok writes both in the transaction.
func (s *Service) Ok(o *Order, l *Line) error {
	session := s.engine.NewSession()
	defer session.Close()
	if err := session.Begin(); err != nil {
		return err
	}
	if _, err := session.ID(o.ID).Cols("state").Update(o); err != nil {
		return err
	}
	if _, err := session.Insert(l); err != nil {
		return err
	}
	return session.Commit()
}
