package lazyssa

import (
	"go/ast"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Each branch begins with what all variables are, so that SSA of one function with
// many of both would take what all others together do not.
func TestLargeFunctionsHaveNoBody(t *testing.T) {
	const rows = 8193 // whose square is more than maxWeight
	lines := strings.Repeat("if x := small(); x { small() }\n", rows)
	for _, tt := range []struct {
		name, src    string
		funcs, large []string
	}{
		{"as large as may be", "func wide() {\n" + strings.Repeat("if x := small(); x { small() }\n", 200) + "}\n", []string{"small", "wide", "init"}, nil},
		{"a method", "type T struct{}\nfunc (T) wide() {\n" + lines + "}\n", []string{"small", "init"}, []string{"wide"}},
		{"a literal in it", "func wide() { go func() {\n" + lines + "}() }\n", []string{"small", "init"}, []string{"wide"}},
		{"branches alone", "func wide() {\n" + strings.Repeat("if small() { small() }\n", rows) + "}\n", []string{"small", "wide", "init"}, nil},
		{"beside an error", "func wide() {\n" + lines + "}\nfunc bad() { missing() }\n", []string{"small", "init"}, []string{"wide"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pass := checked(t, "package p\nfunc small() bool { return true }\n"+tt.src)
			before := len(pass.Files[0].Decls)
			result, err := run(pass)
			require.NoError(t, err)
			p := result.(*Package)
			var funcs, large []string
			for _, fn := range p.Large() {
				large = append(large, fn.Name())
			}
			for _, fn := range p.Funcs() {
				funcs = append(funcs, fn.Name())
			}
			require.Nil(t, p.Failure())
			assert.Equal(t, tt.funcs, funcs)
			assert.Equal(t, tt.large, large)
			assert.Len(t, pass.Files[0].Decls, before, "the syntax is shared")
			assert.LessOrEqual(t, weight(pass.Files[0].Decls[0].(*ast.FuncDecl).Body), 1)
		})
	}
}
