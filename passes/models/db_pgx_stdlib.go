package models

// pgxStdlibRows models the bridge from pgx to database/sql.
var pgxStdlibRows = []Row{
	// func OpenDB(config pgx.ConnConfig, opts ...OptionOpenDB) *sql.DB
	{Symbol: "github.com/jackc/pgx/stdlib.OpenDB", Kind: Chain, Op: "pgxstdlib.OpenDB", Of: 1},
	// func OpenDBFromPool(pool *pgxpool.Pool, opts ...OptionOpenDB) *sql.DB
	{Symbol: "github.com/jackc/pgx/stdlib.OpenDBFromPool", Kind: Chain, Op: "pgxstdlib.OpenDBFromPool", Of: 1},
}
