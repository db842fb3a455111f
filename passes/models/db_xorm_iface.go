package models

// xormInterfaceRows models the interfaces of xorm and the condition builder that its Where
// takes.
var xormInterfaceRows = []Row{
	// func (Interface) Where(any, ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).Where", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.Where"},
	// func (Interface) Select(string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Select", Kind: Chain, Op: "xorm.Select"},
	// func (Interface) ID(any) *Session
	{Symbol: "(xorm.io/xorm.Interface).ID", Kind: Chain, Op: "xorm.ID"},
	// func (Interface) In(string, ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).In", Kind: Chain, Op: "xorm.In"},
	// func (Interface) NotIn(string, ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).NotIn", Kind: Chain, Op: "xorm.NotIn"},
	// func (Interface) Cols(columns ...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Cols", Kind: Chain, Op: "xorm.Cols"},
	// func (Interface) AllCols() *Session
	{Symbol: "(xorm.io/xorm.Interface).AllCols", Kind: Chain, Op: "xorm.AllCols"},
	// func (Interface) MustCols(columns ...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).MustCols", Kind: Chain, Op: "xorm.MustCols"},
	// func (Interface) Omit(columns ...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Omit", Kind: Chain, Op: "xorm.Omit"},
	// func (Interface) Distinct(columns ...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Distinct", Kind: Chain, Op: "xorm.Distinct"},
	// func (Interface) Incr(column string, arg ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).Incr", Kind: Chain, Op: "xorm.Incr"},
	// func (Interface) Decr(column string, arg ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).Decr", Kind: Chain, Op: "xorm.Decr"},
	// func (Interface) SetExpr(string, any) *Session
	{Symbol: "(xorm.io/xorm.Interface).SetExpr", Kind: Chain, Op: "xorm.SetExpr"},
	// func (Interface) Table(tableNameOrBean any) *Session
	{Symbol: "(xorm.io/xorm.Interface).Table", Kind: Chain, Op: "xorm.Table"},
	// func (Interface) Alias(alias string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Alias", Kind: Chain, Op: "xorm.Alias"},
	// func (Interface) Join(joinOperator string, tablename any, condition any, args ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).Join", Kind: Chain, Op: "xorm.Join"},
	// func (Interface) GroupBy(keys string) *Session
	{Symbol: "(xorm.io/xorm.Interface).GroupBy", Kind: Chain, Op: "xorm.GroupBy"},
	// func (Interface) OrderBy(order any, args ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).OrderBy", Kind: Chain, Op: "xorm.OrderBy"},
	// func (Interface) Desc(...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Desc", Kind: Chain, Op: "xorm.Desc"},
	// func (Interface) Asc(colNames ...string) *Session
	{Symbol: "(xorm.io/xorm.Interface).Asc", Kind: Chain, Op: "xorm.Asc"},
	// func (Interface) Limit(int, ...int) *Session
	{Symbol: "(xorm.io/xorm.Interface).Limit", Kind: Chain, Op: "xorm.Limit"},
	// func (Interface) NoAutoCondition(...bool) *Session
	{Symbol: "(xorm.io/xorm.Interface).NoAutoCondition", Kind: Chain, Op: "xorm.NoAutoCondition"},
	// func (Interface) SQL(any, ...any) *Session
	{Symbol: "(xorm.io/xorm.Interface).SQL", Kind: Chain, SQL: 1, Args: 2, Op: "xorm.SQL"},
	// func (Interface) Insert(...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).Insert", Kind: Write, Op: "xorm.Insert"},
	// func (Interface) InsertOne(any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).InsertOne", Kind: Write, Op: "xorm.InsertOne"},
	// func (Interface) Update(bean any, condiBeans ...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).Update", Kind: Write, Op: "xorm.Update"},
	// func (Interface) Delete(...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).Delete", Kind: Write, Op: "xorm.Delete"},
	// func (Interface) Truncate(...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).Truncate", Kind: Write, Op: "xorm.Truncate"},
	// func (Interface) Exec(sqlOrArgs ...any) (sql.Result, error)
	{Symbol: "(xorm.io/xorm.Interface).Exec", Kind: Exec, SQL: 1, Op: "xorm.Exec", Note: "the text is the first of the variadic arguments"},
	// func (Interface) Get(...any) (bool, error)
	{Symbol: "(xorm.io/xorm.Interface).Get", Kind: Read, Args: 1, Dest: []int{-1}, Op: "xorm.Get"},
	// func (Interface) Find(any, ...any) error
	{Symbol: "(xorm.io/xorm.Interface).Find", Kind: Read, Dest: []int{1}, Op: "xorm.Find"},
	// func (Interface) FindAndCount(any, ...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).FindAndCount", Kind: Read, Dest: []int{1}, Op: "xorm.FindAndCount"},
	// func (Interface) Exist(bean ...any) (bool, error)
	{Symbol: "(xorm.io/xorm.Interface).Exist", Kind: Read, Op: "xorm.Exist"},
	// func (Interface) Count(...any) (int64, error)
	{Symbol: "(xorm.io/xorm.Interface).Count", Kind: Read, Op: "xorm.Count"},
	// func (Interface) Rows(bean any) (*Rows, error)
	{Symbol: "(xorm.io/xorm.Interface).Rows", Kind: Read, Op: "xorm.Rows"},
	// func (Interface) Iterate(any, IterFunc) error
	{Symbol: "(xorm.io/xorm.Interface).Iterate", Kind: Read, Op: "xorm.Iterate", Func: 2},
	// func (Interface) Query(sqlOrArgs ...any) (resultsSlice []map[string][]byte, err error)
	{Symbol: "(xorm.io/xorm.Interface).Query", Kind: Query, SQL: 1, Op: "xorm.Query", Note: "the text is the first of the variadic arguments"},
	// func (Interface) QueryString(sqlOrArgs ...any) ([]map[string]string, error)
	{Symbol: "(xorm.io/xorm.Interface).QueryString", Kind: Query, SQL: 1, Op: "xorm.QueryString", Note: "the text is the first of the variadic arguments"},
	// func (Interface) QueryInterface(sqlOrArgs ...any) ([]map[string]any, error)
	{Symbol: "(xorm.io/xorm.Interface).QueryInterface", Kind: Query, SQL: 1, Op: "xorm.QueryInterface", Note: "the text is the first of the variadic arguments"},
	// func (EngineInterface) NewSession() *Session
	{Symbol: "(xorm.io/xorm.EngineInterface).NewSession", Kind: Chain, Op: "xorm.NewSession"},
	// func In(col string, values ...any) Cond
	{Symbol: "xorm.io/builder.In", Kind: Chain, Op: "xorm.builder.In"},
	// func NotIn(col string, values ...any) Cond
	{Symbol: "xorm.io/builder.NotIn", Kind: Chain, Op: "xorm.builder.NotIn"},
	// func And(conds ...Cond) Cond
	{Symbol: "xorm.io/builder.And", Kind: Chain, Op: "xorm.builder.And"},
	// func Or(conds ...Cond) Cond
	{Symbol: "xorm.io/builder.Or", Kind: Chain, Op: "xorm.builder.Or"},
	// func Expr(sql string, args ...any) Cond
	{Symbol: "xorm.io/builder.Expr", Kind: Chain, Op: "xorm.builder.Expr"},
	// func If(condition bool, condTrue Cond, condFalse ...Cond) Cond
	{Symbol: "xorm.io/builder.If", Kind: Chain, Op: "xorm.builder.If"},
	// func Select(cols ...string) *Builder
	{Symbol: "xorm.io/builder.Select", Kind: Chain, Op: "xorm.builder.Select"},
	// func Insert(eq ...any) *Builder
	{Symbol: "xorm.io/builder.Insert", Kind: Chain, Op: "xorm.builder.Insert"},
	// func Update(updates ...Cond) *Builder
	{Symbol: "xorm.io/builder.Update", Kind: Chain, Op: "xorm.builder.Update"},
	// func Delete(conds ...Cond) *Builder
	{Symbol: "xorm.io/builder.Delete", Kind: Chain, Op: "xorm.builder.Delete"},
}
