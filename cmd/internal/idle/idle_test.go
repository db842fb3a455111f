package idle

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCut(t *testing.T) {
	for symbol, want := range map[string][3]string{
		"fmt.Println":                     {"fmt", "", "Println"},
		"(*net/http.Client).Do":           {"net/http", "Client", "Do"},
		"(example.com/a.b/v2/c.Port).Ask": {"example.com/a.b/v2/c", "Port", "Ask"},
		"gopkg.in/x.v2/y.F":               {"gopkg.in/x.v2/y", "", "F"},
	} {
		path, typeName, name := cut(symbol)
		assert.Equal(t, want, [3]string{path, typeName, name}, symbol)
	}
}

func TestVersionless(t *testing.T) {
	for path, want := range map[string]string{
		"example.com/a/v2":   "example.com/a",
		"example.com/a/v2/b": "example.com/a/b",
		"gopkg.in/x.v3":      "gopkg.in/x",
		"gopkg.in/x.v3/y":    "gopkg.in/x/y",
		"example.com/v8go/x": "example.com/v8go/x",
		"example.com/a/b":    "example.com/a/b",
	} {
		assert.Equal(t, want, versionless(path), path)
	}
}

func TestMissing(t *testing.T) {
	pkg := types.NewPackage("example.com/pay/v2", "pay")
	client := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Client", nil), types.NewStruct([]*types.Var{
		types.NewField(token.NoPos, pkg, "Hook", types.NewSignatureType(nil, nil, nil, nil, nil, false), false),
	}, nil), nil)
	recv := types.NewVar(token.NoPos, pkg, "", types.NewPointer(client))
	client.AddMethod(types.NewFunc(token.NoPos, pkg, "Charge", types.NewSignatureType(recv, nil, nil, nil, nil, false)))
	pkg.Scope().Insert(client.Obj())
	pkg.Scope().Insert(types.NewFunc(token.NoPos, pkg, "New", types.NewSignatureType(nil, nil, nil, nil, nil, false)))
	v := &view{
		complete: map[string][]*types.Package{"example.com/pay": {pkg}},
		partial:  map[string]bool{"example.com/pay": true, "example.com/far": true},
	}
	for symbol, missing := range map[string]bool{
		"(*example.com/pay.Client).Charge":    false,
		"(*example.com/pay/v2.Client).Charge": false,
		"(example.com/pay.Client).Hook":       false, // a function in a field
		"example.com/pay.New":                 false,
		"example.com/pay.Client":              true, // a type is no function
		"example.com/pay.Old":                 true,
		"(*example.com/pay.Clint).Charge":     true,
		"(*example.com/pay.Client).Chrage":    true,
		"example.com/gone.New":                true,
		"example.com/far.New":                 false, // not seen in full
	} {
		assert.Equal(t, missing, v.missing(symbol) != "", symbol)
	}
}
