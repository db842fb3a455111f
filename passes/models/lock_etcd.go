package models

// etcdLockRows models the locks of etcd. Mutex.Header().Revision and Election.Rev are fencing
// tokens; IsOwner is a condition for a Txn.
var etcdLockRows = []Row{
	// func (*Mutex) Lock(ctx context.Context) error
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).Lock", Kind: Lock, Bound: Bound{Time: "60s", Options: []string{"go.etcd.io/etcd/client/concurrency.WithTTL"}}},
	// func (*Mutex) TryLock(ctx context.Context) error
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).TryLock", Kind: Lock, Bound: Bound{Time: "60s", Options: []string{"go.etcd.io/etcd/client/concurrency.WithTTL"}}},
	// func (*Election) Campaign(ctx context.Context, val string) error
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Election).Campaign", Kind: Lock, Bound: Bound{Time: "60s", Options: []string{"go.etcd.io/etcd/client/concurrency.WithTTL"}}},
	// func (*Mutex) Unlock(ctx context.Context) error
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).Unlock", Kind: Unlock},
	// func (*Election) Resign(ctx context.Context) (err error)
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Election).Resign", Kind: Unlock},
	// func (*Mutex) IsOwner() clientv3.Cmp
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).IsOwner", Kind: Derive, Op: "etcd.Fence"},
	// func (*Mutex) Header() *etcdserverpb.ResponseHeader
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).Header", Kind: Derive, Op: "etcd.Fence"},
	// func (*Mutex) Key() string
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Mutex).Key", Kind: Derive, Op: "etcd.Fence"},
	// func (*Election) Rev() int64
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Election).Rev", Kind: Derive, Op: "etcd.Fence"},
	// func (*Election) Header() *etcdserverpb.ResponseHeader
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Election).Header", Kind: Derive, Op: "etcd.Fence"},
	// func (*Election) Key() string
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Election).Key", Kind: Derive, Op: "etcd.Fence"},
	// func NewMutex(s *Session, pfx string) *Mutex
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewMutex", Kind: Chain, Op: "etcd.NewMutex"},
	// func NewElection(s *Session, pfx string) *Election
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewElection", Kind: Chain, Op: "etcd.NewElection"},
	// func NewSession(client *clientv3.Client, opts ...SessionOption) (*Session, error)
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewSession", Kind: Chain, Op: "etcd.NewSession"},
	// func NewLocker(s *Session, pfx string) sync.Locker
	{Symbol: "go.etcd.io/etcd/client/concurrency.NewLocker", Kind: Chain, Op: "etcd.NewLocker"},
	// func WithTTL(ttl int) SessionOption
	{Symbol: "go.etcd.io/etcd/client/concurrency.WithTTL", Kind: Chain, Op: "etcd.WithTTL"},
	// func (*Session) Close() error
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Session).Close", Kind: Neutral},
	// func (*Session) Done() <-chan struct{}
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Session).Done", Kind: Neutral},
	// func (*Session) Orphan()
	{Symbol: "(*go.etcd.io/etcd/client/concurrency.Session).Orphan", Kind: Neutral},
}
