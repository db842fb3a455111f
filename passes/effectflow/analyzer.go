package effectflow

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/schema"
)

// Analyzer yields a *Flow for every first-party package. A driver that knows
// the whole program supplies the result itself, see ForPackage.
var Analyzer = &analysis.Analyzer{
	Name:             "effectflow",
	Doc:              "order the effects of functions\n\nA prerequisite of the rules; it reports nothing.",
	URL:              "https://pkg.go.dev/github.com/dualwrite/dualwrite/passes/effectflow",
	Run:              run,
	RunDespiteErrors: true,
	Requires:         []*analysis.Analyzer{effects.Analyzer, config.Analyzer},
	ResultType:       reflect.TypeFor[*Flow](),
}

// Flow answers for the functions of one package.
type Flow struct {
	World   *World
	Package *effects.Package

	roots []*Graph
	ready bool
}

// ForPackage returns the flow of one package of a world.
func ForPackage(w *World, p *effects.Package) *Flow { return &Flow{World: w, Package: p} }

func run(pass *analysis.Pass) (any, error) {
	own := pass.ResultOf[effects.Analyzer].(*effects.Package)
	settings := pass.ResultOf[config.Analyzer].(*config.Settings)
	// Without functions: the rules of a package may run at the same time, and a world
	// that is not prepared is for one of them.
	nothing := &Flow{World: NewWorld(settings.Table(), nil, nil), Package: &effects.Package{Path: own.Path}, ready: true}
	if len(own.Funcs) == 0 {
		return nothing, nil
	}
	pkgs := []*effects.Package{own}
	seen := []Typed{{own, pass.Pkg}}
	for _, imp := range own.Imported() {
		pkgs = append(pkgs, imp.Package)
		seen = append(seen, Typed{imp.Package, imp.Types})
	}
	files, err := linkedFiles(settings)
	if err != nil {
		return nil, err
	}
	sql := sync.OnceValue(func() *schema.Schema { return schema.Read(settings.Schema()) })
	impls := NewResolver(seen)
	world := func() *World { return NewWorld(settings.Table(), pkgs, impls).WithSchema(sql) }
	whole := func() *World {
		for _, p := range pkgs {
			p.Complete()
		}
		return world().WithLinked(own, files...)
	}
	if len(files) == 0 {
		w, found := near(own, pkgs, world, whole)
		if found {
			return flowOf(w, own, nothing), nil
		}
	}
	return flowOf(whole().About(own, whole), own, nothing), nil
}

// maxNear is how often the vicinity of a package is widened.
const maxNear = 5

// near returns the prepared world around a package, if that is a small part of the
// program.
func near(own *effects.Package, pkgs []*effects.Package, world, whole func() *World) (*World, bool) {
	all := 0
	for _, p := range pkgs {
		all += len(p.Funcs)
	}
	if 2*len(own.Funcs) > all {
		return nil, false
	}
	var roots []string
	for range maxNear {
		w := world().About(own, whole).Near(pkgs, roots)
		if !w.closeVicinity() {
			return nil, false
		}
		if w.eventful(own) && len(w.vicinity.wanted) == 0 {
			w.Prepare()
		}
		if len(w.vicinity.wanted) == 0 {
			return w, true
		}
		roots = slices.AppendSeq(roots, maps.Keys(w.vicinity.wanted))
	}
	return nil, false
}

// flowOf returns the flow of package own in w, or nothing if none of its functions
// leads to a step.
func flowOf(w *World, own *effects.Package, nothing *Flow) *Flow {
	if !w.eventful(own) {
		return nothing
	}
	flow := ForPackage(w, own)
	if !w.prepared {
		w.Prepare() // the rules of a package may run at the same time
	}
	flow.Roots()
	return flow
}

// Release gives up what was only noted for the rules, once they are through with the
// package. What somebody asks for after all is made again.
func (f *Flow) Release() { f.World.closures.release(f.Package.Path) }

// eventful reports whether a function of p may lead to a step.
func (w *World) eventful(p *effects.Package) bool {
	return slices.ContainsFunc(p.Funcs, func(f *effects.Func) bool { return f.Flags&effects.Unasked == 0 && w.live(f.ID) })
}

