// Package basic tests states with the standard library.
package basic

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Carrier books a pick-up.
type Carrier interface {
	Book(ctx context.Context, address string) (waybill string, err error)
}

// KeyedCarrier answers the same waybill for the same reference.
type KeyedCarrier interface {
	Book(ctx context.Context, reference, address string) (waybill string, err error)
}

type Service struct {
	db      *sql.DB
	carrier Carrier
	keyed   KeyedCarrier
}

// BadIf tests the state in Go.
func (s *Service) BadIf(ctx context.Context, id int64) error {
	var address, status string
	err := s.db.QueryRowContext(ctx, "SELECT address, status FROM a_orders WHERE id = ?", id).Scan(&address, &status)
	if err != nil {
		return err
	}
	if status != "PENDING" { // want `a_orders.status is tested here, but a_orders.status is written without the test.*Carrier.Book is done twice`
		return nil
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE a_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkRepeated lets the database test again, before the work.
func (s *Service) OkRepeated(ctx context.Context, id int64) error {
	var address, status string
	err := s.db.QueryRowContext(ctx, "SELECT address, status FROM b_orders WHERE id = ?", id).Scan(&address, &status)
	if err != nil {
		return err
	}
	if status != "PENDING" {
		return nil
	}
	res, err := s.db.ExecContext(ctx, "UPDATE b_orders SET status = 'RUNNING' WHERE id = ? AND status = 'PENDING'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE b_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkKeyed only saves a call by its test.
func (s *Service) OkKeyed(ctx context.Context, id int64) error {
	var address, status string
	err := s.db.QueryRowContext(ctx, "SELECT address, status FROM c_orders WHERE id = ?", id).Scan(&address, &status)
	if err != nil {
		return err
	}
	if status == "DONE" {
		return nil
	}
	if _, err := s.keyed.Book(ctx, fmt.Sprintf("order-%d", id), address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE c_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkHeld holds the row while it works.
func (s *Service) OkHeld(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status string
	if err := tx.QueryRowContext(ctx, "SELECT status FROM d_orders WHERE id = ? FOR UPDATE", id).Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO d_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE d_orders SET status = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// BadUnheld is in a transaction, but holds nothing.
func (s *Service) BadUnheld(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status string
	if err := tx.QueryRowContext(ctx, "SELECT status FROM e_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" { // want `e_orders.status is tested here.*e_lines is written twice`
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO e_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE e_orders SET status = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkSerial lets the database refuse the second one.
func (s *Service) OkSerial(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelSerializable})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status string
	if err := tx.QueryRowContext(ctx, "SELECT status FROM f_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO f_lines (order_id, cents) VALUES (?, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE f_orders SET status = 'DONE' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkAdvisory takes a lock that lasts as long as the transaction.
func (s *Service) OkAdvisory(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", id); err != nil {
		return err
	}
	var status string
	if err := tx.QueryRowContext(ctx, "SELECT status FROM g_orders WHERE id = $1", id).Scan(&status); err != nil {
		return err
	}
	if status != "PENDING" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO g_lines (order_id, cents) VALUES ($1, 5)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE g_orders SET status = 'DONE' WHERE id = $1", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkAlone has nothing that rests on the test but the write itself.
func (s *Service) OkAlone(ctx context.Context, id int64) error {
	var status string
	if err := s.db.QueryRowContext(ctx, "SELECT status FROM h_orders WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status == "DONE" { // want:low `h_orders.status is tested here`
		return nil
	}
	_, err := s.db.ExecContext(ctx, "UPDATE h_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkOther tests one row and changes another.
func (s *Service) OkOther(ctx context.Context, id, other int64) error {
	var status, address string
	if err := s.db.QueryRowContext(ctx, "SELECT status, address FROM i_orders WHERE id = ?", id).Scan(&status, &address); err != nil {
		return err
	}
	if status == "DONE" {
		return nil
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE i_orders SET status = 'DONE' WHERE id = ?", other)
	return err
}

// OkOtherColumn tests what it does not change.
func (s *Service) OkOtherColumn(ctx context.Context, id int64) error {
	var country, address string
	if err := s.db.QueryRowContext(ctx, "SELECT country, address FROM j_orders WHERE id = ?", id).Scan(&country, &address); err != nil {
		return err
	}
	if country != "CH" {
		return errors.New("not deliverable")
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE j_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// BadMarker tests and sets a time.
func (s *Service) BadMarker(ctx context.Context, id int64) error {
	var sentAt sql.NullTime
	var address string
	err := s.db.QueryRowContext(ctx, "SELECT sent_at, address FROM k_letters WHERE id = ?", id).Scan(&sentAt, &address)
	if err != nil {
		return err
	}
	if !sentAt.Valid { // want `k_letters.sent_at is tested here`
		if _, err := s.carrier.Book(ctx, address); err != nil {
			return err
		}
		_, err = s.db.ExecContext(ctx, "UPDATE k_letters SET sent_at = ? WHERE id = ?", time.Now(), id)
	}
	return err
}

// BadLimit takes the last place twice.
func (s *Service) BadLimit(ctx context.Context, id int64) error {
	var used, seats int
	if err := s.db.QueryRowContext(ctx, "SELECT used, seats FROM l_courses WHERE id = ?", id).Scan(&used, &seats); err != nil {
		return err
	}
	if used >= seats { // want `l_courses.used is compared here and changed later`
		return errors.New("full")
	}
	_, err := s.db.ExecContext(ctx, "UPDATE l_courses SET used = used + 1 WHERE id = ?", id)
	return err
}

// OkLimit compares where it raises.
func (s *Service) OkLimit(ctx context.Context, id int64) error {
	var used, seats int
	if err := s.db.QueryRowContext(ctx, "SELECT used, seats FROM m_courses WHERE id = ?", id).Scan(&used, &seats); err != nil {
		return err
	}
	if used >= seats {
		return errors.New("full")
	}
	res, err := s.db.ExecContext(ctx, "UPDATE m_courses SET used = used + 1 WHERE id = ? AND used < seats", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errors.New("full")
	}
	return nil
}

// BadBalance computes from what was read.
func (s *Service) BadBalance(ctx context.Context, id, cents int64) error {
	var balance int64
	if err := s.db.QueryRowContext(ctx, "SELECT balance FROM n_wallets WHERE id = ?", id).Scan(&balance); err != nil {
		return err
	}
	if balance < cents { // want `n_wallets.balance is compared here and changed later`
		return errors.New("too little")
	}
	_, err := s.db.ExecContext(ctx, "UPDATE n_wallets SET balance = ? WHERE id = ?", balance-cents, id)
	return err
}

// OkBalance compares and swaps.
func (s *Service) OkBalance(ctx context.Context, id, cents int64) error {
	var balance, version int64
	if err := s.db.QueryRowContext(ctx, "SELECT balance, version FROM o_wallets WHERE id = ?", id).Scan(&balance, &version); err != nil {
		return err
	}
	if balance < cents {
		return errors.New("too little")
	}
	res, err := s.db.ExecContext(ctx, "UPDATE o_wallets SET balance = ?, version = version + 1 WHERE id = ? AND version = ?", balance-cents, id, version)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errors.New("changed meanwhile")
	}
	return nil
}

// OkWon wins a row with a unique key in between.
func (s *Service) OkWon(ctx context.Context, id int64) error {
	var status, address string
	if err := s.db.QueryRowContext(ctx, "SELECT status, address FROM p_orders WHERE id = ?", id).Scan(&status, &address); err != nil {
		return err
	}
	if status == "DONE" {
		return nil
	}
	res, err := s.db.ExecContext(ctx, "INSERT INTO p_bookings (order_id) VALUES (?) ON CONFLICT (order_id) DO NOTHING", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE p_orders SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkRename compares a value that is no state.
func (s *Service) OkRename(ctx context.Context, id int64, name string) error {
	var old string
	if err := s.db.QueryRowContext(ctx, "SELECT name FROM q_users WHERE id = ?", id).Scan(&old); err != nil {
		return err
	}
	if old == name {
		return nil
	}
	_, err := s.db.ExecContext(ctx, "UPDATE q_users SET name = ? WHERE id = ?", name, id)
	return err
}

// BadMissing looks a delivery up, does the work, and only then remembers it.
func (s *Service) BadMissing(ctx context.Context, event, address string) error {
	var seen string
	err := s.db.QueryRowContext(ctx, "SELECT event_id FROM processed_events WHERE event_id = ?", event).Scan(&seen)
	if !errors.Is(err, sql.ErrNoRows) { // want `two callers both find no row in processed_events`
		return err
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO processed_events (event_id) VALUES (?)", event)
	return err
}

// OkUpsert lets the database decide between insert and update.
func (s *Service) OkUpsert(ctx context.Context, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM r_users WHERE email = ?", email).Scan(&id)
	if !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO r_users (email) VALUES (?) ON CONFLICT (email) DO NOTHING", email)
	return err
}

// OkLookup may have a unique index nobody told us of.
func (s *Service) OkLookup(ctx context.Context, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM s_users WHERE email = ?", email).Scan(&id)
	if !errors.Is(err, sql.ErrNoRows) { // want:low `two callers both find no row in s_users`
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO s_users (email) VALUES (?)", email)
	return err
}

// OkOtherMoment tests when one thing happened and writes when another did.
func (s *Service) OkOtherMoment(ctx context.Context, id int64) error {
	var confirmedAt sql.NullTime
	var address string
	err := s.db.QueryRowContext(ctx, "SELECT confirmed_at, address FROM t_users WHERE id = ?", id).Scan(&confirmedAt, &address)
	if err != nil || confirmedAt.Valid {
		return err
	}
	if _, err := s.carrier.Book(ctx, address); err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE t_users SET link_sent_at = ? WHERE id = ?", time.Now(), id)
	return err
}

// OkSuffix computes a text anew, which is no limit.
func (s *Service) OkSuffix(ctx context.Context, id int64) error {
	var secret string
	if err := s.db.QueryRowContext(ctx, "SELECT secret FROM u_sessions WHERE id = ?", id).Scan(&secret); err != nil {
		return err
	}
	if secret != "" {
		return nil
	}
	_, err := s.db.ExecContext(ctx, "UPDATE u_sessions SET secret = ? WHERE id = ?", secret+"x", id)
	return err
}
