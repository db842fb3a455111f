// Package deposits posts several transactions and records them together.
package deposits

import (
	"context"
	"database/sql"
	"strings"
)

type Ledger interface {
	Post(ctx context.Context, account string, cents int64) (string, error)
	PostAs(ctx context.Context, key, account string, cents int64) (string, error)
}

// LedgerClient is what the ledger is called outside.
type LedgerClient interface {
	Ledger
}

type Starter struct {
	ledger LedgerClient
	db     *sql.DB
}

func (s *Starter) BadTogether(ctx context.Context, depository string, accounts []string) error {
	var done []string
	for _, a := range accounts {
		id, err := s.ledger.Post(ctx, a, 1) // want `LedgerClient.Post is done for several parts of one piece of work, and one write after all of them records it`
		if err != nil {
			return err
		}
		done = append(done, id)
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO deposits_a (depository, transactions) VALUES ($1, $2)", depository, strings.Join(done, ","))
	return err
}

// BadLater writes a row for each of them, but only when all of them are through.
func (s *Starter) BadLater(ctx context.Context, depository string, accounts []string) error {
	var done []string
	for _, a := range accounts {
		id, err := s.ledger.Post(ctx, a, 1) // want `LedgerClient.Post is done for several parts of one piece of work, and they are recorded when all of them are through`
		if err != nil {
			return err
		}
		done = append(done, id)
	}
	for _, id := range done {
		if _, err := s.db.ExecContext(ctx, "INSERT INTO deposits_g (depository, id) VALUES ($1, $2)", depository, id); err != nil {
			return err
		}
	}
	return nil
}

func (s *Starter) OkKeyed(ctx context.Context, depository string, accounts []string) error {
	var done []string
	for _, a := range accounts {
		id, err := s.ledger.PostAs(ctx, depository+"/"+a, a, 1)
		if err != nil {
			return err
		}
		done = append(done, id)
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO deposits_b (depository, transactions) VALUES ($1, $2)", depository, strings.Join(done, ","))
	return err
}

func (s *Starter) OkSingly(ctx context.Context, depository string, accounts []string) error {
	for _, a := range accounts {
		id, err := s.ledger.Post(ctx, a, 1)
		if err != nil {
			return err
		}
		if _, err := s.db.ExecContext(ctx, "INSERT INTO deposits_c (depository, id) VALUES ($1, $2)", depository, id); err != nil {
			return err
		}
	}
	return nil
}

// OkUnrelated writes about something else afterwards.
func (s *Starter) OkUnrelated(ctx context.Context, accounts []string, user string) error {
	for _, a := range accounts {
		if _, err := s.ledger.Post(ctx, a, 1); err != nil {
			return err
		}
	}
	_, err := s.db.ExecContext(ctx, "UPDATE users SET name = 'x' WHERE id = $1", user)
	return err
}

// OkFallback asks one after the other until one of them takes it.
func (s *Starter) OkFallback(ctx context.Context, depository string, accounts []string) error {
	id, err := s.firstOf(ctx, accounts)
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO deposits_f (depository, transactions) VALUES ($1, $2)", depository, id)
	return err
}

func (s *Starter) firstOf(ctx context.Context, accounts []string) (string, error) {
	var last error
	for _, a := range accounts {
		id, err := s.ledger.Post(ctx, a, 1)
		if err == nil {
			return id, nil
		}
		last = err
	}
	return "", last
}
