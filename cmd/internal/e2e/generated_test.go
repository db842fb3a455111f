package e2e

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestGenerated checks where findings in generated files are shown, by our own
// command and by the go command.
func TestGenerated(t *testing.T) {
	tool := build(t)
	dir := copied(t, "../../../testdata/integration/generated")
	for _, setting := range []string{"report", "caller", "drop"} {
		want := wants(t, dir, setting)
		require.NotEmpty(t, want)
		require.NoError(t, os.WriteFile(filepath.Join(dir, ".dualwrite.yml"), []byte("generated: "+setting+"\n"), 0o666))
		assert.Equal(t, want, lines(tool.check(t, dir, "./...")), "check, generated: %s", setting)
		assert.Equal(t, want, lines(tool.vet(t, dir, nil, "./...")), "go vet, generated: %s", setting)
	}
}

// wants returns the lines marked "// want WORD...", as file:line, where one of
// the words is the given one.
func wants(t *testing.T, dir, word string) []string {
	t.Helper()
	mark := regexp.MustCompile(`// want ([a-z ]+)$`)
	var out []string
	err := filepath.WalkDir(dir, func(name string, _ os.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".go" {
			return err
		}
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		rel, err := filepath.Rel(dir, name)
		if err != nil {
			return err
		}
		scanner := bufio.NewScanner(f)
		for i := 1; scanner.Scan(); i++ {
			if m := mark.FindStringSubmatch(scanner.Text()); m != nil && slices.Contains(strings.Fields(m[1]), word) {
				out = append(out, place(filepath.ToSlash(rel), i))
			}
		}
		return scanner.Err()
	})
	require.NoError(t, err)
	slices.Sort(out)
	return out
}
