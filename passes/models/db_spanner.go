package models

// spannerRows models cloud.google.com/go/spanner. ReadWriteTransaction runs its function again
// when the database aborts it, for as long as the context lives.
var spannerRows = []Row{
	// func (*Client) ReadWriteTransaction(ctx context.Context, f func(context.Context, *ReadWriteTransaction) error) (commitTimestamp time.Time, err error)
	{Symbol: "(*cloud.google.com/go/spanner.Client).ReadWriteTransaction", Kind: RunTx, Op: "spanner.ReadWriteTransaction", Func: 2, Bound: Bound{Options: []string{"context.WithTimeout", "context.WithDeadline"}}, Note: "runs the callback again when the transaction is aborted"},
	// func (*Client) ReadWriteTransactionWithOptions(ctx context.Context, f func(context.Context, *ReadWriteTransaction) error, options TransactionOptions) (resp CommitResponse, err error)
	{Symbol: "(*cloud.google.com/go/spanner.Client).ReadWriteTransactionWithOptions", Kind: RunTx, Op: "spanner.ReadWriteTransactionWithOptions", Func: 2, Bound: Bound{Options: []string{"context.WithTimeout", "context.WithDeadline"}}, Note: "runs the callback again when the transaction is aborted"},
	// func (*Client) Apply(ctx context.Context, ms []*Mutation, opts ...ApplyOption) (commitTimestamp time.Time, err error)
	{Symbol: "(*cloud.google.com/go/spanner.Client).Apply", Kind: Write, Op: "spanner.Apply", Of: 2},
	// func (*Client) BatchWrite(ctx context.Context, mgs []*MutationGroup) *BatchWriteResponseIterator
	{Symbol: "(*cloud.google.com/go/spanner.Client).BatchWrite", Kind: Write, Op: "spanner.BatchWrite", Of: 2},
	// func (*Client) BatchWriteWithOptions(ctx context.Context, mgs []*MutationGroup, opts BatchWriteOptions) *BatchWriteResponseIterator
	{Symbol: "(*cloud.google.com/go/spanner.Client).BatchWriteWithOptions", Kind: Write, Op: "spanner.BatchWriteWithOptions", Of: 2},
	// func (*Client) PartitionedUpdate(ctx context.Context, statement Statement) (count int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.Client).PartitionedUpdate", Kind: Write, Op: "spanner.PartitionedUpdate", Of: 2},
	// func (*Client) PartitionedUpdateWithOptions(ctx context.Context, statement Statement, opts QueryOptions) (count int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.Client).PartitionedUpdateWithOptions", Kind: Write, Op: "spanner.PartitionedUpdateWithOptions", Of: 2},
	// func (*Client) Single() *ReadOnlyTransaction
	{Symbol: "(*cloud.google.com/go/spanner.Client).Single", Kind: Chain, Op: "spanner.Single"},
	// func (*Client) ReadOnlyTransaction() *ReadOnlyTransaction
	{Symbol: "(*cloud.google.com/go/spanner.Client).ReadOnlyTransaction", Kind: Chain, Op: "spanner.ReadOnlyTransaction"},
	// func (*ReadWriteTransaction) BufferWrite(ms []*Mutation) error
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteTransaction).BufferWrite", Kind: Write, Op: "spanner.BufferWrite", Of: 1},
	// func (*ReadWriteTransaction) Update(ctx context.Context, stmt Statement) (rowCount int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteTransaction).Update", Kind: Write, Op: "spanner.Update", Of: 2},
	// func (*ReadWriteTransaction) UpdateWithOptions(ctx context.Context, stmt Statement, opts QueryOptions) (rowCount int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteTransaction).UpdateWithOptions", Kind: Write, Op: "spanner.UpdateWithOptions", Of: 2},
	// func (*ReadWriteTransaction) BatchUpdate(ctx context.Context, stmts []Statement) (_ []int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteTransaction).BatchUpdate", Kind: Write, Op: "spanner.BatchUpdate", Of: 2},
	// func (*ReadWriteTransaction) BatchUpdateWithOptions(ctx context.Context, stmts []Statement, opts QueryOptions) (_ []int64, err error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteTransaction).BatchUpdateWithOptions", Kind: Write, Op: "spanner.BatchUpdateWithOptions", Of: 2},
	// func (*txReadOnly) Query(ctx context.Context, statement Statement) *RowIterator
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).Query", Kind: Read, Op: "spanner.Query", Of: 2},
	// func (*txReadOnly) QueryWithOptions(ctx context.Context, statement Statement, opts QueryOptions) *RowIterator
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).QueryWithOptions", Kind: Read, Op: "spanner.QueryWithOptions", Of: 2},
	// func (*txReadOnly) QueryWithStats(ctx context.Context, statement Statement) *RowIterator
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).QueryWithStats", Kind: Read, Op: "spanner.QueryWithStats", Of: 2},
	// func (*txReadOnly) Read(ctx context.Context, table string, keys KeySet, columns []string) *RowIterator
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).Read", Kind: Read, Op: "spanner.Read"},
	// func (*txReadOnly) ReadUsingIndex(ctx context.Context, table string, index string, keys KeySet, columns []string) (ri *RowIterator)
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).ReadUsingIndex", Kind: Read, Op: "spanner.ReadUsingIndex"},
	// func (*txReadOnly) ReadWithOptions(ctx context.Context, table string, keys KeySet, columns []string, opts *ReadOptions) (ri *RowIterator)
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).ReadWithOptions", Kind: Read, Op: "spanner.ReadWithOptions"},
	// func (*txReadOnly) ReadRow(ctx context.Context, table string, key Key, columns []string) (*Row, error)
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).ReadRow", Kind: Read, Op: "spanner.ReadRow"},
	// func (*txReadOnly) ReadRowWithOptions(ctx context.Context, table string, key Key, columns []string, opts *ReadOptions) (*Row, error)
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).ReadRowWithOptions", Kind: Read, Op: "spanner.ReadRowWithOptions"},
	// func (*txReadOnly) ReadRowUsingIndex(ctx context.Context, table string, index string, key Key, columns []string) (*Row, error)
	{Symbol: "(*cloud.google.com/go/spanner.txReadOnly).ReadRowUsingIndex", Kind: Read, Op: "spanner.ReadRowUsingIndex"},
	// func NewReadWriteStmtBasedTransaction(ctx context.Context, c *Client) (*ReadWriteStmtBasedTransaction, error)
	{Symbol: "cloud.google.com/go/spanner.NewReadWriteStmtBasedTransaction", Kind: Begin, Op: "spanner.NewReadWriteStmtBasedTransaction"},
	// func (*ReadWriteStmtBasedTransaction) Commit(ctx context.Context) (time.Time, error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteStmtBasedTransaction).Commit", Kind: Commit, Op: "spanner.Commit"},
	// func (*ReadWriteStmtBasedTransaction) CommitWithReturnResp(ctx context.Context) (CommitResponse, error)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteStmtBasedTransaction).CommitWithReturnResp", Kind: Commit, Op: "spanner.CommitWithReturnResp"},
	// func (*ReadWriteStmtBasedTransaction) Rollback(ctx context.Context)
	{Symbol: "(*cloud.google.com/go/spanner.ReadWriteStmtBasedTransaction).Rollback", Kind: Rollback, Op: "spanner.Rollback"},
	// func Insert(table string, cols []string, vals []any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.Insert", Kind: Chain, Op: "spanner.Insert"},
	// func InsertMap(table string, in map[string]any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.InsertMap", Kind: Chain, Op: "spanner.InsertMap"},
	// func InsertStruct(table string, in any) (*Mutation, error)
	{Symbol: "cloud.google.com/go/spanner.InsertStruct", Kind: Chain, Op: "spanner.InsertStruct"},
	// func Update(table string, cols []string, vals []any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.Update", Kind: Chain, Op: "spanner.Update"},
	// func UpdateMap(table string, in map[string]any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.UpdateMap", Kind: Chain, Op: "spanner.UpdateMap"},
	// func UpdateStruct(table string, in any) (*Mutation, error)
	{Symbol: "cloud.google.com/go/spanner.UpdateStruct", Kind: Chain, Op: "spanner.UpdateStruct"},
	// func InsertOrUpdate(table string, cols []string, vals []any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.InsertOrUpdate", Kind: Chain, Op: "spanner.InsertOrUpdate"},
	// func InsertOrUpdateMap(table string, in map[string]any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.InsertOrUpdateMap", Kind: Chain, Op: "spanner.InsertOrUpdateMap"},
	// func InsertOrUpdateStruct(table string, in any) (*Mutation, error)
	{Symbol: "cloud.google.com/go/spanner.InsertOrUpdateStruct", Kind: Chain, Op: "spanner.InsertOrUpdateStruct"},
	// func Replace(table string, cols []string, vals []any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.Replace", Kind: Chain, Op: "spanner.Replace"},
	// func ReplaceMap(table string, in map[string]any) *Mutation
	{Symbol: "cloud.google.com/go/spanner.ReplaceMap", Kind: Chain, Op: "spanner.ReplaceMap"},
	// func ReplaceStruct(table string, in any) (*Mutation, error)
	{Symbol: "cloud.google.com/go/spanner.ReplaceStruct", Kind: Chain, Op: "spanner.ReplaceStruct"},
	// func Delete(table string, ks KeySet) *Mutation
	{Symbol: "cloud.google.com/go/spanner.Delete", Kind: Chain, Op: "spanner.Delete"},
	// func ApplyAtLeastOnce() ApplyOption
	{Symbol: "cloud.google.com/go/spanner.ApplyAtLeastOnce", Kind: Chain, Op: "spanner.ApplyAtLeastOnce", Note: "drops the replay protection of Apply"},
	// func NewStatement(sql string) Statement
	{Symbol: "cloud.google.com/go/spanner.NewStatement", Kind: Chain, SQL: 1, Op: "spanner.NewStatement"},
	// func (*Row) Columns(ptrs ...any) error
	{Symbol: "(*cloud.google.com/go/spanner.Row).Columns", Kind: Scan, Args: 1, Dest: []int{-1}, Op: "spanner.Columns"},
	// func (*Row) ToStruct(p any) error
	{Symbol: "(*cloud.google.com/go/spanner.Row).ToStruct", Kind: Scan, Args: 1, Dest: []int{-1}, Op: "spanner.ToStruct"},
	// func (*Row) ToStructLenient(p any) error
	{Symbol: "(*cloud.google.com/go/spanner.Row).ToStructLenient", Kind: Scan, Args: 1, Dest: []int{-1}, Op: "spanner.ToStructLenient"},
	// func (*Row) Column(i int, ptr any) error
	{Symbol: "(*cloud.google.com/go/spanner.Row).Column", Kind: Scan, Dest: []int{2}, Op: "spanner.Column"},
	// func (*Row) ColumnByName(name string, ptr any) error
	{Symbol: "(*cloud.google.com/go/spanner.Row).ColumnByName", Kind: Scan, Dest: []int{2}, Op: "spanner.ColumnByName"},
	// func (*RowIterator) Next() (*Row, error)
	{Symbol: "(*cloud.google.com/go/spanner.RowIterator).Next", Kind: Scan, Op: "spanner.Next"},
	// func (*RowIterator) Do(f func(r *Row) error) error
	{Symbol: "(*cloud.google.com/go/spanner.RowIterator).Do", Kind: Read, Op: "spanner.Do", Func: 1},
}
