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
