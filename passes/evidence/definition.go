package evidence

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/schema"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// definition is a statement that creates a table or a key.
type definition struct {
	file, text string
	code       int // line of the call that runs it, 0 if it stands in an SQL file
	st         sqltext.Statement
}

// place returns where a reader finds what begins at an offset.
func (x *definition) place(offset int) *Place {
	if x.code > 0 {
		return &Place{x.file, x.code}
	}
	return &Place{x.file, line(x.text, offset)}
}

// definitions returns the statements that define a table, in the order of the
// files.
func (d *derivation) definitions(table string) []definition {
	if d.defined == nil {
		d.defined = map[string][]definition{}
		for _, f := range d.in.Schema {
			d.define(definition{file: f.Name, text: filled(schema.Forward(f))})
		}
		d.defineInCode()
	}
	return d.defined[table]
}

// define notes the statements of a text by the tables that they are about.
func (d *derivation) define(x definition) {
	for _, st := range sqltext.Parse(x.text) {
		x.st = st
		tables := map[string]bool{}
		if st.Verb == sqltext.CreateTable {
			tables[st.Table] = true
		}
		for _, ix := range st.Indexes {
			tables[ix.Table] = true
		}
		for t := range tables {
			d.defined[t] = append(d.defined[t], x)
		}
	}
}

// creates recognises what defines tables or keys.
var creates = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?i)\bcreate\s+(table|unique)\b`) })

// defineInCode reads the statements that the program itself runs to create its
// tables: db.Exec("CREATE TABLE ...").
func (d *derivation) defineInCode() {
	seen := map[string]bool{}
	for _, fl := range d.in.Flows {
		for _, f := range fl.Package.Funcs {
			if f.Flags&(effects.Test|effects.Double) != 0 {
				continue
			}
			for i := range f.Nodes {
				n := &f.Nodes[i]
				if n.Kind != effects.Call || n.Call == nil {
					continue
				}
				for _, text := range texts(n.Call.Args) {
					if creates().MatchString(text) && !seen[text] {
						seen[text] = true
						at := d.at(f.Package, n.Site)
						d.define(definition{file: at.File, text: filled(text), code: at.Line})
					}
				}
			}
		}
	}
}

// unique returns the keys of a table: those that SQL files and struct tags
// declare, and those that the program creates itself.
func (d *derivation) unique(table string) [][]string {
	out := slices.Clone(d.w.Unique(table))
	for _, x := range d.definitions(table) {
		for _, ix := range x.st.Indexes {
			known := func(k []string) bool { return slices.Equal(sorted(k), sorted(ix.Columns)) }
			if x.code > 0 && ix.Table == table && ix.Unique && !ix.Partial && len(ix.Columns) > 0 && !slices.Contains(ix.Columns, "") && !slices.ContainsFunc(out, known) {
				out = append(out, ix.Columns)
			}
		}
	}
	return out
}

// created reports whether the statement that creates a table was read.
func (d *derivation) created(table string) bool {
	return d.w.KeysKnown(table) || d.tablePlace(table) != nil
}

// template is what a tool fills in before it runs a migration.
var template = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{\{[^{}]*\}\}\.?`) })

// filled blanks the templates of a text out, so that each line stays where it is.
func filled(text string) string {
	return template().ReplaceAllStringFunc(text, func(t string) string {
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
		text := schema.Forward(f)
		if i := name.FindStringIndex(text); i != nil {
			at = &Place{f.Name, line(text, i[0])}
			quote = quoted(text, at.Line)
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
				at := offsetOf(x.text, x.st, ix)
				found, quote = x.place(at), quoted(x.text, line(x.text, at))
			}
		}
	}
	return found, quote
}

// tablePlace finds where a table is created.
func (d *derivation) tablePlace(table string) *Place {
	for _, x := range d.definitions(table) {
		if x.st.Verb == sqltext.CreateTable && x.st.Table == table {
			return x.place(x.st.Start)
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
