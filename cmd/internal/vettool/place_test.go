package vettool

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTrimmed(t *testing.T) {
	for flags, want := range map[string]bool{
		"":                              false,
		"-trimpath":                     true,
		"--trimpath":                    true,
		"-mod=mod -trimpath":            true,
		"-trimpath=true":                true,
		"-trimpath=false":               false,
		"-trimpath -trimpath=false":     false,
		"-ldflags=-trimpath":            false,
		"-trimpathology":                false,
		"-trimpath=false -v -trimpath ": true,
	} {
		t.Setenv("GOFLAGS", flags)
		assert.Equal(t, want, trimmed(), flags)
	}
}

func TestRoot(t *testing.T) {
	dir := t.TempDir()
	deep := filepath.Join(dir, "svc", "pkg")
	require.NoError(t, os.MkdirAll(deep, 0o777))
	write := func(name string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), nil, 0o666))
	}
	write("svc/go.mod")
	assert.Equal(t, filepath.Join(dir, "svc"), root(deep))
	write("go.work")
	t.Setenv("GOWORK", "")
	assert.Equal(t, dir, root(deep), "the workspace is around the module")
	t.Setenv("GOWORK", "off")
	assert.Equal(t, filepath.Join(dir, "svc"), root(deep))
}

func TestPlaces(t *testing.T) {
	base := t.TempDir()
	inside := filepath.Join(base, "a", "b.go")
	outside := filepath.Join(filepath.Dir(base), "c.go")
	assert.Equal(t, inside, places{}.file(inside), "absolute unless told otherwise")
	assert.Equal(t, "a/b.go", places{base: base}.file(inside))
	assert.Equal(t, outside, places{base: base}.file(outside))
	assert.Equal(t, "a/b.go", places{base: base}.file("a/b.go"), "relative names stay")
}
