package docgen_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/accuracy"
	"github.com/dualwrite/dualwrite/cmd/internal/docgen"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/models"
)

var update = flag.Bool("update", false, "rewrite the generated documentation")

// root is the folder of the module, relative to this package.
const root = "../../.."

// pages generates everything that is generated, by name relative to the root.
func pages(t *testing.T) map[string][]byte {
	t.Helper()
	rules := docgen.Rules(analyzers.Suite)
	out := map[string][]byte{
		"docs/rules/README.md":  docgen.Index(rules),
		"docs/configuration.md": docgen.Manual("Configuration", packageComment(t, "passes/config")),
		"docs/libraries.md":     docgen.Libraries(models.Builtin().All()),
		"docs/directives.md":    docgen.Manual("Directives", packageComment(t, "passes/directive")),
	}
	judged, err := accuracy.ReadDir(filepath.Join(root, "testdata/accuracy"))
	require.NoError(t, err)
	for _, r := range rules {
		r.Measured = string(accuracy.Measured(judged, r.Name))
		out["docs/rules/"+r.Name+".md"] = docgen.Page(r)
	}
	readme, err := os.ReadFile(filepath.Join(root, "README.md"))
	require.NoError(t, err)
	readme, err = docgen.Splice(readme, "rules", docgen.Table(rules, "docs/rules/"))
	require.NoError(t, err)
	out["README.md"], err = docgen.Splice(readme, "example", example(t))
	require.NoError(t, err)
	return out
}

// example is what the command says about one hazard of the bundled service. The
// README shows no output that nobody got.
func example(t *testing.T) []byte {
	t.Helper()
	cmd := exec.Command("go", "run", "./cmd/dualwrite", "-C", "testdata/example", "-format=json")
	cmd.Dir = root
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, _ := cmd.Output() // fails, since there are findings
	var doc render.Document
	require.NoError(t, json.Unmarshal(stdout, &doc), stderr.String())
	i := slices.IndexFunc(doc.Findings, func(f render.Finding) bool {
		return f.Rule == "effectrecord" && f.Function == "(*Service).Collect"
	})
	require.GreaterOrEqual(t, i, 0, "the hazard in Collect is found; errors: %v", doc.Errors)
	abs, err := filepath.Abs(filepath.Join(root, "testdata/example"))
	require.NoError(t, err)
	one := &render.Document{Findings: doc.Findings[i : i+1], Root: abs}
	var text bytes.Buffer
	require.NoError(t, render.Write(&text, "text", one))
	finding, _, _ := strings.Cut(text.String(), "\n\n")
	_, finding, _ = strings.Cut(finding, "\n") // without the heading
	return []byte("```text\n" + finding + "\n```\n")
}

func packageComment(t *testing.T, dir string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, dir, "doc.go"), nil, parser.ParseComments)
	require.NoError(t, err)
	require.NotNil(t, file.Doc)
	return file
}

// TestCurrent fails when a generated page is not what the source says, or
// belongs to a rule that is gone.
func TestCurrent(t *testing.T) {
	want := pages(t)
	for name, text := range want {
		file := filepath.Join(root, name)
		if *update {
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, text, 0o644))
		}
		got, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(got, text) {
			t.Errorf("%s is not up to date: run go test ./cmd/internal/docgen -update", name)
		}
	}
	found, err := filepath.Glob(filepath.Join(root, "docs/rules/*.md"))
	require.NoError(t, err)
	for _, file := range found {
		name := "docs/rules/" + filepath.Base(file)
		if _, ok := want[name]; ok {
			continue
		}
		if *update {
			require.NoError(t, os.Remove(file))
		} else {
			t.Errorf("%s belongs to no rule: run go test ./cmd/internal/docgen -update", name)
		}
	}
}

// TestDocs holds every rule to what a reader needs: a title, bad and good code.
func TestDocs(t *testing.T) {
	rules := docgen.Rules(analyzers.Suite)
	assert.NotEmpty(t, rules)
	for _, r := range rules {
		assert.Regexp(t, `^report `, r.Title, "%s: the first line of the doc says what is reported", r.Name)
		assert.GreaterOrEqual(t, codeBlocks(r.Body), 2, "%s: the doc shows bad and good code", r.Name)
	}
	names := make([]string, len(rules))
	for i, r := range rules {
		names[i] = r.Name
	}
	assert.Equal(t, names, slices.Compact(slices.Clone(names)), "no two rules share a name")
}

func codeBlocks(doc string) int {
	blocks, inside := 0, false
	for line := range bytes.Lines([]byte(doc)) {
		code := bytes.HasPrefix(line, []byte("\t"))
		if code && !inside {
			blocks++
		}
		inside = code || inside && len(bytes.TrimSpace(line)) == 0
	}
	return blocks
}
