package apidoc

import (
	"bytes"
	"flag"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
)

var update = flag.Bool("update", false, "rewrite docs/api.md")

const root = "../../.."

// TestCurrent fails when docs/api.md is not what the source says.
func TestCurrent(t *testing.T) {
	fset := token.NewFileSet()
	comment, err := parser.ParseFile(fset, filepath.Join(root, "analyzers/doc.go"), nil, parser.ParseComments)
	require.NoError(t, err)
	examples, err := parser.ParseFile(fset, filepath.Join(root, "analyzers/example_test.go"), nil, parser.ParseComments)
	require.NoError(t, err)
	page, err := Page(fset, comment, examples)
	require.NoError(t, err)
	name := filepath.Join(root, "docs/api.md")
	if *update {
		require.NoError(t, os.WriteFile(name, page, 0o644))
	}
	got, err := os.ReadFile(name)
	if err != nil || !bytes.Equal(got, page) {
		t.Errorf("docs/api.md is not up to date: run go test ./cmd/internal/apidoc -update")
	}
	assert.NotEmpty(t, analyzers.Suite)
	assert.NotContains(t, string(page), "Output:")
}

func TestPageRefuses(t *testing.T) {
	fset := token.NewFileSet()
	comment, err := parser.ParseFile(fset, "doc.go", "// Package x answers: what?\n//\n// It.\npackage x", parser.ParseComments)
	require.NoError(t, err)
	for text, want := range map[string]string{
		"package x_test":                      "no examples",
		"package x_test\n\nfunc Example() {}": "says what it shows",
	} {
		file, err := parser.ParseFile(fset, "example_test.go", text, parser.ParseComments)
		require.NoError(t, err)
		_, err = Page(fset, comment, file)
		assert.ErrorContains(t, err, want)
	}
}
