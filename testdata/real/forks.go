package libraries

// Forks of the libraries, under import paths that no row names.
import (
	_ "github.com/vinovest/sqlx"
	_ "github.com/xorm-io/xorm"
)
