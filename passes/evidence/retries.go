package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/retryscope"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// retries asks whether what cannot succeed is given up at some point, and kept
// where a person finds it.
func (q *asked) retries() *said {
	s := &said{}
	for _, f := range q.acting() {
		q.loops(s, f)
	}
	for _, x := range q.b.deeds {
		q.helpers(s, x)
	}
	seen := len(s.items) > 0 || q.handled() || q.again() || slices.ContainsFunc(q.b.uses, func(u effectflow.Use) bool { return q.selectsAgain(u) })
	if q.handled() {
		q.frameworkLimit(s)
	} else {
		seen = q.rowLimit(s) || seen
		q.redeliveries(s)
	}
	q.agree(s, Retries)
	switch Judge(s.items) {
	case Yes:
		s.summary = "every retry ends"
		if !seen {
			s.summary = "nothing here is seen to try again by itself, and what failed is kept"
		}
	case No:
		s.summary = "what cannot succeed is tried for ever"
	case Partly:
		s.summary = "some retries end, or end without anybody noticing"
	default:
		s.summary = "nothing was seen that tries again"
		if s.count(Blind) == 0 {
			s.add(Blind, nil, "", "no retry loop, retry helper or repeated selection was seen on the way to the effects; what calls the entry points again is outside of this program")
		}
	}
	s.next = "Count the attempts where they survive a restart, stop at a number of them, and move what is left to a final state that somebody is told about."
	return s
}

func (q *asked) loops(s *said, f *effects.Func) {
	for _, l := range retryscope.Loops(q.w, f) {
		if l.Doing != retryscope.Acts {
			continue
		}
		p := q.at(f.Package, l.Scope.Loop.Site)
		weigh(s, l.Limit, &p, l.Call.Name(), "the loop around "+l.Call.Name()+" in "+enclosing(f))
	}
}

func weigh(s *said, l retryscope.Limit, p *Place, quote, what string) {
	switch l {
	case retryscope.Bounded:
		s.add(For, p, quote, "%s ends by itself", what)
	case retryscope.Context:
		s.add(Half, p, quote, "%s ends only with its context, which nobody is seen to give a deadline", what)
	case retryscope.Unclear:
		s.add(Blind, p, quote, "%s ends by a condition that could not be understood", what)
	default:
		s.add(Against, p, quote, "%s never ends", what)
	}
}

func (q *asked) helpers(s *said, x *deed) {
	for _, sc := range x.e.In(effectflow.InRetry) {
		n := sc.Node
		if n == nil || n.Row == nil || n.Row.Kind != models.Retry {
			continue
		}
		p := q.at(n.Func.Package, n.Site)
		weigh(s, retryscope.Helper(n), &p, n.Name(), n.Name()+" around "+x.where().name)
	}
}

// again reports whether a state of the rows says that they wait for another try.
func (q *asked) again() bool {
	return q.b.machine != nil && slices.ContainsFunc(q.b.machine.States, func(v State) bool {
		return slices.ContainsFunc(effectflow.Words(strings.ToLower(v.Name)), func(w string) bool {
			return w == "retry" || w == "retrying" || w == "requeued" || w == "rescheduled"
		})
	})
}

// rowLimit looks at what the row says about attempts, and at states that end
// them. It reports whether somebody looks at the number of attempts.
func (q *asked) rowLimit(s *said) bool {
	if q.b.table == "" || len(q.b.uses) == 0 {
		return false
	}
	limited := q.tested(s)
	again := slices.ContainsFunc(q.b.uses, func(u effectflow.Use) bool { return q.selectsAgain(u) })
	if q.b.machine != nil {
		ended := q.b.machine.ended()
		for i := range ended {
			t := &ended[i]
			switch {
			case again && !limited:
				s.add(Half, &t.Place, t.Quote, "%s moves rows to %s, but nothing is seen to count attempts before", t.Function, t.To)
			default:
				s.add(For, &t.Place, t.Quote, "%s moves rows to %s, where they stay until somebody looks", t.Function, t.To)
			}
		}
	}
	if again && !limited {
		q.entersFailed(s)
	}
	if limited || s.count(Half) > 0 {
		return limited
	}
	column := q.attemptColumn()
	for _, u := range q.b.uses {
		if !q.selectsAgain(u) {
			continue
		}
		if column != "" {
			s.add(Half, q.useAt(u), quoteOf(u), "%s selects rows again until they are done; %s counts the attempts, but nothing is seen to compare it", q.by(u), column)
			continue
		}
		s.add(Against, q.useAt(u), quoteOf(u), "%s selects rows again until they are done; nothing counts how often, and no state ends it", q.by(u))
	}
	return false
}

// entersFailed notes states of failure that rows are written with.
func (q *asked) entersFailed(s *said) {
	if q.b.machine == nil {
		return
	}
	for _, v := range q.b.machine.entered {
		if q.b.machine.role(v) == "failed" {
			s.add(Half, nil, "", "rows of %s are also written as %s, but nothing is seen to count attempts before", q.b.table, v)
		}
	}
}

// selectsAgain reports whether a statement finds work again until its state
// changes.
func (q *asked) selectsAgain(u effectflow.Use) bool {
	return takesOver(u.Stmt) || (u.Stmt.Verb == sqltext.Select || u.Stmt.Returning) && bulk(u.Stmt) && byState(u.Stmt) && q.source(u)
}

