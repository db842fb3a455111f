// Package apidoc answers: what does a Go program write to run the rules itself?
//
// The page about it is made of the package comment of analyzers and of the
// examples beside it, which are compiled and, where they say what they print,
// run:
//
//	page, err := apidoc.Page(comment, examples) // docs/api.md
//
// A test makes the page anew, so that a snippet which no longer compiles,
//
//	multichecker.Main(analyzers.All()...) // there is no All
//
// can't stay in the manual.
package apidoc

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/doc"
	"go/format"
	"go/token"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/docgen"
)

// Page makes the page of the file with the package comment and the file with the
// examples.
func Page(fset *token.FileSet, comment, examples *ast.File) ([]byte, error) {
	var b bytes.Buffer
	manual := docgen.Manual("Go API", comment)
	b.Write(bytes.Replace(manual, []byte("cmd/internal/docgen"), []byte("cmd/internal/apidoc"), 1))
	b.WriteString("\n## Examples\n\nThey are compiled with the tests of `analyzers`, and import\n\n```go\n")
	for _, imp := range examples.Imports {
		if strings.Contains(imp.Path.Value, ".") { // not of the standard library
			b.WriteString(imp.Path.Value + "\n")
		}
	}
	b.WriteString("```\n")
	all := doc.Examples(examples)
	if len(all) == 0 {
		return nil, errors.New("there are no examples")
	}
	for _, e := range all {
		body, ok := e.Code.(*ast.BlockStmt)
		if !ok || e.Doc == "" {
			return nil, fmt.Errorf("example %q has no text that says what it shows", e.Name)
		}
		title, rest, _ := strings.Cut(strings.TrimSpace(e.Doc), ".")
		fmt.Fprintf(&b, "\n### %s\n", strings.ReplaceAll(title, "\n", " "))
		if rest = strings.TrimSpace(rest); rest != "" {
			fmt.Fprintf(&b, "\n%s\n", rest)
		}
		b.WriteString("\n```go\n")
		code, err := snippet(fset, body, e.Comments)
		if err != nil {
			return nil, err
		}
		b.WriteString(code + "```\n")
	}
	return b.Bytes(), nil
}

// snippet prints the statements of a function without its braces.
func snippet(fset *token.FileSet, body *ast.BlockStmt, comments []*ast.CommentGroup) (string, error) {
	var b bytes.Buffer
	for _, c := range comments { // what it prints is for the test
		if strings.HasPrefix(strings.ToLower(c.Text()), "output:") {
			c.List = nil
		}
	}
	if err := format.Node(&b, fset, body); err != nil {
		return "", err
	}
	text := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(b.String()), "{"), "}")
	var out strings.Builder
	for line := range strings.Lines(strings.Trim(text, "\n") + "\n") {
		if trimmed := strings.TrimSpace(line); trimmed == "" || strings.HasPrefix(trimmed, "// Output:") {
			continue
		}
		out.WriteString(strings.TrimPrefix(line, "\t"))
	}
	return out.String(), nil
}
