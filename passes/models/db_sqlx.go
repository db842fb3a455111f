package models

// sqlxRows models github.com/jmoiron/sqlx. What it promotes from database/sql (Tx.Commit,
// DB.ExecContext) is matched there.
var sqlxRows = []Row{
	// func (*DB) NamedExec(query string, arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).NamedExec", Kind: Exec, SQL: 1, Args: 2, Named: true},
	// func (*DB) NamedExecContext(ctx context.Context, query string, arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).NamedExecContext", Kind: Exec, SQL: 2, Args: 3, Named: true},
	// func (*DB) MustExec(query string, args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.DB).MustExec", Kind: Exec, SQL: 1, Args: 2, Note: "panics on error and drops nothing else"},
	// func (*DB) MustExecContext(ctx context.Context, query string, args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.DB).MustExecContext", Kind: Exec, SQL: 2, Args: 3, Note: "panics on error and drops nothing else"},
	// func (*DB) NamedQuery(query string, arg any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).NamedQuery", Kind: Query, SQL: 1, Args: 2, Named: true},
	// func (*DB) NamedQueryContext(ctx context.Context, query string, arg any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).NamedQueryContext", Kind: Query, SQL: 2, Args: 3, Named: true},
	// func (*DB) Queryx(query string, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Queryx", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryxContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).QueryxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) QueryRowx(query string, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.DB).QueryRowx", Kind: Query, SQL: 1, Args: 2},
	// func (*DB) QueryRowxContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.DB).QueryRowxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*DB) Get(dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Get", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}},
	// func (*DB) GetContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.DB).GetContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*DB) Select(dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Select", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}},
	// func (*DB) SelectContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.DB).SelectContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*DB) Preparex(query string) (*Stmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Preparex", Kind: Chain, SQL: 1, Op: "sqlx.Preparex"},
	// func (*DB) PreparexContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).PreparexContext", Kind: Chain, SQL: 2, Op: "sqlx.PreparexContext"},
	// func (*DB) PrepareNamed(query string) (*NamedStmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).PrepareNamed", Kind: Chain, SQL: 1, Op: "sqlx.PrepareNamed"},
	// func (*DB) PrepareNamedContext(ctx context.Context, query string) (*NamedStmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).PrepareNamedContext", Kind: Chain, SQL: 2, Op: "sqlx.PrepareNamedContext"},
	// func (*DB) Rebind(query string) string
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Rebind", Kind: Chain, SQL: 1, Op: "sqlx.Rebind"},
	// func (*DB) BindNamed(query string, arg any) (string, []any, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).BindNamed", Kind: Chain, SQL: 1, Args: 2, Op: "sqlx.BindNamed"},
	// func (*DB) Beginx() (*Tx, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Beginx", Kind: Begin},
	// func (*DB) BeginTxx(ctx context.Context, opts *sql.TxOptions) (*Tx, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).BeginTxx", Kind: Begin},
	// func (*DB) MustBegin() *Tx
	{Symbol: "(*github.com/jmoiron/sqlx.DB).MustBegin", Kind: Begin},
	// func (*DB) MustBeginTx(ctx context.Context, opts *sql.TxOptions) *Tx
	{Symbol: "(*github.com/jmoiron/sqlx.DB).MustBeginTx", Kind: Begin},
	// func (*DB) Unsafe() *DB
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Unsafe", Kind: Chain, Op: "sqlx.Unsafe"},
	// func (*DB) Connx(ctx context.Context) (*Conn, error)
	{Symbol: "(*github.com/jmoiron/sqlx.DB).Connx", Kind: Chain, Op: "sqlx.Connx"},
	// func (*Tx) NamedExec(query string, arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedExec", Kind: Exec, SQL: 1, Args: 2, Named: true},
	// func (*Tx) NamedExecContext(ctx context.Context, query string, arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedExecContext", Kind: Exec, SQL: 2, Args: 3, Named: true},
	// func (*Tx) MustExec(query string, args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).MustExec", Kind: Exec, SQL: 1, Args: 2},
	// func (*Tx) MustExecContext(ctx context.Context, query string, args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).MustExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*Tx) NamedQuery(query string, arg any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedQuery", Kind: Query, SQL: 1, Args: 2, Named: true},
	// func (*Tx) Queryx(query string, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Queryx", Kind: Query, SQL: 1, Args: 2},
	// func (*Tx) QueryxContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).QueryxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) QueryRowx(query string, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).QueryRowx", Kind: Query, SQL: 1, Args: 2},
	// func (*Tx) QueryRowxContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).QueryRowxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Tx) Get(dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Get", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}},
	// func (*Tx) GetContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).GetContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*Tx) Select(dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Select", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}},
	// func (*Tx) SelectContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).SelectContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*Tx) Preparex(query string) (*Stmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Preparex", Kind: Chain, SQL: 1, Op: "sqlx.Preparex"},
	// func (*Tx) PreparexContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).PreparexContext", Kind: Chain, SQL: 2, Op: "sqlx.PreparexContext"},
	// func (*Tx) PrepareNamed(query string) (*NamedStmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).PrepareNamed", Kind: Chain, SQL: 1, Op: "sqlx.PrepareNamed"},
	// func (*Tx) PrepareNamedContext(ctx context.Context, query string) (*NamedStmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).PrepareNamedContext", Kind: Chain, SQL: 2, Op: "sqlx.PrepareNamedContext"},
	// func (*Tx) Rebind(query string) string
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Rebind", Kind: Chain, SQL: 1, Op: "sqlx.Rebind"},
	// func (*Tx) BindNamed(query string, arg any) (string, []any, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).BindNamed", Kind: Chain, SQL: 1, Args: 2, Op: "sqlx.BindNamed"},
	// func (*Tx) Unsafe() *Tx
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Unsafe", Kind: Chain, Op: "sqlx.Unsafe"},
	// func (*Tx) Stmtx(stmt any) *Stmt
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).Stmtx", Kind: JoinTx, Op: "sqlx.Stmtx", Tx: -1, Of: 1},
	// func (*Tx) StmtxContext(ctx context.Context, stmt any) *Stmt
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).StmtxContext", Kind: JoinTx, Op: "sqlx.StmtxContext", Tx: -1, Of: 2},
	// func (*Tx) NamedStmt(stmt *NamedStmt) *NamedStmt
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedStmt", Kind: JoinTx, Op: "sqlx.NamedStmt", Tx: -1, Of: 1},
	// func (*Tx) NamedStmtContext(ctx context.Context, stmt *NamedStmt) *NamedStmt
	{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedStmtContext", Kind: JoinTx, Op: "sqlx.NamedStmtContext", Tx: -1, Of: 2},
	// func (*Conn) BeginTxx(ctx context.Context, opts *sql.TxOptions) (*Tx, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).BeginTxx", Kind: Begin},
	// func (*Conn) GetContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).GetContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*Conn) SelectContext(ctx context.Context, dest any, query string, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).SelectContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func (*Conn) QueryxContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).QueryxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) QueryRowxContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).QueryRowxContext", Kind: Query, SQL: 2, Args: 3},
	// func (*Conn) PreparexContext(ctx context.Context, query string) (*Stmt, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).PreparexContext", Kind: Chain, SQL: 2, Op: "sqlx.PreparexContext"},
	// func (*Conn) Rebind(query string) string
	{Symbol: "(*github.com/jmoiron/sqlx.Conn).Rebind", Kind: Chain, SQL: 1, Op: "sqlx.Rebind"},
	// func (*Stmt) MustExec(args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).MustExec", Kind: Exec, Args: 1, Op: "sqlx.StmtExec"},
	// func (*Stmt) MustExecContext(ctx context.Context, args ...any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).MustExecContext", Kind: Exec, Args: 2, Op: "sqlx.StmtExec"},
	// func (*Stmt) Queryx(args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).Queryx", Kind: Query, Args: 1, Op: "sqlx.StmtQuery"},
	// func (*Stmt) QueryRowx(args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).QueryRowx", Kind: Query, Args: 1, Op: "sqlx.StmtQuery"},
	// func (*Stmt) QueryxContext(ctx context.Context, args ...any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).QueryxContext", Kind: Query, Args: 2, Op: "sqlx.StmtQuery"},
	// func (*Stmt) QueryRowxContext(ctx context.Context, args ...any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).QueryRowxContext", Kind: Query, Args: 2, Op: "sqlx.StmtQuery"},
	// func (*Stmt) Get(dest any, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).Get", Kind: Query, Args: 2, Dest: []int{1}, Op: "sqlx.StmtQuery"},
	// func (*Stmt) Select(dest any, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).Select", Kind: Query, Args: 2, Dest: []int{1}, Op: "sqlx.StmtQuery"},
	// func (*Stmt) GetContext(ctx context.Context, dest any, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).GetContext", Kind: Query, Args: 3, Dest: []int{2}, Op: "sqlx.StmtQuery"},
	// func (*Stmt) SelectContext(ctx context.Context, dest any, args ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).SelectContext", Kind: Query, Args: 3, Dest: []int{2}, Op: "sqlx.StmtQuery"},
	// func (*Stmt) Unsafe() *Stmt
	{Symbol: "(*github.com/jmoiron/sqlx.Stmt).Unsafe", Kind: Chain, Op: "sqlx.Unsafe"},
	// func (*NamedStmt) Exec(arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).Exec", Kind: Exec, Args: 1, Named: true, Op: "sqlx.StmtExec"},
	// func (*NamedStmt) MustExec(arg any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).MustExec", Kind: Exec, Args: 1, Named: true, Op: "sqlx.StmtExec"},
	// func (*NamedStmt) ExecContext(ctx context.Context, arg any) (sql.Result, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).ExecContext", Kind: Exec, Args: 2, Named: true, Op: "sqlx.StmtExec"},
	// func (*NamedStmt) MustExecContext(ctx context.Context, arg any) sql.Result
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).MustExecContext", Kind: Exec, Args: 2, Named: true, Op: "sqlx.StmtExec"},
	// func (*NamedStmt) Query(arg any) (*sql.Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).Query", Kind: Query, Args: 1, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryRow(arg any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryRow", Kind: Query, Args: 1, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) Queryx(arg any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).Queryx", Kind: Query, Args: 1, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryRowx(arg any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryRowx", Kind: Query, Args: 1, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryContext(ctx context.Context, arg any) (*sql.Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryContext", Kind: Query, Args: 2, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryRowContext(ctx context.Context, arg any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryRowContext", Kind: Query, Args: 2, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryxContext(ctx context.Context, arg any) (*Rows, error)
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryxContext", Kind: Query, Args: 2, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) QueryRowxContext(ctx context.Context, arg any) *Row
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).QueryRowxContext", Kind: Query, Args: 2, Named: true, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) Get(dest any, arg any) error
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).Get", Kind: Query, Args: 2, Named: true, Dest: []int{1}, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) Select(dest any, arg any) error
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).Select", Kind: Query, Args: 2, Named: true, Dest: []int{1}, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) GetContext(ctx context.Context, dest any, arg any) error
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).GetContext", Kind: Query, Args: 3, Named: true, Dest: []int{2}, Op: "sqlx.StmtQuery"},
	// func (*NamedStmt) SelectContext(ctx context.Context, dest any, arg any) error
	{Symbol: "(*github.com/jmoiron/sqlx.NamedStmt).SelectContext", Kind: Query, Args: 3, Named: true, Dest: []int{2}, Op: "sqlx.StmtQuery"},
	// func (*Rows) StructScan(dest any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Rows).StructScan", Kind: Scan, Dest: []int{1}},
	// func (*Rows) MapScan(dest map[string]any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Rows).MapScan", Kind: Scan, Dest: []int{1}},
	// func (*Rows) SliceScan() ([]any, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Rows).SliceScan", Kind: Scan},
	// func (*Row) StructScan(dest any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Row).StructScan", Kind: Scan, Dest: []int{1}},
	// func (*Row) MapScan(dest map[string]any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Row).MapScan", Kind: Scan, Dest: []int{1}},
	// func (*Row) SliceScan() ([]any, error)
	{Symbol: "(*github.com/jmoiron/sqlx.Row).SliceScan", Kind: Scan},
	// func (*Row) Scan(dest ...any) error
	{Symbol: "(*github.com/jmoiron/sqlx.Row).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
}

