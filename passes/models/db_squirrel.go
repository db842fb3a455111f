package models

// squirrelRows models github.com/Masterminds/squirrel. ToSql ends a chain whose text is run
// elsewhere.
var squirrelRows = []Row{
	// func Select(columns ...string) SelectBuilder
	{Symbol: "github.com/Masterminds/squirrel.Select", Kind: Chain, Op: "squirrel.Select"},
	// func Insert(into string) InsertBuilder
	{Symbol: "github.com/Masterminds/squirrel.Insert", Kind: Chain, Op: "squirrel.Insert"},
	// func Update(table string) UpdateBuilder
	{Symbol: "github.com/Masterminds/squirrel.Update", Kind: Chain, Op: "squirrel.Update"},
	// func Delete(from string) DeleteBuilder
	{Symbol: "github.com/Masterminds/squirrel.Delete", Kind: Chain, Op: "squirrel.Delete"},
	// func Replace(into string) InsertBuilder
	{Symbol: "github.com/Masterminds/squirrel.Replace", Kind: Chain, Op: "squirrel.Replace"},
	// func Case(what ...any) CaseBuilder
	{Symbol: "github.com/Masterminds/squirrel.Case", Kind: Chain, Op: "squirrel.Case"},
	// func Alias(expr Sqlizer, alias string) aliasExpr
	{Symbol: "github.com/Masterminds/squirrel.Alias", Kind: Chain, Op: "squirrel.Alias"},
	// func ConcatExpr(parts ...any) concatExpr
	{Symbol: "github.com/Masterminds/squirrel.ConcatExpr", Kind: Chain, Op: "squirrel.ConcatExpr"},
	// func Expr(sql string, args ...any) Sqlizer
	{Symbol: "github.com/Masterminds/squirrel.Expr", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Expr"},
	// func (StatementBuilderType) Select(columns ...string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Select", Kind: Chain, Op: "squirrel.Select"},
	// func (StatementBuilderType) Insert(into string) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Insert", Kind: Chain, Op: "squirrel.Insert"},
	// func (StatementBuilderType) Update(table string) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Update", Kind: Chain, Op: "squirrel.Update"},
	// func (StatementBuilderType) Delete(from string) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Delete", Kind: Chain, Op: "squirrel.Delete"},
	// func (StatementBuilderType) Replace(into string) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Replace", Kind: Chain, Op: "squirrel.Replace"},
	// func (StatementBuilderType) RunWith(runner BaseRunner) StatementBuilderType
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).RunWith", Kind: Chain, Op: "squirrel.RunWith"},
	// func (StatementBuilderType) PlaceholderFormat(f PlaceholderFormat) StatementBuilderType
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).PlaceholderFormat", Kind: Chain, Op: "squirrel.PlaceholderFormat"},
	// func (StatementBuilderType) Where(pred any, args ...any) StatementBuilderType
	{Symbol: "(github.com/Masterminds/squirrel.StatementBuilderType).Where", Kind: Chain, Op: "squirrel.Where"},
	// func (SelectBuilder) PlaceholderFormat(f PlaceholderFormat) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).PlaceholderFormat", Kind: Chain, Op: "squirrel.PlaceholderFormat"},
	// func (SelectBuilder) RunWith(runner BaseRunner) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).RunWith", Kind: Chain, Op: "squirrel.RunWith"},
	// func (SelectBuilder) Prefix(sql string, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Prefix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Prefix"},
	// func (SelectBuilder) PrefixExpr(expr Sqlizer) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).PrefixExpr", Kind: Chain, Op: "squirrel.PrefixExpr"},
	// func (SelectBuilder) Distinct() SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Distinct", Kind: Chain, Op: "squirrel.Distinct"},
	// func (SelectBuilder) Options(options ...string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Options", Kind: Chain, Op: "squirrel.Options"},
	// func (SelectBuilder) Columns(columns ...string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Columns", Kind: Chain, Op: "squirrel.Columns"},
	// func (SelectBuilder) RemoveColumns() SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).RemoveColumns", Kind: Chain, Op: "squirrel.RemoveColumns"},
	// func (SelectBuilder) Column(column any, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Column", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Column"},
	// func (SelectBuilder) From(from string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).From", Kind: Chain, Op: "squirrel.From"},
	// func (SelectBuilder) FromSelect(from SelectBuilder, alias string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).FromSelect", Kind: Chain, Op: "squirrel.FromSelect"},
	// func (SelectBuilder) JoinClause(pred any, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).JoinClause", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.JoinClause"},
	// func (SelectBuilder) Join(join string, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Join", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Join"},
	// func (SelectBuilder) LeftJoin(join string, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).LeftJoin", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.LeftJoin"},
	// func (SelectBuilder) RightJoin(join string, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).RightJoin", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.RightJoin"},
	// func (SelectBuilder) InnerJoin(join string, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).InnerJoin", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.InnerJoin"},
	// func (SelectBuilder) CrossJoin(join string, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).CrossJoin", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.CrossJoin"},
	// func (SelectBuilder) Where(pred any, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Where"},
	// func (SelectBuilder) GroupBy(groupBys ...string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).GroupBy", Kind: Chain, Op: "squirrel.GroupBy"},
	// func (SelectBuilder) Having(pred any, rest ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Having", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Having"},
	// func (SelectBuilder) OrderByClause(pred any, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).OrderByClause", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.OrderByClause"},
	// func (SelectBuilder) OrderBy(orderBys ...string) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).OrderBy", Kind: Chain, Op: "squirrel.OrderBy"},
	// func (SelectBuilder) Limit(limit uint64) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Limit", Kind: Chain, Op: "squirrel.Limit"},
	// func (SelectBuilder) RemoveLimit() SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).RemoveLimit", Kind: Chain, Op: "squirrel.RemoveLimit"},
	// func (SelectBuilder) Offset(offset uint64) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Offset", Kind: Chain, Op: "squirrel.Offset"},
	// func (SelectBuilder) RemoveOffset() SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).RemoveOffset", Kind: Chain, Op: "squirrel.RemoveOffset"},
	// func (SelectBuilder) Suffix(sql string, args ...any) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Suffix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Suffix"},
	// func (SelectBuilder) SuffixExpr(expr Sqlizer) SelectBuilder
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).SuffixExpr", Kind: Chain, Op: "squirrel.SuffixExpr"},
	// func (SelectBuilder) ToSql() (string, []any, error)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).ToSql", Kind: Chain, Op: "squirrel.ToSql"},
	// func (SelectBuilder) MustSql() (string, []any)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).MustSql", Kind: Chain, Op: "squirrel.MustSql"},
	// func (SelectBuilder) Query() (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Query", Kind: Read, Op: "squirrel.Query"},
	// func (SelectBuilder) QueryContext(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).QueryContext", Kind: Read, Op: "squirrel.QueryContext"},
	// func (SelectBuilder) QueryRow() RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).QueryRow", Kind: Read, Op: "squirrel.QueryRow"},
	// func (SelectBuilder) QueryRowContext(ctx context.Context) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).QueryRowContext", Kind: Read, Op: "squirrel.QueryRowContext"},
	// func (SelectBuilder) Scan(dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Scan", Kind: Read, Args: 1, Dest: []int{-1}, Op: "squirrel.Scan"},
	// func (SelectBuilder) ScanContext(ctx context.Context, dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).ScanContext", Kind: Read, Args: 2, Dest: []int{-1}, Op: "squirrel.ScanContext"},
	// func (SelectBuilder) Exec() (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).Exec", Kind: Read, Op: "squirrel.Exec"},
	// func (SelectBuilder) ExecContext(ctx context.Context) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.SelectBuilder).ExecContext", Kind: Read, Op: "squirrel.ExecContext"},
	// func (InsertBuilder) PlaceholderFormat(f PlaceholderFormat) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).PlaceholderFormat", Kind: Chain, Op: "squirrel.PlaceholderFormat"},
	// func (InsertBuilder) RunWith(runner BaseRunner) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).RunWith", Kind: Chain, Op: "squirrel.RunWith"},
	// func (InsertBuilder) Prefix(sql string, args ...any) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Prefix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Prefix"},
	// func (InsertBuilder) PrefixExpr(expr Sqlizer) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).PrefixExpr", Kind: Chain, Op: "squirrel.PrefixExpr"},
	// func (InsertBuilder) Options(options ...string) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Options", Kind: Chain, Op: "squirrel.Options"},
	// func (InsertBuilder) Into(from string) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Into", Kind: Chain, Op: "squirrel.Into"},
	// func (InsertBuilder) Columns(columns ...string) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Columns", Kind: Chain, Op: "squirrel.Columns"},
	// func (InsertBuilder) Values(values ...any) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Values", Kind: Chain, Op: "squirrel.Values"},
	// func (InsertBuilder) Suffix(sql string, args ...any) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Suffix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Suffix"},
	// func (InsertBuilder) SuffixExpr(expr Sqlizer) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).SuffixExpr", Kind: Chain, Op: "squirrel.SuffixExpr"},
	// func (InsertBuilder) SetMap(clauses map[string]any) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).SetMap", Kind: Chain, Op: "squirrel.SetMap"},
	// func (InsertBuilder) Select(sb SelectBuilder) InsertBuilder
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Select", Kind: Chain, Op: "squirrel.Select"},
	// func (InsertBuilder) ToSql() (string, []any, error)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).ToSql", Kind: Chain, Op: "squirrel.ToSql"},
	// func (InsertBuilder) MustSql() (string, []any)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).MustSql", Kind: Chain, Op: "squirrel.MustSql"},
	// func (InsertBuilder) Exec() (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Exec", Kind: Write, Op: "squirrel.Exec"},
	// func (InsertBuilder) ExecContext(ctx context.Context) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).ExecContext", Kind: Write, Op: "squirrel.ExecContext"},
	// func (InsertBuilder) Query() (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Query", Kind: Write, Op: "squirrel.Query"},
	// func (InsertBuilder) QueryContext(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).QueryContext", Kind: Write, Op: "squirrel.QueryContext"},
	// func (InsertBuilder) QueryRow() RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).QueryRow", Kind: Write, Op: "squirrel.QueryRow"},
	// func (InsertBuilder) QueryRowContext(ctx context.Context) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).QueryRowContext", Kind: Write, Op: "squirrel.QueryRowContext"},
	// func (InsertBuilder) Scan(dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).Scan", Kind: Write, Args: 1, Dest: []int{-1}, Op: "squirrel.Scan"},
	// func (InsertBuilder) ScanContext(ctx context.Context, dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.InsertBuilder).ScanContext", Kind: Write, Args: 2, Dest: []int{-1}, Op: "squirrel.ScanContext"},
	// func (UpdateBuilder) PlaceholderFormat(f PlaceholderFormat) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).PlaceholderFormat", Kind: Chain, Op: "squirrel.PlaceholderFormat"},
	// func (UpdateBuilder) RunWith(runner BaseRunner) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).RunWith", Kind: Chain, Op: "squirrel.RunWith"},
	// func (UpdateBuilder) Prefix(sql string, args ...any) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Prefix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Prefix"},
	// func (UpdateBuilder) PrefixExpr(expr Sqlizer) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).PrefixExpr", Kind: Chain, Op: "squirrel.PrefixExpr"},
	// func (UpdateBuilder) Table(table string) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Table", Kind: Chain, Op: "squirrel.Table"},
	// func (UpdateBuilder) Set(column string, value any) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Set", Kind: Chain, Op: "squirrel.Set"},
	// func (UpdateBuilder) SetMap(clauses map[string]any) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).SetMap", Kind: Chain, Op: "squirrel.SetMap"},
	// func (UpdateBuilder) From(from string) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).From", Kind: Chain, Op: "squirrel.From"},
	// func (UpdateBuilder) FromSelect(from SelectBuilder, alias string) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).FromSelect", Kind: Chain, Op: "squirrel.FromSelect"},
	// func (UpdateBuilder) Where(pred any, args ...any) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Where"},
	// func (UpdateBuilder) OrderBy(orderBys ...string) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).OrderBy", Kind: Chain, Op: "squirrel.OrderBy"},
	// func (UpdateBuilder) Limit(limit uint64) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Limit", Kind: Chain, Op: "squirrel.Limit"},
	// func (UpdateBuilder) Offset(offset uint64) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Offset", Kind: Chain, Op: "squirrel.Offset"},
	// func (UpdateBuilder) Suffix(sql string, args ...any) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Suffix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Suffix"},
	// func (UpdateBuilder) SuffixExpr(expr Sqlizer) UpdateBuilder
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).SuffixExpr", Kind: Chain, Op: "squirrel.SuffixExpr"},
	// func (UpdateBuilder) ToSql() (string, []any, error)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).ToSql", Kind: Chain, Op: "squirrel.ToSql"},
	// func (UpdateBuilder) MustSql() (string, []any)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).MustSql", Kind: Chain, Op: "squirrel.MustSql"},
	// func (UpdateBuilder) Exec() (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Exec", Kind: Write, Op: "squirrel.Exec"},
	// func (UpdateBuilder) ExecContext(ctx context.Context) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).ExecContext", Kind: Write, Op: "squirrel.ExecContext"},
	// func (UpdateBuilder) Query() (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Query", Kind: Write, Op: "squirrel.Query"},
	// func (UpdateBuilder) QueryContext(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).QueryContext", Kind: Write, Op: "squirrel.QueryContext"},
	// func (UpdateBuilder) QueryRow() RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).QueryRow", Kind: Write, Op: "squirrel.QueryRow"},
	// func (UpdateBuilder) QueryRowContext(ctx context.Context) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).QueryRowContext", Kind: Write, Op: "squirrel.QueryRowContext"},
	// func (UpdateBuilder) Scan(dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Scan", Kind: Write, Args: 1, Dest: []int{-1}, Op: "squirrel.Scan"},
	// func (UpdateBuilder) ScanContext(ctx context.Context, dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).ScanContext", Kind: Write, Args: 2, Dest: []int{-1}, Op: "squirrel.ScanContext"},
	// func (DeleteBuilder) PlaceholderFormat(f PlaceholderFormat) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).PlaceholderFormat", Kind: Chain, Op: "squirrel.PlaceholderFormat"},
	// func (DeleteBuilder) RunWith(runner BaseRunner) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).RunWith", Kind: Chain, Op: "squirrel.RunWith"},
	// func (DeleteBuilder) Prefix(sql string, args ...any) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Prefix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Prefix"},
	// func (DeleteBuilder) PrefixExpr(expr Sqlizer) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).PrefixExpr", Kind: Chain, Op: "squirrel.PrefixExpr"},
	// func (DeleteBuilder) From(from string) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).From", Kind: Chain, Op: "squirrel.From"},
	// func (DeleteBuilder) Where(pred any, args ...any) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Where"},
	// func (DeleteBuilder) OrderBy(orderBys ...string) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).OrderBy", Kind: Chain, Op: "squirrel.OrderBy"},
	// func (DeleteBuilder) Limit(limit uint64) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Limit", Kind: Chain, Op: "squirrel.Limit"},
	// func (DeleteBuilder) Offset(offset uint64) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Offset", Kind: Chain, Op: "squirrel.Offset"},
	// func (DeleteBuilder) Suffix(sql string, args ...any) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Suffix", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Suffix"},
	// func (DeleteBuilder) SuffixExpr(expr Sqlizer) DeleteBuilder
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).SuffixExpr", Kind: Chain, Op: "squirrel.SuffixExpr"},
	// func (DeleteBuilder) ToSql() (string, []any, error)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).ToSql", Kind: Chain, Op: "squirrel.ToSql"},
	// func (DeleteBuilder) MustSql() (string, []any)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).MustSql", Kind: Chain, Op: "squirrel.MustSql"},
	// func (DeleteBuilder) Exec() (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Exec", Kind: Write, Op: "squirrel.Exec"},
	// func (DeleteBuilder) ExecContext(ctx context.Context) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).ExecContext", Kind: Write, Op: "squirrel.ExecContext"},
	// func (DeleteBuilder) Query() (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).Query", Kind: Write, Op: "squirrel.Query"},
	// func (DeleteBuilder) QueryContext(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).QueryContext", Kind: Write, Op: "squirrel.QueryContext"},
	// func (DeleteBuilder) QueryRowContext(ctx context.Context) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).QueryRowContext", Kind: Write, Op: "squirrel.QueryRowContext"},
	// func (DeleteBuilder) ScanContext(ctx context.Context, dest ...any) error
	{Symbol: "(github.com/Masterminds/squirrel.DeleteBuilder).ScanContext", Kind: Write, Args: 2, Dest: []int{-1}, Op: "squirrel.ScanContext"},
	// func (CaseBuilder) When(when any, then any) CaseBuilder
	{Symbol: "(github.com/Masterminds/squirrel.CaseBuilder).When", Kind: Chain, Op: "squirrel.When"},
	// func (CaseBuilder) Else(expr any) CaseBuilder
	{Symbol: "(github.com/Masterminds/squirrel.CaseBuilder).Else", Kind: Chain, Op: "squirrel.Else"},
	// func (*Row) Scan(dest ...any) error
	{Symbol: "(*github.com/Masterminds/squirrel.Row).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (RowScanner) Scan(...any) error
	{Symbol: "(github.com/Masterminds/squirrel.RowScanner).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func ExecWith(db Execer, s Sqlizer) (res sql.Result, err error)
	{Symbol: "github.com/Masterminds/squirrel.ExecWith", Kind: Write, Op: "squirrel.ExecWith", Of: 2},
	// func ExecContextWith(ctx context.Context, db ExecerContext, s Sqlizer) (res sql.Result, err error)
	{Symbol: "github.com/Masterminds/squirrel.ExecContextWith", Kind: Write, Op: "squirrel.ExecContextWith", Of: 3},
	// func QueryWith(db Queryer, s Sqlizer) (rows *sql.Rows, err error)
	{Symbol: "github.com/Masterminds/squirrel.QueryWith", Kind: Read, Op: "squirrel.QueryWith", Of: 2},
	// func QueryRowWith(db QueryRower, s Sqlizer) RowScanner
	{Symbol: "github.com/Masterminds/squirrel.QueryRowWith", Kind: Read, Op: "squirrel.QueryRowWith", Of: 2},
	// func QueryContextWith(ctx context.Context, db QueryerContext, s Sqlizer) (rows *sql.Rows, err error)
	{Symbol: "github.com/Masterminds/squirrel.QueryContextWith", Kind: Read, Op: "squirrel.QueryContextWith", Of: 3},
	// func QueryRowContextWith(ctx context.Context, db QueryRowerContext, s Sqlizer) RowScanner
	{Symbol: "github.com/Masterminds/squirrel.QueryRowContextWith", Kind: Read, Op: "squirrel.QueryRowContextWith", Of: 3},
	// func (Sqlizer) ToSql() (string, []any, error)
	{Symbol: "(github.com/Masterminds/squirrel.Sqlizer).ToSql", Kind: Chain, Op: "squirrel.ToSql"},
	// func (Execer) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.Execer).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (ExecerContext) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/Masterminds/squirrel.ExecerContext).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (Queryer) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.Queryer).Query", Kind: Query, SQL: 1, Args: 2},
	// func (QueryerContext) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/Masterminds/squirrel.QueryerContext).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (QueryRower) QueryRow(query string, args ...any) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.QueryRower).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (QueryRowerContext) QueryRowContext(ctx context.Context, query string, args ...any) RowScanner
	{Symbol: "(github.com/Masterminds/squirrel.QueryRowerContext).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
	// func (*StmtCache) Exec(query string, args ...any) (res sql.Result, err error)
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).Exec", Kind: Exec, SQL: 1, Args: 2},
	// func (*StmtCache) ExecContext(ctx context.Context, query string, args ...any) (res sql.Result, err error)
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).ExecContext", Kind: Exec, SQL: 2, Args: 3},
	// func (*StmtCache) Query(query string, args ...any) (rows *sql.Rows, err error)
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).Query", Kind: Query, SQL: 1, Args: 2},
	// func (*StmtCache) QueryContext(ctx context.Context, query string, args ...any) (rows *sql.Rows, err error)
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*StmtCache) QueryRow(query string, args ...any) RowScanner
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).QueryRow", Kind: Query, SQL: 1, Args: 2},
	// func (*StmtCache) QueryRowContext(ctx context.Context, query string, args ...any) RowScanner
	{Symbol: "(*github.com/Masterminds/squirrel.StmtCache).QueryRowContext", Kind: Query, SQL: 2, Args: 3},
}
