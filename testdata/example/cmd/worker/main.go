// Command worker charges invoices once a minute.
package main

import (
	"context"
	"database/sql"
	"log"
	"net/http"
	"os"
	"time"

	"example.com/shop/billing"
	"example.com/shop/gateway"
	"example.com/shop/mail"
	"example.com/shop/notify"
	"example.com/shop/store"
)

func main() {
	// A real worker imports a driver here; the example needs no downloads.
	db, err := sql.Open("postgres", os.Getenv("DATABASE_URL"))
	if err != nil {
		log.Fatal(err)
	}
	invoices := &store.Invoices{DB: db}
	service := &billing.Service{
		Gateway:  &gateway.Client{HTTP: http.DefaultClient, URL: os.Getenv("GATEWAY_URL")},
		Invoices: invoices,
	}
	reminders := &notify.Worker{DB: db, Mail: &mail.Relay{Addr: os.Getenv("SMTP_ADDR"), From: "billing@shop.example"}}

	ctx := context.Background()
	for range time.Tick(time.Minute) {
		if err := invoices.Release(ctx); err != nil {
			log.Print(err)
		}
		if err := service.Collect(ctx); err != nil {
			log.Print(err)
		}
		if err := remind(ctx, db, reminders); err != nil {
			log.Print(err)
		}
	}
}

// remind sends what is new.
func remind(ctx context.Context, db *sql.DB, w *notify.Worker) error {
	rows, err := db.QueryContext(ctx, `SELECT invoice_id, email FROM reminders WHERE status = 'NEW' LIMIT 100`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var r notify.Reminder
		if err := rows.Scan(&r.InvoiceID, &r.Email); err != nil {
			return err
		}
		if err := w.SendInTx(ctx, r); err != nil {
			return err
		}
	}
	return rows.Err()
}
