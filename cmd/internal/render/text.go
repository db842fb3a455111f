package render

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/spelling"
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
	for i := 0; i < len(doc.Findings); {
		if p := doc.Findings[i].Package; p != group || i == 0 {
			group = p
			t.print(t.paint(dim, "# "+spelling.Visible(group)), "\n")
		}
		n := together(doc.Findings[i:])
		if n == 1 {
			t.finding(&doc.Findings[i])
		} else {
			t.several(doc.Findings[i : i+n])
		}
		i += n
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

// together counts the findings at the beginning that are about the same piece of
// source.
func together(found []Finding) int {
	n := 1
	for n < len(found) && same(&found[0], &found[n]) {
		n++
	}
	return n
}

func same(a, b *Finding) bool {
	return a.Line > 0 && a.Place == b.Place && a.EndLine == b.EndLine && a.EndColumn == b.EndColumn && a.Package == b.Package
}

func (t *text) finding(f *Finding) {
	color := colorOf(f)
	t.print(t.paint(bold, where(f.Place)), ": ", t.paint(color, t.label(f)), ": ", spelling.Visible(withoutRule(f)), "\n")
	t.excerpt(f.Place, f.EndLine, f.EndColumn, color)
	t.details(f, "  ", nil)
	t.print("\n")
}

// several shows findings about the same piece of source, which is shown once.
func (t *text) several(found []Finding) {
	first := &found[0]
	strongest := colorOf(first)
	var rules []string
	for _, f := range found {
		if !slices.Contains(rules, f.Rule) {
			rules = append(rules, f.Rule)
		}
		if f.Confidence == "high" {
			strongest = red
		}
	}
	t.print(t.paint(bold, where(first.Place)), ": ", fmt.Sprintf("%d findings: ", len(found)), t.paint(strongest, spelling.Visible(strings.Join(rules, ", "))), "\n")
	t.excerpt(first.Place, first.EndLine, first.EndColumn, strongest)
	seen := &told{places: map[Related]bool{}, source: map[Place]bool{first.Place: true}}
	for _, f := range found {
		t.print("  ", t.paint(colorOf(&f), t.label(&f)), ": ", spelling.Visible(withoutRule(&f)), "\n")
		t.details(&f, "    ", seen)
	}
	t.print("\n")
}

func colorOf(f *Finding) string {
	switch f.Confidence {
	case "high":
		return red
	case "low":
		return cyan
	}
	return yellow
}

func (t *text) label(f *Finding) string {
	if !t.doc.Verbose {
		return spelling.Visible(f.Rule)
	}
	return spelling.Visible(f.Rule + " (" + strings.Trim(f.Category+", "+f.Confidence+" confidence", ", ") + ")")
}

// told is what a group of findings has shown already.
type told struct {
	places map[Related]bool
	source map[Place]bool
}

// details shows the other places of a finding and its fixes, without what was told
// before; seen may be nil.
func (t *text) details(f *Finding, indent string, seen *told) {
	for i, r := range f.Related {
		if seen != nil && seen.places[r] {
			continue
		}
		t.print(indent, where(r.Place), ": ", spelling.Visible(r.Message), "\n")
		excerpt := i == len(f.Related)-1 || t.doc.Verbose // steps in between need no source
		if excerpt && (seen == nil || !seen.source[r.Place]) {
			t.excerpt(r.Place, 0, 0, dim)
		}
		if seen != nil {
			seen.places[r] = true
			seen.source[r.Place] = seen.source[r.Place] || excerpt
		}
	}
	for _, fix := range f.Fixes {
		t.print(indent, "fix: ", spelling.Visible(fix.Message), "\n")
	}
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
		return spelling.Visible(p.File)
	}
	return fmt.Sprintf("%s:%d:%d", spelling.Visible(p.File), p.Line, max(p.Column, 1))
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
		place := spelling.Visible(e.Package)
		if e.File != "" {
			place = spelling.Visible(e.File)
			if e.Line > 0 {
				place += fmt.Sprintf(":%d", e.Line)
			}
		}
		t.print("  ", place, ": ", spelling.Visible(e.Message), "\n")
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
		rules[i] = fmt.Sprintf("%d %s", count[rule], spelling.Visible(rule))
	}
	s := fmt.Sprintf("%s in %s", plural(len(found), "finding"), plural(t.doc.Stats.Packages, "package"))
	if len(rules) > 0 {
		s += ": " + strings.Join(rules, ", ")
	}
	if n := t.doc.Stats.Suppressed; n > 0 {
		s += fmt.Sprintf("; %d suppressed", n)
	}
	if n := t.doc.Stats.BelowLevel; n > 0 {
		s += fmt.Sprintf("; %d more with -confidence=low", n)
	}
	if c := t.doc.Stats.Coverage; c != nil && c.Capped > 0 {
		s += fmt.Sprintf("; %s seen in part (-v tells more)", plural(c.Capped, "function"))
	}
	t.print(s, "\n")
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
