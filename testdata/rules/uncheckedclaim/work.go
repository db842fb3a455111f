// Package work depends on claims.
package work

import (
	"context"
	"database/sql"
	"log/slog"
	"net/smtp"

	"github.com/redis/go-redis/v9"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"

	"dualwrite.test/rules/uncheckedclaim/claims"
)

func mail(to string) error {
	return smtp.SendMail("mail:25", nil, "jobs@example.org", []string{to}, []byte("hello"))
}

type Worker struct {
	db    *sql.DB
	store *claims.Store
	taker taker
}

type taker interface {
	Take(ctx context.Context, id int64) error
}

func NewWorker(db *sql.DB, s *claims.Store) *Worker { return &Worker{db, s, s} }

func (w *Worker) BadIgnored(ctx context.Context, id int64, to string) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_a SET state = 'SENDING' WHERE id = ? AND state = 'NEW'", id); err != nil { // want `the update of w_a.state decides who does the work.*the work up to w_a.state runs for the loser`
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_a SET state = 'SENT' WHERE id = ?", id)
	return err
}

// BadLogged looks at the count only to write it down.
func (w *Worker) BadLogged(ctx context.Context, id int64, cents int64) error {
	res, err := w.db.ExecContext(ctx, "UPDATE w_b SET status = 'PAID' WHERE id = ? AND status = 'OPEN'", id) // want `the update of w_b.status decides who does the work.*w_b_ledger runs for the loser`
	if err != nil {
		return err
	}
	n, _ := res.RowsAffected()
	slog.Info("paid", "rows", n)
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_b_ledger (invoice_id, cents) VALUES (?, ?)", id, cents)
	return err
}

func (w *Worker) OkCounted(ctx context.Context, id int64, to string) error {
	res, err := w.db.ExecContext(ctx, "UPDATE w_c SET state = 'SENDING' WHERE id = ? AND state = 'NEW'", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE w_c SET state = 'SENT' WHERE id = ?", id)
	return err
}

// OkNothing depends on nothing.
func (w *Worker) OkNothing(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "UPDATE w_d SET state = 'EXPIRED' WHERE id = ? AND state = 'NEW'", id)
	return err
}

// OkKeyed does what may be repeated.
func (w *Worker) OkKeyed(ctx context.Context, id int64) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_e SET status = 'PAID' WHERE id = ? AND status = 'OPEN'", id); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_e_ledger (invoice_id) VALUES (?) ON CONFLICT (invoice_id) DO NOTHING", id)
	return err
}

// OkSweep is about no row in particular.
func (w *Worker) OkSweep(ctx context.Context, to string) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_f SET state = 'READY' WHERE state = 'RUNNING' AND touched < now()"); err != nil {
		return err
	}
	return mail(to)
}

// BadHelper loses the count in another package.
func (w *Worker) BadHelper(ctx context.Context, id int64, to string) error {
	if err := w.store.Take(ctx, id); err != nil { // want `the update of uc_jobs.state decides who does the work`
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE uc_jobs SET state = 'DONE' WHERE id = ?", id)
	return err
}

// BadInterface loses it behind an interface.
func (w *Worker) BadInterface(ctx context.Context, id int64, cents int64) error {
	if err := w.taker.Take(ctx, id); err != nil { // want `the update of uc_jobs.state decides who does the work`
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_totals SET balance = balance + ? WHERE job_id = ?", cents, id)
	return err
}

func (w *Worker) OkHelper(ctx context.Context, id int64, to string) error {
	ok, err := w.store.TryTake(ctx, id)
	if err != nil || !ok {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE uc_tries SET state = 'DONE' WHERE id = ?", id)
	return err
}

// OkReturning learns from the missing row.
func (w *Worker) OkReturning(ctx context.Context, id int64) error {
	to, err := w.store.One(ctx, id)
	if err != nil {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "UPDATE uc_ones SET state = 'DONE' WHERE id = ?", id)
	return err
}

type Letter struct {
	ID    uint
	State string
}

func BadGorm(db *gorm.DB, id uint, to string) error {
	res := db.Model(&Letter{}).Where("id = ? AND state = ?", id, "NEW").Update("state", "SENDING") // want `the update of letters.state decides who does the work`
	if res.Error != nil {
		return res.Error
	}
	if err := mail(to); err != nil {
		return err
	}
	return db.Model(&Letter{}).Where("id = ?", id).Update("state", "SENT").Error
}

type Card struct {
	ID    uint
	State string
}

func OkGorm(db *gorm.DB, id uint, to string) error {
	res := db.Model(&Card{}).Where("id = ? AND state = ?", id, "NEW").Update("state", "SENDING")
	if res.Error != nil || res.RowsAffected != 1 {
		return res.Error
	}
	if err := mail(to); err != nil {
		return err
	}
	return db.Model(&Card{}).Where("id = ?", id).Update("state", "SENT").Error
}

type Parcel struct {
	bun.BaseModel `bun:"table:bun_parcels"`
	ID            int64  `bun:"id,pk"`
	State         string `bun:"state"`
}

func BadBun(ctx context.Context, db *bun.DB, id int64, to string) error {
	_, err := db.NewUpdate().Model((*Parcel)(nil)).Set("state = 'SENDING'").Where("id = ?", id).Where("state = 'NEW'").Exec(ctx) // want `the update of bun_parcels.state decides who does the work`
	if err != nil {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = db.NewUpdate().Model((*Parcel)(nil)).Set("state = 'SENT'").Where("id = ?", id).Exec(ctx)
	return err
}

func BadMongo(ctx context.Context, c *mongo.Database, id, to string) error {
	_, err := c.Collection("mg_a").UpdateOne(ctx, bson.M{"_id": id, "state": "NEW"}, bson.M{"$set": bson.M{"state": "SENDING"}}) // want `the update of mg_a.state decides who does the work`
	if err != nil {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = c.Collection("mg_a").UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "SENT"}})
	return err
}

func OkMongo(ctx context.Context, c *mongo.Database, id, to string) error {
	res, err := c.Collection("mg_b").UpdateOne(ctx, bson.M{"_id": id, "state": "NEW"}, bson.M{"$set": bson.M{"state": "SENDING"}})
	if err != nil || res.ModifiedCount == 0 {
		return err
	}
	if err := mail(to); err != nil {
		return err
	}
	_, err = c.Collection("mg_b").UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "SENT"}})
	return err
}

