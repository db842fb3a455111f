package work

import "context"

type seat struct{ ID, Owner int64 }

func (w *Worker) seats(ctx context.Context, owner int64) ([]seat, error) {
	rows, err := w.db.QueryContext(ctx, "SELECT id, owner_id FROM w_seats WHERE owner_id = ?", owner)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []seat
	for rows.Next() {
		var s seat
		if err := rows.Scan(&s.ID, &s.Owner); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
}

func (w *Worker) free(ctx context.Context, owner, id int64) error {
	var holder int64
	if err := w.db.QueryRowContext(ctx, "SELECT holder_id FROM w_seats WHERE id = ?", id).Scan(&holder); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_seats SET status = 'FREE' WHERE owner_id = ? AND holder_id = ? AND status = 'HELD'", owner, holder)
	return err
}

// OkAfterAll frees one seat after the other and books it once for their owner: no
// seat decides about that.
func (w *Worker) OkAfterAll(ctx context.Context, owner int64, most int) error {
	seats, err := w.seats(ctx, owner)
	if err != nil {
		return err
	}
	for i, s := range seats {
		if err := w.free(ctx, owner, s.ID); err != nil {
			return err
		}
		if i == most {
			break
		}
	}
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_owner_ledger (owner_id, note) VALUES (?, 'freed')", owner)
	return err
}

// BadOneByOne writes down each of them.
func (w *Worker) BadOneByOne(ctx context.Context, owner int64) error {
	seats, err := w.seats(ctx, owner)
	if err != nil {
		return err
	}
	for _, s := range seats {
		if _, err := w.db.ExecContext(ctx, "UPDATE w_seats SET status = 'SOLD' WHERE id = ? AND status = 'HELD'", s.ID); err != nil { // want `the update of w_seats.status decides who does the work.*w_seat_ledger runs for the loser`
			return err
		}
		if _, err := w.db.ExecContext(ctx, "INSERT INTO w_seat_ledger (seat_id, note) VALUES (?, 'sold')", s.ID); err != nil {
			return err
		}
	}
	return nil
}

// BadFirst takes one of several, whichever it gets, and books that.
func (w *Worker) BadFirst(ctx context.Context, owner int64, ids []int64) error {
	var err error
	for _, id := range ids {
		if _, err = w.db.ExecContext(ctx, "UPDATE w_seats SET status = 'GONE', owner_id = ? WHERE owner_id = ? AND id = ? AND status = 'HELD'", owner, owner, id); err == nil { // want `the update of w_seats.status decides who does the work.*w_gone_ledger runs for the loser`
			break
		}
	}
	if err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_gone_ledger (owner_id, note) VALUES (?, 'gone')", owner)
	return err
}

// BadTries claims again until the database answers: one row all the time.
func (w *Worker) BadTries(ctx context.Context, id int64, waits []int) error {
	var err error
	for range waits {
		if _, err = w.db.ExecContext(ctx, "UPDATE w_seats SET status = 'LEFT' WHERE id = ? AND status = 'HELD'", id); err == nil { // want `the update of w_seats.status decides who does the work.*w_left_ledger runs for the loser`
			break
		}
	}
	if err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_left_ledger (seat_id, note) VALUES (?, 'left')", id)
	return err
}
