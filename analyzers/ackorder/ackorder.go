package ackorder

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

//go:embed doc.go
var source string

// Analyzer reports messages that are acknowledged at the wrong moment.
var Analyzer = &analysis.Analyzer{
	Name:             "ackorder",
	Doc:              doc.Of(source, "ackorder"),
	URL:              doc.URL("ackorder"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	passing := map[place]bool{}
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			switch {
			case n.Row == nil || n.Kind != effects.Call || n.Call == nil || n.Commit != nil:
			case n.Row.Kind == models.Fetch:
				checkAuto(r, g, n)
			case n.Row.Kind == models.Ack:
				if messageOf(g, n).passes(g) {
					passing[placeOf(n)] = true
				}
				checkEarly(r, g, n)
				checkRepeat(r, g, n)
			default:
				checkMoved(r, g, n)
			}
		}
	}
	for _, f := range r.Flow.Package.Funcs {
		if f.Flags&(effects.Unasked|effects.Double) == 0 {
			checkUnseen(r, f, passing)
		}
	}
	return r.Done(), nil
}

// place is where an acknowledgement stands, whatever leads to it.
type place struct {
	fn   *effects.Func
	site effects.Site
}

func placeOf(n *effectflow.Node) place { return place{n.Func, n.Site} }

func isAck(n *effectflow.Node) bool { return n.Row != nil && n.Row.Kind == models.Ack }

// checkAuto reports a receiving call that acknowledges what it hands out.
func checkAuto(r *finding.Reporter, g *effectflow.Graph, fetch *effectflow.Node) {
	if !acknowledges(fetch) {
		return
	}
	work, ok := workAfter(g, fetch, fetch)
	if !ok || !r.Local(fetch, work.Node) {
		return
	}
	c := work.confidence
	if forgetful(fetch) {
		c = finding.Low
	}
	place := r.Locate(g, fetch, effectflow.Common(fetch, work.Node), func(n *effectflow.Node) bool { return n.Row == fetch.Row })
	r.Report(finding.Finding{
		Category: "auto", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s acknowledges the message as it hands it out: a crash before %s loses it; receive without acknowledging, and acknowledge after %s",
			place.Name, work.name, work.name),
		Related: append(r.Chain(place), r.RelatedTo(work.Node, "the work on the message")),
		Callee:  place.Name, Target: work.target,
	})
}

// checkEarly reports an acknowledgement that work on the message follows.
func checkEarly(r *finding.Reporter, g *effectflow.Graph, ack *effectflow.Node) {
	if onFailure(r, g, ack) || stored(g, ack) {
		return
	}
	work, ok := workAfter(g, ack, ack)
	how := "before %s, so a crash in between loses it"
	if !ok {
		if work, ok = workBeside(g, ack); !ok {
			return
		}
		how = "while %s runs on in a goroutine, so a crash loses what that has not finished"
	}
	if !r.Local(ack, work.Node) || between(g, ack, work.Node) {
		return
	}
	if messageOf(g, ack).passes(g) {
		work.confidence = finding.Low
	}
	place := r.Locate(g, ack, effectflow.Common(ack, work.Node), isAck)
	report(r, place, work, how)
}

// between reports whether all that is done here is to acknowledge and to hand on
// what the handler that was handed in answers: whoever puts such a step in front of
// a handler asks for just that.
func between(g *effectflow.Graph, ack, next *effectflow.Node) bool {
	if next.Call == nil || next.Call.Mode != effects.Value || next.Call.Fn == nil || next.Call.Fn.Kind != provenance.Param {
		return false
	}
	answered := false
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Call != nil && n != ack && n != next {
			return false
		}
		answered = answered || n.Kind == effects.Return && slices.ContainsFunc(n.Results, func(t *provenance.Term) bool { return effectflow.Mentions(t, next) })
	}
	return answered
}

func report(r *finding.Reporter, place finding.Place, w work, how string) {
	r.Report(finding.Finding{
		Category: "early", Confidence: w.confidence, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s acknowledges the message "+how+"; acknowledge after the work is durable", place.Name, w.name),
		Related: append(r.Chain(place), r.RelatedTo(w.Node, "the work on the message")),
		Callee:  place.Name, Target: w.target,
	})
}
