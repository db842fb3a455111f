// Command answers drives the packages.
package main

import (
	"context"
	"database/sql"
	"net/http"
	"os"

	"example.com/answers/bulk"
	"example.com/answers/mail"
	"example.com/answers/poll"
)

func main() {
	ctx := context.Background()
	db, err := sql.Open("postgres", os.Getenv("DB"))
	if err != nil {
		panic(err)
	}
	w := &mail.Worker{DB: db}
	if err := w.Start(ctx); err != nil {
		panic(err)
	}
	s := &poll.Service{DB: db, HTTP: http.DefaultClient}
	if err := s.Check(ctx); err != nil {
		panic(err)
	}
	b := &bulk.Service{DB: db}
	if err := b.Enter(ctx, os.Args[1], os.Args[2]); err != nil {
		panic(err)
	}
	jobs, err := w.Due(ctx)
	if err != nil {
		panic(err)
	}
	for i := range jobs {
		if err := w.Send(ctx, &jobs[i]); err != nil {
			panic(err)
		}
	}
}
