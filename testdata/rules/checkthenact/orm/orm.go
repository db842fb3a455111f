// Package orm does the same through mappers.
package orm

import (
	"context"
	"net/smtp"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

func mail(to string) error {
	return smtp.SendMail("mail:25", nil, "orm@example.org", []string{to}, []byte("hello"))
}

type Invite struct {
	ID     uint
	Email  string
	State  string
	SentAt *time.Time
}

type Repo struct{ db *gorm.DB }

// BadGorm saves the whole row after the mail.
func (r *Repo) BadGorm(ctx context.Context, id uint) error {
	var in Invite
	if err := r.db.WithContext(ctx).First(&in, id).Error; err != nil {
		return err
	}
	switch in.State { // want `invites.state is tested here.*smtp.SendMail is done twice`
	case "NEW":
		if err := mail(in.Email); err != nil {
			return err
		}
		in.State = "SENT"
		return r.db.WithContext(ctx).Save(&in).Error
	}
	return nil
}

type Ticket struct {
	ID    uint
	Email string
	State string
}

// OkGormHeld holds the row.
func (r *Repo) OkGormHeld(ctx context.Context, id uint) error {
	return r.db.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var t Ticket
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&t, id).Error; err != nil {
			return err
		}
		if t.State != "NEW" {
			return nil
		}
		if err := mail(t.Email); err != nil {
			return err
		}
		return tx.Model(&t).Update("state", "SENT").Error
	})
}

type Parcel struct {
	ID    uint
	Email string
	State string
}

// OkGormClaim claims before it mails.
func (r *Repo) OkGormClaim(ctx context.Context, id uint) error {
	var p Parcel
	if err := r.db.WithContext(ctx).First(&p, id).Error; err != nil {
		return err
	}
	if p.State != "NEW" {
		return nil
	}
	res := r.db.WithContext(ctx).Model(&Parcel{}).Where("id = ? AND state = ?", id, "NEW").Update("state", "SENDING")
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	if err := mail(p.Email); err != nil {
		return err
	}
	return r.db.WithContext(ctx).Model(&Parcel{}).Where("id = ?", id).Update("state", "SENT").Error
}

type Notice struct {
	bun.BaseModel `bun:"table:notices"`
	ID            int64  `bun:"id,pk"`
	Email         string `bun:"email"`
	Sent          bool   `bun:"sent"`
}

// BadBun reads into its model.
func BadBun(ctx context.Context, db *bun.DB, id int64) error {
	n := new(Notice)
	if err := db.NewSelect().Model(n).Where("id = ?", id).Scan(ctx); err != nil {
		return err
	}
	if n.Sent { // want `notices.sent is tested here`
		return nil
	}
	if err := mail(n.Email); err != nil {
		return err
	}
	_, err := db.NewUpdate().Model((*Notice)(nil)).Set("sent = ?", true).Where("id = ?", id).Exec(ctx)
	return err
}

type row struct {
	ID    int64  `db:"id"`
	Email string `db:"email"`
	State string `db:"state"`
}

// BadSqlx tests in the SELECT and does not in the UPDATE.
func BadSqlx(ctx context.Context, db *sqlx.DB) error {
	var rows []row
	if err := db.SelectContext(ctx, &rows, "SELECT id, email, state FROM sq_letters WHERE state = 'NEW'"); err != nil {
		return err
	}
	for _, l := range rows {
		if _, err := db.ExecContext(ctx, "INSERT INTO sq_vouchers (letter_id, code) VALUES (?, 'x')", l.ID); err != nil {
			return err
		}
		if _, err := db.ExecContext(ctx, "UPDATE sq_letters SET state = 'SENT' WHERE id = ?", l.ID); err != nil { // want `sq_letters.state is tested only by the SELECT.*sq_vouchers is written twice`
			return err
		}
	}
	return nil
}

