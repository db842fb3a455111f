//go:build unix

package config

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestLoadPipe would hang if the pipe were opened: nobody writes into it.
func TestLoadPipe(t *testing.T) {
	for _, key := range []string{"models-files", "schema"} {
		dir := checkout(t, "-- go.mod --\n-- .dualwrite.yml --\n"+key+": [pipe]\n")
		require.NoError(t, syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o644))
		_, err := Load(dir)
		assert.EqualError(t, err, `.dualwrite.yml:1: "pipe": this is not a regular file`)
	}
	dir := checkout(t, "-- go.mod --\n")
	require.NoError(t, syscall.Mkfifo(filepath.Join(dir, FileName), 0o644))
	_, err := Load(dir)
	assert.EqualError(t, err, ".dualwrite.yml: this is not a regular file")
}
