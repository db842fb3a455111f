package behind

import (
	"context"
	"database/sql"
)

type change struct{ Status sql.NullString }

// alter changes what is given.
func (s *Service) alter(ctx context.Context, db interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}, id int64, c change) error {
	_, err := db.ExecContext(ctx, "UPDATE sp_offers SET status = COALESCE($2, status) WHERE id = $1", id, c.Status)
	return err
}

func (s *Service) offer(ctx context.Context, id int64) (team, status string, err error) {
	err = s.raw.QueryRowContext(ctx, "SELECT team, status FROM sp_offers WHERE id = $1", id).Scan(&team, &status)
	return team, status, err
}

// BadOffer uses up the offer first.
func (s *Service) BadOffer(ctx context.Context, id int64) error {
	team, status, err := s.offer(ctx, id)
	if err != nil {
		return err
	}
	if status != "PENDING" {
		return errUsed
	}
	if err := s.alter(ctx, s.raw, id, change{sql.NullString{String: "ACCEPTED", Valid: true}}); err != nil {
		return err
	}
	_, err = s.raw.ExecContext(ctx, "INSERT INTO sp_seats (offer_id, team) VALUES ($1, $2)", id, team) // want `writes sp_seats after sp_offers.status was committed on its own`
	return err
}

// OkOffer may leave the status as it is.
func (s *Service) OkOffer(ctx context.Context, id int64, c change) error {
	team, status, err := s.offer(ctx, id)
	if err != nil {
		return err
	}
	if status != "PENDING" {
		return errUsed
	}
	if err := s.alter(ctx, s.raw, id, c); err != nil {
		return err
	}
	_, err = s.raw.ExecContext(ctx, "INSERT INTO sp_seats (offer_id, team) VALUES ($1, $2)", id, team)
	return err
}

// OkOfferTx does both or none.
func (s *Service) OkOfferTx(ctx context.Context, id int64) error {
	team, status, err := s.offer(ctx, id)
	if err != nil {
		return err
	}
	if status != "PENDING" {
		return errUsed
	}
	tx, err := s.raw.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := s.alter(ctx, tx, id, change{sql.NullString{String: "ACCEPTED", Valid: true}}); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO sp_seats (offer_id, team) VALUES ($1, $2)", id, team); err != nil {
		return err
	}
	return tx.Commit()
}
