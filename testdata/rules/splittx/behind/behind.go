// Package behind writes in two steps what a second run does not repeat.
package behind

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type Invites struct{ pool *pgxpool.Pool }

type invite struct {
	ID, Tenant, State string
}

func (s *Invites) get(ctx context.Context, id string) (invite, error) {
	in := invite{ID: id}
	err := s.pool.QueryRow(ctx, "SELECT tenant, state FROM bh_invites WHERE id = $1", id).Scan(&in.Tenant, &in.State)
	return in, err
}

func (s *Invites) accepted(ctx context.Context, id string) error {
	_, err := s.pool.Exec(ctx, "UPDATE bh_invites SET state = 'ACCEPTED' WHERE id = $1", id)
	return err
}

func (s *Invites) addMember(ctx context.Context, in invite, user string) error {
	_, err := s.pool.Exec(ctx, "INSERT INTO bh_members (tenant, user_id, invite_id) VALUES ($1, $2, $3)", in.Tenant, user, in.ID)
	return err
}

// BadAccept uses the invite up before anybody joins.
func (s *Invites) BadAccept(ctx context.Context, id, user string) error {
	in, err := s.get(ctx, id)
	if err != nil {
		return err
	}
	if in.State != "PENDING" {
		return errors.New("used")
	}
	if err := s.accepted(ctx, in.ID); err != nil {
		return err
	}
	return s.addMember(ctx, in, user) // want `Invites.addMember writes bh_members in another transaction than bh_invites.state, which was tested before`
}

// OkMemberFirst uses the invite up last: the second run adds the member again.
func (s *Invites) OkMemberFirst(ctx context.Context, id, user string) error {
	in, err := s.get(ctx, id)
	if err != nil {
		return err
	}
	if in.State != "PENDING" {
		return errors.New("used")
	}
	if err := s.addMember(ctx, in, user); err != nil {
		return err
	}
	return s.accepted(ctx, in.ID)
}

// OkTogether does both in one transaction.
func (s *Invites) OkTogether(ctx context.Context, id, user string) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var tenant, state string
		if err := tx.QueryRow(ctx, "SELECT tenant, state FROM bt_invites WHERE id = $1 FOR UPDATE", id).Scan(&tenant, &state); err != nil {
			return err
		}
		if state != "PENDING" {
			return errors.New("used")
		}
		if _, err := tx.Exec(ctx, "UPDATE bt_invites SET state = 'ACCEPTED' WHERE id = $1", id); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO bt_members (tenant, user_id, invite_id) VALUES ($1, $2, $3)", tenant, user, id)
		return err
	})
}

// BadAnswer finds the answer accepted the second time, and never adds the points.
func (s *Invites) BadAnswer(ctx context.Context, question, answer string) error {
	var now, author string
	if err := s.pool.QueryRow(ctx, "SELECT accepted_answer, author FROM bh_questions WHERE id = $1", question).Scan(&now, &author); err != nil {
		return err
	}
	if now == answer {
		return nil
	}
	if _, err := s.pool.Exec(ctx, "UPDATE bh_questions SET accepted_answer = $1 WHERE id = $2", answer, question); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, "UPDATE bh_authors SET points = points + 15 WHERE question_id = $1", question) // want `Pool.Exec writes bh_authors in another transaction than bh_questions.accepted_answer`
	return err
}

// OkSwept leaves the rest to a sweep.
func (s *Invites) OkSwept(ctx context.Context, id string) error {
	var state string
	if err := s.pool.QueryRow(ctx, "SELECT state FROM bh_orders WHERE id = $1", id).Scan(&state); err != nil {
		return err
	}
	if state != "NEW" {
		return nil
	}
	if _, err := s.pool.Exec(ctx, "UPDATE bh_orders SET state = 'PAID' WHERE id = $1", id); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, "INSERT INTO bh_shipments (order_id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	return err
}

func (s *Invites) OkSweep(ctx context.Context) ([]string, error) {
	rows, err := s.pool.Query(ctx, "SELECT id FROM bh_orders WHERE state = 'PAID'")
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}
