package doc

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// parsed is Of by way of a parser.
func parsed(t *testing.T, source, name string) string {
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", source, parser.ParseComments|parser.PackageClauseOnly)
	require.NoError(t, err)
	_, text, ok := strings.Cut(file.Doc.Text(), heading+name+"\n")
	if !ok {
		return name + ": undocumented"
	}
	text, _, _ = strings.Cut(text, heading)
	return strings.TrimSpace(text)
}

func TestOf(t *testing.T) {
	files, err := filepath.Glob("../../*/doc.go")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		name := filepath.Base(filepath.Dir(file))
		assert.Equal(t, parsed(t, string(source), name), Of(string(source), name))
		assert.NotContains(t, Of(string(source), name), "undocumented", name)
	}
}

func TestOfOthers(t *testing.T) {
	for name, source := range map[string]string{
		"two rules":  "// Package p is.\n//\n// # Analyzer a\n//\n// a: one\n//\n//\n//\ttext  \n//  more\n//\n// # Analyzer b\n//\n// b: two\npackage p\n",
		"at the top": "// # Analyzer a\n// a: one\npackage p\n",
		"none":       "// Package p is ## Analyzer\npackage p\n",
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, parsed(t, source, "a"), Of(source, "a"))
			assert.Equal(t, parsed(t, source, "b"), Of(source, "b"))
		})
	}
}
