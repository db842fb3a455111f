// Package docgen answers: what do the pages of the manual say about each rule?
//
// The only text about a rule is its analyzer's Doc, which is the package comment.
// `dualwrite explain`, the help of the drivers, the pages under docs and the table
// of the README are all made of it:
//
//	rules := docgen.Rules(analyzers.Suite)
//	page := docgen.Page(rules[0]) // docs/rules/attemptkey.md
//
// A test regenerates everything and fails when a file differs, so a change of a
// comment without its page
//
//	--- FAIL: TestCurrent: docs/rules/attemptkey.md is not up to date
//
// can't be merged.
package docgen

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/doc/comment"
	"path"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Rule is what the manual says about an analyzer.
type Rule struct {
	Name  string
	Title string // what it does, in one line
	Body  string // the rest, as a doc comment

	// Measured is what its findings turned out to be worth, as Markdown.
	Measured string
}

// Rules takes the docs of analyzers apart, sorted by name.
func Rules(suite []*analysis.Analyzer) []Rule {
	out := make([]Rule, 0, len(suite))
	for _, a := range suite {
		title, body, _ := strings.Cut(a.Doc, "\n")
		title = strings.TrimPrefix(title, a.Name+": ")
		out = append(out, Rule{Name: a.Name, Title: strings.TrimSpace(title), Body: strings.TrimSpace(body)})
	}
	slices.SortFunc(out, func(a, b Rule) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// generated stands at the top of every page, where renderers don't show it.
const generated = "<!-- Generated from the source; run `go test ./cmd/internal/docgen -update` after a change. -->\n\n"

// Page is the page of one rule.
func Page(r Rule) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s# %s\n\n**%s**\n\n", generated, r.Name, sentence(r.Title))
	b.Write(markdown(r.Body))
	if r.Measured != "" {
		b.WriteString("\n## Measured\n\n" + r.Measured)
	}
	fmt.Fprintf(&b, `
## Silencing a finding

`+"```go\n//dualwrite:ignore %s say why here\n```"+`

The comment covers the line, statement, function or file it stands at; see
[directives](../directives.md). The rule as a whole is switched off with
`+"`disable: [%s]`"+` in [.dualwrite.yml](../configuration.md).
`, r.Name, r.Name)
	return b.Bytes()
}

// Index is the page that lists all rules.
func Index(rules []Rule) []byte {
	var b bytes.Buffer
	b.WriteString(generated + "# Rules\n\n")
	b.Write(Table(rules, ""))
	return b.Bytes()
}

// Table lists the rules with links to their pages, which are in the folder dir.
// The last one is no analyzer: it looks at comments.
func Table(rules []Rule, dir string) []byte {
	var b bytes.Buffer
	b.WriteString("| rule | what it reports |\n|---|---|\n")
	for _, r := range rules {
		title := strings.TrimPrefix(r.Title, "report ")
		fmt.Fprintf(&b, "| [%s](%s%s.md) | %s |\n", r.Name, dir, r.Name, cell(title))
	}
	fmt.Fprintf(&b, "| [directive](%s) | comments to dualwrite that are malformed or have no use |\n", path.Join(dir, "../directives.md"))
	return b.Bytes()
}

// cell keeps a text inside its table cell.
func cell(s string) string { return strings.NewReplacer("|", `\|`, "\n", " ").Replace(s) }

// Manual turns the package comment of an engine package into a page.
func Manual(title string, file *ast.File) []byte {
	body := file.Doc.Text()
	body = strings.TrimPrefix(body, "Package "+file.Name.Name+" answers: ")
	question, rest, _ := strings.Cut(body, "\n\n")
	var b bytes.Buffer
	question = strings.Join(strings.Fields(question), " ")
	fmt.Fprintf(&b, "%s# %s\n\n**%s**\n\n", generated, title, capital(question))
	b.Write(markdown(rest))
	return b.Bytes()
}

// markdown renders a doc comment. Headings get no anchors of Go's own kind,
// since other renderers print them as text.
func markdown(doc string) []byte {
	var parser comment.Parser
	printer := comment.Printer{
		HeadingLevel: 2,
		HeadingID:    func(*comment.Heading) string { return "" },
	}
	return fence(printer.Markdown(parser.Parse(doc)))
}

// fence turns indented blocks into fenced ones, which are coloured as Go. The
// printer separates blocks by empty lines and indents code with a tab.
func fence(md []byte) []byte {
	var b bytes.Buffer
	lines := strings.Split(strings.TrimRight(string(md), "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		if !strings.HasPrefix(lines[i], "\t") {
			b.WriteString(lines[i] + "\n")
			continue
		}
		end := i
		for j := i; j < len(lines) && (lines[j] == "" || strings.HasPrefix(lines[j], "\t")); j++ {
			if lines[j] != "" {
				end = j
			}
		}
		code := make([]string, 0, end-i+1)
		for _, l := range lines[i : end+1] {
			code = append(code, strings.TrimPrefix(l, "\t"))
		}
		fmt.Fprintf(&b, "```%s\n%s\n```\n", language(code), strings.Join(code, "\n"))
		i = end
	}
	return b.Bytes()
}

// language guesses what a block is written in, for its colours only.
func language(code []string) string {
	for _, l := range code {
		word, _, _ := strings.Cut(strings.TrimSpace(l), " ")
		switch {
		case strings.HasSuffix(word, ":") && !strings.HasPrefix(word, "case") && word != "default:":
			return "yaml"
		case slices.Contains([]string{"UPDATE", "SELECT", "INSERT", "CREATE", "DELETE"}, word):
			return "sql"
		case strings.HasPrefix(word, "---") || strings.HasPrefix(l, "$ "):
			return "text"
		}
	}
	return "go"
}

func sentence(s string) string {
	if s = capital(s); s == "" || strings.HasSuffix(s, ".") {
		return s
	}
	return s + "."
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Splice replaces the text between the markers <!-- NAME:begin --> and
// <!-- NAME:end --> of a hand-written file.
func Splice(file []byte, name string, text []byte) ([]byte, error) {
	begin, end := []byte("<!-- "+name+":begin -->\n"), []byte("<!-- "+name+":end -->")
	head, rest, ok1 := bytes.Cut(file, begin)
	_, tail, ok2 := bytes.Cut(rest, end)
	if !ok1 || !ok2 {
		return nil, fmt.Errorf("no %s and %s in this order", bytes.TrimSpace(begin), end)
	}
	return slices.Concat(head, begin, text, end, tail), nil
}
