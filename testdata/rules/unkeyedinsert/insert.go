// Package insert adds a row for each thing that happens.
package insert

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/uptrace/bun"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"dualwrite.test/rules/unkeyedinsert/book"
)

type trip struct {
	ID     string
	Rider  string
	Points int64
}

type Consumer struct {
	store *book.Store
	db    *sql.DB
	pool  *pgxpool.Pool
	gorm  *gorm.DB
}

func (c *Consumer) trip(msg jetstream.Msg) (t trip, err error) {
	err = json.Unmarshal(msg.Data(), &t)
	return t, err
}

// BadMessage comes again.
func (c *Consumer) BadMessage(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if err := c.store.Book(ctx, book.Entry{TripID: t.ID, Points: t.Points}); err != nil {
		return err
	}
	return msg.Ack()
}

func (c *Consumer) OkMessage(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if err := c.store.BookOnce(ctx, book.Entry{TripID: t.ID, Points: t.Points}); err != nil {
		return err
	}
	return msg.Ack()
}

// BadHandler is called again by whoever got no answer.
func (c *Consumer) BadHandler(w http.ResponseWriter, r *http.Request) {
	var t trip
	if err := json.NewDecoder(r.Body).Decode(&t); err != nil {
		return
	}
	_, err := c.db.ExecContext(r.Context(), "INSERT INTO ui_history (trip_id, what) VALUES (?, 'BOOKED')", t.ID) // want `the insert into ui_history adds a second row.*`
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// OkUser is an entity that the caller makes once; nothing shows that it is a
// repetition.
func (c *Consumer) OkUser(ctx context.Context, email string) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO ui_users (email) VALUES (?)", email)
	return err
}

// OkIdentity is given its primary key by the caller.
func (c *Consumer) OkIdentity(ctx context.Context, id string, points int64) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO ui_transactions (id, points) VALUES (?, ?)", id, points)
	return err
}

// BadMinted makes a new primary key each time.
func (c *Consumer) BadMinted(ctx context.Context, trip string, points int64) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO ui_ledger (id, trip_id, points) VALUES (?, ?, ?)", uuid.NewString(), trip, points) // want `the insert into ui_ledger adds a second row`
	return err
}

// OkAudit tells people what happened.
func (c *Consumer) OkAudit(ctx context.Context, id string) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO audit_log (order_id, at) VALUES (?, ?)", id, time.Now())
	return err
}

// OkClaimed won the trip before.
func (c *Consumer) OkClaimed(ctx context.Context, id string) error {
	tx, err := c.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := tx.ExecContext(ctx, "UPDATE ui_trips SET status = 'BOOKED' WHERE id = ? AND status = 'NEW'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO ui_claimed_entries (trip_id) VALUES (?)", id); err != nil {
		return err
	}
	return tx.Commit()
}

// BadSet moves a state, but did not ask for the old one.
func (c *Consumer) BadSet(ctx context.Context, id string) error {
	tx, err := c.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE ui_set_trips SET status = 'BOOKED' WHERE id = ?", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO ui_set_entries (trip_id) VALUES (?)", id); err != nil { // want `the insert into ui_set_entries adds a second row`
		return err
	}
	return tx.Commit()
}

// BadTested inserts an entity because of a state that is moved afterwards.
func (c *Consumer) BadTested(ctx context.Context, id string) error {
	var status string
	if err := c.db.QueryRowContext(ctx, "SELECT status FROM ui_signups WHERE id = ?", id).Scan(&status); err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	if _, err := c.db.ExecContext(ctx, "INSERT INTO ui_vouchers (code, signup_id) VALUES (?, ?)", uuid.NewString(), id); err != nil { // want `the insert into ui_vouchers adds a second row.*nothing but a test before it`
		return err
	}
	_, err := c.db.ExecContext(ctx, "UPDATE ui_signups SET status = 'DONE' WHERE id = ?", id)
	return err
}

// OkHandled treats the duplicate as done.
func (c *Consumer) OkHandled(ctx context.Context, id string) error {
	_, err := c.pool.Exec(ctx, "INSERT INTO ui_handled_entries (trip_id) VALUES ($1)", id)
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		return nil
	}
	return err
}

