package effectflow

import "github.com/dualwrite/dualwrite/passes/effects"

// Contradiction is a declared interface method that an implementation belies.
type Contradiction struct {
	Method *effects.Func
	Body   *effects.Func
	Effect string // what it calls
}

// Contradictions returns the methods declared pure or idempotent of which some
// implementation has a modelled effect that a repetition repeats, sorted.
func (w *World) Contradictions() []Contradiction {
	if w.impls == nil {
		return nil
	}
	var out []Contradiction
	for _, id := range w.sorted() {
		f := w.fn(id)
		if f.Flags&effects.Abstract == 0 || f.Declared != "pure" && f.Declared != "idempotent" {
			continue
		}
		for _, x := range w.impls.Of(&effects.CallInfo{Sym: id, Recv: receiverType(id)}) {
			if e := w.repeatable(x.Func); e != nil {
				out = append(out, Contradiction{f, w.fn(x.Func), e.Name()})
				break
			}
		}
	}
	return out
}

// repeatable returns a modelled effect of function id that has no stable key.
func (w *World) repeatable(id string) *Effect {
	g := w.Graph(id)
	if g == nil {
		return nil
	}
	for _, n := range g.Nodes {
		if e := n.Effect(); e != nil && e.Evidence == ByModel && !e.Key.Stable {
			return e
		}
	}
	return nil
}

// declared reports whether a directive settles what f means.
func declared(f *effects.Func) bool { return f.Declared != "" }
