package models

// pgxRows models github.com/jackc/pgx, majors 4 and 5, the connection, the transaction and the
// result side.
var pgxRows = []Row{
	// func (*Conn) Exec(ctx context.Context, sql string, arguments ...any) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (*Conn) Query(ctx context.Context, sql string, args ...any) (Rows, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).Query", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) QueryRow(ctx context.Context, sql string, args ...any) Row
	{Symbol: "(*github.com/jackc/pgx.Conn).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) Prepare(ctx context.Context, name string, sql string) (sd *pgconn.StatementDescription, err error)
	{Symbol: "(*github.com/jackc/pgx.Conn).Prepare", Kind: Chain, SQL: 3, Op: "pgx.Prepare"},
	// func (*Conn) Begin(ctx context.Context) (Tx, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).Begin", Kind: Begin},
	// func (*Conn) BeginTx(ctx context.Context, txOptions TxOptions) (Tx, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).BeginTx", Kind: Begin},
	// func (*Conn) SendBatch(ctx context.Context, b *Batch) BatchResults
	{Symbol: "(*github.com/jackc/pgx.Conn).SendBatch", Kind: Write, Op: "pgx.SendBatch", Of: 2},
	// func (*Conn) CopyFrom(ctx context.Context, tableName Identifier, columnNames []string, rowSrc CopyFromSource) (int64, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).CopyFrom", Kind: Write, Op: "pgx.CopyFrom"},
	// func (*Conn) Ping(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx.Conn).Ping", Kind: Neutral},
	// func (*Conn) Close(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx.Conn).Close", Kind: Neutral},
	// func (*Conn) WaitForNotification(ctx context.Context) (*pgconn.Notification, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).WaitForNotification", Kind: Neutral},
	// func (*Conn) Deallocate(ctx context.Context, name string) error
	{Symbol: "(*github.com/jackc/pgx.Conn).Deallocate", Kind: Neutral},
	// func (Tx) Exec(ctx context.Context, sql string, arguments ...any) (commandTag pgconn.CommandTag, err error)
	{Symbol: "(github.com/jackc/pgx.Tx).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (Tx) Query(ctx context.Context, sql string, args ...any) (Rows, error)
	{Symbol: "(github.com/jackc/pgx.Tx).Query", Kind: Query, SQL: 2, Args: 3},
	// func (Tx) QueryRow(ctx context.Context, sql string, args ...any) Row
	{Symbol: "(github.com/jackc/pgx.Tx).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (Tx) Prepare(ctx context.Context, name string, sql string) (*pgconn.StatementDescription, error)
	{Symbol: "(github.com/jackc/pgx.Tx).Prepare", Kind: Chain, SQL: 3, Op: "pgx.Prepare"},
	// func (Tx) Begin(ctx context.Context) (Tx, error)
	{Symbol: "(github.com/jackc/pgx.Tx).Begin", Kind: Begin, Note: "a savepoint"},
	// func (Tx) Commit(ctx context.Context) error
	{Symbol: "(github.com/jackc/pgx.Tx).Commit", Kind: Commit},
	// func (Tx) Rollback(ctx context.Context) error
	{Symbol: "(github.com/jackc/pgx.Tx).Rollback", Kind: Rollback},
	// func (Tx) SendBatch(ctx context.Context, b *Batch) BatchResults
	{Symbol: "(github.com/jackc/pgx.Tx).SendBatch", Kind: Write, Op: "pgx.SendBatch", Of: 2},
	// func (Tx) CopyFrom(ctx context.Context, tableName Identifier, columnNames []string, rowSrc CopyFromSource) (int64, error)
	{Symbol: "(github.com/jackc/pgx.Tx).CopyFrom", Kind: Write, Op: "pgx.CopyFrom"},
	// func (Tx) Conn() *Conn
	{Symbol: "(github.com/jackc/pgx.Tx).Conn", Kind: Chain, Op: "pgx.Conn"},
	// func (Tx) LargeObjects() LargeObjects
	{Symbol: "(github.com/jackc/pgx.Tx).LargeObjects", Kind: Chain, Op: "pgx.LargeObjects"},
	// func (*Batch) Queue(query string, arguments ...any) *QueuedQuery
	{Symbol: "(*github.com/jackc/pgx.Batch).Queue", Kind: Exec, SQL: 1, Args: 2, Op: "pgx.Queue", Note: "runs when the batch is sent"},
	// func (*Batch) Len() int
	{Symbol: "(*github.com/jackc/pgx.Batch).Len", Kind: Neutral},
	// func (BatchResults) Exec() (pgconn.CommandTag, error)
	{Symbol: "(github.com/jackc/pgx.BatchResults).Exec", Kind: Chain, Op: "pgx.Exec"},
	// func (BatchResults) Query() (Rows, error)
	{Symbol: "(github.com/jackc/pgx.BatchResults).Query", Kind: Chain, Op: "pgx.Query"},
	// func (BatchResults) QueryRow() Row
	{Symbol: "(github.com/jackc/pgx.BatchResults).QueryRow", Kind: Chain, Op: "pgx.QueryRow"},
	// func (BatchResults) Close() error
	{Symbol: "(github.com/jackc/pgx.BatchResults).Close", Kind: Neutral},
	// func (*QueuedQuery) Exec(fn func(ct pgconn.CommandTag) error)
	{Symbol: "(*github.com/jackc/pgx.QueuedQuery).Exec", Kind: Chain, Op: "pgx.Exec", Func: 1},
	// func (*QueuedQuery) Query(fn func(rows Rows) error)
	{Symbol: "(*github.com/jackc/pgx.QueuedQuery).Query", Kind: Chain, Op: "pgx.Query", Func: 1},
	// func (*QueuedQuery) QueryRow(fn func(row Row) error)
	{Symbol: "(*github.com/jackc/pgx.QueuedQuery).QueryRow", Kind: Chain, Op: "pgx.QueryRow", Func: 1},
	// func BeginFunc(ctx context.Context, db interface{Begin(ctx context.Context) (Tx, error)}, fn func(Tx) error) (err error)
	{Symbol: "github.com/jackc/pgx.BeginFunc", Kind: RunTx, Func: 3},
	// func BeginTxFunc(ctx context.Context, db interface{BeginTx(ctx context.Context, txOptions TxOptions) (Tx, error)}, txOptions TxOptions, fn func(Tx) error) (err error)
	{Symbol: "github.com/jackc/pgx.BeginTxFunc", Kind: RunTx, Func: 4},
	// func (Rows) Scan(dest ...any) error
	{Symbol: "(github.com/jackc/pgx.Rows).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (Rows) Values() ([]any, error)
	{Symbol: "(github.com/jackc/pgx.Rows).Values", Kind: Scan},
	// func (Rows) Next() bool
	{Symbol: "(github.com/jackc/pgx.Rows).Next", Kind: Neutral},
	// func (Rows) Err() error
	{Symbol: "(github.com/jackc/pgx.Rows).Err", Kind: Neutral},
	// func (Rows) Close()
	{Symbol: "(github.com/jackc/pgx.Rows).Close", Kind: Neutral},
	// func (Rows) FieldDescriptions() []pgconn.FieldDescription
	{Symbol: "(github.com/jackc/pgx.Rows).FieldDescriptions", Kind: Neutral},
	// func (Rows) RawValues() [][]byte
	{Symbol: "(github.com/jackc/pgx.Rows).RawValues", Kind: Neutral},
	// func (Rows) CommandTag() pgconn.CommandTag
	{Symbol: "(github.com/jackc/pgx.Rows).CommandTag", Kind: Chain, Op: "pgx.CommandTag"},
	// func (Row) Scan(dest ...any) error
	{Symbol: "(github.com/jackc/pgx.Row).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (CollectableRow) Scan(dest ...any) error
	{Symbol: "(github.com/jackc/pgx.CollectableRow).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (CollectableRow) Values() ([]any, error)
	{Symbol: "(github.com/jackc/pgx.CollectableRow).Values", Kind: Scan},
	// func CollectRows[T any](rows Rows, fn RowToFunc[T]) ([]T, error)
	{Symbol: "github.com/jackc/pgx.CollectRows", Kind: Scan, Of: 1},
	// func CollectOneRow[T any](rows Rows, fn RowToFunc[T]) (T, error)
	{Symbol: "github.com/jackc/pgx.CollectOneRow", Kind: Scan, Of: 1},
	// func CollectExactlyOneRow[T any](rows Rows, fn RowToFunc[T]) (T, error)
	{Symbol: "github.com/jackc/pgx.CollectExactlyOneRow", Kind: Scan, Of: 1},
	// func AppendRows[T any, S ~[]T](slice S, rows Rows, fn RowToFunc[T]) (S, error)
	{Symbol: "github.com/jackc/pgx.AppendRows", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ForEachRow(rows Rows, scans []any, fn func() error) (pgconn.CommandTag, error)
	{Symbol: "github.com/jackc/pgx.ForEachRow", Kind: Scan, Dest: []int{2}, Func: 3, Of: 1},
	// func RowTo[T any](row CollectableRow) (T, error)
	{Symbol: "github.com/jackc/pgx.RowTo", Kind: Scan, Of: 1},
	// func RowToAddrOf[T any](row CollectableRow) (*T, error)
	{Symbol: "github.com/jackc/pgx.RowToAddrOf", Kind: Scan, Of: 1},
	// func RowToMap(row CollectableRow) (map[string]any, error)
	{Symbol: "github.com/jackc/pgx.RowToMap", Kind: Scan, Of: 1},
	// func RowToStructByPos[T any](row CollectableRow) (T, error)
	{Symbol: "github.com/jackc/pgx.RowToStructByPos", Kind: Scan, Of: 1},
	// func RowToAddrOfStructByPos[T any](row CollectableRow) (*T, error)
	{Symbol: "github.com/jackc/pgx.RowToAddrOfStructByPos", Kind: Scan, Of: 1},
	// func RowToStructByName[T any](row CollectableRow) (T, error)
	{Symbol: "github.com/jackc/pgx.RowToStructByName", Kind: Scan, Of: 1},
	// func RowToAddrOfStructByName[T any](row CollectableRow) (*T, error)
	{Symbol: "github.com/jackc/pgx.RowToAddrOfStructByName", Kind: Scan, Of: 1},
	// func RowToStructByNameLax[T any](row CollectableRow) (T, error)
	{Symbol: "github.com/jackc/pgx.RowToStructByNameLax", Kind: Scan, Of: 1},
	// func RowToAddrOfStructByNameLax[T any](row CollectableRow) (*T, error)
	{Symbol: "github.com/jackc/pgx.RowToAddrOfStructByNameLax", Kind: Scan, Of: 1},
	// func Connect(ctx context.Context, connString string) (*Conn, error)
	{Symbol: "github.com/jackc/pgx.Connect", Kind: Neutral, Op: "pgx.Connect"},
	// func ConnectConfig(ctx context.Context, connConfig *ConnConfig) (*Conn, error)
	{Symbol: "github.com/jackc/pgx.ConnectConfig", Kind: Neutral, Op: "pgx.ConnectConfig"},
	// func CopyFromRows(rows [][]any) CopyFromSource
	{Symbol: "github.com/jackc/pgx.CopyFromRows", Kind: Neutral},
	// func CopyFromSlice(length int, next func(int) ([]any, error)) CopyFromSource
	{Symbol: "github.com/jackc/pgx.CopyFromSlice", Kind: Neutral},
	// func CopyFromFunc(nxtf func() (row []any, err error)) CopyFromSource
	{Symbol: "github.com/jackc/pgx.CopyFromFunc", Kind: Neutral},
	// func (CommandTag) RowsAffected() int64
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).RowsAffected", Kind: RowCount},
	// func (CommandTag) Insert() bool
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).Insert", Kind: Neutral},
	// func (CommandTag) Update() bool
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).Update", Kind: Neutral},
	// func (CommandTag) Delete() bool
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).Delete", Kind: Neutral},
	// func (CommandTag) Select() bool
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).Select", Kind: Neutral},
	// func (CommandTag) String() string
	{Symbol: "(github.com/jackc/pgx/pgconn.CommandTag).String", Kind: Neutral},
	// func (*PgConn) Exec(ctx context.Context, sql string) *MultiResultReader
	{Symbol: "(*github.com/jackc/pgx/pgconn.PgConn).Exec", Kind: Exec, SQL: 2},
	// func (*PgConn) ExecParams(ctx context.Context, sql string, paramValues [][]byte, paramOIDs []uint32, paramFormats []int16, resultFormats []int16) *ResultReader
	{Symbol: "(*github.com/jackc/pgx/pgconn.PgConn).ExecParams", Kind: Query, SQL: 2, Args: 3},
	// func (*PgConn) ExecPrepared(ctx context.Context, stmtName string, paramValues [][]byte, paramFormats []int16, resultFormats []int16) *ResultReader
	{Symbol: "(*github.com/jackc/pgx/pgconn.PgConn).ExecPrepared", Kind: Query, SQL: 2, Args: 3},
}

// pgxPoolRows models github.com/jackc/pgx/pgxpool. Acquire and AcquireFunc are Chain rows: the
// connection is the pool's, for a while.
var pgxPoolRows = []Row{
	// func (*Pool) Exec(ctx context.Context, sql string, arguments ...any) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (*Pool) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Query", Kind: Query, SQL: 2, Args: 3},
	// func (*Pool) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (*Pool) Begin(ctx context.Context) (pgx.Tx, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Begin", Kind: Begin},
	// func (*Pool) BeginTx(ctx context.Context, txOptions pgx.TxOptions) (pgx.Tx, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).BeginTx", Kind: Begin},
	// func (*Pool) SendBatch(ctx context.Context, b *pgx.Batch) pgx.BatchResults
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).SendBatch", Kind: Write, Op: "pgx.SendBatch", Of: 2},
	// func (*Pool) CopyFrom(ctx context.Context, tableName pgx.Identifier, columnNames []string, rowSrc pgx.CopyFromSource) (int64, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).CopyFrom", Kind: Write, Op: "pgx.CopyFrom"},
	// func (*Pool) Acquire(ctx context.Context) (c *Conn, err error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Acquire", Kind: Chain, Op: "pgx.Acquire"},
	// func (*Pool) AcquireFunc(ctx context.Context, f func(*Conn) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).AcquireFunc", Kind: Chain, Op: "pgx.AcquireFunc", Func: 2},
	// func (*Pool) AcquireAllIdle(ctx context.Context) []*Conn
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).AcquireAllIdle", Kind: Chain, Op: "pgx.AcquireAllIdle"},
	// func (*Pool) Ping(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Ping", Kind: Neutral},
	// func (*Pool) Close()
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Close", Kind: Neutral},
	// func (*Pool) Stat() *Stat
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Stat", Kind: Neutral},
	// func (*Pool) Reset()
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Reset", Kind: Neutral},
	// func (*Pool) Config() *Config
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).Config", Kind: Neutral},
	// func (*Conn) Exec(ctx context.Context, sql string, arguments ...any) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (*Conn) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Query", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) Begin(ctx context.Context) (pgx.Tx, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Begin", Kind: Begin},
	// func (*Conn) BeginTx(ctx context.Context, txOptions pgx.TxOptions) (pgx.Tx, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).BeginTx", Kind: Begin},
	// func (*Conn) SendBatch(ctx context.Context, b *pgx.Batch) pgx.BatchResults
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).SendBatch", Kind: Write, Op: "pgx.SendBatch", Of: 2},
	// func (*Conn) CopyFrom(ctx context.Context, tableName pgx.Identifier, columnNames []string, rowSrc pgx.CopyFromSource) (int64, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).CopyFrom", Kind: Write, Op: "pgx.CopyFrom"},
	// func (*Conn) Conn() *pgx.Conn
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Conn", Kind: Chain, Op: "pgx.Conn"},
	// func (*Conn) Hijack() *pgx.Conn
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Hijack", Kind: Chain, Op: "pgx.Hijack"},
	// func (*Conn) Ping(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Ping", Kind: Neutral},
	// func (*Conn) Release()
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).Release", Kind: Neutral},
	// func (*Tx) Exec(ctx context.Context, sql string, arguments ...any) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (*Tx) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Query", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) Prepare(ctx context.Context, name string, sql string) (*pgconn.StatementDescription, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Prepare", Kind: Chain, SQL: 3, Op: "pgx.Prepare"},
	// func (*Tx) Begin(ctx context.Context) (pgx.Tx, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Begin", Kind: Begin, Note: "a savepoint"},
	// func (*Tx) Commit(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Commit", Kind: Commit},
	// func (*Tx) Rollback(ctx context.Context) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Rollback", Kind: Rollback},
	// func (*Tx) SendBatch(ctx context.Context, b *pgx.Batch) pgx.BatchResults
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).SendBatch", Kind: Write, Op: "pgx.SendBatch", Of: 2},
	// func (*Tx) CopyFrom(ctx context.Context, tableName pgx.Identifier, columnNames []string, rowSrc pgx.CopyFromSource) (int64, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).CopyFrom", Kind: Write, Op: "pgx.CopyFrom"},
	// func (*Tx) Conn() *pgx.Conn
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).Conn", Kind: Chain, Op: "pgx.Conn"},
	// func New(ctx context.Context, connString string) (*Pool, error)
	{Symbol: "github.com/jackc/pgx/pgxpool.New", Kind: Neutral, Op: "pgx.New"},
	// func NewWithConfig(ctx context.Context, config *Config) (*Pool, error)
	{Symbol: "github.com/jackc/pgx/pgxpool.NewWithConfig", Kind: Neutral, Op: "pgx.NewWithConfig"},
}

