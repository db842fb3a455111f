package provenance

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// grown sets a column for each of n tests.
func grown(base *Term, n int) *Term {
	for i := range n {
		set := OpOf("chain:lib.Set", "lib.Builder", base, String(fmt.Sprint("c", i)), ParamOf("f", i, ""))
		base = AltOf(base, set)
	}
	return base
}

func TestEitherIsSmall(t *testing.T) {
	base := OpOf("chain:lib.Insert", "lib.Builder", ParamOf("f", 99, "lib.DB"), String("orders"))
	assert.Equal(t, Alt, grown(base, 3).Kind, "what can be told in full is")
	b := grown(base, 40)
	assert.Equal(t, Either, b.Text)
	assert.Less(t, b.Size(), 1000)
	for i := range 40 {
		assert.True(t, b.Has(func(u *Term) bool { return u.Kind == Param && u.N == i }), "column %d", i)
	}
	n, ok := b.Optional()
	assert.True(t, ok)
	assert.Equal(t, 1, n)
}

// A switch leaves ways that do not go on from each other.
func TestEitherBesideEachOther(t *testing.T) {
	base := grown(OpOf("chain:lib.Insert", "", ParamOf("f", 99, "lib.DB"), String("orders")), 8)
	one := OpOf("chain:lib.Set", "", base, String("x"), Int(1))
	other := OpOf("chain:lib.Set", "", OpOf("chain:lib.Set", "", base, String("y"), Int(2)), String("z"), Int(3))
	b := AltOf(one, other, base)
	assert.Equal(t, Either, b.Text)
	for _, column := range []string{"x", "y", "z"} {
		assert.True(t, b.Has(func(u *Term) bool { return u.Kind == Const && u.Text == column }), column)
	}
}
