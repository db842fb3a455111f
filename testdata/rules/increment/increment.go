// Package increment adds to what is stored.
package increment

import (
	"context"
	"database/sql"
	"encoding/json"
	"net/smtp"

	"github.com/avast/retry-go/v4"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"

	"dualwrite.test/rules/increment/apply"
)

type payment struct {
	ID      string
	Account string
	Cents   int64
}

type Service struct {
	db    *sql.DB
	store *apply.Store
}

// BadMessage comes again.
func (s *Service) BadMessage(ctx context.Context, msg jetstream.Msg) error {
	var p payment
	if err := json.Unmarshal(msg.Data(), &p); err != nil {
		return err
	}
	if err := s.store.Add(ctx, p.Account, p.Cents); err != nil {
		return err
	}
	return msg.Ack()
}

// OkKeyedInsert remembers the payment in the same transaction.
func (s *Service) OkKeyedInsert(ctx context.Context, p payment) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO processed_payments (id) VALUES (?)", p.ID); err != nil {
		return err
	}
	if err := s.store.AddTx(ctx, tx, p.Account, p.Cents); err != nil {
		return err
	}
	return tx.Commit()
}

// OkClaimed won the payment before.
func (s *Service) OkClaimed(ctx context.Context, p payment) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := tx.ExecContext(ctx, "UPDATE i_payments SET status = 'APPLIED' WHERE id = ? AND status = 'NEW'", p.ID)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if err := s.store.AddTx(ctx, tx, p.Account, p.Cents); err != nil {
		return err
	}
	return tx.Commit()
}

// BadEndpoint is repeated by its caller.
func (s *Service) BadEndpoint(ctx context.Context, cart string, cents int64) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_carts SET total = total + ? WHERE id = ?", cents, cart) // want `i_carts.total is changed by an amount, not set: a caller that gets no answer repeats it`
	return err
}

// OkSet computes anew.
func (s *Service) OkSet(ctx context.Context, cart string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_sets SET total = (SELECT sum(cents) FROM i_items WHERE cart = ?) WHERE id = ?", cart, cart)
	return err
}

// OkVersion names the version that the amount was meant for.
func (s *Service) OkVersion(ctx context.Context, id string, version, cents int64) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_versions SET balance = balance + ?, version = version + 1 WHERE id = ? AND version = ?", cents, id, version)
	return err
}

// OkSwapped moves a state in the same statement.
func (s *Service) OkSwapped(ctx context.Context, id string, cents int64) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_swaps SET balance = balance + ?, state = 'CREDITED' WHERE id = ? AND state = 'NEW'", cents, id)
	return err
}

// BadEnough asks for enough money, which is there the second time, too.
func (s *Service) BadEnough(ctx context.Context, id string, cents int64) error {
	res, err := s.db.ExecContext(ctx, "UPDATE i_enough SET balance = balance - ? WHERE id = ? AND balance >= ?", cents, id, cents) // want `i_enough.balance is changed by an amount`
	if err != nil {
		return err
	}
	_, err = res.RowsAffected()
	return err
}

// OkAttempts counts how often something was tried.
func (s *Service) OkAttempts(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_jobs SET attempts = attempts + 1, retry_count = retry_count + 1 WHERE id = ?", id)
	return err
}

// OkViews counts those who looked; nobody takes it for exact.
func (s *Service) OkViews(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_pages SET views = views + 1 WHERE id = ?", id)
	return err
}

// OkStep is a step of one that nothing shows to be repeated.
func (s *Service) OkStep(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE i_threads SET answers = answers + 1 WHERE id = ?", id) // want:low `i_threads.answers is changed by an amount`
	return err
}

// BadUpsert adds when the row is there.
func (s *Service) BadUpsert(ctx context.Context, id string, n int64) error {
	_, err := s.db.ExecContext(ctx, "INSERT INTO i_usage (id, credits) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET credits = i_usage.credits + EXCLUDED.credits", id, n) // want `i_usage.credits is changed by an amount`
	return err
}

// OkUpsert sets it.
func (s *Service) OkUpsert(ctx context.Context, id string, n int64) error {
	_, err := s.db.ExecContext(ctx, "INSERT INTO i_levels (id, credits) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET credits = EXCLUDED.credits", id, n)
	return err
}

// OkGated moves the state it asked for together with the money.
func (s *Service) OkGated(ctx context.Context, id string) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var status, account string
	var cents int64
	err = tx.QueryRowContext(ctx, "SELECT status, account, cents FROM i_gates WHERE id = ? FOR UPDATE", id).Scan(&status, &account, &cents)
	if err != nil {
		return err
	}
	if status != "NEW" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "UPDATE i_gate_accounts SET balance = balance + ? WHERE id = ?", cents, account); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE i_gates SET status = 'APPLIED' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// BadRetry mails after the money was moved, and starts again if that fails.
func (s *Service) BadRetry(ctx context.Context, id, to string) error {
	return retry.Do(func() error {
		if _, err := s.db.ExecContext(ctx, "UPDATE i_retries SET points = points + 1 WHERE id = ?", id); err != nil { // want `i_retries.points is changed by an amount, not set: it runs in a retry`
			return err
		}
		return smtp.SendMail("mail:25", nil, "inc@example.org", []string{to}, nil)
	}, retry.Attempts(3))
}

// OkMoved adds what the same statement took away.
func (s *Service) OkMoved(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "WITH gone AS (DELETE FROM i_pending WHERE id = $1 RETURNING cents) UPDATE i_moved SET balance = balance + (SELECT sum(cents) FROM gone) WHERE id = $1", id)
	return err
}

type Wallet struct {
	ID      uint
	Balance int64
}

func BadGorm(db *gorm.DB, id uint, cents int64) error {
	return db.Model(&Wallet{}).Where("id = ?", id).UpdateColumn("balance", gorm.Expr("balance + ?", cents)).Error // want `wallets.balance is changed by an amount`
}

type Purse struct {
	ID      uint
	Balance int64
}

func OkGorm(db *gorm.DB, id uint, cents int64) error {
	return db.Model(&Purse{}).Where("id = ?", id).UpdateColumn("balance", cents).Error
}

type Stock struct {
	bun.BaseModel `bun:"table:bun_stock"`
	ID            string `bun:"id,pk"`
	Quantity      int64  `bun:"quantity"`
}

func BadBun(ctx context.Context, db *bun.DB, id string, n int64) error {
	_, err := db.NewUpdate().Model((*Stock)(nil)).Set("quantity = quantity - ?", n).Where("id = ?", id).Exec(ctx) // want `bun_stock.quantity is changed by an amount`
	return err
}

func BadMongo(ctx context.Context, db *mongo.Database, id string, cents int64) error {
	_, err := db.Collection("mg_wallets").UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$inc": bson.M{"balance": cents}}) // want `mg_wallets.balance is changed by an amount`
	return err
}

func OkMongo(ctx context.Context, db *mongo.Database, id, event string, cents int64) error {
	_, err := db.Collection("mg_purses").UpdateOne(ctx, bson.M{"_id": id, "events": bson.M{"$ne": event}},
		bson.M{"$inc": bson.M{"balance": cents}, "$addToSet": bson.M{"events": event}})
	return err
}
