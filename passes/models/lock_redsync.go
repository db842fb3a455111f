package models

// redsyncRows models github.com/go-redsync/redsync. It has no fencing token.
var redsyncRows = []Row{
	// func (*Mutex) Lock() error
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).Lock", Kind: Lock, Bound: Bound{Time: "8s", Options: []string{"github.com/go-redsync/redsync.WithExpiry", "github.com/go-redsync/redsync.WithTries"}}},
	// func (*Mutex) LockContext(ctx context.Context) error
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).LockContext", Kind: Lock, Bound: Bound{Time: "8s", Options: []string{"github.com/go-redsync/redsync.WithExpiry", "github.com/go-redsync/redsync.WithTries"}}},
	// func (*Mutex) TryLock() error
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).TryLock", Kind: Lock, Bound: Bound{Time: "8s", Options: []string{"github.com/go-redsync/redsync.WithExpiry", "github.com/go-redsync/redsync.WithTries"}}},
	// func (*Mutex) TryLockContext(ctx context.Context) error
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).TryLockContext", Kind: Lock, Bound: Bound{Time: "8s", Options: []string{"github.com/go-redsync/redsync.WithExpiry", "github.com/go-redsync/redsync.WithTries"}}},
	// func (*Mutex) Unlock() (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).Unlock", Kind: Unlock},
	// func (*Mutex) UnlockContext(ctx context.Context) (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).UnlockContext", Kind: Unlock},
	// func (*Mutex) Extend() (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).Extend", Kind: Neutral, Op: "redsync.Extend"},
	// func (*Mutex) ExtendContext(ctx context.Context) (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).ExtendContext", Kind: Neutral, Op: "redsync.ExtendContext"},
	// func (*Mutex) Valid() (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).Valid", Kind: Neutral, Op: "redsync.Valid"},
	// func (*Mutex) ValidContext(ctx context.Context) (bool, error)
	{Symbol: "(*github.com/go-redsync/redsync.Mutex).ValidContext", Kind: Neutral, Op: "redsync.ValidContext"},
	// func (*Redsync) NewMutex(name string, options ...Option) *Mutex
	{Symbol: "(*github.com/go-redsync/redsync.Redsync).NewMutex", Kind: Chain, Op: "redsync.NewMutex"},
	// func New(pools ...redis.Pool) *Redsync
	{Symbol: "github.com/go-redsync/redsync.New", Kind: Chain, Op: "redsync.New"},
	// func WithExpiry(expiry time.Duration) Option
	{Symbol: "github.com/go-redsync/redsync.WithExpiry", Kind: Chain, Op: "redsync.WithExpiry"},
	// func WithTries(tries int) Option
	{Symbol: "github.com/go-redsync/redsync.WithTries", Kind: Chain, Op: "redsync.WithTries"},
}
