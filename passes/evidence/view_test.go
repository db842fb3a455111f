package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// TestBelow looks through helpers that run a literal of the function at hand.
func TestBelow(t *testing.T) {
	tests := []struct {
		name    string
		callees []string
		want    int
	}{
		{"no call", nil, 0},
		{"a plain way", []string{"p.g", "p.h"}, 0},
		{"a helper that runs a literal of ours", []string{"db.InTx", "p.F$1", "p.pay"}, 2},
		{"two helpers, one in the other", []string{"retry.Do", "db.InTx", "p.F$1", "p.pay"}, 3},
		{"a helper that runs a literal of its own", []string{"db.InTx", "db.InTx$1", "p.pay"}, 0},
		{"a function whose name begins like ours", []string{"db.InTx", "p.Fail$1", "p.pay"}, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, below("p.F", tt.callees, 0))
		})
	}
}

// TestHeadless recognises requests of which the headers may be set where nobody
// saw it.
func TestHeadless(t *testing.T) {
	lost := &effectflow.Term{}
	object := func(typ string, members ...any) *effectflow.Term {
		o := &effectflow.Term{Kind: provenance.Object, Type: typ}
		for i := 0; i < len(members); i += 2 {
			o.SetNames(append(o.Names(), members[i].(string)))
			o.Args = append(o.Args, members[i+1].(*effectflow.Term))
		}
		return o
	}
	body := provenance.String("{}")
	tests := []struct {
		name string
		term *effectflow.Term
		want bool
	}{
		{"a request of somebody else", object("net/http.Request", provenance.BaseName, lost, "Body", body), true},
		{"the same, sent with a context", &effectflow.Term{Kind: provenance.Op, Args: []*effectflow.Term{object("net/http.Request", provenance.BaseName, lost)}}, true},
		{"its headers are known", object("net/http.Request", provenance.BaseName, lost, "Header", body), false},
		{"built here", object("net/http.Request", "Body", body), false},
		{"from a known request", object("net/http.Request", provenance.BaseName, body, "Body", body), false},
		{"no request", object("p.Request", provenance.BaseName, lost), false},
		{"nothing", lost, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, headless(tt.term))
		})
	}
}
