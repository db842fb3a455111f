package deposits

import (
	"context"
	"database/sql"
	"log"
)

// Chooser posts to the first ledger that takes it.
type Chooser struct {
	ledgers []LedgerClient
	db      *sql.DB
}

// OkFirst asks one after the other until one answers.
func (c *Chooser) OkFirst(ctx context.Context, depository, account string) error {
	posted := ""
	for _, l := range c.ledgers {
		id, err := l.Post(ctx, account, 1)
		if err != nil {
			log.Print(err)
			continue
		}
		posted = id
		break
	}
	_, err := c.db.ExecContext(ctx, "INSERT INTO deposits_f (depository, id) VALUES ($1, $2)", depository, posted)
	return err
}

// BadEvery asks all of them.
func (c *Chooser) BadEvery(ctx context.Context, depository, account string) error {
	posted := ""
	for _, l := range c.ledgers {
		id, err := l.Post(ctx, account, 1) // want `LedgerClient.Post is done for several parts of one piece of work`
		if err != nil {
			return err
		}
		posted = id
	}
	_, err := c.db.ExecContext(ctx, "INSERT INTO deposits_g (depository, id) VALUES ($1, $2)", depository, posted)
	return err
}

// BadDropped goes on whatever happens, so only a crash repeats it.
func (c *Chooser) BadDropped(ctx context.Context, depository, account string) error {
	posted := ""
	for _, l := range c.ledgers {
		id, _ := l.Post(ctx, account, 1) // want:low `LedgerClient.Post is done for several parts of one piece of work`
		posted += id
	}
	_, err := c.db.ExecContext(ctx, "INSERT INTO deposits_h (depository, id) VALUES ($1, $2)", depository, posted)
	return err
}
