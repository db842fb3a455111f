// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"github.com/ThreeDotsLabs/watermill/message"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/rows"
	"dualwrite.test/link/watermillrouter/pay"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB) error {
	h := &pay.Handlers{Mover: bank.New(), Work: rows.New(db)}
	router, err := message.NewRouter(message.RouterConfig{}, nil)
	if err != nil {
		return err
	}
	router.AddNoPublisherHandler("bad", "bad", nil, h.Bad)
	router.AddNoPublisherHandler("ok", "ok", nil, h.Ok)
	return router.Run(ctx)
}
