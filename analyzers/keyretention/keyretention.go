package keyretention

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports deduplication that forgets before the last replay.
var Analyzer = &analysis.Analyzer{
	Name:             "keyretention",
	Doc:              doc.Of(source, "keyretention"),
	URL:              doc.URL("keyretention"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	judged := map[lapse]forgotten{}
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if n.Func.Package != r.Flow.Package.Path || n.Kind != effects.Call || n.Row == nil || n.Commit != nil {
				continue // reported where it is written
			}
			stmts := n.Stmts()
			for i := range stmts {
				checkExpiry(r, judged, g, n, &stmts[i])
				checkCleanup(r, g, n, &stmts[i])
			}
			checkWindow(r, g, n)
		}
	}
	return r.Done(), nil
}

// lapse names a write that expires by the first way to it, which the graphs that
// hold it share.
type lapse struct {
	first *effectflow.Node
	table string
}

// forgotten is the worst that comes of a write that expires.
type forgotten struct {
	path
	skipped *effectflow.Node
}

// forgets looks at all the ways to n, which writes s.
func forgets(ways []effectflow.Context, s *dbcall.Stmt) forgotten {
	var worst forgotten
	for _, at := range ways {
		p := replayOf(at.Graph, at.Node, s.TTL)
		if p.why == "" || worst.why != "" && p.level <= worst.level {
			continue
		}
		if e := skips(at); e != nil {
			worst = forgotten{p, e}
		}
	}
	return worst
}

// checkExpiry reports a key with an expiry that decides whether an effect is done,
// and a replay path that comes later.
func checkExpiry(r *finding.Reporter, judged map[lapse]forgotten, g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) {
	if s.TTL == nil || s.Store != dbcall.KeyValue || s.Verb == sqltext.Update {
		return
	}
	ways := r.Flow.World.Contexts(n)
	if len(ways) == 0 {
		return
	}
	k := lapse{ways[0].Node, s.Table}
	best, ok := judged[k]
	if !ok {
		best = forgets(ways, s)
		judged[k] = best
	}
	if best.why == "" {
		return
	}
	place := r.Locate(g, n, len(n.Frames), nil)
	r.Report(finding.Finding{
		Category: "expiry", Confidence: best.level, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s remembers in %s that %s was done, and forgets it %s: %s, and does it again; "+
			"keep the memory in the store of the work, as long as the work can come back",
			place.Name, s.Table, best.skipped.Name(), after(s.TTL), best.why),
		Related: []finding.Related{r.RelatedTo(best.skipped, "this is skipped while the key is there")},
		Callee:  place.Name, Target: s.Table,
	})
}

// skips returns the effect that is left out because of the key that at.Node
// writes; nil when there is none or a durable store knows of it, too.
func skips(at effectflow.Context) *effectflow.Node {
	g, n := at.Graph, at.Node
	for _, m := range g.Nodes {
		if m == n && !takes(n) || m != n && !readsKey(m, n) {
			continue
		}
		for _, b := range g.Tests(m) {
			for _, e := range g.Nodes {
				if e != n && repeatable(e) && g.Decides(b, e) && !durable(g, e) {
					return e
				}
			}
		}
	}
	return nil
}

// repeatable reports whether e is something that must not be done twice: an
// effect without a stable key, or a function that the caller hands over.
func repeatable(e *effectflow.Node) bool {
	if x := e.Effect(); x != nil {
		return !x.Key.Stable && x.Evidence > effectflow.ByName
	}
	return e.Kind == effects.Call && e.Call != nil && e.Call.Mode == effects.Value && failing(e.Call)
}

func failing(c *effects.CallInfo) bool {
	return len(c.Results) > 0 && c.Results[len(c.Results)-1] == "error"
}

// takes reports whether n sets its key only if nobody has.
func takes(n *effectflow.Node) bool {
	stmts := n.Stmts()
	for i := range stmts {
		if stmts[i].Verb == sqltext.Insert && stmts[i].Conflict == sqltext.ConflictNothing {
			return true
		}
	}
	return false
}

// readsKey reports whether m reads a key that n writes.
func readsKey(m, n *effectflow.Node) bool {
	if m.Kind != effects.Call || m.Row == nil || m.Commit != nil {
		return false
	}
	mine, theirs := n.Stmts(), m.Stmts()
	for i := range mine {
		for j := range theirs {
			if theirs[j].Verb == sqltext.Select && theirs[j].Store == dbcall.KeyValue && theirs[j].Table != "" && theirs[j].Table == mine[i].Table {
				return true
			}
		}
	}
	return false
}

// durable reports whether a store that does not forget is asked before e, or
// told after it.
func durable(g *effectflow.Graph, e *effectflow.Node) bool {
	after := g.After(e, true)
	for _, m := range g.Nodes {
		if m == e || m.Kind != effects.Call || m.Call == nil || m.Commit != nil {
			continue
		}
		if m.Guess().Kind == effectflow.GuessRecord && after.Has(m) {
			return true
		}
		if m.Row == nil || !lasting(m) {
			continue
		}
		if after.Has(m) && slices.ContainsFunc(m.Records(), func(rec effectflow.Record) bool { return g.Concerns(e, m, rec.Stmt) }) {
			return true
		}
		for _, b := range g.Tests(m) {
			if g.Decides(b, e) {
				return true
			}
		}
	}
	return false
}

func lasting(m *effectflow.Node) bool {
	if m.Row.Kind == models.Effect || m.Row.Kind == models.Enqueue {
		return false
	}
	stmts := m.Stmts()
	for i := range stmts {
		if stmts[i].Store != dbcall.KeyValue && stmts[i].Store != dbcall.Queue {
			return true
		}
	}
	return false
}
