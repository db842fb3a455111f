package models

// consulRows models the key-value store of github.com/hashicorp/consul/api. The first result of
// CAS, DeleteCAS and Txn says whether it happened.
var consulRows = []Row{
	// func (*KV) Put(p *KVPair, q *WriteOptions) (*WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Put", Kind: Write, Op: "consul.Put"},
	// func (*KV) CAS(p *KVPair, q *WriteOptions) (bool, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).CAS", Kind: Write, Op: "consul.CAS"},
	// func (*KV) Delete(key string, w *WriteOptions) (*WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Delete", Kind: Write, Op: "consul.Delete"},
	// func (*KV) DeleteCAS(p *KVPair, q *WriteOptions) (bool, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).DeleteCAS", Kind: Write, Op: "consul.DeleteCAS"},
	// func (*KV) DeleteTree(prefix string, w *WriteOptions) (*WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).DeleteTree", Kind: Write, Op: "consul.DeleteTree"},
	// func (*KV) Txn(txn KVTxnOps, q *QueryOptions) (bool, *KVTxnResponse, *QueryMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Txn", Kind: Write, Op: "consul.Txn"},
	// func (*KV) Get(key string, q *QueryOptions) (*KVPair, *QueryMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Get", Kind: Read, Op: "consul.Get"},
	// func (*KV) List(prefix string, q *QueryOptions) (KVPairs, *QueryMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).List", Kind: Read, Op: "consul.List"},
	// func (*KV) Keys(prefix string, separator string, q *QueryOptions) ([]string, *QueryMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Keys", Kind: Read, Op: "consul.Keys"},
	// func (*Txn) Txn(txn TxnOps, q *QueryOptions) (bool, *TxnResponse, *QueryMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Txn).Txn", Kind: Write, Op: "consul.Txn"},
	// func (*Client) KV() *KV
	{Symbol: "(*github.com/hashicorp/consul/api.Client).KV", Kind: Chain, Op: "consul.KV"},
	// func (*Client) Txn() *Txn
	{Symbol: "(*github.com/hashicorp/consul/api.Client).Txn", Kind: Chain, Op: "consul.Txn"},
	// func (*Client) Session() *Session
	{Symbol: "(*github.com/hashicorp/consul/api.Client).Session", Kind: Chain, Op: "consul.Session"},
	// func (*Session) Create(se *SessionEntry, q *WriteOptions) (string, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Session).Create", Kind: Neutral, Op: "consul.Create"},
	// func (*Session) CreateNoChecks(se *SessionEntry, q *WriteOptions) (string, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Session).CreateNoChecks", Kind: Neutral, Op: "consul.CreateNoChecks"},
}

// consulLockRows models its sessions and locks.
var consulLockRows = []Row{
	// func (*Lock) Lock(stopCh <-chan struct{}) (<-chan struct{}, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Lock).Lock", Kind: Lock, Bound: Bound{Time: "15s", Options: []string{"LockOptions.SessionTTL"}}, Note: "the channel closes when the lock is lost"},
	// func (*Lock) Unlock() error
	{Symbol: "(*github.com/hashicorp/consul/api.Lock).Unlock", Kind: Unlock},
	// func (*Semaphore) Acquire(stopCh <-chan struct{}) (<-chan struct{}, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Semaphore).Acquire", Kind: Lock, Bound: Bound{Time: "15s", Options: []string{"SemaphoreOptions.SessionTTL"}}},
	// func (*Semaphore) Release() error
	{Symbol: "(*github.com/hashicorp/consul/api.Semaphore).Release", Kind: Unlock},
	// func (*KV) Acquire(p *KVPair, q *WriteOptions) (bool, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Acquire", Kind: Lock},
	// func (*KV) Release(p *KVPair, q *WriteOptions) (bool, *WriteMeta, error)
	{Symbol: "(*github.com/hashicorp/consul/api.KV).Release", Kind: Unlock},
	// func (*Client) LockKey(key string) (*Lock, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Client).LockKey", Kind: Chain, Op: "consul.LockKey"},
	// func (*Client) LockOpts(opts *LockOptions) (*Lock, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Client).LockOpts", Kind: Chain, Op: "consul.LockOpts"},
	// func (*Client) SemaphorePrefix(prefix string, limit int) (*Semaphore, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Client).SemaphorePrefix", Kind: Chain, Op: "consul.SemaphorePrefix"},
	// func (*Client) SemaphoreOpts(opts *SemaphoreOptions) (*Semaphore, error)
	{Symbol: "(*github.com/hashicorp/consul/api.Client).SemaphoreOpts", Kind: Chain, Op: "consul.SemaphoreOpts"},
}
