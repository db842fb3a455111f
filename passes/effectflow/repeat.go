package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Replays returns the reasons why n runs again for the same work: the scopes it
// runs in, innermost first, then the functions on the way to it that something
// outside of the program calls again.
func (g *Graph) Replays(n *Node) []Replay {
	var out []Replay
	own := n.received()
	for i := len(n.Scopes) - 1; i >= own.scope; i-- {
		s := n.Scopes[i]
		switch {
		case s.Kind == InRetry:
			out = append(out, Replay{Why: "it runs in a retry", Proven: true, Kind: "retry", Scope: s})
		case s.Kind == InLoop && g.overRows(s):
			out = append(out, Replay{Why: "it runs for every row that was selected", Proven: true, Kind: "rows", Scope: s})
		case s.Kind == InLoop && g.RetriedIn(n, s):
			out = append(out, Replay{Why: "it runs in a retry loop", Proven: true, Kind: "retry", Scope: s})
		}
	}
	fns := []*effects.Func{g.Func}
	if own.frame > 0 {
		fns = nil
	}
	for _, f := range n.Frames[own.frame:] {
		fns = append(fns, f.Callee)
	}
	for _, f := range fns {
		if kind := g.world().handler(f); kind != "" {
			out = append(out, Replay{Why: replayWords[kind], Proven: true, Kind: kind})
		}
	}
	return out
}

// RetriedIn reports whether loop s repeats n until it succeeds: a failure of n
// leads to another round, and a success can leave the loop without one. A loop
// over work items goes on after a success, too, and a loop over pages ends with
// a failure.
func (g *Graph) RetriedIn(n *Node, s *Scope) bool {
	if s.Over != nil || n.Call == nil || overParts(s) || g.overStream(s) {
		return false
	}
	return g.Remember(retriedKey{n, s}, func() any {
		again, _ := g.rounds(n, s, attempted(n))
		if !again && g.asksStatus(n) {
			again, _ = g.rounds(n, s, answered(n, broken))
			if again { // and not whatever the status is
				always, _ := g.rounds(n, s, Succeeded(n))
				again = !always
			}
		}
		_, leaves := g.rounds(n, s, Succeeded(n))
		return again && leaves
	}).(bool)
}

// asksStatus reports whether some test is about the HTTP status that n answered.
func (g *Graph) asksStatus(n *Node) bool {
	id := n.ID()
	return slices.ContainsFunc(g.Nodes, func(m *Node) bool {
		return m.Kind == effects.Branch && m.Cond != nil && slices.Contains(m.about(), id) &&
			m.Cond.Has(func(t *provenance.Term) bool { return statusOf(t, id) })
	})
}

// attempted returns the assumption that call n failed and may have been done: a server
// that asks who is calling has done nothing.
func attempted(n *Node) func(*provenance.Term) *provenance.Term {
	failed := Failed(n)
	return func(t *provenance.Term) *provenance.Term {
		if v := admitted(t, n.ID()); v != nil {
			return v
		}
		return failed(t)
	}
}

// retriedKey is under what a graph remembers whether a loop repeats a step.
type retriedKey struct {
	step *Node
	loop *Scope
}

// rounds reports whether the paths from n lead into another round of loop s, and
// whether some leave it.
func (g *Graph) rounds(n *Node, s *Scope, given func(*provenance.Term) *provenance.Term) (again, leaves bool) {
	seen := Set{}
	stack := []*Node{n}
	depth := slices.Index(n.Scopes, s) // at which steps inside have it as well
	for len(stack) > 0 && !(again && leaves) {
		m := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if inside := depth >= 0 && depth < len(m.Scopes) && m.Scopes[depth] == s; m != n && !inside && !within(m, s) {
			leaves = true
			continue
		}
		if m.Kind == effects.Return && len(m.Frames) <= len(s.Frames) {
			leaves = true
		}
		for _, e := range m.Open(n, given) {
			if e.Back {
				again = again || innermost(e.To) == s
				continue
			}
			if !seen[e.To] {
				seen[e.To] = true
				stack = append(stack, e.To)
			}
		}
	}
	return again, leaves
}

func within(n *Node, s *Scope) bool {
	for _, x := range n.Scopes {
		if x == s {
			return true
		}
	}
	return false
}

func innermost(n *Node) *Scope {
	for _, s := range slices.Backward(n.Scopes) {
		if s.Kind == InLoop {
			return s
		}
	}
	return nil
}

// Failed returns the assumption that the error of call n is not nil.
func Failed(n *Node) func(*provenance.Term) *provenance.Term {
	ok := Succeeded(n)
	return func(t *provenance.Term) *provenance.Term {
		if v := ok(t); v != nil && v.IsNil() {
			return provenance.OpOf("nonnil", "")
		}
		return nil
	}
}

