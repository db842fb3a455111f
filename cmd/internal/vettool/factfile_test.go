package vettool

import (
	"bytes"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

// remark is a fact about a package.
type remark struct {
	Text  string
	Notes []struct{ Line int }
}

func (*remark) AFact() {}

// remarking exports a fact and reports what it knows about d.
func remarking() *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "remarking", Doc: "remarking: report remarks\n\nMore.",
		FactTypes: []analysis.Fact{(*remark)(nil)},
		Run: func(pass *analysis.Pass) (any, error) {
			for _, f := range pass.AllPackageFacts() {
				pass.Reportf(pass.Files[0].Package, "%s: %s", f.Package.Path(), f.Fact.(*remark).Text)
			}
			pass.ExportPackageFact(&remark{Text: "about " + pass.Pkg.Path()})
			return nil, nil
		},
	}
}

// written returns the content of a fact file with one fact about m/p.
func written(t *testing.T) []byte {
	t.Helper()
	tool, _, stderr := newTool()
	tool.Rules = []*analysis.Analyzer{remarking()}
	name := describe(t, "package p\n", func(c *unitConfig) { c.VetxOnly = true })
	require.Zero(t, tool.Main([]string{name}), stderr.String())
	data, err := os.ReadFile(filepath.Join(filepath.Dir(name), "vet.out"))
	require.NoError(t, err)
	require.NotEmpty(t, data)
	return data
}

// TestUnusableFacts hands fact files over that are not what this program wrote.
// The package is analysed all the same, and -v tells.
func TestUnusableFacts(t *testing.T) {
	good := written(t)
	head, body, _ := bytes.Cut(good, []byte("\n"))
	for name, tt := range map[string]struct {
		data []byte
		note string // "" for none
	}{
		"good":              {good, ""},
		"none":              {nil, ""},
		"of another tool":   {body, "another version of dualwrite wrote them"},
		"of a foreign tool": {[]byte("some facts\n"), "another version of dualwrite wrote them"},
		"of another layout": {append([]byte("dualwrite facts 0123456789abcdef\n"), body...), "another version of dualwrite wrote them"},
		"header only":       {append(head, '\n'), "damaged: "},
		"truncated":         {good[:len(good)-3], "damaged: "},
		"cut in the header": {good[:10], "another version of dualwrite wrote them"},
		"changed":           {bytes.Replace(good, []byte("remark"), []byte("remorq"), 1), "damaged: "},
	} {
		t.Run(name, func(t *testing.T) {
			for _, flags := range []string{"", "-v"} {
				tool, _, stderr := newTool()
				tool.Rules = append(tool.Rules[:1], remarking())
				unit := describe(t, "package p\n", func(c *unitConfig) {
					file := filepath.Join(c.Dir, "facts")
					require.NoError(t, os.WriteFile(file, tt.data, 0o644))
					c.PackageVetx = map[string]string{"m/p": file}
				})
				assert.Equal(t, 1, tool.Main(append(strings.Fields(flags), unit)))
				assert.Contains(t, stderr.String(), "one: a package", "the rules run")
				assert.Equal(t, name == "good", strings.Contains(stderr.String(), "m/p: about m/p"))
				if flags == "" || tt.note == "" {
					assert.NotContains(t, stderr.String(), "not used")
				} else {
					assert.Contains(t, stderr.String(), "dualwrite: m/p: facts about m/p are not used: "+tt.note)
				}
			}
		})
	}
}

// A file that is not there is no reason to stop, either.
func TestMissingFacts(t *testing.T) {
	for _, flags := range []string{"", "-v"} {
		tool, _, stderr := newTool()
		unit := describe(t, "package p\n", func(c *unitConfig) {
			c.PackageVetx = map[string]string{"m/p": filepath.Join(c.Dir, "none"), "m/q": c.Dir}
		})
		assert.Equal(t, 1, tool.Main(append(strings.Fields(flags), unit)))
		assert.Contains(t, stderr.String(), "one: a package", "the rules run")
		assert.Equal(t, flags == "-v", strings.Contains(stderr.String(), "facts about m/p are not used: "))
		assert.Equal(t, flags == "-v", strings.Contains(stderr.String(), "facts about m/q are not used: "))
	}
}

// Whatever is cut off, and whichever bit is wrong, nothing panics, and what comes
// back is all or nothing.
func TestDamagedFacts(t *testing.T) {
	format := newFactFormat([]*analysis.Analyzer{remarking()})
	good := written(t)
	for i := range good {
		if i > 0 {
			_, err := format.decode(good[:i])
			assert.Error(t, err, "cut off after %d bytes", i)
		}
		for bit := range 8 {
			bad := bytes.Clone(good)
			bad[i] ^= 1 << bit
			records, err := format.decode(bad)
			assert.Error(t, err)
			assert.Nil(t, records)
		}
	}
}

// A fact that does not say what its type says is none, should the checksum ever fail to see it.
func TestDamagedFact(t *testing.T) {
	format := newFactFormat([]*analysis.Analyzer{remarking()})
	records, err := format.decode(written(t))
	require.NoError(t, err)
	require.NotEmpty(t, records)
	pkg, store := types.NewPackage("m/p", "p"), facts.NewStore()
	require.NoError(t, format.restore(store, pkg, records[0]))
	require.True(t, store.ImportPackage(pkg, new(remark)))
	for i := range records[0].data {
		r := records[0]
		r.data = r.data[:i]
		assert.ErrorContains(t, format.restore(facts.NewStore(), pkg, r), "damaged: ", "cut off after %d bytes", i)
		for bit := range 8 {
			r := records[0]
			r.data = bytes.Clone(r.data)
			r.data[i] ^= 1 << bit
			assert.NotPanics(t, func() { _ = format.restore(facts.NewStore(), pkg, r) })
		}
	}
	records[0].typ = "*vettool.other"
	assert.ErrorContains(t, format.restore(store, pkg, records[0]), "damaged: ")
}

func TestLayout(t *testing.T) {
	type other struct{ Text []string }
	type recursive struct {
		Next *recursive
		By   map[string]*recursive
	}
	text := func(v any) string {
		var b strings.Builder
		layout(&b, reflect.TypeOf(v), make(map[reflect.Type]bool))
		return b.String()
	}
	assert.Equal(t, text(&remark{}), text(&remark{}))
	assert.NotEqual(t, text(&remark{}), text(&other{}))
	assert.Contains(t, text(&recursive{}), "By\n")
}
