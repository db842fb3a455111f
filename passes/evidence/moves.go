package evidence

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// transitionsOf asks whether the state changes only from where it may.
func (q *asked) transitionsOf() *said {
	s := &said{}
	m := q.b.machine
	switch {
	case q.handled():
		s.add(Blind, nil, "", "the work has no row whose state could be followed: no state column is written or tested beside its effects")
		s.summary = "no state is kept that could change"
		s.next = "Keep a row for the work with a state, and move it with an UPDATE that repeats the state it expects."
		return s
	case q.unreadable(s):
		s.summary = "no statement on " + q.b.table + " could be read"
		s.next = "Make the statements visible, see the evidence."
		return s
	case m == nil && stateColumn(q.b.uses) != "":
		s.add(Blind, q.firstUse(), "", "no value of %s.%s could be read", q.b.table, stateColumn(q.b.uses))
		s.summary = "the states of the rows could not be read"
		s.next = "Write the states as constants, or declare the functions that change them with //dualwrite:record or //dualwrite:claim."
		return s
	case m == nil:
		s.add(Against, q.firstUse(), "", "%s has no column that says how far the work has come", q.b.table)
		s.summary = "the rows have no state"
		s.next = "Give " + q.b.table + " a state column, and move it with an UPDATE that repeats the state it expects."
		return s
	}
	good, entries := 0, 0
	changes := m.joined()
	for i := range changes {
		t := &changes[i]
		w, text := q.judgeMove(t)
		if w == For {
			good++
		}
		if t.Saved && w == Blind {
			entries++
		}
		s.add(w, &t.Place, t.Quote, "%s", text)
	}
	if len(m.Transitions) == 0 && len(m.entered) > 0 {
		s.add(Blind, q.firstUse(), "", "no UPDATE of %s.%s was found: rows are written with their state, so a change of state is another row, and whether there can be two of them depends on keys over what the rows belong to", q.b.table, m.Column)
	} else if len(m.Transitions) == 0 {
		s.add(Blind, nil, "", "no UPDATE of %s.%s was found: it is changed by code that could not be read, or outside of this program", q.b.table, m.Column)
	}
	s.summary = fmt.Sprintf("%d of %s conditional and looked at", good, plural(len(changes)-entries, "change"))
	if len(changes) == entries {
		s.summary = "no change of the state could be seen"
	}
	q.agree(s, Transitions)
	s.next = q.nextMove(m)
	return s
}

// nextMove says what to do about the changes of state.
func (q *asked) nextMove(m *Machine) string {
	i := slices.IndexFunc(m.Transitions, func(t Transition) bool { w, _ := q.judgeMove(&t); return w == Against || w == Half })
	switch {
	case i >= 0 && !m.Transitions[i].Conditional:
		return fmt.Sprintf("In %s, add \"AND %s = …\" with the state that is expected to the WHERE, and go on only if a row changed.", m.Transitions[i].Function, m.Column)
	case i >= 0:
		return fmt.Sprintf("Let the caller of %s go on only if a row changed.", m.Transitions[i].Function)
	case len(m.Transitions) == 0 && len(m.entered) > 0:
		return "Give the rows a unique key over what they belong to and the state, so that two of them cannot say the same."
	case len(m.Transitions) == 0:
		return "Declare the function that changes the state with //dualwrite:record or //dualwrite:claim, or give it a model."
	}
	return "Add the state that is expected to the WHERE of the UPDATE, and go on only if a row changed."
}

// judgeMove weighs one change of state.
func (q *asked) judgeMove(t *Transition) (Weight, string) {
	to := t.To
	if to == "" {
		to = "a state that could not be read"
	}
	move := fmt.Sprintf("%s: %s → %s", t.Function, fromText(t), to)
	switch {
	case t.Saved && !t.Conditional && !q.inserted():
		return Blind, fmt.Sprintf("%s saves the whole record with %s = %s: a new one is inserted, of one that exists the state is overwritten, whatever it was", t.Function, q.b.machine.Column, to)
	case !t.Conditional && t.To == "":
		return Blind, move + "; the whole row is saved, or the value is built elsewhere"
	case !t.Conditional:
		return Against, move + ", whatever the state was"
	case t.own:
		return For, move + ", of a row that the same transaction inserted: nobody else sees it yet"
	case t.Sweep:
		return For, move + ", for all rows in that state"
	case !t.Checked:
		return Half, move + ", but nobody looks at whether a row changed"
	}
	return For, move + ", and the outcome is looked at"
}

// inserted reports whether rows come in by other ways than Save.
func (q *asked) inserted() bool {
	return slices.ContainsFunc(q.b.uses, func(u effectflow.Use) bool { return enters(u) && (!saves(u) || inserts(u)) })
}

func fromText(t *Transition) string {
	switch {
	case len(t.From) == 0 && t.Conditional:
		return "guarded by a version, lease or lock"
	case len(t.From) == 0:
		return "any state"
	case t.Not:
		return "any state but " + strings.Join(t.From, ", ")
	}
	return strings.Join(t.From, " or ")
}

