package models

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOutward(t *testing.T) {
	for _, tt := range []struct {
		pkg, recv, fn string
		err, want     bool
	}{
		{"example.com/swaps/client", "Client", "CreateSwap", true, true},
		{"example.com/hub/v3", "ClientImpl", "Send", true, true},
		{"example.com/api", "BotAPI", "Publish", true, true},
		{"example.com/issues", "IssuesService", "Create", true, true},
		{"example.com/swaps/client", "Client", "CreateSwap", false, false}, // can't tell a failure: a builder
		{"example.com/swaps/client", "Client", "send", true, false},
		{"example.com/lang", "Parser", "Emit", true, false},
		{"example.com/lang", "ClientOptions", "Send", true, false},
		{"example.com/statsd", "Client", "Send", true, false},
		{"example.com/posthog-go", "Client", "Enqueue", true, false},
		{"example.com/common/centrifugo", "Service", "Publish", true, false},
		{"net/rpc", "Client", "Call", true, false},
		{"github.com/nsqio/go-nsq", "Producer", "Ping", true, false}, // has rows: what has none there is known to be nothing
	} {
		fn := method(tt.pkg, tt.recv, tt.fn, tt.err)
		assert.Equal(t, tt.want, Builtin().Outward(fn), "%s.%s.%s", tt.pkg, tt.recv, tt.fn)
	}
	assert.False(t, Builtin().Outward(types.NewFunc(token.NoPos, types.NewPackage("example.com/mail", "mail"), "Send", types.NewSignatureType(nil, nil, nil, nil, nil, false))))
}

func method(path, recv, name string, fails bool) *types.Func {
	pkg := types.NewPackage(path, "p")
	named := types.NewNamed(types.NewTypeName(token.NoPos, pkg, recv, nil), types.NewStruct(nil, nil), nil)
	var results *types.Tuple
	if fails {
		results = types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type()))
	}
	self := types.NewVar(token.NoPos, pkg, "c", types.NewPointer(named))
	return types.NewFunc(token.NoPos, pkg, name, types.NewSignatureType(self, nil, nil, nil, results, false))
}

func TestCommand(t *testing.T) {
	do := Builtin().Symbol("(github.com/gomodule/redigo/redis.Conn).Do")
	assert.Equal(t, 1, do.CommandArg())
	assert.Equal(t, 3, Builtin().Symbol("github.com/gomodule/redigo/redis.DoContext").CommandArg())
	assert.Zero(t, Builtin().Symbol("(github.com/gomodule/redigo/redis.Conn).Flush").CommandArg())
	for word, want := range map[string]Kind{"RPUSH": Enqueue, "publish": Enqueue, "XADD": Enqueue, "BRPOP": Fetch, "XACK": Ack, "SET": Write, "HINCRBY": Write} {
		row := do.Command(word)
		assert.Equal(t, want, row.Kind, word)
		assert.Equal(t, do.Symbol, row.Symbol, word)
		assert.NoError(t, Validate([]Row{*row}), word)
	}
	assert.Equal(t, Write, do.Kind)
}
