package linktest

import (
	"bytes"
	"encoding/gob"
	"go/types"
	"runtime"
	"slices"
	"sync"
	"testing"
	"weak"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// go vet writes the facts of a package after the rules have run on it, or without
// running them: it must not matter.
func TestRulesLeaveSummariesAlone(t *testing.T) {
	for _, pattern := range []string{"./txeffect/units/...", "./effectrecord/..."} {
		dir := copied(t, "rules")
		settings, err := config.Load(dir)
		require.NoError(t, err)
		engine, options := program(settings, dir, pattern)
		prog, err := check.Learn(t.Context(), engine, options)
		require.NoError(t, err)
		encoded := func(id string) []byte {
			var b bytes.Buffer
			require.NoError(t, gob.NewEncoder(&b).Encode(prog.Result(id, effects.Analyzer)))
			return b.Bytes()
		}
		before := map[string][]byte{}
		for _, p := range prog.Packages() {
			before[p.ID] = encoded(p.ID)
		}
		_, err = check.Found(t.Context(), engine, options, prog, nil)
		require.NoError(t, err)
		_, err = link.Link(t.Context(), prog, settings)
		require.NoError(t, err)
		for _, p := range prog.Packages() {
			assert.True(t, bytes.Equal(before[p.ID], encoded(p.ID)), "%s is not what it was", p.ID)
		}
	}
}

// What a package was learnt from is let go with the last rule that reads source:
// kept, it is most of the memory of a large program.
func TestSourceIsLetGo(t *testing.T) {
	dir := copied(t, "rules")
	settings, err := config.Load(dir)
	require.NoError(t, err)
	engine, options := program(settings, dir, "./effectrecord/...")
	var mu sync.Mutex
	var seen []weak.Pointer[types.Info]
	engine.Learn = append(slices.Clip(engine.Learn), &analysis.Analyzer{
		Name: "probe", Doc: "note what is typed", Requires: []*analysis.Analyzer{effects.Analyzer}, RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			mu.Lock()
			defer mu.Unlock()
			seen = append(seen, weak.Make(pass.TypesInfo))
			return nil, nil
		},
	})
	prog, err := check.Learn(t.Context(), engine, options)
	require.NoError(t, err)
	runtime.GC()
	kept := 0
	for _, info := range seen {
		if info.Value() != nil {
			kept++
		}
	}
	require.NotEmpty(t, seen)
	assert.Zero(t, kept, "of %d packages", len(seen))
	runtime.KeepAlive(prog)
}

// The types go as soon as they are linked, and the summaries hold on to none, nor to
// the names in what was read about an imported package.
func TestTypesAreLetGo(t *testing.T) {
	dir := copied(t, "rules")
	settings, err := config.Load(dir)
	require.NoError(t, err)
	engine, options := program(settings, dir, "./effectrecord/...")
	prog, err := check.Learn(t.Context(), engine, options)
	require.NoError(t, err)
	var seen []weak.Pointer[types.Package]
	for _, p := range prog.Packages() {
		pkg := prog.Types(p.ID)
		seen = append(seen, weak.Make(pkg))
		for _, imp := range pkg.Imports() {
			seen = append(seen, weak.Make(imp))
		}
	}
	given, err := link.Link(t.Context(), prog, settings)
	require.NoError(t, err)
	runtime.GC()
	for _, pkg := range seen {
		if p := pkg.Value(); p != nil && p != types.Unsafe {
			assert.Fail(t, "still there", p.Path())
		}
	}
	require.NotEmpty(t, seen)
	runtime.KeepAlive(given)
}
