package effectflow

import (
	"maps"
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Most functions only compute: nothing that they lead to is a step. Their graphs
// are not worth a copy in every caller.

// live reports whether calling function id may lead to a step.
func (w *World) live(id string) bool {
	w.findLive()
	if w.beyond(id) {
		return w.liveBeyond(id)
	}
	return w.lively[id]
}

// findLive starts from the functions that hold a step and goes up to their
// callers. A call of a function value is a step if some function like it that is
// handed around leads to one.
func (w *World) findLive() {
	if w.lively != nil {
		return
	}
	w.lively = map[string]bool{}
	l := &liveness{w: w, callers: map[string][]string{}, callees: map[string][]string{}, held: map[string]bool{}}
	for _, id := range w.aims.values() {
		l.held[id] = true
	}
	var open []string
	for _, id := range w.sorted() {
		f := w.fn(id)
		if f.Declared != "" {
			if f.Declared != "pure" {
				open = append(open, id)
			}
			continue
		}
		if l.note(f) {
			open = append(open, id)
		}
	}
	w.leadsTo = l.callees
	w.called, w.circled = circlesOf(w.sorted(), l.callees).sizes, circlesOf(w.sorted(), w.named()).sizes
	w.setParts(l.callees)
	w.findAlters(l.callers)
	w.findVarying()
	for len(open) > 0 {
		addAll(w.lively, open, l.callers)
		open = l.revived()
	}
	l.lookups()
	if w.focus != nil {
		w.callers = l.callers
	}
}

// liveness is what findLive works with.
type liveness struct {
	w       *World
	callers map[string][]string
	callees map[string][]string
	held    map[string]bool // functions that are used as values
	maybe   []valueCall
	asking  []string // functions that look something up
}

// valueCall is a call that may run a function value.
type valueCall struct {
	in   string
	call *effects.CallInfo
}

// note looks at the calls of f and reports whether one is a step by itself.
func (l *liveness) note(f *effects.Func) bool {
	live, seen := false, map[string]bool{f.ID: true}
	for i := range f.Nodes {
		n := &f.Nodes[i]
		l.hold(n.Results...)
		c := n.Call
		if c == nil {
			continue
		}
		l.hold(c.Fn)
		l.hold(c.Args...)
		switch l.w.stepOf(c) {
		case step:
			live = true
		case lookup:
			l.asking = append(l.asking, f.ID)
		case runsValue:
			l.maybe = append(l.maybe, valueCall{f.ID, c})
		}
		for _, callee := range l.w.callees(c) {
			if seen[callee] {
				continue
			}
			seen[callee] = true
			l.callers[callee] = append(l.callers[callee], f.ID)
			l.callees[f.ID] = append(l.callees[f.ID], callee)
		}
	}
	for _, s := range f.Stores {
		l.hold(s.Value)
	}
	return live
}

func (l *liveness) hold(ts ...*provenance.Term) {
	for _, t := range ts {
		t.Walk(func(u *provenance.Term) bool {
			if u.Kind == provenance.Func {
				l.held[u.Text] = true
			}
			return true
		})
	}
}

// addAll adds the functions open, and all that next leads to, to set.
func addAll(set map[string]bool, open []string, next map[string][]string) {
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if !set[id] {
			set[id] = true
			open = append(open, next[id]...)
		}
	}
}

// lookups adds the functions that lead to a lookup and to nothing else, where a
// live one calls them: whether it asked first is worth knowing, and worth nothing
// without a step.
func (l *liveness) lookups() {
	below, asking := map[string]bool{}, map[string]bool{}
	addAll(below, slices.Collect(maps.Keys(l.w.lively)), l.callees)
	addAll(asking, l.asking, l.callers)
	for id := range asking {
		if below[id] {
			l.w.lively[id] = true
		}
	}
}

// revived returns the functions that are live since a live function may be what
// they call, and forgets them.
func (l *liveness) revived() []string {
	var open []string
	if len(l.maybe) == 0 {
		return nil
	}
	shapes := l.shapes()
	rest := l.maybe[:0]
	for _, v := range l.maybe {
		if shapes.fit(v.call) {
			open = append(open, v.in)
		} else {
			rest = append(rest, v)
		}
	}
	l.maybe = rest
	return open
}

// shapes are the numbers of parameters of the functions that are values, and live.
type shapes struct {
	live map[int]bool
	l    *liveness        // if there is a vicinity
	held map[int][]string // functions outside of it
}

// anyShape stands for all numbers.
const anyShape = -1

func (l *liveness) shapes() *shapes {
	s := &shapes{live: map[int]bool{}, held: map[int][]string{}}
	if l.w.vicinity != nil {
		s.l = l
		l.holdAll()
	}
	for id := range l.held {
		for _, body := range l.w.bodies(id) {
			f := l.w.funcs[body]
			switch {
			case f == nil:
			case l.w.beyond(body):
				s.each(f, func(n int) { s.held[n] = append(s.held[n], body) })
			case l.w.lively[body]:
				s.each(f, func(n int) { s.live[n] = true })
			}
		}
	}
	return s
}

func (s *shapes) each(f *effects.Func, note func(int)) {
	note(anyShape)
	note(f.Arity())
	if f.Flags&effects.Method != 0 {
		note(f.Arity() - 1) // the receiver is bound
	}
}

// fit reports whether call c may run one of them.
func (s *shapes) fit(c *effects.CallInfo) bool {
	n := anyShape
	if c.Mode == effects.Value {
		n = len(c.Args)
	}
	if !s.live[n] && s.l != nil && len(s.held[n]) > 0 {
		s.live[n] = s.l.w.someLeads(s.held[n])
		s.held[n] = nil
	}
	return s.live[n]
}

// liveKind says whether a call may be a step by itself.
type liveKind uint8

const (
	noStep    liveKind = iota
	step               // it is one
	lookup             // to judge by its name, it asks for something
	runsValue          // it may run a function value
)

// stepOf tells what a call may be by itself.
func (w *World) stepOf(c *effects.CallInfo) liveKind {
	switch c.Mode {
	case effects.Modelled:
		row := w.rowOf(c)
		if row == nil {
			return valueIf(hasParam(c.Args))
		}
		switch row.Kind {
		case models.Neutral, models.Derive, models.Chain, models.Scan, models.Decode, models.Encode:
			return valueIf(row.Func > 0)
		}
		return step
	case effects.Interface:
		switch {
		case w.abstract(c):
		case w.mirrored(c) != nil:
			return step
		case guess(c).Kind == GuessLookup:
			return lookup
		case guess(c).Kind != NoGuess:
			return step
		}
	case effects.Foreign:
		switch guess(c).Kind {
		case NoGuess:
		case GuessLookup:
			return lookup
		default:
			return step
		}
	case effects.Value:
		return valueIf(c.Fn == nil || c.Fn.Kind != provenance.Func)
	}
	return noStep
}

func valueIf(runs bool) liveKind {
	if runs {
		return runsValue
	}
	return noStep
}

// callees returns the functions that a call may lead to, those among its
// arguments included.
func (w *World) callees(c *effects.CallInfo) []string {
	var out []string
	switch c.Mode {
	case effects.Static:
		out = append(out, c.Sym)
	case effects.Send:
		out = append(out, w.posts.receivers(c.Sym)...)
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
