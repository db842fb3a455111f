package linktest

import (
	"bytes"
	"encoding/gob"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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
