// Package checkthenact changes a state without repeating the test.
package checkthenact

import (
	"context"
	"database/sql"
	"errors"

	"dualwrite.test/fix/bank"
)

var errGone = errors.New("gone")

type Payer struct {
	db   *sql.DB
	bank *bank.Client
}

func (p *Payer) Counted(ctx context.Context, id int64) error {
	var status, account string
	err := p.db.QueryRowContext(ctx, "SELECT status, account FROM a_orders WHERE id = ?", id).Scan(&status, &account)
	if err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	res, err := p.db.ExecContext(ctx, "UPDATE a_orders SET status = 'PAYING' WHERE id = ?", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGone
	}
	_, err = p.db.ExecContext(ctx, "INSERT INTO a_lines (order_id, cents) VALUES (?, 5)", id)
	return err
}

func (p *Payer) Inside(ctx context.Context, id int64) error {
	var status string
	err := p.db.QueryRowContext(ctx, "SELECT status FROM b_orders WHERE id = $1", id).Scan(&status)
	if err != nil {
		return err
	}
	if status == "NEW" {
		res, err := p.db.ExecContext(ctx, `
			UPDATE b_orders
			   SET status = 'PAID', changed_at = CURRENT_TIMESTAMP
			 WHERE id = $1`, id)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		if err != nil {
			return err
		}
		if n != 1 {
			return errGone
		}
		_, err = p.db.ExecContext(ctx, "INSERT INTO b_lines (order_id, cents) VALUES ($1, 5)", id)
		return err
	}
	return nil
}

// KeepUncounted would go on although nothing changed.
func (p *Payer) KeepUncounted(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM c_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	if _, err := p.db.ExecContext(ctx, "UPDATE c_orders SET status = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	_, err := p.db.ExecContext(ctx, "INSERT INTO c_lines (order_id, cents) VALUES (?, 5)", id)
	return err
}

// KeepAfter has done it when the state changes.
func (p *Payer) KeepAfter(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM d_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	if _, err := p.db.ExecContext(ctx, "INSERT INTO d_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	res, err := p.db.ExecContext(ctx, "UPDATE d_orders SET status = 'PAID' WHERE id = ?", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGone
	}
	return nil
}

// KeepOther accepts any state but one.
func (p *Payer) KeepOther(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM e_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status == "PAID" {
		return nil
	}
	res, err := p.db.ExecContext(ctx, "UPDATE e_orders SET status = 'PAID' WHERE id = ?", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGone
	}
	_, err = p.db.ExecContext(ctx, "INSERT INTO e_lines (order_id, cents) VALUES (?, 5)", id)
	return err
}

// KeepMoved has moved the row before.
func (p *Payer) KeepMoved(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM f_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	if _, err := p.db.ExecContext(ctx, "UPDATE f_orders SET status = 'PAYING' WHERE id = ?", id); err != nil {
		return err
	}
	res, err := p.db.ExecContext(ctx, "UPDATE f_orders SET status = 'PAID' WHERE id = ?", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGone
	}
	_, err = p.db.ExecContext(ctx, "INSERT INTO f_lines (order_id, cents) VALUES (?, 5)", id)
	return err
}

// KeepRepeated finds what it has written itself when it tries again.
func (p *Payer) KeepRepeated(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM g_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	for range 3 {
		res, err := p.db.ExecContext(ctx, "UPDATE g_orders SET status = 'PAYING' WHERE id = ?", id)
		if err != nil {
			continue
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errGone
		}
		_, err = p.db.ExecContext(ctx, "INSERT INTO g_lines (order_id, cents) VALUES (?, 5)", id)
		return err
	}
	return errGone
}

// close is reached past two different tests.
func (p *Payer) close(ctx context.Context, id int64) error {
	res, err := p.db.ExecContext(ctx, "UPDATE h_orders SET status = 'PAID' WHERE id = ?", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGone
	}
	_, err = p.db.ExecContext(ctx, "INSERT INTO h_lines (order_id, cents) VALUES (?, 5)", id)
	return err
}

// KeepShared has its write in a function that others call, too.
func (p *Payer) KeepShared(ctx context.Context, id int64) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM h_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	return p.close(ctx, id)
}

// KeepForced may leave the test out.
func (p *Payer) KeepForced(ctx context.Context, id int64, force bool) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM i_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if force || status == "NEW" {
		res, err := p.db.ExecContext(ctx, "UPDATE i_orders SET status = 'PAYING' WHERE id = ?", id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errGone
		}
		_, err = p.db.ExecContext(ctx, "INSERT INTO i_lines (order_id, cents) VALUES (?, 5)", id)
		return err
	}
	return nil
}

// KeepEither accepts two states.
func (p *Payer) KeepEither(ctx context.Context, id int64, force bool) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM j_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status == "NEW" || status == "FAILED" {
		res, err := p.db.ExecContext(ctx, "UPDATE j_orders SET status = 'PAYING' WHERE id = ?", id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errGone
		}
		_, err = p.db.ExecContext(ctx, "INSERT INTO j_lines (order_id, cents) VALUES (?, 5)", id)
		return err
	}
	return nil
}

// Both asks for more than the state.
func (p *Payer) Both(ctx context.Context, id int64, force bool) error {
	var status string
	if err := p.db.QueryRowContext(ctx, "SELECT status FROM k_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if force && status == "NEW" {
		res, err := p.db.ExecContext(ctx, "UPDATE k_orders SET status = 'PAYING' WHERE id = ?", id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errGone
		}
		_, err = p.db.ExecContext(ctx, "INSERT INTO k_lines (order_id, cents) VALUES (?, 5)", id)
		return err
	}
	return nil
}
