package retryscope

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// OnFailure returns the test of an error or a status past which n runs after a
// failure, nil if n may run without one.
func OnFailure(w *effectflow.World, g *effectflow.Graph, n *effectflow.Node) *effectflow.Node {
	seen := effectflow.Set{g.Nodes[0]: true}
	stack := []*effectflow.Node{g.Nodes[0]}
	for len(stack) > 0 {
		m := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		side := -1
		if m.Kind == effects.Branch && m.Cond != nil && len(m.Succ) == 2 {
			side = failureSide(w, m.Cond)
		}
		for i, e := range m.Succ {
			if i != side && !e.Back && !seen[e.To] {
				seen[e.To] = true
				stack = append(stack, e.To)
			}
		}
	}
	if seen[n] {
		return nil
	}
	return nearest(w, g, n)
}

// nearest returns the last test before n whose failing side leads to n.
func nearest(w *effectflow.World, g *effectflow.Graph, n *effectflow.Node) *effectflow.Node {
	var last *effectflow.Node
	for _, b := range g.Nodes {
		if b.Kind != effects.Branch || b.Cond == nil || len(b.Succ) != 2 {
			continue
		}
		side := failureSide(w, b.Cond)
		if side < 0 || b.Succ[side].Back {
			continue
		}
		if to := b.Succ[side].To; to == n || g.Reaches(to, n, false) {
			last = b
		}
	}
	return last
}

// failureSide returns the successor that a branch takes after a failure, -1 if
// its condition tests something else.
func failureSide(w *effectflow.World, t *provenance.Term) int {
	if t.Kind != provenance.Op || len(t.Args) == 0 {
		return -1
	}
	switch t.Text {
	case "!":
		if side := failureSide(w, t.Args[0]); side >= 0 {
			return 1 - side
		}
		return -1
	case "!=":
		return compared(w, t.Args[0], t.Args[1], 0)
	case "==":
		return compared(w, t.Args[0], t.Args[1], 1)
	case ">=", ">":
		if status(t.Args[0]) {
			return 0
		}
	case "<", "<=":
		if status(t.Args[0]) {
			return 1
		}
	case "call:errors.Is", "call:errors.As":
		if IsError(w, t.Args[0]) && !notFound(t.Args[1]) {
			return 0
		}
	}
	return -1
}

// notFound recognises the errors that say that there is no row.
func notFound(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Global && models.NotFoundError(u.Text) })
}

func compared(w *effectflow.World, x, y *provenance.Term, side int) int {
	switch {
	case y.IsNil() && IsError(w, x), x.IsNil() && IsError(w, y), status(x):
		return side
	}
	return -1
}

func status(t *provenance.Term) bool { return t.Kind == provenance.Field && t.Text == "StatusCode" }

// IsError reports whether t is an error, as far as its origin tells.
func IsError(w *effectflow.World, t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Alt:
		for _, a := range t.Args {
			if IsError(w, a) {
				return true
			}
		}
	case provenance.Result:
		return resultType(w, t) == "error"
	case provenance.Field:
		return t.Text == "Error" || t.Text == "Err"
	case provenance.Global:
		name := t.Text[strings.LastIndexByte(t.Text, '.')+1:]
		return strings.HasPrefix(name, "Err") || strings.HasPrefix(name, "err")
	case provenance.Op:
		return t.Text == "scanerr" || t.Text == "nonnil" || strings.HasPrefix(t.Text, "err:") ||
			t.Text == "call:fmt.Errorf" || t.Text == "call:errors.New" || t.Text == "call:errors.Join"
	}
	return false
}

// resultType returns the type of the result that t stands for, also of a call
// that the graph has left out.
func resultType(w *effectflow.World, t *provenance.Term) string {
	id := effectflow.LastCall(t.Text)
	k := strings.LastIndexByte(id, '#')
	if k < 0 {
		return ""
	}
	f := w.Func(id[:k])
	if f == nil {
		return ""
	}
	for i := range f.Nodes {
		c := f.Nodes[i].Call
		if f.Nodes[i].Kind == effects.Call && c != nil && c.ID == id && t.N >= 0 && t.N < len(c.Results) {
			return c.Results[t.N]
		}
	}
	return ""
}
