package increment

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports increments that a repetition adds again.
var Analyzer = &analysis.Analyzer{
	Name:             "increment",
	Doc:              doc.Of(source, "increment"),
	URL:              doc.URL("increment"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range rows.Graphs(r) {
		for _, n := range g.Nodes {
			if n.Sent() {
				continue // judged where it is received
			}
			for _, s := range rows.Writes(n) {
				check(r, g, s)
			}
		}
	}
	return r.Done(), nil
}

func check(r *finding.Reporter, g *rows.Graph, s rows.Step) {
	set, ok := raised(s.Stmt)
	if !ok || weight(set) == informs || guarded(s.Stmt, set) {
		return
	}
	place, ok := rows.HomeOf(r, g, s.Node, set.Column)
	if !ok || rows.Once(g, s) || moved(g, s) {
		return
	}
	why, kind := rows.Repeated(g, s)
	level := confidence(set, kind)
	if kind == "http" && !ordered(g, s, set) {
		level = finding.Low // a repeated request is another one
	}
	if advances(s.Stmt) {
		level = finding.Low
	}
	if why == "" {
		why = "a caller that gets no answer repeats it"
		if g.World.Runs() {
			level = finding.Low // all ways to it are seen, and none repeats it
		}
	}
	r.Report(finding.Finding{
		Confidence: level, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is changed by an amount, not set: %s, and then the amount counts twice; record what was applied in the same transaction under a unique key, or make the update conditional on a version",
			s.Target(set.Column), why),
		Callee: place.Name, Target: s.Target(set.Column),
	})
}

// advances reports whether s also moves how far the amounts were counted: whoever
// starts again starts from there.
func advances(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(slices.Concat(s.Sets, s.ConflictSets), func(x dbcall.Set) bool {
		return x.Increment == 0 && dbcall.CursorColumn(x.Column)
	})
}

// ordered reports whether a request orders this very change: it says by how much,
// or a state of the row that it changes was asked for.
func ordered(g *rows.Graph, s rows.Step, set dbcall.Set) bool {
	if set.Increment > 0 && said(g, set.Value) {
		return true
	}
	return slices.ContainsFunc(g.Reads(), func(r rows.Step) bool {
		return g.Reaches(r.Node, s.Node, true) && rows.Same(r, s) && slices.ContainsFunc(g.Tests(r.Node), func(b *effectflow.Node) bool {
			return g.Decides(b, s.Node) && slices.ContainsFunc(rows.Tested(g.World, r, b.Cond), dbcall.StateColumn)
		})
	})
}

// said reports whether a value is taken from a request as it is, not worked out.
func said(g *rows.Graph, t *provenance.Term) bool {
	for t != nil && t.Kind == provenance.Field {
		t = t.Args[0]
	}
	if t == nil {
		return false
	}
	given := func(u *provenance.Term) bool { return u.Kind == provenance.Param }
	switch t.Kind {
	case provenance.Param:
		return true
	case provenance.Op: // decoded
		return strings.HasPrefix(t.Text, "call:") && t.Has(given)
	case provenance.Result: // bound by a framework
		n := g.Node(t.Text)
		return t.N <= provenance.OutResult && n != nil && n.Call != nil && slices.ContainsFunc(effectflow.Words(n.Call.Name), func(w string) bool {
			return w == "bind" || w == "decode" || w == "parse" || w == "read"
		})
	}
	return false
}

// raised returns the assignment that adds to a column, the gravest first.
func raised(s *dbcall.Stmt) (dbcall.Set, bool) {
	var best dbcall.Set
	found := false
	for _, set := range slices.Concat(s.Sets, s.ConflictSets) {
		if set.Increment == 0 || !rows.Quantity(set.Column) || set.AddToSet {
			continue
		}
		if !found || weight(set) > weight(best) {
			best, found = set, true
		}
	}
	return best, found
}

