// Package wire puts the program together.
package wire

import (
	"database/sql"

	"github.com/hibiken/asynq"

	"dualwrite.test/link/asynqmux/pay"
	"dualwrite.test/link/bank"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(db *sql.DB) error {
	h := &pay.Handlers{Mover: bank.New(), Work: rows.New(db)}
	mux := asynq.NewServeMux()
	mux.HandleFunc("bad", h.Bad)
	mux.HandleFunc("ok", h.Ok)
	return asynq.NewServer(asynq.RedisClientOpt{Addr: "localhost:6379"}, asynq.Config{}).Run(mux)
}
