package evidence

import (
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// retention asks whether what remembers finished work is kept longer than any
// way in which the work can come again.
func (q *asked) retention() *said {
	s := &said{}
	q.remembered(s)
	q.windows(s)
	q.intervals(s)
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
	if q.b.table == "" || len(q.b.uses) == 0 || !slices.ContainsFunc(q.unique(q.b.table), q.names) {
		return
	}
	deleted := false
	for _, u := range q.b.uses {
		if u.Stmt.Verb != sqltext.Delete || !bulk(u.Stmt) {
			continue
		}
		deleted = true
		s.add(Half, q.useAt(u), quoteOf(u), "%s deletes rows of %s, and their keys with them", q.by(u), q.b.table)
	}
	if several := q.severalMarks(); len(several) > 0 {
		s.add(Half, nil, "", "the keys of %s name a row on which several pieces of work are noted (%s), not each of them", q.b.table, strings.Join(several, ", "))
		return
	}
	if !deleted {
		s.add(For, nil, "", "none of %s on %s deletes rows by state or age, so their keys stay", plural(len(q.b.uses), "statement"), q.b.table)
	}
}

// names reports whether a key says what the work is, and still does so: it was
// not dropped later.
func (q *asked) names(key []string) bool {
	at, _, _ := q.dropped(q.b.table, key)
	return at == nil && !surrogate(key, q.b) && q.filledLater(key) == nil
}

// severalMarks returns the columns of a row that all note the same thing of
// different work: recovery_sent_at and confirmation_sent_at are two mails about
// one account. Such a row lives on when the work is done.
func (q *asked) severalMarks() []string {
	by := map[string][]string{}
	for _, u := range q.b.uses {
		for _, x := range u.Stmt.Sets {
			base, ok := strings.CutSuffix(x.Column, "_at")
			ws := strings.Split(base, "_")
			if ok && len(ws) > 1 && dbcall.StateColumn(x.Column) && !slices.Contains(by[ws[len(ws)-1]], x.Column) {
				by[ws[len(ws)-1]] = append(by[ws[len(ws)-1]], x.Column)
			}
		}
	}
	var out []string
	for _, what := range slices.Sorted(maps.Keys(by)) {
		if len(by[what]) > 1 {
			out = append(out, by[what]...)
		}
	}
	slices.Sort(out)
	return out
}

// intervals looks for effects that are only held back for a while: a test of how
// long ago the last one was lets the next one pass.
func (q *asked) intervals(s *said) {
	for i, x := range q.b.deeds {
		for _, n := range x.g.Guards(x.e.Node, sinceLast) {
			if n.Site.Line > 0 && n.Kind == effects.Branch {
				p := q.at(n.Func.Package, n.Site)
				s.add(Half, &p, "", "%s holds %s back only until some time has passed: what comes again later is done again", enclosing(n.Func), q.u.Effects[i].Name)
			}
		}
	}
}

// sinceLast recognises a comparison of now with the time that something was done,
// and an interval: x.SentAt.Add(interval).Before(now).
func sinceLast(t *effectflow.Term) bool {
	return t.Has(func(u *effectflow.Term) bool {
		return u.Kind == provenance.Op && strings.HasSuffix(u.Text, "(time.Time).Add") && len(u.Args) > 0 &&
			u.Args[0].Kind == provenance.Field && dbcall.StateColumn(u.Args[0].Text)
	})
}

// windows looks at how long the far side remembers keys.
func (q *asked) windows(s *said) {
	for i, x := range q.b.deeds {
		e := &q.u.Effects[i]
		if e.Key != stable && e.Key != soft {
			continue
		}
		switch w := x.e.Window; {
		case e.Slot == asynq+"TaskID" && taskOption(x.e.Call.Args, "Retention") == "":
			s.add(Half, &e.Place, e.Via, "the queue knows the id of a task until the task is done (no Retention is given): what is enqueued again later is new work")
		case e.Slot == asynq+"TaskID":
			s.add(Half, &e.Place, e.Via, "the queue knows the id of a task as long as its Retention says: no replay may come later")
		case e.Slot == asynq+"Unique":
			s.add(Half, &e.Place, e.Via, "the queue refuses a second task for as long as Unique says, and no longer than until the first one is done")
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
