package free

import (
	"context"
	"database/sql"
	"errors"
)

// BadRedeem lets two in with one code: both have made their member when it is marked.
func (p *Pool) BadRedeem(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		if err := tx.QueryRowContext(ctx, "SELECT id FROM free_invites WHERE code = $1 AND used_by IS NULL", code).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO free_members (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE free_invites SET used_by = $1 WHERE id = $2", user, id) // want `free_invites.used_by is tested only by the SELECT.*free_members is written twice`
		return err
	})
}

// OkRedeem asks again when it marks the code, and looks at the count.
func (p *Pool) OkRedeem(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		if err := tx.QueryRowContext(ctx, "SELECT id FROM asked_invites WHERE code = $1 AND used_by IS NULL", code).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO asked_members (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		res, err := tx.ExecContext(ctx, "UPDATE asked_invites SET used_by = $1 WHERE id = $2 AND used_by IS NULL", user, id)
		if err != nil {
			return err
		}
		if n, _ := res.RowsAffected(); n == 0 {
			return errGone
		}
		return nil
	})
}

// OkRedeemLocked holds the code.
func (p *Pool) OkRedeemLocked(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		if err := tx.QueryRowContext(ctx, "SELECT id FROM held_invites WHERE code = $1 AND used_by IS NULL FOR UPDATE", code).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO held_members (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE held_invites SET used_by = $1 WHERE id = $2", user, id)
		return err
	})
}

// OkRedeemKeyed has a key that refuses the second member of an invitation.
func (p *Pool) OkRedeemKeyed(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		if err := tx.QueryRowContext(ctx, "SELECT id FROM keyed_invites WHERE code = $1 AND used_by IS NULL", code).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO keyed_members (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE keyed_invites SET used_by = $1 WHERE id = $2", user, id)
		return err
	})
}

// OkRedeemTrail writes twice into a log that a code was used, which tells people only.
func (p *Pool) OkRedeemTrail(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		if err := tx.QueryRowContext(ctx, "SELECT id FROM told_invites WHERE code = $1 AND opened_by IS NULL", code).Scan(&id); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO audit_log (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE told_invites SET opened_by = $1 WHERE id = $2", user, id)
		return err
	})
}

// BadShown tests in Go what the other tests in the SELECT.
func (p *Pool) BadShown(ctx context.Context, code string, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var id int64
		var used sql.NullInt64
		if err := tx.QueryRowContext(ctx, "SELECT id, used_by FROM shown_invites WHERE code = $1", code).Scan(&id, &used); err != nil {
			return err
		}
		if used.Valid { // want `shown_invites.used_by is tested here.*shown_members is written twice`
			return errGone
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO shown_members (user_id, invite_id) VALUES ($1, $2)", user, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE shown_invites SET used_by = $1 WHERE id = $2", user, id)
		return err
	})
}

func (p *Pool) within(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := p.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}
