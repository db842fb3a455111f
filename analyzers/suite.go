// Package analyzers lists the rules. It is the only place where a rule is
// registered: commands, plugins, documentation and tests start from here.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/ackorder"
	"github.com/dualwrite/dualwrite/analyzers/attemptkey"
	"github.com/dualwrite/dualwrite/analyzers/checkthenact"
	"github.com/dualwrite/dualwrite/analyzers/duplicateerror"
	"github.com/dualwrite/dualwrite/analyzers/effectrecord"
	"github.com/dualwrite/dualwrite/analyzers/increment"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/keyretention"
	"github.com/dualwrite/dualwrite/analyzers/lockimpl"
	"github.com/dualwrite/dualwrite/analyzers/lockonly"
	"github.com/dualwrite/dualwrite/analyzers/looptx"
	"github.com/dualwrite/dualwrite/analyzers/missingkey"
	"github.com/dualwrite/dualwrite/analyzers/outbox"
	"github.com/dualwrite/dualwrite/analyzers/partialfanout"
	"github.com/dualwrite/dualwrite/analyzers/retryceiling"
	"github.com/dualwrite/dualwrite/analyzers/splittx"
	"github.com/dualwrite/dualwrite/analyzers/stuckstate"
	"github.com/dualwrite/dualwrite/analyzers/txeffect"
	"github.com/dualwrite/dualwrite/analyzers/uncheckedclaim"
	"github.com/dualwrite/dualwrite/analyzers/unfencedwrite"
	"github.com/dualwrite/dualwrite/analyzers/unkeyedinsert"
)

// Suite holds all rules, in the order in which they are documented.
var Suite = []*analysis.Analyzer{
	effectrecord.Analyzer,
	attemptkey.Analyzer,
	missingkey.Analyzer,
	keyretention.Analyzer,
	lockimpl.Analyzer,
	lockonly.Analyzer,
	partialfanout.Analyzer,
	txeffect.Analyzer,
	looptx.Analyzer,
	splittx.Analyzer,
	outbox.Analyzer,
	checkthenact.Analyzer,
	uncheckedclaim.Analyzer,
	retryceiling.Analyzer,
	ackorder.Analyzer,
	duplicateerror.Analyzer,
	increment.Analyzer,
	unkeyedinsert.Analyzer,
	unfencedwrite.Analyzer,
	stuckstate.Analyzer,
}

type (
	// Finding is what a rule returns, for drivers that look at more than diagnostics.
	Finding = finding.Finding
	// Related is another place that a finding is about.
	Related = finding.Related
	// Fix is a safe mechanical change.
	Fix = finding.Fix
	// Edit is one replacement of a Fix.
	Edit = finding.Edit
	// Site is a place in the source by package and base name.
	Site = finding.Site
	// Confidence says how sure a finding is.
	Confidence = finding.Confidence
)

// The levels of confidence, in rising order.
const (
	Low    = finding.Low
	Medium = finding.Medium
	High   = finding.High
)
