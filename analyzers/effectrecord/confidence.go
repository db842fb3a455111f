package effectrecord

import (
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/pairing"
)

// confidence weighs how e is known, why it is made again and what rec says about it.
func confidence(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) finding.Confidence {
	c := finding.High
	switch e.Evidence {
	case effectflow.ByName:
		c = finding.Low
	case effectflow.ByNames:
		c = finding.Medium
	}
	replay := g.ReplayOf(e.Node)
	if rec.Stmt == nil || !replay.Proven {
		c = min(c, finding.Medium)
	}
	if pairing.OfAnother(e, rec) || pairing.Opens(e, rec) || pairing.FetchesToken(e) || pairing.Broadcasts(e) {
		c = finding.Low
	}
	if (e.Family == models.HTTP || e.Family == models.RPC) && e.InQuestion() {
		c = finding.Low
	}
	if rec.Insert && !replay.Proven || pairing.MadeOnce(w, g, e, rec) {
		c = finding.Low // a new entity that is made once: nothing shows that it is made again
	}
	if e.Key.Weak != nil && c > finding.Low {
		c--
	}
	return c
}
