package change_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/change"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

const root = "/src"

// touched lists the lines 1 to 20 of a file that the diff touches.
func touched(t *testing.T, diff, file string) []int {
	t.Helper()
	lines, err := change.Parse([]byte(diff), root)
	require.NoError(t, err)
	var all []int
	for n := 1; n <= 20; n++ {
		if lines.Touches(filepath.Join(root, file), n) {
			all = append(all, n)
		}
	}
	return all
}

func TestParse(t *testing.T) {
	tests := []struct {
		name, diff string
		want       []int
	}{
		{"nothing", "", nil},
		{"one line", "--- a/f.go\n+++ b/f.go\n@@ -3 +3 @@\n-old\n+new\n", []int{3}},
		{"added", "--- a/f.go\n+++ b/f.go\n@@ -3,0 +4,2 @@\n+one\n+two\n", []int{4, 5}},
		{"context", "--- a/f.go\n+++ b/f.go\n@@ -1,3 +1,4 @@\n one\n+two\n three\n four\n", []int{2}},
		{"removed", "--- a/f.go\n+++ b/f.go\n@@ -3,2 +2,0 @@\n-one\n-two\n", nil},
		{"two hunks", "--- a/f.go\n+++ b/f.go\n@@ -1 +1 @@\n-x\n+y\n@@ -9,0 +10 @@\n+z\n", []int{1, 10}},
		{"no prefix", "--- f.go\n+++ f.go\n@@ -1 +1 @@\n-x\n+y\n", []int{1}},
		{"time stamp", "--- f.go\t2026-01-01\n+++ f.go\t2026-01-02 10:00\n@@ -1 +1 @@\n-x\n+y\n", []int{1}},
		{"absolute", "--- /src/f.go\n+++ /src/f.go\n@@ -1 +1 @@\n-x\n+y\n", []int{1}},
		{"quoted", "--- \"a/f.go\"\n+++ \"b/f.go\"\n@@ -1 +1 @@\n-x\n+y\n", []int{1}},
		{"CRLF", "--- a/f.go\r\n+++ b/f.go\r\n@@ -1 +1 @@\r\n-x\r\n+y\r\n", []int{1}},
		{"deleted file", "--- a/f.go\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", nil},
		{"no newline at end", "--- a/f.go\n+++ b/f.go\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n@@ -5,0 +6 @@\n+z\n", []int{1, 6}},
		{"line that looks like a header", "--- a/f.go\n+++ b/f.go\n@@ -1,1 +1,2 @@\n--- x\n+++ y\n+z\n", []int{1, 2}},
		{"other file", "--- a/g.go\n+++ b/g.go\n@@ -1 +1 @@\n-x\n+y\n", nil},
		{"mail around it", "From x\nSubject: y\n\n--- a/f.go\n+++ b/f.go\n@@ -1 +1 @@\n-x\n+y\n-- \n2.1\n", []int{1}},
		{"huge numbers", "--- a/f.go\n+++ b/f.go\n@@ -1 +99999999999999999999 @@\n-x\n+y\n", nil},
		{"body cut off", "--- a/f.go\n+++ b/f.go\n@@ -1,9 +2,9 @@\n+y\n", []int{2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, touched(t, tt.diff, "f.go"))
		})
	}
}

func TestParseRefusesOtherText(t *testing.T) {
	_, err := change.Parse([]byte("package x\n"), root)
	assert.ErrorContains(t, err, "not a unified diff")
}

func TestApplyKeepsWhatConcernsTheChange(t *testing.T) {
	at := func(file string, line int) render.Place { return render.Place{File: file, Line: line} }
	doc := &render.Document{Root: root, Findings: []render.Finding{
		{Message: "in it", Place: at("f.go", 4)},
		{Message: "beside it", Place: at("f.go", 5)},
		{Message: "other end in it", Place: at("g.go", 5), Related: []render.Related{{Place: at("g.go", 1)}, {Place: at("/src/f.go", 4)}}},
		{Message: "other file", Place: at("g.go", 4)},
	}}
	lines, err := change.Parse([]byte("--- a/f.go\n+++ b/f.go\n@@ -3,0 +4 @@\n+x\n"), root)
	require.NoError(t, err)
	lines.Apply(doc)
	var kept []string
	for _, f := range doc.Findings {
		kept = append(kept, f.Message)
	}
	assert.Equal(t, "in it, other end in it", strings.Join(kept, ", "))
	assert.Equal(t, 2, doc.Stats.Findings)
	assert.Equal(t, 2, doc.Stats.OutsideDiff)
}

func FuzzParse(f *testing.F) {
	f.Add("--- a/f.go\n+++ b/f.go\n@@ -1,3 +1,4 @@\n one\n+two\n")
	f.Add("+++ \n@@ -0,0 +0,0 @@")
	f.Fuzz(func(t *testing.T, diff string) {
		lines, err := change.Parse([]byte(diff), root)
		if err == nil {
			lines.Touches("/src/f.go", 1)
		}
	})
}
