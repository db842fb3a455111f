package models

// redisCmdableRows models the same commands on the interface that code takes as a parameter. It
// holds for the interfaces it is made of, and for UniversalClient and Pipeliner, which embed it.
var redisCmdableRows = []Row{
	// func (Cmdable) Set(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Set", Kind: Write, Op: "redis.Set"},
	// func (Cmdable) SetArgs(ctx context.Context, key string, value any, a SetArgs) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetArgs", Kind: Write, Op: "redis.SetArgs"},
	// func (Cmdable) SetEx(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetEx", Kind: Write, Op: "redis.SetEx"},
	// func (Cmdable) SetNX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetNX", Kind: Write, Op: "redis.SetNX"},
	// func (Cmdable) SetXX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetXX", Kind: Write, Op: "redis.SetXX"},
	// func (Cmdable) SetRange(ctx context.Context, key string, offset int64, value string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetRange", Kind: Write, Op: "redis.SetRange"},
	// func (Cmdable) SetBit(ctx context.Context, key string, offset int64, value int) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SetBit", Kind: Write, Op: "redis.SetBit"},
	// func (Cmdable) GetSet(ctx context.Context, key string, value any) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GetSet", Kind: Write, Op: "redis.GetSet"},
	// func (Cmdable) GetDel(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GetDel", Kind: Write, Op: "redis.GetDel"},
	// func (Cmdable) GetEx(ctx context.Context, key string, expiration time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GetEx", Kind: Write, Op: "redis.GetEx"},
	// func (Cmdable) MSet(ctx context.Context, values ...any) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).MSet", Kind: Write, Op: "redis.MSet"},
	// func (Cmdable) MSetNX(ctx context.Context, values ...any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).MSetNX", Kind: Write, Op: "redis.MSetNX"},
	// func (Cmdable) Append(ctx context.Context, key string, value string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Append", Kind: Write, Op: "redis.Append"},
	// func (Cmdable) Incr(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Incr", Kind: Write, Op: "redis.Incr"},
	// func (Cmdable) IncrBy(ctx context.Context, key string, value int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).IncrBy", Kind: Write, Op: "redis.IncrBy"},
	// func (Cmdable) IncrByFloat(ctx context.Context, key string, value float64) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).IncrByFloat", Kind: Write, Op: "redis.IncrByFloat"},
	// func (Cmdable) Decr(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Decr", Kind: Write, Op: "redis.Decr"},
	// func (Cmdable) DecrBy(ctx context.Context, key string, decrement int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).DecrBy", Kind: Write, Op: "redis.DecrBy"},
	// func (Cmdable) Del(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Del", Kind: Write, Op: "redis.Del"},
	// func (Cmdable) Unlink(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Unlink", Kind: Write, Op: "redis.Unlink"},
	// func (Cmdable) Expire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Expire", Kind: Write, Op: "redis.Expire"},
	// func (Cmdable) ExpireAt(ctx context.Context, key string, tm time.Time) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ExpireAt", Kind: Write, Op: "redis.ExpireAt"},
	// func (Cmdable) ExpireNX(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ExpireNX", Kind: Write, Op: "redis.ExpireNX"},
	// func (Cmdable) ExpireXX(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ExpireXX", Kind: Write, Op: "redis.ExpireXX"},
	// func (Cmdable) ExpireGT(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ExpireGT", Kind: Write, Op: "redis.ExpireGT"},
	// func (Cmdable) ExpireLT(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ExpireLT", Kind: Write, Op: "redis.ExpireLT"},
	// func (Cmdable) PExpire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).PExpire", Kind: Write, Op: "redis.PExpire"},
	// func (Cmdable) PExpireAt(ctx context.Context, key string, tm time.Time) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).PExpireAt", Kind: Write, Op: "redis.PExpireAt"},
	// func (Cmdable) Persist(ctx context.Context, key string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Persist", Kind: Write, Op: "redis.Persist"},
	// func (Cmdable) Rename(ctx context.Context, key string, newkey string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Rename", Kind: Write, Op: "redis.Rename"},
	// func (Cmdable) RenameNX(ctx context.Context, key string, newkey string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RenameNX", Kind: Write, Op: "redis.RenameNX"},
	// func (Cmdable) Copy(ctx context.Context, sourceKey string, destKey string, db int, replace bool) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Copy", Kind: Write, Op: "redis.Copy"},
	// func (Cmdable) Restore(ctx context.Context, key string, ttl time.Duration, value string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Restore", Kind: Write, Op: "redis.Restore"},
	// func (Cmdable) HSet(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HSet", Kind: Write, Op: "redis.HSet"},
	// func (Cmdable) HSetNX(ctx context.Context, key string, field string, value any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HSetNX", Kind: Write, Op: "redis.HSetNX"},
	// func (Cmdable) HMSet(ctx context.Context, key string, values ...any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HMSet", Kind: Write, Op: "redis.HMSet"},
	// func (Cmdable) HDel(ctx context.Context, key string, fields ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HDel", Kind: Write, Op: "redis.HDel"},
	// func (Cmdable) HIncrBy(ctx context.Context, key string, field string, incr int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HIncrBy", Kind: Write, Op: "redis.HIncrBy"},
	// func (Cmdable) HIncrByFloat(ctx context.Context, key string, field string, incr float64) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HIncrByFloat", Kind: Write, Op: "redis.HIncrByFloat"},
	// func (Cmdable) SAdd(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SAdd", Kind: Write, Op: "redis.SAdd"},
	// func (Cmdable) SRem(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SRem", Kind: Write, Op: "redis.SRem"},
	// func (Cmdable) SPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SPop", Kind: Write, Op: "redis.SPop"},
	// func (Cmdable) SPopN(ctx context.Context, key string, count int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SPopN", Kind: Write, Op: "redis.SPopN"},
	// func (Cmdable) SMove(ctx context.Context, source string, destination string, member any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SMove", Kind: Write, Op: "redis.SMove"},
	// func (Cmdable) ZAdd(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZAdd", Kind: Write, Op: "redis.ZAdd"},
	// func (Cmdable) ZAddNX(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZAddNX", Kind: Write, Op: "redis.ZAddNX"},
	// func (Cmdable) ZAddXX(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZAddXX", Kind: Write, Op: "redis.ZAddXX"},
	// func (Cmdable) ZAddArgs(ctx context.Context, key string, args ZAddArgs) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZAddArgs", Kind: Write, Op: "redis.ZAddArgs"},
	// func (Cmdable) ZIncrBy(ctx context.Context, key string, increment float64, member string) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZIncrBy", Kind: Write, Op: "redis.ZIncrBy"},
	// func (Cmdable) ZRem(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRem", Kind: Write, Op: "redis.ZRem"},
	// func (Cmdable) ZRemRangeByScore(ctx context.Context, key string, min string, max string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRemRangeByScore", Kind: Write, Op: "redis.ZRemRangeByScore"},
	// func (Cmdable) ZRemRangeByRank(ctx context.Context, key string, start int64, stop int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRemRangeByRank", Kind: Write, Op: "redis.ZRemRangeByRank"},
	// func (Cmdable) ZPopMin(ctx context.Context, key string, count ...int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZPopMin", Kind: Write, Op: "redis.ZPopMin"},
	// func (Cmdable) ZPopMax(ctx context.Context, key string, count ...int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZPopMax", Kind: Write, Op: "redis.ZPopMax"},
	// func (Cmdable) LSet(ctx context.Context, key string, index int64, value any) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LSet", Kind: Write, Op: "redis.LSet"},
	// func (Cmdable) LRem(ctx context.Context, key string, count int64, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LRem", Kind: Write, Op: "redis.LRem"},
	// func (Cmdable) LTrim(ctx context.Context, key string, start int64, stop int64) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LTrim", Kind: Write, Op: "redis.LTrim"},
	// func (Cmdable) LInsertBefore(ctx context.Context, key string, pivot any, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LInsertBefore", Kind: Write, Op: "redis.LInsertBefore"},
	// func (Cmdable) LInsertAfter(ctx context.Context, key string, pivot any, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LInsertAfter", Kind: Write, Op: "redis.LInsertAfter"},
	// func (Cmdable) PFAdd(ctx context.Context, key string, els ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).PFAdd", Kind: Write, Op: "redis.PFAdd"},
	// func (Cmdable) GeoAdd(ctx context.Context, key string, geoLocation ...*GeoLocation) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GeoAdd", Kind: Write, Op: "redis.GeoAdd"},
	// func (Cmdable) FlushDB(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).FlushDB", Kind: Write, Op: "redis.FlushDB"},
	// func (Cmdable) FlushAll(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).FlushAll", Kind: Write, Op: "redis.FlushAll"},
	// func (Cmdable) Eval(ctx context.Context, script string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Eval", Kind: Write, Body: 2, Op: "redis.Eval"},
	// func (Cmdable) EvalSha(ctx context.Context, sha1 string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).EvalSha", Kind: Write, Body: 2, Op: "redis.EvalSha"},
	// func (Cmdable) EvalRO(ctx context.Context, script string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).EvalRO", Kind: Read, Body: 2, Op: "redis.EvalRO"},
	// func (Cmdable) EvalShaRO(ctx context.Context, sha1 string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).EvalShaRO", Kind: Read, Body: 2, Op: "redis.EvalShaRO"},
	// func (Cmdable) Get(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Get", Kind: Read, Op: "redis.Get"},
	// func (Cmdable) MGet(ctx context.Context, keys ...string) *SliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).MGet", Kind: Read, Op: "redis.MGet"},
	// func (Cmdable) GetRange(ctx context.Context, key string, start int64, end int64) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GetRange", Kind: Read, Op: "redis.GetRange"},
	// func (Cmdable) GetBit(ctx context.Context, key string, offset int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).GetBit", Kind: Read, Op: "redis.GetBit"},
	// func (Cmdable) StrLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).StrLen", Kind: Read, Op: "redis.StrLen"},
	// func (Cmdable) Exists(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Exists", Kind: Read, Op: "redis.Exists"},
	// func (Cmdable) Type(ctx context.Context, key string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Type", Kind: Read, Op: "redis.Type"},
	// func (Cmdable) TTL(ctx context.Context, key string) *DurationCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).TTL", Kind: Read, Op: "redis.TTL"},
	// func (Cmdable) PTTL(ctx context.Context, key string) *DurationCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).PTTL", Kind: Read, Op: "redis.PTTL"},
	// func (Cmdable) Keys(ctx context.Context, pattern string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Keys", Kind: Read, Op: "redis.Keys"},
	// func (Cmdable) Scan(ctx context.Context, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Scan", Kind: Read, Op: "redis.Scan"},
	// func (Cmdable) HGet(ctx context.Context, key string, field string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HGet", Kind: Read, Op: "redis.HGet"},
	// func (Cmdable) HGetAll(ctx context.Context, key string) *MapStringStringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HGetAll", Kind: Read, Op: "redis.HGetAll"},
	// func (Cmdable) HMGet(ctx context.Context, key string, fields ...string) *SliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HMGet", Kind: Read, Op: "redis.HMGet"},
	// func (Cmdable) HExists(ctx context.Context, key string, field string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HExists", Kind: Read, Op: "redis.HExists"},
	// func (Cmdable) HKeys(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HKeys", Kind: Read, Op: "redis.HKeys"},
	// func (Cmdable) HVals(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HVals", Kind: Read, Op: "redis.HVals"},
	// func (Cmdable) HLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HLen", Kind: Read, Op: "redis.HLen"},
	// func (Cmdable) HScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).HScan", Kind: Read, Op: "redis.HScan"},
	// func (Cmdable) SMembers(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SMembers", Kind: Read, Op: "redis.SMembers"},
	// func (Cmdable) SIsMember(ctx context.Context, key string, member any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SIsMember", Kind: Read, Op: "redis.SIsMember"},
	// func (Cmdable) SMIsMember(ctx context.Context, key string, members ...any) *BoolSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SMIsMember", Kind: Read, Op: "redis.SMIsMember"},
	// func (Cmdable) SCard(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SCard", Kind: Read, Op: "redis.SCard"},
	// func (Cmdable) SRandMember(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SRandMember", Kind: Read, Op: "redis.SRandMember"},
	// func (Cmdable) SScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SScan", Kind: Read, Op: "redis.SScan"},
	// func (Cmdable) ZRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRange", Kind: Read, Op: "redis.ZRange"},
	// func (Cmdable) ZRangeWithScores(ctx context.Context, key string, start int64, stop int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRangeWithScores", Kind: Read, Op: "redis.ZRangeWithScores"},
	// func (Cmdable) ZRangeByScore(ctx context.Context, key string, opt *ZRangeBy) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRangeByScore", Kind: Read, Op: "redis.ZRangeByScore"},
	// func (Cmdable) ZRangeByScoreWithScores(ctx context.Context, key string, opt *ZRangeBy) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRangeByScoreWithScores", Kind: Read, Op: "redis.ZRangeByScoreWithScores"},
	// func (Cmdable) ZRevRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRevRange", Kind: Read, Op: "redis.ZRevRange"},
	// func (Cmdable) ZScore(ctx context.Context, key string, member string) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZScore", Kind: Read, Op: "redis.ZScore"},
	// func (Cmdable) ZCard(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZCard", Kind: Read, Op: "redis.ZCard"},
	// func (Cmdable) ZCount(ctx context.Context, key string, min string, max string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZCount", Kind: Read, Op: "redis.ZCount"},
	// func (Cmdable) ZRank(ctx context.Context, key string, member string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZRank", Kind: Read, Op: "redis.ZRank"},
	// func (Cmdable) ZScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).ZScan", Kind: Read, Op: "redis.ZScan"},
	// func (Cmdable) LLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LLen", Kind: Read, Op: "redis.LLen"},
	// func (Cmdable) LRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LRange", Kind: Read, Op: "redis.LRange"},
	// func (Cmdable) LIndex(ctx context.Context, key string, index int64) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LIndex", Kind: Read, Op: "redis.LIndex"},
	// func (Cmdable) LPos(ctx context.Context, key string, value string, args LPosArgs) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LPos", Kind: Read, Op: "redis.LPos"},
	// func (Cmdable) XLen(ctx context.Context, stream string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XLen", Kind: Read, Op: "redis.XLen"},
	// func (Cmdable) XRange(ctx context.Context, stream string, start string, stop string) *XMessageSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XRange", Kind: Read, Op: "redis.XRange"},
	// func (Cmdable) XPending(ctx context.Context, stream string, group string) *XPendingCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XPending", Kind: Read, Op: "redis.XPending"},
	// func (Cmdable) XPendingExt(ctx context.Context, a *XPendingExtArgs) *XPendingExtCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XPendingExt", Kind: Read, Op: "redis.XPendingExt"},
	// func (Cmdable) XInfoGroups(ctx context.Context, key string) *XInfoGroupsCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XInfoGroups", Kind: Read, Op: "redis.XInfoGroups"},
	// func (Cmdable) Publish(ctx context.Context, channel string, message any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Publish", Kind: Effect, Effect: Publish, Keyless: true, Body: 3, Op: "redis.Publish", Note: "only who listens now receives it"},
	// func (Cmdable) SPublish(ctx context.Context, channel string, message any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).SPublish", Kind: Effect, Effect: Publish, Keyless: true, Body: 3, Op: "redis.SPublish", Note: "only who listens now receives it"},
	// func (Cmdable) LPush(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LPush", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.LPush"},
	// func (Cmdable) RPush(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RPush", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.RPush"},
	// func (Cmdable) LPushX(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LPushX", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.LPushX"},
	// func (Cmdable) RPushX(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RPushX", Kind: Enqueue, Effect: Publish, Keyless: true, Body: 3, Op: "redis.RPushX"},
	// func (Cmdable) XAdd(ctx context.Context, a *XAddArgs) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XAdd", Kind: Enqueue, Effect: Publish, Keys: []Slot{{Kind: SlotField, Arg: 1, Name: "ID"}, {Kind: SlotField, Arg: 1, Name: "IdempotentID"}, {Kind: SlotField, Arg: 1, Name: "Values", Weak: true}}, Body: 2, Op: "redis.XAdd"},
	// func (Cmdable) LPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LPop", Kind: Fetch, AutoAck: true, Op: "redis.LPop"},
	// func (Cmdable) RPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RPop", Kind: Fetch, AutoAck: true, Op: "redis.RPop"},
	// func (Cmdable) LPopCount(ctx context.Context, key string, count int) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LPopCount", Kind: Fetch, AutoAck: true, Op: "redis.LPopCount"},
	// func (Cmdable) RPopCount(ctx context.Context, key string, count int) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RPopCount", Kind: Fetch, AutoAck: true, Op: "redis.RPopCount"},
	// func (Cmdable) BLPop(ctx context.Context, timeout time.Duration, keys ...string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BLPop", Kind: Fetch, AutoAck: true, Op: "redis.BLPop"},
	// func (Cmdable) BRPop(ctx context.Context, timeout time.Duration, keys ...string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BRPop", Kind: Fetch, AutoAck: true, Op: "redis.BRPop"},
	// func (Cmdable) LMPop(ctx context.Context, direction string, count int64, keys ...string) *KeyValuesCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LMPop", Kind: Fetch, AutoAck: true, Op: "redis.LMPop"},
	// func (Cmdable) BLMPop(ctx context.Context, timeout time.Duration, direction string, count int64, keys ...string) *KeyValuesCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BLMPop", Kind: Fetch, AutoAck: true, Op: "redis.BLMPop"},
	// func (Cmdable) BZPopMin(ctx context.Context, timeout time.Duration, keys ...string) *ZWithKeyCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BZPopMin", Kind: Fetch, AutoAck: true, Op: "redis.BZPopMin"},
	// func (Cmdable) BZPopMax(ctx context.Context, timeout time.Duration, keys ...string) *ZWithKeyCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BZPopMax", Kind: Fetch, AutoAck: true, Op: "redis.BZPopMax"},
	// func (Cmdable) LMove(ctx context.Context, source string, destination string, srcpos string, destpos string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).LMove", Kind: Fetch, Op: "redis.LMove"},
	// func (Cmdable) BLMove(ctx context.Context, source string, destination string, srcpos string, destpos string, timeout time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BLMove", Kind: Fetch, Op: "redis.BLMove"},
	// func (Cmdable) RPopLPush(ctx context.Context, source string, destination string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).RPopLPush", Kind: Fetch, Op: "redis.RPopLPush"},
	// func (Cmdable) BRPopLPush(ctx context.Context, source string, destination string, timeout time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).BRPopLPush", Kind: Fetch, Op: "redis.BRPopLPush"},
	// func (Cmdable) XReadGroup(ctx context.Context, a *XReadGroupArgs) *XStreamSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XReadGroup", Kind: Fetch, Op: "redis.XReadGroup", Of: 2, Note: "XReadGroupArgs.NoAck makes the read the acknowledgement"},
	// func (Cmdable) XRead(ctx context.Context, a *XReadArgs) *XStreamSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XRead", Kind: Fetch, Op: "redis.XRead"},
	// func (Cmdable) XClaim(ctx context.Context, a *XClaimArgs) *XMessageSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XClaim", Kind: Fetch, Op: "redis.XClaim"},
	// func (Cmdable) XAutoClaim(ctx context.Context, a *XAutoClaimArgs) *XAutoClaimCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XAutoClaim", Kind: Fetch, Op: "redis.XAutoClaim"},
	// func (Cmdable) XClaimJustID(ctx context.Context, a *XClaimArgs) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XClaimJustID", Kind: Fetch, Op: "redis.XClaimJustID"},
	// func (Cmdable) XAutoClaimJustID(ctx context.Context, a *XAutoClaimArgs) *XAutoClaimJustIDCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XAutoClaimJustID", Kind: Fetch, Op: "redis.XAutoClaimJustID"},
	// func (Cmdable) XAck(ctx context.Context, stream string, group string, ids ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XAck", Kind: Ack, Op: "redis.XAck"},
	// func (Cmdable) XDel(ctx context.Context, stream string, ids ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XDel", Kind: Write, Op: "redis.XDel"},
	// func (Cmdable) XTrimMaxLen(ctx context.Context, key string, maxLen int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XTrimMaxLen", Kind: Write, Op: "redis.XTrimMaxLen"},
	// func (Cmdable) XTrimMinID(ctx context.Context, key string, minID string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XTrimMinID", Kind: Write, Op: "redis.XTrimMinID"},
	// func (Cmdable) XGroupCreate(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XGroupCreate", Kind: Neutral, Op: "redis.XGroupCreate"},
	// func (Cmdable) XGroupCreateMkStream(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XGroupCreateMkStream", Kind: Neutral, Op: "redis.XGroupCreateMkStream"},
	// func (Cmdable) XGroupSetID(ctx context.Context, stream string, group string, start string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).XGroupSetID", Kind: Neutral, Op: "redis.XGroupSetID"},
	// func (Cmdable) Ping(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Ping", Kind: Neutral, Op: "redis.Ping"},
	// func (Cmdable) Info(ctx context.Context, section ...string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.Cmdable).Info", Kind: Neutral, Op: "redis.Info"},
}

// goRedis8Rows models what only the module github.com/go-redis/redis has.
var goRedis8Rows = []Row{
	// func (cmdable) SetEX(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/go-redis/redis.cmdable).SetEX", Kind: Write, Op: "redis.SetEX"},
	// func (Cmdable) SetEX(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/go-redis/redis.Cmdable).SetEX", Kind: Write, Op: "redis.SetEX"},
	// func (cmdable) ZIncr(ctx context.Context, key string, member *Z) *FloatCmd
	{Symbol: "(github.com/go-redis/redis.cmdable).ZIncr", Kind: Write, Op: "redis.ZIncr"},
}
