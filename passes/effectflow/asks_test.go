package effectflow

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

func TestAsks(t *testing.T) {
	tests := map[string]bool{
		"":                           false,
		"doRPC":                      false,
		"Client.ListTools":           true,
		"Client.Initialize doRPCRaw": true,
		"Client.ListTools doRPC do":  true,
		"verifyToken postJSON":       true,
		"Client.charge doRequest":    false,
		"getOrCreate sendRequest":    false,
		"searchOrders createAccount": false,
		"createAccount searchOrders": true, // the nearest name counts
	}
	for names, want := range tests {
		n := &Node{Row: &models.Row{Effect: models.HTTP}, Way: &Way{}, Outcome: goesOn}
		for _, name := range strings.Fields(names) {
			n.Frames = append(n.Frames, Frame{&hop{Callee: &effects.Func{Name: name}}})
		}
		assert.Equal(t, want, n.asks(), names)
	}
	mail := &Node{Row: &models.Row{Effect: models.Mail}, Way: &Way{Frames: []Frame{{&hop{Callee: &effects.Func{Name: "getReport"}}}}}}
	assert.False(t, mail.asks(), "a mail is a mail")
}
