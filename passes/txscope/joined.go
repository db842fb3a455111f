package txscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// inner reports whether b stands in a transaction of the same pool and joins it.
func inner(g *effectflow.Graph, b *effectflow.Node) bool {
	for _, s := range b.In(effectflow.InTx) {
		if s.Node != b && s.Node != nil && root(receiver(g, s.Node)) == root(receiver(g, b)) && Joins(g, b) {
			return true
		}
	}
	return false
}

// Joins reports whether b begins a transaction only if there is none yet: a test
// beside it looks into the context, or its library does.
func Joins(g *effectflow.Graph, b *effectflow.Node) bool {
	if b.Row.Kind == models.RunTx && strings.Contains(b.Row.Symbol, "go-transaction-manager") {
		return true
	}
	beside := func(t *provenance.Term) bool {
		return t.Has(func(u *provenance.Term) bool {
			return u.Kind == provenance.Op && (u.Text == "istype" || strings.HasSuffix(u.Text, ".Value"))
		})
	}
	for _, t := range g.Guards(b, beside) {
		if t.Func == b.Func && len(t.Frames) == len(b.Frames) {
			return true
		}
	}
	return false
}

type joinKey struct{ b *effectflow.Node }

// around returns the begin whose transaction b joins when there is one, nil if b
// always begins its own: a test before b looks into the context for what that
// begin has put there, so b does not run, or would only stand for a savepoint.
func around(g *effectflow.Graph, b *effectflow.Node) *effectflow.Node {
	return g.Remember(joinKey{b}, func() any {
		var found *effectflow.Node
		asked := lookups(g, b)
		if len(asked) == 0 {
			return found
		}
		for _, a := range g.Nodes { // the innermost comes last
			if a != b && Begins(a) && g.Follows(a, b) && slices.ContainsFunc(asked, func(q *provenance.Term) bool { return finds(g, a, b, q) }) {
				found = a
			}
		}
		return found
	}).(*effectflow.Node)
}

// lookups returns the values of a context whose presence decides whether b runs.
func lookups(g *effectflow.Graph, b *effectflow.Node) []*provenance.Term {
	var out []*provenance.Term
	for _, t := range g.Guards(b, presence) {
		out = append(out, looked(t.Cond.Args[0])...)
	}
	return out
}

// presence recognises tests of whether a context holds something.
func presence(cond *provenance.Term) bool {
	if cond.Kind != provenance.Op || len(cond.Args) == 0 {
		return false
	}
	switch cond.Text {
	case "istype", "==", "!=":
		return len(looked(cond.Args[0])) > 0
	}
	return false
}

func looked(t *provenance.Term) []*provenance.Term {
	var out []*provenance.Term
	switch {
	case isLookup(t) && len(t.Args) == 2:
		out = append(out, t)
	case t.Kind == provenance.Alt:
		for _, a := range t.Args {
			out = append(out, looked(a)...)
		}
	}
	return out
}

// finds reports whether q, asked for before b, is the transaction that a began:
// it was put into the context under that key. Contexts that nobody can read any
// more count if b stands in a function that is run in the transaction of a, which
// is asked for by the same key.
func finds(g *effectflow.Graph, a, b *effectflow.Node, q *provenance.Term) bool {
	ctx, key := q.Args[0], q.Args[1].Key()
	if puts(ctx, key, a) {
		return true
	}
	same := func(r *provenance.Term) bool { return r.Args[1].Key() == key }
	return key != "?" && ctx.Has(unread) && Inside(b, a) > effectflow.Common(b, a) && slices.ContainsFunc(lookups(g, a), same)
}

// puts reports whether ctx holds the transaction that b begins under key.
func puts(ctx *provenance.Term, key string, b *effectflow.Node) bool {
	return ctx.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Op && u.Text == "call:context.WithValue" && len(u.Args) == 3 && u.Args[1].Key() == key && effectflow.Mentions(u.Args[2], b)
	})
}

// joined reports whether handle may be that of a begin that joins x: its commit
// only ends a savepoint.
func (x *Extent) joined(handle *provenance.Term) bool {
	return handle.Has(func(t *provenance.Term) bool {
		if t.Kind != provenance.Result {
			return false
		}
		b := x.graph.Node(t.Text)
		return b != nil && b != x.Begin && Begins(b) && around(x.graph, b) != nil && outermost(x.graph, b) == x.Begin
	})
}

// last drops the commits that the same line commits again further out: a helper
// that is called inside of itself on one transaction ends savepoints before it
// ends the transaction.
func last(g *effectflow.Graph, commits []*effectflow.Node) []*effectflow.Node {
	again := func(c *effectflow.Node) bool {
		return slices.ContainsFunc(commits, func(d *effectflow.Node) bool {
			return d.Func == c.Func && d.Site == c.Site && len(d.Frames) < len(c.Frames) && g.Follows(c, d)
		})
	}
	return slices.DeleteFunc(slices.Clone(commits), again)
}