// BadInbox inserts, but does not ask whether it did.
func (w *Worker) BadInbox(ctx context.Context, event string, cents, account int64) error {
	if _, err := w.db.ExecContext(ctx, "INSERT INTO processed_messages (event_id) VALUES ($1) ON CONFLICT DO NOTHING", event); err != nil { // want `processed_messages.*remembers what was done, but nobody looks`
		return err
	}
	_, err := w.db.ExecContext(ctx, "UPDATE w_g SET balance = balance + $1, last_event = $2 WHERE id = $3 AND last_event <> $2", cents, event, account)
	if err != nil {
		return err
	}
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_g_entries (event_id, cents) VALUES ($1, $2)", event, cents)
	return err
}

func (w *Worker) OkInbox(ctx context.Context, event string, cents, account int64) error {
	res, err := w.db.ExecContext(ctx, "INSERT INTO processed_mails (event_id) VALUES ($1) ON CONFLICT DO NOTHING", event)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	_, err = w.db.ExecContext(ctx, "INSERT INTO w_h_entries (event_id, cents) VALUES ($1, $2)", event, cents)
	return err
}

// OkEnsure makes sure that a row is there, which is no claim.
func (w *Worker) OkEnsure(ctx context.Context, user int64, to string) error {
	if _, err := w.db.ExecContext(ctx, "INSERT INTO w_i_settings (user_id) VALUES ($1) ON CONFLICT DO NOTHING", user); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_i_visits (user_id) VALUES ($1)", user)
	return err
}

// OkHeld holds the row and tested it.
func (w *Worker) OkHeld(ctx context.Context, id int64) error {
	tx, err := w.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var state string
	if err := tx.QueryRowContext(ctx, "SELECT state FROM w_j WHERE id = $1 FOR UPDATE", id).Scan(&state); err != nil {
		return err
	}
	if state != "OPEN" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "UPDATE w_j SET state = 'PAID' WHERE id = $1 AND state = 'OPEN'", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO w_j_ledger (invoice_id) VALUES ($1)", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkSetNX looks at the flag.
func OkSetNX(ctx context.Context, rdb *redis.Client, id, to string) error {
	ok, err := rdb.SetNX(ctx, "claim:"+id, "1", 0).Result()
	if err != nil || !ok {
		return err
	}
	return mail(to)
}

// OkEither takes a row that was moved already: it excludes nobody, and says so.
func (w *Worker) OkEither(ctx context.Context, id int64, cents int64) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_y SET state = 'CREATED' WHERE id = ? AND (state = 'CREATING' OR state = 'CREATED')", id); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_yz_ledger (invoice_id, cents) VALUES (?, ?)", id, cents)
	return err
}

// BadOther takes two states, but not the one it moves to.
func (w *Worker) BadOther(ctx context.Context, id int64, cents int64) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_z SET state = 'CREATED' WHERE id = ? AND state IN ('NEW', 'CREATING')", id); err != nil { // want `the update of w_z.state decides who does the work`
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_yz_ledger (invoice_id, cents) VALUES (?, ?)", id, cents)
	return err
}

// BadTakeover takes what somebody began and left.
func (w *Worker) BadTakeover(ctx context.Context, id int64, cents int64) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE w_z SET state = 'CREATED' WHERE id = ? AND (state = 'NEW' OR (state = 'CREATED' AND beat_at < now() - interval '5 minutes'))", id); err != nil { // want `the update of w_z.state decides who does the work`
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_yz_ledger (invoice_id, cents) VALUES (?, ?)", id, cents)
	return err
}

// initRoot makes sure that there is a folder.
func (w *Worker) initRoot(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_folders (owner_id, name) VALUES ($1, '') ON CONFLICT (owner_id, name) DO NOTHING", id)
	return err
}

// OkRoot puts an entry into it, whoever made it.
func (w *Worker) OkRoot(ctx context.Context, id, cents int64) error {
	if err := w.initRoot(ctx, id); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_root_ledger (owner_id, cents) VALUES ($1, $2)", id, cents)
	return err
}

func (w *Worker) addGuest(ctx context.Context, id int64) error {
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_guests (owner_id, name) VALUES ($1, '') ON CONFLICT (owner_id, name) DO NOTHING", id)
	return err
}

// LowGuest pays for each guest.
func (w *Worker) LowGuest(ctx context.Context, id, cents int64) error {
	if err := w.addGuest(ctx, id); err != nil { // want:low `w_guests.owner_id remembers what was done`
		return err
	}
	_, err := w.db.ExecContext(ctx, "INSERT INTO w_guest_ledger (owner_id, cents) VALUES ($1, $2)", id, cents)
	return err
}
