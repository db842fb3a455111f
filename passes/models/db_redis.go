package models

// redisRows models the commands of github.com/redis/go-redis as its clients and pipelines have
// them. The interface Cmdable has the same ones: see redisCmdableRows.
var redisRows = []Row{
	// func (cmdable) Set(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Set", Kind: Write, Op: "redis.Set"},
	// func (cmdable) SetArgs(ctx context.Context, key string, value any, a SetArgs) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetArgs", Kind: Write, Op: "redis.SetArgs"},
	// func (cmdable) SetEx(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetEx", Kind: Write, Op: "redis.SetEx"},
	// func (cmdable) SetNX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetNX", Kind: Write, Op: "redis.SetNX"},
	// func (cmdable) SetXX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetXX", Kind: Write, Op: "redis.SetXX"},
	// func (cmdable) SetRange(ctx context.Context, key string, offset int64, value string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetRange", Kind: Write, Op: "redis.SetRange"},
	// func (cmdable) SetBit(ctx context.Context, key string, offset int64, value int) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SetBit", Kind: Write, Op: "redis.SetBit"},
	// func (cmdable) GetSet(ctx context.Context, key string, value any) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GetSet", Kind: Write, Op: "redis.GetSet"},
	// func (cmdable) GetDel(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GetDel", Kind: Write, Op: "redis.GetDel"},
	// func (cmdable) GetEx(ctx context.Context, key string, expiration time.Duration) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GetEx", Kind: Write, Op: "redis.GetEx"},
	// func (cmdable) MSet(ctx context.Context, values ...any) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).MSet", Kind: Write, Op: "redis.MSet"},
	// func (cmdable) MSetNX(ctx context.Context, values ...any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).MSetNX", Kind: Write, Op: "redis.MSetNX"},
	// func (cmdable) Append(ctx context.Context, key string, value string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Append", Kind: Write, Op: "redis.Append"},
	// func (cmdable) Incr(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Incr", Kind: Write, Op: "redis.Incr"},
	// func (cmdable) IncrBy(ctx context.Context, key string, value int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).IncrBy", Kind: Write, Op: "redis.IncrBy"},
	// func (cmdable) IncrByFloat(ctx context.Context, key string, value float64) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).IncrByFloat", Kind: Write, Op: "redis.IncrByFloat"},
	// func (cmdable) Decr(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Decr", Kind: Write, Op: "redis.Decr"},
	// func (cmdable) DecrBy(ctx context.Context, key string, decrement int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).DecrBy", Kind: Write, Op: "redis.DecrBy"},
	// func (cmdable) Del(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Del", Kind: Write, Op: "redis.Del"},
	// func (cmdable) Unlink(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Unlink", Kind: Write, Op: "redis.Unlink"},
	// func (cmdable) Expire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Expire", Kind: Write, Op: "redis.Expire"},
	// func (cmdable) ExpireAt(ctx context.Context, key string, tm time.Time) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ExpireAt", Kind: Write, Op: "redis.ExpireAt"},
	// func (cmdable) ExpireNX(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ExpireNX", Kind: Write, Op: "redis.ExpireNX"},
	// func (cmdable) ExpireXX(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ExpireXX", Kind: Write, Op: "redis.ExpireXX"},
	// func (cmdable) ExpireGT(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ExpireGT", Kind: Write, Op: "redis.ExpireGT"},
	// func (cmdable) ExpireLT(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ExpireLT", Kind: Write, Op: "redis.ExpireLT"},
	// func (cmdable) PExpire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).PExpire", Kind: Write, Op: "redis.PExpire"},
	// func (cmdable) PExpireAt(ctx context.Context, key string, tm time.Time) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).PExpireAt", Kind: Write, Op: "redis.PExpireAt"},
	// func (cmdable) Persist(ctx context.Context, key string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Persist", Kind: Write, Op: "redis.Persist"},
	// func (cmdable) Rename(ctx context.Context, key string, newkey string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Rename", Kind: Write, Op: "redis.Rename"},
	// func (cmdable) RenameNX(ctx context.Context, key string, newkey string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).RenameNX", Kind: Write, Op: "redis.RenameNX"},
	// func (cmdable) Copy(ctx context.Context, sourceKey string, destKey string, db int, replace bool) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Copy", Kind: Write, Op: "redis.Copy"},
	// func (cmdable) Restore(ctx context.Context, key string, ttl time.Duration, value string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Restore", Kind: Write, Op: "redis.Restore"},
	// func (cmdable) HSet(ctx context.Context, key string, values ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HSet", Kind: Write, Op: "redis.HSet"},
	// func (cmdable) HSetNX(ctx context.Context, key string, field string, value any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HSetNX", Kind: Write, Op: "redis.HSetNX"},
	// func (cmdable) HMSet(ctx context.Context, key string, values ...any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HMSet", Kind: Write, Op: "redis.HMSet"},
	// func (cmdable) HDel(ctx context.Context, key string, fields ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HDel", Kind: Write, Op: "redis.HDel"},
	// func (cmdable) HIncrBy(ctx context.Context, key string, field string, incr int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HIncrBy", Kind: Write, Op: "redis.HIncrBy"},
	// func (cmdable) HIncrByFloat(ctx context.Context, key string, field string, incr float64) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HIncrByFloat", Kind: Write, Op: "redis.HIncrByFloat"},
	// func (cmdable) SAdd(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SAdd", Kind: Write, Op: "redis.SAdd"},
	// func (cmdable) SRem(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SRem", Kind: Write, Op: "redis.SRem"},
	// func (cmdable) SPop(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SPop", Kind: Write, Op: "redis.SPop"},
	// func (cmdable) SPopN(ctx context.Context, key string, count int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SPopN", Kind: Write, Op: "redis.SPopN"},
	// func (cmdable) SMove(ctx context.Context, source string, destination string, member any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SMove", Kind: Write, Op: "redis.SMove"},
	// func (cmdable) ZAdd(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZAdd", Kind: Write, Op: "redis.ZAdd"},
	// func (cmdable) ZAddNX(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZAddNX", Kind: Write, Op: "redis.ZAddNX"},
	// func (cmdable) ZAddXX(ctx context.Context, key string, members ...Z) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZAddXX", Kind: Write, Op: "redis.ZAddXX"},
	// func (cmdable) ZAddArgs(ctx context.Context, key string, args ZAddArgs) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZAddArgs", Kind: Write, Op: "redis.ZAddArgs"},
	// func (cmdable) ZIncrBy(ctx context.Context, key string, increment float64, member string) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZIncrBy", Kind: Write, Op: "redis.ZIncrBy"},
	// func (cmdable) ZRem(ctx context.Context, key string, members ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRem", Kind: Write, Op: "redis.ZRem"},
	// func (cmdable) ZRemRangeByScore(ctx context.Context, key string, min string, max string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRemRangeByScore", Kind: Write, Op: "redis.ZRemRangeByScore"},
	// func (cmdable) ZRemRangeByRank(ctx context.Context, key string, start int64, stop int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRemRangeByRank", Kind: Write, Op: "redis.ZRemRangeByRank"},
	// func (cmdable) ZPopMin(ctx context.Context, key string, count ...int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZPopMin", Kind: Write, Op: "redis.ZPopMin"},
	// func (cmdable) ZPopMax(ctx context.Context, key string, count ...int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZPopMax", Kind: Write, Op: "redis.ZPopMax"},
	// func (cmdable) LSet(ctx context.Context, key string, index int64, value any) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LSet", Kind: Write, Op: "redis.LSet"},
	// func (cmdable) LRem(ctx context.Context, key string, count int64, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LRem", Kind: Write, Op: "redis.LRem"},
	// func (cmdable) LTrim(ctx context.Context, key string, start int64, stop int64) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LTrim", Kind: Write, Op: "redis.LTrim"},
	// func (cmdable) LInsertBefore(ctx context.Context, key string, pivot any, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LInsertBefore", Kind: Write, Op: "redis.LInsertBefore"},
	// func (cmdable) LInsertAfter(ctx context.Context, key string, pivot any, value any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LInsertAfter", Kind: Write, Op: "redis.LInsertAfter"},
	// func (cmdable) PFAdd(ctx context.Context, key string, els ...any) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).PFAdd", Kind: Write, Op: "redis.PFAdd"},
	// func (cmdable) GeoAdd(ctx context.Context, key string, geoLocation ...*GeoLocation) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GeoAdd", Kind: Write, Op: "redis.GeoAdd"},
	// func (cmdable) FlushDB(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).FlushDB", Kind: Write, Op: "redis.FlushDB"},
	// func (cmdable) FlushAll(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).FlushAll", Kind: Write, Op: "redis.FlushAll"},
	// func (cmdable) Eval(ctx context.Context, script string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Eval", Kind: Write, Body: 2, Op: "redis.Eval"},
	// func (cmdable) EvalSha(ctx context.Context, sha1 string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.cmdable).EvalSha", Kind: Write, Body: 2, Op: "redis.EvalSha"},
	// func (cmdable) EvalRO(ctx context.Context, script string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.cmdable).EvalRO", Kind: Read, Body: 2, Op: "redis.EvalRO"},
	// func (cmdable) EvalShaRO(ctx context.Context, sha1 string, keys []string, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.cmdable).EvalShaRO", Kind: Read, Body: 2, Op: "redis.EvalShaRO"},
	// func (cmdable) Get(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Get", Kind: Read, Op: "redis.Get"},
	// func (cmdable) MGet(ctx context.Context, keys ...string) *SliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).MGet", Kind: Read, Op: "redis.MGet"},
	// func (cmdable) GetRange(ctx context.Context, key string, start int64, end int64) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GetRange", Kind: Read, Op: "redis.GetRange"},
	// func (cmdable) GetBit(ctx context.Context, key string, offset int64) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).GetBit", Kind: Read, Op: "redis.GetBit"},
	// func (cmdable) StrLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).StrLen", Kind: Read, Op: "redis.StrLen"},
	// func (cmdable) Exists(ctx context.Context, keys ...string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Exists", Kind: Read, Op: "redis.Exists"},
	// func (cmdable) Type(ctx context.Context, key string) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Type", Kind: Read, Op: "redis.Type"},
	// func (cmdable) TTL(ctx context.Context, key string) *DurationCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).TTL", Kind: Read, Op: "redis.TTL"},
	// func (cmdable) PTTL(ctx context.Context, key string) *DurationCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).PTTL", Kind: Read, Op: "redis.PTTL"},
	// func (cmdable) Keys(ctx context.Context, pattern string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Keys", Kind: Read, Op: "redis.Keys"},
	// func (cmdable) Scan(ctx context.Context, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Scan", Kind: Read, Op: "redis.Scan"},
	// func (cmdable) HGet(ctx context.Context, key string, field string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HGet", Kind: Read, Op: "redis.HGet"},
	// func (cmdable) HGetAll(ctx context.Context, key string) *MapStringStringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HGetAll", Kind: Read, Op: "redis.HGetAll"},
	// func (cmdable) HMGet(ctx context.Context, key string, fields ...string) *SliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HMGet", Kind: Read, Op: "redis.HMGet"},
	// func (cmdable) HExists(ctx context.Context, key string, field string) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HExists", Kind: Read, Op: "redis.HExists"},
	// func (cmdable) HKeys(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HKeys", Kind: Read, Op: "redis.HKeys"},
	// func (cmdable) HVals(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HVals", Kind: Read, Op: "redis.HVals"},
	// func (cmdable) HLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HLen", Kind: Read, Op: "redis.HLen"},
	// func (cmdable) HScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).HScan", Kind: Read, Op: "redis.HScan"},
	// func (cmdable) SMembers(ctx context.Context, key string) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SMembers", Kind: Read, Op: "redis.SMembers"},
	// func (cmdable) SIsMember(ctx context.Context, key string, member any) *BoolCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SIsMember", Kind: Read, Op: "redis.SIsMember"},
	// func (cmdable) SMIsMember(ctx context.Context, key string, members ...any) *BoolSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SMIsMember", Kind: Read, Op: "redis.SMIsMember"},
	// func (cmdable) SCard(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SCard", Kind: Read, Op: "redis.SCard"},
	// func (cmdable) SRandMember(ctx context.Context, key string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SRandMember", Kind: Read, Op: "redis.SRandMember"},
	// func (cmdable) SScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).SScan", Kind: Read, Op: "redis.SScan"},
	// func (cmdable) ZRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRange", Kind: Read, Op: "redis.ZRange"},
	// func (cmdable) ZRangeWithScores(ctx context.Context, key string, start int64, stop int64) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRangeWithScores", Kind: Read, Op: "redis.ZRangeWithScores"},
	// func (cmdable) ZRangeByScore(ctx context.Context, key string, opt *ZRangeBy) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRangeByScore", Kind: Read, Op: "redis.ZRangeByScore"},
	// func (cmdable) ZRangeByScoreWithScores(ctx context.Context, key string, opt *ZRangeBy) *ZSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRangeByScoreWithScores", Kind: Read, Op: "redis.ZRangeByScoreWithScores"},
	// func (cmdable) ZRevRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRevRange", Kind: Read, Op: "redis.ZRevRange"},
	// func (cmdable) ZScore(ctx context.Context, key string, member string) *FloatCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZScore", Kind: Read, Op: "redis.ZScore"},
	// func (cmdable) ZCard(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZCard", Kind: Read, Op: "redis.ZCard"},
	// func (cmdable) ZCount(ctx context.Context, key string, min string, max string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZCount", Kind: Read, Op: "redis.ZCount"},
	// func (cmdable) ZRank(ctx context.Context, key string, member string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZRank", Kind: Read, Op: "redis.ZRank"},
	// func (cmdable) ZScan(ctx context.Context, key string, cursor uint64, match string, count int64) *ScanCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).ZScan", Kind: Read, Op: "redis.ZScan"},
	// func (cmdable) LLen(ctx context.Context, key string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LLen", Kind: Read, Op: "redis.LLen"},
	// func (cmdable) LRange(ctx context.Context, key string, start int64, stop int64) *StringSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LRange", Kind: Read, Op: "redis.LRange"},
	// func (cmdable) LIndex(ctx context.Context, key string, index int64) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LIndex", Kind: Read, Op: "redis.LIndex"},
	// func (cmdable) LPos(ctx context.Context, key string, value string, a LPosArgs) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).LPos", Kind: Read, Op: "redis.LPos"},
	// func (cmdable) XLen(ctx context.Context, stream string) *IntCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XLen", Kind: Read, Op: "redis.XLen"},
	// func (cmdable) XRange(ctx context.Context, stream string, start string, stop string) *XMessageSliceCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XRange", Kind: Read, Op: "redis.XRange"},
	// func (cmdable) XPending(ctx context.Context, stream string, group string) *XPendingCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XPending", Kind: Read, Op: "redis.XPending"},
	// func (cmdable) XPendingExt(ctx context.Context, a *XPendingExtArgs) *XPendingExtCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XPendingExt", Kind: Read, Op: "redis.XPendingExt"},
	// func (cmdable) XInfoGroups(ctx context.Context, key string) *XInfoGroupsCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).XInfoGroups", Kind: Read, Op: "redis.XInfoGroups"},
}
