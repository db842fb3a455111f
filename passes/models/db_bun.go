package models

// bunRows models github.com/uptrace/bun: the handles and how queries begin.
var bunRows = []Row{
	// func (*DB) NewSelect() *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewSelect", Kind: Chain, Op: "bun.NewSelect"},
	// func (*DB) NewInsert() *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewInsert", Kind: Chain, Op: "bun.NewInsert"},
	// func (*DB) NewUpdate() *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewUpdate", Kind: Chain, Op: "bun.NewUpdate"},
	// func (*DB) NewDelete() *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewDelete", Kind: Chain, Op: "bun.NewDelete"},
	// func (*DB) NewMerge() *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewMerge", Kind: Chain, Op: "bun.NewMerge"},
	// func (*DB) NewValues(model any) *ValuesQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewValues", Kind: Chain, Op: "bun.NewValues"},
	// func (*DB) NewTruncateTable() *TruncateTableQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewTruncateTable", Kind: Chain, Op: "bun.NewTruncateTable"},
	// func (*DB) NewRaw(query string, args ...any) *RawQuery
	{Symbol: "(*github.com/uptrace/bun.DB).NewRaw", Kind: Chain, SQL: 1, Args: 2, Op: "bun.NewRaw"},
	// func (*DB) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.DB).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (*DB) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.DB).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*DB) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/uptrace/bun.DB).Query", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/uptrace/bun.DB).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(*github.com/uptrace/bun.DB).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(*github.com/uptrace/bun.DB).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) Prepare(query string) (Stmt, error)
	{Symbol: "(*github.com/uptrace/bun.DB).Prepare", Kind: Chain, SQL: 1, Op: "bun.Prepare"},
	// func (*DB) PrepareContext(ctx context.Context, query string) (Stmt, error)
	{Symbol: "(*github.com/uptrace/bun.DB).PrepareContext", Kind: Chain, SQL: 2, Op: "bun.PrepareContext"},
	// func (*DB) Begin() (Tx, error)
	{Symbol: "(*github.com/uptrace/bun.DB).Begin", Kind: Begin},
	// func (*DB) BeginTx(ctx context.Context, opts *sql.TxOptions) (Tx, error)
	{Symbol: "(*github.com/uptrace/bun.DB).BeginTx", Kind: Begin},
	// func (*DB) RunInTx(ctx context.Context, opts *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) error
	{Symbol: "(*github.com/uptrace/bun.DB).RunInTx", Kind: RunTx, Func: 3},
	// func (*DB) Conn(ctx context.Context) (Conn, error)
	{Symbol: "(*github.com/uptrace/bun.DB).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*DB) WithNamedArg(name string, value any) *DB
	{Symbol: "(*github.com/uptrace/bun.DB).WithNamedArg", Kind: Chain, Op: "bun.WithNamedArg"},
	// func (*DB) ScanRow(ctx context.Context, rows *sql.Rows, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.DB).ScanRow", Kind: Scan, Args: 3, Dest: []int{-1}, Of: 2},
	// func (*DB) ScanRows(ctx context.Context, rows *sql.Rows, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.DB).ScanRows", Kind: Scan, Args: 3, Dest: []int{-1}, Of: 2},
	// func (Tx) NewSelect() *SelectQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewSelect", Kind: Chain, Op: "bun.NewSelect"},
	// func (Tx) NewInsert() *InsertQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewInsert", Kind: Chain, Op: "bun.NewInsert"},
	// func (Tx) NewUpdate() *UpdateQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewUpdate", Kind: Chain, Op: "bun.NewUpdate"},
	// func (Tx) NewDelete() *DeleteQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewDelete", Kind: Chain, Op: "bun.NewDelete"},
	// func (Tx) NewMerge() *MergeQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewMerge", Kind: Chain, Op: "bun.NewMerge"},
	// func (Tx) NewValues(model any) *ValuesQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewValues", Kind: Chain, Op: "bun.NewValues"},
	// func (Tx) NewTruncateTable() *TruncateTableQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewTruncateTable", Kind: Chain, Op: "bun.NewTruncateTable"},
	// func (Tx) NewRaw(query string, args ...any) *RawQuery
	{Symbol: "(github.com/uptrace/bun.Tx).NewRaw", Kind: Chain, SQL: 1, Args: 2, Op: "bun.NewRaw"},
	// func (Tx) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/uptrace/bun.Tx).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (Tx) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/uptrace/bun.Tx).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (Tx) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/uptrace/bun.Tx).Query", Kind: Query, SQL: 1, Args: 2},
	// func (Tx) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/uptrace/bun.Tx).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (Tx) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(github.com/uptrace/bun.Tx).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (Tx) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(github.com/uptrace/bun.Tx).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (Tx) Begin() (Tx, error)
	{Symbol: "(github.com/uptrace/bun.Tx).Begin", Kind: Begin, Note: "a savepoint"},
	// func (Tx) BeginTx(ctx context.Context, _ *sql.TxOptions) (Tx, error)
	{Symbol: "(github.com/uptrace/bun.Tx).BeginTx", Kind: Begin, Note: "a savepoint"},
	// func (Tx) Commit() error
	{Symbol: "(github.com/uptrace/bun.Tx).Commit", Kind: Commit},
	// func (Tx) Rollback() error
	{Symbol: "(github.com/uptrace/bun.Tx).Rollback", Kind: Rollback},
	// func (Tx) RunInTx(ctx context.Context, _ *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) error
	{Symbol: "(github.com/uptrace/bun.Tx).RunInTx", Kind: RunTx, Func: 3, Note: "a savepoint"},
	// func (Conn) NewSelect() *SelectQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewSelect", Kind: Chain, Op: "bun.NewSelect"},
	// func (Conn) NewInsert() *InsertQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewInsert", Kind: Chain, Op: "bun.NewInsert"},
	// func (Conn) NewUpdate() *UpdateQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewUpdate", Kind: Chain, Op: "bun.NewUpdate"},
	// func (Conn) NewDelete() *DeleteQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewDelete", Kind: Chain, Op: "bun.NewDelete"},
	// func (Conn) NewMerge() *MergeQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewMerge", Kind: Chain, Op: "bun.NewMerge"},
	// func (Conn) NewValues(model any) *ValuesQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewValues", Kind: Chain, Op: "bun.NewValues"},
	// func (Conn) NewTruncateTable() *TruncateTableQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewTruncateTable", Kind: Chain, Op: "bun.NewTruncateTable"},
	// func (Conn) NewRaw(query string, args ...any) *RawQuery
	{Symbol: "(github.com/uptrace/bun.Conn).NewRaw", Kind: Chain, SQL: 1, Args: 2, Op: "bun.NewRaw"},
	// func (Conn) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/uptrace/bun.Conn).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (Conn) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/uptrace/bun.Conn).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (Conn) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(github.com/uptrace/bun.Conn).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (Conn) BeginTx(ctx context.Context, opts *sql.TxOptions) (Tx, error)
	{Symbol: "(github.com/uptrace/bun.Conn).BeginTx", Kind: Begin},
	// func (Conn) RunInTx(ctx context.Context, opts *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) error
	{Symbol: "(github.com/uptrace/bun.Conn).RunInTx", Kind: RunTx, Func: 3},
	// func (IDB) NewSelect() *SelectQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewSelect", Kind: Chain, Op: "bun.NewSelect"},
	// func (IDB) NewInsert() *InsertQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewInsert", Kind: Chain, Op: "bun.NewInsert"},
	// func (IDB) NewUpdate() *UpdateQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewUpdate", Kind: Chain, Op: "bun.NewUpdate"},
	// func (IDB) NewDelete() *DeleteQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewDelete", Kind: Chain, Op: "bun.NewDelete"},
	// func (IDB) NewMerge() *MergeQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewMerge", Kind: Chain, Op: "bun.NewMerge"},
	// func (IDB) NewValues(model any) *ValuesQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewValues", Kind: Chain, Op: "bun.NewValues"},
	// func (IDB) NewTruncateTable() *TruncateTableQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewTruncateTable", Kind: Chain, Op: "bun.NewTruncateTable"},
	// func (IDB) NewRaw(query string, args ...any) *RawQuery
	{Symbol: "(github.com/uptrace/bun.IDB).NewRaw", Kind: Chain, SQL: 1, Args: 2, Op: "bun.NewRaw"},
	// func (IDB) BeginTx(ctx context.Context, opts *sql.TxOptions) (Tx, error)
	{Symbol: "(github.com/uptrace/bun.IDB).BeginTx", Kind: Begin},
	// func (IDB) RunInTx(ctx context.Context, opts *sql.TxOptions, f func(ctx context.Context, tx Tx) error) error
	{Symbol: "(github.com/uptrace/bun.IDB).RunInTx", Kind: RunTx, Func: 3},
	// func (IConn) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/uptrace/bun.IConn).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (IConn) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/uptrace/bun.IConn).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (IConn) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(github.com/uptrace/bun.IConn).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func NewDB(sqldb *sql.DB, dialect schema.Dialect, opts ...DBOption) *DB
	{Symbol: "github.com/uptrace/bun.NewDB", Kind: Chain, Op: "bun.NewDB", Of: 1, Note: "a handle on the sql.DB given"},
	// func In(slice any) schema.QueryAppender
	{Symbol: "github.com/uptrace/bun.In", Kind: Chain, Op: "bun.In"},
	// func List(slice any) ListValues
	{Symbol: "github.com/uptrace/bun.List", Kind: Chain, Op: "bun.List"},
	// func Tuple(slice any) TupleValues
	{Symbol: "github.com/uptrace/bun.Tuple", Kind: Chain, Op: "bun.Tuple"},
	// func NullZero(value any) schema.QueryAppender
	{Symbol: "github.com/uptrace/bun.NullZero", Kind: Chain, Op: "bun.NullZero"},
	// func NewSelectQuery(db *DB) *SelectQuery
	{Symbol: "github.com/uptrace/bun.NewSelectQuery", Kind: Chain, Op: "bun.NewSelectQuery"},
	// func NewInsertQuery(db *DB) *InsertQuery
	{Symbol: "github.com/uptrace/bun.NewInsertQuery", Kind: Chain, Op: "bun.NewInsertQuery"},
	// func NewUpdateQuery(db *DB) *UpdateQuery
	{Symbol: "github.com/uptrace/bun.NewUpdateQuery", Kind: Chain, Op: "bun.NewUpdateQuery"},
	// func NewDeleteQuery(db *DB) *DeleteQuery
	{Symbol: "github.com/uptrace/bun.NewDeleteQuery", Kind: Chain, Op: "bun.NewDeleteQuery"},
	// func NewMergeQuery(db *DB) *MergeQuery
	{Symbol: "github.com/uptrace/bun.NewMergeQuery", Kind: Chain, Op: "bun.NewMergeQuery"},
	// func NewRawQuery(db *DB, query string, args ...any) *RawQuery
	{Symbol: "github.com/uptrace/bun.NewRawQuery", Kind: Chain, Op: "bun.NewRawQuery"},
}
