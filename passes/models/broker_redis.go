package models

// redisQueueRows models the commands that make Redis a broker: lists, streams, channels.
var redisQueueRows = []Row{
	// func (cmdable) Publish(ctx context.Context, channel string, message any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Publish", Kind: Effect, Effect: Publish, Keyless: true, Body: 3, Op: "redis.Publish", Note: "only who listens now receives it"},
	// func (cmdable) SPublish(ctx context.Context, channel string, message any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SPublish", Kind: Effect, Effect: Publish, Keyless: true, Body: 3, Op: "redis.SPublish", Note: "only who listens now receives it"},
	// func (cmdable) LPush(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LPush", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.LPush"},
	// func (cmdable) RPush(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RPush", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.RPush"},
	// func (cmdable) LPushX(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LPushX", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.LPushX"},
	// func (cmdable) RPushX(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RPushX", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.RPushX"},
	// func (cmdable) XAdd(ctx context.Context, a *XAddArgs) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XAdd", Kind: Enqueue, Effect: Publish, Keys: []Slot{{Kind: SlotField, Arg: 1, Name: "ID"}, {Kind: SlotField, Arg: 1, Name: "IdempotentID"}, {Kind: SlotField, Arg: 1, Name: "Values", Weak: true}}, Body: 2, Op: "redis.XAdd"},
	// func (cmdable) LPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LPop", Kind: Fetch, AutoAck: true, Op: "redis.LPop"},
	// func (cmdable) RPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RPop", Kind: Fetch, AutoAck: true, Op: "redis.RPop"},
	// func (cmdable) LPopCount(ctx context.Context, key string, count int) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LPopCount", Kind: Fetch, AutoAck: true, Op: "redis.LPopCount"},
	// func (cmdable) RPopCount(ctx context.Context, key string, count int) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RPopCount", Kind: Fetch, AutoAck: true, Op: "redis.RPopCount"},
	// func (cmdable) BLPop(ctx context.Context, timeout time.Duration, keys ...string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BLPop", Kind: Fetch, AutoAck: true, Op: "redis.BLPop"},
	// func (cmdable) BRPop(ctx context.Context, timeout time.Duration, keys ...string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BRPop", Kind: Fetch, AutoAck: true, Op: "redis.BRPop"},
	// func (cmdable) LMPop(ctx context.Context, direction string, count int64, keys ...string) *KeyValuesCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LMPop", Kind: Fetch, AutoAck: true, Op: "redis.LMPop"},
	// func (cmdable) BLMPop(ctx context.Context, timeout time.Duration, direction string, count int64, keys ...string) *KeyValuesCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BLMPop", Kind: Fetch, AutoAck: true, Op: "redis.BLMPop"},
	// func (cmdable) BZPopMin(ctx context.Context, timeout time.Duration, keys ...string) *ZWithKeyCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BZPopMin", Kind: Fetch, AutoAck: true, Op: "redis.BZPopMin"},
	// func (cmdable) BZPopMax(ctx context.Context, timeout time.Duration, keys ...string) *ZWithKeyCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BZPopMax", Kind: Fetch, AutoAck: true, Op: "redis.BZPopMax"},
	// func (cmdable) LMove(ctx context.Context, source string, destination string, srcpos string, destpos string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LMove", Kind: Fetch, Op: "redis.LMove"},
	// func (cmdable) BLMove(ctx context.Context, source string, destination string, srcpos string, destpos string, timeout time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BLMove", Kind: Fetch, Op: "redis.BLMove"},
	// func (cmdable) RPopLPush(ctx context.Context, source string, destination string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RPopLPush", Kind: Fetch, Op: "redis.RPopLPush"},
	// func (cmdable) BRPopLPush(ctx context.Context, source string, destination string, timeout time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).BRPopLPush", Kind: Fetch, Op: "redis.BRPopLPush"},
	// func (cmdable) XReadGroup(ctx context.Context, a *XReadGroupArgs) *XStreamSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XReadGroup", Kind: Fetch, Op: "redis.XReadGroup", Of: 2, Note: "XReadGroupArgs.NoAck makes the read the acknowledgement"},
	// func (cmdable) XRead(ctx context.Context, a *XReadArgs) *XStreamSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XRead", Kind: Fetch, Op: "redis.XRead"},
	// func (cmdable) XClaim(ctx context.Context, a *XClaimArgs) *XMessageSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XClaim", Kind: Fetch, Op: "redis.XClaim"},
	// func (cmdable) XAutoClaim(ctx context.Context, a *XAutoClaimArgs) *XAutoClaimCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XAutoClaim", Kind: Fetch, Op: "redis.XAutoClaim"},
	// func (cmdable) XClaimJustID(ctx context.Context, a *XClaimArgs) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XClaimJustID", Kind: Fetch, Op: "redis.XClaimJustID"},
	// func (cmdable) XAutoClaimJustID(ctx context.Context, a *XAutoClaimArgs) *XAutoClaimJustIDCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XAutoClaimJustID", Kind: Fetch, Op: "redis.XAutoClaimJustID"},
	// func (cmdable) XAck(ctx context.Context, stream string, group string, ids ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XAck", Kind: Ack, Op: "redis.XAck"},
	// func (cmdable) XDel(ctx context.Context, stream string, ids ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XDel", Kind: Write, Op: "redis.XDel"},
	// func (cmdable) XTrimMaxLen(ctx context.Context, key string, maxLen int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XTrimMaxLen", Kind: Write, Op: "redis.XTrimMaxLen"},
	// func (cmdable) XTrimMinID(ctx context.Context, key string, minID string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XTrimMinID", Kind: Write, Op: "redis.XTrimMinID"},
	// func (cmdable) XGroupCreate(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XGroupCreate", Kind: Neutral, Op: "redis.XGroupCreate"},
	// func (cmdable) XGroupCreateMkStream(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XGroupCreateMkStream", Kind: Neutral, Op: "redis.XGroupCreateMkStream"},
	// func (cmdable) XGroupSetID(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XGroupSetID", Kind: Neutral, Op: "redis.XGroupSetID"},
	// func (*PubSub) Receive(ctx context.Context) (any, error)
	{Symbol: "(*github.com/redis/go-redis.PubSub).Receive", Kind: Fetch, AutoAck: true, Op: "redis.Receive"},
	// func (*PubSub) ReceiveMessage(ctx context.Context) (*Message, error)
	{Symbol: "(*github.com/redis/go-redis.PubSub).ReceiveMessage", Kind: Fetch, AutoAck: true, Op: "redis.ReceiveMessage"},
	// func (*PubSub) ReceiveTimeout(ctx context.Context, timeout time.Duration) (any, error)
	{Symbol: "(*github.com/redis/go-redis.PubSub).ReceiveTimeout", Kind: Fetch, AutoAck: true, Op: "redis.ReceiveTimeout"},
	// func (*PubSub) Channel(opts ...ChannelOption) <-chan *Message
	{Symbol: "(*github.com/redis/go-redis.PubSub).Channel", Kind: Fetch, AutoAck: true, Op: "redis.Channel"},
	// func (*PubSub) ChannelWithSubscriptions(opts ...ChannelOption) <-chan any
	{Symbol: "(*github.com/redis/go-redis.PubSub).ChannelWithSubscriptions", Kind: Fetch, AutoAck: true, Op: "redis.ChannelWithSubscriptions"},
}