// guarded reports whether the statement's own condition fails the second time.
func guarded(s *dbcall.Stmt, raised dbcall.Set) bool {
	if s.Verb == sqltext.Insert {
		return len(s.ConflictSets) == 0
	}
	for _, c := range s.Conds {
		if dbcall.VersionColumn(c.Column) || dbcall.AttemptColumn(c.Column) {
			return true
		}
		if c.Column == raised.Column && c.Op == "=" {
			return true // compared and swapped
		}
		if set, ok := s.Set(c.Column); ok && c.Column != raised.Column && set.Increment == 0 {
			return true
		}
	}
	return false
}

// moved reports whether what is added was taken away in the same step: rows that
// a statement deleted and answered.
func moved(g *rows.Graph, s rows.Step) bool {
	if slices.ContainsFunc(s.Stmt.Subs, func(sub dbcall.Stmt) bool { return sub.Verb == sqltext.Delete }) {
		return true
	}
	feeds := func(t *provenance.Term) bool {
		if t.Kind != provenance.Result || t.N != provenance.RowResult {
			return false
		}
		n := g.Node(t.Text)
		return n != nil && slices.ContainsFunc(n.Stmts(), func(d dbcall.Stmt) bool {
			return d.Returning && (d.Verb == sqltext.Delete || d.Verb == sqltext.Insert)
		})
	}
	for _, set := range s.Stmt.Sets {
		if set.Value != nil && set.Value.Has(feeds) {
			return true
		}
	}
	return slices.ContainsFunc(s.Stmt.Conds, func(c dbcall.Cond) bool {
		return slices.ContainsFunc(c.Values, func(v *provenance.Term) bool { return v.Has(feeds) })
	})
}

// What an increment is worth.
const (
	informs = iota // views, hits
	counts         // a step of one
	amount
)

func weight(set dbcall.Set) int {
	words := effectflow.Words(set.Column)
	if rows.Statistic(set.Column) || rises(words) || slices.ContainsFunc(words, func(w string) bool { return informing[w] }) {
		return informs
	}
	if slices.ContainsFunc(words, func(w string) bool { return amounts[w] }) {
		return amount
	}
	if _, fixed := set.Value.Const(); fixed {
		return counts
	}
	return amount
}

// rises recognises numbers that only have to be higher than the last one: one
// that is left out does no harm.
func rises(words []string) bool {
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	if len(words) > 1 && (last == "no" || last == "num" || last == "number" || last == "counter" || last == "id") {
		last = words[len(words)-2]
	}
	return words[0] == "next" || rising[last] || strings.HasSuffix(last, "index")
}

var rising = map[string]bool{
	"index": true, "idx": true, "serial": true, "seq": true, "sequence": true, "ordinal": true, "nonce": true, "next": true,
}

var informing = map[string]bool{
	"view": true, "views": true, "hit": true, "hits": true, "visit": true, "visits": true, "click": true, "clicks": true,
	"seen": true, "impressions": true, "downloads": true, "download": true, "likes": true, "reads": true, "opens": true,
	"stat": true, "stats": true, "metric": true, "errors": true, "failures": true, "priority": true, "position": true, "rank": true,
	"weight": true, "request": true, "requests": true, "popularity": true, "accessed": true, "ordering": true,
}

var amounts = map[string]bool{
	"total": true, "balance": true, "amount": true, "credit": true, "credits": true, "debit": true, "stock": true, "points": true,
	"quantity": true, "qty": true, "quota": true, "budget": true, "cents": true, "spent": true, "paid": true, "inventory": true,
	"available": true, "reserved": true, "redemptions": true, "wallet": true, "money": true, "funds": true, "tokens": true, "calls": true,
}

func confidence(set dbcall.Set, kind string) finding.Confidence {
	switch weight(set) {
	case amount:
		if kind != "" && kind != "http" && kind != "rows" && kind != "retry" {
			return finding.High
		}
		return finding.Medium
	case counts:
		if kind != "" && kind != "http" && kind != "rows" {
			return finding.Medium
		}
	}
	return finding.Low
}
