package dbcall

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// optional evaluates a chain of which the last steps may not have been done: what
// holds of both.
func (r *reader) optional(t *term, steps int) *query {
	below := under(t, steps)
	if below == nil {
		return &query{r: r, handle: provenance.Nothing(), partial: true}
	}
	without := r.chain(below)
	with := without.clone()
	with.grow(t, steps)
	without.merge(with)
	return without
}

// under returns what the last steps of t were done on, nil if there are fewer.
func under(t *term, steps int) *term {
	for range steps {
		if t = bare(t); len(t.Args) == 0 {
			return nil
		}
		t = t.Args[0]
	}
	return t
}

// grow does the last steps of t.
func (q *query) grow(t *term, steps int) {
	if steps <= 0 {
		return
	}
	if t = bare(t); len(t.Args) == 0 {
		q.partial = true // too large to be told
		return
	}
	skipped, ok := t.Optional()
	if !ok {
		q.grow(t.Args[0], steps-1)
		q.step(t, t.Args[1:])
		return
	}
	if skipped >= steps { // reaches below what is known already
		q.grow(t.Args[0], steps-1)
		q.partial = true
		return
	}
	below := under(t.Args[0], skipped)
	if below == nil {
		q.partial = true
		return
	}
	q.grow(below, steps-1-skipped)
	with := q.clone()
	with.grow(t.Args[0], skipped)
	q.merge(with)
}

// clone copies what steps add to.
func (q *query) clone() *query {
	c := *q
	c.conds, c.sets, c.columns, c.omit = slices.Clone(q.conds), slices.Clone(q.sets), slices.Clone(q.columns), slices.Clone(q.omit)
	c.conflictColumns, c.conflictSets = slices.Clone(q.conflictColumns), slices.Clone(q.conflictSets)
	c.attrs, c.assigned, c.values = slices.Clone(q.attrs), slices.Clone(q.assigned), slices.Clone(q.values)
	c.keys, c.rows, c.raw = slices.Clone(q.keys), slices.Clone(q.rows), slices.Clone(q.raw)
	c.conditions, c.otherwise, c.with = slices.Clone(q.conditions), slices.Clone(q.otherwise), slices.Clone(q.with)
	return &c
}
