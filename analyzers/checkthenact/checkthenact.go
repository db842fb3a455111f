package checkthenact

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports tests that the write which rests on them does not repeat.
var Analyzer = &analysis.Analyzer{
	Name:             "checkthenact",
	Doc:              doc.Of(source, "checkthenact"),
	URL:              doc.URL("checkthenact"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         repair.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	files := repair.NewFiles(pass)
	for _, g := range rows.Graphs(r) {
		written := tables(g)
		for _, read := range g.Reads() {
			if written[read.Stmt.Table] {
				c := &check{files: files, r: r, g: g, w: r.Flow.World, read: read}
				c.run()
			}
		}
	}
	return r.Done(), nil
}

// tables returns the tables that g writes: a read of another one decides nothing
// here.
func tables(g *rows.Graph) map[string]bool {
	out := map[string]bool{}
	for _, w := range g.Writes() {
		out[w.Stmt.Table] = true
	}
	return out
}

// check looks at what rests on one read.
type check struct {
	files *repair.Files
	r     *finding.Reporter
	g     *rows.Graph
	w     *effectflow.World
	read  rows.Step

	tests []test
	ready bool
}

// test is a branch that depends on columns of the row that was read.
type test struct {
	*effectflow.Node
	columns []string
}

func (c *check) run() {
	idle := txscope.Locks(c.read.Stmt) && !c.read.Stmt.Locking.Sometimes && txscope.Autocommit(c.g.Graph, c.read.Node, c.read.Stmt)
	for _, w := range c.g.Writes() {
		if w.Stmt.Table != c.read.Stmt.Table || !c.g.Reaches(c.read.Node, w.Node, false) {
			continue
		}
		switch {
		case w.Stmt.Verb == sqltext.Insert:
			c.missing(w)
			c.first(w)
		case !c.after(w.Node) || !rows.Same(c.read, w):
			c.borrowed(w)
		case idle:
			c.unheld(w)
		default:
			c.change(w)
		}
	}
}

// after reports whether n may run after the row was read.
func (c *check) after(n *effectflow.Node) bool { return c.g.Reaches(c.read.Node, n, true) }

// change looks at an update of the row that was read.
func (c *check) change(w rows.Step) {
	if rows.Alone(c.g, c.read, w) {
		return
	}
	if f, ok := c.testedInGo(w); ok {
		c.report(f, w)
		return
	}
	if f, ok := c.testedInSelect(w); ok {
		c.report(f, w)
		return
	}
	if f, ok := c.summed(w); ok {
		c.report(f, w)
	}
}

// branches returns the tests of the row, in order.
func (c *check) branches() []test {
	if c.ready {
		return c.tests
	}
	c.ready = true
	for _, b := range rows.Tests(c.g, c.read) {
		if !c.g.Reaches(c.read.Node, b, false) { // also what runs if there was no row
			continue
		}
		if cols := rows.Tested(c.w, c.read, b.Cond); len(cols) > 0 {
			c.tests = append(c.tests, test{b, cols})
		}
	}
	return c.tests
}

// found is a hazard before it is worded.
type found struct {
	category   string
	at         *effectflow.Node // the test, or the step that is done twice
	column     string           // tested
	moved      string           // written
	deed       *rows.Deed
	confidence finding.Confidence
}

// testedInGo looks for a branch that decides whether w runs and depends on what
// w changes.
func (c *check) testedInGo(w rows.Step) (found, bool) {
	var best found
	ok := false
	for _, b := range c.branches() {
		if !c.g.Decides(b.Node, w.Node) {
			continue
		}
		column, moved, raises := c.changes(w, b)
		vacant := ""
		if column == "" {
			vacant = c.filled(w, b)
			column, moved = vacant, vacant
		}
		if column == "" || rows.Conditional(c.w, w.Stmt, column) {
			continue
		}
		f := found{at: b.Node, column: column, moved: moved}
		f.deed = c.deedUnder(b, w, moved, func(d rows.Deed) bool { return vacant == "" || receipt(w, vacant, &d) })
		f.confidence = c.confidence(f.deed)
		if vacant != "" {
			if f.deed == nil {
				continue // the second fills in what the first did, or something as good
			}
			f.confidence = min(f.confidence, finding.Medium)
		}
		if !rows.Single(c.read.Stmt) {
			f.confidence = min(f.confidence, finding.Medium) // a sweep, of which there is mostly one
		}
		if raises {
			f.category = "limit"
			f.confidence = max(f.confidence, finding.Medium)
		}
		if rows.Locked(c.g, w.Node) {
			f.confidence = finding.Low
		}
		if !ok || f.confidence > best.confidence {
			best, ok = f, true
		}
	}
	return best, ok
}

// changes returns which of the tested columns w moves, and whether it raises an
// amount that was compared.
func (c *check) changes(w rows.Step, b test) (column, moved string, raises bool) {
	for _, col := range b.columns {
		if !c.ordered(b.Cond, col) {
			continue
		}
		set, ok := w.Stmt.Set(col)
		if ok && c.guessed(set, b, w) {
			return col, col, true
		}
		if !ok || set.Value == nil || !rows.Quantity(col) || rows.Audience(col) {
			continue
		}
		if set.Increment != 0 && !c.harmless(set, b, w, col) || set.Increment == 0 && !rows.StateLike(col) && c.recomputed(set, col) {
			return col, col, true
		}
	}
	column, moved = rows.Moves(w, b.columns)
	return column, moved, false
}

// harmless reports whether an amount is moved away from the bound it was compared
// with: whoever needs a rank of ten and is given more still has it.
func (c *check) harmless(set dbcall.Set, b test, w rows.Step, column string) bool {
	t := b.Cond
	if t.Kind != provenance.Op || len(t.Args) != 2 {
		return false
	}
	above := t.Text == ">" || t.Text == ">="
	if !above && t.Text != "<" && t.Text != "<=" {
		return false
	}
	if !slices.Contains(rows.Tested(c.w, c.read, t.Args[0]), column) {
		above = !above // the column is on the right
	}
	if c.g.Side(b.Node, w.Node) == 1 {
		above = !above
	}
	return above == (set.Increment > 0)
}

// ordered reports whether a condition asks whether a column is more or less than
// something.
func (c *check) ordered(cond *provenance.Term, column string) bool {
	return cond.Has(func(t *provenance.Term) bool {
		if t.Kind != provenance.Op || t.Text != "<" && t.Text != "<=" && t.Text != ">" && t.Text != ">=" {
			return false
		}
		return slices.Contains(rows.Tested(c.w, c.read, t), column)
	})
}

// deedUnder returns the gravest deed that runs on the side of b on which w moves
// a column.
func (c *check) deedUnder(b test, w rows.Step, moved string, counts func(rows.Deed) bool) *rows.Deed {
	side, flag := c.g.Side(b.Node, w.Node), raisesFlag(w, moved)
	return c.gravest(func(d rows.Deed) bool {
		return d.Node != w.Node && counts(d) && c.after(d.Node) && c.g.Side(b.Node, d.Node) == side &&
			(c.g.Reaches(d.Node, w.Node, true) || c.g.Reaches(w.Node, d.Node, true)) && !(flag && c.aside(b, w, d.Node))
	})
}

// gravest returns the deed for which doing it twice matters most, the first of
// equals; nil if there is none.
func (c *check) gravest(counts func(rows.Deed) bool) *rows.Deed {
	var best *rows.Deed
	for _, d := range c.g.Deeds() {
		if (best == nil || d.Confidence > best.Confidence) && counts(d) && effectflow.Compatible(d.Node, c.read.Node) && !c.g.Claimed(d.Node) {
			best = &d
		}
	}
	return best
}

// confidence is high only if it is seen that the same row comes here again.
func (c *check) confidence(d *rows.Deed) finding.Confidence {
	if d == nil {
		return finding.Low
	}
	if d.Confidence == finding.High && !c.g.ReplayOf(d.Node).Proven {
		return finding.Medium
	}
	return d.Confidence
}
