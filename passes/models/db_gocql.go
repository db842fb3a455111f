package models

// gocqlRows models github.com/gocql/gocql. Lightweight transactions answer with applied, the
// first result.
var gocqlRows = []Row{
	// func (*Session) Query(stmt string, values ...any) *Query
	{Symbol: "(*github.com/gocql/gocql.Session).Query", Kind: Chain, SQL: 1, Args: 2, Op: "gocql.Query"},
	// func (*Session) Bind(stmt string, b func(q *QueryInfo) ([]any, error)) *Query
	{Symbol: "(*github.com/gocql/gocql.Session).Bind", Kind: Chain, SQL: 1, Op: "gocql.Bind"},
	// func (*Session) NewBatch(typ BatchType) *Batch
	{Symbol: "(*github.com/gocql/gocql.Session).NewBatch", Kind: Chain, Op: "gocql.NewBatch"},
	// func (*Batch) Query(stmt string, args ...any)
	{Symbol: "(*github.com/gocql/gocql.Batch).Query", Kind: Chain, SQL: 1, Args: 2, Op: "gocql.Query"},
	// func (*Session) ExecuteBatch(batch *Batch) error
	{Symbol: "(*github.com/gocql/gocql.Session).ExecuteBatch", Kind: Write, Op: "gocql.ExecuteBatch", Of: 1},
	// func (*Session) ExecuteBatchCAS(batch *Batch, dest ...any) (applied bool, iter *Iter, err error)
	{Symbol: "(*github.com/gocql/gocql.Session).ExecuteBatchCAS", Kind: Write, Dest: []int{2}, Op: "gocql.ExecuteBatchCAS", Of: 1},
	// func (*Session) MapExecuteBatchCAS(batch *Batch, dest map[string]any) (applied bool, iter *Iter, err error)
	{Symbol: "(*github.com/gocql/gocql.Session).MapExecuteBatchCAS", Kind: Write, Dest: []int{2}, Op: "gocql.MapExecuteBatchCAS", Of: 1},
	// func (*Query) Consistency(c Consistency) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).Consistency", Kind: Chain, Op: "gocql.Consistency"},
	// func (*Query) SerialConsistency(cons SerialConsistency) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).SerialConsistency", Kind: Chain, Op: "gocql.SerialConsistency"},
	// func (*Query) WithContext(ctx context.Context) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).WithContext", Kind: Chain, Op: "gocql.WithContext"},
	// func (*Query) Bind(v ...any) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).Bind", Kind: Chain, Op: "gocql.Bind"},
	// func (*Query) PageSize(n int) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).PageSize", Kind: Chain, Op: "gocql.PageSize"},
	// func (*Query) PageState(state []byte) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).PageState", Kind: Chain, Op: "gocql.PageState"},
	// func (*Query) Idempotent(value bool) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).Idempotent", Kind: Chain, Op: "gocql.Idempotent"},
	// func (*Query) RetryPolicy(r RetryPolicy) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).RetryPolicy", Kind: Chain, Op: "gocql.RetryPolicy"},
	// func (*Query) RoutingKey(routingKey []byte) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).RoutingKey", Kind: Chain, Op: "gocql.RoutingKey"},
	// func (*Query) WithTimestamp(timestamp int64) *Query
	{Symbol: "(*github.com/gocql/gocql.Query).WithTimestamp", Kind: Chain, Op: "gocql.WithTimestamp"},
	// func (*Query) Exec() error
	{Symbol: "(*github.com/gocql/gocql.Query).Exec", Kind: Exec, Op: "gocql.Exec"},
	// func (*Query) ScanCAS(dest ...any) (applied bool, err error)
	{Symbol: "(*github.com/gocql/gocql.Query).ScanCAS", Kind: Exec, Args: 1, Dest: []int{-1}, Op: "gocql.ScanCAS"},
	// func (*Query) MapScanCAS(dest map[string]any) (applied bool, err error)
	{Symbol: "(*github.com/gocql/gocql.Query).MapScanCAS", Kind: Exec, Dest: []int{1}, Op: "gocql.MapScanCAS"},
	// func (*Query) Scan(dest ...any) error
	{Symbol: "(*github.com/gocql/gocql.Query).Scan", Kind: Query, Args: 1, Dest: []int{-1}, Op: "gocql.Scan"},
	// func (*Query) MapScan(m map[string]any) error
	{Symbol: "(*github.com/gocql/gocql.Query).MapScan", Kind: Query, Dest: []int{1}, Op: "gocql.MapScan"},
	// func (*Query) Iter() *Iter
	{Symbol: "(*github.com/gocql/gocql.Query).Iter", Kind: Query, Op: "gocql.Iter"},
	// func (*Iter) Scan(dest ...any) bool
	{Symbol: "(*github.com/gocql/gocql.Iter).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (*Iter) MapScan(m map[string]any) bool
	{Symbol: "(*github.com/gocql/gocql.Iter).MapScan", Kind: Scan, Dest: []int{1}},
	// func (*Iter) SliceMap() ([]map[string]any, error)
	{Symbol: "(*github.com/gocql/gocql.Iter).SliceMap", Kind: Scan},
	// func (*Iter) Close() error
	{Symbol: "(*github.com/gocql/gocql.Iter).Close", Kind: Neutral},
	// func (*Iter) NumRows() int
	{Symbol: "(*github.com/gocql/gocql.Iter).NumRows", Kind: Neutral},
	// func (*Batch) WithContext(ctx context.Context) *Batch
	{Symbol: "(*github.com/gocql/gocql.Batch).WithContext", Kind: Chain, Op: "gocql.WithContext"},
	// func (*Batch) SerialConsistency(cons SerialConsistency) *Batch
	{Symbol: "(*github.com/gocql/gocql.Batch).SerialConsistency", Kind: Chain, Op: "gocql.SerialConsistency"},
	// func (*Batch) RetryPolicy(r RetryPolicy) *Batch
	{Symbol: "(*github.com/gocql/gocql.Batch).RetryPolicy", Kind: Chain, Op: "gocql.RetryPolicy"},
	// func (Scanner) Scan(...any) error
	{Symbol: "(github.com/gocql/gocql.Scanner).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
}
