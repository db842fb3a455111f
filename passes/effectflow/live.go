package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Most functions only compute: nothing that they lead to is a step. Their graphs
// are not worth a copy in every caller.

// live reports whether calling function id may lead to a step.
func (w *World) live(id string) bool {
	if w.lively == nil {
		w.findLive()
	}
	return w.lively[id]
}

// findLive starts from the functions that hold a step and goes up to their
// callers.
func (w *World) findLive() {
	w.lively = map[string]bool{}
	callers := map[string][]string{}
	var open []string
	for _, id := range w.sorted() {
		f := w.funcs[id]
		if f.Declared != "" {
			if f.Declared != "pure" {
				open = append(open, id)
			}
			continue
		}
		for i := range f.Nodes {
			c := f.Nodes[i].Call
			if c == nil {
				continue
			}
			if w.stepOf(c) {
				open = append(open, id)
			}
			for _, callee := range w.callees(c) {
				callers[callee] = append(callers[callee], id)
			}
		}
	}
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if !w.lively[id] {
			w.lively[id] = true
			open = append(open, callers[id]...)
		}
	}
}

// stepOf reports whether a call may be a step by itself.
func (w *World) stepOf(c *effects.CallInfo) bool {
	switch c.Mode {
	case effects.Modelled:
		row := w.rowOf(c)
		if row == nil {
			return hasParam(c.Args)
		}
		switch row.Kind {
		case models.Neutral, models.Derive, models.Chain, models.Scan, models.Decode, models.Encode:
			return row.Func > 0
		}
		return true
	case effects.Interface:
		return !w.abstract(c) && (w.mirrored(c) != nil || guess(c).Kind != NoGuess)
	case effects.Value:
		return c.Fn == nil || c.Fn.Kind != provenance.Func
	}
	return false
}

// callees returns the functions that a call may lead to, those among its
// arguments included.
func (w *World) callees(c *effects.CallInfo) []string {
	var out []string
	switch c.Mode {
	case effects.Static:
		out = append(out, c.Sym)
	case effects.Interface:
		if w.abstract(c) {
			out = append(out, c.Sym)
		} else if w.impls != nil {
			for _, x := range w.impls.Of(c) {
				out = append(out, x.Func)
			}
		}
	}
	note := func(t *provenance.Term) bool {
		if t.Kind == provenance.Func {
			out = append(out, w.bodies(t.Text)...)
		}
		return true
	}
	c.Fn.Walk(note)
	for _, a := range c.Args {
		a.Walk(note)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
