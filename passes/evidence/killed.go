package evidence

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// killedMidway asks for a test that stops the work between effect and record and
// then runs it again.
func (q *asked) killedMidway() *said {
	s := &said{}
	names := q.drivers()
	for i := range q.kills {
		q.weighTest(s, &q.kills[i], names)
	}
	switch {
	case s.count(For, Half) > 0:
	case len(q.in.Tests) == 0:
		s.add(Against, nil, "", "the packages have no test files")
	default:
		s.add(Against, nil, "", "none of %s stops %s in the middle and runs it again (panic, kill, cancel, failpoint, injected failure, container restart)",
			plural(len(q.in.Tests), "test file"), strings.Join(short(names), ", "))
	}
	switch Judge(s.items) {
	case Yes:
		s.summary = "a test stops the work in the middle and runs it again"
	case Partly:
		s.summary = "a test comes close"
	default:
		s.summary = "no test stops the work in the middle"
	}
	s.next = "Write a test that panics in a fake of each external call, runs the work again, and counts what the world saw."
	if len(q.u.KillPoints) > 0 {
		k := q.u.KillPoints[0]
		s.next = fmt.Sprintf("Begin with kill point 1: let a fake of %s do its work and then panic, run %s again, and count what the world saw.", k.After, k.Function)
		if k.Kind == "lost" || k.Kind == "stuck" {
			s.next = fmt.Sprintf("Begin with kill point 1: let a fake of %s panic instead of doing anything, run %s again, and look whether it is made up for.", k.Before, k.Function)
		}
	}
	return s
}

// weighTest judges one test.
func (q *asked) weighTest(s *said, t *killTest, names map[string][]*effects.Func) {
	calls, name := 0, ""
	for _, n := range sortedKeys(names) {
		if t.calls[n] > calls && slices.ContainsFunc(names[n], func(f *effects.Func) bool { return t.about(f.Package) }) {
			calls, name = t.calls[n], n
		}
	}
	p := t.place
	switch {
	case calls == 0 && t.whole && slices.ContainsFunc(q.u.Starts, func(f Function) bool { return slices.Contains(f.Roles, "main") }):
		s.add(Half, &p, "", "%s %s; whether that falls between effect and record could not be seen", t.name, t.how)
	case calls == 0:
	case calls > 1 && t.harsh:
		s.add(For, &p, "", "%s %s and calls %s again", t.name, t.how, name)
	case calls > 1:
		s.add(Half, &p, "", "%s %s and calls %s again; an error that is handled is not yet a crash", t.name, t.how, name)
	case t.harsh:
		s.add(Half, &p, "", "%s %s, but %s is not seen to run again", t.name, t.how, name)
	}
}

// drivers returns the names by which tests call what does the work: the function
// that acts, and those that lead to it.
func (q *asked) drivers() map[string][]*effects.Func {
	out := map[string][]*effects.Func{}
	add := func(f *effects.Func) {
		f = declared(q.w, f)
		if slices.ContainsFunc(f.Params, func(p effects.Param) bool { return strings.HasPrefix(p.Type, "func(") }) {
			return // runs what it is given: a helper for anything
		}
		name := f.ID[strings.LastIndexByte(f.ID, '.')+1:]
		if name != "main" && !slices.Contains(out[name], f) {
			out[name] = append(out[name], f)
		}
	}
	for _, x := range q.b.deeds {
		v := x.where()
		add(v.fn)
		for _, f := range x.e.Frames[:min(v.depth, len(x.e.Frames))] {
			add(f.Caller)
		}
		for _, in := range q.enters[leaf{x.e.Func, x.e.Site, x.e.Name()}] {
			q.leading(in.node, v, add)
		}
	}
	if len(q.b.deeds) == 0 {
		for _, u := range q.b.uses {
			if q.role(q.b, u) == "claims" {
				add(u.Node.Func)
			}
		}
	}
	return out
}

// leading tells of the functions on the way to n before the call of a view.
func (q *asked) leading(n *effectflow.Node, v view, add func(*effects.Func)) {
	for i, f := range n.Frames {
		if f.Caller == v.fn && f.Site == v.site {
			for _, g := range n.Frames[:i] {
				add(g.Caller)
			}
			return
		}
	}
	if n.Func == v.fn && n.Site == v.site {
		for _, g := range n.Frames {
			add(g.Caller)
		}
	}
}

func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// short returns a few names.
func short(m map[string][]*effects.Func) []string {
	const most = 4
	out := sortedKeys(m)
	switch {
	case len(out) == 0:
		return []string{"the work"}
	case len(out) > most:
		return append(out[:most:most], "…")
	}
	return out
}
