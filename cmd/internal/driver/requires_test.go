package driver

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

const requirements = `-- m/go.mod --
module example.com/m
require (
	example.com/Upper v1.0.0
	example.com/plain v1.0.0
	example.com/gone v1.0.0
	example.com/near v1.0.0
	example.com/other v1.0.0
	example.com/longer v1.0.0
)
replace example.com/near => ../near
replace example.com/other v1.0.0 => example.com/fork v2.0.0-pre
replace example.com/plain v0.9.0 => ../near
-- near/go.mod --
module example.com/near
require example.com/m v0.1.0
-- cache/cache/download/example.com/!upper/@v/v1.0.0.mod --
module example.com/Upper
require example.com/m v0.1.0
-- cache/cache/download/example.com/plain/@v/v1.0.0.mod --
module example.com/plain
-- cache/cache/download/example.com/fork/@v/v2.0.0-pre.mod --
module example.com/fork
require example.com/m v0.1.0 // indirect
-- cache/cache/download/example.com/longer/@v/v1.0.0.mod --
module example.com/longer
require example.com/m/more v0.1.0
`

func TestRequiring(t *testing.T) {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(requirements)).Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, f.Data, 0o644))
	}
	env := &goEnv{GOMODCACHE: filepath.Join(dir, "cache")}
	m := mainModule{Path: "example.com/m", Dir: filepath.Join(dir, "m")}
	found := env.requiring(m)
	assert.Equal(t, []string{"example.com/Upper", "example.com/near", "example.com/other"}, found)
	assert.True(t, within(found, "example.com/near/x"))
	assert.True(t, within(found, "example.com/near"))
	assert.False(t, within(found, "example.com/nearer"))

	assert.Equal(t, []string{"example.com/near"}, (&goEnv{}).requiring(m), "where no folder for modules is known")
	assert.Empty(t, env.requiring(mainModule{Path: "example.com/m", Dir: dir}), "where there is no go.mod")
}
