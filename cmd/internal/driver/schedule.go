package driver

import (
	"cmp"
	"context"
	"sync"
	"time"
)

func byID(a, b *unit) int { return cmp.Compare(a.ID, b.ID) }

// schedule hands out units, each after those of them that it depends on.
type schedule struct {
	waiting    map[*unit]int // number of dependencies still to do
	dependents map[*unit][]*unit
	ready      chan *unit

	mu       sync.Mutex
	total    int
	done     int
	err      error
	progress func(done, total int, pkg string)
}

func newSchedule(units []*unit, progress func(int, int, string)) *schedule {
	s := &schedule{
		waiting:    make(map[*unit]int),
		dependents: make(map[*unit][]*unit),
		ready:      make(chan *unit, len(units)),
		total:      len(units),
		progress:   progress,
	}
	for _, u := range units {
		s.waiting[u] = 0
	}
	for _, u := range units {
		for _, d := range u.deps {
			if _, ok := s.waiting[d]; ok {
				s.waiting[u]++
				s.dependents[d] = append(s.dependents[d], u)
			}
		}
	}
	for _, u := range units {
		if s.waiting[u] == 0 {
			s.ready <- u
		}
	}
	if len(units) == 0 {
		close(s.ready)
	}
	return s
}

// finish notes that a unit is done and lets its dependents go. After the first
// error the rest is handed out no more.
func (s *schedule) finish(u *unit, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.done++
	if s.err != nil {
		return
	}
	if s.err = err; err != nil {
		close(s.ready)
		return
	}
	if s.progress != nil {
		s.progress(s.done, s.total, u.ID)
	}
	for _, d := range s.dependents[u] {
		if s.waiting[d]--; s.waiting[d] == 0 {
			s.ready <- d
		}
	}
	if s.done == s.total {
		close(s.ready)
	}
}

// each calls do for the units, a few at a time, each after its dependencies.
// No more packages are open at once than Config.Parallel, which bounds memory.
func (p *Program) each(ctx context.Context, units []*unit, do func(*unit) error) error {
	s := newSchedule(units, p.config.Progress)
	var workers sync.WaitGroup
	for range min(p.config.Parallel, len(units)) {
		workers.Go(func() {
			for u := range s.ready {
				err := ctx.Err()
				if err == nil {
					start := time.Now()
					err = do(u)
					u.took += time.Since(start)
				}
				s.finish(u, err)
			}
		})
	}
	workers.Wait()
	return s.err
}

// Slowest returns the package that Learn and Check worked on for the longest time,
// and that time. Several packages may have been worked on at once.
func (p *Program) Slowest() (id string, took time.Duration) {
	for _, u := range p.units {
		if u.took > took {
			id, took = u.ID, u.took
		}
	}
	return id, took
}
