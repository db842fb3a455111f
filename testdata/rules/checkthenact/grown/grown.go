// Package grown puts its updates together step by step.
package grown

import (
	"context"
	"database/sql"
	"errors"

	"github.com/Masterminds/squirrel"
)

// Change is what an invoice is given. Most of it may be left out.
type Change struct {
	ID                                       int64
	Title, Note, Region, Branch, Unit, Owner string
	Strict                                   bool
}

// Book keeps invoices.
type Book struct{ db *sql.DB }

func (c Change) set(q squirrel.UpdateBuilder) squirrel.UpdateBuilder {
	q = q.Set("state", "SENT").Set("title", "about "+c.Title).Set("note", "note "+c.Note+c.Title)
	if c.Region != "" {
		q = q.Set("region", c.Region+"/"+c.Title)
	}
	if c.Branch != "" {
		q = q.Set("branch", c.Branch+"/"+c.Title)
	}
	if c.Unit != "" {
		q = q.Set("unit", c.Unit+"/"+c.Title)
	}
	if c.Owner != "" {
		q = q.Set("owner", c.Owner+"/"+c.Title)
	}
	if c.Note != "" {
		q = q.Set("noted", c.Owner+"/"+c.Note)
	}
	return q
}

func (b *Book) state(ctx context.Context, id int64) (string, error) {
	var state string
	err := b.db.QueryRowContext(ctx, "SELECT state FROM invoices WHERE id = ?", id).Scan(&state)
	return state, err
}

// OkSend is conditional on the state whatever else is changed.
func (b *Book) OkSend(ctx context.Context, c Change) error {
	state, err := b.state(ctx, c.ID)
	if err != nil {
		return err
	}
	if state != "DRAFT" {
		return errors.New("sent already")
	}
	q := c.set(squirrel.Update("invoices").Where(squirrel.Eq{"id": c.ID, "state": "DRAFT"}))
	res, err := q.RunWith(b.db).ExecContext(ctx)
	if err != nil {
		return err
	}
	return one(res)
}

// LowSend is conditional on the state only if it is asked to.
func (b *Book) LowSend(ctx context.Context, c Change) error {
	state, err := b.state(ctx, c.ID)
	if err != nil {
		return err
	}
	if state != "DRAFT" { // want:low `invoices.state`
		return errors.New("sent already")
	}
	q := c.set(squirrel.Update("invoices").Where(squirrel.Eq{"id": c.ID}))
	if c.Strict {
		q = q.Where(squirrel.Eq{"state": "DRAFT"})
	}
	res, err := q.RunWith(b.db).ExecContext(ctx)
	if err != nil {
		return err
	}
	return one(res)
}

func one(res sql.Result) error {
	n, err := res.RowsAffected()
	if err == nil && n != 1 {
		err = errors.New("changed by somebody else")
	}
	return err
}