// tested looks for comparisons of the number of attempts, in SQL and in Go.
func (q *asked) tested(s *said) bool {
	found := false
	for _, u := range q.b.uses {
		for _, c := range u.Stmt.Conds {
			if dbcall.AttemptColumn(c.Column) && strings.ContainsAny(c.Op, "<>") || c.Op == "expr" && slices.ContainsFunc(c.Mentions, dbcall.AttemptColumn) {
				s.add(For, q.useAt(u), quoteOf(u), "%s looks at the number of attempts", q.by(u))
				found = true
			}
		}
	}
	look := func(n *effectflow.Node) {
		if n.Kind == effects.Branch && n.Site.Line > 0 && n.Cond != nil && n.Cond.Has(attempts) {
			p := q.at(n.Func.Package, n.Site)
			s.add(For, &p, "", "%s looks at the number of attempts", enclosing(n.Func))
			found = true
		}
	}
	for _, x := range q.b.deeds {
		for _, n := range x.g.Nodes {
			look(n)
		}
	}
	for _, u := range q.b.uses {
		if u.Stmt.Verb == sqltext.Select && bulk(u.Stmt) && !counts(u.Stmt) && q.unfinished(u) == open {
			q.behind(u, look)
		}
	}
	return q.testedWhere(s) || found
}

// testedWhere looks for comparisons in the functions that change the rows, and
// what is written there depends on: graphs keep no test that only chooses values.
//
//	if job.Tries >= maxTries { job.Failed = true }
//	db.Save(job)
func (q *asked) testedWhere(s *said) bool {
	found := false
	for _, u := range q.b.uses {
		if u.Stmt.Verb != sqltext.Update || inserts(u) {
			continue
		}
		f := u.Node.Func
		for i := range f.Nodes {
			n := &f.Nodes[i]
			if n.Kind == effects.Branch && n.Site.Line > 0 && n.Cond != nil && n.Cond.Has(attempts) {
				p := q.at(f.Package, n.Site)
				s.add(For, &p, "", "%s looks at the number of attempts", enclosing(f))
				found = true
			}
		}
	}
	return found
}

// behind visits what is done with the rows of a select, in the function that
// calls it and in the handler that leads to it.
func (q *asked) behind(u effectflow.Use, visit func(*effectflow.Node)) {
	for _, i := range q.reads[leaf{u.Node.Func, u.Node.Site, u.Node.Name()}] {
		g, kind := q.entries[i].g, q.entries[i].kind
		handler := kind != "" && kind != "http"
		for _, n := range g.Nodes {
			if n.Func != u.Node.Func || n.Site != u.Node.Site {
				continue
			}
			after := g.After(n, false)
			for _, m := range g.Nodes {
				if k := effectflow.Common(n, m); after.Has(m) && (handler || k >= len(n.Frames)-1 && !strings.HasSuffix(homeOf(n, k).ID, ".main")) {
					visit(m)
				}
			}
		}
	}
}

// attempts recognises a comparison of how often something was tried.
func attempts(t *effectflow.Term) bool {
	if t.Kind != provenance.Op {
		return false
	}
	switch t.Text {
	case "<", "<=", ">", ">=":
		return t.Has(func(u *effectflow.Term) bool {
			return u.Kind == provenance.Field && (dbcall.AttemptColumn(u.Text) || mostAttempts(u.Text))
		})
	case "==", "!=":
		return counted(t) && slices.ContainsFunc(t.Args, func(a *effectflow.Term) bool {
			v, ok := a.Const()
			return ok && a.N == provenance.ConstInt && v != "0" && v != "1"
		})
	}
	return false
}

// counted reports whether one side of a comparison is a number of attempts.
func counted(t *effectflow.Term) bool {
	return slices.ContainsFunc(t.Args, func(a *effectflow.Term) bool {
		return a.Kind == provenance.Field && dbcall.AttemptColumn(a.Text)
	})
}

// mostAttempts recognises what limits attempts by its name: MaxRecoveryAttempts.
func mostAttempts(name string) bool {
	ws := effectflow.Words(name)
	return slices.ContainsFunc(ws, func(w string) bool { return w == "max" || w == "maximum" || w == "limit" }) &&
		slices.ContainsFunc(ws, func(w string) bool {
			return w == "attempts" || w == "retries" || w == "tries" || w == "attempt" || w == "retry"
		})
}

// frameworkLimit says what the frameworks do that are known to give up.
func (q *asked) frameworkLimit(s *said) {
	f := q.b.fn
	p := q.at(f.Package, f.Site)
	typed := func(part string) bool {
		return slices.ContainsFunc(f.Params, func(x effects.Param) bool { return strings.Contains(x.Type, part) })
	}
	switch {
	case typed("hibiken/asynq.Task"):
		taskLimit(s, q.tasks, f.Package, &p)
	case typed("riverqueue/river.Job"):
		s.add(For, &p, "", "river gives up after 25 attempts unless told otherwise, and keeps the job as discarded")
	case q.b.entryKind == "activity":
		s.add(Blind, &p, "", "how often the activity is retried stands in the workflow's options; without a policy it is retried until its timeout")
	case q.b.entryKind == "cron":
		s.add(Blind, &p, "", "each run starts over; whether one piece of work is given up could not be seen")
	default:
		s.add(Blind, &p, "", "how often a %s is delivered, and where it ends, is set where the queue is: name the limit and the dead letter queue there", q.b.entryKind)
	}
}
