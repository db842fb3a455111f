package attemptkey

import (
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

type term = effectflow.Term

// minted is the fresh part of a key.
type minted struct {
	parts []*term
	mixed bool // the identity of the work is in the key, too
	given bool // a caller may have passed a key instead
}

// fresh returns what is made anew in key t, nil when nothing is, or when a fresh
// value only stands in for a key that a caller did not pass. A stand-in that
// mixes the identity of the work with the clock was meant to be the same again,
// and isn't.
func fresh(t *term) *minted {
	alternatives := []*term{t}
	if t.Kind == provenance.Alt {
		alternatives = t.Args
	}
	out := &minted{}
	for _, a := range alternatives {
		parts := effectflow.Minted(a)
		switch {
		case len(parts) > 0:
			out.parts = append(out.parts, parts...)
			out.mixed = out.mixed || identifies(a)
		case !void(a):
			out.given = true
		}
	}
	if len(out.parts) == 0 || out.given && !(out.mixed && out.has("clock")) {
		return nil
	}
	return out
}

// numbered returns the counter in a key whose effect a loop repeats until it
// succeeds, nil if there is none. A loop around it over the parts of the work may
// count, too, and then nobody knows whose counter it is.
func numbered(g *effectflow.Graph, e *effectflow.Effect) *minted {
	retried := 0
	for _, s := range e.In(effectflow.InLoop) {
		if !g.RetriedIn(e.Node, s) {
			return nil
		}
		retried++
	}
	if retried == 0 {
		return nil
	}
	var out *minted
	e.Key.Term.Walk(func(t *term) bool {
		if out == nil && t.Kind == provenance.Op && t.Text == "counter" {
			out = &minted{parts: []*term{t}}
		}
		return t.Kind != provenance.Result
	})
	return out
}

// void reports whether t is the value of a variable that is not set yet.
func void(t *term) bool {
	s, ok := t.Const()
	return t.IsNil() || ok && s == "" || t.Kind == provenance.Object && len(t.Args) == 0
}

// identifies reports whether a part of t is taken from what is worked on.
func identifies(t *term) bool {
	return t.Has(func(u *term) bool {
		switch u.Kind {
		case provenance.Field, provenance.Param, provenance.Elem, provenance.Result:
			return len(effectflow.Minted(u)) == 0
		}
		return false
	})
}

func (m *minted) has(how string) bool {
	for _, p := range m.parts {
		if p.Kind == provenance.Minted && p.Text == how {
			return true
		}
	}
	return false
}

// origin is the part whose place is shown: one in this package, if there is one.
func (m *minted) origin(r *finding.Reporter) *term {
	for _, p := range m.parts {
		if _, maker := r.Fresh(p); maker != nil {
			return p
		}
	}
	return m.parts[0]
}

// words says what makes the key new.
func (m *minted) words(r *finding.Reporter) string {
	p := m.origin(r)
	if p.Kind == provenance.Field {
		return "it counts attempts: " + p.Text
	}
	switch p.Text {
	case "counter":
		return "it counts the rounds"
	case "clock":
		return "it holds the time"
	case "attempt":
		return "it counts attempts"
	case "pid":
		return "it names the process"
	}
	return "it is random"
}

// tracing reports whether a place serves to find a request in logs rather than
// to recognise it.
func tracing(slot string) bool {
	s := strings.ToLower(strings.ReplaceAll(slot, "_", "-"))
	return s == "x-request-id" || strings.Contains(s, "correlation") || strings.Contains(s, "trace")
}

// dated reports whether a key that was meant to be derived from the work holds
// the time. Storing it doesn't help: the next request for the same work stores
// another one.
func dated(e *effectflow.Effect, m *minted) bool {
	return m.mixed && m.has("clock") && !e.Key.Soft
}

// stored reports whether the fresh part of the key is written to a store before
// the effect.
func stored(g *effectflow.Graph, e *effectflow.Effect, m *minted) bool {
	for _, n := range g.Nodes {
		if n != e.Node && n.Row != nil && m.writtenBy(n) && g.Reaches(n, e.Node, true) {
			return true
		}
	}
	return false
}

// writtenBy reports whether n writes one of the fresh parts to a store.
func (m *minted) writtenBy(n *effectflow.Node) bool {
	stmts := n.Stmts()
	for i := range stmts {
		if !stmts[i].Writes() {
			continue
		}
		for _, set := range stmts[i].Sets {
			if set.Value != nil && set.Value.Has(m.same) {
				return true
			}
		}
	}
	return false
}

// same reports whether t is one of the fresh parts.
func (m *minted) same(t *term) bool {
	for _, p := range m.parts {
		if t.Kind == p.Kind && t.Text == p.Text && t.Made() == p.Made() && (t.Made() != "" || t.Pos() == p.Pos()) {
			return true
		}
	}
	return false
}
