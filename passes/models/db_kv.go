package models

// Key-value stores inside the process: what is written there survives it, and
// nothing makes it one with what happens outside. Op "kv.<call>" takes the key
// first and the value second, after a context.

const (
	badger   = "github.com/dgraph-io/badger"
	bolt     = "go.etcd.io/bbolt"
	buntdb   = "github.com/tidwall/buntdb"
	levelDB  = "github.com/syndtr/goleveldb/leveldb"
	ariesKV  = "github.com/hyperledger/aries-framework-go/spi/storage"
	raftRepl = "github.com/hashicorp/raft"
)

var kvGroups = []group{
	// func (db *DB) Update(fn func(*Tx) error) error
	{bolt, `*DB.Update *DB.Batch`, Row{Kind: RunTx, Func: 1}},
	{bolt, `*DB.View`, Row{Kind: Neutral, Func: 1}},
	// func (db *DB) Begin(writable bool) (t *Tx, err error)
	{bolt, `*DB.Begin`, Row{Kind: Begin}},
	{bolt, `*Tx.Commit`, Row{Kind: Commit}},
	{bolt, `*Tx.Rollback`, Row{Kind: Rollback}},
	// func (tx *Tx) OnCommit(fn func())
	{bolt, `*Tx.OnCommit`, Row{Kind: AfterCommit, Func: 1}},
	// func (tx *Tx) Bucket(name []byte) *Bucket
	{bolt, `*Tx.Bucket *Tx.CreateBucket *Tx.CreateBucketIfNotExists *Bucket.Bucket *Bucket.CreateBucket *Bucket.CreateBucketIfNotExists`,
		Row{Kind: Chain, Op: "kv.Bucket"}},
	// func (b *Bucket) Put(key []byte, value []byte) (err error)
	{bolt, `*Bucket.Put`, Row{Kind: Write, Op: "kv.Put"}},
	{bolt, `*Bucket.Delete`, Row{Kind: Write, Op: "kv.Delete"}},
	{bolt, `*Bucket.Get`, Row{Kind: Read, Op: "kv.Get"}},

	// func (db *DB) Update(fn func(txn *Txn) error) error
	{badger, `*DB.Update`, Row{Kind: RunTx, Func: 1}},
	{badger, `*DB.View`, Row{Kind: Neutral, Func: 1}},
	// func (db *DB) NewTransaction(update bool) *Txn
	{badger, `*DB.NewTransaction`, Row{Kind: Begin}},
	{badger, `*Txn.Commit *Txn.CommitWith`, Row{Kind: Commit}},
	{badger, `*Txn.Discard`, Row{Kind: Rollback}},
	// func (txn *Txn) Set(key, val []byte) error
	{badger, `*Txn.Set`, Row{Kind: Write, Op: "kv.Put"}},
	{badger, `*Txn.Delete`, Row{Kind: Write, Op: "kv.Delete"}},
	{badger, `*Txn.Get`, Row{Kind: Read, Op: "kv.Get"}},

	// func (db *DB) Update(fn func(tx *Tx) error) error
	{buntdb, `*DB.Update`, Row{Kind: RunTx, Func: 1}},
	{buntdb, `*DB.View`, Row{Kind: Neutral, Func: 1}},
	// func (db *DB) Begin(writable bool) (*Tx, error)
	{buntdb, `*DB.Begin`, Row{Kind: Begin}},
	{buntdb, `*Tx.Commit`, Row{Kind: Commit}},
	{buntdb, `*Tx.Rollback`, Row{Kind: Rollback}},
	// func (tx *Tx) Set(key, value string, opts *SetOptions) (previousValue string, replaced bool, err error)
	{buntdb, `*Tx.Set`, Row{Kind: Write, Op: "kv.Put"}},
	{buntdb, `*Tx.Delete`, Row{Kind: Write, Op: "kv.Delete"}},
	{buntdb, `*Tx.Get`, Row{Kind: Read, Op: "kv.Get"}},

	// func (db *DB) Put(key, value []byte, wo *opt.WriteOptions) error
	{levelDB, `*DB.Put *Transaction.Put`, Row{Kind: Write, Op: "kv.Put"}},
	{levelDB, `*DB.Delete *Transaction.Delete`, Row{Kind: Write, Op: "kv.Delete"}},
	{levelDB, `*DB.Get *Transaction.Get`, Row{Kind: Read, Op: "kv.Get"}},
	// func (db *DB) OpenTransaction() (*Transaction, error)
	{levelDB, `*DB.OpenTransaction`, Row{Kind: Begin}},
	{levelDB, `*Transaction.Commit`, Row{Kind: Commit}},
	{levelDB, `*Transaction.Discard`, Row{Kind: Rollback}},

	// type Store interface { Put(key string, value []byte, tags ...Tag) error }
	{ariesKV, `Store.Put`, Row{Kind: Write, Op: "kv.Put"}},
	{ariesKV, `Store.Delete`, Row{Kind: Write, Op: "kv.Delete"}},
	{ariesKV, `Store.Get`, Row{Kind: Read, Op: "kv.Get"}},

	// func (r *Raft) Apply(cmd []byte, timeout time.Duration) ApplyFuture; what the command says is for the state machine to know
	{raftRepl, `*Raft.Apply *Raft.ApplyLog`, Row{Kind: Write, Op: "kv.Apply"}},
}
