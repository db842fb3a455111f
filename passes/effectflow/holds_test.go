package effectflow

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// What is declared may hold a type if it is one, or an interface that it implements,
// or not known.
func TestHolds(t *testing.T) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "m.go", `package m
import "io"
type Config struct{ table string }
type Refused struct{ error }
type Store interface{ Put() }
type Rows struct{ table string }
func (*Rows) Put() {}
type Many[T any] struct{ rows []T }
var _ io.Reader
`, 0)
	require.NoError(t, err)
	pkg, err := (&types.Config{Importer: importer.Default()}).Check("m", fset, []*ast.File{f}, nil)
	require.NoError(t, err)
	r := NewResolver([]Typed{{&effects.Package{Path: "m"}, pkg}})
	for _, tt := range []struct {
		declared, typ string
		want          bool
	}{
		{"*m.Config", "m.Config", true},
		{"*m.Rows", "m.Config", false},
		{"error", "m.Config", false},
		{"error", "m.Refused", true},
		{"any", "m.Config", true},
		{"bool", "m.Config", false},
		{"[]m.Config", "m.Config", false},
		{"m.Store", "m.Rows", true},
		{"m.Store", "m.Config", false},
		{"io.Reader", "m.Config", false},
		{"*io.SectionReader", "m.Config", false},
		{"T", "m.Config", true},
		{"m.Many[int]", "m.Many", true},
		{"m.Store", "m.Many", true},
		{"far/away.Thing", "m.Config", true},
		{"error", "far/away.Thing", true},
	} {
		assert.Equal(t, tt.want, r.Holds(tt.declared, tt.typ), "%s %s", tt.declared, tt.typ)
	}
}
