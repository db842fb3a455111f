// Package several moves rows by what is, and by what is no key of their table.
package several

import (
	"context"
	"database/sql"
	"net/smtp"
)

func mail(member string) error {
	return smtp.SendMail("mx:25", nil, "us@shop.test", []string{"it@shop.test"}, []byte(member))
}

// badOne takes one invitation.
func badOne(ctx context.Context, db *sql.DB, family, member string) error {
	_, err := db.ExecContext(ctx, "UPDATE several_invites SET status = 'ACCEPTED' WHERE family_id = $1 AND member_id = $2 AND status = 'OPEN'", family, member) // want `the update of several_invites.status decides who does the work`
	if err != nil {
		return err
	}
	return mail(member)
}

// okAll sees to it that a member who goes leaves no invitation behind.
func okAll(ctx context.Context, db *sql.DB, member string) error {
	_, err := db.ExecContext(ctx, "UPDATE several_invites SET status = 'DECLINED' WHERE member_id = $1 AND status = 'OPEN'", member)
	if err != nil {
		return err
	}
	return mail(member)
}
