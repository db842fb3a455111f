package render

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFindingsOfOneCallAreShownTogether(t *testing.T) {
	root, err := filepath.Abs("testdata/src")
	require.NoError(t, err)
	at := Place{"billing/charge.go", 5, 32}
	chain := Related{Place{"billing/charge.go", 7, 1}, "which calls Client.Do"}
	record := Related{Place{"billing/charge.go", 8, 9}, "recorded here, in a separate write"}
	finding := func(rule string, p Place, endColumn int, related ...Related) Finding {
		return Finding{Rule: rule, Confidence: "medium", Package: "p", Place: p, EndLine: p.Line, EndColumn: endColumn, Message: rule + ": text of " + rule, Related: related}
	}
	render := func(findings ...Finding) string {
		var b bytes.Buffer
		require.NoError(t, Write(&b, "text", &Document{Root: root, Findings: findings}))
		return b.String()
	}

	got := render(
		finding("effectrecord", at, 44, chain, record),
		finding("txeffect", at, 44, chain),
		finding("missingkey", at, 44, Related{record.Place, "and written here"}),
		finding("outbox", at, 40), // another call that begins there
		finding("outbox", Place{"billing/charge.go", 5, 1}, 44),
	)
	assert.Contains(t, got, `billing/charge.go:5:32: 3 findings: effectrecord, txeffect, missingkey
     5 | `)
	assert.Contains(t, got, "\n  effectrecord: text of effectrecord\n    billing/charge.go:7:1: which calls Client.Do\n    billing/charge.go:8:9: recorded here")
	assert.Contains(t, got, "\n  txeffect: text of txeffect\n  missingkey: ", "what is told needs no second time")
	assert.Contains(t, got, "\n    billing/charge.go:8:9: and written here\n\n", "nor is its source shown again")
	assert.Contains(t, got, "\nbilling/charge.go:5:32: outbox: text of outbox\n")
	assert.Contains(t, got, "\nbilling/charge.go:5:1: outbox: text of outbox\n")
	assert.Contains(t, got, "5 findings in 0 packages")

	assert.Contains(t, render(finding("a", Place{}, 0), finding("b", Place{}, 0)), "(unknown place): b: text of b", "two unknown places are not one")
}
