package partialfanout

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/retryscope"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports several effects under one retry or one record.
var Analyzer = &analysis.Analyzer{
	Name:             "partialfanout",
	Doc:              doc.Of(source, "partialfanout"),
	URL:              doc.URL("partialfanout"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		done := map[*effectflow.Scope]bool{}
		for _, n := range g.Nodes {
			e := n.Effect()
			if e == nil || n.Sent() { // what is sent is judged where it is received
				continue
			}
			if i := fanOut(g, e); i >= 0 && !done[e.Scopes[i]] {
				done[e.Scopes[i]] = check(r, g, e, i)
			}
		}
	}
	return r.Done(), nil
}

// fanOut returns the index of the outermost scope that runs e for each of
// several parts of one piece of work, -1 if there is none.
func fanOut(g *effectflow.Graph, e *effectflow.Effect) int {
	for i, s := range e.Scopes {
		switch s.Kind {
		case effectflow.InSpawn, effectflow.InGo:
			if loop := enclosingLoop(e.Scopes[:i]); loop >= 0 {
				if g.OverRows(e.Scopes[loop]) {
					return -1 // each row is work of its own
				}
				return loop
			}
		case effectflow.InLoop:
			if s.Over != nil && !g.OverRows(s) && s.Over.Kind != 0 && !spawns(e.Scopes[i:]) && g.GoesOn(e.Node) {
				return i
			}
		}
	}
	return -1
}

func enclosingLoop(scopes []*effectflow.Scope) int {
	for i := len(scopes) - 1; i >= 0; i-- {
		switch scopes[i].Kind {
		case effectflow.InLoop:
			return i
		case effectflow.InRetry, effectflow.InTx:
			return -1
		}
	}
	return -1
}

func spawns(scopes []*effectflow.Scope) bool {
	for _, s := range scopes {
		if s.Kind == effectflow.InSpawn || s.Kind == effectflow.InGo {
			return true
		}
	}
	return false
}

// check reports e, the first effect of a fan-out, when something repeats the
// whole of it.
func check(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect, i int) bool {
	if e.Key.Given() || e.Evidence == effectflow.ByName || g.LookedUp(e) || ownRecord(g, e, i) || ownCheck(g, e, i) {
		return false
	}
	if retryscope.Alternatives(r.Flow.World, e.Node, e.Scopes[i]) {
		return false
	}
	category, why, level, rec := repeats(g, e, i)
	if category == "" || !r.Local(e.Node) && rec == nil || rec != nil && !r.Local(e.Node, rec) {
		return false
	}
	if e.Evidence == effectflow.ByNames {
		level = min(level, finding.Medium)
	}
	if e.Key.Weak != nil && level > finding.Low {
		level--
	}
	if retryscope.Dropped(r.Flow.World, e.Node, e.Scopes[i]) {
		level = finding.Low // a failure of one part repeats nothing
	}
	place := r.Locate(g, e.Node, within(e, i), nil)
	var related []finding.Related
	if rec != nil {
		related = append(related, r.RelatedTo(rec, "all of them are recorded here"))
	}
	r.Report(finding.Finding{
		Category: category, Confidence: level, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is done for several parts of one piece of work, and %s: after a failure of one part the others are done again; "+
			"record each by itself and skip those that are recorded, or give each a key of its own", place.Name, why),
		Related: append(r.Chain(place), related...), Callee: place.Name, Target: category,
	})
	return true
}

// within returns the number of frames down to the code that is run for each part.
func within(e *effectflow.Effect, i int) int {
	k := len(e.Scopes[i].Frames)
	for k < len(e.Frames) && e.Frames[k].Callee.Flags&effects.Literal != 0 {
		k++
	}
	return k
}

