// Package apply adds to balances for others.
package apply

import (
	"context"
	"database/sql"
)

type Store struct{ db *sql.DB }

func New(db *sql.DB) *Store { return &Store{db: db} }

// Add is called by guarded and by unguarded code.
func (s *Store) Add(ctx context.Context, account string, cents int64) error {
	_, err := s.db.ExecContext(ctx, "UPDATE ap_accounts SET balance = balance + ? WHERE id = ?", cents, account) // want `ap_accounts.balance is changed by an amount.*it handles a message`
	return err
}

// AddTx is only called by guarded code.
func (s *Store) AddTx(ctx context.Context, tx *sql.Tx, account string, cents int64) error {
	_, err := tx.ExecContext(ctx, "UPDATE ap_books SET balance = balance + ? WHERE id = ?", cents, account)
	return err
}
