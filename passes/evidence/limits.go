package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// enqueued is a place where a task is handed to asynq.
type enqueued struct {
	pkg   string
	place Place
	limit string // of attempts: a number, "given" when it is no constant, "" for the default
}

const asynq = "github.com/hibiken/asynq."

// enqueues returns where tasks are handed to asynq, and how often each may be
// tried.
func (d *derivation) enqueues() []enqueued {
	var out []enqueued
	for _, x := range d.deeds {
		if !strings.Contains(x.e.Call.Sym, "hibiken/asynq.") {
			continue
		}
		e := enqueued{x.e.Func.Package, d.at(x.e.Func.Package, x.e.Site), limitOf(x.e.Call.Args)}
		i := slices.IndexFunc(out, func(o enqueued) bool { return o.place == e.place })
		switch {
		case i < 0:
			out = append(out, e)
		case e.limit != "" && out[i].limit == "":
			out[i].limit = e.limit
		}
	}
	slices.SortFunc(out, func(a, b enqueued) int { return comparePlaces(a.place, b.place) })
	return out
}

// limitOf returns the limit among the options of a task.
func limitOf(args []*effectflow.Term) string { return taskOption(args, "MaxRetry") }

// taskOption returns what option name of asynq is given: a constant, "given" for
// any other value, "" when there is none.
func taskOption(args []*effectflow.Term, name string) string {
	value := ""
	for _, a := range args {
		a.Walk(func(t *effectflow.Term) bool {
			if t.Kind != provenance.Op || !strings.HasSuffix(t.Text, asynq+name) || len(t.Args) == 0 {
				return true
			}
			value = "given"
			if v, ok := t.Args[len(t.Args)-1].Const(); ok {
				value = v
			}
			return false
		})
	}
	return value
}

// taskLimit says how often a task is tried, as far as the package of its handler
// tells.
func taskLimit(s *said, all []enqueued, pkg string, handler *Place) {
	const kept = ", and archives the task"
	var with []enqueued
	without := 0
	for _, e := range all {
		switch {
		case e.pkg != pkg:
		case e.limit != "":
			with = append(with, e)
		default:
			without++
		}
	}
	if len(with) == 0 {
		s.add(For, handler, "", "asynq gives up after 25 attempts unless told otherwise"+kept)
		return
	}
	if without > 0 {
		s.add(For, handler, "", "asynq gives up after 25 attempts unless told otherwise, as for some tasks of this package"+kept)
		return
	}
	p := with[0].place
	number := "the number of attempts that is given with the task"
	if v := with[0].limit; v != "given" && !slices.ContainsFunc(with, func(e enqueued) bool { return e.limit != v }) {
		number = v + " repetitions, as it is told with the task"
	}
	s.add(For, &p, "", "asynq gives up after %s%s", number, kept)
}
