package check

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
)

func found(rule, function, callee string, line int) entry {
	return entry{
		callee:     callee,
		confidence: analyzers.High,
		absolute:   "/src/f.go",
		Finding: render.Finding{
			Rule: rule, Package: "p", Function: function, Message: "m",
			Place: render.Place{File: "f.go", Line: line, Column: 1},
		},
	}
}

func fingerprints(entries ...entry) []string {
	slices.SortFunc(entries, compareEntries)
	fingerprint(entries)
	var all []string
	for _, e := range entries {
		all = append(all, e.Fingerprint)
	}
	return all
}

func TestFingerprintsSurviveEdits(t *testing.T) {
	before := fingerprints(found("r", "F", "Charge", 10), found("r", "F", "Charge", 20), found("r", "G", "Charge", 30))
	moved := found("r", "F", "Charge", 110)
	moved.Message, moved.File, moved.absolute = "other words", "g.go", "/elsewhere/g.go"
	after := fingerprints(moved, found("r", "F", "Charge", 1), found("r", "G", "Charge", 7))
	assert.ElementsMatch(t, before, after)
	assert.Len(t, slices.Compact(slices.Sorted(slices.Values(before))), 3, "all are different")
	assert.Regexp(t, "^[0-9a-f]{16}$", before[0])
}

func TestFingerprintTellsApart(t *testing.T) {
	base := found("r", "F", "Charge", 1)
	others := []func(*entry){
		func(e *entry) { e.Rule = "s" },
		func(e *entry) { e.Package = "q" },
		func(e *entry) { e.Function = "G" },
		func(e *entry) { e.callee = "Refund" },
		func(e *entry) { e.target = "orders.status" },
		func(e *entry) { e.Function, e.callee = "FC", "harge" }, // parts don't run together
	}
	want := fingerprints(base)[0]
	for i, change := range others {
		other := base
		change(&other)
		assert.NotEqual(t, want, fingerprints(other)[0], i)
	}
}

func TestFill(t *testing.T) {
	low := found("r", "Low", "x", 3)
	low.confidence = analyzers.Low
	generated := found("r", "Generated", "x", 4)
	generated.generated = true
	excluded := found("r", "Excluded", "x", 5)
	excluded.absolute = "/src/old/f.go"
	accepted := found("s", "Accepted", "x", 6)
	c := &collector{
		found: []entry{
			accepted, excluded, generated, low,
			found("r", "Second", "x", 2), found("r", "First", "x", 1), found("r", "First", "x", 1),
		},
		options: Options{Settings: &config.Settings{
			Confidence: config.Medium,
			Exclude:    []string{"old"},
			Generated:  config.Drop,
			Accept:     []config.Acceptance{{Rule: "s", Reason: "agreed"}},
			Root:       "/src",
		}},
	}
	doc := new(render.Document)
	c.fill(doc)
	var names []string
	for _, f := range doc.Findings {
		names = append(names, f.Function)
		assert.NotNil(t, f.Related)
		assert.NotNil(t, f.Fixes)
	}
	assert.Equal(t, []string{"First", "Second"}, names, "sorted, without duplicates")
	assert.Len(t, doc.Suppressed, 1)
	assert.Equal(t, "agreed", doc.Suppressed[0].Reason)
	assert.Equal(t, render.Stats{Findings: 2, Suppressed: 1, BelowLevel: 1}, doc.Stats)
}

func TestRelative(t *testing.T) {
	root := filepath.FromSlash("/src/m")
	tests := []struct{ file, want string }{
		{"/src/m/a/b.go", "a/b.go"},
		{"/src/m2/b.go", "/src/m2/b.go"},
		{"/src/b.go", "/src/b.go"},
		{"/src/m/..b.go", "..b.go"},
		{"", ""},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, Relative(root, filepath.FromSlash(tt.file)), tt.file)
	}
}

func TestConfidenceNames(t *testing.T) {
	for _, c := range []analyzers.Confidence{analyzers.Low, analyzers.Medium, analyzers.High} {
		assert.Equal(t, c, confidenceLevel(confidenceName(c)))
	}
	assert.Equal(t, analyzers.Medium, confidenceLevel(""), "the default")
}

func TestRuleTitles(t *testing.T) {
	r := newRule("lockonly", "lockonly: report locks\n\nMore.", "u")
	assert.Equal(t, render.Rule{Name: "lockonly", Title: "report locks", Help: "lockonly: report locks\n\nMore.", URL: "u"}, r)
}
