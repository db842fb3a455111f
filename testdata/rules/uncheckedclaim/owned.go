package work

import "context"

// OkOwned names the row by who it belongs to; that is no lease that it takes.
func (w *Worker) OkOwned(ctx context.Context, owner, id string) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_owned SET attempts = 0, touched = now() WHERE owner = ? AND id = ?", owner, id); err != nil {
		return err
	}
	if err := mail(id); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_owned SET state = 'SENT' WHERE owner = ? AND id = ?", owner, id)
	return err
}

// BadUnowned takes a row that nobody has.
func (w *Worker) BadUnowned(ctx context.Context, me, id string) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_unowned SET owner = ?, attempts = attempts + 1 WHERE owner = '' AND id = ?", me, id); err != nil { // want `the update of w_unowned.owner decides who does the work`
		return err
	}
	if err := mail(id); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_unowned SET state = 'SENT' WHERE id = ?", id)
	return err
}
