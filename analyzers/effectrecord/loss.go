package effectrecord

import (
	"fmt"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// checkLoss reports an effect whose record says that it was done before it is,
// and returns that record.
func checkLoss(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect) effectflow.Record {
	rec, safe := pairing.Loss(g, e, func(n *effectflow.Node) bool {
		return r.Local(e.Node, n) && !txscope.Pending(g, n, e.Node)
	})
	if safe == "" {
		reportLoss(r, g, e, rec)
	}
	return rec
}

func reportLoss(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) {
	c := finding.Medium
	if e.Evidence >= effectflow.Declaration {
		c = finding.High
	}
	place := r.Locate(g, e.Node, beyondLiterals(e.Node, effectflow.Common(e.Node, rec.Node)), isEffect)
	until, order := "before it", "before the effect"
	if g.Beside(e.Node, rec.Node) {
		c = finding.Medium // in most cases it is done a moment later
		until, order = "before the goroutine has done it", "not after the goroutine"
	}
	r.Report(finding.Finding{
		Category: "loss", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is lost if the process dies %s: %s says done already, so nothing tries again; write an intent first and the outcome afterwards",
			place.Name, until, rec.Target()),
		Related: append(r.Chain(place), r.RelatedTo(rec.Node, "recorded here, "+order)),
		Callee:  place.Name, Target: rec.Target(),
	})
}

// beyondLiterals goes on from frame k of n while it leads into a function literal:
// a call inside of "go func" says more than the literal does.
func beyondLiterals(n *effectflow.Node, k int) int {
	for k < len(n.Frames) && n.Frames[k].Callee.Flags&effects.Literal != 0 {
		k++
	}
	return k
}
