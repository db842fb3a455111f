package driver

import (
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAdoptStandard(t *testing.T) {
	pkgs := func() []*listed {
		return []*listed{
			{ImportPath: "fmt", Standard: true, Dir: filepath.FromSlash("/go/src/fmt")},
			{ImportPath: "cmd/vet", Standard: true, Dir: filepath.FromSlash("/go/src/cmd/vet")},
			{ImportPath: "vendor/x/y", Standard: true, Dir: filepath.FromSlash("/go/src/vendor/x/y")},
			{ImportPath: "unsafe", Standard: true, Dir: filepath.FromSlash("/go/src/unsafe")},
			{ImportPath: "x/y", Dir: filepath.FromSlash("/go/src/y")},
			{ImportPath: "elsewhere", Standard: true, Dir: filepath.FromSlash("/other/src/fmt")},
		}
	}
	for name, tt := range map[string]struct {
		modules []mainModule
		want    []string
	}{
		"std":      {[]mainModule{{"std", filepath.FromSlash("/go/src")}}, []string{"fmt", "vendor/x/y"}},
		"cmd":      {[]mainModule{{"cmd", filepath.FromSlash("/go/src/cmd")}}, []string{"cmd/vet"}},
		"another":  {[]mainModule{{"m", filepath.FromSlash("/go/src")}}, nil},
		"nobody's": {nil, nil},
	} {
		all := pkgs()
		adoptStandard(all, tt.modules)
		var got []string
		for _, l := range all {
			if l.firstParty() {
				got = append(got, l.ImportPath)
			}
		}
		if tt.want == nil { // without a module, what does not come with Go
			tt.want = []string{"x/y"}
		} else {
			got = got[:len(got)-1]
		}
		assert.Equal(t, tt.want, got, name)
	}
}

// Someone who works on Go itself checks a package of it.
func TestStandardLibrary(t *testing.T) {
	p, err := Load(t.Context(), Config{Dir: filepath.Join(runtime.GOROOT(), "src"), Patterns: []string{"container/list", "errors"}}) //nolint:staticcheck // the tests run where Go is
	require.NoError(t, err)
	require.NoError(t, p.Learn(t.Context()))
	assert.Empty(t, p.Errors())
	var matched []string
	for _, pkg := range p.Packages() {
		if pkg.Matched {
			matched = append(matched, pkg.ID)
			assert.NotNil(t, p.Types(pkg.ID))
		}
	}
	assert.Equal(t, []string{"container/list", "errors"}, matched)
}
