// Package service is an RPC service and a library.
package service

import (
	"context"
	"database/sql"
	"errors"

	"dualwrite.test/rules/duplicateerror/dberr"
)

var errBlocked = errors.New("blocked before")

// BlockRequest asks for a key to be blocked.
type BlockRequest struct {
	KeyHash []byte
	Comment string
}

// Table is what the service needs of its store.
type Table interface {
	Add(ctx context.Context, hash []byte, comment string) error
}

type rows struct{ db *sql.DB }

// NewTable returns the real one.
func NewTable(db *sql.DB) Table { return &rows{db} }

func (r *rows) Add(ctx context.Context, hash []byte, comment string) error {
	_, err := r.db.ExecContext(ctx, "INSERT INTO blocked (key_hash, comment) VALUES (?, ?)", hash, comment)
	return err
}

// Service is the RPC service.
type Service struct{ table Table }

// Bad answers a repetition with an error.
func (s *Service) Bad(ctx context.Context, req BlockRequest) error {
	if err := s.table.Add(ctx, req.KeyHash, req.Comment); err != nil {
		if dberr.IsDuplicate(err) {
			return errBlocked // want `a repeated call gets errBlocked although blocked.key_hash`
		}
		return err
	}
	return nil
}

// Ok answers it with success.
func (s *Service) Ok(ctx context.Context, req BlockRequest) error {
	if err := s.table.Add(ctx, req.KeyHash, req.Comment); err != nil && !dberr.IsDuplicate(err) {
		return err
	}
	return nil
}

type ledger struct{ db *sql.DB }

// LowPlain is not seen to be repeated.
func (l *ledger) LowPlain(ctx context.Context, invoiceID string, cents int) error {
	_, err := l.db.ExecContext(ctx, "INSERT INTO plain_invoices (invoice_id, cents) VALUES (?, ?)", invoiceID, cents)
	if dberr.IsDuplicate(err) {
		return errBlocked // want:low `plain_invoices.invoice_id`
	}
	return err
}
