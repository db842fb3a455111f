package e2e

import (
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/config"
)

var update = flag.Bool("update", false, "rewrite the recipes in docs/integrations.md")

const top = "../../../"

// recipes returns the files that can be copied, by name relative to the module.
func recipes(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	names, err := fs.Glob(os.DirFS(top), "docs/recipes/*")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range append(names, ".pre-commit-hooks.yaml") {
		data, err := os.ReadFile(top + name)
		require.NoError(t, err)
		out[name] = string(data)
	}
	return out
}

// shown matches a recipe in the documentation, between its name and the end of
// the block.
var shown = regexp.MustCompile("(?s)<!-- recipe (\\S+) -->\n```(\\S*)\n(.*?)```\n")

// TestRecipesAreShown checks that the documentation holds each recipe, as it is.
func TestRecipesAreShown(t *testing.T) {
	name := top + "docs/integrations.md"
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	files := recipes(t)
	var seen []string
	text := shown.ReplaceAllStringFunc(string(data), func(block string) string {
		m := shown.FindStringSubmatch(block)
		file, ok := files["docs/recipes/"+m[1]]
		require.True(t, ok, "there is no docs/recipes/%s", m[1])
		seen = append(seen, "docs/recipes/"+m[1])
		return "<!-- recipe " + m[1] + " -->\n```" + m[2] + "\n" + file + "```\n"
	})
	if *update {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o666))
		return
	}
	assert.Equal(t, text, string(data), "go test ./cmd/internal/e2e -run Recipes -update")
	for file := range files {
		if file != ".pre-commit-hooks.yaml" {
			assert.Contains(t, seen, file, "is nowhere shown")
		}
	}
}

// TestRecipesParse checks the syntax of what others read.
func TestRecipesParse(t *testing.T) {
	for name, text := range recipes(t) {
		var value any
		switch filepath.Ext(name) {
		case ".yml", ".yaml":
			assert.NoError(t, yaml.Unmarshal([]byte(text), &value), name)
		case ".json":
			assert.NoError(t, json.Unmarshal([]byte(text), &value), name)
		}
	}
	var golangci struct {
		Linters struct {
			Settings struct {
				Custom map[string]struct{ Settings any }
			}
		}
	}
	require.NoError(t, yaml.Unmarshal([]byte(recipes(t)["docs/recipes/golangci.yml"]), &golangci))
	_, err := config.FromAny(golangci.Linters.Settings.Custom["dualwrite"].Settings, t.TempDir())
	assert.NoError(t, err)
}

// command matches a call of our program in a recipe or on a page.
var command = regexp.MustCompile(`(?m)(?:^|[:|\s])dualwrite( (?:check|models|baseline|report|explain|init))((?: [^\s|]+)*)`)

// TestRecipesCallWhatExists checks the flags of every call that is documented.
func TestRecipesCallWhatExists(t *testing.T) {
	tool := build(t)
	texts := recipes(t)
	for _, name := range []string{"README.md", "docs/integrations.md"} {
		data, err := os.ReadFile(top + name)
		require.NoError(t, err)
		texts[name] = string(data)
	}
	known := map[string][]string{}
	calls := 0
	for name, text := range texts {
		for _, m := range command.FindAllStringSubmatch(text, -1) {
			verb := strings.TrimSpace(m[1])
			if known[verb] == nil {
				known[verb] = flagsOf(t, tool, verb)
			}
			calls++
			for arg := range strings.FieldsSeq(m[2]) {
				if word, _, _ := strings.Cut(strings.TrimRight(arg, "`"), "="); strings.HasPrefix(word, "-") {
					assert.Contains(t, known[verb], word, "%s: %s", name, strings.TrimSpace(m[0]))
				}
			}
		}
	}
	assert.Greater(t, calls, 10, "the calls are recognised")
}

func flagsOf(t *testing.T, p tool, verb string) []string {
	t.Helper()
	o := execute(t, ".", nil, p.path, verb, "-h")
	var out []string
	for _, m := range regexp.MustCompile(`(?m)^  (-\w[\w-]*)`).FindAllStringSubmatch(o.stdout+o.stderr, -1) {
		out = append(out, m[1])
	}
	require.NotEmpty(t, out, "%s: %s", verb, o.stderr)
	return slices.Compact(out)
}

// TestPreCommit runs the hook's entry as the framework does, in a repository.
func TestPreCommit(t *testing.T) {
	var hooks []struct {
		ID, Entry string
		Pass      bool `yaml:"pass_filenames"`
	}
	require.NoError(t, yaml.Unmarshal([]byte(recipes(t)[".pre-commit-hooks.yaml"]), &hooks))
	require.Len(t, hooks, 1)
	require.False(t, hooks[0].Pass, "a file is not a package")
	words := strings.Fields(hooks[0].Entry)
	require.Equal(t, "dualwrite", words[0])

	tool := build(t)
	dir := copied(t, top+"testdata/example")
	repository(t, dir)
	o := execute(t, dir, nil, tool.path, words[1:]...)
	assert.Zero(t, o.status, "what was there before is no reason to refuse a commit\n%s", o.stdout)

	file := filepath.Join(dir, "notify", "notify.go")
	old, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(old, added...), 0o666))
	o = execute(t, dir, nil, "git", "add", "-A")
	require.Zero(t, o.status, o.stderr)
	o = execute(t, dir, nil, tool.path, words[1:]...)
	assert.Equal(t, 1, o.status, "what is staged is looked at\n%s%s", o.stdout, o.stderr)
	assert.Contains(t, o.stdout, "txeffect")
}
