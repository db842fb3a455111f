package models

// gormRows models gorm.io/gorm. Errors and row counts are fields of the DB: see ErrorField and
// CountField.
var gormRows = []Row{
	// func (*DB) Model(value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Model", Kind: Chain, Op: "gorm.Model"},
	// func (*DB) Table(name string, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Table", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Table"},
	// func (*DB) Where(query any, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Where"},
	// func (*DB) Not(query any, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Not"},
	// func (*DB) Or(query any, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Or"},
	// func (*DB) Having(query any, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Having", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Having"},
	// func (*DB) Select(query any, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Select", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Select"},
	// func (*DB) Joins(query string, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Joins", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Joins"},
	// func (*DB) InnerJoins(query string, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).InnerJoins", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.InnerJoins"},
	// func (*DB) Preload(query string, args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Preload", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Preload"},
	// func (*DB) Clauses(conds ...clause.Expression) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Clauses", Kind: Chain, Op: "gorm.Clauses"},
	// func (*DB) Omit(columns ...string) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Omit", Kind: Chain, Op: "gorm.Omit"},
	// func (*DB) Distinct(args ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Distinct", Kind: Chain, Op: "gorm.Distinct"},
	// func (*DB) Group(name string) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Group", Kind: Chain, Op: "gorm.Group"},
	// func (*DB) Order(value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Order", Kind: Chain, Op: "gorm.Order"},
	// func (*DB) Limit(limit int) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Limit", Kind: Chain, Op: "gorm.Limit"},
	// func (*DB) Offset(offset int) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Offset", Kind: Chain, Op: "gorm.Offset"},
	// func (*DB) Scopes(funcs ...func(*DB) *DB) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Scopes", Kind: Chain, Op: "gorm.Scopes"},
	// func (*DB) Attrs(attrs ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Attrs", Kind: Chain, Op: "gorm.Attrs"},
	// func (*DB) Assign(attrs ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Assign", Kind: Chain, Op: "gorm.Assign"},
	// func (*DB) Unscoped() (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Unscoped", Kind: Chain, Op: "gorm.Unscoped"},
	// func (*DB) MapColumns(m map[string]string) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).MapColumns", Kind: Chain, Op: "gorm.MapColumns"},
	// func (*DB) Debug() (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Debug", Kind: Chain, Op: "gorm.Debug"},
	// func (*DB) Set(key string, value any) *DB
	{Symbol: "(*gorm.io/gorm.DB).Set", Kind: Chain, Op: "gorm.Set"},
	// func (*DB) InstanceSet(key string, value any) *DB
	{Symbol: "(*gorm.io/gorm.DB).InstanceSet", Kind: Chain, Op: "gorm.InstanceSet"},
	// func (*DB) WithContext(ctx context.Context) *DB
	{Symbol: "(*gorm.io/gorm.DB).WithContext", Kind: Chain, Op: "gorm.WithContext"},
	// func (*DB) Session(config *Session) *DB
	{Symbol: "(*gorm.io/gorm.DB).Session", Kind: Chain, Op: "gorm.Session"},
	// func (*DB) Raw(sql string, values ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Raw", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Raw"},
	// func (*DB) Association(column string) *Association
	{Symbol: "(*gorm.io/gorm.DB).Association", Kind: Chain, Op: "gorm.Association"},
	// func (*DB) DB() (*sql.DB, error)
	{Symbol: "(*gorm.io/gorm.DB).DB", Kind: Chain, Op: "gorm.DB"},
	// func (*DB) Get(key string) (any, bool)
	{Symbol: "(*gorm.io/gorm.DB).Get", Kind: Chain, Op: "gorm.Get"},
	// func (*DB) InstanceGet(key string) (any, bool)
	{Symbol: "(*gorm.io/gorm.DB).InstanceGet", Kind: Chain, Op: "gorm.InstanceGet"},
	// func (*DB) AddError(err error) error
	{Symbol: "(*gorm.io/gorm.DB).AddError", Kind: Neutral, Op: "gorm.AddError"},
	// func (*DB) Use(plugin Plugin) error
	{Symbol: "(*gorm.io/gorm.DB).Use", Kind: Neutral, Op: "gorm.Use"},
	// func (*DB) AutoMigrate(dst ...any) error
	{Symbol: "(*gorm.io/gorm.DB).AutoMigrate", Kind: Neutral, Op: "gorm.AutoMigrate"},
	// func (*DB) Migrator() Migrator
	{Symbol: "(*gorm.io/gorm.DB).Migrator", Kind: Neutral, Op: "gorm.Migrator"},
	// func (*DB) Callback() *callbacks
	{Symbol: "(*gorm.io/gorm.DB).Callback", Kind: Neutral, Op: "gorm.Callback"},
	// func (*DB) SetupJoinTable(model any, field string, joinTable any) error
	{Symbol: "(*gorm.io/gorm.DB).SetupJoinTable", Kind: Neutral, Op: "gorm.SetupJoinTable"},
	// func (*DB) ToSQL(queryFn func(tx *DB) *DB) string
	{Symbol: "(*gorm.io/gorm.DB).ToSQL", Kind: Neutral, Op: "gorm.ToSQL"},
	// func (*DB) Create(value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Create", Kind: Write, Op: "gorm.Create"},
	// func (*DB) CreateInBatches(value any, batchSize int) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).CreateInBatches", Kind: Write, Op: "gorm.CreateInBatches"},
	// func (*DB) Save(value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Save", Kind: Write, Op: "gorm.Save"},
	// func (*DB) Update(column string, value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Update", Kind: Write, Op: "gorm.Update"},
	// func (*DB) Updates(values any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Updates", Kind: Write, Op: "gorm.Updates"},
	// func (*DB) UpdateColumn(column string, value any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).UpdateColumn", Kind: Write, Op: "gorm.UpdateColumn"},
	// func (*DB) UpdateColumns(values any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).UpdateColumns", Kind: Write, Op: "gorm.UpdateColumns"},
	// func (*DB) Delete(value any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Delete", Kind: Write, Op: "gorm.Delete"},
	// func (*DB) FirstOrCreate(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).FirstOrCreate", Kind: Write, Dest: []int{1}, Op: "gorm.FirstOrCreate", Note: "reads, then inserts: two callers can both miss"},
	// func (*DB) FirstOrInit(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).FirstOrInit", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.FirstOrInit"},
	// func (*DB) First(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).First", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.First"},
	// func (*DB) Take(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Take", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Take"},
	// func (*DB) Last(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Last", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Last"},
	// func (*DB) Find(dest any, conds ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Find", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Find"},
	// func (*DB) FindInBatches(dest any, batchSize int, fc func(tx *DB, batch int) error) *DB
	{Symbol: "(*gorm.io/gorm.DB).FindInBatches", Kind: Read, Dest: []int{1}, Op: "gorm.FindInBatches", Func: 3},
	// func (*DB) Scan(dest any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Scan", Kind: Read, Dest: []int{1}, Op: "gorm.Scan"},
	// func (*DB) Count(count *int64) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Count", Kind: Read, Dest: []int{1}, Op: "gorm.Count"},
	// func (*DB) Pluck(column string, dest any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Pluck", Kind: Read, Dest: []int{2}, Op: "gorm.Pluck"},
	// func (*DB) Row() *sql.Row
	{Symbol: "(*gorm.io/gorm.DB).Row", Kind: Read, Op: "gorm.Row"},
	// func (*DB) Rows() (*sql.Rows, error)
	{Symbol: "(*gorm.io/gorm.DB).Rows", Kind: Read, Op: "gorm.Rows"},
	// func (*DB) ScanRows(rows *sql.Rows, dest any) error
	{Symbol: "(*gorm.io/gorm.DB).ScanRows", Kind: Scan, Dest: []int{2}, Of: 1},
	// func (*DB) Exec(sql string, values ...any) (tx *DB)
	{Symbol: "(*gorm.io/gorm.DB).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorm.Exec"},
	// func (*DB) Begin(opts ...*sql.TxOptions) *DB
	{Symbol: "(*gorm.io/gorm.DB).Begin", Kind: Begin, Op: "gorm.Begin"},
	// func (*DB) Commit() *DB
	{Symbol: "(*gorm.io/gorm.DB).Commit", Kind: Commit, Op: "gorm.Commit"},
	// func (*DB) Rollback() *DB
	{Symbol: "(*gorm.io/gorm.DB).Rollback", Kind: Rollback, Op: "gorm.Rollback"},
	// func (*DB) SavePoint(name string) *DB
	{Symbol: "(*gorm.io/gorm.DB).SavePoint", Kind: Neutral, Op: "gorm.SavePoint"},
	// func (*DB) RollbackTo(name string) *DB
	{Symbol: "(*gorm.io/gorm.DB).RollbackTo", Kind: Rollback, Op: "gorm.RollbackTo"},
	// func (*DB) Transaction(fc func(tx *DB) error, opts ...*sql.TxOptions) (err error)
	{Symbol: "(*gorm.io/gorm.DB).Transaction", Kind: RunTx, Op: "gorm.Transaction", Func: 1},
	// func (*DB) Connection(fc func(tx *DB) error) (err error)
	{Symbol: "(*gorm.io/gorm.DB).Connection", Kind: Chain, Op: "gorm.Connection", Func: 1},
	// func (*Association) Append(values ...any) error
	{Symbol: "(*gorm.io/gorm.Association).Append", Kind: Write, Op: "gorm.association.Append"},
	// func (*Association) Replace(values ...any) error
	{Symbol: "(*gorm.io/gorm.Association).Replace", Kind: Write, Op: "gorm.association.Replace"},
	// func (*Association) Delete(values ...any) error
	{Symbol: "(*gorm.io/gorm.Association).Delete", Kind: Write, Op: "gorm.association.Delete"},
	// func (*Association) Clear() error
	{Symbol: "(*gorm.io/gorm.Association).Clear", Kind: Write, Op: "gorm.association.Clear"},
	// func (*Association) Find(out any, conds ...any) error
	{Symbol: "(*gorm.io/gorm.Association).Find", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.association.Find"},
	// func (*Association) Count() (count int64)
	{Symbol: "(*gorm.io/gorm.Association).Count", Kind: Read, Op: "gorm.association.Count"},
	// func (*Association) Unscoped() *Association
	{Symbol: "(*gorm.io/gorm.Association).Unscoped", Kind: Chain, Op: "gorm.association.Unscoped"},
	// func (*Statement) SetColumn(name string, value any, fromCallbacks ...bool)
	{Symbol: "(*gorm.io/gorm.Statement).SetColumn", Kind: Chain, Op: "gorm.statement.SetColumn"},
	// func (*Statement) AddClause(v clause.Interface)
	{Symbol: "(*gorm.io/gorm.Statement).AddClause", Kind: Chain, Op: "gorm.statement.AddClause"},
	// func Expr(expr string, args ...any) clause.Expr
	{Symbol: "gorm.io/gorm.Expr", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Expr"},
	// func Open(dialector Dialector, opts ...Option) (db *DB, err error)
	{Symbol: "gorm.io/gorm.Open", Kind: Neutral, Op: "gorm.Open"},
}

// gormGenericRows models the generic API. Every terminal takes a context first, so the
// operations have a vocabulary of their own.
var gormGenericRows = []Row{
	// func G[T any](db *DB, opts ...clause.Expression) Interface[T]
	{Symbol: "gorm.io/gorm.G", Kind: Chain, Op: "gormg.G"},
	// func WithResult() *result
	{Symbol: "gorm.io/gorm.WithResult", Kind: Chain, Op: "gormg.WithResult"},
	// func (Interface) Raw(sql string, values ...any) ExecInterface[T]
	{Symbol: "(gorm.io/gorm.Interface).Raw", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Raw"},
	// func (Interface) Exec(ctx context.Context, sql string, values ...any) error
	{Symbol: "(gorm.io/gorm.Interface).Exec", Kind: Exec, SQL: 2, Args: 3, Op: "gormg.Exec"},
	// func (CreateInterface) Where(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Where"},
	// func (CreateInterface) Not(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Not"},
	// func (CreateInterface) Or(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Or"},
	// func (CreateInterface) Having(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Having", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Having"},
	// func (CreateInterface) Select(query string, args ...any) CreateInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Select", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Select"},
	// func (CreateInterface) Table(name string, args ...any) CreateInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Table", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Table"},
	// func (CreateInterface) Scopes(scopes ...func(db *Statement)) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Scopes", Kind: Chain, Op: "gormg.Scopes"},
	// func (CreateInterface) Limit(offset int) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Limit", Kind: Chain, Op: "gormg.Limit"},
	// func (CreateInterface) Offset(offset int) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Offset", Kind: Chain, Op: "gormg.Offset"},
	// func (CreateInterface) Joins(query clause.JoinTarget, on func(db JoinBuilder, joinTable clause.Table, curTable clause.Table) error) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Joins", Kind: Chain, Op: "gormg.Joins"},
	// func (CreateInterface) Preload(association string, query func(db PreloadBuilder) error) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Preload", Kind: Chain, Op: "gormg.Preload"},
	// func (CreateInterface) Omit(columns ...string) CreateInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Omit", Kind: Chain, Op: "gormg.Omit"},
	// func (CreateInterface) MapColumns(m map[string]string) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).MapColumns", Kind: Chain, Op: "gormg.MapColumns"},
	// func (CreateInterface) Distinct(args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Distinct", Kind: Chain, Op: "gormg.Distinct"},
	// func (CreateInterface) Group(name string) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Group", Kind: Chain, Op: "gormg.Group"},
	// func (CreateInterface) Order(value any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Order", Kind: Chain, Op: "gormg.Order"},
	// func (CreateInterface) Set(assignments ...clause.Assigner) SetCreateOrUpdateInterface[T]
	{Symbol: "(gorm.io/gorm.CreateInterface).Set", Kind: Chain, Op: "gormg.Set"},
	// func (CreateInterface) Create(ctx context.Context, r *T) error
	{Symbol: "(gorm.io/gorm.CreateInterface).Create", Kind: Write, Op: "gormg.Create"},
	// func (CreateInterface) CreateInBatches(ctx context.Context, r *[]T, batchSize int) error
	{Symbol: "(gorm.io/gorm.CreateInterface).CreateInBatches", Kind: Write, Op: "gormg.CreateInBatches"},
	// func (CreateInterface) Update(ctx context.Context, name string, value any) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.CreateInterface).Update", Kind: Write, Op: "gormg.Update"},
	// func (CreateInterface) Updates(ctx context.Context, t T) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.CreateInterface).Updates", Kind: Write, Op: "gormg.Updates"},
	// func (CreateInterface) Delete(ctx context.Context) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.CreateInterface).Delete", Kind: Write, Op: "gormg.Delete"},
	// func (CreateInterface) Count(ctx context.Context, column string) (result int64, err error)
	{Symbol: "(gorm.io/gorm.CreateInterface).Count", Kind: Read, Op: "gormg.Count"},
	// func (ChainInterface) Where(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Where"},
	// func (ChainInterface) Not(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Not"},
	// func (ChainInterface) Or(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Or"},
	// func (ChainInterface) Having(query any, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Having", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Having"},
	// func (ChainInterface) Select(query string, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Select", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Select"},
	// func (ChainInterface) Table(name string, args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Table", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Table"},
	// func (ChainInterface) Scopes(scopes ...func(db *Statement)) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Scopes", Kind: Chain, Op: "gormg.Scopes"},
	// func (ChainInterface) Limit(offset int) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Limit", Kind: Chain, Op: "gormg.Limit"},
	// func (ChainInterface) Offset(offset int) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Offset", Kind: Chain, Op: "gormg.Offset"},
	// func (ChainInterface) Joins(query clause.JoinTarget, on func(db JoinBuilder, joinTable clause.Table, curTable clause.Table) error) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Joins", Kind: Chain, Op: "gormg.Joins"},
	// func (ChainInterface) Preload(association string, query func(db PreloadBuilder) error) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Preload", Kind: Chain, Op: "gormg.Preload"},
	// func (ChainInterface) Omit(columns ...string) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Omit", Kind: Chain, Op: "gormg.Omit"},
	// func (ChainInterface) MapColumns(m map[string]string) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).MapColumns", Kind: Chain, Op: "gormg.MapColumns"},
	// func (ChainInterface) Distinct(args ...any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Distinct", Kind: Chain, Op: "gormg.Distinct"},
	// func (ChainInterface) Group(name string) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Group", Kind: Chain, Op: "gormg.Group"},
	// func (ChainInterface) Order(value any) ChainInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Order", Kind: Chain, Op: "gormg.Order"},
	// func (ChainInterface) Set(assignments ...clause.Assigner) SetUpdateOnlyInterface[T]
	{Symbol: "(gorm.io/gorm.ChainInterface).Set", Kind: Chain, Op: "gormg.Set"},
	// func (ChainInterface) Update(ctx context.Context, name string, value any) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.ChainInterface).Update", Kind: Write, Op: "gormg.Update"},
	// func (ChainInterface) Updates(ctx context.Context, t T) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.ChainInterface).Updates", Kind: Write, Op: "gormg.Updates"},
	// func (ChainInterface) Delete(ctx context.Context) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.ChainInterface).Delete", Kind: Write, Op: "gormg.Delete"},
	// func (ChainInterface) Count(ctx context.Context, column string) (result int64, err error)
	{Symbol: "(gorm.io/gorm.ChainInterface).Count", Kind: Read, Op: "gormg.Count"},
	// func (SetUpdateOnlyInterface) Update(ctx context.Context) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.SetUpdateOnlyInterface).Update", Kind: Write, Op: "gormg.SetUpdate"},
	// func (SetCreateOrUpdateInterface) Create(ctx context.Context) error
	{Symbol: "(gorm.io/gorm.SetCreateOrUpdateInterface).Create", Kind: Write, Op: "gormg.SetCreate"},
	// func (SetCreateOrUpdateInterface) Update(ctx context.Context) (rowsAffected int, err error)
	{Symbol: "(gorm.io/gorm.SetCreateOrUpdateInterface).Update", Kind: Write, Op: "gormg.SetUpdate"},
	// func (ExecInterface) Scan(ctx context.Context, r any) error
	{Symbol: "(gorm.io/gorm.ExecInterface).Scan", Kind: Read, Dest: []int{2}, Op: "gormg.Scan"},
	// func (ExecInterface) First(context.Context) (T, error)
	{Symbol: "(gorm.io/gorm.ExecInterface).First", Kind: Read, Op: "gormg.First"},
	// func (ExecInterface) Last(ctx context.Context) (T, error)
	{Symbol: "(gorm.io/gorm.ExecInterface).Last", Kind: Read, Op: "gormg.Last"},
	// func (ExecInterface) Take(context.Context) (T, error)
	{Symbol: "(gorm.io/gorm.ExecInterface).Take", Kind: Read, Op: "gormg.Take"},
	// func (ExecInterface) Find(ctx context.Context) ([]T, error)
	{Symbol: "(gorm.io/gorm.ExecInterface).Find", Kind: Read, Op: "gormg.Find"},
	// func (ExecInterface) Row(ctx context.Context) *sql.Row
	{Symbol: "(gorm.io/gorm.ExecInterface).Row", Kind: Read, Op: "gormg.Row"},
	// func (ExecInterface) Rows(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(gorm.io/gorm.ExecInterface).Rows", Kind: Read, Op: "gormg.Rows"},
	// func (ExecInterface) FindInBatches(ctx context.Context, batchSize int, fc func(data []T, batch int) error) error
	{Symbol: "(gorm.io/gorm.ExecInterface).FindInBatches", Kind: Read, Op: "gormg.FindInBatches", Func: 3},
	// func (JoinBuilder) Where(query any, args ...any) JoinBuilder
	{Symbol: "(gorm.io/gorm.JoinBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Where"},
	// func (JoinBuilder) Not(query any, args ...any) JoinBuilder
	{Symbol: "(gorm.io/gorm.JoinBuilder).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Not"},
	// func (JoinBuilder) Or(query any, args ...any) JoinBuilder
	{Symbol: "(gorm.io/gorm.JoinBuilder).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Or"},
	// func (JoinBuilder) Select(...string) JoinBuilder
	{Symbol: "(gorm.io/gorm.JoinBuilder).Select", Kind: Chain, Op: "gormg.Select"},
	// func (JoinBuilder) Omit(...string) JoinBuilder
	{Symbol: "(gorm.io/gorm.JoinBuilder).Omit", Kind: Chain, Op: "gormg.Omit"},
	// func (PreloadBuilder) Where(query any, args ...any) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Where"},
	// func (PreloadBuilder) Not(query any, args ...any) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Not"},
	// func (PreloadBuilder) Or(query any, args ...any) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gormg.Or"},
	// func (PreloadBuilder) Select(...string) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Select", Kind: Chain, Op: "gormg.Select"},
	// func (PreloadBuilder) Omit(...string) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Omit", Kind: Chain, Op: "gormg.Omit"},
	// func (PreloadBuilder) Limit(offset int) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Limit", Kind: Chain, Op: "gormg.Limit"},
	// func (PreloadBuilder) Offset(offset int) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Offset", Kind: Chain, Op: "gormg.Offset"},
	// func (PreloadBuilder) Order(value any) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).Order", Kind: Chain, Op: "gormg.Order"},
	// func (PreloadBuilder) LimitPerRecord(num int) PreloadBuilder
	{Symbol: "(gorm.io/gorm.PreloadBuilder).LimitPerRecord", Kind: Chain, Op: "gormg.LimitPerRecord"},
}
