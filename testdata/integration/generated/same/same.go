// Package same holds both.
package same

import (
	"context"
	"database/sql"
)

// Run calls what is generated beside it.
func Run(ctx context.Context, db *sql.DB) error {
	return thank(ctx, db, 1, "a@example.com") // want caller
}
