package models

// etcdRows models go.etcd.io/etcd/client. A Txn says with Succeeded whether its conditions held.
var etcdRows = []Row{
	// func (KV) Put(ctx context.Context, key string, val string, opts ...OpOption) (*PutResponse, error)
	{Symbol: "(go.etcd.io/etcd/client.KV).Put", Kind: Write, Op: "etcd.Put"},
	// func (KV) Delete(ctx context.Context, key string, opts ...OpOption) (*DeleteResponse, error)
	{Symbol: "(go.etcd.io/etcd/client.KV).Delete", Kind: Write, Op: "etcd.Delete"},
	// func (KV) Do(ctx context.Context, op Op) (OpResponse, error)
	{Symbol: "(go.etcd.io/etcd/client.KV).Do", Kind: Write, Op: "etcd.Do"},
	// func (KV) Get(ctx context.Context, key string, opts ...OpOption) (*GetResponse, error)
	{Symbol: "(go.etcd.io/etcd/client.KV).Get", Kind: Read, Op: "etcd.Get"},
	// func (KV) Txn(ctx context.Context) Txn
	{Symbol: "(go.etcd.io/etcd/client.KV).Txn", Kind: Chain, Op: "etcd.Txn"},
	// func (Txn) If(cs ...Cmp) Txn
	{Symbol: "(go.etcd.io/etcd/client.Txn).If", Kind: Chain, Op: "etcd.If"},
	// func (Txn) Then(ops ...Op) Txn
	{Symbol: "(go.etcd.io/etcd/client.Txn).Then", Kind: Chain, Op: "etcd.Then"},
	// func (Txn) Else(ops ...Op) Txn
	{Symbol: "(go.etcd.io/etcd/client.Txn).Else", Kind: Chain, Op: "etcd.Else"},
	// func (Txn) Commit() (*TxnResponse, error)
	{Symbol: "(go.etcd.io/etcd/client.Txn).Commit", Kind: Write, Op: "etcd.Commit"},
	// func Compare(cmp Cmp, result string, v any) Cmp
	{Symbol: "go.etcd.io/etcd/client.Compare", Kind: Chain, Op: "etcd.Compare"},
	// func Value(key string) Cmp
	{Symbol: "go.etcd.io/etcd/client.Value", Kind: Chain, Op: "etcd.Value"},
	// func Version(key string) Cmp
	{Symbol: "go.etcd.io/etcd/client.Version", Kind: Chain, Op: "etcd.Version"},
	// func CreateRevision(key string) Cmp
	{Symbol: "go.etcd.io/etcd/client.CreateRevision", Kind: Chain, Op: "etcd.CreateRevision"},
	// func ModRevision(key string) Cmp
	{Symbol: "go.etcd.io/etcd/client.ModRevision", Kind: Chain, Op: "etcd.ModRevision"},
	// func LeaseValue(key string) Cmp
	{Symbol: "go.etcd.io/etcd/client.LeaseValue", Kind: Chain, Op: "etcd.LeaseValue"},
	// func OpPut(key string, val string, opts ...OpOption) Op
	{Symbol: "go.etcd.io/etcd/client.OpPut", Kind: Chain, Op: "etcd.OpPut"},
	// func OpGet(key string, opts ...OpOption) Op
	{Symbol: "go.etcd.io/etcd/client.OpGet", Kind: Chain, Op: "etcd.OpGet"},
	// func OpDelete(key string, opts ...OpOption) Op
	{Symbol: "go.etcd.io/etcd/client.OpDelete", Kind: Chain, Op: "etcd.OpDelete"},
	// func OpTxn(cmps []Cmp, thenOps []Op, elseOps []Op) Op
	{Symbol: "go.etcd.io/etcd/client.OpTxn", Kind: Chain, Op: "etcd.OpTxn"},
	// func NewSTM(c *clientv3.Client, apply func(STM) error, so ...STMOption) (*clientv3.TxnResponse, error)
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewSTM", Kind: RunTx, Op: "etcd.NewSTM", Func: 2},
	// func NewSTMRepeatable(ctx context.Context, c *clientv3.Client, apply func(STM) error) (*clientv3.TxnResponse, error)
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewSTMRepeatable", Kind: RunTx, Op: "etcd.NewSTMRepeatable", Func: 3},
	// func NewSTMSerializable(ctx context.Context, c *clientv3.Client, apply func(STM) error) (*clientv3.TxnResponse, error)
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewSTMSerializable", Kind: RunTx, Op: "etcd.NewSTMSerializable", Func: 3},
	// func NewSTMReadCommitted(ctx context.Context, c *clientv3.Client, apply func(STM) error) (*clientv3.TxnResponse, error)
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewSTMReadCommitted", Kind: RunTx, Op: "etcd.NewSTMReadCommitted", Func: 3},
	// func (STM) Put(key string, val string, opts ...clientv3.OpOption)
	{Symbol: "(go.etcd.io/etcd/client/concurrency.STM).Put", Kind: Write, Op: "etcd.Put"},
	// func (STM) Del(key string)
	{Symbol: "(go.etcd.io/etcd/client/concurrency.STM).Del", Kind: Write, Op: "etcd.Del"},
	// func (STM) Get(key ...string) string
	{Symbol: "(go.etcd.io/etcd/client/concurrency.STM).Get", Kind: Read, Op: "etcd.Get"},
}
