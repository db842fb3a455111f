package checkthenact

import (
	"fmt"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

func (c *check) report(f found, w rows.Step) {
	if !c.home(f.at, w) {
		return
	}
	place := c.place(f.at, w)
	if f.deed != nil && f.deed.Node == f.at && f.deed.Stmt == nil && place.Name != "" {
		seen := *f.deed
		seen.What = place.Name // as the other rules call what stands at this place
		f.deed = &seen
	}
	c.r.Report(finding.Finding{
		Category: f.category, Confidence: f.confidence, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: c.message(f, w),
		Related: c.related(f, w),
		Callee:  c.read.Stmt.Table, Target: w.Target(f.moved),
		Fixes: c.expect(f, w),
	})
}

// home reports whether the finding is this package's. A test belongs to whoever
// tests and writes, also if its caller has read the row and hands it over.
func (c *check) home(n *effectflow.Node, w rows.Step) bool {
	if n.Kind == effects.Branch {
		return effectflow.Compatible(n, w.Node, c.read.Node) && c.r.Local(n, w.Node)
	}
	return c.r.Local(n, w.Node, c.read.Node)
}

// place is the test itself, or where both ends of a deed are seen.
func (c *check) place(n *effectflow.Node, w rows.Step) finding.Place {
	if n.Kind == effects.Branch && n.Pos().IsValid() {
		if p := c.r.Locate(c.g.Graph, n, len(n.Frames), nil); p.Pos.IsValid() {
			return p
		}
	}
	if n == c.read.Node {
		if p := c.r.Locate(c.g.Graph, n, len(n.Frames), nil); p.Pos.IsValid() {
			return p
		}
		return c.r.Locate(c.g.Graph, n, effectflow.Common(n, w.Node), nil)
	}
	if n == w.Node {
		return c.r.Locate(c.g.Graph, n, effectflow.Common(n, c.read.Node), nil)
	}
	return c.r.Locate(c.g.Graph, n, effectflow.Common(n, w.Node), func(m *effectflow.Node) bool { return len(rows.Deeds(c.w, m)) > 0 })
}

func (c *check) related(f found, w rows.Step) []finding.Related {
	var out []finding.Related
	if c.read.Node != f.at {
		out = append(out, c.r.RelatedTo(c.read.Node, "read here"))
	}
	if f.deed != nil && f.deed.Node != f.at {
		out = append(out, c.r.RelatedTo(f.deed.Node, "done twice if two come here at once"))
	}
	if w.Node != f.at {
		out = append(out, c.r.RelatedTo(w.Node, "written here, without the test"))
	}
	return out
}

func (c *check) message(f found, w rows.Step) string {
	tested, written := c.read.Target(f.column), w.Target(f.moved)
	twice := "the second write wins over the first"
	if f.deed != nil {
		twice = f.deed.What + " is done twice"
		if f.deed.Stmt != nil {
			twice = f.deed.What + " is written twice"
		}
	}
	switch f.category {
	case "taken":
		return fmt.Sprintf("%s is tested only by the SELECT and %s is written without the test: two workers select the same rows and both go to work on them; claim each row with an UPDATE whose WHERE tests %s, and leave those that did not change",
			tested, written, f.column)
	case "free":
		return fmt.Sprintf("%s is tested only by the SELECT and %s is written without the test: two callers select the same row and both have it; let the WHERE of the UPDATE test %s and look at the affected rows, or lock the row when it is read",
			tested, written, f.column)
	case "lock":
		return fmt.Sprintf("the rows of %s are locked outside of a transaction, so the lock is gone when the SELECT returns: two workers get the same row and %s; claim it with a conditional UPDATE, or keep the transaction open",
			c.read.Stmt.Table, twice)
	case "limit":
		return fmt.Sprintf("%s is compared here and changed later by a write that does not compare it: two callers both find room; put the comparison into the WHERE of the UPDATE and look at the affected rows", tested)
	case "lost":
		return fmt.Sprintf("%s is read, changed in Go and stored: of two callers who do so at once one is lost; let the UPDATE add (SET %s = %s + ...), or lock the row when it is read",
			written, f.moved, f.moved)
	case "first":
		return fmt.Sprintf("two callers both find no row in %s and both insert the first one; take a lock, or let a unique key refuse the second", w.Stmt.Table)
	case "given":
		return fmt.Sprintf("two callers both find no row in %s with this %s, and both give it to a row of theirs; let a unique key refuse the second, and treat the conflict as done", w.Stmt.Table, f.column)
	case "missing":
		return fmt.Sprintf("two callers both find no row in %s and both go on: %s; insert first, with a unique key, and treat the conflict as done",
			w.Stmt.Table, orElse(f.deed, twice, "the row is there twice, or the second insert fails"))
	}
	if f.at == w.Node || f.deed != nil && f.at == f.deed.Node {
		return fmt.Sprintf("%s is tested only by the SELECT: two workers select the same row, %s, and %s is written without the test; claim the row first with an UPDATE whose WHERE tests %s",
			tested, twice, written, f.column)
	}
	return fmt.Sprintf("%s is tested here, but %s is written without the test: two callers both pass it and %s; repeat the test in the WHERE of the UPDATE and go on only if a row changed",
		tested, written, twice)
}

func orElse(d *rows.Deed, yes, no string) string {
	if d != nil {
		return yes
	}
	return no
}