// OkParent inserts the parent first, in the same transaction, under a key.
func (c *Consumer) OkParent(ctx context.Context, id string) error {
	return c.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&Invoice{OrderID: id}).Error; err != nil {
			return err
		}
		return tx.Create(&InvoiceEntry{OrderID: id, Cents: 5}).Error
	})
}

type Invoice struct {
	ID      uint
	OrderID string `gorm:"uniqueIndex"`
}

type InvoiceEntry struct {
	ID      uint
	OrderID string
	Cents   int64
}

type PointEntry struct {
	ID     uint
	TripID string
	Points int64
}

func BadGorm(ctx context.Context, db *gorm.DB, trip string) error {
	return db.WithContext(ctx).Create(&PointEntry{TripID: trip, Points: 3}).Error // want `the insert into point_entries adds a second row`
}

type MileEntry struct {
	ID     uint
	TripID string `gorm:"uniqueIndex"`
	Miles  int64
}

// OkTagged has a unique key in its tags.
func OkTagged(ctx context.Context, db *gorm.DB, trip string) error {
	return db.WithContext(ctx).Create(&MileEntry{TripID: trip, Miles: 3}).Error
}

type KmEntry struct {
	ID     uint
	TripID string
	Km     int64
}

func OkClauses(ctx context.Context, db *gorm.DB, trip string) error {
	return db.WithContext(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&KmEntry{TripID: trip, Km: 3}).Error
}

type Posting struct {
	bun.BaseModel `bun:"table:bun_postings"`
	ID            int64  `bun:"id,pk,autoincrement"`
	TripID        string `bun:"trip_id"`
}

func BadBun(ctx context.Context, db *bun.DB, trip string) error {
	_, err := db.NewInsert().Model(&Posting{TripID: trip}).Exec(ctx) // want `the insert into bun_postings adds a second row`
	return err
}

type Outgoing struct {
	bun.BaseModel `bun:"table:bun_outbox"`
	ID            int64  `bun:"id,pk,autoincrement"`
	TripID        string `bun:"trip_id"`
}

func OkBun(ctx context.Context, db *bun.DB, trip string) error {
	_, err := db.NewInsert().Model(&Outgoing{TripID: trip}).On("CONFLICT (trip_id) DO NOTHING").Exec(ctx)
	return err
}

// OkMigrated has a unique key in a migration.
func (c *Consumer) OkMigrated(ctx context.Context, trip string) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO mg_keyed_entries (trip_id, points) VALUES ($1, 3)", trip)
	return err
}

func (c *Consumer) BadMigrated(ctx context.Context, trip string) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO mg_plain_entries (trip_id, points) VALUES ($1, 3)", trip) // want `the insert into mg_plain_entries adds a second row`
	return err
}

// BadDropped lost its key in a later migration.
func (c *Consumer) BadDropped(ctx context.Context, trip string) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO mg_dropped_entries (trip_id, points) VALUES ($1, 3)", trip) // want `the insert into mg_dropped_entries adds a second row`
	return err
}

// OkFresh is a part of what the same call makes.
func (c *Consumer) OkFresh(ctx context.Context, trip string) (string, error) {
	batch := uuid.NewString()
	_, err := c.db.ExecContext(ctx, "INSERT INTO ui_batch_entries (batch_id, trip_id) VALUES ($1, $2)", batch, trip)
	return batch, err
}

// OkBegun is the work itself, not a note about it.
func (c *Consumer) OkBegun(ctx context.Context, account string, cents int64) error {
	_, err := c.db.ExecContext(ctx, "INSERT INTO ui_payment_transactions (account_id, cents, state) VALUES ($1, $2, 'PENDING')", account, cents)
	return err
}

// OkFound looks the entry up before.
func (c *Consumer) OkFound(ctx context.Context, trip string) error {
	var points int64
	err := c.db.QueryRowContext(ctx, "SELECT points FROM ui_found_entries WHERE trip_id = $1", trip).Scan(&points)
	if !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	_, err = c.db.ExecContext(ctx, "INSERT INTO ui_found_entries (trip_id, points) VALUES ($1, 3)", trip)
	return err
}
