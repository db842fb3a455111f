package effectflow

import (
	"maps"
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// Context is one way in which the program comes to a step: the graph of a
// function from which it is reached, with the values of that function put in.
type Context struct {
	Graph *Graph
	Node  *Node
}

// maxContexts bounds how many ways to one step are kept. Hundreds of callers of
// one client say the same.
const maxContexts = 200

// Contexts returns the ways to the step that n stands for, an effect or a write
// that expires, from the functions that nothing else in the program leads into
// (see Entries): with everything around it, the loop three packages away that
// repeats it included. Where no such function is seen with the step in it, the
// ways from those that come next are returned.
func (w *World) Contexts(n *Node) []Context {
	if w.contexts == nil {
		w.collectContexts()
	}
	at := placeOf(n)
	if !w.answers(at) {
		return w.focus.whole().Contexts(n)
	}
	return w.contexts[at]
}

// place names a step of the program, whatever leads to it.
type place struct {
	fn   *effects.Func
	site effects.Site
	sym  string
}

func placeOf(n *Node) place {
	d := n.Written()
	if d == len(n.Frames) {
		return place{n.Func, n.site(), n.Call.Sym}
	}
	return place{n.Frames[d].Caller, n.Frames[d].Site, n.Frames[d].Name}
}

// Written returns the number of frames above the call that somebody wrote to get
// to n: generated code, the stub of a client for example, only passes it on.
func (n *Node) Written() int {
	d := len(n.Frames)
	fn := n.Func
	for d > 0 && fn.Flags&effects.Generated != 0 {
		d--
		fn = n.Frames[d].Caller
	}
	return d
}

func (w *World) collectContexts() {
	tops := w.collected()
	w.contexts = map[place][]Context{}
	partial := map[place][]Context{}
	seen := map[*Graph]bool{}
	for _, pkg := range slices.Sorted(maps.Keys(tops.tops)) {
		for _, g := range tops.tops[pkg] {
			if seen[g] {
				continue
			}
			seen[g] = true
			into := w.contexts
			if !w.Entry(g.Func.ID) {
				into = partial
			}
			w.collectWays(g, into)
		}
	}
	for k, all := range partial {
		if w.contexts[k] == nil {
			w.contexts[k] = all
		}
	}
}

func (w *World) collectWays(g *Graph, into map[place][]Context) {
	for _, n := range g.Nodes {
		if n.Kind != effects.Call || n.Call == nil || n.Func == nil {
			continue
		}
		if k := placeOf(n); w.answers(k) && len(into[k]) < maxContexts && (n.Effect() != nil || expires(n)) {
			into[k] = append(into[k], Context{g, n})
		}
	}
}

// answers reports whether contexts holds the ways to p.
func (w *World) answers(p place) bool { return w.focus == nil || p.fn.Package == w.focus.own.Path }

// expires reports whether n writes something that a store forgets after a time.
func expires(n *Node) bool {
	if n.Kind != effects.Call || n.Row == nil || n.Call == nil || n.Commit != nil {
		return false
	}
	stmts := n.Stmts()
	for i := range stmts {
		if stmts[i].TTL != nil {
			return true
		}
	}
	return false
}

// Ways returns the graphs of the program that contain the step n stands for.
// Contexts is quicker for what it knows.
func (w *World) Ways(n *Node) []Context {
	w = w.elseWhole()
	var out []Context
	for _, id := range w.lasting() {
		g := w.Graph(id)
		if g == nil || w.fn(id).Flags&effects.Unasked != 0 {
			continue
		}
		for _, m := range g.Nodes {
			if m.Kind == effects.Call && m.Call != nil && m.Func == n.Func && m.Site == n.Site && m.Call.Sym == n.Call.Sym {
				out = append(out, Context{g, m})
			}
		}
	}
	return out
}

// lasting lists the functions whose graphs are there for good. Those that were
// given up come and go with the questions of the rules.
func (w *World) lasting() []string {
	if w.prepared {
		return w.stock.lasting
	}
	return slices.Sorted(maps.Keys(w.graphs))
}
