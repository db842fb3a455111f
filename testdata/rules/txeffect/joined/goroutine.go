package joined

import (
	"context"
	"log/slog"

	"gopkg.in/gomail.v2"
	"gorm.io/gorm"
)

// Login is a row of logins.
type Login struct {
	ID   uint
	User string
}

type logins struct {
	db     *gorm.DB
	dialer *gomail.Dialer
}

// Enter is the only one to know of the transaction.
func (l *logins) Enter(ctx context.Context, user string) error {
	return l.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		return l.note(tx, user)
	})
}

// note starts a goroutine that does not wait for the commit: outbox has nothing to
// add to that.
func (l *logins) note(tx *gorm.DB, user string) error {
	login := Login{User: user}
	if err := tx.Create(&login).Error; err != nil {
		return err
	}
	go func() {
		m := gomail.NewMessage()
		m.SetHeader("To", login.User)
		if err := l.dialer.DialAndSend(m); err != nil { // want `Dialer.DialAndSend cannot be rolled back`
			slog.Error("mail", "error", err)
		}
	}()
	return nil
}
