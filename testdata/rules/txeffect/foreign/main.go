// Package foreign calls the client of a service that nobody described inside of a
// transaction.
package foreign

import (
	"context"
	"strings"

	"github.com/emersion/go-smtp"
	"github.com/google/go-github/v66/github"
	"go.etcd.io/bbolt"
	"gorm.io/gorm"
)

// Ticket is a row of tickets.
type Ticket struct {
	ID     uint
	Number int
}

type desk struct {
	db     *gorm.DB
	client *github.Client
	bolt   *bbolt.DB
}

// BadOpen opens an issue that stays when the transaction is rolled back.
func (d *desk) BadOpen(ctx context.Context, title string) error {
	return d.db.Transaction(func(tx *gorm.DB) error {
		issue, _, err := d.client.Issues.Create(ctx, "o", "r", &github.IssueRequest{Title: &title}) // want `IssuesService.Create cannot be rolled back`
		if err != nil {
			return err
		}
		return tx.Create(&Ticket{Number: issue.GetNumber()}).Error
	})
}

// OkAsk only asks.
func (d *desk) OkAsk(ctx context.Context, number int) error {
	return d.db.Transaction(func(tx *gorm.DB) error {
		issue, _, err := d.client.Issues.Get(ctx, "o", "r", number)
		if err != nil {
			return err
		}
		return tx.Create(&Ticket{Number: issue.GetNumber()}).Error
	})
}

// BadTell mails inside of a transaction of a store in the process.
func (d *desk) BadTell(to string) error {
	return d.bolt.Update(func(tx *bbolt.Tx) error {
		if err := smtp.SendMail("mail:25", nil, "a@shop.example", []string{to}, strings.NewReader("hello")); err != nil { // want `smtp.SendMail cannot be rolled back`
			return err
		}
		return tx.Bucket([]byte("told")).Put([]byte(to), []byte("1"))
	})
}

// OkTell mails when the store is done.
func (d *desk) OkTell(to string) error {
	err := d.bolt.Update(func(tx *bbolt.Tx) error {
		return tx.Bucket([]byte("told")).Put([]byte(to), []byte("1"))
	})
	if err != nil {
		return err
	}
	return smtp.SendMail("mail:25", nil, "a@shop.example", []string{to}, strings.NewReader("hello"))
}

// OkView mails beside a read.
func (d *desk) OkView(to string) error {
	return d.bolt.View(func(tx *bbolt.Tx) error {
		if tx.Bucket([]byte("told")).Get([]byte(to)) != nil {
			return nil
		}
		return smtp.SendMail("mail:25", nil, "a@shop.example", []string{to}, strings.NewReader("hello"))
	})
}