func (q *asked) firstUse() *Place {
	if len(q.b.uses) > 0 {
		return q.useAt(q.b.uses[0])
	}
	return nil
}

// recovery asks what becomes of work whose worker died.
func (q *asked) recovery() *said {
	s := &said{}
	m := q.b.machine
	switch {
	case q.handled():
		q.redelivered(s)
		return s
	case q.unreadable(s):
		s.summary = "no statement on " + q.b.table + " could be read"
		s.next = "Make the statements visible, see the evidence."
		return s
	}
	progress := q.progress()
	if len(progress) == 0 {
		q.reselected(s)
		return s
	}
	others := q.handedBack()
	for _, p := range progress {
		q.recovered(s, m, p, others)
	}
	q.agree(s, Recovery)
	s.summary = strings.Join(progress, ", ")
	switch Judge(s.items) {
	case Yes:
		s.summary += ": rows left there are brought back"
	case No:
		s.summary += ": rows left there stay there"
	case Unknown:
		s.summary += ": what becomes of rows left there could not be seen"
	default:
		s.summary += ": only partly brought back"
	}
	s.next = fmt.Sprintf("Let something run regularly that takes rows of %s in %s whose last change is too long ago and puts them back, or fails them, with a count of attempts.", q.b.table, strings.Join(progress, ", "))
	return s
}

// progress returns the states in which somebody works on a row.
func (q *asked) progress() []string {
	var out []string
	if q.b.machine == nil {
		return nil
	}
	for _, t := range q.b.machine.Transitions {
		if q.b.machine.role(t.To) == "progress" && !slices.Contains(out, t.To) {
			out = append(out, t.To)
		}
	}
	for _, v := range q.b.machine.entered {
		if q.b.machine.role(v) == "progress" && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	slices.Sort(out)
	return out
}

// recovered looks for what takes rows out of state p again.
func (q *asked) recovered(s *said, m *Machine, p string, others []handed) {
	before := s.count(For, Half)
	for i := range m.Transitions {
		t := &m.Transitions[i]
		if !t.Sweep || t.Not || !slices.Contains(t.From, p) {
			continue
		}
		switch {
		case t.To == p:
			s.add(For, &t.Place, t.Quote, "the claim in %s takes over rows in %s", t.Function, p)
		case q.leaves(t, p):
			s.add(Half, &t.Place, t.Quote, "%s moves rows from %s to %s, but only while their attempts are below a limit; what is above it stays", t.Function, p, t.To)
		case !q.runs(t.Place):
			s.add(Half, &t.Place, t.Quote, "%s moves rows from %s to %s, but nothing in the program is seen to call it", t.Function, p, t.To)
		default:
			s.add(For, &t.Place, t.Quote, "%s moves rows from %s to %s", t.Function, p, t.To)
		}
	}
	for _, u := range q.b.uses {
		q.listed(s, m, p, u)
	}
	for _, o := range others {
		s.add(Half, o.place, o.quote, "%s; whether rows of %s in %s go on with it could not be seen", o.text, q.b.table, p)
	}
	switch {
	case s.count(For, Half) > before:
	case len(q.b.deeds) == 0 && !q.claimedInto(p):
		s.add(Blind, nil, "", "what works on rows of %s in %s is not seen: none of %s takes them out of it by their state or age, but whoever does the work may start it again", q.b.table, p, plural(len(q.b.uses), "statement"))
	default:
		s.add(Against, nil, "", "none of %s on %s takes rows out of %s by their state or age", plural(len(q.b.uses), "statement"), q.b.table, p)
	}
}

// claimedInto reports whether rows are taken into state p under a condition: then
// this program decides who works on them.
func (q *asked) claimedInto(p string) bool {
	return slices.ContainsFunc(q.b.machine.Transitions, func(t Transition) bool { return t.To == p && t.Conditional })
}

// leaves reports whether a sweep passes over rows that were tried too often, and
// nothing else takes them out of state p.
func (q *asked) leaves(t *Transition, p string) bool {
	limited := false
	for _, u := range q.b.uses {
		if *q.useAt(u) == t.Place {
			limited = limited || slices.ContainsFunc(u.Stmt.Conds, func(c dbcall.Cond) bool {
				return dbcall.AttemptColumn(c.Column) && (c.Op == "<" || c.Op == "<=")
			})
		}
	}
	return limited && !slices.ContainsFunc(q.b.machine.Transitions, func(o Transition) bool {
		return o.Sweep && o.Place != t.Place && slices.Contains(o.From, p)
	})
}

// listed weighs a select that finds rows in state p.
func (q *asked) listed(s *said, m *Machine, p string, u effectflow.Use) {
	if u.Stmt.Verb != sqltext.Select || !bulk(u.Stmt) {
		return
	}
	finds := slices.ContainsFunc(u.Stmt.CondsOn(m.Column), func(c dbcall.Cond) bool {
		return (c.Op == "=" || c.Op == "in") && slices.Contains(tested(m.Column, c), p)
	})
	if !finds {
		return
	}
	at, fn := q.useAt(u), q.by(u)
	switch {
	case q.onlyShown(u):
		s.add(Note, at, quoteOf(u), "%s lists rows in %s for whoever asks, and changes nothing", fn, p)
	case !q.called(u.Node.Func):
		s.add(Half, at, quoteOf(u), "%s finds rows in %s, but nothing in the program is seen to call it", fn, p)
	case aged(u.Stmt):
		s.add(For, at, quoteOf(u), "%s finds rows in %s that are too old", fn, p)
	case q.source(u):
		s.add(For, at, quoteOf(u), "%s selects rows in %s to be worked on again", fn, p)
	default:
		s.add(Half, at, quoteOf(u), "%s finds rows in %s; what is done with them could not be seen", fn, p)
	}
}

// onlyShown reports whether every way to a select begins with a request, and
// nothing is written or done after it: it answers somebody who looks.
func (q *asked) onlyShown(u effectflow.Use) bool {
	all := q.reads[leaf{u.Node.Func, u.Node.Site, u.Node.Name()}]
	for _, i := range all {
		g := q.entries[i].g
		if q.entries[i].kind != "http" && !answersRequest(g.Func) || g.Capped {
			return false
		}
		for _, n := range g.Nodes {
			if n.Func == u.Node.Func && n.Site == u.Node.Site && goesOn(g, n) {
				return false
			}
		}
	}
	return len(all) > 0
}

// answersRequest recognises handlers of web requests by their parameters, also of
// those that only read.
func answersRequest(f *effects.Func) bool {
	return slices.ContainsFunc(f.Params, func(p effects.Param) bool {
		return slices.ContainsFunc([]string{"net/http.Request", "gin-gonic/gin.Context", "labstack/echo", "gofiber/fiber"}, func(part string) bool {
			return strings.Contains(p.Type, part)
		})
	})
}

// goesOn reports whether something is written or done after a step.
func goesOn(g *effectflow.Graph, n *effectflow.Node) bool {
	for m := range g.After(n, false).All() {
		if m.Kind == effects.Call && (m.Effect() != nil || m.Row != nil && writes(m)) {
			return true
		}
	}
	return false
}

// source reports whether effects of the unit run over the rows of a select.
func (q *asked) source(u effectflow.Use) bool {
	for _, x := range q.b.deeds {
		for _, src := range x.sources {
			if src.Node.Func == u.Node.Func && src.Node.Site == u.Node.Site {
				return true
			}
		}
	}
	return false
}

// aged reports whether a statement picks rows by how long ago something was.
func aged(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		if c.Op != "<" && c.Op != "<=" && c.Op != "expr" && c.Op != "between" {
			return false
		}
		return slices.ContainsFunc(append(slices.Clone(c.Mentions), c.Column), func(col string) bool {
			return dbcall.LeaseColumn(col) || strings.HasSuffix(col, "_at") || strings.HasSuffix(col, "_on") || strings.HasSuffix(col, "_time")
		})
	})
}

