package txscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Extent is one transaction and what runs while it is open.
type Extent struct {
	Tx
	Steps   effectflow.Steps   // what runs after its begin on every way, before its end, and may still be committed
	Commits []*effectflow.Node // in the order of the graph
	graph   *effectflow.Graph
}

// Extents returns the transactions that begin in g, in the order in which they
// do. Savepoints are part of the transaction around them, and a pipeline that
// only collects commands is none. Callers share them.
func Extents(g *effectflow.Graph) []Extent {
	return g.Remember(extentsKey{}, func() any { return extents(g) }).([]Extent)
}

type extentsKey struct{}

func extents(g *effectflow.Graph) []Extent {
	var out []Extent
	for _, b := range g.Nodes {
		if !Begins(b) || collects(b) || outermost(g, b) != b || inner(g, b) {
			continue
		}
		x := Extent{Tx: Tx{Begin: b}, graph: g}
		if b.Row.Kind == models.RunTx {
			x.run()
		} else {
			x.begin()
		}
		if len(x.Commits) > 0 {
			out = append(out, x)
		}
	}
	return out
}

func receiver(g *effectflow.Graph, n *effectflow.Node) *provenance.Term {
	if n.Call == nil {
		return provenance.Nothing()
	}
	for _, a := range n.Call.Args {
		if _, typ := g.ParamOf(a); typ != "context.Context" && !isContext(a) && a.Kind != provenance.Func {
			return a
		}
	}
	return provenance.Nothing()
}

// collects recognises pipelines.
func collects(b *effectflow.Node) bool { return strings.HasPrefix(b.Row.Op, "redis.TxPipeline") }

// run fills in the extent of a call that runs a function in a transaction.
func (x *Extent) run() {
	for _, n := range x.graph.Nodes {
		if n.Commit == x.Begin {
			x.Commits = append(x.Commits, n)
		}
	}
	before := x.committed()
	x.Steps = x.graph.NoSteps()
	for _, n := range x.graph.Nodes {
		if before.Has(n) && runsIn(n, x.Begin) {
			x.Steps.Add(n)
		}
	}
}

// runsIn reports whether n runs inside of the transaction that b opens, and not
// after it was committed.
func runsIn(n, b *effectflow.Node) bool {
	in := false
	for _, s := range n.Scopes {
		switch {
		case s.Kind == effectflow.InTx && s.Node == b:
			in = true
		case in && s.Kind == effectflow.AfterCommit:
			return false
		}
	}
	return in
}

// begin fills in the extent of a transaction with a begin and a commit of its
// own.
func (x *Extent) begin() {
	ends := effectflow.Set{}
	for _, n := range x.graph.Nodes {
		if n.Row == nil || n.Row.Kind != models.Commit && n.Row.Kind != models.Rollback || !x.holds(receiverOf(n)) {
			continue
		}
		ends[n] = true
		if n.Row.Kind == models.Commit {
			x.Commits = append(x.Commits, n)
		}
	}
	x.Commits = last(x.graph, x.Commits)
	if len(x.Commits) == 0 {
		return
	}
	before := x.committed()
	after := func(n *effectflow.Node) bool {
		return slices.ContainsFunc(x.Commits, func(c *effectflow.Node) bool { return x.graph.Reaches(c, n, false) })
	}
	past := x.graph.From(x.openers())
	x.Steps = x.graph.NoSteps()
	for n := range x.graph.Until(x.Begin, true, ends).All() {
		if before.Has(n) && !after(n) && !past.Has(n) && !afterCommit(n) {
			x.Steps.Add(n)
		}
	}
}

// openers returns the begin, those that stand for it on other ways and, if what is
// committed may also be a transaction that the context carries already, the tests
// for one: whatever the way, what follows runs in a transaction.
func (x *Extent) openers() effectflow.Set {
	out := effectflow.Set{x.Begin: true}
	for _, c := range x.Commits {
		receiverOf(c).Walk(func(t *provenance.Term) bool {
			if b := x.graph.Node(t.Text); t.Kind == provenance.Result && b != nil && Begins(b) && x.instead(b) {
				out[b] = true
			}
			return true
		})
	}
	if !slices.ContainsFunc(x.Commits, func(c *effectflow.Node) bool { return Carried(receiverOf(c)) }) {
		return out
	}
	for _, t := range x.graph.Guards(x.Begin, Carried) {
		out[t] = true
	}
	return out
}

// instead reports whether b begins the transaction where x.Begin does not.
func (x *Extent) instead(b *effectflow.Node) bool {
	return b != x.Begin && !x.graph.Follows(b, x.Begin) && !x.graph.Follows(x.Begin, b)
}

