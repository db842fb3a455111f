package checkthenact

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// expect returns the fix that repeats the test in the WHERE of write w. It is
// right only if the program already looks at how many rows w changed, and does
// what must not be done twice after that.
func (c *check) expect(f found, w rows.Step) []finding.Fix {
	if f.category != "" || f.column != f.moved || !c.oneFunction(f.at, w.Node) || !c.g.Consulted(w.Node) {
		return nil
	}
	state, ok := c.state(f.at, w, f.column)
	if !ok || !c.waits(w) || !c.untouched(w) || repeats(w.Node) != repeats(c.read.Node) {
		return nil
	}
	src := c.files.Open(w.Pos())
	if src == nil {
		return nil
	}
	call := src.Call(w.Pos(), w.End())
	if call == nil {
		return nil
	}
	text := onlyText(call)
	if text == nil {
		return nil
	}
	at := tail(text.Value, f.column)
	if at < 0 {
		return nil
	}
	pos := text.Pos() + token.Pos(at)
	return repair.Fix("change the row only if "+f.column+" is still "+state,
		[]finding.Edit{{Pos: pos, End: pos, NewText: " AND " + f.column + " = '" + state + "'"}})
}

// oneFunction reports whether a test and a write stand in one function of this
// package, so that no other caller gets to the write past another test.
func (c *check) oneFunction(test, w *effectflow.Node) bool {
	return test.Kind == effects.Branch && test.Func == w.Func && len(test.Frames) == len(w.Frames) &&
		effectflow.Common(test, w) == len(w.Frames) && w.Func.Package == c.r.Flow.Package.Path && w.Pos().IsValid()
}

// state returns the one state in which test lets w run, if no other test of the
// column has a say.
func (c *check) state(test *effectflow.Node, w rows.Step, column string) (string, bool) {
	for _, b := range c.branches() {
		if b.Node != test && slices.Contains(b.columns, column) && c.g.Decides(b.Node, w.Node) {
			return "", false
		}
	}
	cond := test.Cond
	if cond.Kind != provenance.Op || len(cond.Args) != 2 || cond.Text != "==" && cond.Text != "!=" {
		return "", false
	}
	side := 0
	if cond.Text == "!=" {
		side = 1
	}
	if c.g.Side(test, w.Node) != side || !c.g.Dominates(test, w.Node) {
		return "", false
	}
	value, row := cond.Args[1], cond.Args[0]
	if row.Kind == provenance.Const {
		value, row = row, value
	}
	text, ok := value.Const()
	if !ok || value.N != provenance.ConstString || !plainState().MatchString(text) || row.Kind != provenance.Field && row.Kind != provenance.Result {
		return "", false
	}
	set, _ := w.Stmt.Set(column)
	if to, ok := set.Value.Const(); !ok || to == text {
		return "", false
	}
	return text, slices.Equal(rows.Tested(c.w, c.read, row), []string{column})
}

var plainState = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]*$`) })

// waits reports whether everything that must not be done twice waits for the
// number of rows that w changed.
func (c *check) waits(w rows.Step) bool {
	claim := effectflow.Claim{Node: w.Node, Stmt: w.Stmt}
	for _, d := range c.g.Deeds() {
		if d.Node != w.Node && c.after(d.Node) && !c.g.Guarded(claim, d.Node) {
			return false
		}
	}
	return true
}

// untouched reports whether nothing between the read and w can have moved the
// state: no other write of the table, and no call of which nothing is known.
func (c *check) untouched(w rows.Step) bool {
	for _, n := range c.g.Nodes {
		if n.Kind != effects.Call || n == w.Node || n == c.read.Node || !c.after(n) || !c.g.Reaches(n, w.Node, false) {
			continue
		}
		if n.Row == nil {
			return false
		}
		for _, s := range n.Stmts() {
			if s.Verb != sqltext.Select && (s.Table == "" || s.Table == w.Stmt.Table) {
				return false
			}
		}
	}
	return true
}

// repeats counts what runs n again. A write that is repeated without the read
// finds the state that it has written itself.
func repeats(n *effectflow.Node) int {
	return n.Depth(effectflow.InLoop) + n.Depth(effectflow.InRetry)
}

// onlyText returns the one string that is written out in a call.
func onlyText(call *ast.CallExpr) *ast.BasicLit {
	var found *ast.BasicLit
	for _, a := range call.Args {
		lit, ok := a.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			continue
		}
		if found != nil {
			return nil
		}
		found = lit
	}
	return found
}

// update is an UPDATE of the rows that equal parameters pick.
var update = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?is)^\s*UPDATE\s+[\w.]+\s+SET\s+[^;()]*?\s+WHERE\s+` + equal + `(?:\s+AND\s+` + equal + `)*(\s*;?\s*)$`)
})

const equal = `\w+\s*=\s*(?:\?|\$\d+|:\w+|@\w+)`

// tail returns where, in the source text of a string, a condition can be added to
// the UPDATE that it holds: behind the last one; -1 if the UPDATE is not of the
// simple kind that sets the column to a text.
func tail(literal, column string) int {
	body := literal[1 : len(literal)-1]
	if literal[0] == '"' && strings.Contains(body, `\`) {
		return -1
	}
	m := update().FindStringSubmatchIndex(body)
	if m == nil || len(whereWord().FindAllString(body, -1)) != 1 {
		return -1
	}
	if !regexp.MustCompile(`(?i)(?:\s|,)` + regexp.QuoteMeta(column) + `\s*=\s*'[^']*'`).MatchString(body) {
		return -1
	}
	return 1 + m[2]
}

var whereWord = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?i)\bwhere\b`) })
