// Package fields keeps the names of tables in fields that constructors fill.
package fields

import (
	"context"
	"database/sql"
	"net/http"
	"net/url"
	"strconv"

	"github.com/uptrace/bun"
)

type dao struct {
	db    *sql.DB
	table string
}

func newDAO(db *sql.DB, table string) dao { return dao{db: db, table: table} }

// set moves any row to a state.
func (d *dao) set(ctx context.Context, id int64, state string) error {
	_, err := d.db.ExecContext(ctx, "UPDATE "+d.table+" SET status = $2 WHERE id = $1", id, state)
	return err
}

type parcels struct{ dao }

func newParcels(db *sql.DB) *parcels { return &parcels{newDAO(db, "parcels")} }

type letters struct{ dao }

func newLetters(db *sql.DB) *letters { return &letters{dao: newDAO(db, "letters")} }

// newFakeLetters is for tests.
func newFakeLetters(db *sql.DB) *letters { return &letters{dao: newDAO(db, "letters_test")} }

func ship(id int64) error {
	resp, err := http.PostForm("https://carrier.example/shipments", url.Values{"id": {strconv.FormatInt(id, 10)}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func badShip(ctx context.Context, p *parcels, id int64) error {
	if err := ship(id); err != nil { // want `ship.*parcels\.status`
		return err
	}
	return p.set(ctx, id, "SHIPPED")
}

type bunStore struct {
	db    *bun.DB
	table bun.Ident
}

const shipments bun.Ident = "shipments"

func (s bunStore) badShip(ctx context.Context, id int64) error {
	if err := ship(id); err != nil { // want `ship.*shipments\.state`
		return err
	}
	_, err := s.db.NewUpdate().TableExpr("?", shipments).Set("? = ?", bun.Ident("state"), "SHIPPED").Where("? = ?", bun.Ident("id"), id).Exec(ctx)
	return err
}

func newBunStore(db *bun.DB) *bunStore { return &bunStore{db: db, table: bun.Ident("returns")} }

func (s *bunStore) badReturn(ctx context.Context, id int64) error {
	if err := ship(id); err != nil { // want `ship.*returns\.state`
		return err
	}
	_, err := s.db.NewUpdate().TableExpr("?", s.table).Set("state = ?", "RETURNED").Where("id = ?", id).Exec(ctx)
	return err
}