// runs reports whether the function whose statement stands at p is called.
func (q *asked) runs(p Place) bool {
	for _, u := range q.b.uses {
		if *q.useAt(u) == p {
			return q.called(u.Node.Func)
		}
	}
	return false
}

// redelivered judges the work that a framework hands over.
func (q *asked) redelivered(s *said) {
	p := q.at(q.b.fn.Package, q.b.fn.Site)
	name := enclosing(q.b.fn)
	switch q.b.entryKind {
	case "cron":
		s.add(Half, &p, "", "%s runs on a schedule: the next run starts over, which helps only if it finds what the last one left", name)
		s.summary = "the next run starts over"
		s.next = "Note for each piece of work how far it came, and let the next run begin with what is unfinished."
	case "message":
		if at := q.inMemory(); at != nil && watermill(q.b.fn) {
			s.add(Against, at, "", "the messages for %s wait in the memory of the process (gochannel): what was not handled is gone after a crash", name)
			s.summary = "a crash loses the messages that wait"
			s.next = "Keep the messages in a broker or a table, or find what they were about again when the program starts."
			return
		}
		s.add(For, &p, "", "%s is run again by what calls it: %s", name, again(q.b.entryKind))
		s.summary = "the framework hands unfinished work over again"
	default:
		s.add(For, &p, "", "%s is run again by what calls it: %s", name, again(q.b.entryKind))
		s.summary = "the framework hands unfinished work over again"
	}
}

func again(kind string) string {
	switch kind {
	case "job":
		return "a job that did not end is handed to another worker"
	case "message":
		return "a message that was not acknowledged is delivered again"
	case "activity":
		return "an activity that did not answer in time is retried"
	case "workflow":
		return "a workflow goes on where its history ends"
	}
	return "a reconcile loop comes back to what is not as it should be"
}
