package coverage

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/effects/effectstest"
)

// Nobody looks into a function that is too large, and it is said so.
func TestLargeFunctionsAreNamed(t *testing.T) {
	src := "package shop\nimport \"net/http\"\nfunc ping() bool { _, err := http.Post(\"https://x\", \"\", nil); return err == nil }\nfunc wide() {\n" +
		strings.Repeat("if x := ping(); x { ping() }\n", 8200) + "}\n"
	loaded := effectstest.Load(t, effectstest.Package{Path: "shop", Source: src})
	p := loaded[0].Summary
	assert.Equal(t, []string{"shop.wide"}, p.Large())
	assert.NotNil(t, p.Func("shop.ping"))
	assert.Nil(t, p.Func("shop.wide"))
	s := summary([]*effects.Package{p})
	assert.Equal(t, 1, s.Capped)
	var out strings.Builder
	require.NoError(t, s.Write(&out))
	assert.Contains(t, out.String(), "1 functions lead to more than is followed:\n  shop.wide\n")
}
