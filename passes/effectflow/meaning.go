package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// Meaning tells what a call site leads to, at whatever depth.
type Meaning struct {
	Effect, Record bool
	// Guessed says that only a name tells so.
	Guessed bool
}

// Any reports whether the call leads to an effect or a record.
func (m Meaning) Any() bool { return m.Effect || m.Record }

// Meanings returns what the calls of the functions of each package lead to, in
// the order of the packages and their functions. Calls without a meaning are left
// out, and so are tests.
func (w *World) Meanings(pkgs ...*effects.Package) []Meaning {
	m := &meanings{w: w, direct: map[string][]Meaning{}, effect: map[string]bool{}, record: map[string]bool{}}
	m.learn()
	var out []Meaning
	for _, p := range pkgs {
		for _, f := range p.Funcs {
			if f.Flags&(effects.Test|effects.Abstract) == 0 && w.Func(f.ID) == f {
				out = append(out, m.of(f)...)
			}
		}
	}
	return out
}

type meanings struct {
	w              *World
	direct         map[string][]Meaning // by function, of each of its steps alone
	effect, record map[string]bool      // functions that lead to one
}

// learn finds the functions that lead to an effect and those that lead to a record.
func (m *meanings) learn() {
	callers := map[string][]string{}
	var effect, record []string
	for _, id := range m.w.sorted() {
		f := m.w.fn(id)
		if f.Flags&effects.Test != 0 {
			continue
		}
		own := m.w.Own(id)
		steps := make([]Meaning, len(f.Nodes))
		for i, n := range own.Nodes {
			if i >= len(steps) || n.Kind != effects.Call || f.Nodes[i].Call == nil {
				continue
			}
			steps[i] = Meaning{Effect: n.Effect() != nil, Record: len(n.Records()) > 0 || anyText(n)}
			callees := m.w.callees(f.Nodes[i].Call)
			if n.Guess().Kind != NoGuess && len(callees) == 0 {
				steps[i].Guessed = true
				continue // a name is no knowledge, for callers either
			}
			if steps[i].Effect {
				effect = append(effect, id)
			}
			if steps[i].Record {
				record = append(record, id)
			}
			for _, callee := range callees {
				callers[callee] = append(callers[callee], id)
			}
		}
		m.direct[id] = steps
	}
	addAll(m.effect, effect, callers)
	addAll(m.record, record, callers)
}

// anyText reports whether n runs a statement whose text its caller hands in.
func anyText(n *Node) bool {
	return n.Row != nil && n.Row.Kind == models.Exec && len(n.Stmts()) == 0
}

// of returns the meaning of each call site of f.
func (m *meanings) of(f *effects.Func) []Meaning {
	var out []Meaning
	seen := map[effects.Site]bool{} // a deferred call stands before each return
	for i, step := range m.direct[f.ID] {
		n := &f.Nodes[i]
		if n.Call == nil || seen[n.Site] && n.Call.Deferred {
			continue
		}
		seen[n.Site] = true
		for _, callee := range m.w.callees(n.Call) {
			step.Effect = step.Effect || m.effect[callee]
			step.Record = step.Record || m.record[callee]
		}
		if step.Any() {
			out = append(out, step)
		}
	}
	return out
}
