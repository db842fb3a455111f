package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func TestRedis(t *testing.T) {
	key := op("+", str("Dedup:"), id)
	hour := num(3600)
	tests := map[string]struct {
		method string
		args   []*term
		want   string
	}{
		"set":             {"Set", []*term{ctx, key, n, hour}, `REPLACE dedup:* {value=p3@f} [key = +("Dedup:", p2@f)] ttl=3600`},
		"set for ever":    {"Set", []*term{ctx, key, n, num(0)}, `REPLACE dedup:* {value=p3@f} [key = +("Dedup:", p2@f)]`},
		"without context": {"Set", []*term{key, n, hour}, `REPLACE dedup:* {value=p3@f} [key = +("Dedup:", p2@f)] ttl=3600`},
		"set if absent":   {"SetNX", []*term{ctx, str("lock"), n, hour}, `INSERT lock {key="lock" value=p3@f} nothing() ttl=3600`},
		"set with options": {
			"SetArgs", []*term{ctx, str("lock"), n, object("redis.SetArgs", "Mode", str("NX"), "TTL", hour)},
			`INSERT lock {key="lock" value=p3@f} nothing() ttl=3600`,
		},
		"formatted key": {"Get", []*term{ctx, op("format", str("job:%s:%d"), id, n)}, `SELECT job:*:* [key = format("job:%s:%d", p2@f, p3@f)]`},
		"unknown key":   {"Get", []*term{ctx, id}, `SELECT  [key = p2@f]`},
		"delete two":    {"Del", []*term{ctx, list(str("a"), str("b"))}, "DELETE a [key = \"a\"]\nDELETE b [key = \"b\"]"},
		"increment":     {"Incr", []*term{ctx, str("n")}, `UPDATE n {value+=1} [key = "n"]`},
		"increment by":  {"IncrBy", []*term{ctx, str("n"), n}, `UPDATE n {value+=p3@f} [key = "n"]`},
		"decrement":     {"Decr", []*term{ctx, str("n")}, `UPDATE n {value-=1} [key = "n"]`},
		"hash":          {"HSet", []*term{ctx, str("o"), list(str("state"), str("SENT"), str("sentAt"), clock)}, `UPDATE o {state="SENT" sent_at=new:clock} [key = "o"]`},
		"hash of a map": {"HSet", []*term{ctx, str("o"), list(dict("state", str("SENT")))}, `UPDATE o {state="SENT"} [key = "o"]`},
		"hash counter":  {"HIncrBy", []*term{ctx, str("o"), str("tries"), num(1)}, `UPDATE o {tries+=1} [key = "o"]`},
		"hash absent":   {"HSetNX", []*term{ctx, str("o"), str("owner"), n}, `INSERT o {key="o" owner=p3@f} nothing()`},
		"hash read":     {"HGet", []*term{ctx, str("o"), str("state")}, `SELECT o(state) [key = "o"]`},
		"set member":    {"SAdd", []*term{ctx, str("seen"), list(id)}, `INSERT seen {key="seen" value|=p2@f} nothing()`},
		"list":          {"LPush", []*term{ctx, str("q"), list(id)}, `INSERT q {key="q" value=append(p2@f)}`},
		"stream":        {"XAdd", []*term{ctx, object("redis.XAddArgs", "Stream", str("events"), "Values", dict("id", id))}, `INSERT events {id=p2@f}`},
		"expire":        {"Expire", []*term{ctx, str("k"), hour}, `UPDATE k [key = "k"] ttl=3600`},
		"several":       {"MSet", []*term{ctx, list(str("a"), num(1), str("b"), num(2))}, "REPLACE a {value=1} [key = \"a\"]\nREPLACE b {value=2} [key = \"b\"]"},
		"script": {
			"Eval", []*term{ctx, str(`if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end`), list(str("lock")), list(n)},
			"SELECT lock [key = \"lock\"]\nDELETE lock [key = \"lock\"; expr()]",
		},
		"script with arguments": {
			"Eval", []*term{ctx, str(`redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', tonumber(ARGV[2]))`), list(str("k")), list(n, hour)},
			`INSERT k {key="k" value=p3@f} nothing() ttl=?`,
		},
		"unclosed script": {"Eval", []*term{ctx, str(`redis.call("get", KEYS[1]`), list(str("k")), list()}, ""},
		"other":           {"Ping", []*term{ctx}, ""},
		"no key":          {"Get", nil, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			stmts := Of(method(models.Write, "redis."+tt.method), append([]*term{db}, tt.args...), entities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.NotEqual(t, SQL, s.Store)
				assert.Same(t, db, s.Handle)
			}
		})
	}
}

func TestRedisScriptRun(t *testing.T) {
	script := chain("redis.NewScript", str(`return redis.call("incrby", KEYS[1], ARGV[1])`))
	stmts := Of(method(models.Write, "redis.Run"), []*term{script, ctx, db, list(str("n")), list(n)}, nil)
	assert.Equal(t, `UPDATE n {value+=p3@f} [key = "n"]`, showAll(stmts))
	assert.Same(t, db, stmts[0].Handle)
}

func TestRedigo(t *testing.T) {
	tests := map[string]struct {
		args []*term
		want string
	}{
		"set nx":  {[]*term{str("SET"), list(str("lock"), n, str("NX"), str("PX"), num(500))}, `INSERT lock {key="lock" value=p3@f} nothing() ttl=500`},
		"set":     {[]*term{str("set"), list(str("k"), n)}, `REPLACE k {value=p3@f} [key = "k"]`},
		"setex":   {[]*term{str("SETEX"), list(str("k"), num(60), n)}, `REPLACE k {value=p3@f} [key = "k"] ttl=60`},
		"setnx":   {[]*term{str("SETNX"), list(str("k"), n)}, `INSERT k {key="k" value=p3@f} nothing()`},
		"incr":    {[]*term{str("INCR"), list(str("k"))}, `UPDATE k {value+=1} [key = "k"]`},
		"hset":    {[]*term{str("HSET"), list(str("k"), str("state"), str("DONE"))}, `UPDATE k {state="DONE"} [key = "k"]`},
		"eval":    {[]*term{str("EVAL"), list(str(`redis.call("del", KEYS[1])`), num(1), str("k"))}, `DELETE k [key = "k"]`},
		"dynamic": {[]*term{n, list(str("k"))}, ""},
		"other":   {[]*term{str("PING"), list()}, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, showAll(Of(method(models.Write, "redigo.Do"), append([]*term{db}, tt.args...), nil)))
			assert.Equal(t, tt.want, showAll(Of(method(models.Write, "redigo.DoContext"), append([]*term{db, ctx}, tt.args...), nil)))
		})
	}
	assert.Nil(t, Of(method(models.Write, "redigo.Do"), []*term{db, str("SET"), provenance.Nothing()}, nil))
}