// Carried reports whether a part of t is taken out of a context.
func Carried(t *provenance.Term) bool {
	return t.Has(isLookup)
}

func isLookup(t *provenance.Term) bool {
	return t.Kind == provenance.Op && t.Text == "call:(context.Context).Value"
}

func receiverOf(n *effectflow.Node) *provenance.Term {
	if n.Call == nil || len(n.Call.Args) == 0 {
		return provenance.Nothing()
	}
	return n.Call.Args[0]
}

func afterCommit(n *effectflow.Node) bool { return n.Depth(effectflow.AfterCommit) > 0 }

// holds reports whether handle is that of the transaction itself, not of a
// savepoint in it.
func (x *Extent) holds(handle *provenance.Term) bool {
	if x.joined(handle) {
		return false
	}
	b := opener(x.graph, handle)
	if b == nil {
		b = switched(x.graph, handle)
	}
	return b == x.Begin
}

// committed returns what may run before one of the commits of the same
// transaction: a loop in it ends with the next round, one around it begins another.
// A goroutine that nobody waits for leads nowhere, so it counts where it is
// started.
func (x *Extent) committed() effectflow.Steps {
	seen := x.graph.NoSteps()
	stack := append([]*effectflow.Node(nil), x.Commits...)
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, m := range x.graph.Leading(n) {
			if !seen.Has(m) && m != x.Begin {
				seen.Add(m)
				stack = append(stack, m)
			}
		}
	}
	x.spawned(seen)
	return seen
}

// spawned adds the steps of goroutines that are started before the commit.
func (x *Extent) spawned(seen effectflow.Steps) {
	for _, n := range x.graph.Nodes { // reverse postorder: what leads to a step comes before it
		if seen.Has(n) || n.Depth(effectflow.InGo) == 0 {
			continue
		}
		for _, m := range x.graph.Leading(n) {
			if seen.Has(m) {
				seen.Add(n)
			}
		}
	}
}

// Access is one statement of one step.
type Access struct {
	*effectflow.Node
	Stmt *dbcall.Stmt
}

// Writes returns the statements that change something in the transaction, in the
// order of the graph.
func (x *Extent) Writes() []Access {
	var out []Access
	for _, n := range x.graph.Nodes {
		if !x.Steps.Has(n) {
			continue
		}
		for _, s := range Writes(n) {
			if Of(x.graph, n, s).Is(x.Tx) {
				out = append(out, Access{n, s})
			}
		}
	}
	return out
}

// Writes returns the statements of n that change something durable.
func Writes(n *effectflow.Node) []*dbcall.Stmt {
	if n.Kind != effects.Call || n.Call == nil || n.Row == nil || n.Commit != nil {
		return nil
	}
	var out []*dbcall.Stmt
	stmts := n.Stmts()
	for i := range stmts {
		switch stmts[i].Verb {
		case sqltext.Insert, sqltext.Replace, sqltext.Update, sqltext.Merge, sqltext.Delete:
			out = append(out, &stmts[i])
		}
	}
	return out
}

// Pool names the database that a handle belongs to, "" when nobody can tell.
func Pool(g *effectflow.Graph, handle *provenance.Term) string {
	handle = client(g, handle)
	if b := opener(g, handle); b != nil {
		return root(receiver(g, outermost(g, b)))
	}
	return root(handle)
}

// root names the variable that a handle is taken from, past builders and the
// methods that return the same database.
func root(t *provenance.Term) string {
	for range 16 {
		switch {
		case t == nil || t.Kind == provenance.Unknown || t.Kind == provenance.Alt:
			return ""
		case t.Kind == provenance.Op && len(t.Args) > 0:
			t = t.Args[0]
		case t.Kind == provenance.Op:
			return ""
		case t.Kind == provenance.Field && promoted(t):
			t = t.Args[0]
		default:
			return t.Key()
		}
	}
	return ""
}

// promoted recognises the embedded pool of a wrapper: db.DB.
func promoted(t *provenance.Term) bool {
	return strings.HasSuffix(t.Args[0].Type, "."+t.Text)
}

func isContext(t *provenance.Term) bool {
	if t.Type == "context.Context" || t.Kind == provenance.Alt && slices.ContainsFunc(t.Args, isContext) {
		return true
	}
	return t.Kind == provenance.Op && (t.Text == "ctx" || t.Text == "txctx" || strings.HasPrefix(t.Text, "call:context.") ||
		strings.HasSuffix(t.Text, ".Context"))
}
