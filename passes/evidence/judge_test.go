package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestJudge(t *testing.T) {
	tests := []struct {
		name  string
		items []Weight
		want  Verdict
	}{
		{"nothing", nil, Unknown},
		{"a note decides nothing", []Weight{Note}, Unknown},
		{"something unseen", []Weight{Blind}, Unknown},
		{"all for it", []Weight{For, For, Note}, Yes},
		{"all against it", []Weight{Against, Against}, No},
		{"both", []Weight{For, Against}, Partly},
		{"a reservation", []Weight{Half}, Partly},
		{"for, with a reservation", []Weight{For, Half}, Partly},
		{"for, and something unseen", []Weight{For, Blind}, Partly},
		{"against, and something unseen", []Weight{Against, Blind}, No},
		{"against, and a reservation", []Weight{Against, Half}, Partly},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var items []Item
			for _, w := range tt.items {
				items = append(items, Item{Weight: w})
			}
			assert.Equal(t, tt.want, Judge(items))
		})
	}
}
