package report

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// TestLabelsApart draws many changes between few states.
func TestLabelsApart(t *testing.T) {
	m := &evidence.Machine{Column: "status", States: []evidence.State{
		{Name: "NEW", Role: "initial"}, {Name: "RUNNING", Role: "progress"}, {Name: "WAITING", Role: "progress"}, {Name: "DONE", Role: "done"}, {Name: "SENT", Role: "done"}, {Name: "FAILED", Role: "failed"},
	}}
	for _, from := range m.States {
		for _, to := range m.States {
			m.Transitions = append(m.Transitions, evidence.Transition{From: []string{from.Name}, To: to.Name})
		}
	}
	d := diagram(m)
	assert.Len(t, d.Arrows, 36)
	over := 0
	for i, a := range d.Arrows {
		for _, b := range d.Arrows[:i] {
			if distance(a.X, b.X) < 14 && distance(a.Y, b.Y) < 12 {
				over++
			}
		}
	}
	assert.Zero(t, over, "labels that cover others")
}
