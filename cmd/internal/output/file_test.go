package output_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/output"
)

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out.txt")
	require.NoError(t, output.WriteFile(name, []byte("one")))
	require.NoError(t, os.Chmod(name, 0o600))
	link := filepath.Join(dir, "link")
	require.NoError(t, os.Symlink(name, link))
	require.NoError(t, output.WriteFile(link, []byte("two")))

	data, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "two", string(data), "written through the link")
	info, err := os.Lstat(name)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm(), "permissions are kept")
	info, err = os.Lstat(link)
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&os.ModeSymlink, "the link is kept")
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, entries, 2, "no temporary file is left")
}

func TestWriteFileErrors(t *testing.T) {
	dir := t.TempDir()
	assert.Error(t, output.WriteFile(dir, nil), "a folder")
	name := filepath.Join(dir, "none", "out.txt")
	assert.EqualError(t, output.WriteFile(name, nil), "write "+name+": no such file or directory", "the file that was asked for is named")
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, entries)
}

func TestWriteFileToDevice(t *testing.T) {
	assert.NoError(t, output.WriteFile(os.DevNull, []byte("gone")))
}
