// Package dberr tells errors of the database apart.
package dberr

import (
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
)

// ErrExists says that a row was there already.
var ErrExists = errors.New("exists")

// IsDuplicate tells a violated unique key from other errors.
func IsDuplicate(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "23505"
}
