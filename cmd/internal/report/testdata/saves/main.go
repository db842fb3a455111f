// Command saves drives the packages.
package main

import (
	"database/sql"
	"net/http"
	"os"

	"gorm.io/gorm"

	"example.com/saves/builds"
	"example.com/saves/jobs"
	"example.com/saves/letters"
	"example.com/saves/refunds"
)

func main() {
	db, err := gorm.Open(nil, &gorm.Config{})
	if err != nil {
		panic(err)
	}
	raw, err := sql.Open("postgres", os.Getenv("DB"))
	if err != nil {
		panic(err)
	}
	for _, step := range []func(*gorm.DB) error{jobs.Run, jobs.RunNotes, refunds.Together} {
		if err := step(db); err != nil {
			panic(err)
		}
	}
	jobs.Enter(db, os.Args[1])
	jobs.Write(db, os.Args[1])
	jobs.Store(db, &jobs.Draft{})
	refunds.Apart(raw)
	builds.Create(raw)
	builds.Enter(raw, os.Args[1])
	builds.Start(raw, 1)
	builds.End(raw, 1, true, false)
	builds.Deliver(raw, os.Args[1])
	builds.Write(raw, os.Args[1])
	builds.Texts(raw)
	http.HandleFunc("/queue", builds.Queue(raw))
	letters.Listen()
}
