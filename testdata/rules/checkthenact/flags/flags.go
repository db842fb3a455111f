// Package flags sets what is set already.
package flags

import (
	"context"
	"database/sql"
	"net/smtp"
	"slices"
)

type User struct {
	ID       int64
	Email    string
	Verified bool
	Locked   bool
}

type Users struct{ db *sql.DB }

func (u *Users) find(ctx context.Context, id int64) (*User, error) {
	user := User{ID: id}
	err := u.db.QueryRowContext(ctx, "SELECT email, verified, locked FROM users WHERE id = $1", id).Scan(&user.Email, &user.Verified, &user.Locked)
	return &user, err
}

func mail(to, text string) error {
	return smtp.SendMail("mail:25", nil, "users@example.org", []string{to}, []byte(text))
}

// update stores a user, and tells him when he is locked out.
func (u *Users) update(ctx context.Context, user *User, columns []string) error {
	if _, err := u.db.ExecContext(ctx, "UPDATE users SET verified = $1 WHERE id = $2", user.Verified, user.ID); err != nil {
		return err
	}
	if slices.Contains(columns, "locked") && user.Locked {
		return mail(user.Email, "you are locked out")
	}
	return nil
}

// OkVerified sets a flag that somebody else may have set as well. The mail is about
// another one.
func (u *Users) OkVerified(ctx context.Context, id int64) error {
	user, err := u.find(ctx, id)
	if err != nil {
		return err
	}
	if !user.Verified {
		user.Verified = true
		return u.update(ctx, user, []string{"verified"})
	}
	return nil
}

// BadWelcome welcomes whoever sets the flag.
func (u *Users) BadWelcome(ctx context.Context, id int64) error {
	user, err := u.find(ctx, id)
	if err != nil {
		return err
	}
	if !user.Verified { // want `users.verified is tested here.*smtp.SendMail is done twice`
		user.Verified = true
		if err := u.update(ctx, user, []string{"verified"}); err != nil {
			return err
		}
		return mail(user.Email, "welcome")
	}
	return nil
}
