package models

// gorpRows models github.com/go-gorp/gorp.
var gorpRows = []Row{
	// func (*DbMap) Insert(list ...any) error
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Insert", Kind: Write, Op: "gorp.Insert"},
	// func (*DbMap) Update(list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Update", Kind: Write, Op: "gorp.Update"},
	// func (*DbMap) Delete(list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Delete", Kind: Write, Op: "gorp.Delete"},
	// func (*DbMap) UpdateColumns(filter ColumnFilter, list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).UpdateColumns", Kind: Write, Op: "gorp.UpdateColumns"},
	// func (*DbMap) Get(i any, keys ...any) (any, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Get", Kind: Read, Op: "gorp.Get"},
	// func (*DbMap) Select(i any, query string, args ...any) ([]any, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Select", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.Select"},
	// func (*DbMap) SelectOne(holder any, query string, args ...any) error
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.SelectOne"},
	// func (*DbMap) SelectInt(query string, args ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectInt"},
	// func (*DbMap) SelectNullInt(query string, args ...any) (sql.NullInt64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectNullInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullInt"},
	// func (*DbMap) SelectFloat(query string, args ...any) (float64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectFloat"},
	// func (*DbMap) SelectNullFloat(query string, args ...any) (sql.NullFloat64, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectNullFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullFloat"},
	// func (*DbMap) SelectStr(query string, args ...any) (string, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectStr"},
	// func (*DbMap) SelectNullStr(query string, args ...any) (sql.NullString, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).SelectNullStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullStr"},
	// func (*DbMap) Query(q string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Query", Kind: Query, SQL: 1, Args: 2, Op: "gorp.Query"},
	// func (*DbMap) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "gorp.QueryRow"},
	// func (*DbMap) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorp.Exec"},
	// func (*DbMap) Prepare(query string) (*sql.Stmt, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Prepare", Kind: Chain, SQL: 1, Op: "gorp.Prepare"},
	// func (*DbMap) Begin() (*Transaction, error)
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).Begin", Kind: Begin, Op: "gorp.Begin"},
	// func (*DbMap) WithContext(ctx context.Context) SqlExecutor
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).WithContext", Kind: Chain, Op: "gorp.WithContext"},
	// func (*DbMap) AddTable(i any) *TableMap
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).AddTable", Kind: Chain, Op: "gorp.AddTable"},
	// func (*DbMap) AddTableWithName(i any, name string) *TableMap
	{Symbol: "(*github.com/go-gorp/gorp.DbMap).AddTableWithName", Kind: Chain, Op: "gorp.AddTableWithName"},
	// func (*Transaction) Insert(list ...any) error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Insert", Kind: Write, Op: "gorp.Insert"},
	// func (*Transaction) Update(list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Update", Kind: Write, Op: "gorp.Update"},
	// func (*Transaction) Delete(list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Delete", Kind: Write, Op: "gorp.Delete"},
	// func (*Transaction) UpdateColumns(filter ColumnFilter, list ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).UpdateColumns", Kind: Write, Op: "gorp.UpdateColumns"},
	// func (*Transaction) Get(i any, keys ...any) (any, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Get", Kind: Read, Op: "gorp.Get"},
	// func (*Transaction) Select(i any, query string, args ...any) ([]any, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Select", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.Select"},
	// func (*Transaction) SelectOne(holder any, query string, args ...any) error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.SelectOne"},
	// func (*Transaction) SelectInt(query string, args ...any) (int64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectInt"},
	// func (*Transaction) SelectNullInt(query string, args ...any) (sql.NullInt64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectNullInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullInt"},
	// func (*Transaction) SelectFloat(query string, args ...any) (float64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectFloat"},
	// func (*Transaction) SelectNullFloat(query string, args ...any) (sql.NullFloat64, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectNullFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullFloat"},
	// func (*Transaction) SelectStr(query string, args ...any) (string, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectStr"},
	// func (*Transaction) SelectNullStr(query string, args ...any) (sql.NullString, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).SelectNullStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullStr"},
	// func (*Transaction) Query(q string, args ...any) (*sql.Rows, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Query", Kind: Query, SQL: 1, Args: 2, Op: "gorp.Query"},
	// func (*Transaction) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "gorp.QueryRow"},
	// func (*Transaction) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorp.Exec"},
	// func (*Transaction) Prepare(query string) (*sql.Stmt, error)
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Prepare", Kind: Chain, SQL: 1, Op: "gorp.Prepare"},
	// func (*Transaction) Commit() error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Commit", Kind: Commit, Op: "gorp.Commit"},
	// func (*Transaction) Rollback() error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Rollback", Kind: Rollback, Op: "gorp.Rollback"},
	// func (*Transaction) RollbackToSavepoint(savepoint string) error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).RollbackToSavepoint", Kind: Rollback, Op: "gorp.RollbackToSavepoint"},
	// func (*Transaction) Savepoint(name string) error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).Savepoint", Kind: Neutral, Op: "gorp.Savepoint"},
	// func (*Transaction) ReleaseSavepoint(savepoint string) error
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).ReleaseSavepoint", Kind: Neutral, Op: "gorp.ReleaseSavepoint"},
	// func (*Transaction) WithContext(ctx context.Context) SqlExecutor
	{Symbol: "(*github.com/go-gorp/gorp.Transaction).WithContext", Kind: Chain, Op: "gorp.WithContext"},
	// func (SqlExecutor) Insert(list ...any) error
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Insert", Kind: Write, Op: "gorp.Insert"},
	// func (SqlExecutor) Update(list ...any) (int64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Update", Kind: Write, Op: "gorp.Update"},
	// func (SqlExecutor) Delete(list ...any) (int64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Delete", Kind: Write, Op: "gorp.Delete"},
	// func (SqlExecutor) Get(i any, keys ...any) (any, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Get", Kind: Read, Op: "gorp.Get"},
	// func (SqlExecutor) Select(i any, query string, args ...any) ([]any, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Select", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.Select"},
	// func (SqlExecutor) SelectOne(holder any, query string, args ...any) error
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gorp.SelectOne"},
	// func (SqlExecutor) SelectInt(query string, args ...any) (int64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectInt"},
	// func (SqlExecutor) SelectNullInt(query string, args ...any) (sql.NullInt64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectNullInt", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullInt"},
	// func (SqlExecutor) SelectFloat(query string, args ...any) (float64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectFloat"},
	// func (SqlExecutor) SelectNullFloat(query string, args ...any) (sql.NullFloat64, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectNullFloat", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullFloat"},
	// func (SqlExecutor) SelectStr(query string, args ...any) (string, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectStr"},
	// func (SqlExecutor) SelectNullStr(query string, args ...any) (sql.NullString, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).SelectNullStr", Kind: Query, SQL: 1, Args: 2, Op: "gorp.SelectNullStr"},
	// func (SqlExecutor) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Query", Kind: Query, SQL: 1, Args: 2, Op: "gorp.Query"},
	// func (SqlExecutor) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "gorp.QueryRow"},
	// func (SqlExecutor) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorp.Exec"},
	// func (SqlExecutor) WithContext(ctx context.Context) SqlExecutor
	{Symbol: "(github.com/go-gorp/gorp.SqlExecutor).WithContext", Kind: Chain, Op: "gorp.WithContext"},
	// func SelectInt(e SqlExecutor, query string, args ...any) (int64, error)
	{Symbol: "github.com/go-gorp/gorp.SelectInt", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectInt"},
	// func SelectNullInt(e SqlExecutor, query string, args ...any) (sql.NullInt64, error)
	{Symbol: "github.com/go-gorp/gorp.SelectNullInt", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectNullInt"},
	// func SelectFloat(e SqlExecutor, query string, args ...any) (float64, error)
	{Symbol: "github.com/go-gorp/gorp.SelectFloat", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectFloat"},
	// func SelectNullFloat(e SqlExecutor, query string, args ...any) (sql.NullFloat64, error)
	{Symbol: "github.com/go-gorp/gorp.SelectNullFloat", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectNullFloat"},
	// func SelectStr(e SqlExecutor, query string, args ...any) (string, error)
	{Symbol: "github.com/go-gorp/gorp.SelectStr", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectStr"},
	// func SelectNullStr(e SqlExecutor, query string, args ...any) (sql.NullString, error)
	{Symbol: "github.com/go-gorp/gorp.SelectNullStr", Kind: Query, SQL: 2, Args: 3, Op: "gorp.SelectNullStr"},
	// func SelectOne(m *DbMap, e SqlExecutor, holder any, query string, args ...any) error
	{Symbol: "github.com/go-gorp/gorp.SelectOne", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gorp.SelectOne"},
}
