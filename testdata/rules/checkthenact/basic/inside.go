package basic

import "context"

// OkHeldInside locks the row in a part of the statement that reads it.
func (s *Service) OkHeldInside(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status string
	row := tx.QueryRowContext(ctx, `WITH held AS (SELECT id FROM in_orders WHERE id = ? FOR UPDATE)
		SELECT o.status FROM held JOIN in_orders o ON o.id = held.id`, id)
	if err := row.Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO in_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE in_orders SET status = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// BadReadInside reads the row in a part, and locks nothing.
func (s *Service) BadReadInside(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status string
	if err := tx.QueryRowContext(ctx, `SELECT status FROM in_drafts WHERE id = ?`, id).Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" { // want `in_drafts.status is tested here`
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO in_draft_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE in_drafts SET status = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}
