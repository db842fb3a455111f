package coverage

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

func TestSuggestedModelsDecode(t *testing.T) {
	tests := []struct {
		sym   string
		guess effectflow.Guess
		kind  models.Kind
		what  models.EffectKind
	}{
		{"(shop.Gateway).Charge", effectflow.Guess{Kind: effectflow.GuessEffect, Effect: models.Payment}, models.Effect, models.Payment},
		{"(shop.Gateway).Do", effectflow.Guess{Kind: effectflow.GuessEffect}, models.Effect, models.HTTP},
		{"(example.com/a-b/v2/shop.Oracle).Ask", effectflow.Guess{}, models.Neutral, ""},
		{"(shop.Store).Load", effectflow.Guess{Kind: effectflow.GuessLookup}, models.Neutral, ""},
	}
	for _, tt := range tests {
		t.Run(tt.sym, func(t *testing.T) {
			var node yaml.Node
			require.NoError(t, yaml.Unmarshal([]byte(declare(tt.sym, tt.guess)), &node))
			rows, err := models.DecodeRows(&node)
			require.NoError(t, err)
			require.Len(t, rows, 1)
			assert.Equal(t, models.Row{Symbol: tt.sym, Kind: tt.kind, Effect: tt.what}, rows[0])
		})
	}
}

func TestWhatStoresIsNotCalledHarmless(t *testing.T) {
	for _, method := range []string{"CreateOrder", "InsertEvent", "UpdateBalance", "DeleteByID", "SetState", "MarkPaid"} {
		got := declare("(shop.Port)."+method, effectflow.Guess{})
		assert.Equal(t, "//dualwrite:record above (shop.Port)."+method, got)
	}
	for _, method := range []string{"Settle", "Address", "_", "AskAndSave"} {
		assert.True(t, strings.HasSuffix(declare("(shop.Port)."+method, effectflow.Guess{}), "kind: neutral}"), method)
	}
}

func TestScalarSurvivesYAML(t *testing.T) {
	for _, s := range []string{"(a.B).C", "(a.B[c.D, e.F]).G", "it's", "a: b", "a #b"} {
		var out map[string]string
		require.NoError(t, yaml.Unmarshal([]byte("{func: "+scalar(s)+", kind: x}"), &out))
		assert.Equal(t, s, out["func"])
	}
}
