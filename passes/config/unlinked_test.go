package config

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestUnlinkedDoesNotReadTheLinkedModels(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	put("go.mod", "module m\n")
	put(ModelsFile, "::: {")
	_, err := Load(dir)
	var refused *Error
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, ModelsFile, refused.File)
	s, err := LoadUnlinked(dir)
	require.NoError(t, err)
	assert.Equal(t, dir, s.Root)

	put(FileName, "confidence: high\n")
	_, err = LoadFile(filepath.Join(dir, FileName))
	require.Error(t, err)
	s, err = LoadFileUnlinked(filepath.Join(dir, FileName))
	require.NoError(t, err)
	assert.Equal(t, High, s.Confidence)
	s, err = LoadUnlinked(dir)
	require.NoError(t, err)
	assert.Equal(t, High, s.Confidence)

	put(FileName, "confidence: hihg\n")
	_, err = LoadUnlinked(dir)
	assert.Error(t, err, "only the linked models are left out")
}