// pgx4Rows models what only major 4 has.
var pgx4Rows = []Row{
	// func (*Conn) BeginFunc(ctx context.Context, f func(Tx) error) (err error)
	{Symbol: "(*github.com/jackc/pgx.Conn).BeginFunc", Kind: RunTx, Func: 2},
	// func (*Conn) BeginTxFunc(ctx context.Context, txOptions TxOptions, f func(Tx) error) (err error)
	{Symbol: "(*github.com/jackc/pgx.Conn).BeginTxFunc", Kind: RunTx, Func: 3},
	// func (Tx) BeginFunc(ctx context.Context, f func(Tx) error) (err error)
	{Symbol: "(github.com/jackc/pgx.Tx).BeginFunc", Kind: RunTx, Func: 2},
	// func (*Conn) QueryFunc(ctx context.Context, sql string, args []any, scans []any, f func(QueryFuncRow) error) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx.Conn).QueryFunc", Kind: Query, SQL: 2, Args: 3, Dest: []int{4}, Func: 5},
	// func (Tx) QueryFunc(ctx context.Context, sql string, args []any, scans []any, f func(QueryFuncRow) error) (pgconn.CommandTag, error)
	{Symbol: "(github.com/jackc/pgx.Tx).QueryFunc", Kind: Query, SQL: 2, Args: 3, Dest: []int{4}, Func: 5},
	// func (*Pool) BeginFunc(ctx context.Context, f func(pgx.Tx) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).BeginFunc", Kind: RunTx, Func: 2},
	// func (*Pool) BeginTxFunc(ctx context.Context, txOptions pgx.TxOptions, f func(pgx.Tx) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).BeginTxFunc", Kind: RunTx, Func: 3},
	// func (*Conn) BeginFunc(ctx context.Context, f func(pgx.Tx) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).BeginFunc", Kind: RunTx, Func: 2},
	// func (*Conn) BeginTxFunc(ctx context.Context, txOptions pgx.TxOptions, f func(pgx.Tx) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Conn).BeginTxFunc", Kind: RunTx, Func: 3},
	// func (*Tx) BeginFunc(ctx context.Context, f func(pgx.Tx) error) error
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Tx).BeginFunc", Kind: RunTx, Func: 2},
	// func (*Pool) QueryFunc(ctx context.Context, sql string, args []any, scans []any, f func(pgx.QueryFuncRow) error) (pgconn.CommandTag, error)
	{Symbol: "(*github.com/jackc/pgx/pgxpool.Pool).QueryFunc", Kind: Query, SQL: 2, Args: 3, Dest: []int{4}, Func: 5},
	// func Connect(ctx context.Context, connString string) (*Pool, error)
	{Symbol: "github.com/jackc/pgx/pgxpool.Connect", Kind: Neutral, Op: "pgx.Connect"},
	// func ConnectConfig(ctx context.Context, config *Config) (*Pool, error)
	{Symbol: "github.com/jackc/pgx/pgxpool.ConnectConfig", Kind: Neutral, Op: "pgx.ConnectConfig"},
	// func (CommandTag) RowsAffected() int64
	{Symbol: "(github.com/jackc/pgconn.CommandTag).RowsAffected", Kind: RowCount},
	// func (*PgConn) Exec(ctx context.Context, sql string) *MultiResultReader
	{Symbol: "(*github.com/jackc/pgconn.PgConn).Exec", Kind: Exec, SQL: 2},
}
