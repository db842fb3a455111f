package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// expand resolves call n of the source graph and copies what it calls, once.
func (in *instance) expand(n *Node) *expansion {
	if n.Kind != effects.Call || n.Call == nil || n.Commit != nil || n.expanded {
		return nil
	}
	at := &in.grown[n.index]
	switch {
	case at.busy: // what it results in is asked for while it is expanded
		return nil
	case !at.done:
		at.busy = true
		in.growing++
		at.expansion = in.grow(n)
		at.busy, at.done = false, true
		in.growing--
	}
	return at.expansion
}

func (in *instance) grow(n *Node) *expansion {
	targets := in.targets(n)
	if len(targets) == 0 {
		return in.encoded(n)
	}
	if x := in.computed(n, targets); x != nil {
		return x
	}
	if n.Call.Async && !slices.ContainsFunc(targets, func(t target) bool { return in.w.live(t.id) }) {
		return nil
	}
	if len(in.frames)+len(n.Frames) >= maxDepth || !in.fits(targets) {
		in.out.Capped = true
		return nil
	}
	frames := append(slices.Clip(in.frames), n.Frames...)
	c := in.copies[n.index]
	scopes := append(slices.Clip(in.scopes), in.scopesOf(n)...)
	if s := opens(n, c); s != nil {
		s.Frames = frames
		scopes = append(scopes, s)
	}
	x := &expansion{}
	for k, t := range targets {
		g := in.maker.graph(t.id)
		if g == nil {
			continue
		}
		prefix := in.below(n)
		if k > 0 {
			prefix += strings.Repeat("'", k)
		}
		frame := Frame{&hop{Caller: n.Func, Callee: g.Func, Name: n.Call.Name, Via: t.via, Site: n.Site, call: n.Call, pos: n.Pos(), end: n.End()}}
		child := &instance{
			w: in.w, maker: in.maker, out: in.out, src: g, id: t.id, args: t.args, prefix: prefix,
			frames: append(slices.Clip(frames), frame), scopes: scopes, outer: in.leaf, terms: in.terms,
			epoch: in.epochOf(n),
		}
		returns := child.run()
		fork(in.out, x, child.copies[0], in.choiceOf(n, t))
		x.returns = append(x.returns, returns...)
	}
	if x.entry == nil {
		return nil
	}
	return x
}

// encoded returns the result of a call of a function value that is always the
// encoder of a library: marshal in store{marshal: json.Marshal}.
func (in *instance) encoded(n *Node) *expansion {
	c := n.Call
	if c.Mode != effects.Value || c.Fn == nil || c.Async {
		return nil
	}
	fn := in.sub.Term(c.Fn)
	ids := []string{fn.Text}
	if fn.Kind != provenance.Func {
		ids = in.w.aims.of(fn).Funcs
	}
	if len(ids) == 0 || len(c.Args) == 0 || slices.ContainsFunc(ids, func(id string) bool {
		row := in.w.table.Symbol(id)
		return row == nil || row.Kind != models.Encode || row.Of > 1
	}) {
		return nil
	}
	results := []*provenance.Term{provenance.OpOf("encode", "", in.sub.Term(c.Args[0])), provenance.OpOf("err:encode", "")}
	return &expansion{returns: []*Node{{Kind: effects.Return, Way: direct, Outcome: over(results), Spot: n.nowhere()}}}
}

// computed returns the result of a call that runs nothing but a computation; nil
// if there is more to it.
func (in *instance) computed(n *Node, targets []target) *expansion {
	t := targets[0]
	if len(targets) > 1 || n.Row != nil || n.Call.Async || n.Call.Maybe || in.w.live(t.id) {
		return nil
	}
	g := in.maker.graph(t.id)
	if g == nil || len(g.Nodes) != 1 || g.Nodes[0].Kind != effects.Return {
		return nil
	}
	child := &instance{w: in.w, maker: in.maker, src: g, id: t.id, args: t.args, prefix: in.below(n), outer: in.leaf}
	child.sub = in.maker.substituter(child.leaf).Into(in.terms)
	defer in.maker.done(child.sub)
	results := over(child.sub.Terms(g.Nodes[0].Results))
	return &expansion{returns: []*Node{{Kind: effects.Return, Way: direct, Outcome: results, Spot: n.nowhere()}}}
}

// within reports whether function id is being expanded around call n.
func (in *instance) within(n *Node, id string) bool {
	is := func(f Frame) bool { return f.Callee.ID == id }
	return in.out.Func.ID == id || slices.ContainsFunc(in.frames, is) || slices.ContainsFunc(n.Frames, is)
}

// fork makes entry one more alternative of x.
func fork(out *Graph, x *expansion, entry *Node, which *choice) {
	if x.entry == nil {
		x.entry = entry
		return
	}
	b := &Node{Kind: effects.Branch, Cond: provenance.Nothing(), Way: entry.Way, Outcome: goesOn, Spot: entry.nowhere()}
	if which != nil {
		b.test = &test{choice: which}
	}
	b.Succ = []Edge{{To: x.entry}, {To: entry}}
	out.Nodes = append(out.Nodes, b)
	x.entry = b
}

func (in *instance) scopesOf(n *Node) []*Scope {
	var out []*Scope
	for _, s := range n.Scopes {
		out = append(out, in.scope(s))
	}
	return out
}

// opens returns the scope in which the function handed to n runs.
func opens(n, c *Node) *Scope {
	kind := MaybeRun
	switch {
	case n.Call.Async:
		kind = InGo
	case n.Row == nil:
		return nil
	default:
		switch n.Row.Kind {
		case models.RunTx:
			kind = InTx
		case models.Retry:
			kind = InRetry
		case models.Lock:
			kind = InLock
		case models.Spawn:
			kind = InSpawn
		case models.AfterCommit:
			kind = AfterCommit
		}
	}
	return &Scope{Kind: kind, Node: c, Func: n.Func, Joined: n.Call.Joined, Sent: n.Call.Mode == effects.Send}
}
