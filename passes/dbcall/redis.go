package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// redisRun reads a call of go-redis.
func (r *reader) redisRun(c call) []Stmt {
	if c.receiver == nil {
		return r.script(c)
	}
	handle := r.handle(c.receiver)
	name := strings.ToLower(c.method)
	switch name {
	case "eval", "evalsha", "evalro", "run", "runro":
		return r.script(c)
	case "xadd":
		return kv(xadd(c.args), handle, Queue)
	case "setargs":
		return r.setArgs(c.args, handle)
	case "mset", "msetnx":
		return r.mset(name, c.args, handle)
	}
	cmd, ok := redisCommand(name)
	if !ok {
		return nil
	}
	args := withoutContext(c.args, cmd)
	if len(args) > 0 && (cmd.args == 0 || cmd.keys) { // the variadic part is packed
		if list, known := members(args[len(args)-1]); known {
			args = append(args[:len(args)-1:len(args)-1], list...)
		}
	}
	return r.keyValue(name, cmd, args, handle)
}

// withoutContext drops a leading context, which older versions do not take.
func withoutContext(args []*term, cmd command) []*term {
	n := cmd.args
	switch {
	case cmd.keys: // all in one list
		n = 1
	case n == 0: // the key, then a list
		n = 2
	}
	return args[max(0, len(args)-n):]
}

// keyValue returns the statement of a command with its key first.
func (r *reader) keyValue(name string, cmd command, args []*term, handle *term) []Stmt {
	if len(args) == 0 {
		return nil
	}
	if cmd.keys {
		var out []Stmt
		for _, k := range args[:min(len(args), maxAlternatives)] {
			out = append(out, keyStmt(name, cmd.verb, k))
		}
		return kv(out, handle, KeyValue)
	}
	s := keyStmt(name, cmd.verb, args[0])
	s.Sets = commandSets(cmd, args)
	if cmd.field > 0 && cmd.verb == sqltext.Select {
		s.Columns = []string{fieldColumn(at(args, cmd.field))}
	}
	if cmd.ttl > 0 && cmd.ttl < len(args) {
		s.TTL = expiry(args[cmd.ttl])
	}
	if cmd.nx || cmd.set {
		s.Conflict = sqltext.ConflictNothing
	}
	if cmd.verb == sqltext.Insert {
		s.Conds = nil
		s.Sets = append([]Set{{Column: "key", Value: bare(args[0])}}, s.Sets...)
	}
	s.Returning = name == "getdel" || name == "getset" || strings.HasSuffix(name, "pop")
	store := KeyValue
	if cmd.queue {
		store = Queue
	}
	return kv([]Stmt{s}, handle, store)
}

// keyStmt is a statement about one key.
func keyStmt(name string, verb sqltext.Verb, key *term) Stmt {
	s := Stmt{Verb: verb, Table: pattern(key), Complete: true}
	s.Conds = []Cond{{Column: "key", Op: "=", Values: []*term{bare(key)}}}
	s.Text = excerpt("redis: " + strings.ToUpper(name) + " " + s.Table)
	return s
}

func kv(stmts []Stmt, handle *term, store Store) []Stmt {
	for i := range stmts {
		stmts[i].Handle, stmts[i].Store = handle, store
	}
	return stmts
}

func fieldColumn(t *term) string {
	if s, ok := constant(t); ok {
		return documentColumn(s)
	}
	if s := pattern(t); s != "" {
		return s
	}
	return "*"
}

func commandSets(cmd command, args []*term) []Set {
	set := Set{Column: "value", Increment: cmd.increment, Value: provenance.Int(1)}
	if cmd.field > 0 {
		set.Column = fieldColumn(at(args, cmd.field))
	}
	switch {
	case cmd.verb == sqltext.Select || cmd.verb == sqltext.Delete:
		return nil
	case cmd.pairs:
		return pairSets(args[1:])
	case cmd.set || cmd.append && cmd.value == 0:
		var vs []*term
		for _, a := range args[1:] {
			vs = append(vs, bare(a))
		}
		set.AddToSet = cmd.set
		set.Value = oneOf(vs)
		if !cmd.set {
			set.Value = provenance.OpOf("append", "", set.Value)
		}
		return []Set{set}
	case cmd.value > 0:
		set.Value = at(args, cmd.value)
		if cmd.append {
			set.Value = provenance.OpOf("append", "", set.Value)
		}
		return []Set{set}
	case cmd.increment != 0:
		return []Set{set}
	}
	return nil
}

// pairSets reads fields and values given in turn, or in one map or list.
func pairSets(args []*term) []Set {
	if len(args) == 1 {
		if list, ok := members(args[0]); ok {
			args = list
		} else if t := bare(args[0]); isRecord(t) {
			var out []Set
			fields(t, func(name string, v *term) { out = append(out, Set{Column: snake(name), Value: bare(v)}) })
			return out
		}
	}
	var out []Set
	for i := 0; i+1 < len(args); i += 2 {
		out = append(out, Set{Column: fieldColumn(args[i]), Value: bare(args[i+1])})
	}
	return out
}

// expiry returns a time to live, nil for none.
func expiry(t *term) *term {
	t = bare(t)
	if n, ok := constant(t); ok && (n == "0" || strings.HasPrefix(n, "-")) {
		return nil
	}
	return t
}

// xadd reads XADD, whose arguments are one struct.
func xadd(args []*term) []Stmt {
	a := at(args, len(args)-1)
	s := keyStmt("xadd", sqltext.Insert, memberOf(a, "Stream"))
	s.Conds = nil
	if v := memberOf(a, "Values"); v.Kind != provenance.Unknown {
		s.Sets = pairSets([]*term{v})
	}
	if id := a.Member("ID"); id != nil {
		s.Sets = append(s.Sets, Set{Column: "id", Value: bare(id)})
	}
	return []Stmt{s}
}

// setArgs reads SET with its options in a struct.
func (r *reader) setArgs(args []*term, handle *term) []Stmt {
	if len(args) < 3 {
		return nil
	}
	args = args[len(args)-3:]
	opts := bare(args[2])
	mode, _ := constant(memberOf(opts, "Mode"))
	name := map[string]string{"NX": "setnx", "XX": "setxx"}[strings.ToUpper(mode)]
	if name == "" {
		name = "set"
	}
	ttl := memberOf(opts, "TTL")
	if ttl.Kind == provenance.Unknown {
		ttl = provenance.Int(0)
	}
	cmd, _ := redisCommand(name)
	return r.keyValue(name, cmd, []*term{args[0], args[1], ttl}, handle)
}

// mset reads MSET, whose keys and values alternate.
func (r *reader) mset(name string, args []*term, handle *term) []Stmt {
	list, _ := members(at(args, len(args)-1))
	one := strings.TrimPrefix(name, "m")
	cmd, _ := redisCommand(one)
	var out []Stmt
	for i := 0; i+1 < len(list) && i < 2*maxAlternatives; i += 2 {
		out = append(out, r.keyValue(one, cmd, list[i:i+2], handle)...)
	}
	return out
}
