package schema

import (
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// backward reports whether a file undoes a migration.
func backward(name string) bool {
	base := strings.ToLower(path.Base(name))
	for _, suffix := range []string{".down.sql", "_down.sql", "-down.sql", ".rollback.sql", ".undo.sql"} {
		if strings.HasSuffix(base, suffix) {
			return true
		}
	}
	if strings.HasPrefix(base, "undo_") || base == "down.sql" || strings.HasPrefix(base, "u") && flyway().MatchString(base) {
		return true
	}
	for _, dir := range strings.Split(strings.ToLower(path.Dir(name)), "/") {
		if dir == "down" || dir == "rollback" || dir == "undo" {
			return true
		}
	}
	return false
}

var flyway = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^u\d+(_\d+)*__`) })

var (
	block      = sync.OnceValue(func() *opening { return newOpening("do", `\s+\$(\w*)\$`) })
	definition = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?is)\b(?:create\s+(?:unique\s+index|table)|alter\s+table)\b[^;]*;`)
	})
)

// inBlocks returns the definitions inside of anonymous blocks, DO $$ ... $$,
// whose text the database reads only when it runs them.
func inBlocks(text string) []sqltext.Statement {
	var out []sqltext.Statement
	for _, m := range block().all(text) {
		body, _, ok := strings.Cut(text[m[1]:], "$"+text[m[2]:m[3]]+"$")
		if !ok {
			continue
		}
		for _, d := range definition().FindAllString(body, -1) {
			out = append(out, sqltext.Parse(d)...)
		}
	}
	return out
}

// mark is a comment by which a migration tool tells the way forward from the
// way back in one file.
var mark = sync.OnceValue(func() *opening {
	return newOpening("--", `[ \t]*(?:\+goose[ \t]+|migrate:|\+migrate[ \t]+|\+micrate[ \t]+|rambler[ \t]+|@?)(up|down)\b[^\n]*`)
})

// marksIn returns the places of the marks in a text: a mark is alone on its line, and
// begins with it.
func marksIn(text string) [][]int {
	var out [][]int
	for _, m := range mark().all(text) {
		before := strings.TrimRight(text[:m[0]], " \t")
		if before == "" || before[len(before)-1] == '\n' {
			m[0] = len(before)
			out = append(out, m)
		}
	}
	return out
}

// Forward returns what a file says on the way forward: each part that leads back
// is blank, so that every line stays where it is.
func Forward(f config.Source) string {
	if backward(f.Name) {
		return ""
	}
	return forward(string(f.Data))
}

func forward(text string) string {
	marks := marksIn(text)
	if len(marks) == 0 {
		return text
	}
	var b strings.Builder
	b.WriteString(text[:marks[0][0]])
	for i, m := range marks {
		end := len(text)
		if i+1 < len(marks) {
			end = marks[i+1][0]
		}
		part := text[m[0]:end]
		if strings.EqualFold(text[m[2]:m[3]], "up") {
			b.WriteString(blank(text[m[0]:m[1]]))
			part = text[m[1]:end]
		} else {
			part = blank(part)
		}
		b.WriteString(part)
	}
	return b.String()
}

// blank keeps the lines of a text, and nothing in them.
func blank(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' {
			return r
		}
		return ' '
	}, text)
}
