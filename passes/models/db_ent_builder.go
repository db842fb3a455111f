package models

// entSQLRows models the statement builder underneath, which hooks, predicates and modifiers use.
var entSQLRows = []Row{
	// func Insert(table string) *InsertBuilder
	{Symbol: "entgo.io/ent/dialect/sql.Insert", Kind: Chain, Op: "entsql.Insert"},
	// func Update(table string) *UpdateBuilder
	{Symbol: "entgo.io/ent/dialect/sql.Update", Kind: Chain, Op: "entsql.Update"},
	// func Delete(table string) *DeleteBuilder
	{Symbol: "entgo.io/ent/dialect/sql.Delete", Kind: Chain, Op: "entsql.Delete"},
	// func Select(columns ...string) *Selector
	{Symbol: "entgo.io/ent/dialect/sql.Select", Kind: Chain, Op: "entsql.Select"},
	// func SelectExpr(exprs ...Querier) *Selector
	{Symbol: "entgo.io/ent/dialect/sql.SelectExpr", Kind: Chain, Op: "entsql.SelectExpr"},
	// func Table(name string) *SelectTable
	{Symbol: "entgo.io/ent/dialect/sql.Table", Kind: Chain, Op: "entsql.Table"},
	// func Dialect(name string) *DialectBuilder
	{Symbol: "entgo.io/ent/dialect/sql.Dialect", Kind: Chain, Op: "entsql.Dialect"},
	// func Expr(exr string, args ...any) Querier
	{Symbol: "entgo.io/ent/dialect/sql.Expr", Kind: Chain, SQL: 1, Args: 2, Op: "entsql.Expr"},
	// func ExprP(exr string, args ...any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.ExprP", Kind: Chain, SQL: 1, Args: 2, Op: "entsql.ExprP"},
	// func Raw(s string) Querier
	{Symbol: "entgo.io/ent/dialect/sql.Raw", Kind: Chain, SQL: 1, Op: "entsql.Raw"},
	// func And(preds ...*Predicate) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.And", Kind: Chain, Op: "entsql.And"},
	// func Or(preds ...*Predicate) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.Or", Kind: Chain, Op: "entsql.Or"},
	// func Not(pred *Predicate) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.Not", Kind: Chain, Op: "entsql.Not"},
	// func P(fns ...func(*Builder)) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.P", Kind: Chain, Op: "entsql.P"},
	// func EQ(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.EQ", Kind: Chain, Op: "entsql.EQ"},
	// func NEQ(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.NEQ", Kind: Chain, Op: "entsql.NEQ"},
	// func LT(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.LT", Kind: Chain, Op: "entsql.LT"},
	// func LTE(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.LTE", Kind: Chain, Op: "entsql.LTE"},
	// func GT(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.GT", Kind: Chain, Op: "entsql.GT"},
	// func GTE(col string, value any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.GTE", Kind: Chain, Op: "entsql.GTE"},
	// func In(col string, args ...any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.In", Kind: Chain, Op: "entsql.In"},
	// func NotIn(col string, args ...any) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.NotIn", Kind: Chain, Op: "entsql.NotIn"},
	// func InInts(col string, args ...int) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.InInts", Kind: Chain, Op: "entsql.InInts"},
	// func InValues(col string, args ...driver.Value) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.InValues", Kind: Chain, Op: "entsql.InValues"},
	// func IsNull(col string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.IsNull", Kind: Chain, Op: "entsql.IsNull"},
	// func NotNull(col string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.NotNull", Kind: Chain, Op: "entsql.NotNull"},
	// func IsTrue(col string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.IsTrue", Kind: Chain, Op: "entsql.IsTrue"},
	// func IsFalse(col string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.IsFalse", Kind: Chain, Op: "entsql.IsFalse"},
	// func Like(col string, pattern string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.Like", Kind: Chain, Op: "entsql.Like"},
	// func HasPrefix(col string, prefix string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.HasPrefix", Kind: Chain, Op: "entsql.HasPrefix"},
	// func Contains(col string, sub string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.Contains", Kind: Chain, Op: "entsql.Contains"},
	// func EqualFold(col string, sub string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.EqualFold", Kind: Chain, Op: "entsql.EqualFold"},
	// func Exists(query Querier) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.Exists", Kind: Chain, Op: "entsql.Exists"},
	// func NotExists(query Querier) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.NotExists", Kind: Chain, Op: "entsql.NotExists"},
	// func ColumnsEQ(col1 string, col2 string) *Predicate
	{Symbol: "entgo.io/ent/dialect/sql.ColumnsEQ", Kind: Chain, Op: "entsql.ColumnsEQ"},
	// func FieldEQ(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldEQ", Kind: Chain, Op: "entsql.FieldEQ"},
	// func FieldNEQ(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldNEQ", Kind: Chain, Op: "entsql.FieldNEQ"},
	// func FieldLT(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldLT", Kind: Chain, Op: "entsql.FieldLT"},
	// func FieldLTE(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldLTE", Kind: Chain, Op: "entsql.FieldLTE"},
	// func FieldGT(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldGT", Kind: Chain, Op: "entsql.FieldGT"},
	// func FieldGTE(name string, v any) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldGTE", Kind: Chain, Op: "entsql.FieldGTE"},
	// func FieldIn[T any](name string, vs ...T) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldIn", Kind: Chain, Op: "entsql.FieldIn"},
	// func FieldNotIn[T any](name string, vs ...T) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldNotIn", Kind: Chain, Op: "entsql.FieldNotIn"},
	// func FieldIsNull(name string) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldIsNull", Kind: Chain, Op: "entsql.FieldIsNull"},
	// func FieldNotNull(name string) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldNotNull", Kind: Chain, Op: "entsql.FieldNotNull"},
	// func FieldContains(name string, substr string) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldContains", Kind: Chain, Op: "entsql.FieldContains"},
	// func FieldHasPrefix(name string, prefix string) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldHasPrefix", Kind: Chain, Op: "entsql.FieldHasPrefix"},
	// func FieldEqualFold(name string, substr string) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.FieldEqualFold", Kind: Chain, Op: "entsql.FieldEqualFold"},
	// func AndPredicates[P ~func(*Selector)](predicates ...P) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.AndPredicates", Kind: Chain, Op: "entsql.AndPredicates"},
	// func OrPredicates[P ~func(*Selector)](predicates ...P) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.OrPredicates", Kind: Chain, Op: "entsql.OrPredicates"},
	// func NotPredicates[P ~func(*Selector)](predicates ...P) func(*Selector)
	{Symbol: "entgo.io/ent/dialect/sql.NotPredicates", Kind: Chain, Op: "entsql.NotPredicates"},
	// func ConflictColumns(names ...string) ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ConflictColumns", Kind: Chain, Op: "entsql.ConflictColumns"},
	// func ConflictConstraint(name string) ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ConflictConstraint", Kind: Chain, Op: "entsql.ConflictConstraint"},
	// func ConflictWhere(p *Predicate) ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ConflictWhere", Kind: Chain, Op: "entsql.ConflictWhere"},
	// func UpdateWhere(p *Predicate) ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.UpdateWhere", Kind: Chain, Op: "entsql.UpdateWhere"},
	// func DoNothing() ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.DoNothing", Kind: Chain, Op: "entsql.DoNothing"},
	// func ResolveWithIgnore() ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ResolveWithIgnore", Kind: Chain, Op: "entsql.ResolveWithIgnore"},
	// func ResolveWithNewValues() ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ResolveWithNewValues", Kind: Chain, Op: "entsql.ResolveWithNewValues"},
	// func ResolveWith(fn func(*UpdateSet)) ConflictOption
	{Symbol: "entgo.io/ent/dialect/sql.ResolveWith", Kind: Chain, Op: "entsql.ResolveWith"},
	// func WithLockAction(action LockAction) LockOption
	{Symbol: "entgo.io/ent/dialect/sql.WithLockAction", Kind: Chain, Op: "entsql.WithLockAction"},
	// func WithLockTables(tables ...string) LockOption
	{Symbol: "entgo.io/ent/dialect/sql.WithLockTables", Kind: Chain, Op: "entsql.WithLockTables"},
	// func WithLockClause(clause string) LockOption
	{Symbol: "entgo.io/ent/dialect/sql.WithLockClause", Kind: Chain, Op: "entsql.WithLockClause"},
	// func (*InsertBuilder) Columns(columns ...string) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Columns", Kind: Chain, Op: "entsql.Columns"},
	// func (*InsertBuilder) Values(values ...any) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Values", Kind: Chain, Op: "entsql.Values"},
	// func (*InsertBuilder) Set(column string, v any) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Set", Kind: Chain, Op: "entsql.Set"},
	// func (*InsertBuilder) Default() *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Default", Kind: Chain, Op: "entsql.Default"},
	// func (*InsertBuilder) OnConflict(opts ...ConflictOption) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).OnConflict", Kind: Chain, Op: "entsql.OnConflict"},
	// func (*InsertBuilder) Returning(columns ...string) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Returning", Kind: Chain, Op: "entsql.Returning"},
	// func (*InsertBuilder) Schema(name string) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Schema", Kind: Chain, Op: "entsql.Schema"},
	// func (*InsertBuilder) Query() (string, []any)
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).Query", Kind: Chain, Op: "entsql.Query"},
	// func (*InsertBuilder) QueryErr() (string, []any, error)
	{Symbol: "(*entgo.io/ent/dialect/sql.InsertBuilder).QueryErr", Kind: Chain, Op: "entsql.QueryErr"},
	// func (*UpdateBuilder) Set(column string, v any) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Set", Kind: Chain, Op: "entsql.Set"},
	// func (*UpdateBuilder) Add(column string, v any) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Add", Kind: Chain, Op: "entsql.Add"},
	// func (*UpdateBuilder) SetNull(column string) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).SetNull", Kind: Chain, Op: "entsql.SetNull"},
	// func (*UpdateBuilder) Where(p *Predicate) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Where", Kind: Chain, Op: "entsql.Where"},
	// func (*UpdateBuilder) Returning(columns ...string) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Returning", Kind: Chain, Op: "entsql.Returning"},
	// func (*UpdateBuilder) Prefix(stmts ...Querier) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Prefix", Kind: Chain, Op: "entsql.Prefix"},
	// func (*UpdateBuilder) OrderBy(columns ...string) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).OrderBy", Kind: Chain, Op: "entsql.OrderBy"},
	// func (*UpdateBuilder) Limit(limit int) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Limit", Kind: Chain, Op: "entsql.Limit"},
	// func (*UpdateBuilder) Schema(name string) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Schema", Kind: Chain, Op: "entsql.Schema"},
	// func (*UpdateBuilder) FromSelect(s *Selector) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).FromSelect", Kind: Chain, Op: "entsql.FromSelect"},
	// func (*UpdateBuilder) Query() (string, []any)
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateBuilder).Query", Kind: Chain, Op: "entsql.Query"},
	// func (*UpdateSet) Set(column string, v any) *UpdateSet
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateSet).Set", Kind: Chain, Op: "entsql.Set"},
	// func (*UpdateSet) SetNull(column string) *UpdateSet
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateSet).SetNull", Kind: Chain, Op: "entsql.SetNull"},
	// func (*UpdateSet) Add(column string, v any) *UpdateSet
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateSet).Add", Kind: Chain, Op: "entsql.Add"},
	// func (*UpdateSet) SetIgnore(name string) *UpdateSet
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateSet).SetIgnore", Kind: Chain, Op: "entsql.SetIgnore"},
	// func (*UpdateSet) SetExcluded(name string) *UpdateSet
	{Symbol: "(*entgo.io/ent/dialect/sql.UpdateSet).SetExcluded", Kind: Chain, Op: "entsql.SetExcluded"},
	// func (*DeleteBuilder) Where(p *Predicate) *DeleteBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DeleteBuilder).Where", Kind: Chain, Op: "entsql.Where"},
	// func (*DeleteBuilder) Schema(name string) *DeleteBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DeleteBuilder).Schema", Kind: Chain, Op: "entsql.Schema"},
	// func (*DeleteBuilder) FromSelect(s *Selector) *DeleteBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DeleteBuilder).FromSelect", Kind: Chain, Op: "entsql.FromSelect"},
	// func (*DeleteBuilder) Query() (string, []any)
	{Symbol: "(*entgo.io/ent/dialect/sql.DeleteBuilder).Query", Kind: Chain, Op: "entsql.Query"},
	// func (*Selector) From(t TableView) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).From", Kind: Chain, Op: "entsql.From"},
	// func (*Selector) Where(p *Predicate) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Where", Kind: Chain, Op: "entsql.Where"},
	// func (*Selector) Select(columns ...string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Select", Kind: Chain, Op: "entsql.Select"},
	// func (*Selector) AppendSelect(columns ...string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).AppendSelect", Kind: Chain, Op: "entsql.AppendSelect"},
	// func (*Selector) Join(t TableView) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Join", Kind: Chain, Op: "entsql.Join"},
	// func (*Selector) LeftJoin(t TableView) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).LeftJoin", Kind: Chain, Op: "entsql.LeftJoin"},
	// func (*Selector) On(c1 string, c2 string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).On", Kind: Chain, Op: "entsql.On"},
	// func (*Selector) OnP(p *Predicate) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).OnP", Kind: Chain, Op: "entsql.OnP"},
	// func (*Selector) ForUpdate(opts ...LockOption) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).ForUpdate", Kind: Chain, Op: "entsql.ForUpdate"},
	// func (*Selector) ForShare(opts ...LockOption) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).ForShare", Kind: Chain, Op: "entsql.ForShare"},
	// func (*Selector) For(l LockStrength, opts ...LockOption) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).For", Kind: Chain, Op: "entsql.For"},
	// func (*Selector) OrderBy(columns ...string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).OrderBy", Kind: Chain, Op: "entsql.OrderBy"},
	// func (*Selector) Limit(limit int) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Limit", Kind: Chain, Op: "entsql.Limit"},
	// func (*Selector) Offset(offset int) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Offset", Kind: Chain, Op: "entsql.Offset"},
	// func (*Selector) GroupBy(columns ...string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).GroupBy", Kind: Chain, Op: "entsql.GroupBy"},
	// func (*Selector) Having(p *Predicate) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Having", Kind: Chain, Op: "entsql.Having"},
	// func (*Selector) Distinct() *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Distinct", Kind: Chain, Op: "entsql.Distinct"},
	// func (*Selector) FromSelect(s2 *Selector) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).FromSelect", Kind: Chain, Op: "entsql.FromSelect"},
	// func (*Selector) Clone() *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Clone", Kind: Chain, Op: "entsql.Clone"},
	// func (*Selector) Query() (string, []any)
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).Query", Kind: Chain, Op: "entsql.Query"},
	// func (*Selector) C(column string) string
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).C", Kind: Chain, Op: "entsql.C"},
	// func (*Selector) SetP(p *Predicate) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).SetP", Kind: Chain, Op: "entsql.SetP"},
	// func (*Selector) CollectPredicates() *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.Selector).CollectPredicates", Kind: Chain, Op: "entsql.CollectPredicates"},
	// func (*Predicate) EQ(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).EQ", Kind: Chain, Op: "entsql.EQ"},
	// func (*Predicate) NEQ(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).NEQ", Kind: Chain, Op: "entsql.NEQ"},
	// func (*Predicate) LT(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).LT", Kind: Chain, Op: "entsql.LT"},
	// func (*Predicate) LTE(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).LTE", Kind: Chain, Op: "entsql.LTE"},
	// func (*Predicate) GT(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).GT", Kind: Chain, Op: "entsql.GT"},
	// func (*Predicate) GTE(col string, arg any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).GTE", Kind: Chain, Op: "entsql.GTE"},
	// func (*Predicate) In(col string, args ...any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).In", Kind: Chain, Op: "entsql.In"},
	// func (*Predicate) NotIn(col string, args ...any) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).NotIn", Kind: Chain, Op: "entsql.NotIn"},
	// func (*Predicate) IsNull(col string) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).IsNull", Kind: Chain, Op: "entsql.IsNull"},
	// func (*Predicate) NotNull(col string) *Predicate
	{Symbol: "(*entgo.io/ent/dialect/sql.Predicate).NotNull", Kind: Chain, Op: "entsql.NotNull"},
	// func (*DialectBuilder) Insert(table string) *InsertBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DialectBuilder).Insert", Kind: Chain, Op: "entsql.Insert"},
	// func (*DialectBuilder) Update(table string) *UpdateBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DialectBuilder).Update", Kind: Chain, Op: "entsql.Update"},
	// func (*DialectBuilder) Delete(table string) *DeleteBuilder
	{Symbol: "(*entgo.io/ent/dialect/sql.DialectBuilder).Delete", Kind: Chain, Op: "entsql.Delete"},
	// func (*DialectBuilder) Select(columns ...string) *Selector
	{Symbol: "(*entgo.io/ent/dialect/sql.DialectBuilder).Select", Kind: Chain, Op: "entsql.Select"},
	// func (*DialectBuilder) Table(name string) *SelectTable
	{Symbol: "(*entgo.io/ent/dialect/sql.DialectBuilder).Table", Kind: Chain, Op: "entsql.Table"},
}
