// Command queues drives the packages.
package main

import (
	"context"
	"database/sql"
	"net/http"
	"os"

	"github.com/redis/go-redis/v9"

	"example.com/queues/accounts"
	"example.com/queues/letters"
	"example.com/queues/refunds"
)

func main() {
	ctx := context.Background()
	db, err := sql.Open("postgres", os.Getenv("DB"))
	if err != nil {
		panic(err)
	}
	w := &letters.Worker{DB: db, Queue: redis.NewClient(&redis.Options{}), HTTP: http.DefaultClient}
	for {
		task := letters.Task{}
		w.Run(ctx, &task)
		w.RunCounted(ctx, &task)
		if err := w.Leased(ctx, os.Args[1]); err != nil {
			break
		}
	}
	a := &accounts.Service{DB: db, HTTP: http.DefaultClient}
	if err := a.Recover(ctx, accounts.Account{}); err != nil {
		panic(err)
	}
	if err := a.Confirm(ctx, accounts.Account{}); err != nil {
		panic(err)
	}
	r := &refunds.Service{DB: db, HTTP: http.DefaultClient}
	if err := r.Pay(ctx, os.Args[1], os.Args[2]); err != nil {
		panic(err)
	}
}
