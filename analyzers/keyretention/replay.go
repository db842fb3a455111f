package keyretention

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// path is a way on which old work comes back.
type path struct {
	why   string
	level finding.Confidence
}

// weeks is for how long job queues try by default: the 25 attempts of asynq and
// river end after about three.
const weeks = 20 * 24 * time.Hour

// replayOf returns the longest replay path to n that a memory of length ttl does
// not cover.
func replayOf(g *effectflow.Graph, n *effectflow.Node, ttl *effectflow.Term) path {
	if name := resumed(g, n); name != "" {
		return path{name + " brings old work back at any time", finding.Medium}
	}
	d, known := duration(ttl)
	for _, p := range g.Replays(n) {
		switch {
		case p.Kind == "job" && known && d < weeks:
			return path{"its job is tried again for weeks by default", finding.Medium}
		case p.Kind == "activity" && known && d < weeks:
			return path{"its activity is tried again without an end by default", finding.Medium}
		case p.Kind == "message":
			return path{"its message may be delivered again for as long as the broker keeps it", finding.Low}
		}
	}
	return path{}
}

// resumed returns the function on the way to n by which somebody brings old work
// back, "" if none is called so.
func resumed(g *effectflow.Graph, n *effectflow.Node) string {
	fns := []*effects.Func{g.Func}
	for _, f := range n.Frames {
		fns = append(fns, f.Callee)
	}
	for _, f := range fns {
		name := f.Name[strings.LastIndexByte(f.Name, '.')+1:]
		if slices.ContainsFunc(effectflow.Words(name), func(w string) bool { return again[w] }) {
			return f.Name
		}
	}
	return ""
}

var again = map[string]bool{
	"resume": true, "replay": true, "rerun": true, "redo": true, "redrive": true, "reprocess": true, "redeliver": true, "resend": true,
	"backfill": true, "restart": true, "reopen": true, "recover": true, "reconcile": true, "repair": true, "resubmit": true,
}

// duration reads a constant time to live, in nanoseconds.
func duration(t *effectflow.Term) (time.Duration, bool) {
	s, ok := t.Const()
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseInt(s, 10, 64)
	return time.Duration(n), err == nil && n > 0
}

// after says when a memory is gone.
func after(t *effectflow.Term) string {
	d, ok := duration(t)
	switch {
	case !ok:
		return "after a time"
	case d >= 48*time.Hour && d%(24*time.Hour) == 0:
		return "after " + strconv.Itoa(int(d/(24*time.Hour))) + " days"
	case d >= time.Hour && d%time.Hour == 0:
		return "after " + strconv.Itoa(int(d/time.Hour)) + " h"
	}
	return "after " + d.String()
}

// checkCleanup reports the deletion of old rows of a table that remembers what was
// processed, when old work comes back.
func checkCleanup(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) {
	if s.Verb != sqltext.Delete || s.Store == dbcall.KeyValue || !dbcall.InboxTable(s.Table) || !aged(s) {
		return
	}
	for _, u := range r.Flow.World.Statements(s.Table) {
		if u.Stmt.Verb != sqltext.Insert {
			continue
		}
		name := returning(r, u)
		if name == "" {
			continue
		}
		place := r.Locate(g, n, len(n.Frames), nil)
		r.Report(finding.Finding{
			Category: "cleanup", Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
			Message: place.Name + " deletes old rows of " + s.Table + ", which remembers what was done: " + name +
				" brings old work back at any time, and does it again; keep the rows as long as the work can come back",
			Related: []finding.Related{r.RelatedTo(u.Node, "the table is filled here")},
			Callee:  place.Name, Target: s.Table,
		})
		return
	}
}

// aged reports whether s picks rows by their age alone.
func aged(s *dbcall.Stmt) bool {
	return effectflow.Bulk(s) && slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool { return c.Op == "<" || c.Op == "<=" })
}

// returning looks for a function that brings old work back to the insert u.
func returning(r *finding.Reporter, u effectflow.Use) string {
	for _, f := range r.Flow.World.Ways(u.Node) {
		if name := resumed(f.Graph, f.Node); name != "" {
			return name
		}
	}
	return ""
}

// checkWindow questions keys that their broker forgets within the hour, given by
// code that may run again later.
func checkWindow(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) {
	e := n.Effect()
	if e == nil || !e.Key.Stable || e.Key.Soft || e.Window == "" {
		return
	}
	d, err := time.ParseDuration(e.Window)
	if err != nil || d >= time.Hour {
		return
	}
	for _, p := range g.Replays(n) {
		if p.Kind != "rows" && p.Kind != "job" {
			continue
		}
		place := r.Locate(g, n, len(n.Frames), nil)
		r.Report(finding.Finding{
			Category: "window", Confidence: finding.Low, Function: place.Function, Pos: place.Pos, End: place.End,
			Message: place.Name + " gives a key that is remembered for " + e.Window + " only: " + p.Why +
				", possibly later than that; let its consumers remember it, too",
			Callee: place.Name, Target: e.Window,
		})
		return
	}
}
