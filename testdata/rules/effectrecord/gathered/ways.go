package gathered

import (
	"context"
	"database/sql"
	"net/smtp"
)

type invited struct{ id, phone string }

func invitations(ctx context.Context, db *sql.DB) ([]invited, error) {
	rows, err := db.QueryContext(ctx, "SELECT id, phone FROM w_invitations WHERE state = 'READY'")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []invited
	for rows.Next() {
		var i invited
		if err := rows.Scan(&i.id, &i.phone); err != nil {
			return nil, err
		}
		out = append(out, i)
	}
	return out, rows.Err()
}

// reach tries one way after the other until somebody is reached.
func reach(phone string, servers []string) error {
	var last error
	for _, server := range servers {
		if last = smtp.SendMail(server, nil, "us@shop.test", []string{phone}, []byte("welcome")); last == nil {
			return nil
		}
	}
	return last
}

// BadWays has a loop within the loop.
func BadWays(ctx context.Context, db *sql.DB, servers []string) error {
	all, err := invitations(ctx, db)
	if err != nil {
		return err
	}
	var ids []string
	for _, i := range all {
		if reach(i.phone, servers) == nil { // want `reach is repeated after a crash: w_invitations.notified_at is written later`
			ids = append(ids, i.id)
		}
	}
	_, err = db.ExecContext(ctx, "UPDATE w_invitations SET notified_at = NOW() WHERE id = ANY($1)", ids)
	return err
}

// OkOther marks what it did not send anything to.
func OkOther(ctx context.Context, db *sql.DB, servers, ids []string) error {
	all, err := invitations(ctx, db)
	if err != nil {
		return err
	}
	for _, i := range all {
		if err := reach(i.phone, servers); err != nil {
			return err
		}
	}
	_, err = db.ExecContext(ctx, "UPDATE w_letters SET printed_at = NOW() WHERE id = ANY($1)", ids)
	return err
}

type member struct {
	id, mail string
	balance  int
}

// OkFiltered marks those whom it did not write to.
func OkFiltered(ctx context.Context, db *sql.DB, all []member) error {
	var inactive []string
	for _, m := range all {
		if m.balance == 0 {
			inactive = append(inactive, m.id)
			continue
		}
		if err := smtp.SendMail("mx:25", nil, "us@shop.test", []string{m.mail}, []byte(m.id)); err != nil { // silent
			return err
		}
	}
	_, err := db.ExecContext(ctx, "UPDATE w_members SET status = 'INACTIVE' WHERE id = ANY($1)", inactive)
	return err
}

// BadUnfiltered writes to all of them.
func BadUnfiltered(ctx context.Context, db *sql.DB, all []member) error {
	var told []string
	for _, m := range all {
		if err := smtp.SendMail("mx:25", nil, "us@shop.test", []string{m.mail}, []byte(m.id)); err != nil { // want:low `smtp.SendMail is repeated after a crash: w_members.status is written later`
			return err
		}
		told = append(told, m.id)
	}
	_, err := db.ExecContext(ctx, "UPDATE w_members SET status = 'TOLD' WHERE id = ANY($1)", told)
	return err
}
