package render

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSARIFPromises(t *testing.T) {
	var log sarifLog
	require.NoError(t, json.Unmarshal([]byte(render(t, "sarif", accepted(t))), &log))
	run := log.Runs[0]
	assert.Equal(t, "2.1.0", log.Version)
	assert.Len(t, run.Tool.Driver.Rules, 3, "the two that ran and the pseudo-rule")
	require.Len(t, run.Results, 3)
	for _, r := range run.Results {
		assert.Equal(t, r.RuleID, run.Tool.Driver.Rules[r.RuleIndex].ID)
		assert.NotEmpty(t, r.BaselineState, "on all or on none")
		assert.NotNil(t, r.Suppressions, "on all or on none")
		assert.NotEmpty(t, r.Fingerprints["dualwrite/v1"])
		for _, l := range r.Locations {
			assert.NotContains(t, l.Physical.Artifact.URI, "://", "relative")
		}
	}
	first := run.Results[0]
	assert.Contains(t, first.Message.Text, "([recorded here, in a separate write](1))")
	assert.Equal(t, 1, first.Related[0].ID)
	assert.Len(t, first.CodeFlows[0].ThreadFlows[0].Locations, 2)
	assert.Equal(t, "example.com/shop/billing.Collect", first.Locations[0].Logical[0].FullyQualifiedName)
	assert.Len(t, first.Fixes[1].Changes, 2)
	assert.Equal(t, "billing/other%20file.go", first.Fixes[1].Changes[1].Artifact.URI)
	assert.Equal(t, []sarifSuppression{{"external", "accepted", "the receiver deduplicates"}}, *run.Results[2].Suppressions)
	assert.False(t, run.Invocations[0].ExecutionSuccessful)
	assert.NotContains(t, render(t, "sarif", accepted(t)), "originalUriBaseIds")
}

func TestSARIFWithoutBaseline(t *testing.T) {
	out := render(t, "sarif", sample(t))
	assert.NotContains(t, out, "baselineState")
	assert.NotContains(t, out, "suppressions")
	assert.Contains(t, render(t, "sarif", &Document{}), `"results": []`)
	assert.Contains(t, render(t, "sarif", &Document{}), `"executionSuccessful": true`)
}

func TestURI(t *testing.T) {
	for file, want := range map[string]string{
		"a/b.go":         "a/b.go",
		"../x/a.go":      "../x/a.go",
		"a b/ü%.go":      "a%20b/%C3%BC%25.go",
		"c:d/x.go":       "./c:d/x.go",
		"C:/src/x.go":    "file:///C:/src/x.go",
		"/src/x y.go":    "file:///src/x%20y.go",
		"a?b#c.go":       "a%3Fb%23c.go",
		"dir/[id]/x.go":  "dir/%5Bid%5D/x.go",
		"example.com//x": "example.com//x",
	} {
		assert.Equal(t, want, uri(file))
	}
}

func TestSARIFLinks(t *testing.T) {
	f := &Finding{Message: "m[k](2) is odd", Place: Place{File: "a.go"}, Related: []Related{{Message: "a[0] here"}}}
	got := (&sarifWriter{}).message(f)
	assert.Equal(t, `m[k] (2) is odd ([a\[0\] here](1))`, got)
	assert.Equal(t, 1, strings.Count(got, "]("), "only our own links")
}

// TestSARIFSample writes the samples for a validator that is no Go program; CI
// runs it when it has one.
func TestSARIFSample(t *testing.T) {
	dir := os.Getenv("DUALWRITE_SARIF_DIR")
	if dir == "" {
		t.Skip("DUALWRITE_SARIF_DIR is not set")
	}
	evil := poisoned(t, hostile)
	evil.Tool, evil.Rules[0].URL = "v0.1.0", "https://example.com/rule" // both are our own, in any program
	for name, doc := range map[string]*Document{"full": sample(t), "baseline": accepted(t), "empty": {Tool: "v0.1.0"}, "hostile": evil} {
		doc.Rules = append(doc.Rules, Rule{Name: "directive", Title: "comments without use", Help: "comments without use", URL: homepage}) // as check does
		require.NoError(t, os.WriteFile(dir+"/"+name+".sarif", []byte(render(t, "sarif", doc)), 0o644))
	}
}