// repeats tells what does the whole fan-out again.
func repeats(g *effectflow.Graph, e *effectflow.Effect, i int) (category, why string, level finding.Confidence, rec *effectflow.Node) {
	for _, p := range g.Replays(e.Node) {
		if !g.Near(e.Node, p) {
			continue
		}
		switch p.Kind {
		case "retry":
			if outside(e, p.Scope, i) {
				return "retry", "a retry repeats all of them", finding.High, nil
			}
		case "rows":
			if outside(e, p.Scope, i) && g.Pending(p.Scope) {
				return "retry", "all of them are repeated when their row is selected again", finding.High, nil
			}
		case "job", "message", "activity", "reconcile":
			return "retry", "all of them are repeated when the handler runs again", handled(e), nil
		}
	}
	if n := recordAfter(g, e, i); n != nil {
		if loopOfItsOwn(n, e, i) {
			return "record", "they are recorded when all of them are through", finding.Medium, n
		}
		return "record", "one write after all of them records it", finding.Medium, n
	}
	return "", "", finding.Low, nil
}

// loopOfItsOwn reports whether n is done several times for one run of the fan-out.
func loopOfItsOwn(n *effectflow.Node, e *effectflow.Effect, i int) bool {
	return slices.ContainsFunc(n.Scopes, func(s *effectflow.Scope) bool {
		return s.Kind == effectflow.InLoop && !outside(e, s, i)
	})
}

// handled is how much a repetition by the handler counts: who listens to messages
// expects some of them twice.
func handled(e *effectflow.Effect) finding.Confidence {
	if e.Family == models.Publish || e.Family == models.Job {
		return finding.Low
	}
	return finding.Medium
}

// outside reports whether s lies outside of the fan-out, the i-th scope of e.
func outside(e *effectflow.Effect, s *effectflow.Scope, i int) bool {
	for _, x := range e.Scopes[:i] {
		if x == s {
			return true
		}
	}
	return false
}

func inside(n *effectflow.Node, s *effectflow.Scope) bool {
	for _, x := range n.Scopes {
		if x == s {
			return true
		}
	}
	return false
}

// ownRecord reports whether each part is recorded by itself.
func ownRecord(g *effectflow.Graph, e *effectflow.Effect, i int) bool {
	after := g.After(e.Node, true)
	for _, n := range g.Nodes {
		if after.Has(n) && inside(n, e.Scopes[i]) && len(n.Records()) > 0 {
			return true
		}
	}
	return false
}

// ownCheck reports whether something that was read for each part decides whether
// it is done.
func ownCheck(g *effectflow.Graph, e *effectflow.Effect, i int) bool {
	for _, b := range g.Guards(e.Node, anything) {
		for _, id := range b.Asks() {
			if n := g.Node(id); n != nil && n != e.Node && inside(n, e.Scopes[i]) && looks(n) {
				return true
			}
		}
	}
	return false
}

func anything(*effectflow.Term) bool { return true }

func looks(n *effectflow.Node) bool {
	if n.Row != nil {
		switch n.Row.Kind {
		case models.Query, models.Read, models.Exec, models.Write:
			return true
		}
	}
	return n.Guess().Kind == effectflow.GuessLookup
}

// recordAfter returns a write after the fan-out that stores what its parts
// answered.
func recordAfter(g *effectflow.Graph, e *effectflow.Effect, i int) *effectflow.Node {
	after := g.Following(e.Node, e.Scopes[i])
	for _, n := range g.Nodes {
		if !after.Has(n) || inside(n, e.Scopes[i]) {
			continue
		}
		for _, rec := range n.Records() {
			if !ensures(rec) && g.Concerns(e.Node, n, rec.Stmt) {
				return n
			}
		}
	}
	return nil
}

// ensures reports whether a record only sees to it that a row is there: an insert
// that a second one does not disturb, and that says nothing but which row it is.
func ensures(rec effectflow.Record) bool {
	if !rec.Insert || rec.Status || rec.Stmt == nil || rec.Stmt.Conflict == sqltext.ConflictNone {
		return false
	}
	for _, set := range rec.Stmt.Sets {
		if len(rec.Stmt.Sets) > 1 && !slices.Contains(rec.Stmt.ConflictColumns, set.Column) {
			return false
		}
	}
	return true
}
