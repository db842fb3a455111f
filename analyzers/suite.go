package analyzers

import (
	"slices"

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
	"github.com/dualwrite/dualwrite/passes/config"
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

// Enabled returns the rules that the settings leave on, in the order of Suite.
func Enabled(settings *config.Settings) []*analysis.Analyzer {
	return slices.DeleteFunc(slices.Clone(Suite), func(rule *analysis.Analyzer) bool {
		return !settings.Enabled(rule.Name, true)
	})
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
