package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Record is a durable write that says what happened.
type Record struct {
	*Node
	Stmt   *dbcall.Stmt // nil when only names say that it records
	Column string       // the column that says it, "" if unknown
	Status bool         // it moves a state column or a marker
	Done   bool         // to a value that ends the work
	Insert bool
}

// Target names what the record writes, for messages: "orders.status".
func (r Record) Target() string {
	switch {
	case r.Stmt == nil:
		return r.Name()
	case r.Stmt.Table == "" && r.Column == "":
		return r.Name()
	case r.Stmt.Table == "":
		return r.Column
	case r.Column == "":
		return r.Stmt.Table
	}
	return r.Stmt.Table + "." + r.Column
}

// Records returns the durable writes of n that can record an effect. Counters,
// heartbeats and deletions are not among them.
func (n *Node) Records() []Record {
	if n.judged { // the rules ask again for every pair
		if n.deeds == nil {
			return nil
		}
		return n.deeds.records
	}
	return n.recorded()
}

func (n *Node) recorded() []Record {
	if n.Kind != effects.Call || n.Call == nil || n.Commit != nil {
		return nil
	}
	if n.guessed().Kind == GuessRecord {
		return []Record{{Node: n, Status: true}}
	}
	if n.Call.Mode == effects.Static && n.Row == nil {
		if f := n.world.fn(n.Call.Sym); f != nil && f.Declared == "record" {
			return []Record{{Node: n, Status: true}}
		}
	}
	if n.Row == nil {
		return nil
	}
	var out []Record
	stmts := n.Stmts()
	for i := range stmts {
		if r, ok := record(n, &stmts[i]); ok {
			out = append(out, r)
		}
	}
	return out
}

func record(n *Node, s *dbcall.Stmt) (Record, bool) {
	if s.Store == dbcall.Queue || Declares(s) {
		return Record{}, false
	}
	r := Record{Node: n, Stmt: s}
	switch s.Verb {
	case sqltext.Insert, sqltext.Replace:
		r.Insert = true
	case sqltext.Update, sqltext.Merge:
	default:
		return r, false
	}
	for _, set := range s.Sets {
		if dbcall.StateColumn(set.Column) && set.Increment == 0 {
			done := doneSet(set)
			if !r.Status || done && !r.Done {
				r.Column, r.Status, r.Done = set.Column, true, done
			}
		}
	}
	if !r.Status && len(s.Sets) > 0 {
		i := slices.IndexFunc(s.Sets, func(x dbcall.Set) bool { return x.Increment == 0 && !dbcall.LeaseColumn(x.Column) })
		if i < 0 {
			return r, false
		}
		r.Column = s.Sets[i].Column
		if r.Insert {
			r.Column = ""
		}
	}
	return r, true
}

// Declares reports whether s only sees to it that a queue or topic is there: it
// is what a broker in a database does before it takes a message.
func Declares(s *dbcall.Stmt) bool {
	if s.Verb != sqltext.Insert || s.Conflict == sqltext.ConflictNone {
		return false
	}
	for _, place := range []string{"queue", "queues", "topic", "topics", "exchange", "exchanges"} {
		if strings.HasSuffix(s.Table, place) {
			return true
		}
	}
	return false
}

// doneSet reports whether an assignment says that the work is over.
func doneSet(set dbcall.Set) bool {
	if strings.HasSuffix(set.Column, "_at") || strings.HasSuffix(set.Column, "_on") {
		return !set.Value.IsNil()
	}
	for _, v := range Consts([]*provenance.Term{set.Value}) {
		if dbcall.DoneValue(v) || v == "true" || v == "1" && !strings.Contains(set.Column, "state") {
			return true
		}
	}
	return false
}
