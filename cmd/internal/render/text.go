package render

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// The colours of the text format.
const (
	red    = "31"
	yellow = "33"
	cyan   = "36"
	dim    = "2"
	bold   = "1"
)

// writeText renders for a person: findings grouped by package, each with the
// source of both ends, and a summary.
func writeText(w io.Writer, doc *Document) error {
	t := &text{doc: doc, sources: newSources(doc)}
	group := ""
	for i, f := range doc.Findings {
		if f.Package != group || i == 0 {
			group = f.Package
			t.print(t.paint(dim, "# "+line(group)), "\n")
		}
		t.finding(&f)
	}
	t.errors()
	t.summary()
	_, err := w.Write(t.out.Bytes())
	return err
}

type text struct {
	doc     *Document
	sources *sources
	out     bytes.Buffer
}

func (t *text) print(parts ...string) {
	for _, p := range parts {
		t.out.WriteString(p)
	}
}

// paint wraps s in a colour when the document allows it.
func (t *text) paint(code, s string) string {
	if !t.doc.Color {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (t *text) finding(f *Finding) {
	color := yellow
	switch f.Confidence {
	case "high":
		color = red
	case "low":
		color = cyan
	}
	label := f.Rule
	if t.doc.Verbose {
		label += " (" + strings.Trim(f.Category+", "+f.Confidence+" confidence", ", ") + ")"
	}
	t.print(t.paint(bold, where(f.Place)), ": ", t.paint(color, line(label)), ": ", line(withoutRule(f)), "\n")
	t.excerpt(f.Place, f.EndLine, f.EndColumn, color)
	for i, r := range f.Related {
		t.print("  ", where(r.Place), ": ", line(r.Message), "\n")
		if i == len(f.Related)-1 || t.doc.Verbose { // steps in between need no source
			t.excerpt(r.Place, 0, 0, dim)
		}
	}
	for _, fix := range f.Fixes {
		t.print("  fix: ", line(fix.Message), "\n")
	}
	t.print("\n")
}

// withoutRule is the message without the name of its rule, which the format
// shows anyway.
func withoutRule(f *Finding) string {
	return strings.TrimPrefix(f.Message, f.Rule+": ")
}

// where is a place as editors and terminals recognise it.
func where(p Place) string {
	switch {
	case p.File == "":
		return "(unknown place)"
	case p.Line == 0:
		return line(p.File)
	}
	return fmt.Sprintf("%s:%d:%d", line(p.File), p.Line, max(p.Column, 1))
}

// excerpt shows the source line of a place and marks the part that is meant.
func (t *text) excerpt(p Place, endLine, endColumn int, color string) {
	code, from, to, ok := t.sources.excerpt(p, endLine, endColumn)
	if !ok {
		return
	}
	number := fmt.Sprintf("%6d", p.Line)
	t.print(t.paint(dim, number+" | "), code, "\n")
	if to > from {
		marks := strings.Repeat(" ", from) + t.paint(color, strings.Repeat("^", to-from))
		t.print(t.paint(dim, strings.Repeat(" ", len(number))+" | "), marks, "\n")
	}
}

func (t *text) errors() {
	if len(t.doc.Errors) == 0 {
		return
	}
	t.print(t.paint(bold, "not analysed completely:"), "\n")
	for _, e := range t.doc.Errors {
		place := line(e.Package)
		if e.File != "" {
			place = line(e.File)
			if e.Line > 0 {
				place += fmt.Sprintf(":%d", e.Line)
			}
		}
		t.print("  ", place, ": ", line(e.Message), "\n")
	}
	t.print("\n")
}

// summary counts the findings of each rule, most frequent first.
func (t *text) summary() {
	found := t.doc.Findings
	count := map[string]int{}
	var rules []string
	for _, f := range found {
		if count[f.Rule]++; count[f.Rule] == 1 {
			rules = append(rules, f.Rule)
		}
	}
	slices.SortFunc(rules, func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	for i, rule := range rules {
		rules[i] = fmt.Sprintf("%d %s", count[rule], line(rule))
	}
	s := fmt.Sprintf("%s in %s", plural(len(found), "finding"), plural(t.doc.Stats.Packages, "package"))
	if len(rules) > 0 {
		s += ": " + strings.Join(rules, ", ")
	}
	if n := t.doc.Stats.Suppressed; n > 0 {
		s += fmt.Sprintf("; %d accepted", n)
	}
	t.print(s, "\n")
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
