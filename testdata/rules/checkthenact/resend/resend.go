// Package resend switches twice over what it was asked for.
package resend

import (
	"context"
	"database/sql"
	"errors"
)

// Mailer sends letters.
type Mailer interface {
	Send(ctx context.Context, to, text string) error
}

type Request struct{ Kind, Email string }

type API struct {
	db     *sql.DB
	mailer Mailer
}

var errDone = errors.New("nothing to do")

// OkOtherCase tests one state and writes another, in a case of its own.
func (a *API) OkOtherCase(ctx context.Context, r *Request) error {
	var confirmed bool
	if err := a.db.QueryRowContext(ctx, "SELECT confirmed FROM a_users WHERE email = ?", r.Email).Scan(&confirmed); err != nil {
		return err
	}
	switch r.Kind {
	case "signup":
		if confirmed {
			return errDone
		}
	case "change":
	default:
		return errors.New("unknown kind")
	}
	if r.Kind == "change" {
		if err := a.mailer.Send(ctx, r.Email, "confirm your new address"); err != nil {
			return err
		}
		_, err := a.db.ExecContext(ctx, "UPDATE a_users SET confirmed = false WHERE email = ?", r.Email)
		return err
	}
	return nil
}

// BadSameCase writes it in the case that tests it.
func (a *API) BadSameCase(ctx context.Context, r *Request) error {
	var confirmed bool
	if err := a.db.QueryRowContext(ctx, "SELECT confirmed FROM b_users WHERE email = ?", r.Email).Scan(&confirmed); err != nil {
		return err
	}
	switch r.Kind {
	case "signup":
		if confirmed { // want `b_users.confirmed is tested here, but b_users.confirmed is written without the test`
			return errDone
		}
	case "change":
	default:
		return errors.New("unknown kind")
	}
	if r.Kind == "signup" {
		if err := a.mailer.Send(ctx, r.Email, "welcome"); err != nil {
			return err
		}
		_, err := a.db.ExecContext(ctx, "UPDATE b_users SET confirmed = true WHERE email = ?", r.Email)
		return err
	}
	return nil
}