// linkedFiles reads the linked models that the project has checked in.
func linkedFiles(settings *config.Settings) ([]*linked.File, error) {
	var out []*linked.File
	for _, source := range settings.Linked {
		f, err := linked.Decode(source.Data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", source.Name, err)
		}
		out = append(out, f)
	}
	return out, nil
}

// Roots returns the graphs of the functions that may be entered from outside
// the package: exported ones, those used as values, and those nobody calls. The
// others are part of these graphs, but for what no graph had room for.
func (f *Flow) Roots() []*Graph {
	if f.ready {
		return f.roots
	}
	f.ready = true
	called, handed := f.uses()
	for _, fn := range f.Package.Funcs {
		if fn.Flags&effects.Unasked != 0 || !root(fn, called, handed) && !f.World.stranded(fn) {
			continue
		}
		if !f.World.leads(fn.ID) {
			continue
		}
		if g := f.World.Graph(fn.ID); g != nil && eventful(g) {
			f.roots = append(f.roots, g)
		}
	}
	return f.roots
}

// LeftOut returns the graphs of the functions that the package calls, are no roots,
// and that no graph of a caller had room for. Nothing of what stands around them is
// in view, so they only show what follows what in themselves.
func (f *Flow) LeftOut() []*Graph {
	called, handed := f.uses()
	inner := map[string]bool{}
	for _, fn := range f.Package.Funcs {
		if fn.Flags&effects.Unasked == 0 && !root(fn, called, handed) && f.World.Entry(fn.ID) {
			inner[fn.ID] = true
		}
	}
	cut := f.cut(inner)
	var out []*Graph
	for _, fn := range f.Package.Funcs {
		if !cut[fn.ID] {
			continue
		}
		if g := f.World.Graph(fn.ID); g != nil && eventful(g) {
			out = append(out, g)
		}
	}
	return out
}

// cut returns which of the functions ids are called in one whose graph was cut short.
func (f *Flow) cut(ids map[string]bool) map[string]bool {
	out := map[string]bool{}
	for _, fn := range f.Package.Funcs {
		var calls []string
		for i := range fn.Nodes {
			if c := fn.Nodes[i].Call; c != nil && c.Mode == effects.Static && !c.Async && c.Sym != fn.ID && ids[c.Sym] {
				calls = append(calls, c.Sym)
			}
		}
		if len(calls) == 0 || !f.World.Capped(fn.ID) {
			continue
		}
		for _, id := range calls {
			out[id] = true
		}
	}
	return out
}

func root(fn *effects.Func, called, handed map[string]bool) bool {
	if len(fn.Receives) > 0 {
		return false // looked at where it stands, and from those who send
	}
	if fn.Flags&effects.Literal != 0 {
		return !handed[fn.ID] && !called[fn.ID]
	}
	return fn.Flags&(effects.Exported|effects.Escapes) != 0 || !called[fn.ID]
}

// stranded reports whether fn is too large to be put into any caller.
func (w *World) stranded(fn *effects.Func) bool {
	if w.stock.inner[fn.ID] || len(fn.Receives) > 0 || fn.Flags&effects.Literal != 0 || len(fn.Nodes) <= 2*maxNodes {
		return false
	}
	g := w.Graph(fn.ID)
	return g != nil && len(g.Nodes) > 2*maxNodes
}

func eventful(g *Graph) bool {
	for _, n := range g.Nodes {
		if n.Kind == effects.Call {
			return true
		}
	}
	return false
}

// uses returns the functions that this package's code calls, and the literals
// that it hands to calls which run them in place.
func (f *Flow) uses() (called, handed map[string]bool) {
	called, handed = map[string]bool{}, map[string]bool{}
	for _, fn := range f.Package.Funcs {
		if fn.Flags&effects.Unasked != 0 {
			continue
		}
		for i := range fn.Nodes {
			c := fn.Nodes[i].Call
			if c == nil {
				continue
			}
			if c.Mode == effects.Static && c.Sym != fn.ID {
				called[c.Sym] = true
			}
			if c.Fn != nil {
				note(c.Fn, called)
			}
			if f.World.registers(c) {
				continue
			}
			for _, a := range c.Args {
				note(a, handed)
			}
		}
	}
	return called, handed
}

func note(t *provenance.Term, into map[string]bool) {
	t.Walk(func(u *provenance.Term) bool {
		if u.Kind == provenance.Func {
			into[u.Text] = true
		}
		return true
	})
}
