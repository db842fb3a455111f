package evidence

import (
	"slices"
	"strings"
	"unicode"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// redeliveries notes the ways past an effect on which its task stays in a queue
// that the program keeps itself, without anybody counting: a limit that only the
// good way leads to is no limit.
//
//	err := handle(task)      // counts the attempts where it comes to the end
//	if err != nil { return } // the task is found again, and fails again
//	queue.Delete(task)
func (q *asked) redeliveries(s *said) {
	seen := map[*effects.Func]bool{}
	for _, x := range q.b.deeds {
		q.redeliveredIn(s, x.g, x.e.Node)
		v := x.where()
		for _, in := range q.enters[leaf{x.e.Func, x.e.Site, x.e.Name()}] {
			if !passes(in.node, v) {
				continue
			}
			for _, f := range in.node.Frames {
				if g := q.w.Graph(f.Caller.ID); g != nil && !seen[f.Caller] {
					seen[f.Caller] = true
					q.redeliveredAround(s, g, x)
				}
			}
		}
	}
}

// redeliveredAround looks at the calls in g that lead to an effect.
func (q *asked) redeliveredAround(s *said, g *effectflow.Graph, x *deed) {
	for _, n := range g.Nodes {
		if n.Func == x.e.Func && n.Site == x.e.Site && n.Name() == x.e.Name() {
			q.redeliveredIn(s, g, n)
		}
	}
}

func (q *asked) redeliveredIn(s *said, g *effectflow.Graph, n *effectflow.Node) {
	taken := takenOff(g, n)
	if taken == nil || !escapes(n) {
		return
	}
	fn, at := taken.Func, taken.Site
	if k := effectflow.Common(n, taken); k < len(taken.Frames) {
		fn, at = taken.Frames[k].Caller, taken.Frames[k].Site
	}
	p := q.at(fn.Package, at)
	s.add(Half, &p, taken.Stmts()[0].Text, "%s takes the task off %s only when the work comes to its end; what fails on the way is found again, and nobody counts how often", enclosing(fn), taken.Stmts()[0].Table)
}

// takenOff returns a step after n that deletes from a queue in a key-value store.
func takenOff(g *effectflow.Graph, n *effectflow.Node) *effectflow.Node {
	after := g.After(n, false)
	for _, m := range g.Nodes {
		if after.Has(m) && dequeues(m) {
			return m
		}
	}
	return nil
}

func dequeues(n *effectflow.Node) bool {
	return n.Kind == effects.Call && n.Row != nil && slices.ContainsFunc(n.Stmts(), func(s dbcall.Stmt) bool {
		return s.Verb == sqltext.Delete && s.Store == dbcall.KeyValue && queueKey(s.Table)
	})
}

// queueKey recognises the key of a list or set of tasks: app:queue, jobs_pending.
func queueKey(key string) bool {
	words := strings.FieldsFunc(key, func(r rune) bool { return !unicode.IsLetter(r) })
	return slices.ContainsFunc(words, func(w string) bool {
		return w == "queue" || w == "queues" || w == "tasks" || w == "jobs" || w == "pending"
	})
}

// escapes reports whether a way leads from n to the end of its graph that neither
// takes the task off its queue nor looks at the number of attempts.
func escapes(n *effectflow.Node) bool {
	seen := effectflow.Set{n: true}
	for open := []*effectflow.Node{n}; len(open) > 0; {
		m := open[len(open)-1]
		open = open[:len(open)-1]
		if m.Kind == effects.Return && len(m.Frames) == 0 {
			return true
		}
		for _, e := range m.Succ {
			if !seen[e.To] && !e.Back && !dequeues(e.To) && !(e.To.Kind == effects.Branch && e.To.Cond != nil && e.To.Cond.Has(attempts)) {
				seen[e.To] = true
				open = append(open, e.To)
			}
		}
	}
	return false
}

func watermill(f *effects.Func) bool {
	return slices.ContainsFunc(f.Params, func(p effects.Param) bool { return strings.Contains(p.Type, "ThreeDotsLabs/watermill/message.Message") })
}

// inMemory returns where handlers are registered if all of them listen to a
// broker that keeps messages in the memory of the process.
func (d *derivation) inMemory() *Place {
	var found *Place
	for _, fl := range d.in.Flows {
		for _, f := range fl.Package.Funcs {
			if f.Flags&effects.Test != 0 {
				continue
			}
			for i := range f.Nodes {
				c := f.Nodes[i].Call
				if c == nil || !strings.Contains(c.Sym, "ThreeDotsLabs/watermill/message.Router).Add") {
					continue
				}
				if !slices.ContainsFunc(c.Args, fleeting) {
					return nil
				}
				if found == nil {
					p := d.at(f.Package, f.Nodes[i].Site)
					found = &p
				}
			}
		}
	}
	return found
}

// fleeting recognises a broker that keeps nothing.
func fleeting(a *effectflow.Term) bool {
	const broker = "ThreeDotsLabs/watermill/pubsub/gochannel."
	return a.Has(func(t *effectflow.Term) bool {
		return strings.Contains(t.Type, broker) || strings.Contains(t.Text, broker)
	})
}
