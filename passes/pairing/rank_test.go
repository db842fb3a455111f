package pairing

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// TestRank orders records by how plainly they say that the work is over.
func TestRank(t *testing.T) {
	rising := []effectflow.Record{
		{Insert: true},
		{},
		{Status: true},
		{Status: true, Done: true, Insert: true},
		{Status: true, Done: true},
	}
	for i := 1; i < len(rising); i++ {
		assert.Greater(t, Rank(rising[i]), Rank(rising[i-1]), "%+v", rising[i])
	}
}
