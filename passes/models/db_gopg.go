package models

// goPGRows models github.com/go-pg/pg. ExecOne and QueryOne fail unless exactly one row was
// touched, which is a checked claim.
var goPGRows = []Row{
	// func (*baseDB) Exec(query any, params ...any) (res Result, err error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.Exec"},
	// func (*baseDB) ExecOne(query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).ExecOne", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.ExecOne"},
	// func (*baseDB) ExecContext(c context.Context, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecContext"},
	// func (*baseDB) ExecOneContext(ctx context.Context, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).ExecOneContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecOneContext"},
	// func (*baseDB) Query(model any, query any, params ...any) (res Result, err error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).Query", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.Query"},
	// func (*baseDB) QueryOne(model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).QueryOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.QueryOne"},
	// func (*baseDB) QueryContext(c context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).QueryContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryContext"},
	// func (*baseDB) QueryOneContext(ctx context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).QueryOneContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryOneContext"},
	// func (*baseDB) Model(model ...any) *Query
	{Symbol: "(*github.com/go-pg/pg.baseDB).Model", Kind: Chain, Op: "gopg.Model"},
	// func (*baseDB) ModelContext(c context.Context, model ...any) *Query
	{Symbol: "(*github.com/go-pg/pg.baseDB).ModelContext", Kind: Chain, Op: "gopg.ModelContext"},
	// func (*baseDB) CopyFrom(r io.Reader, query any, params ...any) (res Result, err error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).CopyFrom", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.CopyFrom"},
	// func (*baseDB) Prepare(q string) (*Stmt, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).Prepare", Kind: Chain, SQL: 1, Op: "gopg.Prepare"},
	// func (*baseDB) Begin() (*Tx, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).Begin", Kind: Begin, Op: "gopg.Begin"},
	// func (*baseDB) BeginContext(ctx context.Context) (*Tx, error)
	{Symbol: "(*github.com/go-pg/pg.baseDB).BeginContext", Kind: Begin, Op: "gopg.BeginContext"},
	// func (*baseDB) RunInTransaction(ctx context.Context, fn func(*Tx) error) error
	{Symbol: "(*github.com/go-pg/pg.baseDB).RunInTransaction", Kind: RunTx, Op: "gopg.RunInTransaction", Func: 2},
	// func (*DB) WithContext(ctx context.Context) *DB
	{Symbol: "(*github.com/go-pg/pg.DB).WithContext", Kind: Chain, Op: "gopg.WithContext"},
	// func (*DB) WithTimeout(d time.Duration) *DB
	{Symbol: "(*github.com/go-pg/pg.DB).WithTimeout", Kind: Chain, Op: "gopg.WithTimeout"},
	// func (*DB) WithParam(param string, value any) *DB
	{Symbol: "(*github.com/go-pg/pg.DB).WithParam", Kind: Chain, Op: "gopg.WithParam"},
	// func (*DB) Conn() *Conn
	{Symbol: "(*github.com/go-pg/pg.DB).Conn", Kind: Chain, Op: "gopg.Conn"},
	// func (*Tx) Exec(query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.Exec"},
	// func (*Tx) ExecOne(query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).ExecOne", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.ExecOne"},
	// func (*Tx) ExecContext(c context.Context, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecContext"},
	// func (*Tx) ExecOneContext(c context.Context, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).ExecOneContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecOneContext"},
	// func (*Tx) Query(model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).Query", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.Query"},
	// func (*Tx) QueryOne(model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).QueryOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.QueryOne"},
	// func (*Tx) QueryContext(c context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).QueryContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryContext"},
	// func (*Tx) QueryOneContext(c context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).QueryOneContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryOneContext"},
	// func (*Tx) Model(model ...any) *Query
	{Symbol: "(*github.com/go-pg/pg.Tx).Model", Kind: Chain, Op: "gopg.Model"},
	// func (*Tx) ModelContext(c context.Context, model ...any) *Query
	{Symbol: "(*github.com/go-pg/pg.Tx).ModelContext", Kind: Chain, Op: "gopg.ModelContext"},
	// func (*Tx) CopyFrom(r io.Reader, query any, params ...any) (res Result, err error)
	{Symbol: "(*github.com/go-pg/pg.Tx).CopyFrom", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.CopyFrom"},
	// func (*Tx) Prepare(q string) (*Stmt, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).Prepare", Kind: Chain, SQL: 1, Op: "gopg.Prepare"},
	// func (*Tx) Stmt(stmt *Stmt) *Stmt
	{Symbol: "(*github.com/go-pg/pg.Tx).Stmt", Kind: JoinTx, Op: "gopg.Stmt", Tx: -1, Of: 1},
	// func (*Tx) Begin() (*Tx, error)
	{Symbol: "(*github.com/go-pg/pg.Tx).Begin", Kind: Begin, Op: "gopg.Begin", Note: "the same transaction"},
	// func (*Tx) RunInTransaction(ctx context.Context, fn func(*Tx) error) error
	{Symbol: "(*github.com/go-pg/pg.Tx).RunInTransaction", Kind: RunTx, Op: "gopg.RunInTransaction", Func: 2},
	// func (*Tx) Commit() error
	{Symbol: "(*github.com/go-pg/pg.Tx).Commit", Kind: Commit, Op: "gopg.Commit"},
	// func (*Tx) CommitContext(ctx context.Context) error
	{Symbol: "(*github.com/go-pg/pg.Tx).CommitContext", Kind: Commit, Op: "gopg.CommitContext"},
	// func (*Tx) Rollback() error
	{Symbol: "(*github.com/go-pg/pg.Tx).Rollback", Kind: Rollback, Op: "gopg.Rollback"},
	// func (*Tx) RollbackContext(ctx context.Context) error
	{Symbol: "(*github.com/go-pg/pg.Tx).RollbackContext", Kind: Rollback, Op: "gopg.RollbackContext"},
	// func (*Tx) Close() error
	{Symbol: "(*github.com/go-pg/pg.Tx).Close", Kind: Rollback, Op: "gopg.Close"},
	// func (*Tx) CloseContext(ctx context.Context) error
	{Symbol: "(*github.com/go-pg/pg.Tx).CloseContext", Kind: Rollback, Op: "gopg.CloseContext"},
	// func (*Stmt) Exec(params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).Exec", Kind: Exec, Args: 1, Op: "gopg.Exec"},
	// func (*Stmt) ExecOne(params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).ExecOne", Kind: Exec, Args: 1, Op: "gopg.ExecOne"},
	// func (*Stmt) ExecContext(c context.Context, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).ExecContext", Kind: Exec, Args: 2, Op: "gopg.ExecContext"},
	// func (*Stmt) ExecOneContext(c context.Context, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).ExecOneContext", Kind: Exec, Args: 2, Op: "gopg.ExecOneContext"},
	// func (*Stmt) Query(model any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).Query", Kind: Query, Args: 2, Dest: []int{1}, Op: "gopg.Query"},
	// func (*Stmt) QueryOne(model any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).QueryOne", Kind: Query, Args: 2, Dest: []int{1}, Op: "gopg.QueryOne"},
	// func (*Stmt) QueryContext(c context.Context, model any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).QueryContext", Kind: Query, Args: 3, Dest: []int{2}, Op: "gopg.QueryContext"},
	// func (*Stmt) QueryOneContext(c context.Context, model any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg.Stmt).QueryOneContext", Kind: Query, Args: 3, Dest: []int{2}, Op: "gopg.QueryOneContext"},
	// func Scan(values ...any) orm.ColumnScanner
	{Symbol: "github.com/go-pg/pg.Scan", Kind: Chain, Op: "gopg.Scan"},
	// func In(slice any) types.ValueAppender
	{Symbol: "github.com/go-pg/pg.In", Kind: Chain, Op: "gopg.In"},
	// func SafeQuery(query string, params ...any) *orm.SafeQueryAppender
	{Symbol: "github.com/go-pg/pg.SafeQuery", Kind: Chain, Op: "gopg.SafeQuery"},
	// func Array(v any) *types.Array
	{Symbol: "github.com/go-pg/pg.Array", Kind: Chain, Op: "gopg.Array"},
	// func (DBI) Begin() (*Tx, error)
	{Symbol: "(github.com/go-pg/pg.DBI).Begin", Kind: Begin, Op: "gopg.Begin"},
	// func (DBI) RunInTransaction(ctx context.Context, fn func(*Tx) error) error
	{Symbol: "(github.com/go-pg/pg.DBI).RunInTransaction", Kind: RunTx, Op: "gopg.RunInTransaction", Func: 2},
	// func Connect(opt *Options) *DB
	{Symbol: "github.com/go-pg/pg.Connect", Kind: Neutral, Op: "gopg.Connect"},
	// func (DB) Exec(query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.Exec"},
	// func (DB) ExecOne(query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).ExecOne", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.ExecOne"},
	// func (DB) ExecContext(c context.Context, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).ExecContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecContext"},
	// func (DB) ExecOneContext(c context.Context, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).ExecOneContext", Kind: Exec, SQL: 2, Args: 3, Op: "gopg.ExecOneContext"},
	// func (DB) Query(model any, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).Query", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.Query"},
	// func (DB) QueryOne(model any, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).QueryOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.QueryOne"},
	// func (DB) QueryContext(c context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).QueryContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryContext"},
	// func (DB) QueryOneContext(c context.Context, model any, query any, params ...any) (Result, error)
	{Symbol: "(github.com/go-pg/pg/orm.DB).QueryOneContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}, Op: "gopg.QueryOneContext"},
	// func (DB) Model(model ...any) *Query
	{Symbol: "(github.com/go-pg/pg/orm.DB).Model", Kind: Chain, Op: "gopg.Model"},
	// func (DB) ModelContext(c context.Context, model ...any) *Query
	{Symbol: "(github.com/go-pg/pg/orm.DB).ModelContext", Kind: Chain, Op: "gopg.ModelContext"},
	// func (Result) RowsAffected() int
	{Symbol: "(github.com/go-pg/pg/orm.Result).RowsAffected", Kind: RowCount},
	// func (Result) RowsReturned() int
	{Symbol: "(github.com/go-pg/pg/orm.Result).RowsReturned", Kind: RowCount},
	// func (*Query) Clone() *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Clone", Kind: Chain, Op: "gopg.Clone"},
	// func (*Query) Context(c context.Context) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Context", Kind: Chain, Op: "gopg.Context"},
	// func (*Query) DB(db DB) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).DB", Kind: Chain, Op: "gopg.DB"},
	// func (*Query) Model(model ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Model", Kind: Chain, Op: "gopg.Model"},
	// func (*Query) Deleted() *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Deleted", Kind: Chain, Op: "gopg.Deleted"},
	// func (*Query) AllWithDeleted() *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).AllWithDeleted", Kind: Chain, Op: "gopg.AllWithDeleted"},
	// func (*Query) With(name string, subq *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).With", Kind: Chain, Op: "gopg.With"},
	// func (*Query) WithInsert(name string, subq *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WithInsert", Kind: Chain, Op: "gopg.WithInsert"},
	// func (*Query) WithUpdate(name string, subq *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WithUpdate", Kind: Chain, Op: "gopg.WithUpdate"},
	// func (*Query) WithDelete(name string, subq *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WithDelete", Kind: Chain, Op: "gopg.WithDelete"},
	// func (*Query) WrapWith(name string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WrapWith", Kind: Chain, Op: "gopg.WrapWith"},
	// func (*Query) Table(tables ...string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Table", Kind: Chain, Op: "gopg.Table"},
	// func (*Query) TableExpr(expr string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).TableExpr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.TableExpr"},
	// func (*Query) Distinct() *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Distinct", Kind: Chain, Op: "gopg.Distinct"},
	// func (*Query) DistinctOn(expr string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).DistinctOn", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.DistinctOn"},
	// func (*Query) Column(columns ...string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Column", Kind: Chain, Op: "gopg.Column"},
	// func (*Query) ColumnExpr(expr string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ColumnExpr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.ColumnExpr"},
	// func (*Query) ExcludeColumn(columns ...string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ExcludeColumn", Kind: Chain, Op: "gopg.ExcludeColumn"},
	// func (*Query) Relation(name string, apply ...func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Relation", Kind: Chain, Op: "gopg.Relation"},
	// func (*Query) Set(set string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Set", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.Set"},
	// func (*Query) Value(column string, value string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Value", Kind: Chain, SQL: 2, Args: 3, Op: "gopg.Value"},
	// func (*Query) Where(condition string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.Where"},
	// func (*Query) WhereOr(condition string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereOr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.WhereOr"},
	// func (*Query) WhereGroup(fn func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereGroup", Kind: Chain, Op: "gopg.WhereGroup"},
	// func (*Query) WhereNotGroup(fn func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereNotGroup", Kind: Chain, Op: "gopg.WhereNotGroup"},
	// func (*Query) WhereOrGroup(fn func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereOrGroup", Kind: Chain, Op: "gopg.WhereOrGroup"},
	// func (*Query) WhereOrNotGroup(fn func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereOrNotGroup", Kind: Chain, Op: "gopg.WhereOrNotGroup"},
	// func (*Query) WhereIn(where string, slice any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereIn", Kind: Chain, Op: "gopg.WhereIn"},
	// func (*Query) WhereInOr(where string, slice any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereInOr", Kind: Chain, Op: "gopg.WhereInOr"},
	// func (*Query) WhereInMulti(where string, values ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WhereInMulti", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.WhereInMulti"},
	// func (*Query) WherePK() *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).WherePK", Kind: Chain, Op: "gopg.WherePK"},
	// func (*Query) Join(join string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Join", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.Join"},
	// func (*Query) JoinOn(condition string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).JoinOn", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.JoinOn"},
	// func (*Query) JoinOnOr(condition string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).JoinOnOr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.JoinOnOr"},
	// func (*Query) Group(columns ...string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Group", Kind: Chain, Op: "gopg.Group"},
	// func (*Query) GroupExpr(group string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).GroupExpr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.GroupExpr"},
	// func (*Query) Having(having string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Having", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.Having"},
	// func (*Query) Union(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Union", Kind: Chain, Op: "gopg.Union"},
	// func (*Query) UnionAll(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).UnionAll", Kind: Chain, Op: "gopg.UnionAll"},
	// func (*Query) Intersect(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Intersect", Kind: Chain, Op: "gopg.Intersect"},
	// func (*Query) IntersectAll(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).IntersectAll", Kind: Chain, Op: "gopg.IntersectAll"},
	// func (*Query) Except(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Except", Kind: Chain, Op: "gopg.Except"},
	// func (*Query) ExceptAll(other *Query) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ExceptAll", Kind: Chain, Op: "gopg.ExceptAll"},
	// func (*Query) Order(orders ...string) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Order", Kind: Chain, Op: "gopg.Order"},
	// func (*Query) OrderExpr(order string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).OrderExpr", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.OrderExpr"},
	// func (*Query) Limit(n int) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Limit", Kind: Chain, Op: "gopg.Limit"},
	// func (*Query) Offset(n int) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Offset", Kind: Chain, Op: "gopg.Offset"},
	// func (*Query) OnConflict(s string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).OnConflict", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.OnConflict"},
	// func (*Query) Returning(s string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Returning", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.Returning"},
	// func (*Query) For(s string, params ...any) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).For", Kind: Chain, SQL: 1, Args: 2, Op: "gopg.For"},
	// func (*Query) Apply(fn func(*Query) (*Query, error)) *Query
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Apply", Kind: Chain, Op: "gopg.Apply"},
	// func (*Query) Insert(values ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Insert", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.Insert"},
	// func (*Query) Update(scan ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Update", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.Update"},
	// func (*Query) UpdateNotZero(scan ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).UpdateNotZero", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.UpdateNotZero"},
	// func (*Query) Delete(values ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Delete", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.Delete"},
	// func (*Query) ForceDelete(values ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ForceDelete", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.ForceDelete"},
	// func (*Query) SelectOrInsert(values ...any) (inserted bool, _ error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).SelectOrInsert", Kind: Write, Args: 1, Dest: []int{-1}, Op: "gopg.SelectOrInsert", Note: "reads, then inserts: two callers can both miss"},
	// func (*Query) Select(values ...any) error
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Select", Kind: Read, Args: 1, Dest: []int{-1}, Op: "gopg.Select"},
	// func (*Query) SelectAndCount(values ...any) (count int, firstErr error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).SelectAndCount", Kind: Read, Args: 1, Dest: []int{-1}, Op: "gopg.SelectAndCount"},
	// func (*Query) First() error
	{Symbol: "(*github.com/go-pg/pg/orm.Query).First", Kind: Read, Op: "gopg.First"},
	// func (*Query) Last() error
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Last", Kind: Read, Op: "gopg.Last"},
	// func (*Query) Count() (int, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Count", Kind: Read, Op: "gopg.Count"},
	// func (*Query) Exists() (bool, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Exists", Kind: Read, Op: "gopg.Exists"},
	// func (*Query) ForEach(fn any) error
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ForEach", Kind: Read, Op: "gopg.ForEach", Func: 1},
	// func (*Query) Exec(query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.Exec"},
	// func (*Query) ExecOne(query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).ExecOne", Kind: Exec, SQL: 1, Args: 2, Op: "gopg.ExecOne"},
	// func (*Query) Query(model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).Query", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.Query"},
	// func (*Query) QueryOne(model any, query any, params ...any) (Result, error)
	{Symbol: "(*github.com/go-pg/pg/orm.Query).QueryOne", Kind: Query, SQL: 2, Args: 3, Dest: []int{1}, Op: "gopg.QueryOne"},
	// func NewQuery(db DB, model ...any) *Query
	{Symbol: "github.com/go-pg/pg/orm.NewQuery", Kind: Chain, Op: "gopg.NewQuery", Of: 1},
}
