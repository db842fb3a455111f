package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// view is how a reader finds an effect: the call in the function where its
// other end can be seen, too.
type view struct {
	name  string
	fn    *effects.Func
	site  effects.Site
	depth int
}

// viewed returns the k-th call on the way to n, past function literals, which
// have no name.
func viewed(n *effectflow.Node, k int) view {
	for i := inner(n, k); i < len(n.Frames); i++ {
		f := n.Frames[i]
		if !txscope.Handed(f) && f.Name != "" {
			return view{f.Name, f.Caller, f.Site, i}
		}
	}
	return view{n.Name(), n.Func, n.Site, len(n.Frames)}
}

// inner returns the number of frames below which n stands in a literal of the
// function that is seen at k: what a helper is handed says more than the helper.
func inner(n *effectflow.Node, k int) int {
	if k >= len(n.Frames) {
		return k
	}
	var callees []string
	for _, f := range n.Frames {
		callees = append(callees, f.Callee.ID)
	}
	return below(n.Frames[k].Caller.ID, callees, k)
}

// below returns the number of callees down to the last literal of function home,
// or k.
func below(home string, callees []string, k int) int {
	for i := len(callees) - 1; i > k; i-- {
		if strings.HasPrefix(callees[i], home+"$") {
			return i + 1
		}
	}
	return k
}

// shown returns the outermost call from the k-th on that stands for this effect
// and no other.
func (e end) shown(k int) view {
	for i := k; i < len(e.e.Frames); i++ {
		if v := viewed(e.e, i); v.depth > i || e.alone(i) {
			if v.depth > i && !e.alone(v.depth) {
				continue
			}
			return v
		}
	}
	return viewed(e.e, len(e.e.Frames))
}

// alone reports whether the i-th call on the way leads to no other effect.
func (e end) alone(i int) bool {
	for _, n := range e.all {
		if n != e.e && effectflow.Common(n, e.e) > i && (n.Func != e.e.Func || n.Site != e.e.Site) {
			return false
		}
	}
	return true
}

// where returns how the effect is shown.
func (d *deed) where() view {
	if d.seen.fn == nil {
		here := end{d.g, d.e.Node, d.all}
		switch m := d.main(); {
		case m.node != nil:
			d.seen = m.shown(effectflow.Common(m.e, m.node))
		case d.fn != nil:
			d.seen = here.shown(d.depth)
		default:
			d.seen = here.shown(d.e.Written())
		}
	}
	return d.seen
}

// replays tells why a step runs again, in the program's terms.
func replays(g *effectflow.Graph, n *effectflow.Node) []string {
	out := []string{}
	for _, r := range g.Replays(n) {
		if !slices.Contains(out, r.Why) {
			out = append(out, r.Why)
		}
	}
	return out
}

// enclosing names the declared function around f as "(*T).M" or "F".
func enclosing(f *effects.Func) string {
	id, _, _ := strings.Cut(f.ID, "$")
	if !strings.HasPrefix(id, "(") {
		return id[strings.LastIndexByte(id, '.')+1:]
	}
	end := strings.IndexByte(id, ')')
	if end < 0 {
		return id
	}
	typ := strings.TrimLeft(id[1:end], "*")
	star := ""
	if id[1] == '*' {
		star = "*"
	}
	return "(" + star + typ[strings.LastIndexByte(typ, '.')+1:] + ")" + id[end+1:]
}
