package effects

import (
	"fmt"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxLoops is how deep the loops of a function may lie in each other: more than
// anybody writes.
const maxLoops = 200

// Check returns why a function that was read from a file can't be one that was
// written: whoever follows its steps counts on each of them leading somewhere.
func (f *Func) Check() error {
	if len(f.Nodes) == 0 {
		return fmt.Errorf("%s: no steps", f.ID)
	}
	if f.Parent != "" && (f.ID == f.Parent || !strings.HasPrefix(f.ID, f.Parent)) { // whoever goes outwards arrives
		return fmt.Errorf("%s: does not stand in %s", f.ID, f.Parent)
	}
	for i := range f.Nodes {
		if err := f.step(i); err != nil {
			return err
		}
	}
	for i, x := range f.Makes {
		if x.Loop < 0 || x.Loop > len(f.Loops) {
			return fmt.Errorf("%s: fresh value %d is made in loop %d of %d", f.ID, i, x.Loop, len(f.Loops))
		}
	}
	for i, s := range f.Stores {
		if s.N < 0 || s.Value == nil {
			return fmt.Errorf("%s: store %d is into parameter %d", f.ID, i, s.N)
		}
	}
	return f.nesting()
}

// nesting checks the loops.
func (f *Func) nesting() error {
	depth := make([]int, len(f.Loops)+1)
	for i, l := range f.Loops {
		if l.Parent < 0 || l.Parent > i {
			return fmt.Errorf("%s: loop %d lies in loop %d", f.ID, i+1, l.Parent)
		}
		depth[i+1] = depth[l.Parent] + 1
		if depth[i+1] > maxLoops || !given(l.Exits) {
			return fmt.Errorf("%s: loop %d is none, or lies in more than %d", f.ID, i+1, maxLoops)
		}
	}
	return nil
}

// step checks the i-th step.
func (f *Func) step(i int) error {
	n := &f.Nodes[i]
	switch {
	case n.Kind > Return || (n.Kind == Call) != (n.Call != nil) || (n.Kind == Branch) != (n.Cond != nil) || !given(n.Results):
		return fmt.Errorf("%s: step %d is none", f.ID, i)
	case n.Call != nil && !n.Call.sound():
		return fmt.Errorf("%s: step %d calls nothing", f.ID, i)
	case n.Loop < 0 || n.Loop > len(f.Loops):
		return fmt.Errorf("%s: step %d lies in loop %d of %d", f.ID, i, n.Loop, len(f.Loops))
	case n.Kind == Branch && len(n.Succ) != 2:
		return fmt.Errorf("%s: step %d decides between %d ways", f.ID, i, len(n.Succ))
	}
	for _, e := range n.Succ {
		if e.To < 0 || e.To >= len(f.Nodes) {
			return fmt.Errorf("%s: step %d leads to step %d of %d", f.ID, i, e.To, len(f.Nodes))
		}
	}
	return nil
}

func (c *CallInfo) sound() bool {
	return c.Mode <= Send && (c.Mode == Value) == (c.Fn != nil) && given(c.Args)
}

// given reports whether no term is missing.
func given(ts []*provenance.Term) bool {
	for _, t := range ts {
		if t == nil {
			return false
		}
	}
	return true
}

// check returns why a package that was read from a file can't be one that was
// written.
func (p *Package) check() error {
	if err := p.checkOutline(); err != nil {
		return err
	}
	for _, f := range p.Funcs {
		if err := f.Check(); err != nil {
			return err
		}
	}
	return nil
}

// checkOutline is check without what the functions do.
func (p *Package) checkOutline() error {
	for i, f := range p.Funcs {
		if f == nil || i > 0 && p.Funcs[i-1].ID > f.ID {
			return fmt.Errorf("function %d is missing, or out of order", i)
		}
	}
	if p.index != nil && !p.index.sound(len(p.Funcs)) {
		return fmt.Errorf("the index mentions a function that is none of %d", len(p.Funcs))
	}
	for i, e := range p.Entities {
		if e == nil {
			return fmt.Errorf("entity %d is missing", i)
		}
	}
	for _, f := range p.Flows {
		if f.Value == nil {
			return fmt.Errorf("nothing flows into %s", f.Holder)
		}
	}
	return nil
}
