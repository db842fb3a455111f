package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"github.com/dualwrite/dualwrite/passes/models"
)

// checkout unpacks a txtar archive into a new folder.
func checkout(t *testing.T, archive string) string {
	t.Helper()
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(archive)).Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, f.Data, 0o644))
	}
	return dir
}

func TestLoad(t *testing.T) {
	dir := checkout(t, `
-- .dualwrite.yml --
confidence: low
-- ws/go.work --
-- ws/.dualwrite.yml --
disable: [outbox]
-- ws/a/go.mod --
-- ws/a/x/y/z.go --
-- ws/a/x/.dualwrite.yml --
not: read
-- ws/a/x/testdata/src/p/p.go --
-- ws/b/go.mod --
-- ws/b/.dualwrite.yml --
confidence: high
disable: [lockonly]
-- ws/c/testdata/.dualwrite.yml --
tests: true
-- ws/c/testdata/src/p/p.go --
-- alone/go.mod --
-- alone/p/p.go --
`)
	for _, tt := range []struct {
		dir, root, file, confidence string
		disable                     []string
	}{
		{"ws/a/x/y", "ws", "ws/.dualwrite.yml", "medium", []string{"outbox"}},
		{"ws/a", "ws", "ws/.dualwrite.yml", "medium", []string{"outbox"}},
		{"ws", "ws", "ws/.dualwrite.yml", "medium", []string{"outbox"}},
		{"ws/b", "ws/b", "ws/b/.dualwrite.yml", "high", []string{"lockonly"}},
		{"ws/a/x/testdata/src/p", "ws/a/x/testdata", "", "medium", nil},
		{"ws/c/testdata/src/p", "ws/c/testdata", "ws/c/testdata/.dualwrite.yml", "medium", nil},
		{"alone/p", "alone", "", "medium", nil},
	} {
		t.Run(tt.dir, func(t *testing.T) {
			s, err := Load(filepath.Join(dir, tt.dir))
			require.NoError(t, err)
			assert.Equal(t, filepath.Join(dir, tt.root), s.Root)
			if tt.file != "" {
				tt.file = filepath.Join(dir, tt.file)
			}
			assert.Equal(t, tt.file, s.File)
			assert.Equal(t, tt.confidence, s.Confidence)
			assert.Equal(t, tt.disable, s.Disable)
		})
	}
}

func TestLoadSources(t *testing.T) {
	dir := checkout(t, `
-- go.mod --
-- .dualwrite.yml --
schema: [db, "services/*/schema.sql", db/2.sql]
models-files: [m.yml, n.yml, empty.yml]
models:
- {func: example.com/p.A, kind: retry, fn: 1}
-- m.yml --
- {func: example.com/p.A, kind: neutral}
- {func: example.com/p.B, kind: neutral}
- {func: example.com/p.C, kind: neutral}
-- n.yml --
models:
- {func: example.com/p.B, kind: derive}
-- empty.yml --
-- db/2.sql --
create table b (id int);
-- db/1.SQL --
create table a (id int);
-- db/sub/3.sql --
-- db/readme.md --
-- services/x/schema.sql --
-- services/y/schema.sql --
`)
	s, err := Load(dir)
	require.NoError(t, err)
	var got []string
	for _, source := range s.Schema() {
		got = append(got, source.Name)
	}
	assert.Equal(t, []string{"db/1.SQL", "db/2.sql", "db/sub/3.sql", "services/x/schema.sql", "services/y/schema.sql"}, got)
	assert.Contains(t, string(s.Schema()[0].Data), "table a")
	for symbol, want := range map[string]models.Kind{"example.com/p.A": models.Retry, "example.com/p.B": models.Derive, "example.com/p.C": models.Neutral} {
		row := s.Table().Symbol(symbol)
		require.NotNil(t, row, symbol)
		assert.Equal(t, want, row.Kind, symbol)
	}
}

func TestLoadRefuses(t *testing.T) {
	for config, want := range map[string]string{
		"\nschema: [nowhere]":     `.dualwrite.yml:2: "nowhere": no such file or directory`,
		"schema: ['no*']":         `.dualwrite.yml:1: "no*": no file or folder matches`,
		"schema: [empty]":         `.dualwrite.yml:1: "empty": no .sql file in this folder`,
		"models-files: [key.yml]": `key.yml:2: unknown key "model"; did you mean "models"?`,
		"models-files: [row.yml]": `row.yml:2: `,
		"models-files: [empty]":   `.dualwrite.yml:1: "empty": this is a folder, not a file`,
		"models-files: [bad.yml]": `bad.yml:1: not valid YAML`,
		"models-files: [big.yml]": `.dualwrite.yml:1: "big.yml": larger than 16 MiB`,
	} {
		t.Run(config, func(t *testing.T) {
			dir := checkout(t, "-- go.mod --\n-- empty/x --\n-- bad.yml --\n- a\nb: c\n-- key.yml --\n\nmodel: []\n-- row.yml --\n\n- func: 1\n-- .dualwrite.yml --\n"+config)
			require.NoError(t, os.WriteFile(filepath.Join(dir, "big.yml"), make([]byte, maxModels+1), 0o644))
			_, err := Load(dir)
			assert.ErrorContains(t, err, want)
			assert.NotContains(t, err.Error(), dir, "the message does not depend on the checkout")
		})
	}
}

func TestLoadFolder(t *testing.T) {
	_, err := Load(checkout(t, "-- go.mod --\n-- .dualwrite.yml/x --\n"))
	assert.EqualError(t, err, ".dualwrite.yml: this is a folder, not a file")
	_, err = LoadFile(filepath.Join(t.TempDir(), "other.yml"))
	assert.EqualError(t, err, "other.yml: no such file or directory")
}

func TestHash(t *testing.T) {
	hash := func(archive string) string {
		s, err := Load(checkout(t, archive))
		require.NoError(t, err)
		return s.Hash()
	}
	const base = "-- go.mod --\n-- .dualwrite.yml --\nschema: [db]\n-- db/a.sql --\nx\n-- db/b.sql --\n"
	assert.Equal(t, hash(base), hash(base), "not the place of the checkout")
	assert.NotEqual(t, hash(base), hash(strings.Replace(base, "x\n", "y\n", 1)), "a schema file")
	assert.NotEqual(t, hash(base), hash(strings.Replace(base, "b.sql", "c.sql", 1)), "a name")
	assert.NotEqual(t, hash(base), hash(strings.Replace(base, "[db]", "[ db]", 1)), "the configuration")
	assert.NotEqual(t, hash(base), hash("-- go.mod --\n"))
	assert.Equal(t, Default().Hash(), hash("-- go.mod --\n"))
}