// BadSqlxMail does something that cannot be undone in between.
func BadSqlxMail(ctx context.Context, db *sqlx.DB) error {
	var rows []row
	if err := db.SelectContext(ctx, &rows, "SELECT id, email, state FROM sq_mails WHERE state = 'NEW'"); err != nil {
		return err
	}
	for _, l := range rows {
		if err := mail(l.Email); err != nil { // want `sq_mails.state is tested only by the SELECT.*mail is done twice`
			return err
		}
		if _, err := db.ExecContext(ctx, "UPDATE sq_mails SET state = 'SENT' WHERE id = ?", l.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkSqlx claims each row.
func OkSqlx(ctx context.Context, db *sqlx.DB) error {
	var rows []row
	if err := db.SelectContext(ctx, &rows, "SELECT id, email, state FROM sq_cards WHERE state = 'NEW'"); err != nil {
		return err
	}
	for _, l := range rows {
		res, err := db.ExecContext(ctx, "UPDATE sq_cards SET state = 'SENDING' WHERE id = ? AND state = 'NEW'", l.ID)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			continue
		}
		if err := mail(l.Email); err != nil {
			return err
		}
		if _, err := db.ExecContext(ctx, "UPDATE sq_cards SET state = 'SENT' WHERE id = ?", l.ID); err != nil {
			return err
		}
	}
	return nil
}

type doc struct {
	ID    string `bson:"_id"`
	Email string `bson:"email"`
	State string `bson:"state"`
}

type Docs struct{ letters, cards *mongo.Collection }

func NewDocs(db *mongo.Database) *Docs {
	return &Docs{letters: db.Collection("m_letters"), cards: db.Collection("m_cards")}
}

// BadMongo finds and then updates.
func (d *Docs) BadMongo(ctx context.Context, id string) error {
	var l doc
	if err := d.letters.FindOne(ctx, bson.M{"_id": id}).Decode(&l); err != nil {
		return err
	}
	if l.State != "NEW" { // want `letters.state is tested here`
		return nil
	}
	if err := mail(l.Email); err != nil {
		return err
	}
	_, err := d.letters.UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "SENT"}})
	return err
}

// OkMongo finds and updates in one step.
func (d *Docs) OkMongo(ctx context.Context, id string) error {
	var l doc
	err := d.cards.FindOneAndUpdate(ctx, bson.M{"_id": id, "state": "NEW"}, bson.M{"$set": bson.M{"state": "SENDING"}}).Decode(&l)
	if err != nil {
		return err
	}
	if err := mail(l.Email); err != nil {
		return err
	}
	_, err = d.cards.UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "SENT"}})
	return err
}

type Coupon struct {
	ID   uint
	Code string
}

// OkGormLookup may have a unique index nobody told us of.
func OkGormLookup(db *gorm.DB, code string) error {
	var c Coupon
	res := db.Where("code = ?", code).Limit(1).Find(&c)
	if res.Error != nil {
		return res.Error
	}
	if res.RowsAffected > 0 { // want:low `two callers both find no row in coupons`
		return nil
	}
	return db.Create(&Coupon{Code: code}).Error
}

// Badge has a unique key in its tags.
type Badge struct {
	ID   uint
	Code string `gorm:"uniqueIndex"`
}

func OkGormUnique(db *gorm.DB, code string) error {
	var b Badge
	res := db.Where("code = ?", code).Limit(1).Find(&b)
	if res.Error != nil || res.RowsAffected > 0 {
		return res.Error
	}
	return db.Create(&Badge{Code: code}).Error
}

// Wallet is looked for by the address of its owner.
type Wallet struct {
	ID    uint
	Email string
}

// OkFirstWallet may have a unique key nobody told us of.
func (r *Repo) OkFirstWallet(ctx context.Context, email string) error {
	var known Wallet
	if err := r.db.WithContext(ctx).Where("email = ?", email).Limit(1).Find(&known).Error; err != nil {
		return err
	}
	if known.ID > 0 { // want:low `two callers both find no row in wallets`
		return nil
	}
	return r.db.WithContext(ctx).Create(&Wallet{Email: email}).Error
}
