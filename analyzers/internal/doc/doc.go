// Package doc cuts the documentation of a rule out of its package comment, so
// that help, editors and web pages show the words that a reader of the code
// sees.
package doc

import (
	"go/parser"
	"go/token"
	"strings"
)

const heading = "# Analyzer "

// Of returns the part of the package comment of source, the text of a doc.go
// file, that follows the heading "# Analyzer name": a title line "name: what it
// reports", an empty line, and the text. A file without that part yields a text
// that says so, which a test of the suite refuses.
func Of(source, name string) string {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", source, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil || file.Doc == nil {
		return name + ": undocumented"
	}
	_, text, ok := strings.Cut(file.Doc.Text(), heading+name+"\n")
	if !ok {
		return name + ": undocumented"
	}
	text, _, _ = strings.Cut(text, heading)
	return strings.TrimSpace(text)
}

// URL returns the page of a rule.
func URL(name string) string {
	return "https://pkg.go.dev/github.com/dualwrite/dualwrite/analyzers/" + name
}
