package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// etcdStep collects the parts of an etcd transaction.
func etcdStep(q *query, c call) {
	switch c.method {
	case "If":
		q.conditions = append(q.conditions, restOf(c.args, 0)...)
		_, known := rest(c.args, 0)
		q.partial = q.partial || !known
	case "Then":
		q.with = append(q.with, restOf(c.args, 0)...)
	case "Else":
		q.otherwise = append(q.otherwise, restOf(c.args, 0)...)
	}
}

// etcdRun reads a call of etcd: one operation, or the commit of a transaction,
// whose operations are conditional on what If compares.
func (r *reader) etcdRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	q := r.chain(c.receiver)
	if c.method == "Commit" {
		var out []Stmt
		for _, o := range q.with {
			for _, s := range etcdOperation(callee(bare(o)), bare(o).Args) {
				out = append(out, etcdGuarded(s, q.conditions))
			}
		}
		for _, o := range q.otherwise {
			out = append(out, etcdOperation(callee(bare(o)), bare(o).Args)...)
		}
		for i := range out {
			out[i].Complete = out[i].Complete && !q.partial
		}
		return kv(out, q.handle, KeyValue)
	}
	args := c.args
	if n := map[string]int{"Put": 4, "Get": 3, "Delete": 3, "Do": 2}[c.method]; n > 0 && n == len(args) {
		args = args[1:] // the context, which STM does not take
	}
	if c.method == "Do" {
		o := at(args, 0)
		return kv(etcdOperation(callee(o), o.Args), q.handle, KeyValue)
	}
	return kv(etcdOperation("Op"+c.method, args), q.handle, KeyValue)
}

func etcdOperation(method string, args []*term) []Stmt {
	verb, ok := map[string]sqltext.Verb{
		"OpPut": sqltext.Replace, "OpGet": sqltext.Select, "OpDelete": sqltext.Delete, "OpDel": sqltext.Delete,
	}[method]
	if !ok || len(args) == 0 {
		return nil
	}
	key := args[0]
	if list, ok := members(key); ok && len(list) == 1 { // STM.Get(keys...)
		key = list[0]
	}
	s := keyStmt(strings.TrimPrefix(method, "Op"), verb, key)
	s.Text = strings.Replace(s.Text, "redis:", "etcd:", 1)
	if verb == sqltext.Replace {
		s.Sets = []Set{{Column: "value", Value: at(args, 1)}}
		for _, o := range restOf(args, 2) {
			if o = bare(o); callee(o) == "WithLease" {
				s.TTL = at(o.Args, 0)
			}
		}
	}
	return []Stmt{s}
}

// etcdGuarded adds what a transaction compares of the statement's own key. A key
// that must not exist makes a put an insert.
func etcdGuarded(s Stmt, compares []*term) Stmt {
	for _, c := range compares {
		c = bare(c)
		if callee(c) != "Compare" || len(c.Args) < 3 {
			s.Conds = append(s.Conds, Cond{Op: "expr"})
			s.Complete = false
			continue
		}
		target := bare(c.Args[0])
		op, _ := constant(c.Args[1])
		if op == "!=" {
			op = "<>"
		}
		value := bare(c.Args[2])
		column := snake(callee(target))
		if pattern(at(target.Args, 0)) != s.Table || s.Table == "" {
			column = pattern(at(target.Args, 0)) + "." + column
		} else if zero, ok := constant(value); ok && zero == "0" && op == "=" && (column == "create_revision" || column == "version") &&
			s.Verb == sqltext.Replace {
			s.Verb, s.Conflict, s.Conds = sqltext.Insert, sqltext.ConflictNothing, nil
			s.Sets = append([]Set{{Column: "key", Value: at(target.Args, 0)}}, s.Sets...)
			continue
		}
		s.Conds = append(s.Conds, Cond{Column: column, Op: op, Values: []*term{value}})
	}
	if s.Verb == sqltext.Replace && len(compares) > 0 {
		s.Verb = sqltext.Update
	}
	return s
}

// consulRun reads a call of Consul's key-value store.
func (r *reader) consulRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	handle := r.handle(c.receiver)
	first := at(c.args, 0)
	var s Stmt
	switch c.method {
	case "Put", "CAS", "DeleteCAS":
		verb := map[string]sqltext.Verb{"Put": sqltext.Replace, "CAS": sqltext.Update, "DeleteCAS": sqltext.Delete}[c.method]
		s = keyStmt(c.method, verb, memberOf(first, "Key"))
		if verb != sqltext.Delete {
			s.Sets = []Set{{Column: "value", Value: memberOf(first, "Value")}}
		}
		index := memberOf(first, "ModifyIndex")
		if index.Kind == provenance.Unknown && isRecord(first) && base(first) == nil {
			index = provenance.Int(0)
		}
		switch {
		case verb == sqltext.Replace:
		case isZero(index) && verb == sqltext.Update:
			s.Verb, s.Conflict, s.Conds = sqltext.Insert, sqltext.ConflictNothing, nil
			s.Sets = append([]Set{{Column: "key", Value: memberOf(first, "Key")}}, s.Sets...)
		default:
			s.Conds = append(s.Conds, Cond{Column: "modify_index", Op: "=", Values: []*term{index}})
		}
	case "Get", "List", "Keys":
		s = keyStmt(c.method, sqltext.Select, first)
	case "Delete", "DeleteTree":
		s = keyStmt(c.method, sqltext.Delete, first)
	default:
		return nil
	}
	s.Text = strings.Replace(s.Text, "redis:", "consul:", 1)
	return kv([]Stmt{s}, handle, KeyValue)
}
