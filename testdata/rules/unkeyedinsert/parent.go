package insert

import (
	"context"
	"net/http"

	"gorm.io/gorm"
)

type parentInvoice struct {
	ID     uint `gorm:"primaryKey"`
	Hash   string
	Status string
}

type mgParentEntry struct {
	ID        uint `gorm:"primaryKey"`
	InvoiceID uint
	Kind      string
}

type parents struct{ db *gorm.DB }

// OkEither belongs to an invoice that was there, where the key refuses a second
// entry, or to one that is made for it.
func (p parents) OkEither(w http.ResponseWriter, r *http.Request) {
	invoice, err := p.invoice(r.Context(), r.FormValue("hash"), r.FormValue("new") != "")
	if err != nil {
		return
	}
	if err := p.db.Create(&mgParentEntry{InvoiceID: invoice.ID, Kind: "incoming"}).Error; err != nil {
		return
	}
	p.db.Model(&parentInvoice{}).Where("id = ?", invoice.ID).Update("status", "SETTLED")
}

func (p parents) invoice(ctx context.Context, hash string, fresh bool) (*parentInvoice, error) {
	var found parentInvoice
	if fresh {
		made := parentInvoice{Hash: hash, Status: "OPEN"}
		err := p.db.WithContext(ctx).Create(&made).Error
		return &made, err
	}
	err := p.db.WithContext(ctx).First(&found, "hash = ?", hash).Error
	return &found, err
}

// OkVisit tells who did something and from where.
func (c *Consumer) OkVisit(w http.ResponseWriter, r *http.Request) {
	_, _ = c.db.ExecContext(r.Context(), "UPDATE ui_doors SET state = 'OPEN' WHERE id = ?", r.FormValue("id"))
	_, _ = c.db.ExecContext(r.Context(), "INSERT INTO ui_door_events (door_id, what, user_agent) VALUES (?, 'OPENED', ?)", r.FormValue("id"), r.UserAgent())
}

// BadSpent is a book, whoever else it tells about.
func (c *Consumer) BadSpent(w http.ResponseWriter, r *http.Request) {
	_, _ = c.db.ExecContext(r.Context(), "UPDATE ui_tills SET state = 'OPEN' WHERE id = ?", r.FormValue("id"))
	_, _ = c.db.ExecContext(r.Context(), "INSERT INTO ui_till_transactions (till_id, cents, actor_id) VALUES (?, 1, ?)", r.FormValue("id"), r.FormValue("user")) // want `the insert into ui_till_transactions`
}
