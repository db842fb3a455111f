package evidence

import (
	"regexp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// definition is a statement of an SQL file that creates a table or a key.
type definition struct {
	file, text string
	st         sqltext.Statement
}

// definitions returns the statements that define a table, in the order of the
// files.
func (d *derivation) definitions(table string) []definition {
	if d.defined == nil {
		d.defined = map[string][]definition{}
		for _, f := range d.in.Schema {
			text := filled(string(f.Data))
			for _, st := range sqltext.Parse(text) {
				tables := map[string]bool{}
				if st.Verb == sqltext.CreateTable {
					tables[st.Table] = true
				}
				for _, ix := range st.Indexes {
					tables[ix.Table] = true
				}
				for t := range tables {
					d.defined[t] = append(d.defined[t], definition{f.Name, text, st})
				}
			}
		}
	}
	return d.defined[table]
}

// template is what a tool fills in before it runs a migration.
var template = regexp.MustCompile(`\{\{[^{}]*\}\}\.?`)

// filled blanks the templates of a text out, so that each line stays where it is.
func filled(text string) string {
	return template.ReplaceAllStringFunc(text, func(t string) string {
		return strings.Map(func(r rune) rune {
			if r == '\n' {
				return r
			}
			return ' '
		}, t)
	})
}

// dropped finds where a key that was declared without a name is dropped by the
// name that the database gave it, and reports whether another one took its place
// for some rows.
func (d *derivation) dropped(table string, columns []string) (at *Place, quote string, partial bool) {
	name := regexp.MustCompile(`(?i)\bdrop\s+constraint\s+(if\s+exists\s+)?"?` + regexp.QuoteMeta(table+"_"+strings.Join(columns, "_")+"_key") + `\b`)
	for _, f := range d.in.Schema {
		if i := name.FindIndex(f.Data); i != nil && !strings.Contains(f.Name, "down") {
			at = &Place{f.Name, line(string(f.Data), i[0])}
			quote = quoted(string(f.Data), at.Line)
		}
	}
	if at == nil {
		return nil, "", false
	}
	for _, x := range d.definitions(table) {
		partial = partial || slices.ContainsFunc(x.st.Indexes, func(ix sqltext.Index) bool {
			return ix.Table == table && ix.Unique && ix.Partial && slices.Equal(sorted(ix.Columns), sorted(columns))
		})
	}
	return at, quote, partial
}

// keyPlace finds the line of the SQL files that makes columns unique.
func (d *derivation) keyPlace(table string, columns []string) (*Place, string) {
	var found *Place
	quote := ""
	for _, x := range d.definitions(table) {
		for _, ix := range x.st.Indexes {
			if ix.Table == table && ix.Unique && slices.Equal(sorted(ix.Columns), sorted(columns)) {
				found = &Place{x.file, line(x.text, offsetOf(x.text, x.st, ix))}
				quote = quoted(x.text, found.Line)
			}
		}
	}
	return found, quote
}

// tablePlace finds where a table is created.
func (d *derivation) tablePlace(table string) *Place {
	for _, x := range d.definitions(table) {
		if x.st.Verb == sqltext.CreateTable && x.st.Table == table {
			return &Place{x.file, line(x.text, x.st.Start)}
		}
	}
	return nil
}

func sorted(s []string) []string {
	out := slices.Clone(s)
	slices.Sort(out)
	return out
}

// offsetOf looks for the index within its statement.
func offsetOf(text string, st sqltext.Statement, ix sqltext.Index) int {
	part := strings.ToLower(text[st.Start:min(st.End, len(text))])
	for _, c := range ix.Columns {
		for _, word := range []string{"unique", "primary"} {
			from := 0
			for {
				i := strings.Index(part[from:], word)
				if i < 0 {
					break
				}
				from += i
				start := strings.LastIndexByte(part[:from], '\n') + 1
				end := strings.IndexByte(part[from:], '\n')
				if end < 0 {
					end = len(part) - from
				}
				if strings.Contains(part[start:from+end], c) && (word == "primary") == ix.Primary {
					return st.Start + from
				}
				from += len(word)
			}
		}
	}
	return st.Start
}

func line(text string, offset int) int { return 1 + strings.Count(text[:min(offset, len(text))], "\n") }

// quoted returns the n-th line.
func quoted(text string, n int) string {
	for i, l := range strings.Split(text, "\n") {
		if i+1 == n {
			return clip(strings.TrimSpace(l))
		}
	}
	return ""
}

func clip(s string) string {
	const most = 200
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}
