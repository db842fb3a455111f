package oracle

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// facts is the part of a statement that every parser can tell.
type facts struct {
	verb     string
	table    string // "" when it is no plain table
	set      []string
	where    []string // columns of WHERE
	joined   []string // columns of ON and HAVING, which may be among the tests
	conflict string   // "", "nothing", "update", "replace"
}

// parser reads a text in one dialect; ok is false if it refuses.
type parser func(sql string) (all []facts, ok bool)

var verbs = map[sqltext.Verb]string{
	sqltext.Select: "select", sqltext.Insert: "insert", sqltext.Update: "update",
	sqltext.Delete: "delete", sqltext.Merge: "merge", sqltext.Replace: "insert",
}

var conflicts = map[sqltext.ConflictAction]string{
	sqltext.ConflictNothing: "nothing", sqltext.ConflictUpdate: "update", sqltext.ConflictReplace: "replace",
}

// ours reads a text with sqltext and keeps what changes or reads rows.
func ours(sql string) []facts {
	var all []facts
	for _, s := range sqltext.Parse(sql) {
		verb, ok := verbs[s.Verb]
		if !ok {
			continue
		}
		f := facts{verb: verb, table: s.Table, conflict: conflicts[s.Conflict.Action]}
		for _, a := range s.Set {
			f.set = append(f.set, a.Column)
		}
		for _, p := range s.Where {
			f.where = append(f.where, p.Mentions...)
		}
		all = append(all, f.sorted())
	}
	return all
}

func (f facts) sorted() facts {
	for _, list := range []*[]string{&f.set, &f.where, &f.joined} {
		for i := range *list {
			(*list)[i] = strings.ToLower((*list)[i])
		}
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	f.table = strings.ToLower(f.table)
	return f
}

// disagreement says how two readings of a text differ, "" if they do not.
func disagreement(want, got []facts) string {
	if len(want) != len(got) {
		return fmt.Sprintf("%d statements, not %d", len(got), len(want))
	}
	for i, w := range want {
		g := got[i]
		switch w = w.sorted(); {
		case w.verb != g.verb:
			return fmt.Sprintf("verb %s, not %s", g.verb, w.verb)
		case w.table != "" && w.table != g.table:
			return fmt.Sprintf("table %q, not %q", g.table, w.table)
		case !slices.Equal(w.set, g.set):
			return fmt.Sprintf("sets %v, not %v", g.set, w.set)
		case w.verb != "merge" && w.conflict != g.conflict:
			return fmt.Sprintf("on conflict %q, not %q", g.conflict, w.conflict)
		}
		for _, col := range w.where {
			if !slices.Contains(g.where, col) {
				return fmt.Sprintf("tests %v, not %v", g.where, w.where)
			}
		}
		for _, col := range g.where {
			if !slices.Contains(w.where, col) && !slices.Contains(w.joined, col) {
				return fmt.Sprintf("tests %v, not %v", g.where, w.where)
			}
		}
	}
	return ""
}

// score counts how a corpus was read.
type score struct{ refused, agreed, differed int }

// compare reads every text both ways and reports the first differences. Up to
// tolerated ones are accepted, so that a known remainder can only shrink.
func compare(t *testing.T, parse parser, texts []string, tolerated int) {
	t.Helper()
	var s score
	for _, sql := range texts {
		want, ok := parse(sql)
		if !ok {
			s.refused++
			continue
		}
		d := disagreement(want, ours(sql))
		if d == "" {
			s.agreed++
			continue
		}
		if s.differed++; s.differed <= shown {
			t.Logf("%s\n    in: %s", d, strings.Join(strings.Fields(sql), " "))
		}
	}
	t.Logf("%d agree, %d differ, %d refused", s.agreed, s.differed, s.refused)
	if s.differed > tolerated {
		t.Errorf("%d differences, %d are known", s.differed, tolerated)
	}
	if s.agreed == 0 {
		t.Error("nothing was compared")
	}
}

// shown bounds the differences that are printed.
const shown = 10
