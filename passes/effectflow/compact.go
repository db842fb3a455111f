package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxPure is how many branches of a function without any step are kept: they
// are tests of rows, beyond that they are computation.
const maxPure = 10

// compact drops the steps that cannot matter and everything out of reach.
func (w *World) compact(g *Graph) {
	calls := 0
	for _, n := range g.Nodes {
		if n.Kind != effects.Call {
			continue
		}
		if matters(n) {
			calls++
			continue
		}
		n.Kind = effects.Join
	}
	for range 4 {
		bypass(g)
		if !dropForks(g) {
			break
		}
	}
	order(g)
	g.names()
	if spared, merged := spare(g), mergeFailures(g); prune(g) || merged || spared {
		tidy(g)
	}
	if coalesce(g) {
		tidy(g)
	}
	if calls == 0 {
		collapse(g)
	}
	g.index()
}

// tidy leaves out what nothing leads to any more.
func tidy(g *Graph) {
	bypass(g)
	dropForks(g)
	bypass(g)
	order(g)
	g.renumber()
}

// matters reports whether a call stays a step once expansion is done.
func matters(n *Node) bool {
	if n.Commit != nil || n.Recursive {
		return true
	}
	switch n.Call.Mode {
	case effects.Modelled:
		if n.Row == nil {
			return hasParam(n.Call.Args)
		}
		switch n.Row.Kind {
		case models.Neutral, models.Derive, models.Chain, models.Scan, models.Decode, models.Encode:
			return hasParamFunc(n)
		}
		return true
	case effects.Interface:
		return n.guessed().Kind != NoGuess || len(n.Call.Args) > 0 && n.world.leftToCallers(n.Call, n.Call.Args[0])
	case effects.Foreign:
		return n.guessed().Kind != NoGuess
	case effects.Value:
		return n.guessed().Kind != NoGuess || handedIn(n.Call.Fn)
	}
	f := n.world.fn(n.Call.Sym)
	return f != nil && f.Declared != "" && f.Declared != "pure"
}

// handedIn reports whether a function value is a parameter or is found in one, so
// that a caller may know it. What some library made of a parameter nobody knows.
func handedIn(fn *provenance.Term) bool {
	return fn.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Param }) &&
		(fn.Kind != provenance.Op || !strings.HasPrefix(fn.Text, "call:"))
}

// hasParam reports whether an argument is a parameter, which may turn out to be
// a function.
func hasParam(args []*provenance.Term) bool {
	for _, a := range args {
		if a.Kind == provenance.Param {
			return true
		}
	}
	return false
}

func hasParamFunc(n *Node) bool {
	if n.Row.Func == 0 {
		return false
	}
	i := n.Row.Func
	if !strings.HasPrefix(n.Row.Symbol, "(") {
		i--
	}
	return i >= 0 && i < len(n.Call.Args) && n.Call.Args[i].Kind == provenance.Param
}

// bypass links every edge past the joins.
func bypass(g *Graph) {
	for _, n := range g.Nodes {
		for i, e := range n.Succ {
			n.Succ[i] = skip(e)
		}
	}
}

func skip(e Edge) Edge {
	for range 1 << 12 {
		t := e.To
		if t.Kind != effects.Join || len(t.Succ) != 1 || t.Succ[0].To == t {
			return e
		}
		e = Edge{t.Succ[0].To, e.Back || t.Succ[0].Back}
	}
	return e
}

// dropForks turns branches that lead to one place into joins.
func dropForks(g *Graph) bool {
	changed := false
	for _, n := range g.Nodes {
		if n.Kind == effects.Branch && len(n.Succ) == 2 && n.Succ[0] == n.Succ[1] {
			n.Kind, n.Cond, n.Succ = effects.Join, nil, n.Succ[:1]
			changed = true
		}
	}
	return changed
}

// order sorts the nodes in reverse postorder, which leaves out what can't be
// reached, and merges equal returns.
func order(g *Graph) {
	g.renumber()
	post := make([]*Node, 0, len(g.Nodes))
	type visit struct {
		n    *Node
		next int
	}
	seen := make([]bool, len(g.Nodes))
	seen[0] = true
	stack := []visit{{n: g.Nodes[0]}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(top.n.Succ) {
			s := top.n.Succ[len(top.n.Succ)-1-top.next].To
			top.next++
			if !seen[s.index] {
				seen[s.index] = true
				stack = append(stack, visit{n: s})
			}
			continue
		}
		post = append(post, top.n)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(post)
	g.Nodes = slices.Clone(post) // not in place: what was left out would stay in memory
}

// collapse reduces a function that only computes to one return.
func collapse(g *Graph) {
	branches := 0
	var returns []*Node
	for _, n := range g.Nodes {
		switch n.Kind {
		case effects.Branch:
			branches++
		case effects.Return:
			returns = append(returns, n)
		}
	}
	if len(returns) == 0 || branches <= maxPure && (len(g.Nodes) == 1 || decisive(returns) || slices.ContainsFunc(g.Nodes, dies)) {
		return
	}
	one := returns[0]
	results := slices.Clone(one.Results)
	for i := range results {
		var alts []*provenance.Term
		for _, r := range returns {
			if i < len(r.Results) {
				alts = append(alts, r.Results[i])
			}
		}
		results[i] = provenance.AltOf(alts...)
	}
	one.Outcome, one.Succ = over(results), nil
	g.Nodes = []*Node{one}
}

// decisive reports whether a caller that tests the results can tell from them
// which return was taken.
func decisive(returns []*Node) bool {
	return len(returns) > 1 && slices.ContainsFunc(returns, func(r *Node) bool {
		return slices.ContainsFunc(r.Results, func(t *provenance.Term) bool {
			return t.Kind == provenance.Const || null(t) != undecided
		})
	})
}
