package models

// jinzhuRows models the first gorm, github.com/jinzhu/gorm.
var jinzhuRows = []Row{
	// func (*DB) Model(value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Model", Kind: Chain, Op: "gorm.Model"},
	// func (*DB) Table(name string) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Table", Kind: Chain, Op: "gorm.Table"},
	// func (*DB) Omit(columns ...string) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Omit", Kind: Chain, Op: "gorm.Omit"},
	// func (*DB) Group(query string) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Group", Kind: Chain, Op: "gorm.Group"},
	// func (*DB) Order(value any, reorder ...bool) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Order", Kind: Chain, Op: "gorm.Order"},
	// func (*DB) Limit(limit any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Limit", Kind: Chain, Op: "gorm.Limit"},
	// func (*DB) Offset(offset any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Offset", Kind: Chain, Op: "gorm.Offset"},
	// func (*DB) Scopes(funcs ...func(*DB) *DB) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Scopes", Kind: Chain, Op: "gorm.Scopes"},
	// func (*DB) Attrs(attrs ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Attrs", Kind: Chain, Op: "gorm.Attrs"},
	// func (*DB) Assign(attrs ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Assign", Kind: Chain, Op: "gorm.Assign"},
	// func (*DB) Unscoped() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Unscoped", Kind: Chain, Op: "gorm.Unscoped"},
	// func (*DB) Debug() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Debug", Kind: Chain, Op: "gorm.Debug"},
	// func (*DB) Set(name string, value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Set", Kind: Chain, Op: "gorm.Set"},
	// func (*DB) InstantSet(name string, value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).InstantSet", Kind: Chain, Op: "gorm.InstantSet"},
	// func (*DB) New() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).New", Kind: Chain, Op: "gorm.New"},
	// func (*DB) Association(column string) *Association
	{Symbol: "(*github.com/jinzhu/gorm.DB).Association", Kind: Chain, Op: "gorm.Association"},
	// func (*DB) SetNowFuncOverride(nowFuncOverride func() time.Time) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).SetNowFuncOverride", Kind: Chain, Op: "gorm.SetNowFuncOverride"},
	// func (*DB) Where(query any, args ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Where"},
	// func (*DB) Not(query any, args ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Not", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Not"},
	// func (*DB) Or(query any, args ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Or", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Or"},
	// func (*DB) Having(query any, values ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Having", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Having"},
	// func (*DB) Select(query any, args ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Select", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Select"},
	// func (*DB) Joins(query string, args ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Joins", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Joins"},
	// func (*DB) Preload(column string, conditions ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Preload", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Preload"},
	// func (*DB) Raw(sql string, values ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Raw", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Raw"},
	// func (*DB) Create(value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Create", Kind: Write, Op: "gorm.Create"},
	// func (*DB) Save(value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Save", Kind: Write, Op: "gorm.Save"},
	// func (*DB) Update(attrs ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Update", Kind: Write, Op: "gorm.Update"},
	// func (*DB) Updates(values any, ignoreProtectedAttrs ...bool) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Updates", Kind: Write, Op: "gorm.Updates"},
	// func (*DB) UpdateColumn(attrs ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).UpdateColumn", Kind: Write, Op: "gorm.UpdateColumn"},
	// func (*DB) UpdateColumns(values any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).UpdateColumns", Kind: Write, Op: "gorm.UpdateColumns"},
	// func (*DB) Delete(value any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Delete", Kind: Write, Op: "gorm.Delete"},
	// func (*DB) FirstOrCreate(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).FirstOrCreate", Kind: Write, Dest: []int{1}, Op: "gorm.FirstOrCreate", Note: "reads, then inserts: two callers can both miss"},
	// func (*DB) FirstOrInit(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).FirstOrInit", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.FirstOrInit"},
	// func (*DB) First(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).First", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.First"},
	// func (*DB) Take(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Take", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Take"},
	// func (*DB) Last(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Last", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Last"},
	// func (*DB) Find(out any, where ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Find", Kind: Read, Args: 2, Dest: []int{1}, Op: "gorm.Find"},
	// func (*DB) Scan(dest any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Scan", Kind: Read, Dest: []int{1}, Op: "gorm.Scan"},
	// func (*DB) Count(value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Count", Kind: Read, Dest: []int{1}, Op: "gorm.Count"},
	// func (*DB) Pluck(column string, value any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Pluck", Kind: Read, Dest: []int{2}, Op: "gorm.Pluck"},
	// func (*DB) Row() *sql.Row
	{Symbol: "(*github.com/jinzhu/gorm.DB).Row", Kind: Read, Op: "gorm.Row"},
	// func (*DB) Rows() (*sql.Rows, error)
	{Symbol: "(*github.com/jinzhu/gorm.DB).Rows", Kind: Read, Op: "gorm.Rows"},
	// func (*DB) ScanRows(rows *sql.Rows, result any) error
	{Symbol: "(*github.com/jinzhu/gorm.DB).ScanRows", Kind: Scan, Dest: []int{2}, Of: 1},
	// func (*DB) Exec(sql string, values ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorm.Exec"},
	// func (*DB) Begin() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Begin", Kind: Begin, Op: "gorm.Begin"},
	// func (*DB) BeginTx(ctx context.Context, opts *sql.TxOptions) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).BeginTx", Kind: Begin, Op: "gorm.BeginTx"},
	// func (*DB) Commit() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Commit", Kind: Commit, Op: "gorm.Commit"},
	// func (*DB) Rollback() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).Rollback", Kind: Rollback, Op: "gorm.Rollback"},
	// func (*DB) RollbackUnlessCommitted() *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).RollbackUnlessCommitted", Kind: Rollback, Op: "gorm.RollbackUnlessCommitted"},
	// func (*DB) Transaction(fc func(tx *DB) error) (err error)
	{Symbol: "(*github.com/jinzhu/gorm.DB).Transaction", Kind: RunTx, Op: "gorm.Transaction", Func: 1},
	// func (*DB) RecordNotFound() bool
	{Symbol: "(*github.com/jinzhu/gorm.DB).RecordNotFound", Kind: Neutral, Op: "gorm.RecordNotFound"},
	// func (*DB) DB() *sql.DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).DB", Kind: Chain, Op: "gorm.DB"},
	// func (*DB) CommonDB() SQLCommon
	{Symbol: "(*github.com/jinzhu/gorm.DB).CommonDB", Kind: Chain, Op: "gorm.CommonDB"},
	// func (*DB) AutoMigrate(values ...any) *DB
	{Symbol: "(*github.com/jinzhu/gorm.DB).AutoMigrate", Kind: Neutral, Op: "gorm.AutoMigrate"},
	// func (*DB) AddError(err error) error
	{Symbol: "(*github.com/jinzhu/gorm.DB).AddError", Kind: Neutral, Op: "gorm.AddError"},
	// func (*DB) GetErrors() []error
	{Symbol: "(*github.com/jinzhu/gorm.DB).GetErrors", Kind: Neutral, Op: "gorm.GetErrors"},
	// func (*Association) Append(values ...any) *Association
	{Symbol: "(*github.com/jinzhu/gorm.Association).Append", Kind: Write, Op: "gorm.association.Append"},
	// func (*Association) Replace(values ...any) *Association
	{Symbol: "(*github.com/jinzhu/gorm.Association).Replace", Kind: Write, Op: "gorm.association.Replace"},
	// func (*Association) Delete(values ...any) *Association
	{Symbol: "(*github.com/jinzhu/gorm.Association).Delete", Kind: Write, Op: "gorm.association.Delete"},
	// func (*Association) Clear() *Association
	{Symbol: "(*github.com/jinzhu/gorm.Association).Clear", Kind: Write, Op: "gorm.association.Clear"},
	// func (*Association) Find(value any) *Association
	{Symbol: "(*github.com/jinzhu/gorm.Association).Find", Kind: Read, Dest: []int{1}, Op: "gorm.association.Find"},
	// func (*Association) Count() int
	{Symbol: "(*github.com/jinzhu/gorm.Association).Count", Kind: Read, Op: "gorm.association.Count"},
	// func Expr(expression string, args ...any) *SqlExpr
	{Symbol: "github.com/jinzhu/gorm.Expr", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Expr"},
	// func Open(dialect string, args ...any) (db *DB, err error)
	{Symbol: "github.com/jinzhu/gorm.Open", Kind: Neutral, Op: "gorm.Open"},
	// func IsRecordNotFoundError(err error) bool
	{Symbol: "github.com/jinzhu/gorm.IsRecordNotFoundError", Kind: Neutral, Op: "gorm.IsRecordNotFoundError"},
	// func (SQLCommon) Exec(query string, args ...any) (sql.Result, error)
	{Symbol: "(github.com/jinzhu/gorm.SQLCommon).Exec", Kind: Exec, SQL: 1, Args: 2, Op: "gorm.Exec"},
	// func (SQLCommon) Query(query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/jinzhu/gorm.SQLCommon).Query", Kind: Query, SQL: 1, Args: 2, Op: "gorm.Query"},
	// func (SQLCommon) QueryRow(query string, args ...any) *sql.Row
	{Symbol: "(github.com/jinzhu/gorm.SQLCommon).QueryRow", Kind: Query, SQL: 1, Args: 2, Op: "gorm.QueryRow"},
}