// sqlxFuncRows models the package-level functions and the interfaces of sqlx, through which code
// that takes a DB or a Tx calls them.
var sqlxFuncRows = []Row{
	// func NamedExec(e Ext, query string, arg any) (sql.Result, error)
	{Symbol: "github.com/jmoiron/sqlx.NamedExec", Kind: Exec, SQL: 2, Args: 3, Named: true},
	// func NamedExecContext(ctx context.Context, e ExtContext, query string, arg any) (sql.Result, error)
	{Symbol: "github.com/jmoiron/sqlx.NamedExecContext", Kind: Exec, SQL: 3, Args: 4, Named: true},
	// func NamedQuery(e Ext, query string, arg any) (*Rows, error)
	{Symbol: "github.com/jmoiron/sqlx.NamedQuery", Kind: Query, SQL: 2, Args: 3, Named: true},
	// func NamedQueryContext(ctx context.Context, e ExtContext, query string, arg any) (*Rows, error)
	{Symbol: "github.com/jmoiron/sqlx.NamedQueryContext", Kind: Query, SQL: 3, Args: 4, Named: true},
	// func MustExec(e Execer, query string, args ...any) sql.Result
	{Symbol: "github.com/jmoiron/sqlx.MustExec", Kind: Exec, SQL: 2, Args: 3},
	// func MustExecContext(ctx context.Context, e ExecerContext, query string, args ...any) sql.Result
	{Symbol: "github.com/jmoiron/sqlx.MustExecContext", Kind: Exec, SQL: 3, Args: 4},
	// func Get(q Queryer, dest any, query string, args ...any) error
	{Symbol: "github.com/jmoiron/sqlx.Get", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func Select(q Queryer, dest any, query string, args ...any) error
	{Symbol: "github.com/jmoiron/sqlx.Select", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
	// func GetContext(ctx context.Context, q QueryerContext, dest any, query string, args ...any) error
	{Symbol: "github.com/jmoiron/sqlx.GetContext", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func SelectContext(ctx context.Context, q QueryerContext, dest any, query string, args ...any) error
	{Symbol: "github.com/jmoiron/sqlx.SelectContext", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func Preparex(p Preparer, query string) (*Stmt, error)
	{Symbol: "github.com/jmoiron/sqlx.Preparex", Kind: Chain, SQL: 2, Op: "sqlx.Preparex"},
	// func PreparexContext(ctx context.Context, p PreparerContext, query string) (*Stmt, error)
	{Symbol: "github.com/jmoiron/sqlx.PreparexContext", Kind: Chain, SQL: 3, Op: "sqlx.PreparexContext"},
	// func In(query string, args ...any) (string, []any, error)
	{Symbol: "github.com/jmoiron/sqlx.In", Kind: Chain, SQL: 1, Args: 2, Op: "sqlx.In"},
	// func Named(query string, arg any) (string, []any, error)
	{Symbol: "github.com/jmoiron/sqlx.Named", Kind: Chain, SQL: 1, Args: 2, Op: "sqlx.Named"},
	// func Rebind(bindType int, query string) string
	{Symbol: "github.com/jmoiron/sqlx.Rebind", Kind: Chain, SQL: 2, Op: "sqlx.Rebind"},
	// func BindNamed(bindType int, query string, arg any) (string, []any, error)
	{Symbol: "github.com/jmoiron/sqlx.BindNamed", Kind: Chain, SQL: 2, Args: 3, Op: "sqlx.BindNamed"},
	// func StructScan(rows rowsi, dest any) error
	{Symbol: "github.com/jmoiron/sqlx.StructScan", Kind: Scan, Dest: []int{2}, Of: 1},
	// func MapScan(r ColScanner, dest map[string]any) error
	{Symbol: "github.com/jmoiron/sqlx.MapScan", Kind: Scan, Dest: []int{2}, Of: 1},
	// func SliceScan(r ColScanner) ([]any, error)
	{Symbol: "github.com/jmoiron/sqlx.SliceScan", Kind: Scan, Of: 1},
	// func NewDb(db *sql.DB, driverName string) *DB
	{Symbol: "github.com/jmoiron/sqlx.NewDb", Kind: Neutral, Op: "sqlx.NewDb"},
	// func Open(driverName string, dataSourceName string) (*DB, error)
	{Symbol: "github.com/jmoiron/sqlx.Open", Kind: Neutral, Op: "sqlx.Open"},
	// func Connect(driverName string, dataSourceName string) (*DB, error)
	{Symbol: "github.com/jmoiron/sqlx.Connect", Kind: Neutral, Op: "sqlx.Connect"},
	// func ConnectContext(ctx context.Context, driverName string, dataSourceName string) (*DB, error)
	{Symbol: "github.com/jmoiron/sqlx.ConnectContext", Kind: Neutral, Op: "sqlx.ConnectContext"},
	// func MustConnect(driverName string, dataSourceName string) *DB
	{Symbol: "github.com/jmoiron/sqlx.MustConnect", Kind: Neutral, Op: "sqlx.MustConnect"},
	// func MustOpen(driverName string, dataSourceName string) *DB
	{Symbol: "github.com/jmoiron/sqlx.MustOpen", Kind: Neutral, Op: "sqlx.MustOpen"},
	// func (Execer) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/jmoiron/sqlx.Execer).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (ExecerContext) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/jmoiron/sqlx.ExecerContext).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (Queryer) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/jmoiron/sqlx.Queryer).Query", Kind: Query, SQL: 1, Args: 2},
	// func (Queryer) Queryx(query string, args ...any) (*Rows, error)
	{Symbol: "(github.com/jmoiron/sqlx.Queryer).Queryx", Kind: Query, SQL: 1, Args: 2},
	// func (Queryer) QueryRowx(query string, args ...any) *Row
	{Symbol: "(github.com/jmoiron/sqlx.Queryer).QueryRowx", Kind: Query, SQL: 1, Args: 2},
	// func (QueryerContext) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/jmoiron/sqlx.QueryerContext).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (QueryerContext) QueryxContext(ctx context.Context, query string, args ...any) (*Rows, error)
	{Symbol: "(github.com/jmoiron/sqlx.QueryerContext).QueryxContext", Kind: Query, SQL: 2, Args: 3},
	// func (QueryerContext) QueryRowxContext(ctx context.Context, query string, args ...any) *Row
	{Symbol: "(github.com/jmoiron/sqlx.QueryerContext).QueryRowxContext", Kind: Query, SQL: 2, Args: 3},
	// func (Preparer) Prepare(query string) (*sql.Stmt, error)
	{Symbol: "(github.com/jmoiron/sqlx.Preparer).Prepare", Kind: Chain, SQL: 1, Op: "sqlx.Prepare"},
	// func (PreparerContext) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
	{Symbol: "(github.com/jmoiron/sqlx.PreparerContext).PrepareContext", Kind: Chain, SQL: 2, Op: "sqlx.PrepareContext"},
}
