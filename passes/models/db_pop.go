package models

// popRows models github.com/gobuffalo/pop.
var popRows = []Row{
	// func (*Connection) Save(model any, excludeColumns ...string) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Save", Kind: Write, Op: "pop.Save"},
	// func (*Connection) Create(model any, excludeColumns ...string) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Create", Kind: Write, Op: "pop.Create"},
	// func (*Connection) Update(model any, excludeColumns ...string) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Update", Kind: Write, Op: "pop.Update"},
	// func (*Connection) UpdateColumns(model any, columnNames ...string) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).UpdateColumns", Kind: Write, Op: "pop.UpdateColumns"},
	// func (*Connection) Destroy(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Destroy", Kind: Write, Op: "pop.Destroy"},
	// func (*Connection) ValidateAndSave(model any, excludeColumns ...string) (*validate.Errors, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).ValidateAndSave", Kind: Write, Op: "pop.ValidateAndSave"},
	// func (*Connection) ValidateAndCreate(model any, excludeColumns ...string) (*validate.Errors, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).ValidateAndCreate", Kind: Write, Op: "pop.ValidateAndCreate"},
	// func (*Connection) ValidateAndUpdate(model any, excludeColumns ...string) (*validate.Errors, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).ValidateAndUpdate", Kind: Write, Op: "pop.ValidateAndUpdate"},
	// func (*Connection) TruncateAll() error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).TruncateAll", Kind: Write, Op: "pop.TruncateAll"},
	// func (*Connection) Find(model any, id any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Find", Kind: Read, Dest: []int{1}, Op: "pop.Find"},
	// func (*Connection) First(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).First", Kind: Read, Dest: []int{1}, Op: "pop.First"},
	// func (*Connection) Last(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Last", Kind: Read, Dest: []int{1}, Op: "pop.Last"},
	// func (*Connection) All(models any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).All", Kind: Read, Dest: []int{1}, Op: "pop.All"},
	// func (*Connection) Reload(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Reload", Kind: Read, Dest: []int{1}, Op: "pop.Reload"},
	// func (*Connection) Load(model any, fields ...string) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Load", Kind: Read, Dest: []int{1}, Op: "pop.Load"},
	// func (*Connection) Count(model any) (int, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Count", Kind: Read, Op: "pop.Count"},
	// func (*Connection) Q() *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Q", Kind: Chain, Op: "pop.Q"},
	// func (*Connection) Where(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Where", Kind: Chain, SQL: 1, Args: 2, Op: "pop.Where"},
	// func (*Connection) RawQuery(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).RawQuery", Kind: Chain, SQL: 1, Args: 2, Op: "pop.RawQuery"},
	// func (*Connection) Order(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Order", Kind: Chain, SQL: 1, Args: 2, Op: "pop.Order"},
	// func (*Connection) Select(fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Select", Kind: Chain, Op: "pop.Select"},
	// func (*Connection) Paginate(page int, perPage int) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Paginate", Kind: Chain, Op: "pop.Paginate"},
	// func (*Connection) Eager(fields ...string) *Connection
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Eager", Kind: Chain, Op: "pop.Eager"},
	// func (*Connection) EagerPreload(fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).EagerPreload", Kind: Chain, Op: "pop.EagerPreload"},
	// func (*Connection) Limit(limit int) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Limit", Kind: Chain, Op: "pop.Limit"},
	// func (*Connection) Scope(sf ScopeFunc) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Scope", Kind: Chain, Op: "pop.Scope"},
	// func (*Connection) WithContext(ctx context.Context) *Connection
	{Symbol: "(*github.com/gobuffalo/pop.Connection).WithContext", Kind: Chain, Op: "pop.WithContext"},
	// func (*Connection) BelongsTo(model any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).BelongsTo", Kind: Chain, Op: "pop.BelongsTo"},
	// func (*Connection) BelongsToAs(model any, as string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).BelongsToAs", Kind: Chain, Op: "pop.BelongsToAs"},
	// func (*Connection) BelongsToThrough(bt any, thru any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Connection).BelongsToThrough", Kind: Chain, Op: "pop.BelongsToThrough"},
	// func (*Connection) Transaction(fn func(tx *Connection) error) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Transaction", Kind: RunTx, Op: "pop.Transaction", Func: 1},
	// func (*Connection) Rollback(fn func(tx *Connection)) error
	{Symbol: "(*github.com/gobuffalo/pop.Connection).Rollback", Kind: RunTx, Op: "pop.Rollback", Func: 1, Note: "always rolls back"},
	// func (*Connection) NewTransaction() (*Connection, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).NewTransaction", Kind: Begin, Op: "pop.NewTransaction"},
	// func (*Connection) NewTransactionContext(ctx context.Context) (*Connection, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).NewTransactionContext", Kind: Begin, Op: "pop.NewTransactionContext"},
	// func (*Connection) NewTransactionContextOptions(ctx context.Context, options *sql.TxOptions) (*Connection, error)
	{Symbol: "(*github.com/gobuffalo/pop.Connection).NewTransactionContextOptions", Kind: Begin, Op: "pop.NewTransactionContextOptions"},
	// func (*Query) Where(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Where", Kind: Chain, SQL: 1, Args: 2, Op: "pop.Where"},
	// func (*Query) RawQuery(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).RawQuery", Kind: Chain, SQL: 1, Args: 2, Op: "pop.RawQuery"},
	// func (*Query) Order(stmt string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Order", Kind: Chain, SQL: 1, Args: 2, Op: "pop.Order"},
	// func (*Query) Having(condition string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Having", Kind: Chain, SQL: 1, Args: 2, Op: "pop.Having"},
	// func (*Query) Select(fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Select", Kind: Chain, Op: "pop.Select"},
	// func (*Query) Paginate(page int, perPage int) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Paginate", Kind: Chain, Op: "pop.Paginate"},
	// func (*Query) Eager(fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Eager", Kind: Chain, Op: "pop.Eager"},
	// func (*Query) EagerPreload(fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).EagerPreload", Kind: Chain, Op: "pop.EagerPreload"},
	// func (*Query) Limit(limit int) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Limit", Kind: Chain, Op: "pop.Limit"},
	// func (*Query) Scope(sf ScopeFunc) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Scope", Kind: Chain, Op: "pop.Scope"},
	// func (*Query) GroupBy(field string, fields ...string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).GroupBy", Kind: Chain, Op: "pop.GroupBy"},
	// func (*Query) BelongsTo(model any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).BelongsTo", Kind: Chain, Op: "pop.BelongsTo"},
	// func (*Query) BelongsToAs(model any, as string) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).BelongsToAs", Kind: Chain, Op: "pop.BelongsToAs"},
	// func (*Query) BelongsToThrough(bt any, thru any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).BelongsToThrough", Kind: Chain, Op: "pop.BelongsToThrough"},
	// func (*Query) Join(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).Join", Kind: Chain, Op: "pop.Join"},
	// func (*Query) LeftJoin(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).LeftJoin", Kind: Chain, Op: "pop.LeftJoin"},
	// func (*Query) RightJoin(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).RightJoin", Kind: Chain, Op: "pop.RightJoin"},
	// func (*Query) InnerJoin(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).InnerJoin", Kind: Chain, Op: "pop.InnerJoin"},
	// func (*Query) LeftOuterJoin(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).LeftOuterJoin", Kind: Chain, Op: "pop.LeftOuterJoin"},
	// func (*Query) RightOuterJoin(table string, on string, args ...any) *Query
	{Symbol: "(*github.com/gobuffalo/pop.Query).RightOuterJoin", Kind: Chain, Op: "pop.RightOuterJoin"},
	// func (*Query) Exec() error
	{Symbol: "(*github.com/gobuffalo/pop.Query).Exec", Kind: Exec, Op: "pop.Exec"},
	// func (*Query) ExecWithCount() (int, error)
	{Symbol: "(*github.com/gobuffalo/pop.Query).ExecWithCount", Kind: Exec, Op: "pop.ExecWithCount"},
	// func (*Query) UpdateQuery(model any, columnNames ...string) (int64, error)
	{Symbol: "(*github.com/gobuffalo/pop.Query).UpdateQuery", Kind: Write, Op: "pop.UpdateQuery"},
	// func (*Query) Delete(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Query).Delete", Kind: Write, Op: "pop.Delete"},
	// func (*Query) Find(model any, id any) error
	{Symbol: "(*github.com/gobuffalo/pop.Query).Find", Kind: Read, Dest: []int{1}, Op: "pop.Find"},
	// func (*Query) First(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Query).First", Kind: Read, Dest: []int{1}, Op: "pop.First"},
	// func (*Query) Last(model any) error
	{Symbol: "(*github.com/gobuffalo/pop.Query).Last", Kind: Read, Dest: []int{1}, Op: "pop.Last"},
	// func (*Query) All(models any) error
	{Symbol: "(*github.com/gobuffalo/pop.Query).All", Kind: Read, Dest: []int{1}, Op: "pop.All"},
	// func (*Query) Exists(model any) (bool, error)
	{Symbol: "(*github.com/gobuffalo/pop.Query).Exists", Kind: Read, Op: "pop.Exists"},
	// func (Query) Count(model any) (int, error)
	{Symbol: "(github.com/gobuffalo/pop.Query).Count", Kind: Read, Op: "pop.Count"},
	// func (Query) CountByField(model any, field string) (int, error)
	{Symbol: "(github.com/gobuffalo/pop.Query).CountByField", Kind: Read, Op: "pop.CountByField"},
	// func (*dB) TransactionContext(ctx context.Context) (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.dB).TransactionContext", Kind: Begin, Op: "pop.TransactionContext"},
	// func (*dB) TransactionContextOptions(ctx context.Context, opts *sql.TxOptions) (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.dB).TransactionContextOptions", Kind: Begin, Op: "pop.TransactionContextOptions"},
	// func (*dB) Transaction() (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.dB).Transaction", Kind: Begin, Op: "pop.Transaction"},
	// func (*dB) Rollback() error
	{Symbol: "(*github.com/gobuffalo/pop.dB).Rollback", Kind: Rollback, Op: "pop.Rollback"},
	// func (*Tx) Transaction() (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.Tx).Transaction", Kind: Begin, Op: "pop.Transaction"},
	// func (*Tx) TransactionContext(_ context.Context) (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.Tx).TransactionContext", Kind: Begin, Op: "pop.TransactionContext"},
	// func (*Tx) TransactionContextOptions(_ context.Context, _ *sql.TxOptions) (*Tx, error)
	{Symbol: "(*github.com/gobuffalo/pop.Tx).TransactionContextOptions", Kind: Begin, Op: "pop.TransactionContextOptions"},
	// func (*Tx) Close() error
	{Symbol: "(*github.com/gobuffalo/pop.Tx).Close", Kind: Neutral, Op: "pop.Close"},
	// func Connect(e string) (*Connection, error)
	{Symbol: "github.com/gobuffalo/pop.Connect", Kind: Neutral, Op: "pop.Connect"},
	// func NewConnection(deets *ConnectionDetails) (*Connection, error)
	{Symbol: "github.com/gobuffalo/pop.NewConnection", Kind: Neutral, Op: "pop.NewConnection"},
	// func Q(c *Connection) *Query
	{Symbol: "github.com/gobuffalo/pop.Q", Kind: Chain, Op: "pop.Q", Of: 1},
}
