package models

// sqlRows models database/sql. A statement prepared earlier has its text at the Chain row of its
// Prepare call, so the rows of Stmt have no SQL argument.
var sqlRows = []Row{
	// func (*DB) Exec(query string, args ...any) (Result, error)
	{Symbol: "(*database/sql.DB).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (*DB) ExecContext(ctx context.Context, query string, args ...any) (Result, error)
	{Symbol: "(*database/sql.DB).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*DB) Query(query string, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.DB).Query", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.DB).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) QueryRow(query string, args ...any) *Row
	{Symbol: "(*database/sql.DB).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryRowContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*database/sql.DB).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) Prepare(query string) (*Stmt, error)
	{Symbol: "(*database/sql.DB).Prepare", Kind: Chain, SQL: 1, Op: "sql.Prepare"},
	// func (*DB) PrepareContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*database/sql.DB).PrepareContext", Kind: Chain, SQL: 2, Op: "sql.PrepareContext"},
	// func (*DB) Begin() (*Tx, error)
	{Symbol: "(*database/sql.DB).Begin", Kind: Begin},
	// func (*DB) BeginTx(ctx context.Context, opts *TxOptions) (*Tx, error)
	{Symbol: "(*database/sql.DB).BeginTx", Kind: Begin},
	// func (*DB) Conn(ctx context.Context) (*Conn, error)
	{Symbol: "(*database/sql.DB).Conn", Kind: Chain, Op: "sql.Conn"},
	// func (*DB) Ping() error
	{Symbol: "(*database/sql.DB).Ping", Kind: Neutral},
	// func (*DB) PingContext(ctx context.Context) error
	{Symbol: "(*database/sql.DB).PingContext", Kind: Neutral},
	// func (*DB) Close() error
	{Symbol: "(*database/sql.DB).Close", Kind: Neutral},
	// func (*DB) SetMaxOpenConns(n int)
	{Symbol: "(*database/sql.DB).SetMaxOpenConns", Kind: Neutral},
	// func (*DB) SetMaxIdleConns(n int)
	{Symbol: "(*database/sql.DB).SetMaxIdleConns", Kind: Neutral},
	// func (*DB) SetConnMaxLifetime(d time.Duration)
	{Symbol: "(*database/sql.DB).SetConnMaxLifetime", Kind: Neutral},
	// func (*DB) SetConnMaxIdleTime(d time.Duration)
	{Symbol: "(*database/sql.DB).SetConnMaxIdleTime", Kind: Neutral},
	// func (*DB) Stats() DBStats
	{Symbol: "(*database/sql.DB).Stats", Kind: Neutral},
	// func (*Tx) Exec(query string, args ...any) (Result, error)
	{Symbol: "(*database/sql.Tx).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (*Tx) ExecContext(ctx context.Context, query string, args ...any) (Result, error)
	{Symbol: "(*database/sql.Tx).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*Tx) Query(query string, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.Tx).Query", Kind: Query, SQL: 1, Args: 2},
	// func (*Tx) QueryContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.Tx).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) QueryRow(query string, args ...any) *Row
	{Symbol: "(*database/sql.Tx).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (*Tx) QueryRowContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*database/sql.Tx).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) Prepare(query string) (*Stmt, error)
	{Symbol: "(*database/sql.Tx).Prepare", Kind: Chain, SQL: 1, Op: "sql.Prepare"},
	// func (*Tx) PrepareContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*database/sql.Tx).PrepareContext", Kind: Chain, SQL: 2, Op: "sql.PrepareContext"},
	// func (*Tx) Stmt(stmt *Stmt) *Stmt
	{Symbol: "(*database/sql.Tx).Stmt", Kind: JoinTx, Op: "sql.Stmt", Tx: -1, Of: 1},
	// func (*Tx) StmtContext(ctx context.Context, stmt *Stmt) *Stmt
	{Symbol: "(*database/sql.Tx).StmtContext", Kind: JoinTx, Op: "sql.StmtContext", Tx: -1, Of: 2},
	// func (*Tx) Commit() error
	{Symbol: "(*database/sql.Tx).Commit", Kind: Commit},
	// func (*Tx) Rollback() error
	{Symbol: "(*database/sql.Tx).Rollback", Kind: Rollback},
	// func (*Conn) ExecContext(ctx context.Context, query string, args ...any) (Result, error)
	{Symbol: "(*database/sql.Conn).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*Conn) QueryContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.Conn).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) QueryRowContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*database/sql.Conn).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) PrepareContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*database/sql.Conn).PrepareContext", Kind: Chain, SQL: 2, Op: "sql.PrepareContext"},
	// func (*Conn) BeginTx(ctx context.Context, opts *TxOptions) (*Tx, error)
	{Symbol: "(*database/sql.Conn).BeginTx", Kind: Begin},
	// func (*Conn) Raw(f func(driverConn any) error) (err error)
	{Symbol: "(*database/sql.Conn).Raw", Kind: Chain, Op: "sql.Raw", Func: 1},
	// func (*Conn) PingContext(ctx context.Context) error
	{Symbol: "(*database/sql.Conn).PingContext", Kind: Neutral},
	// func (*Conn) Close() error
	{Symbol: "(*database/sql.Conn).Close", Kind: Neutral},
	// func (*Stmt) Exec(args ...any) (Result, error)
	{Symbol: "(*database/sql.Stmt).Exec", Kind: Exec, Args: 1, Op: "sql.StmtExec"},
	// func (*Stmt) ExecContext(ctx context.Context, args ...any) (Result, error)
	{Symbol: "(*database/sql.Stmt).ExecContext", Kind: Exec, Args: 2, Op: "sql.StmtExec"},
	// func (*Stmt) Query(args ...any) (*Rows, error)
	{Symbol: "(*database/sql.Stmt).Query", Kind: Query, Args: 1, Op: "sql.StmtQuery"},
	// func (*Stmt) QueryRow(args ...any) *Row
	{Symbol: "(*database/sql.Stmt).QueryRow", Kind: Query, Args: 1, Op: "sql.StmtQuery"},
	// func (*Stmt) QueryContext(ctx context.Context, args ...any) (*Rows, error)
	{Symbol: "(*database/sql.Stmt).QueryContext", Kind: Query, Args: 2, Op: "sql.StmtQuery"},
	// func (*Stmt) QueryRowContext(ctx context.Context, args ...any) *Row
	{Symbol: "(*database/sql.Stmt).QueryRowContext", Kind: Query, Args: 2, Op: "sql.StmtQuery"},
	// func (*Stmt) Close() error
	{Symbol: "(*database/sql.Stmt).Close", Kind: Neutral},
	// func (*Rows) Scan(dest ...any) error
	{Symbol: "(*database/sql.Rows).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (*Rows) Next() bool
	{Symbol: "(*database/sql.Rows).Next", Kind: Neutral},
	// func (*Rows) NextResultSet() bool
	{Symbol: "(*database/sql.Rows).NextResultSet", Kind: Neutral},
	// func (*Rows) Err() error
	{Symbol: "(*database/sql.Rows).Err", Kind: Neutral},
	// func (*Rows) Close() error
	{Symbol: "(*database/sql.Rows).Close", Kind: Neutral},
	// func (*Rows) Columns() ([]string, error)
	{Symbol: "(*database/sql.Rows).Columns", Kind: Neutral},
	// func (*Rows) ColumnTypes() ([]*ColumnType, error)
	{Symbol: "(*database/sql.Rows).ColumnTypes", Kind: Neutral},
	// func (*Row) Scan(dest ...any) error
	{Symbol: "(*database/sql.Row).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (*Row) Err() error
	{Symbol: "(*database/sql.Row).Err", Kind: Neutral},
	// func (Result) RowsAffected() (int64, error)
	{Symbol: "(database/sql.Result).RowsAffected", Kind: RowCount},
	// func (Result) LastInsertId() (int64, error)
	{Symbol: "(database/sql.Result).LastInsertId", Kind: Neutral},
	// func Named(name string, value any) NamedArg
	{Symbol: "database/sql.Named", Kind: Derive},
	// func Open(driverName string, dataSourceName string) (*DB, error)
	{Symbol: "database/sql.Open", Kind: Neutral, Op: "sql.Open"},
	// func OpenDB(c driver.Connector) *DB
	{Symbol: "database/sql.OpenDB", Kind: Neutral, Op: "sql.OpenDB"},
}

// sqlDriverRows models the calls that code makes when it talks to a driver directly.
var sqlDriverRows = []Row{
	// func (ExecerContext) ExecContext(ctx context.Context, query string, args []NamedValue) (Result, error)
	{Symbol: "(database/sql/driver.ExecerContext).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (QueryerContext) QueryContext(ctx context.Context, query string, args []NamedValue) (Rows, error)
	{Symbol: "(database/sql/driver.QueryerContext).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (ConnBeginTx) BeginTx(ctx context.Context, opts TxOptions) (Tx, error)
	{Symbol: "(database/sql/driver.ConnBeginTx).BeginTx", Kind: Begin},
	// func (Tx) Commit() error
	{Symbol: "(database/sql/driver.Tx).Commit", Kind: Commit},
	// func (Tx) Rollback() error
	{Symbol: "(database/sql/driver.Tx).Rollback", Kind: Rollback},
}
