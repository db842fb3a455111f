// Package bulk ships orders: one change, and what is written beside it.
package bulk

import (
	"context"
	"database/sql"

	"example.com/answers/hooks"
)

// Service ships.
type Service struct{ DB *sql.DB }

// Ship tells the depot in one transaction with what is written of it.
func (s *Service) Ship(ctx context.Context, order string) error {
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := hooks.Tell(ctx, order); err != nil {
		return err
	}
	if err := s.note(ctx, tx, order); err != nil {
		return err
	}
	if err := s.shipped(ctx, tx, order); err != nil {
		return err
	}
	return tx.Commit()
}

func (s *Service) note(ctx context.Context, tx *sql.Tx, order string) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO audit (order_id) VALUES ($1)`, order)
	return err
}

func (s *Service) shipped(ctx context.Context, tx *sql.Tx, order string) error {
	_, err := tx.ExecContext(ctx, `UPDATE orders SET status = 'SHIPPED' WHERE id = $1`, order)
	return err
}

// Close tells of the end, and writes the history after it.
func (s *Service) Close(ctx context.Context, order string) error {
	if err := hooks.Tell(ctx, order); err != nil {
		return err
	}
	if _, err := s.DB.ExecContext(ctx, `UPDATE orders SET status = 'CLOSED' WHERE id = $1`, order); err != nil {
		return err
	}
	_, err := s.DB.ExecContext(ctx, `INSERT INTO history (order_id) VALUES ($1)`, order)
	return err
}

// Enter takes an order.
func (s *Service) Enter(ctx context.Context, id, email string) error {
	_, err := s.DB.ExecContext(ctx, `INSERT INTO orders (id, email, status) VALUES ($1, $2, 'OPEN')`, id, email)
	return err
}
