package txscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Handed reports whether frame f runs a function that was handed over as a
// value: a literal, a method value.
func Handed(f effectflow.Frame) bool {
	if f.Callee.Flags&effects.Literal != 0 {
		return true
	}
	id := f.Callee.ID
	return f.Via == "" && !strings.HasSuffix(f.Name, id[strings.LastIndexByte(id, '.')+1:])
}

// Pending reports whether what write n says is still to be committed when step m runs:
// if the process dies there, n was never done.
func Pending(g *effectflow.Graph, n, m *effectflow.Node) bool {
	return slices.ContainsFunc(Extents(g), func(x Extent) bool {
		return x.Steps.Has(m) && slices.ContainsFunc(x.Writes(), func(a Access) bool { return a.Node == n })
	})
}

// Inside returns the number of frames of n that lead into the transaction that
// begin opens: the call that runs a function in it says less than what stands in
// that function.
func Inside(n, begin *effectflow.Node) int {
	k := effectflow.Common(n, begin)
	for i := k; i < len(n.Frames); i++ {
		if Handed(n.Frames[i]) && above(n.Frames[:i+1], n.Frames[i].Callee) {
			k = i + 1
		}
	}
	return k
}

// above reports whether f may have been handed down by the callers: it stands in
// one of their packages. A function that some factory answered does not.
func above(callers []effectflow.Frame, f *effects.Func) bool {
	return slices.ContainsFunc(callers, func(c effectflow.Frame) bool { return c.Caller.Package == f.Package })
}

// Target names what a statement writes, for messages: "orders.status".
func Target(n *effectflow.Node, s *dbcall.Stmt) string {
	for _, r := range n.Records() {
		if r.Stmt == s {
			return r.Target()
		}
	}
	if s.Table == "" {
		return n.Name()
	}
	return s.Table
}

// Context reports whether t is a context, whatever it carries.
func Context(t *provenance.Term) bool { return isContext(t) }

// Entrance returns the number of frames above the call that readers know as the
// begin of the transaction in which n runs: the begin itself, or the helper that
// they hand a function to.
func Entrance(begin, n *effectflow.Node) int {
	k := effectflow.Common(begin, n)
	for i := k; i < len(n.Frames); i++ {
		if !Handed(n.Frames[i]) {
			continue
		}
		if n.Frames[i].Callee.Flags&effects.Literal == 0 {
			return max(0, min(k, i-1))
		}
		for j := range n.Frames[:i+1] {
			if n.Frames[j].Caller.ID == n.Frames[i].Callee.Parent {
				return j
			}
		}
		return k
	}
	return k
}
