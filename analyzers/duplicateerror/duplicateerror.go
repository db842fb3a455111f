package duplicateerror

import (
	_ "embed"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports duplicate-key errors that are returned as failures.
var Analyzer = &analysis.Analyzer{
	Name:             "duplicateerror",
	Doc:              doc.Of(source, "duplicateerror"),
	URL:              doc.URL("duplicateerror"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, f := range r.Flow.Package.Funcs {
		if f.Flags&(effects.Unasked|effects.Double) != 0 || len(f.Results) == 0 || f.Results[len(f.Results)-1] != "error" {
			continue
		}
		if !asks(f) {
			continue // most graphs need not be made for this
		}
		if g := r.Flow.World.Graph(f.ID); g != nil {
			check(r, g)
		}
	}
	return r.Done(), nil
}

// check looks at each return of a failure that only a duplicate leads to.
func check(r *finding.Reporter, g *effectflow.Graph) {
	for _, b := range g.Nodes {
		if b.Kind != effects.Branch || b.Cond == nil || len(b.Succ) != 2 {
			continue
		}
		side := duplicateSide(b.Cond)
		if side < 0 {
			continue
		}
		for _, ret := range g.Nodes {
			if ret.Kind == effects.Return && len(ret.Frames) == 0 && g.Side(b, ret) == side && failure(ret) {
				judge(r, g, b, ret)
			}
		}
	}
}

// failure reports whether ret returns an error for sure.
func failure(ret *effectflow.Node) bool {
	if len(ret.Results) == 0 {
		return false
	}
	err := ret.Results[len(ret.Results)-1]
	if err.Kind == provenance.Op && makesError(err.Text) {
		return true
	}
	return effectflow.Fails(provenance.OpOf("==", "", err, provenance.Nil()), func(*provenance.Term) *provenance.Term { return nil })
}

// makesError recognises the functions of error packages, by the names that they
// share: what they are given here is an error.
func makesError(op string) bool {
	symbol, ok := strings.CutPrefix(op, "call:")
	if !ok {
		return false
	}
	symbol = symbol[strings.LastIndexByte(symbol, '/')+1:]
	pkg, name, _ := strings.Cut(symbol, ".")
	if !strings.Contains(pkg, "err") && pkg != "status" && pkg != "connect" {
		return false
	}
	for _, prefix := range []string{"New", "Wrap", "With", "Error", "Mark", "Conflict", "Already"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// judge reports ret if the row that was there already is the work of a call that
// is repeated.
func judge(r *finding.Reporter, g *effectflow.Graph, b, ret *effectflow.Node) {
	ins, stmt := insertBefore(g, b)
	if ins == nil || comparesStored(g, b, ret) {
		return
	}
	key, kind := keyOf(stmt)
	if kind == chosen || kind == none {
		return
	}
	sentinel := sentinelOf(ret)
	if sentinel != "" && takenForSuccess(r.Flow.World, sentinel) {
		return
	}
	c := finding.Low
	if kind == names && repeated(r, g, ins) {
		c = finding.Medium
	}
	place := r.Locate(g, ret, 0, nil)
	r.Report(finding.Finding{
		Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("a repeated call gets %s although %s.%s says that its work is done: answer with what is stored, or with success",
			saying(sentinel), stmt.Table, key),
		Related: []finding.Related{r.RelatedTo(ins, "the insert that ran into the key"), r.RelatedTo(b, "recognised here")},
		Callee:  g.Func.Name, Target: stmt.Table + "." + key,
	})
}

func saying(sentinel string) string {
	if sentinel == "" {
		return "an error"
	}
	return lastName(sentinel)
}

// sentinelOf returns the variable of the error that ret returns, "" if it makes
// one.
func sentinelOf(ret *effectflow.Node) string {
	found := ""
	ret.Results[len(ret.Results)-1].Walk(func(t *provenance.Term) bool {
		if found == "" && t.Kind == provenance.Global {
			found = t.Text
		}
		return found == ""
	})
	return found
}

// insertBefore returns the insert whose error branch b looks at: one that its
// condition mentions, or else the last one before it.
func insertBefore(g *effectflow.Graph, b *effectflow.Node) (*effectflow.Node, *dbcall.Stmt) {
	var last *effectflow.Node
	var stmt *dbcall.Stmt
	for _, n := range g.Nodes {
		if n.Kind != effects.Call || n.Call == nil || n.Row == nil || !g.Reaches(n, b, false) {
			continue
		}
		stmts := n.Stmts()
		for i := range stmts {
			s := &stmts[i]
			if s.Verb != sqltext.Insert || s.Table == "" || s.Conflict != sqltext.ConflictNone {
				continue
			}
			if effectflow.Mentions(b.Cond, n) {
				return n, s
			}
			last, stmt = n, s
		}
	}
	return last, stmt
}

// comparesStored reports whether something is read between the recognition and
// the return: what is returned then depends on what is there.
func comparesStored(g *effectflow.Graph, b, ret *effectflow.Node) bool {
	for n := range g.After(b, false).All() {
		if n.Row != nil && (n.Row.Kind == models.Query || n.Row.Kind == models.Read) && g.Side(b, n) == duplicateSide(b.Cond) && g.Reaches(n, ret, false) {
			return true
		}
		if n.Guess().Kind == effectflow.GuessLookup && g.Side(b, n) == duplicateSide(b.Cond) && g.Reaches(n, ret, false) {
			return true
		}
	}
	return false
}
