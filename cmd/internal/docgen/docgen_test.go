package docgen

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/models"
)

func toys() []*analysis.Analyzer {
	return []*analysis.Analyzer{
		{Name: "zeal", Doc: "zeal: report a | b"},
		{Name: "attempt", Doc: "attempt: report keys that change\n\nBad:\n\n\tretry(func() {\n\n\t\tpay(uuid.New())\n\t})\n\nGood *stars* and _lines_:\n\n\tUPDATE t SET a = 1\n\n# Deliberate silences\n\n  - one\n  - two\n\nEnd.\n"},
	}
}

func TestRules(t *testing.T) {
	got := Rules(toys())
	require.Len(t, got, 2)
	assert.Equal(t, "attempt", got[0].Name)
	assert.Equal(t, "report keys that change", got[0].Title)
	assert.Equal(t, Rule{Name: "zeal", Title: "report a | b"}, got[1])
}

func TestPage(t *testing.T) {
	assert.Equal(t, generated+`# attempt

**Report keys that change.**

Bad:

`+"```go"+`
retry(func() {

	pay(uuid.New())
})
`+"```"+`

Good \*stars\* and \_lines\_:

`+"```sql"+`
UPDATE t SET a = 1
`+"```"+`

## Deliberate silences

  - one
  - two

End.

## Silencing a finding

`+"```go"+`
//dualwrite:ignore attempt say why here
`+"```"+`

The comment covers the line, statement, function or file it stands at; see
[directives](../directives.md). The rule as a whole is switched off with
`+"`disable: [attempt]`"+` in [.dualwrite.yml](../configuration.md).
`, string(Page(Rules(toys())[0])))
}

func TestPageMeasured(t *testing.T) {
	rule := Rules(toys())[1]
	assert.NotContains(t, string(Page(rule)), "## Measured")
	rule.Measured = "Nothing yet.\n"
	assert.Contains(t, string(Page(rule)), "**Report a | b.**\n\n\n\n## Measured\n\nNothing yet.\n\n## Silencing")
}

func TestTable(t *testing.T) {
	assert.Equal(t, "| rule | what it reports |\n|---|---|\n| [attempt](d/attempt.md) | keys that change |\n| [zeal](d/zeal.md) | a \\| b |\n"+
		"| [directive](directives.md) | comments to dualwrite that are malformed or have no use |\n",
		string(Table(Rules(toys()), "d/")))
}

func TestManual(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", `// Package x answers: what is
// this?
//
// A thing:
//
//	key: value
package x
`, parser.ParseComments)
	require.NoError(t, err)
	assert.Equal(t, generated+"# X\n\n**What is this?**\n\nA thing:\n\n```yaml\nkey: value\n```\n", string(Manual("X", file)))
}

func TestSplice(t *testing.T) {
	const file = "head\n<!-- rules:begin -->\nold\n<!-- rules:end -->\ntail\n"
	got, err := Splice([]byte(file), "rules", []byte("new\n"))
	require.NoError(t, err)
	assert.Equal(t, "head\n<!-- rules:begin -->\nnew\n<!-- rules:end -->\ntail\n", string(got))
	again, err := Splice(got, "rules", []byte("new\n"))
	require.NoError(t, err)
	assert.Equal(t, got, again)
	_, err = Splice([]byte("nothing"), "rules", nil)
	assert.ErrorContains(t, err, "no <!-- rules:begin --> and <!-- rules:end -->")
}

func TestLibraries(t *testing.T) {
	page := string(Libraries([]models.Row{
		{Symbol: "example.com/pay.Charge", Kind: models.Effect, Effect: models.Payment, Keys: []models.Slot{{Kind: models.SlotOption, Name: "example.com/pay.WithKey"}, {Kind: models.SlotHeader, Name: "Trace", Weak: true}}},
		{Symbol: "example.com/pay.List", Kind: models.Neutral},
		{Symbol: "example.com/only.Reads", Kind: models.Neutral},
		{Symbol: "example.com/some/store/a.Get", Kind: models.Read},
		{Symbol: "example.com/some/store/b.Get", Kind: models.Read},
		{Symbol: "example.com/some/store/c.Get", Kind: models.Read},
		{Symbol: "example.com/some/store/d.Get", Kind: models.Read},
		{Symbol: "example.com/again.Do", Kind: models.Retry, Bound: models.Bound{Attempts: 3, Time: "15m"}},
		{Symbol: "example.com/again.Once", Kind: models.Retry, Bound: models.Bound{Attempts: 1}},
	}))
	_, table, ok := strings.Cut(page, "|---|---|---|---|---|---|---|\n")
	require.True(t, ok)
	assert.Equal(t, "| `example.com/again` |  |  |  |  | 3 times, 15m, once |  |\n"+
		"| `example.com/pay` | payment | `WithKey` |  |  |  |  |\n"+
		"| `example.com/some/store/...` (4 packages) |  |  | reads |  |  |  |\n", table)
}
