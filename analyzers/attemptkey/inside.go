package attemptkey

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// round is the code that each round of a retry or loop runs on the way to a step.
type round struct {
	world *effectflow.World
	maker *effects.Func // function that makes the value
	loop  int           // 1 + index of the loop of maker it is made in
}

// inside reports whether the value with position at is made by each round of
// scope s on the way to step n. Where it is not known who makes it, it counts
// when the way to n leads into other functions.
func inside(r *finding.Reporter, n *effectflow.Node, s *effectflow.Scope, at *term) bool {
	maker := r.Flow.World.Maker(at)
	if maker == nil {
		return len(n.Frames) > len(s.Frames)
	}
	x, _ := maker.Fresh(at)
	in := round{r.Flow.World, maker, x.Loop}
	if s.Kind == effectflow.InLoop && in.loopReaches(s.Func, s.Loop) {
		return true
	}
	for _, f := range n.Frames[min(len(s.Frames), len(n.Frames)):] {
		if in.reaches(f.Callee, map[string]bool{}) {
			return true
		}
	}
	return false
}

// loopReaches reports whether the value is made in loop l of f, or in what that
// loop calls.
func (in round) loopReaches(f *effects.Func, l *effects.Loop) bool {
	if f == in.maker && within(f, in.loop, l) {
		return true
	}
	seen := map[string]bool{}
	for i := range f.Nodes {
		if within(f, f.Nodes[i].Loop, l) && in.callReaches(f.Nodes[i].Call, seen) {
			return true
		}
	}
	return false
}

// within reports whether loop number i of f is l or a loop inside of it.
func within(f *effects.Func, i int, l *effects.Loop) bool {
	for i > 0 {
		if &f.Loops[i-1] == l {
			return true
		}
		i = f.Loops[i-1].Parent
	}
	return false
}

// reaches reports whether f makes the value or calls what makes it.
func (in round) reaches(f *effects.Func, seen map[string]bool) bool {
	if f == nil || seen[f.ID] {
		return false
	}
	if f == in.maker {
		return true
	}
	seen[f.ID] = true
	for i := range f.Nodes {
		if in.callReaches(f.Nodes[i].Call, seen) {
			return true
		}
	}
	return false
}

func (in round) callReaches(c *effects.CallInfo, seen map[string]bool) bool {
	if c == nil {
		return false
	}
	if c.Mode == effects.Static && in.reaches(in.world.Func(c.Sym), seen) {
		return true
	}
	found := false
	visit := func(t *provenance.Term) bool {
		if t.Kind == provenance.Func {
			found = found || in.reaches(in.world.Func(t.Text), seen)
		}
		return !found
	}
	c.Fn.Walk(visit)
	for _, a := range c.Args {
		a.Walk(visit)
	}
	return found
}

// toldThere reports whether the value is made in another package on the way to
// step n: that package sees both and reports.
func toldThere(r *finding.Reporter, n *effectflow.Node, at *term) bool {
	maker := r.Flow.World.Maker(at)
	if maker == nil || maker.Package == r.Flow.Package.Path {
		return false
	}
	return slices.ContainsFunc(n.Frames, func(f effectflow.Frame) bool { return f.Callee.Package == maker.Package })
}

// made returns where a value is made: in this package, or at the call by which
// this package has it made, on the way to step n; invalid when there is neither.
func made(r *finding.Reporter, n *effectflow.Node, at *term) finding.Place {
	if place, f := r.Fresh(at); f != nil {
		return place
	}
	maker := r.Flow.World.Maker(at)
	if maker == nil {
		return finding.Place{}
	}
	in := round{world: r.Flow.World, maker: maker}
	fns := []*effects.Func{n.Func}
	for i := len(n.Frames) - 1; i >= 0; i-- {
		fns = append(fns, n.Frames[i].Caller)
	}
	seen := map[string]bool{}
	for _, f := range fns {
		if p, ok := in.call(r, f, seen); ok {
			return p
		}
	}
	return finding.Place{}
}

// call finds the call of another package, in f or in what f calls, that makes
// the value.
func (in round) call(r *finding.Reporter, f *effects.Func, seen map[string]bool) (finding.Place, bool) {
	own := r.Flow.Package.Path
	if f == nil || f.Package != own || seen[f.ID] {
		return finding.Place{}, false
	}
	seen[f.ID] = true
	for i := range f.Nodes {
		c := f.Nodes[i].Call
		if c == nil || c.Mode != effects.Static {
			continue
		}
		callee := in.world.Func(c.Sym)
		if callee == nil || !in.reaches(callee, map[string]bool{}) {
			continue
		}
		if callee.Package != own {
			return r.Step(f, &f.Nodes[i]), true
		}
		if p, ok := in.call(r, callee, seen); ok {
			return p, true
		}
	}
	return finding.Place{}, false
}
