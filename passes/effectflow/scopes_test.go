package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIn(t *testing.T) {
	loop, inner, tx := &Scope{Kind: InLoop}, &Scope{Kind: InLoop}, &Scope{Kind: InTx}
	for _, tt := range []struct {
		name   string
		scopes []*Scope
		want   []*Scope
	}{
		{"none", nil, nil},
		{"of another kind", []*Scope{tx}, nil},
		{"side by side", []*Scope{tx, loop, inner}, []*Scope{loop, inner}},
		{"with another between", []*Scope{loop, tx, inner}, []*Scope{loop, inner}},
		{"in front of another", []*Scope{loop, tx}, []*Scope{loop}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := &Node{Way: &Way{Scopes: tt.scopes}}
			got := n.In(InLoop)
			assert.Equal(t, tt.want, got)
			_ = append(got, inner) // leaves the scopes of the step alone
			assert.Equal(t, tt.scopes, n.Scopes)
		})
	}
}
