//go:build unix

package config

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// schemaNames are the schema files that were read.
func schemaNames(s *Settings) []string {
	var out []string
	for _, source := range s.Schema() {
		out = append(out, source.Name)
	}
	return out
}

// Links that lead in circles, below the migrations and in their place.
func TestLinksInCircles(t *testing.T) {
	dir := checkout(t, "-- go.mod --\n-- migrations/1.sql --\na\n-- cmd/x.go --\n")
	require.NoError(t, os.Symlink("..", filepath.Join(dir, "migrations/up")))
	require.NoError(t, os.Symlink("self.sql", filepath.Join(dir, "migrations/self.sql")))
	require.NoError(t, os.Symlink(dir, filepath.Join(dir, "cmd/migrations")))
	require.NoError(t, os.Symlink("schema", filepath.Join(dir, "schema")))
	require.NoError(t, os.Symlink("nowhere", filepath.Join(dir, "cmd/schema.sql")))
	s, err := Load(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{"migrations/1.sql"}, schemaNames(s))

	write := func(text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, FileName), []byte(text), 0o644))
	}
	write("schema: [migrations]\n")
	s, err = Load(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{"migrations/1.sql"}, schemaNames(s), "asked for, and still no circle")
	write("schema: [schema]\n")
	_, err = Load(dir)
	assert.EqualError(t, err, `.dualwrite.yml:1: "schema": too many levels of symbolic links`)
	require.NoError(t, os.Remove(filepath.Join(dir, FileName)))
	require.NoError(t, os.Symlink(FileName, filepath.Join(dir, FileName)))
	s, err = Load(dir)
	require.NoError(t, err, "there is no such file")
	assert.Empty(t, s.File)
}

// A configured folder may be a link.
func TestSchemaBehindLink(t *testing.T) {
	dir := checkout(t, "-- go.mod --\n-- .dualwrite.yml --\nschema: [db]\n-- store/sql/1.sql --\na\n")
	require.NoError(t, os.Symlink("store/sql", filepath.Join(dir, "db")))
	s, err := Load(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{"db/1.sql"}, schemaNames(s))
}

func TestUnreadableFolder(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may read everything")
	}
	dir := checkout(t, "-- go.mod --\n-- migrations/1.sql --\na\n-- migrations/secret/2.sql --\nb\n-- hidden/migrations/1.sql --\nc\n")
	for _, name := range []string{"migrations/secret", "hidden"} {
		name := filepath.Join(dir, name)
		require.NoError(t, os.Chmod(name, 0))
		t.Cleanup(func() { _ = os.Chmod(name, 0o755) }) // else it can't be removed
	}
	s, err := Load(dir)
	require.NoError(t, err, "nobody asked for it")
	assert.Equal(t, []string{"migrations/1.sql"}, schemaNames(s))

	require.NoError(t, os.WriteFile(filepath.Join(dir, FileName), []byte("schema: [migrations]\n"), 0o644))
	_, err = Load(dir)
	assert.EqualError(t, err, `.dualwrite.yml:1: "migrations": secret: permission denied`)
}

// What root can't see either: the walk itself.
func TestUnreadableFolderInWalk(t *testing.T) {
	dir := checkout(t, "-- 1.sql --\na\n")
	w := &sqlWalk{root: dir, strict: true}
	require.NoError(t, w.folder(dir))
	assert.ErrorIs(t, w.folder(filepath.Join(dir, "gone")), fs.ErrNotExist)
	assert.EqualError(t, w.folder(filepath.Join(dir, "gone")), "gone: no such file or directory")
	assert.NoError(t, (&sqlWalk{root: dir}).folder(filepath.Join(dir, "gone")))
}

// Files that take for ever, or all the memory, where nobody stops at a bound.
func TestBombs(t *testing.T) {
	const mega = 1 << 20
	bombs := map[string]string{
		"flow sequences":  strings.Repeat("[", mega-1),
		"flow mappings":   strings.Repeat("{a: ", mega/4-1),
		"block sequences": strings.Repeat("- ", mega/2-1),
		"keys":            strings.Repeat("? ", mega/2-1),
		"anchors":         "a: " + strings.Repeat("&a ", mega/3-9),
		"tags":            strings.Repeat("!a ", mega/3-1),
		"documents":       strings.Repeat("---\n", mega/4-1),
		"comments":        strings.Repeat("#\n", mega/2-1) + "x",
		"quotes":          strings.Repeat(`"`, mega-1),
		"one long key":    strings.Repeat("a", mega-9) + ": 1",
		"many keys":       strings.Repeat("disable: []\n", mega/12-1),
		"long list":       "disable: [" + strings.Repeat("x,", mega/2-20) + "x]",
		"long scalar":     "confidence: |\n " + strings.Repeat("x", mega-30),
		"tabs":            strings.Repeat("\t", mega-1),
		"not UTF-8":       strings.Repeat("\xff", mega-1),
		"escapes":         `a: "` + strings.Repeat(`\x41`, mega/4-9) + `"`,
	}
	for name, text := range bombs {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, "c.yml")
			require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
			require.LessOrEqual(t, len(text), mega, "else it is not even read")
			start := time.Now()
			_, err := LoadFile(file)
			if name != "long list" {
				assert.Error(t, err)
			}
			assert.Less(t, time.Since(start), 20*time.Second)
			if err != nil {
				assert.Less(t, len(err.Error()), 1000, "the message does not repeat the file")
			}
		})
	}
}

// A file of 100 MB, most of which is not on the disk, is not read.
func TestHugeFiles(t *testing.T) {
	huge := func(name string) {
		f, err := os.Create(name)
		require.NoError(t, err)
		require.NoError(t, f.Truncate(100<<20))
		require.NoError(t, f.Close())
	}
	dir := checkout(t, "-- go.mod --\n-- migrations/1.sql --\na\n")
	huge(filepath.Join(dir, "migrations/2.sql"))
	s, err := Load(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{"migrations/1.sql"}, schemaNames(s))

	write := func(text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, FileName), []byte(text), 0o644))
	}
	write("schema: [migrations]\n")
	_, err = Load(dir)
	assert.EqualError(t, err, `.dualwrite.yml:1: "migrations": larger than 16 MiB`)
	write("models-files: [migrations/2.sql]\n")
	_, err = Load(dir)
	assert.EqualError(t, err, `.dualwrite.yml:1: "migrations/2.sql": larger than 16 MiB`)
	write("")
	huge(filepath.Join(dir, ModelsFile))
	_, err = Load(dir)
	assert.EqualError(t, err, ModelsFile+": larger than 16 MiB")
	huge(filepath.Join(dir, FileName))
	_, err = Load(dir)
	assert.EqualError(t, err, ".dualwrite.yml: larger than 1 MiB")
}

// Bombs in a models file, which may be larger.
func TestModelsBombs(t *testing.T) {
	for name, text := range map[string][]byte{
		"deep":    bytes.Repeat([]byte("["), 4<<20),
		"aliases": []byte("a: &a [x]\nb: *a\n"),
		"wide":    []byte("models: [" + strings.Repeat("{},", 1<<20) + "]"),
	} {
		dir := checkout(t, "-- go.mod --\n")
		require.NoError(t, os.WriteFile(filepath.Join(dir, ModelsFile), text, 0o644))
		start := time.Now()
		_, err := Load(dir)
		assert.ErrorContains(t, err, ModelsFile, name)
		assert.Less(t, time.Since(start), 20*time.Second, name)
	}
}
