package firstrun

import (
	"go/token"
	"go/types"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/coverage"
)

// switchedOn takes the # off every setting of a file.
func switchedOn(text []byte) []byte {
	return regexp.MustCompile(`(?m)^#([^ \n])`).ReplaceAll(text, []byte("$1"))
}

func full() *Inventory {
	return &Inventory{
		Module:    "example.com/shop",
		Known:     []coverage.Use{{Library: "net/smtp", Families: []string{"mail"}, Effects: 2}, {Library: "database/sql", Records: 1, Retries: 1, Locks: 2, Receives: 3}},
		Loops:     1,
		Strangers: []Stranger{{Path: "example.com/pay", Importers: 3}},
		Schema:    []string{"db/migrations", "it's/sql", "db/migrations/old", "schema.sql"},
		Generated: 4,
		Coverage: &coverage.Summary{Packages: 2, Unresolved: []coverage.Unresolved{
			{Method: "(shop.Gateway).Charge", Calls: 12, Declare: "- {func: (shop.Gateway).Charge, kind: effect, effect: payment}"},
			{Method: "(shop.Oracle).Ask", Calls: 1, Declare: "- {func: (shop.Oracle).Ask, kind: neutral}"},
			{Method: "(shop.Store).Mark", Calls: 2, Declare: "//dualwrite:record above (shop.Store).Mark"},
		}},
	}
}

func TestSettingsDecode(t *testing.T) {
	rules := []string{"directive"}
	for _, rule := range analyzers.Suite {
		rules = append(rules, rule.Name)
	}
	hostile := full()
	hostile.Module = "a\nconfidence: high"
	hostile.Strangers[0].Path = "x\r\n#disable: [all]"
	hostile.Coverage.Unresolved[0].Declare = "- {func: (shop.Gateway).Charge, kind: effect, effect: payment}\n- x"
	for name, inv := range map[string]*Inventory{
		"full":    full(),
		"empty":   {Coverage: &coverage.Summary{}},
		"hostile": hostile,
	} {
		t.Run(name, func(t *testing.T) {
			got, err := config.Decode(inv.Settings(), "x")
			require.NoError(t, err)
			assert.Equal(t, config.Medium, got.Confidence, "as it is the file changes nothing")
			assert.Empty(t, got.Declared())
			assert.Empty(t, got.Accept)
			if name == "hostile" {
				return
			}
			on := switchedOn(inv.Settings())
			got, err = config.Decode(on, "x")
			require.NoError(t, err, string(on))
			require.NoError(t, got.CheckRules(rules))
			assert.True(t, got.Tests)
			assert.Len(t, got.Accept, 1)
			assert.Equal(t, config.Caller, got.Generated)
		})
	}
}

func TestSettingsSayWhatWasSeen(t *testing.T) {
	text := string(full().Settings())
	for _, want := range []string{
		"2 effects (mail)\n",
		"1 write, 1 retry helper, 2 locks, 3 handlers or receives\n",
		"1 retry loop\n",
		"example.com/pay                              imported by 3 packages\n",
		"#- {func: (shop.Gateway).Charge, kind: effect, effect: payment} # 12 calls\n",
		"#   //dualwrite:record above (shop.Store).Mark (2 calls)\n",
		"#schema: ['db/migrations', 'it''s/sql', 'schema.sql']\n",
		"of which there are 4",
	} {
		assert.Contains(t, text, want)
	}
	on, err := config.Decode(switchedOn(full().Settings()), "x")
	require.NoError(t, err)
	require.Len(t, on.Declared(), 2)
	assert.Equal(t, "(shop.Gateway).Charge", on.Declared()[0].Symbol)
}

func TestHint(t *testing.T) {
	strangers := []Stranger{{Path: "a.b/1"}, {Path: "a.b/2"}, {Path: "a.b/3"}, {Path: "a.b/4"}, {Path: "a.b/5"}, {Path: "a.b/6"}, {Path: "a.b/7"}}
	one := []coverage.Unresolved{{Method: "(a.B).C"}}
	tests := []struct {
		name string
		inv  Inventory
		want []string // one for each line
	}{
		{"sees", Inventory{Coverage: &coverage.Summary{Effects: coverage.Effects{Modelled: 1}, Records: 1}}, nil},
		{"guesses", Inventory{Coverage: &coverage.Summary{Effects: coverage.Effects{Name: 1}, Records: 1}}, nil},
		{"no effect", Inventory{Strangers: strangers[:1], Coverage: &coverage.Summary{Packages: 1, Records: 1}},
			[]string{"no external effect was recognised in 1 package,", "have no model: a.b/1$", "dualwrite init"}},
		{"no store", Inventory{Strangers: strangers, Coverage: &coverage.Summary{Packages: 3, Effects: coverage.Effects{Modelled: 1}}},
			[]string{"no write to a store was recognised in 3 packages,", "a.b/5 and 2 more$", "check -v"}},
		{"nothing", Inventory{Coverage: &coverage.Summary{}},
			[]string{"neither an external effect nor a write to a store", "no third-party package"}},
		{"only interfaces", Inventory{Coverage: &coverage.Summary{Unresolved: one}}, []string{"neither", "check -v"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.inv.Hint()
			if tt.want == nil {
				assert.Empty(t, got)
				return
			}
			lines := strings.Split(got, "\n")
			require.Len(t, lines, len(tt.want))
			for i, want := range tt.want {
				assert.Regexp(t, want, lines[i])
			}
		})
	}
}

func TestLooks(t *testing.T) {
	context := types.NewPackage("context", "context")
	ctx := types.NewNamed(types.NewTypeName(token.NoPos, context, "Context", nil), types.NewInterfaceType(nil, nil), nil)
	failure := types.Universe.Lookup("error").Type()
	library := func(path, method string, in, out types.Type) *types.Package {
		pkg := types.NewPackage(path, "x")
		named := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Client", nil), types.NewStruct(nil, nil), nil)
		tuple := func(t types.Type) *types.Tuple { return types.NewTuple(types.NewVar(token.NoPos, pkg, "", t)) }
		recv := types.NewVar(token.NoPos, pkg, "", types.NewPointer(named))
		named.AddMethod(types.NewFunc(token.NoPos, pkg, method, types.NewSignatureType(recv, nil, nil, tuple(in), tuple(out), false)))
		pkg.Scope().Insert(named.Obj())
		return pkg
	}
	word := types.Typ[types.String]
	for _, tt := range []struct {
		pkg  *types.Package
		want int
	}{
		{library("a.b/kafka-client/v2", "Send", ctx, failure), 2},
		{library("a.b/thing", "Send", ctx, failure), 1},
		{library("a.b/billing", "Send", word, failure), 1},
		{library("a.b/thing", "Send", word, failure), 0},
		{library("a.b/thing", "Send", ctx, word), 0},
		{library("a.b/thing", "send", ctx, failure), 0},
		{library("mysql.io/thing", "Send", word, word), 0}, // a host is no word
		{library("golang.org/x/sync", "Send", ctx, failure), 0},
		{types.NewPackage("a.b/empty", "x"), 0},
	} {
		assert.Equal(t, tt.want, looks(tt.pkg), tt.pkg.Path())
	}
}

func TestStandard(t *testing.T) {
	assert.True(t, standard("net/http"))
	assert.True(t, standard("fmt"))
	assert.False(t, standard("gopkg.in/yaml.v3"))
}
