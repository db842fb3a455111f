// Package doc cuts the documentation of a rule out of its package comment, so
// that help, editors and web pages show the words that a reader of the code
// sees.
package doc

import "strings"

const heading = "# Analyzer "

// Of returns the part of the package comment of source, the text of a doc.go
// file, that follows the heading "# Analyzer name": a title line "name: what it
// reports", an empty line, and the text. A file without that part yields a text
// that says so, which a test of the suite refuses.
//
// All rules are cut out whenever the program starts, so nothing is parsed.
func Of(source, name string) string {
	_, rest, ok := strings.Cut("\n"+source, "\n// "+heading+name+"\n")
	if !ok {
		return name + ": undocumented"
	}
	var b strings.Builder
	b.Grow(len(rest))
	blank := false
	for line := range strings.Lines(rest) {
		text, comment := strings.CutPrefix(line, "//")
		if !comment || strings.HasPrefix(text, " "+heading) {
			break
		}
		text = strings.TrimRight(strings.TrimPrefix(text, " "), " \t\r\n")
		if text == "" {
			blank = true // several are as good as one
			continue
		}
		if blank && b.Len() > 0 {
			b.WriteByte('\n')
		}
		blank = false
		b.WriteString(text)
		b.WriteByte('\n')
	}
	return strings.TrimSpace(b.String())
}

// URL returns the page of a rule.
func URL(name string) string {
	return "https://pkg.go.dev/github.com/dualwrite/dualwrite/analyzers/" + name
}
