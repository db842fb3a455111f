package sqltext_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// facts writes down everything a statement says, in one line, so that a table
// of tests can assert all of it.
func facts(s sqltext.Statement) string {
	var b strings.Builder
	verbs := [...]string{"other", "select", "insert", "update", "delete", "merge", "replace", "create table",
		"create index", "alter table", "begin", "commit", "rollback", "lock", "call"}
	b.WriteString(verbs[s.Verb])
	part := func(name, body string) {
		if body != "" {
			fmt.Fprintf(&b, " %s%s", name, body)
		}
	}
	part("", s.Table)
	part("", list("(", s.Columns, ")"))
	for _, row := range s.Values {
		part("values", exprs(row))
	}
	part("set ", assigns(s.Set))
	part("where ", preds(s.Where))
	part("conflict ", conflict(s.Conflict))
	part("returning ", strings.Join(s.Returning, ","))
	part("", locking(s.Locking))
	part("limit", map[bool]string{true: "."}[s.Limit])
	part("from", map[bool]string{true: "."}[s.From])
	part("calls ", strings.Join(s.Funcs, ","))
	if len(s.Tables) > 1 || len(s.Tables) == 1 && s.Tables[0] != s.Table {
		part("tables ", strings.Join(s.Tables, ","))
	}
	for _, i := range s.Indexes {
		kind := map[bool]string{true: "primary", false: "unique"}[i.Primary]
		if i.Partial {
			kind += " partial"
		}
		part(kind+" ", i.Name+list("(", i.Columns, ")"))
	}
	for _, sub := range s.Subs {
		part("", sub.Name+"{"+facts(sub)+"}")
	}
	if !s.Complete {
		b.WriteString(" !")
	}
	return b.String()
}

func list(open string, names []string, closing string) string {
	if len(names) == 0 {
		return ""
	}
	return open + strings.Join(names, ",") + closing
}

func locking(l sqltext.Locking) string {
	var words []string
	for _, w := range []struct {
		on   bool
		word string
	}{{l.Update, "lock"}, {l.Share, "share"}, {l.SkipLocked, "skip"}, {l.NoWait, "nowait"}} {
		if w.on {
			words = append(words, w.word)
		}
	}
	return strings.Join(words, " ")
}

func conflict(c sqltext.Conflict) string {
	action := [...]string{"", "nothing", "update", "replace"}[c.Action]
	if action == "" && len(c.Columns) == 0 {
		return ""
	}
	out := action + list("(", c.Columns, ")")
	if c.Constraint != "" {
		out += " " + c.Constraint
	}
	if len(c.Set) > 0 {
		out += " set " + assigns(c.Set)
	}
	if len(c.Where) > 0 {
		out += " where " + preds(c.Where)
	}
	return out
}

func assigns(set []sqltext.Assign) string {
	var out []string
	for _, a := range set {
		op := map[int]string{0: "=", 1: "+=", -1: "-="}[a.Increment]
		if a.Excluded {
			op = ":" + op
		}
		out = append(out, a.Column+op+expr(a.Value))
	}
	return strings.Join(out, ", ")
}

func preds(where []sqltext.Pred) string {
	var out []string
	for _, p := range where {
		at := ""
		if p.Or > 0 {
			at = fmt.Sprintf("[%d.%d]", p.Or, p.And)
		}
		if p.Outer {
			at += "outer:"
		}
		col := p.Column
		if p.Qualifier != "" {
			col = p.Qualifier + "." + col
		}
		if p.Column == "" {
			col = list("<", p.Mentions, ">")
		}
		out = append(out, strings.TrimSpace(at+col+" "+p.Op+" "+strings.Trim(exprs(p.Values), "()")))
	}
	return strings.Join(out, " & ")
}

func exprs(es []sqltext.Expr) string {
	var out []string
	for _, e := range es {
		out = append(out, expr(e))
	}
	return "(" + strings.Join(out, ",") + ")"
}

func expr(e sqltext.Expr) string {
	switch e.Kind {
	case sqltext.Placeholder:
		if e.Index < 0 {
			return ":" + e.Name
		}
		return fmt.Sprintf("?%d%s", e.Index, e.Name)
	case sqltext.Literal:
		return "'" + e.Text + "'"
	case sqltext.Null:
		return "null"
	case sqltext.Default:
		return "default"
	case sqltext.Column:
		if e.Qualifier != "" {
			return e.Qualifier + "." + e.Text
		}
		return e.Text
	case sqltext.FuncCall:
		return e.Text + exprs(e.Args)
	case sqltext.Case:
		return "case" + exprs(e.Args)
	case sqltext.Subquery:
		return fmt.Sprintf("#%d", e.Sub)
	case sqltext.Binary:
		return e.Text + exprs(e.Args)
	case sqltext.Row:
		return "row" + exprs(e.Args)
	}
	return "~" + e.Text
}

// allFacts joins the facts of every statement in a text.
func allFacts(text string) string {
	var out []string
	for _, s := range sqltext.Parse(text) {
		out = append(out, facts(s))
	}
	return strings.Join(out, " ; ")
}

// factRow is a text and the facts of its statements.
type factRow struct{ sql, want string }

// checkFacts compares each row, with ¤ in the text standing for a hole.
func checkFacts(t *testing.T, rows []factRow) {
	t.Helper()
	for _, row := range rows {
		t.Run(row.sql, func(t *testing.T) {
			assert.Equal(t, row.want, allFacts(strings.ReplaceAll(row.sql, "¤", string(sqltext.Hole))))
		})
	}
}
