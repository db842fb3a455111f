package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// kvStep notes the bucket that a chain leads to.
func kvStep(q *query, c call) {
	if c.method == "Bucket" {
		q.table = pattern(at(c.args, 0))
	}
}

// kvRun reads a call of a plain key-value store: the key comes first, the value
// second. What stands for a table is the bucket, else the constant part of the key.
func (r *reader) kvRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	key := at(c.args, 0)
	var s Stmt
	switch c.method {
	case "Put":
		s = kvPut(c.method, key, at(c.args, 1))
	case "Delete":
		s = keyStmt(c.method, sqltext.Delete, key)
	case "Get":
		s = keyStmt(c.method, sqltext.Select, key)
	case "Apply": // a command of the program's own, in a log of its own
		s = Stmt{Verb: sqltext.Replace, Sets: []Set{{Column: "command", Value: key}}, Text: "log: APPLY"}
		return kv([]Stmt{s}, r.handle(c.receiver), KeyValue)
	default:
		return nil
	}
	if bare(c.receiver).Kind == provenance.Op {
		if q := r.chain(bare(c.receiver)); q != nil && q.table != "" {
			s.Table = q.table
		}
	}
	s.Text = strings.Replace(s.Text, "redis:", "kv:", 1)
	return kv([]Stmt{s}, r.handle(c.receiver), KeyValue)
}

// kvPut reads what is stored under a key. The encoding of a record has its
// columns: json.Marshal(order{Status: "sent"}) sets status. One that was there
// before and is changed makes the write an update; a key that was just made up, an
// insert.
func kvPut(method string, key, value *term) Stmt {
	s := keyStmt(method, sqltext.Replace, key)
	s.Sets = []Set{{Column: "value", Value: value}}
	if fresh(key) {
		s.Verb, s.Conds = sqltext.Insert, nil
		s.Sets = append(s.Sets, Set{Column: "key", Value: key})
	}
	if value.Kind != provenance.Op || value.Text != "encode" || len(value.Args) == 0 {
		return s
	}
	record := bare(value.Args[0])
	if !isRecord(record) {
		return s
	}
	fields(record, func(name string, v *term) {
		s.Sets = append(s.Sets, Set{Column: snake(name), Value: v})
	})
	if base(record) != nil && s.Verb == sqltext.Replace {
		s.Verb = sqltext.Update
	}
	return s
}

// fresh reports whether a key was made up here and of nothing else.
func fresh(key *term) bool {
	return key.Has(func(t *term) bool { return t.Kind == provenance.Minted && t.Text != "clock" }) &&
		!key.Has(func(t *term) bool { return t.Kind == provenance.Param || t.Kind == provenance.Field })
}
