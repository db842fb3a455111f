// Command twins runs both workers.
package main

import (
	"context"
	"database/sql"
	"log"
	"net/http"
	"os"
	"time"

	"example.com/twins/naive"
	"example.com/twins/pay"
	"example.com/twins/safe"
)

func main() {
	db, err := sql.Open("postgres", os.Getenv("DATABASE_URL"))
	if err != nil {
		log.Fatal(err)
	}
	bank := &pay.Client{HTTP: http.DefaultClient}
	s, n := &safe.Worker{DB: db, Bank: bank}, &naive.Worker{DB: db, Bank: bank}
	ctx := context.Background()
	for range time.Tick(time.Minute) {
		if err := s.Sweep(ctx); err != nil {
			log.Print(err)
		}
		if err := s.Run(ctx); err != nil {
			log.Print(err)
		}
		if missing, err := s.Missing(ctx); err != nil || missing > 0 {
			log.Print(missing, err)
		}
		if err := n.Run(ctx); err != nil {
			log.Print(err)
		}
	}
}
