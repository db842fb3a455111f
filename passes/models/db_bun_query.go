package models

// bunQueryRows models the queries. The last call runs what the chain has built; Op says which,
// the constructor says on what.
var bunQueryRows = []Row{
	// func (*SelectQuery) Conn(db IConn) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*SelectQuery) Model(model any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*SelectQuery) Err(err error) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*SelectQuery) Apply(fns ...func(*SelectQuery) *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Apply", Kind: Chain, Op: "bun.Apply"},
	// func (*SelectQuery) With(name string, query Query) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).With", Kind: Chain, Op: "bun.With"},
	// func (*SelectQuery) WithRecursive(name string, query Query) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WithRecursive", Kind: Chain, Op: "bun.WithRecursive"},
	// func (*SelectQuery) WithQuery(query *WithQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WithQuery", Kind: Chain, Op: "bun.WithQuery"},
	// func (*SelectQuery) Distinct() *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Distinct", Kind: Chain, Op: "bun.Distinct"},
	// func (*SelectQuery) DistinctOn(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).DistinctOn", Kind: Chain, SQL: 1, Args: 2, Op: "bun.DistinctOn"},
	// func (*SelectQuery) Table(tables ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*SelectQuery) TableExpr(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.TableExpr"},
	// func (*SelectQuery) ModelTableExpr(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ModelTableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ModelTableExpr"},
	// func (*SelectQuery) Column(columns ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Column", Kind: Chain, Op: "bun.Column"},
	// func (*SelectQuery) ColumnExpr(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ColumnExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ColumnExpr"},
	// func (*SelectQuery) ExcludeColumn(columns ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ExcludeColumn", Kind: Chain, Op: "bun.ExcludeColumn"},
	// func (*SelectQuery) WherePK(cols ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WherePK", Kind: Chain, Op: "bun.WherePK"},
	// func (*SelectQuery) Where(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Where", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Where"},
	// func (*SelectQuery) WhereOr(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.WhereOr"},
	// func (*SelectQuery) WhereGroup(sep string, fn func(*SelectQuery) *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WhereGroup", Kind: Chain, Op: "bun.WhereGroup"},
	// func (*SelectQuery) WhereDeleted() *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WhereDeleted", Kind: Chain, Op: "bun.WhereDeleted"},
	// func (*SelectQuery) WhereAllWithDeleted() *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).WhereAllWithDeleted", Kind: Chain, Op: "bun.WhereAllWithDeleted"},
	// func (*SelectQuery) UseIndex(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).UseIndex", Kind: Chain, Op: "bun.UseIndex"},
	// func (*SelectQuery) UseIndexForJoin(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).UseIndexForJoin", Kind: Chain, Op: "bun.UseIndexForJoin"},
	// func (*SelectQuery) UseIndexForOrderBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).UseIndexForOrderBy", Kind: Chain, Op: "bun.UseIndexForOrderBy"},
	// func (*SelectQuery) UseIndexForGroupBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).UseIndexForGroupBy", Kind: Chain, Op: "bun.UseIndexForGroupBy"},
	// func (*SelectQuery) IgnoreIndex(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).IgnoreIndex", Kind: Chain, Op: "bun.IgnoreIndex"},
	// func (*SelectQuery) IgnoreIndexForJoin(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).IgnoreIndexForJoin", Kind: Chain, Op: "bun.IgnoreIndexForJoin"},
	// func (*SelectQuery) IgnoreIndexForOrderBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).IgnoreIndexForOrderBy", Kind: Chain, Op: "bun.IgnoreIndexForOrderBy"},
	// func (*SelectQuery) IgnoreIndexForGroupBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).IgnoreIndexForGroupBy", Kind: Chain, Op: "bun.IgnoreIndexForGroupBy"},
	// func (*SelectQuery) ForceIndex(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ForceIndex", Kind: Chain, Op: "bun.ForceIndex"},
	// func (*SelectQuery) ForceIndexForJoin(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ForceIndexForJoin", Kind: Chain, Op: "bun.ForceIndexForJoin"},
	// func (*SelectQuery) ForceIndexForOrderBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ForceIndexForOrderBy", Kind: Chain, Op: "bun.ForceIndexForOrderBy"},
	// func (*SelectQuery) ForceIndexForGroupBy(indexes ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ForceIndexForGroupBy", Kind: Chain, Op: "bun.ForceIndexForGroupBy"},
	// func (*SelectQuery) Group(columns ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Group", Kind: Chain, Op: "bun.Group"},
	// func (*SelectQuery) GroupExpr(group string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).GroupExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.GroupExpr"},
	// func (*SelectQuery) Having(having string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Having", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Having"},
	// func (*SelectQuery) Order(orders ...string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Order", Kind: Chain, Op: "bun.Order"},
	// func (*SelectQuery) OrderBy(colName string, sortDir Order) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).OrderBy", Kind: Chain, Op: "bun.OrderBy"},
	// func (*SelectQuery) OrderExpr(query string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).OrderExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.OrderExpr"},
	// func (*SelectQuery) Limit(n int64) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Limit", Kind: Chain, Op: "bun.Limit"},
	// func (*SelectQuery) Offset(n int64) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Offset", Kind: Chain, Op: "bun.Offset"},
	// func (*SelectQuery) For(s string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).For", Kind: Chain, SQL: 1, Args: 2, Op: "bun.For"},
	// func (*SelectQuery) Union(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Union", Kind: Chain, Op: "bun.Union"},
	// func (*SelectQuery) UnionAll(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).UnionAll", Kind: Chain, Op: "bun.UnionAll"},
	// func (*SelectQuery) Intersect(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Intersect", Kind: Chain, Op: "bun.Intersect"},
	// func (*SelectQuery) IntersectAll(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).IntersectAll", Kind: Chain, Op: "bun.IntersectAll"},
	// func (*SelectQuery) Except(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Except", Kind: Chain, Op: "bun.Except"},
	// func (*SelectQuery) ExceptAll(other *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ExceptAll", Kind: Chain, Op: "bun.ExceptAll"},
	// func (*SelectQuery) Join(join string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Join", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Join"},
	// func (*SelectQuery) JoinOn(cond string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).JoinOn", Kind: Chain, SQL: 1, Args: 2, Op: "bun.JoinOn"},
	// func (*SelectQuery) JoinOnOr(cond string, args ...any) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).JoinOnOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.JoinOnOr"},
	// func (*SelectQuery) Relation(name string, apply ...func(*SelectQuery) *SelectQuery) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Relation", Kind: Chain, Op: "bun.Relation"},
	// func (*SelectQuery) RelationWithOpts(name string, opts RelationOpts) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).RelationWithOpts", Kind: Chain, Op: "bun.RelationWithOpts"},
	// func (*SelectQuery) Comment(comment string) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*SelectQuery) Clone() *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Clone", Kind: Chain, Op: "bun.Clone"},
	// func (*SelectQuery) ApplyQueryBuilder(fn func(QueryBuilder) QueryBuilder) *SelectQuery
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ApplyQueryBuilder", Kind: Chain, Op: "bun.ApplyQueryBuilder"},
	// func (*SelectQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Scan", Kind: Read, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*SelectQuery) Exec(ctx context.Context, dest ...any) (res sql.Result, err error)
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Exec", Kind: Read, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*SelectQuery) ScanAndCount(ctx context.Context, dest ...any) (int64, error)
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).ScanAndCount", Kind: Read, Args: 2, Dest: []int{-1}, Op: "bun.ScanAndCount"},
	// func (*SelectQuery) Count(ctx context.Context) (int64, error)
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Count", Kind: Read, Op: "bun.Count"},
	// func (*SelectQuery) Exists(ctx context.Context) (bool, error)
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Exists", Kind: Read, Op: "bun.Exists"},
	// func (*SelectQuery) Rows(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(*github.com/uptrace/bun.SelectQuery).Rows", Kind: Read, Op: "bun.Rows"},
	// func (*InsertQuery) Conn(db IConn) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*InsertQuery) Model(model any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*InsertQuery) Err(err error) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*InsertQuery) Apply(fns ...func(*InsertQuery) *InsertQuery) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Apply", Kind: Chain, Op: "bun.Apply"},
	// func (*InsertQuery) With(name string, query Query) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).With", Kind: Chain, Op: "bun.With"},
	// func (*InsertQuery) WithRecursive(name string, query Query) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).WithRecursive", Kind: Chain, Op: "bun.WithRecursive"},
	// func (*InsertQuery) WithQuery(query *WithQuery) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).WithQuery", Kind: Chain, Op: "bun.WithQuery"},
	// func (*InsertQuery) Table(tables ...string) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*InsertQuery) TableExpr(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.TableExpr"},
	// func (*InsertQuery) ModelTableExpr(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).ModelTableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ModelTableExpr"},
	// func (*InsertQuery) Column(columns ...string) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Column", Kind: Chain, Op: "bun.Column"},
	// func (*InsertQuery) ColumnExpr(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).ColumnExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ColumnExpr"},
	// func (*InsertQuery) ExcludeColumn(columns ...string) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).ExcludeColumn", Kind: Chain, Op: "bun.ExcludeColumn"},
	// func (*InsertQuery) Value(column string, expr string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Value", Kind: Chain, SQL: 2, Args: 3, Op: "bun.Value"},
	// func (*InsertQuery) Where(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Where", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Where"},
	// func (*InsertQuery) WhereOr(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.WhereOr"},
	// func (*InsertQuery) Returning(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Returning", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Returning"},
	// func (*InsertQuery) Ignore() *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Ignore", Kind: Chain, Op: "bun.Ignore"},
	// func (*InsertQuery) Replace() *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Replace", Kind: Chain, Op: "bun.Replace"},
	// func (*InsertQuery) Comment(comment string) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*InsertQuery) On(s string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).On", Kind: Chain, SQL: 1, Args: 2, Op: "bun.On"},
	// func (*InsertQuery) Set(query string, args ...any) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Set", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Set"},
	// func (*InsertQuery) SetValues(values *ValuesQuery) *InsertQuery
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).SetValues", Kind: Chain, Op: "bun.SetValues"},
	// func (*InsertQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Exec", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*InsertQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.InsertQuery).Scan", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*UpdateQuery) Conn(db IConn) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*UpdateQuery) Model(model any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*UpdateQuery) Err(err error) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*UpdateQuery) Apply(fns ...func(*UpdateQuery) *UpdateQuery) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Apply", Kind: Chain, Op: "bun.Apply"},
	// func (*UpdateQuery) With(name string, query Query) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).With", Kind: Chain, Op: "bun.With"},
	// func (*UpdateQuery) WithRecursive(name string, query Query) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WithRecursive", Kind: Chain, Op: "bun.WithRecursive"},
	// func (*UpdateQuery) WithQuery(query *WithQuery) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WithQuery", Kind: Chain, Op: "bun.WithQuery"},
	// func (*UpdateQuery) Table(tables ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*UpdateQuery) TableExpr(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.TableExpr"},
	// func (*UpdateQuery) ModelTableExpr(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).ModelTableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ModelTableExpr"},
	// func (*UpdateQuery) Column(columns ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Column", Kind: Chain, Op: "bun.Column"},
	// func (*UpdateQuery) ExcludeColumn(columns ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).ExcludeColumn", Kind: Chain, Op: "bun.ExcludeColumn"},
	// func (*UpdateQuery) Set(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Set", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Set"},
	// func (*UpdateQuery) SetColumn(column string, query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).SetColumn", Kind: Chain, SQL: 2, Args: 3, Op: "bun.SetColumn"},
	// func (*UpdateQuery) Value(column string, query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Value", Kind: Chain, SQL: 2, Args: 3, Op: "bun.Value"},
	// func (*UpdateQuery) OmitZero() *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).OmitZero", Kind: Chain, Op: "bun.OmitZero"},
	// func (*UpdateQuery) Join(join string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Join", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Join"},
	// func (*UpdateQuery) JoinOn(cond string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).JoinOn", Kind: Chain, SQL: 1, Args: 2, Op: "bun.JoinOn"},
	// func (*UpdateQuery) JoinOnOr(cond string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).JoinOnOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.JoinOnOr"},
	// func (*UpdateQuery) WherePK(cols ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WherePK", Kind: Chain, Op: "bun.WherePK"},
	// func (*UpdateQuery) Where(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Where", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Where"},
	// func (*UpdateQuery) WhereOr(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.WhereOr"},
	// func (*UpdateQuery) WhereGroup(sep string, fn func(*UpdateQuery) *UpdateQuery) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WhereGroup", Kind: Chain, Op: "bun.WhereGroup"},
	// func (*UpdateQuery) WhereDeleted() *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WhereDeleted", Kind: Chain, Op: "bun.WhereDeleted"},
	// func (*UpdateQuery) WhereAllWithDeleted() *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WhereAllWithDeleted", Kind: Chain, Op: "bun.WhereAllWithDeleted"},
	// func (*UpdateQuery) Order(orders ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Order", Kind: Chain, Op: "bun.Order"},
	// func (*UpdateQuery) OrderExpr(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).OrderExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.OrderExpr"},
	// func (*UpdateQuery) Limit(n int64) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Limit", Kind: Chain, Op: "bun.Limit"},
	// func (*UpdateQuery) Returning(query string, args ...any) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Returning", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Returning"},
	// func (*UpdateQuery) Comment(comment string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*UpdateQuery) Bulk() *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Bulk", Kind: Chain, Op: "bun.Bulk"},
	// func (*UpdateQuery) ApplyQueryBuilder(fn func(QueryBuilder) QueryBuilder) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).ApplyQueryBuilder", Kind: Chain, Op: "bun.ApplyQueryBuilder"},
	// func (*UpdateQuery) UseIndex(indexes ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).UseIndex", Kind: Chain, Op: "bun.UseIndex"},
	// func (*UpdateQuery) IgnoreIndex(indexes ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).IgnoreIndex", Kind: Chain, Op: "bun.IgnoreIndex"},
	// func (*UpdateQuery) ForceIndex(indexes ...string) *UpdateQuery
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).ForceIndex", Kind: Chain, Op: "bun.ForceIndex"},
	// func (*UpdateQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Exec", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*UpdateQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Scan", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*DeleteQuery) Conn(db IConn) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*DeleteQuery) Model(model any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*DeleteQuery) Err(err error) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*DeleteQuery) Apply(fns ...func(*DeleteQuery) *DeleteQuery) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Apply", Kind: Chain, Op: "bun.Apply"},
	// func (*DeleteQuery) With(name string, query Query) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).With", Kind: Chain, Op: "bun.With"},
	// func (*DeleteQuery) WithRecursive(name string, query Query) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WithRecursive", Kind: Chain, Op: "bun.WithRecursive"},
	// func (*DeleteQuery) WithQuery(query *WithQuery) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WithQuery", Kind: Chain, Op: "bun.WithQuery"},
	// func (*DeleteQuery) Table(tables ...string) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*DeleteQuery) TableExpr(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.TableExpr"},
	// func (*DeleteQuery) ModelTableExpr(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).ModelTableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ModelTableExpr"},
	// func (*DeleteQuery) WherePK(cols ...string) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WherePK", Kind: Chain, Op: "bun.WherePK"},
	// func (*DeleteQuery) Where(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Where", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Where"},
	// func (*DeleteQuery) WhereOr(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.WhereOr"},
	// func (*DeleteQuery) WhereGroup(sep string, fn func(*DeleteQuery) *DeleteQuery) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WhereGroup", Kind: Chain, Op: "bun.WhereGroup"},
	// func (*DeleteQuery) WhereDeleted() *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WhereDeleted", Kind: Chain, Op: "bun.WhereDeleted"},
	// func (*DeleteQuery) WhereAllWithDeleted() *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).WhereAllWithDeleted", Kind: Chain, Op: "bun.WhereAllWithDeleted"},
	// func (*DeleteQuery) Order(orders ...string) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Order", Kind: Chain, Op: "bun.Order"},
	// func (*DeleteQuery) OrderExpr(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).OrderExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.OrderExpr"},
	// func (*DeleteQuery) ForceDelete() *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).ForceDelete", Kind: Chain, Op: "bun.ForceDelete"},
	// func (*DeleteQuery) Limit(n int64) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Limit", Kind: Chain, Op: "bun.Limit"},
	// func (*DeleteQuery) Returning(query string, args ...any) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Returning", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Returning"},
	// func (*DeleteQuery) Comment(comment string) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*DeleteQuery) ApplyQueryBuilder(fn func(QueryBuilder) QueryBuilder) *DeleteQuery
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).ApplyQueryBuilder", Kind: Chain, Op: "bun.ApplyQueryBuilder"},
	// func (*DeleteQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Exec", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*DeleteQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.DeleteQuery).Scan", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*MergeQuery) Conn(db IConn) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*MergeQuery) Model(model any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*MergeQuery) Err(err error) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*MergeQuery) Apply(fns ...func(*MergeQuery) *MergeQuery) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Apply", Kind: Chain, Op: "bun.Apply"},
	// func (*MergeQuery) With(name string, query Query) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).With", Kind: Chain, Op: "bun.With"},
	// func (*MergeQuery) WithRecursive(name string, query Query) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).WithRecursive", Kind: Chain, Op: "bun.WithRecursive"},
	// func (*MergeQuery) WithQuery(query *WithQuery) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).WithQuery", Kind: Chain, Op: "bun.WithQuery"},
	// func (*MergeQuery) Table(tables ...string) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*MergeQuery) TableExpr(query string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.TableExpr"},
	// func (*MergeQuery) ModelTableExpr(query string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).ModelTableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.ModelTableExpr"},
	// func (*MergeQuery) Returning(query string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Returning", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Returning"},
	// func (*MergeQuery) Using(s string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Using", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Using"},
	// func (*MergeQuery) On(s string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).On", Kind: Chain, SQL: 1, Args: 2, Op: "bun.On"},
	// func (*MergeQuery) WhenInsert(expr string, fn func(q *InsertQuery) *InsertQuery) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).WhenInsert", Kind: Chain, Op: "bun.WhenInsert"},
	// func (*MergeQuery) WhenUpdate(expr string, fn func(q *UpdateQuery) *UpdateQuery) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).WhenUpdate", Kind: Chain, Op: "bun.WhenUpdate"},
	// func (*MergeQuery) WhenDelete(expr string) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).WhenDelete", Kind: Chain, Op: "bun.WhenDelete"},
	// func (*MergeQuery) When(expr string, args ...any) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).When", Kind: Chain, SQL: 1, Args: 2, Op: "bun.When"},
	// func (*MergeQuery) Comment(comment string) *MergeQuery
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*MergeQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Exec", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*MergeQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.MergeQuery).Scan", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*RawQuery) Conn(db IConn) *RawQuery
	{Symbol: "(*github.com/uptrace/bun.RawQuery).Conn", Kind: Chain, Op: "bun.Conn"},
	// func (*RawQuery) Err(err error) *RawQuery
	{Symbol: "(*github.com/uptrace/bun.RawQuery).Err", Kind: Chain, Op: "bun.Err"},
	// func (*RawQuery) Comment(comment string) *RawQuery
	{Symbol: "(*github.com/uptrace/bun.RawQuery).Comment", Kind: Chain, Op: "bun.Comment"},
	// func (*RawQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.RawQuery).Exec", Kind: Exec, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
	// func (*RawQuery) Scan(ctx context.Context, dest ...any) error
	{Symbol: "(*github.com/uptrace/bun.RawQuery).Scan", Kind: Query, Args: 2, Dest: []int{-1}, Op: "bun.Scan"},
	// func (*TruncateTableQuery) Model(model any) *TruncateTableQuery
	{Symbol: "(*github.com/uptrace/bun.TruncateTableQuery).Model", Kind: Chain, Op: "bun.Model"},
	// func (*TruncateTableQuery) Table(tables ...string) *TruncateTableQuery
	{Symbol: "(*github.com/uptrace/bun.TruncateTableQuery).Table", Kind: Chain, Op: "bun.Table"},
	// func (*TruncateTableQuery) Exec(ctx context.Context, dest ...any) (sql.Result, error)
	{Symbol: "(*github.com/uptrace/bun.TruncateTableQuery).Exec", Kind: Write, Op: "bun.Exec"},
	// func (QueryBuilder) Where(query string, args ...any) QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "bun.Where"},
	// func (QueryBuilder) WhereAllWithDeleted() QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).WhereAllWithDeleted", Kind: Chain, Op: "bun.WhereAllWithDeleted"},
	// func (QueryBuilder) WhereDeleted() QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).WhereDeleted", Kind: Chain, Op: "bun.WhereDeleted"},
	// func (QueryBuilder) WhereGroup(sep string, fn func(QueryBuilder) QueryBuilder) QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).WhereGroup", Kind: Chain, Op: "bun.WhereGroup"},
	// func (QueryBuilder) WhereOr(query string, args ...any) QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "bun.WhereOr"},
	// func (QueryBuilder) WherePK(cols ...string) QueryBuilder
	{Symbol: "(github.com/uptrace/bun.QueryBuilder).WherePK", Kind: Chain, Op: "bun.WherePK"},
}
