// Package leader elects with scripts.
package leader

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

const acquire = `
if redis.call("setnx", KEYS[1], ARGV[1]) == 1 then
  redis.call("pexpire", KEYS[1], ARGV[2])
  return 1
end
return 0`

const release = `
if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end
return 0`

var acquireScript = redis.NewScript(acquire)

var releaseScript = redis.NewScript(release)

type Elector struct {
	rdb redis.UniversalClient
	me  string
	sha string
}

func (e *Elector) BadEval(ctx context.Context) (bool, error) {
	n, err := e.rdb.Eval(ctx, acquire, []string{"leader:compaction"}, e.me, time.Minute.Milliseconds()).Int() // want `lock made of a script`
	return n == 1, err
}

func (e *Elector) BadScript(ctx context.Context) (bool, error) {
	n, err := acquireScript.Run(ctx, e.rdb, []string{"leader:reports"}, e.me, time.Minute.Milliseconds()).Int() // want `lock made of a script`
	return n == 1, err
}

func (e *Elector) BadLeading(ctx context.Context) (bool, error) {
	n, err := e.rdb.EvalSha(ctx, e.sha, []string{"leader:mails"}, e.me, time.Minute.Milliseconds()).Int() // want `lock made of a script`
	return n == 1, err
}

// OkResign gives back what was taken; the taking is what is reported.
func (e *Elector) OkResign(ctx context.Context) error {
	return releaseScript.Run(ctx, e.rdb, []string{"leader:reports"}, e.me).Err()
}

// OkCount limits a rate with a script.
func (e *Elector) OkCount(ctx context.Context, user string) (int, error) {
	return e.rdb.Eval(ctx, `local n = redis.call("incr", KEYS[1]) redis.call("expire", KEYS[1], 60) return n`, []string{"rate:" + user}).Int()
}
