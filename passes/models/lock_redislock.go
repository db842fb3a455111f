package models

// redislockRows models github.com/bsm/redislock. It has no fencing token.
var redislockRows = []Row{
	// func (*Client) Obtain(ctx context.Context, key string, ttl time.Duration, opt *Options) (*Lock, error)
	{Symbol: "(*github.com/bsm/redislock.Client).Obtain", Kind: Lock},
	// func Obtain(ctx context.Context, client RedisClient, key string, ttl time.Duration, opt *Options) (*Lock, error)
	{Symbol: "github.com/bsm/redislock.Obtain", Kind: Lock},
	// func (*Lock) Release(ctx context.Context) error
	{Symbol: "(*github.com/bsm/redislock.Lock).Release", Kind: Unlock},
	// func (*Lock) Refresh(ctx context.Context, ttl time.Duration, opt *Options) error
	{Symbol: "(*github.com/bsm/redislock.Lock).Refresh", Kind: Neutral, Op: "redislock.Refresh"},
	// func (*Lock) TTL(ctx context.Context) (time.Duration, error)
	{Symbol: "(*github.com/bsm/redislock.Lock).TTL", Kind: Neutral, Op: "redislock.TTL"},
	// func New(client RedisClient) *Client
	{Symbol: "github.com/bsm/redislock.New", Kind: Chain, Op: "redislock.New"},
}
