// Package refunds changes rows that it has just inserted.
package refunds

import (
	"database/sql"
	"net/http"

	"github.com/google/uuid"
	"gorm.io/gorm"
)

// Refund is inserted and settled.
type Refund struct {
	ID     string
	Status string
}

// Together settles in the transaction of the insert.
func Together(db *gorm.DB) error {
	r := &Refund{ID: uuid.NewString(), Status: "PENDING"}
	tx := db.Begin()
	tx.Create(r)
	if _, err := http.Post("https://bank.example.com", "text/plain", nil); err != nil {
		r.Status = "FAILED"
	} else {
		r.Status = "PAID"
	}
	tx.Save(r)
	return tx.Commit().Error
}

// Apart settles what others may have seen in between.
func Apart(db *sql.DB) error {
	id := uuid.NewString()
	if _, err := db.Exec("INSERT INTO payouts (id, status) VALUES ($1, 'PENDING')", id); err != nil {
		return err
	}
	if _, err := http.Post("https://bank.example.com", "text/plain", nil); err != nil {
		return err
	}
	_, err := db.Exec("UPDATE payouts SET status = 'PAID' WHERE id = $1", id)
	return err
}
