package dbcall

import (
	"sync"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// command says what a key-value command does with the arguments after its key.
type command struct {
	verb      sqltext.Verb
	args      int  // arguments with the key, as go-redis takes them without a context; 0: any number
	value     int  // index of the value, 0 for none
	field     int  // index of the field or member that becomes the column, 0 for none
	ttl       int  // index of the expiry, 0 for none
	increment int  // as Set.Increment
	nx        bool // only when nothing is there
	set       bool // adding a member that is there changes nothing
	append    bool // every call adds one
	queue     bool // the entry is meant for a consumer
	pairs     bool // fields and values alternate from argument 1 on
	keys      bool // every argument is a key
}

// redisCommand looks up a command by its lower case name.
func redisCommand(name string) (command, bool) {
	if c, ok := redisReads()[name]; ok {
		return c, true
	}
	c, ok := redisWrites()[name]
	return c, ok
}

var redisReads = sync.OnceValue(func() map[string]command {
	return map[string]command{
		"get":           {verb: sqltext.Select, args: 1},
		"mget":          {verb: sqltext.Select, keys: true},
		"exists":        {verb: sqltext.Select, keys: true},
		"ttl":           {verb: sqltext.Select, args: 1},
		"hget":          {verb: sqltext.Select, args: 2, field: 1},
		"hmget":         {verb: sqltext.Select},
		"hgetall":       {verb: sqltext.Select, args: 1},
		"hexists":       {verb: sqltext.Select, args: 2, field: 1},
		"smembers":      {verb: sqltext.Select, args: 1},
		"sismember":     {verb: sqltext.Select, args: 2},
		"lrange":        {verb: sqltext.Select, args: 3},
		"llen":          {verb: sqltext.Select, args: 1},
		"zrange":        {verb: sqltext.Select, args: 3},
		"zscore":        {verb: sqltext.Select, args: 2},
		"zrangebyscore": {verb: sqltext.Select, args: 2},
	}
})

var redisWrites = sync.OnceValue(func() map[string]command {
	return map[string]command{
		"set":          {verb: sqltext.Replace, args: 3, value: 1, ttl: 2},
		"setex":        {verb: sqltext.Replace, args: 3, value: 1, ttl: 2},
		"setxx":        {verb: sqltext.Update, args: 3, value: 1, ttl: 2},
		"setnx":        {verb: sqltext.Insert, args: 3, value: 1, ttl: 2, nx: true},
		"getset":       {verb: sqltext.Replace, args: 2, value: 1},
		"mset":         {verb: sqltext.Replace},
		"append":       {verb: sqltext.Update, args: 2, value: 1, append: true},
		"del":          {verb: sqltext.Delete, keys: true},
		"unlink":       {verb: sqltext.Delete, keys: true},
		"getdel":       {verb: sqltext.Delete, args: 1},
		"hdel":         {verb: sqltext.Delete},
		"srem":         {verb: sqltext.Delete},
		"zrem":         {verb: sqltext.Delete},
		"lrem":         {verb: sqltext.Delete, args: 3},
		"lpop":         {verb: sqltext.Delete, args: 1, queue: true},
		"rpop":         {verb: sqltext.Delete, args: 1, queue: true},
		"zpopmin":      {verb: sqltext.Delete, queue: true},
		"incr":         {verb: sqltext.Update, args: 1, increment: 1},
		"decr":         {verb: sqltext.Update, args: 1, increment: -1},
		"incrby":       {verb: sqltext.Update, args: 2, value: 1, increment: 1},
		"incrbyfloat":  {verb: sqltext.Update, args: 2, value: 1, increment: 1},
		"decrby":       {verb: sqltext.Update, args: 2, value: 1, increment: -1},
		"hincrby":      {verb: sqltext.Update, args: 3, field: 1, value: 2, increment: 1},
		"hincrbyfloat": {verb: sqltext.Update, args: 3, field: 1, value: 2, increment: 1},
		"zincrby":      {verb: sqltext.Update, args: 3, value: 1, increment: 1},
		"hset":         {verb: sqltext.Update, pairs: true},
		"hmset":        {verb: sqltext.Update, pairs: true},
		"hsetnx":       {verb: sqltext.Insert, args: 3, field: 1, value: 2, nx: true},
		"sadd":         {verb: sqltext.Insert, set: true},
		"zadd":         {verb: sqltext.Insert, set: true},
		"zaddnx":       {verb: sqltext.Insert, set: true, nx: true},
		"pfadd":        {verb: sqltext.Insert, set: true},
		"lpush":        {verb: sqltext.Insert, append: true, queue: true},
		"rpush":        {verb: sqltext.Insert, append: true, queue: true},
		"expire":       {verb: sqltext.Update, args: 2, ttl: 1},
		"pexpire":      {verb: sqltext.Update, args: 2, ttl: 1},
		"expireat":     {verb: sqltext.Update, args: 2, ttl: 1},
		"persist":      {verb: sqltext.Update, args: 1},
	}
})
