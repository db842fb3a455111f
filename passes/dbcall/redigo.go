package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// redigoRun reads a command given by name with its arguments as the server
// takes them: Do("SET", key, value, "NX", "EX", 30).
func (r *reader) redigoRun(c call) []Stmt {
	args := c.args
	switch c.method {
	case "Do", "Send":
	case "DoContext", "DoWithTimeout": // a context or a duration comes first
		skip := 1
		if c.receiver == nil { // the function of that name takes the connection before it
			skip = 2
		}
		args = args[min(skip, len(args)):]
	default:
		return nil
	}
	name, ok := constant(at(args, 0))
	if !ok {
		return nil
	}
	list, _ := rest(args, 1)
	return r.serverCommand(strings.ToLower(name), list, r.handle(c.receiver))
}

// serverCommand reads a command in the server's own syntax.
func (r *reader) serverCommand(name string, args []*term, handle *term) []Stmt {
	if len(args) == 0 {
		return nil
	}
	switch name {
	case "set":
		name, args = setOptions(args)
	case "setex", "psetex": // key, expiry, value
		if len(args) == 3 {
			name, args = "setex", []*term{args[0], args[2], args[1]}
		}
	case "xadd":
		args = args[:1]
		name = "rpush"
	case "eval", "evalsha":
		return r.luaCalls(at(args, 0), args[min(2, len(args)):], handle)
	}
	cmd, ok := redisCommand(name)
	if !ok {
		return nil
	}
	return r.keyValue(name, cmd, args, handle)
}

// setOptions reads the words after SET key value.
func setOptions(args []*term) (name string, out []*term) {
	name = "set"
	out = append(out, args[:min(2, len(args))]...)
	ttl := provenance.Int(0)
	for i := 2; i < len(args); i++ {
		word, _ := constant(args[i])
		switch strings.ToLower(word) {
		case "nx":
			name = "setnx"
		case "xx":
			name = "setxx"
		case "ex", "px", "exat", "pxat":
			if i+1 < len(args) {
				ttl = args[i+1]
				i++
			}
		}
	}
	return name, append(out, ttl)
}
