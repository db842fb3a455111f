package models

// goquRows models github.com/doug-martin/goqu.
var goquRows = []Row{
	// func From(table ...any) *SelectDataset
	{Symbol: "github.com/doug-martin/goqu.From", Kind: Chain, Op: "goqu.From"},
	// func Select(cols ...any) *SelectDataset
	{Symbol: "github.com/doug-martin/goqu.Select", Kind: Chain, Op: "goqu.Select"},
	// func Insert(table any) *InsertDataset
	{Symbol: "github.com/doug-martin/goqu.Insert", Kind: Chain, Op: "goqu.Insert"},
	// func Update(table any) *UpdateDataset
	{Symbol: "github.com/doug-martin/goqu.Update", Kind: Chain, Op: "goqu.Update"},
	// func Delete(table any) *DeleteDataset
	{Symbol: "github.com/doug-martin/goqu.Delete", Kind: Chain, Op: "goqu.Delete"},
	// func Dialect(dialect string) DialectWrapper
	{Symbol: "github.com/doug-martin/goqu.Dialect", Kind: Chain, Op: "goqu.Dialect"},
	// func New(dialect string, db SQLDatabase) *Database
	{Symbol: "github.com/doug-martin/goqu.New", Kind: Chain, Op: "goqu.New"},
	// func NewTx(dialect string, tx SQLTx) *TxDatabase
	{Symbol: "github.com/doug-martin/goqu.NewTx", Kind: Chain, Op: "goqu.NewTx"},
	// func Truncate(table ...any) *TruncateDataset
	{Symbol: "github.com/doug-martin/goqu.Truncate", Kind: Chain, Op: "goqu.Truncate"},
	// func C(col string) exp.IdentifierExpression
	{Symbol: "github.com/doug-martin/goqu.C", Kind: Chain, Op: "goqu.C"},
	// func I(ident string) exp.IdentifierExpression
	{Symbol: "github.com/doug-martin/goqu.I", Kind: Chain, Op: "goqu.I"},
	// func T(table string) exp.IdentifierExpression
	{Symbol: "github.com/doug-martin/goqu.T", Kind: Chain, Op: "goqu.T"},
	// func V(val any) exp.LiteralExpression
	{Symbol: "github.com/doug-martin/goqu.V", Kind: Chain, Op: "goqu.V"},
	// func And(expressions ...exp.Expression) exp.ExpressionList
	{Symbol: "github.com/doug-martin/goqu.And", Kind: Chain, Op: "goqu.And"},
	// func Or(expressions ...exp.Expression) exp.ExpressionList
	{Symbol: "github.com/doug-martin/goqu.Or", Kind: Chain, Op: "goqu.Or"},
	// func DoNothing() exp.ConflictExpression
	{Symbol: "github.com/doug-martin/goqu.DoNothing", Kind: Chain, Op: "goqu.DoNothing"},
	// func DoUpdate(target string, update any) exp.ConflictUpdateExpression
	{Symbol: "github.com/doug-martin/goqu.DoUpdate", Kind: Chain, Op: "goqu.DoUpdate"},
	// func L(sql string, args ...any) exp.LiteralExpression
	{Symbol: "github.com/doug-martin/goqu.L", Kind: Chain, SQL: 1, Args: 2, Op: "goqu.L"},
	// func Literal(sql string, args ...any) exp.LiteralExpression
	{Symbol: "github.com/doug-martin/goqu.Literal", Kind: Chain, SQL: 1, Args: 2, Op: "goqu.Literal"},
	// func (DialectWrapper) From(table ...any) *SelectDataset
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).From", Kind: Chain, Op: "goqu.From"},
	// func (DialectWrapper) Select(cols ...any) *SelectDataset
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).Select", Kind: Chain, Op: "goqu.Select"},
	// func (DialectWrapper) Insert(table any) *InsertDataset
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).Insert", Kind: Chain, Op: "goqu.Insert"},
	// func (DialectWrapper) Update(table any) *UpdateDataset
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).Update", Kind: Chain, Op: "goqu.Update"},
	// func (DialectWrapper) Delete(table any) *DeleteDataset
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).Delete", Kind: Chain, Op: "goqu.Delete"},
	// func (DialectWrapper) DB(db SQLDatabase) *Database
	{Symbol: "(github.com/doug-martin/goqu.DialectWrapper).DB", Kind: Chain, Op: "goqu.DB"},
	// func (*Database) From(from ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).From", Kind: Chain, Op: "goqu.From"},
	// func (*Database) Select(cols ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).Select", Kind: Chain, Op: "goqu.Select"},
	// func (*Database) Insert(table any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).Insert", Kind: Chain, Op: "goqu.Insert"},
	// func (*Database) Update(table any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).Update", Kind: Chain, Op: "goqu.Update"},
	// func (*Database) Delete(table any) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).Delete", Kind: Chain, Op: "goqu.Delete"},
	// func (*Database) Truncate(table ...any) *TruncateDataset
	{Symbol: "(*github.com/doug-martin/goqu.Database).Truncate", Kind: Chain, Op: "goqu.Truncate"},
	// func (*Database) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "goqu.Exec"},
	// func (*Database) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "goqu.ExecContext"},
	// func (*Database) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).Query", Kind: Query, SQL: 1, Args: 2, Op: "goqu.Query"},
	// func (*Database) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).QueryContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryContext"},
	// func (*Database) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(*github.com/doug-martin/goqu.Database).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "goqu.QueryRow"},
	// func (*Database) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(*github.com/doug-martin/goqu.Database).QueryRowContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryRowContext"},
	// func (*Database) ScanStruct(i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanStruct", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanStruct"},
	// func (*Database) ScanStructs(i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanStructs", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanStructs"},
	// func (*Database) ScanVal(i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanVal", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanVal"},
	// func (*Database) ScanVals(i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanVals", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanVals"},
	// func (*Database) ScanStructContext(ctx context.Context, i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanStructContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanStructContext"},
	// func (*Database) ScanStructsContext(ctx context.Context, i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanStructsContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanStructsContext"},
	// func (*Database) ScanValContext(ctx context.Context, i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanValContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanValContext"},
	// func (*Database) ScanValsContext(ctx context.Context, i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.Database).ScanValsContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanValsContext"},
	// func (*Database) Prepare(query string) (*sql.Stmt, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).Prepare", Kind: Chain, SQL: 1, Op: "goqu.Prepare"},
	// func (*Database) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).PrepareContext", Kind: Chain, SQL: 2, Op: "goqu.PrepareContext"},
	// func (*Database) Begin() (*TxDatabase, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).Begin", Kind: Begin, Op: "goqu.Begin"},
	// func (*Database) BeginTx(ctx context.Context, opts *sql.TxOptions) (*TxDatabase, error)
	{Symbol: "(*github.com/doug-martin/goqu.Database).BeginTx", Kind: Begin, Op: "goqu.BeginTx"},
	// func (*Database) WithTx(fn func(*TxDatabase) error) error
	{Symbol: "(*github.com/doug-martin/goqu.Database).WithTx", Kind: RunTx, Op: "goqu.WithTx", Func: 1},
	// func (*TxDatabase) From(cols ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).From", Kind: Chain, Op: "goqu.From"},
	// func (*TxDatabase) Select(cols ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Select", Kind: Chain, Op: "goqu.Select"},
	// func (*TxDatabase) Insert(table any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Insert", Kind: Chain, Op: "goqu.Insert"},
	// func (*TxDatabase) Update(table any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Update", Kind: Chain, Op: "goqu.Update"},
	// func (*TxDatabase) Delete(table any) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Delete", Kind: Chain, Op: "goqu.Delete"},
	// func (*TxDatabase) Truncate(table ...any) *TruncateDataset
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Truncate", Kind: Chain, Op: "goqu.Truncate"},
	// func (*TxDatabase) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "goqu.Exec"},
	// func (*TxDatabase) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "goqu.ExecContext"},
	// func (*TxDatabase) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Query", Kind: Query, SQL: 1, Args: 2, Op: "goqu.Query"},
	// func (*TxDatabase) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).QueryContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryContext"},
	// func (*TxDatabase) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "goqu.QueryRow"},
	// func (*TxDatabase) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).QueryRowContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryRowContext"},
	// func (*TxDatabase) ScanStruct(i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanStruct", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanStruct"},
	// func (*TxDatabase) ScanStructs(i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanStructs", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanStructs"},
	// func (*TxDatabase) ScanVal(i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanVal", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanVal"},
	// func (*TxDatabase) ScanVals(i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanVals", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "goqu.ScanVals"},
	// func (*TxDatabase) ScanStructContext(ctx context.Context, i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanStructContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanStructContext"},
	// func (*TxDatabase) ScanStructsContext(ctx context.Context, i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanStructsContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanStructsContext"},
	// func (*TxDatabase) ScanValContext(ctx context.Context, i any, query string, args ...any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanValContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanValContext"},
	// func (*TxDatabase) ScanValsContext(ctx context.Context, i any, query string, args ...any) error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).ScanValsContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "goqu.ScanValsContext"},
	// func (*TxDatabase) Commit() error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Commit", Kind: Commit, Op: "goqu.Commit"},
	// func (*TxDatabase) Rollback() error
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Rollback", Kind: Rollback, Op: "goqu.Rollback"},
	// func (*TxDatabase) Wrap(fn func() error) (err error)
	{Symbol: "(*github.com/doug-martin/goqu.TxDatabase).Wrap", Kind: RunTx, Op: "goqu.Wrap", Func: 1, Note: "commits or rolls back this transaction"},
	// func (SQLDatabase) Begin() (*sql.Tx, error)
	{Symbol: "(github.com/doug-martin/goqu.SQLDatabase).Begin", Kind: Begin, Op: "goqu.Begin"},
	// func (SQLDatabase) BeginTx(ctx context.Context, opts *sql.TxOptions) (*sql.Tx, error)
	{Symbol: "(github.com/doug-martin/goqu.SQLDatabase).BeginTx", Kind: Begin, Op: "goqu.BeginTx"},
	// func (SQLDatabase) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/doug-martin/goqu.SQLDatabase).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "goqu.ExecContext"},
	// func (SQLDatabase) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/doug-martin/goqu.SQLDatabase).QueryContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryContext"},
	// func (SQLDatabase) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	{Symbol: "(github.com/doug-martin/goqu.SQLDatabase).QueryRowContext", Kind: Query, SQL: 2, Args: 3, Op: "goqu.QueryRowContext"},
}
