package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// retention asks whether what remembers finished work is kept longer than any
// way in which the work can come again.
func (q *asked) retention() *said {
	s := &said{}
	q.remembered(s)
	q.windows(s)
	q.expiries(s)
	q.agree(s, Retention)
	if s.count(For, Half, Blind) == 0 {
		s.add(Against, nil, "", "nothing remembers finished work by a key (see the first and the fourth question), so there is nothing to be kept")
	}
	switch Judge(s.items) {
	case Yes:
		s.summary = "keys are kept as long as the rows"
	case No:
		s.summary = "no key is remembered"
	case Partly:
		s.summary = "keys are kept, but perhaps not long enough"
	default:
		s.summary = "how long keys are remembered could not be seen"
	}
	s.next = "Write down the longest way back (retries, dead letters put back, a backup restored, a person who clicks again), and keep keys longer than that."
	return s
}

// remembered looks at the rows that carry the work's key.
func (q *asked) remembered(s *said) {
	if q.b.table == "" || len(q.b.uses) == 0 || !slices.ContainsFunc(q.w.Unique(q.b.table), func(k []string) bool { return !surrogate(k, q.b) }) {
		return
	}
	deleted := false
	for _, u := range q.b.uses {
		if u.Stmt.Verb != sqltext.Delete || !effectflow.Bulk(u.Stmt) {
			continue
		}
		deleted = true
		s.add(Half, q.useAt(u), quoteOf(u), "%s deletes rows of %s, and their keys with them", q.by(u), q.b.table)
	}
	if !deleted {
		s.add(For, nil, "", "none of %s on %s deletes rows by state or age, so their keys stay", plural(len(q.b.uses), "statement"), q.b.table)
	}
}

// windows looks at how long the far side remembers keys.
func (q *asked) windows(s *said) {
	for i, x := range q.b.deeds {
		e := &q.u.Effects[i]
		if e.Key != stable && e.Key != soft {
			continue
		}
		switch w := x.e.Window; {
		case w == "":
			s.add(Blind, &e.Place, e.Via, "how long the receiver of %s remembers a key is not known here: state it in a model (window), or ask", e.Name)
		case q.ageless(x):
			s.add(Half, &e.Place, e.Via, "the receiver of %s remembers a key for %s, and rows are selected however old they are", e.Name, w)
		default:
			s.add(Half, &e.Place, e.Via, "the receiver of %s remembers a key for %s: no replay may come later", e.Name, w)
		}
	}
}

// ageless reports whether the work is selected without a limit on its age.
func (q *asked) ageless(x *deed) bool {
	return slices.ContainsFunc(x.sources, func(u source) bool {
		return !slices.ContainsFunc(u.Stmt.Conds, func(c dbcall.Cond) bool {
			return (c.Op == ">" || c.Op == ">=") && strings.HasSuffix(c.Column, "_at")
		})
	})
}

// expiries looks at claims that expire by themselves.
func (q *asked) expiries(s *said) {
	for _, x := range q.b.deeds {
		for _, c := range x.claims {
			if c.Stmt.Store != dbcall.KeyValue {
				continue
			}
			p := q.at(c.Func.Package, c.Site)
			if c.Stmt.TTL == nil {
				s.add(For, &p, c.Stmt.Text, "the key %s does not expire", c.Stmt.Table)
				continue
			}
			s.add(Half, &p, c.Stmt.Text, "the key %s expires: what comes again later than that is new work", c.Stmt.Table)
		}
	}
}
