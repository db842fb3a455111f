package effectflow

import (
	"sync"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// workshop holds what a maker of graphs uses again for each of the pieces that a graph
// is put together of.
type workshop struct{ idle []*provenance.Substituter }

// substituter returns a substituter for f, which done takes back.
func (s *workshop) substituter(f func(*provenance.Term) *provenance.Term) *provenance.Substituter {
	last := len(s.idle) - 1
	if last < 0 {
		return provenance.NewSubstituter(f)
	}
	sub := s.idle[last]
	s.idle = s.idle[:last]
	return sub.Reset(f)
}

func (s *workshop) done(sub *provenance.Substituter) { s.idle = append(s.idle, sub) }

// workshops are those that no maker works in. They remember terms of its last graph,
// so they are closed when all graphs are made.
type workshops struct {
	mu   sync.Mutex
	free []workshop
	shut bool
}

func (w *workshops) take() workshop {
	w.mu.Lock()
	defer w.mu.Unlock()
	last := len(w.free) - 1
	if last < 0 {
		return workshop{}
	}
	s := w.free[last]
	w.free = w.free[:last]
	return s
}

func (w *workshops) giveBack(s workshop) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.shut {
		w.free = append(w.free, s)
	}
}

// close lets what is made from now on begin with nothing.
func (w *workshops) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.free, w.shut = nil, true
}
