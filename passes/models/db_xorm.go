package models

// xormRows models xorm.io/xorm. A session is its own transaction handle; counts come back as the
// first result.
var xormRows = []Row{
	// func (*Session) Where(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Where", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.Where"},
	// func (*Session) And(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).And", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.And"},
	// func (*Session) Or(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Or", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.Or"},
	// func (*Session) Having(conditions string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Having", Kind: Chain, Op: "xorm.Having"},
	// func (*Session) Select(str string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Select", Kind: Chain, Op: "xorm.Select"},
	// func (*Session) ID(id any) *Session
	{Symbol: "(*xorm.io/xorm.Session).ID", Kind: Chain, Op: "xorm.ID"},
	// func (*Session) In(column string, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).In", Kind: Chain, Op: "xorm.In"},
	// func (*Session) NotIn(column string, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).NotIn", Kind: Chain, Op: "xorm.NotIn"},
	// func (*Session) Conds() builder.Cond
	{Symbol: "(*xorm.io/xorm.Session).Conds", Kind: Chain, Op: "xorm.Conds"},
	// func (*Session) Table(tableNameOrBean any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Table", Kind: Chain, Op: "xorm.Table"},
	// func (*Session) Alias(alias string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Alias", Kind: Chain, Op: "xorm.Alias"},
	// func (*Session) Cols(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Cols", Kind: Chain, Op: "xorm.Cols"},
	// func (*Session) AllCols() *Session
	{Symbol: "(*xorm.io/xorm.Session).AllCols", Kind: Chain, Op: "xorm.AllCols"},
	// func (*Session) MustCols(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).MustCols", Kind: Chain, Op: "xorm.MustCols"},
	// func (*Session) Omit(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Omit", Kind: Chain, Op: "xorm.Omit"},
	// func (*Session) Nullable(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Nullable", Kind: Chain, Op: "xorm.Nullable"},
	// func (*Session) Distinct(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Distinct", Kind: Chain, Op: "xorm.Distinct"},
	// func (*Session) Incr(column string, arg ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Incr", Kind: Chain, Op: "xorm.Incr"},
	// func (*Session) Decr(column string, arg ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Decr", Kind: Chain, Op: "xorm.Decr"},
	// func (*Session) SetExpr(column string, expression any) *Session
	{Symbol: "(*xorm.io/xorm.Session).SetExpr", Kind: Chain, Op: "xorm.SetExpr"},
	// func (*Session) ForUpdate() *Session
	{Symbol: "(*xorm.io/xorm.Session).ForUpdate", Kind: Chain, Op: "xorm.ForUpdate"},
	// func (*Session) Join(joinOperator string, tablename any, condition any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).Join", Kind: Chain, Op: "xorm.Join"},
	// func (*Session) GroupBy(keys string) *Session
	{Symbol: "(*xorm.io/xorm.Session).GroupBy", Kind: Chain, Op: "xorm.GroupBy"},
	// func (*Session) OrderBy(order any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).OrderBy", Kind: Chain, Op: "xorm.OrderBy"},
	// func (*Session) Desc(colNames ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Desc", Kind: Chain, Op: "xorm.Desc"},
	// func (*Session) Asc(colNames ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).Asc", Kind: Chain, Op: "xorm.Asc"},
	// func (*Session) Limit(limit int, start ...int) *Session
	{Symbol: "(*xorm.io/xorm.Session).Limit", Kind: Chain, Op: "xorm.Limit"},
	// func (*Session) NoAutoCondition(no ...bool) *Session
	{Symbol: "(*xorm.io/xorm.Session).NoAutoCondition", Kind: Chain, Op: "xorm.NoAutoCondition"},
	// func (*Session) NoAutoTime() *Session
	{Symbol: "(*xorm.io/xorm.Session).NoAutoTime", Kind: Chain, Op: "xorm.NoAutoTime"},
	// func (*Session) NoVersionCheck() *Session
	{Symbol: "(*xorm.io/xorm.Session).NoVersionCheck", Kind: Chain, Op: "xorm.NoVersionCheck"},
	// func (*Session) Unscoped() *Session
	{Symbol: "(*xorm.io/xorm.Session).Unscoped", Kind: Chain, Op: "xorm.Unscoped"},
	// func (*Session) Context(ctx context.Context) *Session
	{Symbol: "(*xorm.io/xorm.Session).Context", Kind: Chain, Op: "xorm.Context"},
	// func (*Session) UseBool(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Session).UseBool", Kind: Chain, Op: "xorm.UseBool"},
	// func (*Session) Before(closures func(any)) *Session
	{Symbol: "(*xorm.io/xorm.Session).Before", Kind: Chain, Op: "xorm.Before"},
	// func (*Session) After(closures func(any)) *Session
	{Symbol: "(*xorm.io/xorm.Session).After", Kind: Chain, Op: "xorm.After"},
	// func (*Session) Cascade(trueOrFalse ...bool) *Session
	{Symbol: "(*xorm.io/xorm.Session).Cascade", Kind: Chain, Op: "xorm.Cascade"},
	// func (*Session) NoCascade() *Session
	{Symbol: "(*xorm.io/xorm.Session).NoCascade", Kind: Chain, Op: "xorm.NoCascade"},
	// func (*Session) Prepare() *Session
	{Symbol: "(*xorm.io/xorm.Session).Prepare", Kind: Chain, Op: "xorm.Prepare"},
	// func (*Session) NoCache() *Session
	{Symbol: "(*xorm.io/xorm.Session).NoCache", Kind: Chain, Op: "xorm.NoCache"},
	// func (*Session) SQL(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Session).SQL", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.SQL"},
	// func (*Session) Insert(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).Insert", Kind: Write, Op: "xorm.Insert"},
	// func (*Session) InsertOne(bean any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).InsertOne", Kind: Write, Op: "xorm.InsertOne"},
	// func (*Session) InsertMulti(rowsSlicePtr any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).InsertMulti", Kind: Write, Op: "xorm.InsertMulti"},
	// func (*Session) Update(bean any, condiBean ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).Update", Kind: Write, Op: "xorm.Update"},
	// func (*Session) Delete(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).Delete", Kind: Write, Op: "xorm.Delete"},
	// func (*Session) Truncate(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).Truncate", Kind: Write, Op: "xorm.Truncate"},
	// func (*Session) Exec(sqlOrArgs ...any) (sql.Result, error)
	{Symbol: "(*xorm.io/xorm.Session).Exec", Kind: Exec, SQL: 1, Op: "xorm.Exec", Note: "the text is the first of the variadic arguments"},
	// func (*Session) Get(beans ...any) (bool, error)
	{Symbol: "(*xorm.io/xorm.Session).Get", Kind: Read, Args: 1, Dest: []int{-1}, Op: "xorm.Get"},
	// func (*Session) Find(rowsSlicePtr any, condiBean ...any) error
	{Symbol: "(*xorm.io/xorm.Session).Find", Kind: Read, Dest: []int{1}, Op: "xorm.Find"},
	// func (*Session) FindAndCount(rowsSlicePtr any, condiBean ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).FindAndCount", Kind: Read, Dest: []int{1}, Op: "xorm.FindAndCount"},
	// func (*Session) GetOrError(beans ...any) error
	{Symbol: "(*xorm.io/xorm.Session).GetOrError", Kind: Read, Args: 1, Dest: []int{-1}, Op: "xorm.GetOrError"},
	// func (*Session) Exist(bean ...any) (bool, error)
	{Symbol: "(*xorm.io/xorm.Session).Exist", Kind: Read, Op: "xorm.Exist"},
	// func (*Session) Count(bean ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Session).Count", Kind: Read, Op: "xorm.Count"},
	// func (*Session) Sum(bean any, columnName string) (res float64, err error)
	{Symbol: "(*xorm.io/xorm.Session).Sum", Kind: Read, Op: "xorm.Sum"},
	// func (*Session) SumInt(bean any, columnName string) (res int64, err error)
	{Symbol: "(*xorm.io/xorm.Session).SumInt", Kind: Read, Op: "xorm.SumInt"},
	// func (*Session) Sums(bean any, columnNames ...string) ([]float64, error)
	{Symbol: "(*xorm.io/xorm.Session).Sums", Kind: Read, Op: "xorm.Sums"},
	// func (*Session) SumsInt(bean any, columnNames ...string) ([]int64, error)
	{Symbol: "(*xorm.io/xorm.Session).SumsInt", Kind: Read, Op: "xorm.SumsInt"},
	// func (*Session) Rows(bean any) (*Rows, error)
	{Symbol: "(*xorm.io/xorm.Session).Rows", Kind: Read, Op: "xorm.Rows"},
	// func (*Session) Iterate(bean any, fun IterFunc) error
	{Symbol: "(*xorm.io/xorm.Session).Iterate", Kind: Read, Op: "xorm.Iterate", Func: 2},
	// func (*Session) Query(sqlOrArgs ...any) ([]map[string][]byte, error)
	{Symbol: "(*xorm.io/xorm.Session).Query", Kind: Query, SQL: 1, Op: "xorm.Query", Note: "the text is the first of the variadic arguments"},
	// func (*Session) QueryString(sqlOrArgs ...any) ([]map[string]string, error)
	{Symbol: "(*xorm.io/xorm.Session).QueryString", Kind: Query, SQL: 1, Op: "xorm.QueryString", Note: "the text is the first of the variadic arguments"},
	// func (*Session) QueryInterface(sqlOrArgs ...any) ([]map[string]any, error)
	{Symbol: "(*xorm.io/xorm.Session).QueryInterface", Kind: Query, SQL: 1, Op: "xorm.QueryInterface", Note: "the text is the first of the variadic arguments"},
	// func (*Session) QuerySliceString(sqlOrArgs ...any) ([][]string, error)
	{Symbol: "(*xorm.io/xorm.Session).QuerySliceString", Kind: Query, SQL: 1, Op: "xorm.QuerySliceString", Note: "the text is the first of the variadic arguments"},
	// func (*Session) Begin() error
	{Symbol: "(*xorm.io/xorm.Session).Begin", Kind: Begin, Op: "xorm.Begin", Tx: -1},
	// func (*Session) BeginTx(opts *sql.TxOptions) error
	{Symbol: "(*xorm.io/xorm.Session).BeginTx", Kind: Begin, Op: "xorm.BeginTx", Tx: -1},
	// func (*Session) Commit() error
	{Symbol: "(*xorm.io/xorm.Session).Commit", Kind: Commit, Op: "xorm.Commit"},
	// func (*Session) Rollback() error
	{Symbol: "(*xorm.io/xorm.Session).Rollback", Kind: Rollback, Op: "xorm.Rollback"},
	// func (*Session) Close() error
	{Symbol: "(*xorm.io/xorm.Session).Close", Kind: Rollback, Op: "xorm.Close", Note: "rolls back what was not committed"},
	// func (*Engine) NewSession() *Session
	{Symbol: "(*xorm.io/xorm.Engine).NewSession", Kind: Chain, Op: "xorm.NewSession"},
	// func (*Engine) NoAutoTime() *Session
	{Symbol: "(*xorm.io/xorm.Engine).NoAutoTime", Kind: Chain, Op: "xorm.NoAutoTime"},
	// func (*Engine) NoAutoCondition(no ...bool) *Session
	{Symbol: "(*xorm.io/xorm.Engine).NoAutoCondition", Kind: Chain, Op: "xorm.NoAutoCondition"},
	// func (*Engine) Cascade(trueOrFalse ...bool) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Cascade", Kind: Chain, Op: "xorm.Cascade"},
	// func (*Engine) NoCascade() *Session
	{Symbol: "(*xorm.io/xorm.Engine).NoCascade", Kind: Chain, Op: "xorm.NoCascade"},
	// func (*Engine) ID(id any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).ID", Kind: Chain, Op: "xorm.ID"},
	// func (*Engine) Before(closures func(any)) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Before", Kind: Chain, Op: "xorm.Before"},
	// func (*Engine) After(closures func(any)) *Session
	{Symbol: "(*xorm.io/xorm.Engine).After", Kind: Chain, Op: "xorm.After"},
	// func (*Engine) Distinct(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Distinct", Kind: Chain, Op: "xorm.Distinct"},
	// func (*Engine) Cols(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Cols", Kind: Chain, Op: "xorm.Cols"},
	// func (*Engine) AllCols() *Session
	{Symbol: "(*xorm.io/xorm.Engine).AllCols", Kind: Chain, Op: "xorm.AllCols"},
	// func (*Engine) MustCols(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).MustCols", Kind: Chain, Op: "xorm.MustCols"},
	// func (*Engine) UseBool(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).UseBool", Kind: Chain, Op: "xorm.UseBool"},
	// func (*Engine) Omit(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Omit", Kind: Chain, Op: "xorm.Omit"},
	// func (*Engine) Nullable(columns ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Nullable", Kind: Chain, Op: "xorm.Nullable"},
	// func (*Engine) In(column string, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).In", Kind: Chain, Op: "xorm.In"},
	// func (*Engine) NotIn(column string, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).NotIn", Kind: Chain, Op: "xorm.NotIn"},
	// func (*Engine) Incr(column string, arg ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Incr", Kind: Chain, Op: "xorm.Incr"},
	// func (*Engine) Decr(column string, arg ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Decr", Kind: Chain, Op: "xorm.Decr"},
	// func (*Engine) SetExpr(column string, expression any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).SetExpr", Kind: Chain, Op: "xorm.SetExpr"},
	// func (*Engine) Table(tableNameOrBean any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Table", Kind: Chain, Op: "xorm.Table"},
	// func (*Engine) Alias(alias string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Alias", Kind: Chain, Op: "xorm.Alias"},
	// func (*Engine) Limit(limit int, start ...int) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Limit", Kind: Chain, Op: "xorm.Limit"},
	// func (*Engine) Desc(colNames ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Desc", Kind: Chain, Op: "xorm.Desc"},
	// func (*Engine) Asc(colNames ...string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Asc", Kind: Chain, Op: "xorm.Asc"},
	// func (*Engine) OrderBy(order any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).OrderBy", Kind: Chain, Op: "xorm.OrderBy"},
	// func (*Engine) Join(joinOperator string, tablename any, condition any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Join", Kind: Chain, Op: "xorm.Join"},
	// func (*Engine) GroupBy(keys string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).GroupBy", Kind: Chain, Op: "xorm.GroupBy"},
	// func (*Engine) Prepare() *Session
	{Symbol: "(*xorm.io/xorm.Engine).Prepare", Kind: Chain, Op: "xorm.Prepare"},
	// func (*Engine) Unscoped() *Session
	{Symbol: "(*xorm.io/xorm.Engine).Unscoped", Kind: Chain, Op: "xorm.Unscoped"},
	// func (*Engine) Context(ctx context.Context) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Context", Kind: Chain, Op: "xorm.Context"},
	// func (*Engine) Where(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Where", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.Where"},
	// func (*Engine) Having(conditions string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Having", Kind: Chain, Op: "xorm.Having"},
	// func (*Engine) Select(str string) *Session
	{Symbol: "(*xorm.io/xorm.Engine).Select", Kind: Chain, Op: "xorm.Select"},
	// func (*Engine) SQL(query any, args ...any) *Session
	{Symbol: "(*xorm.io/xorm.Engine).SQL", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.SQL"},
	// func (*Engine) Insert(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Insert", Kind: Write, Op: "xorm.Insert"},
	// func (*Engine) InsertOne(bean any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).InsertOne", Kind: Write, Op: "xorm.InsertOne"},
	// func (*Engine) Update(bean any, condiBeans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Update", Kind: Write, Op: "xorm.Update"},
	// func (*Engine) Delete(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Delete", Kind: Write, Op: "xorm.Delete"},
	// func (*Engine) Truncate(beans ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Truncate", Kind: Write, Op: "xorm.Truncate"},
	// func (*Engine) Exec(sqlOrArgs ...any) (sql.Result, error)
	{Symbol: "(*xorm.io/xorm.Engine).Exec", Kind: Exec, SQL: 1, Op: "xorm.Exec", Note: "the text is the first of the variadic arguments"},
	// func (*Engine) Get(beans ...any) (bool, error)
	{Symbol: "(*xorm.io/xorm.Engine).Get", Kind: Read, Args: 1, Dest: []int{-1}, Op: "xorm.Get"},
	// func (*Engine) Find(beans any, condiBeans ...any) error
	{Symbol: "(*xorm.io/xorm.Engine).Find", Kind: Read, Dest: []int{1}, Op: "xorm.Find"},
	// func (*Engine) FindAndCount(rowsSlicePtr any, condiBean ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).FindAndCount", Kind: Read, Dest: []int{1}, Op: "xorm.FindAndCount"},
	// func (*Engine) Exist(bean ...any) (bool, error)
	{Symbol: "(*xorm.io/xorm.Engine).Exist", Kind: Read, Op: "xorm.Exist"},
	// func (*Engine) Count(bean ...any) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Count", Kind: Read, Op: "xorm.Count"},
	// func (*Engine) Sum(bean any, colName string) (float64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Sum", Kind: Read, Op: "xorm.Sum"},
	// func (*Engine) SumInt(bean any, colName string) (int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).SumInt", Kind: Read, Op: "xorm.SumInt"},
	// func (*Engine) Sums(bean any, colNames ...string) ([]float64, error)
	{Symbol: "(*xorm.io/xorm.Engine).Sums", Kind: Read, Op: "xorm.Sums"},
	// func (*Engine) SumsInt(bean any, colNames ...string) ([]int64, error)
	{Symbol: "(*xorm.io/xorm.Engine).SumsInt", Kind: Read, Op: "xorm.SumsInt"},
	// func (*Engine) Rows(bean any) (*Rows, error)
	{Symbol: "(*xorm.io/xorm.Engine).Rows", Kind: Read, Op: "xorm.Rows"},
	// func (*Engine) Iterate(bean any, fun IterFunc) error
	{Symbol: "(*xorm.io/xorm.Engine).Iterate", Kind: Read, Op: "xorm.Iterate", Func: 2},
	// func (*Engine) Query(sqlOrArgs ...any) (resultsSlice []map[string][]byte, err error)
	{Symbol: "(*xorm.io/xorm.Engine).Query", Kind: Query, SQL: 1, Op: "xorm.Query", Note: "the text is the first of the variadic arguments"},
	// func (*Engine) QueryString(sqlOrArgs ...any) ([]map[string]string, error)
	{Symbol: "(*xorm.io/xorm.Engine).QueryString", Kind: Query, SQL: 1, Op: "xorm.QueryString", Note: "the text is the first of the variadic arguments"},
	// func (*Engine) QueryInterface(sqlOrArgs ...any) ([]map[string]any, error)
	{Symbol: "(*xorm.io/xorm.Engine).QueryInterface", Kind: Query, SQL: 1, Op: "xorm.QueryInterface", Note: "the text is the first of the variadic arguments"},
	// func (*Engine) Transaction(f func(*Session) (any, error)) (any, error)
	{Symbol: "(*xorm.io/xorm.Engine).Transaction", Kind: RunTx, Op: "xorm.Transaction", Func: 1},
	// func NewEngine(driverName string, dataSourceName string, driverOptions ...func(db *sql.DB) error) (*Engine, error)
	{Symbol: "xorm.io/xorm.NewEngine", Kind: Neutral, Op: "xorm.NewEngine"},
	// func NewEngineGroup(args1 any, args2 any, policies ...GroupPolicy) (*EngineGroup, error)
	{Symbol: "xorm.io/xorm.NewEngineGroup", Kind: Neutral, Op: "xorm.NewEngineGroup"},
}
