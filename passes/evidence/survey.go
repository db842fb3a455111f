package evidence

import (
	"runtime"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// survey is what was found in the graphs of one package. Large graphs are made
// again for whoever asks, so that everything is asked of each at once.
type survey struct {
	deeds   []*deed
	callees map[string]bool // functions that those of the package lead into
	tables  map[string]bool
}

// look surveys package f. Its deeds are the effects of the functions from which
// it is entered, and those whose other end is seen in one of its functions. The
// latter are judged there, too, since values that came a long way are not known
// any more.
func look(f *effectflow.Flow) survey {
	roots := map[*effectflow.Graph]bool{}
	for _, g := range f.Roots() {
		roots[g] = true
	}
	out := survey{nil, map[string]bool{}, map[string]bool{}}
	for _, fn := range f.Package.Funcs {
		if fn.Flags&effects.Test != 0 {
			continue
		}
		g := f.World.Graph(fn.ID)
		if g == nil {
			continue
		}
		out.index(g)
		if fn.Flags&effects.Double != 0 {
			continue
		}
		s := &search{w: f.World, g: g, home: f.Package.Path, root: roots[g]}
		for _, d := range s.all() {
			if s.root || d.main().score > 0 {
				out.deeds = append(out.deeds, d)
			}
		}
	}
	return out
}

// index notes what a graph leads into, and the tables of its statements.
func (s *survey) index(g *effectflow.Graph) {
	for _, n := range g.Nodes {
		for _, f := range n.Frames {
			if f.Callee != g.Func {
				s.callees[f.Callee.ID] = true
			}
		}
		if n.Row == nil || n.Kind != effects.Call {
			continue
		}
		for _, st := range n.Stmts() {
			if st.Table != "" {
				s.tables[st.Table] = true
			}
		}
	}
}

// surveys looks at all packages, at several at the same time: reading graphs
// changes nothing.
func surveys(flows []*effectflow.Flow) []survey {
	found := make([]survey, len(flows))
	each(len(flows), func(i int) { found[i] = look(flows[i]) })
	return found
}

// each calls do for the numbers below n, on all cores.
func each(n int, do func(i int)) {
	next := make(chan int)
	var busy sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		busy.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	busy.Wait()
}
