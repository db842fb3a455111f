package ruletest

import (
	"bytes"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
)

// TestSameBytes checks that a program is reported in the same way every time.
// DUALWRITE_RUNS sets how often.
func TestSameBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("analyses everything several times")
	}
	runs := 2
	if n, err := strconv.Atoi(os.Getenv("DUALWRITE_RUNS")); err == nil {
		runs = n
	}
	for _, dir := range []string{"../../../testdata/example", root} {
		var first []byte
		for i := range runs {
			var b bytes.Buffer
			doc := run(t, dir, config.Low, analyzers.Suite...)
			require.NoError(t, render.Write(&b, "json", doc))
			if i == 0 {
				first = b.Bytes()
			}
			require.Equal(t, string(first), b.String(), "%s, run %d", dir, i+1)
		}
	}
}