// LookedUp reports whether e runs only after its receiver was asked for what is
// there already.
func (g *Graph) LookedUp(e *Effect) bool {
	for _, n := range g.Nodes {
		if n.Guess().Kind != GuessLookup || n.Call.Recv == "" || n.Call.Recv != e.Call.Recv {
			continue
		}
		if len(g.Guards(e.Node, func(t *provenance.Term) bool { return foundBy(t, n) })) > 0 {
			return true
		}
	}
	return false
}

// foundBy reports whether t is about what lookup n found. Of another module's
// client nothing is known but that it can fail: the test of that tells nothing.
func foundBy(t *provenance.Term, n *Node) bool {
	if n.Call.Mode != effects.Foreign {
		return Mentions(t, n)
	}
	id, failure := n.ID(), len(n.Call.Results)-1
	return id != "" && t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Result && u.Text == id && u.N != failure
	})
}

// activities adds the functions that only an activity can call: those that ask
// about the activity they run in, and their callers.
func (w *World) activities() {
	var open []string
	for id, f := range w.funcs {
		if f.Flags&effects.Activity != 0 {
			open = append(open, id)
		}
	}
	if len(open) == 0 {
		return
	}
	callers := w.callersByName()
	seen := map[string]bool{}
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if seen[id] {
			continue
		}
		seen[id] = true
		if w.handlers[id] == "" {
			w.handlers[id] = "activity"
		}
		open = append(open, callers(id)...)
	}
}

// callersByName tells who calls a function by its name.
func (w *World) callersByName() func(string) []string {
	callers := map[string][]string{}
	if v := w.vicinity; v != nil {
		return func(id string) []string {
			var out []string
			for _, f := range v.calling(id) {
				out = append(out, f.ID)
			}
			return out
		}
	}
	for id, f := range w.funcs {
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Static {
				callers[c.Sym] = append(callers[c.Sym], id)
			}
		}
	}
	return func(id string) []string { return callers[id] }
}

// OverRows reports whether loop s goes over rows read from a store.
func (g *Graph) OverRows(s *Scope) bool { return g.overRows(s) }

// Following returns what may run after n, which runs in loop s, once the loop is
// over.
func (g *Graph) Following(n *Node, s *Scope) Steps {
	out := g.NoSteps()
	copy(out.row, g.After(n, true).row)
	for _, m := range g.Nodes {
		if !within(m, s) {
			continue
		}
		for _, e := range m.Succ {
			if !e.Back && !within(e.To, s) {
				grow(out.row, g.After(e.To, false).row, int(e.To.index))
			}
		}
	}
	return out
}

// Maker returns the function that makes t anew, nil when it is not known.
func (w *World) Maker(t *provenance.Term) *effects.Func {
	if !t.Pos().IsValid() && t.Made() == "" {
		return nil
	}
	for _, f := range w.makers() {
		if _, ok := f.Full().Fresh(t); ok {
			return f // places are unique
		}
	}
	return nil
}

// Pending reports whether the rows that loop s goes over were selected by how far
// the work on them has come, so that a row is selected again until it is done.
func (g *Graph) Pending(s *Scope) bool {
	found := false
	look := func(t *provenance.Term) bool {
		n := g.byID[t.Text]
		if t.Kind != provenance.Result || n == nil || n.Row == nil {
			return !found
		}
		stmts := n.Stmts()
		for i := range stmts {
			for _, c := range stmts[i].Conds {
				found = found || dbcall.StateColumn(c.Column) || dbcall.LeaseColumn(c.Column) || dbcall.AttemptColumn(c.Column)
			}
			found = found || dbcall.OutboxTable(stmts[i].Table)
		}
		return !found
	}
	s.Over.Walk(look)
	if s.Over == nil {
		for _, e := range s.Loop.Exits {
			e.Walk(look)
		}
	}
	return found
}

// RowLoop reports whether loop s goes over rows that were selected from a table.
func (g *Graph) RowLoop(s *Scope, table string) bool {
	found := false
	look := func(t *provenance.Term) bool {
		if n := g.byID[t.Text]; t.Kind == provenance.Result && n != nil && n.Row != nil {
			found = found || slices.ContainsFunc(n.Stmts(), func(st dbcall.Stmt) bool { return st.Verb == sqltext.Select && st.Table == table })
		}
		return !found
	}
	s.Over.Walk(look)
	if s.Over == nil {
		for _, e := range s.Loop.Exits {
			e.Walk(look)
		}
	}
	return found
}

// maxReach is how many calls away from what repeats it a step still counts as
// its work. What lies deeper are the doings of the infrastructure: indexing,
// notices about errors.
const maxReach = 6

// Near reports whether n is the work of what p repeats: few calls away from it,
// and not left to a goroutine that nobody waits for.
func (g *Graph) Near(n *Node, p Replay) bool {
	from, scopes := 0, n.Scopes
	if p.Scope != nil {
		from = len(p.Scope.Frames)
		for i, s := range n.Scopes {
			if s == p.Scope {
				scopes = n.Scopes[i:]
			}
		}
	}
	for _, s := range scopes {
		if s.Kind == InGo || s.Kind == MaybeRun {
			return false
		}
	}
	return n.Written()-from <= maxReach
}
