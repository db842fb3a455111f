package evidence

import (
	"fmt"
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// asked answers the questions about one unit.
type asked struct {
	*derivation
	b *builder
	u *Unit
}

// Questions lists the questions in the order of the checklist.
func Questions() []string {
	return []string{Key, Transitions, Recovery, EffectKeys, Reconciliation, KilledMidway, Retries, Retention}
}

func (q *asked) all() []Answer {
	return []Answer{
		q.answer(Key, q.uniqueKey()),
		q.answer(Transitions, q.transitionsOf()),
		q.answer(Recovery, q.recovery()),
		q.answer(EffectKeys, q.effectKeys()),
		q.answer(Reconciliation, q.reconciliation()),
		q.answer(KilledMidway, q.killedMidway()),
		q.answer(Retries, q.retries()),
		q.answer(Retention, q.retention()),
	}
}

// said is what was found out about one question.
type said struct {
	items   []Item
	summary string
	next    string
}

func (s *said) add(w Weight, p *Place, quote, format string, args ...any) {
	i := Item{Weight: w, Text: fmt.Sprintf(format, args...), Quote: quote, Place: p}
	if !slices.ContainsFunc(s.items, func(o Item) bool { return sameItem(o, i) }) {
		s.items = append(s.items, i)
	}
}

func sameItem(a, b Item) bool {
	if (a.Place == nil) != (b.Place == nil) || a.Place != nil && *a.Place != *b.Place {
		return false
	}
	return a.Weight == b.Weight && a.Text == b.Text && a.Quote == b.Quote
}

// count returns the number of items of some weights.
func (s *said) count(ws ...Weight) int {
	n := 0
	for _, i := range s.items {
		if slices.Contains(ws, i.Weight) {
			n++
		}
	}
	return n
}

func (q *asked) answer(question string, s *said) Answer {
	a := Answer{Question: question, Verdict: Judge(s.items), Summary: s.summary, Evidence: s.items, Next: s.next}
	if a.Evidence == nil {
		a.Evidence = []Item{}
	}
	slices.SortStableFunc(a.Evidence, func(x, y Item) int { return weightOrder(x.Weight) - weightOrder(y.Weight) })
	if a.Verdict == Yes {
		a.Next = ""
	}
	return a
}

func weightOrder(w Weight) int { return slices.Index([]Weight{Against, Half, Blind, For, Note}, w) }

// useAt returns the place of a statement.
func (q *asked) useAt(u effectflow.Use) *Place {
	fn, site := q.user(u)
	p := q.at(fn.Package, site)
	return &p
}

// by names who runs a statement.
func (q *asked) by(u effectflow.Use) string {
	fn, _ := q.user(u)
	return enclosing(fn)
}

// unreadable is the blind spot of a unit whose table no statement was read of.
func (q *asked) unreadable(s *said) bool {
	if q.b.table != "" && len(q.b.uses) == 0 {
		s.add(Blind, nil, "", "no statement on %s could be read: give its access functions a model, or //dualwrite:record", q.b.table)
		return true
	}
	return false
}

// blindCalls returns what could not be seen on the way to the unit's effects:
// methods of interfaces that nothing here implements, and what was left out of a
// graph that grew too large.
func (q *asked) blindCalls() []Item {
	var s said
	for _, x := range q.b.deeds {
		if x.g.Capped {
			p := q.at(x.g.Func.Package, x.g.Func.Site)
			s.add(Blind, &p, "", "%s leads to more than fits into one picture; what lies deepest was left out", enclosing(x.g.Func))
		}
		for _, n := range x.g.Nodes {
			if len(s.items) < maxBlind && n.Kind == effects.Call && n.Call != nil && n.Row == nil && n.Call.Mode == effects.Interface && n != x.e.Node &&
				n.Func.Package == x.where().fn.Package {
				p := q.at(n.Func.Package, n.Site)
				s.add(Blind, &p, "", "what %s does could not be seen: no implementation is in the program; a model or a directive on it says so", n.Name())
			}
		}
	}
	return s.items
}

const maxBlind = 5

// plural writes a number with its noun.
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// handled reports whether the unit is what a framework hands to a function.
func (q *asked) handled() bool { return q.b.fn != nil }

// acting returns the functions on the way to the unit's effects and those that
// touch its table, each once, in a fixed order.
func (q *asked) acting() []*effects.Func {
	var out []*effects.Func
	add := func(f *effects.Func) {
		if f != nil && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	for _, x := range q.b.deeds {
		v := x.where()
		add(v.fn)
		for _, f := range x.e.Frames[min(v.depth, len(x.e.Frames)):] {
			add(f.Callee)
		}
		add(x.e.Func)
	}
	for _, u := range q.b.uses {
		add(u.Node.Func)
	}
	return out
}
