// Package render writes the outcome of a check in the formats that people,
// editors, code-review bots and CI systems read.
package render

import "github.com/dualwrite/dualwrite/passes/coverage"

// Version is the version of the JSON object that Document describes.
const Version = 1

// Document is the outcome of a check: its JSON encoding is the output of
// `dualwrite check -format=json`, and every other format is derived from it.
// Findings and errors are sorted and free of duplicates; slices are never nil
// in a document made by the driver, so that they print as [].
type Document struct {
	Version  int       `json:"version"`
	Findings []Finding `json:"findings"`
	// Suppressed holds what was found and accepted, by the baseline or by the
	// configuration, each with a Reason. It does not count; formats without a
	// notion of suppression leave it out.
	Suppressed []Finding `json:"suppressed,omitempty"`
	Errors     []Error   `json:"errors"`
	Stats      Stats     `json:"stats"`

	// Rules describes the rules that ran, sorted by name, for formats that
	// carry a help text. It is no part of the JSON object.
	Rules []Rule `json:"-"`
	// Tool is the version of this program, e.g. "v0.3.0" or "devel".
	Tool string `json:"-"`
	// Root is the absolute folder that relative file names start from.
	Root string `json:"-"`
	// Color allows terminal colours in the text format.
	Color bool `json:"-"`
	// Verbose asks the text format for confidence and related places of each finding.
	Verbose bool `json:"-"`
}

// Rule is what a format may tell about a rule.
type Rule struct {
	Name  string // e.g. "effectrecord"
	Title string // one line
	Help  string // the whole text
	URL   string // "" or the page of the rule
}

// Finding is one reported hazard.
type Finding struct {
	Rule       string `json:"rule"`
	Category   string `json:"category,omitempty"`
	Confidence string `json:"confidence"` // "high", "medium" or "low"
	Package    string `json:"package"`
	Function   string `json:"function,omitempty"`
	Place
	EndLine     int       `json:"endLine,omitempty"`
	EndColumn   int       `json:"endColumn,omitempty"`
	Message     string    `json:"message"`
	Related     []Related `json:"related"`
	Fixes       []Fix     `json:"fixes"`
	Fingerprint string    `json:"fingerprint"`

	// Baseline is "" without a baseline, else "new" or "unchanged".
	Baseline string `json:"baseline,omitempty"`
	// Reason says why a suppressed finding was accepted.
	Reason string `json:"reason,omitempty"`
}

// Place is a position in a source file. File uses slashes and is relative to
// Document.Root when below it. Line and Column start at 1; Column counts bytes.
type Place struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// Related is the other end of a finding, or a step on the way to it.
type Related struct {
	Place
	Message string `json:"message"`
}

// Fix is a safe mechanical change.
type Fix struct {
	Message string `json:"message"`
	Edits   []Edit `json:"edits"`
}

// Edit replaces the text from Place up to (not including) the end position.
type Edit struct {
	Place
	EndLine   int    `json:"endLine"`
	EndColumn int    `json:"endColumn"`
	NewText   string `json:"newText"`
}

// Error is a reason why a package could not be analysed completely.
type Error struct {
	Package string `json:"package"`
	File    string `json:"file,omitempty"`
	Line    int    `json:"line,omitempty"`
	Message string `json:"message"`
}

// Stats says how much was looked at. Times are left out: the same input gives
// the same bytes.
type Stats struct {
	Packages    int `json:"packages"`    // first-party packages analysed
	Files       int `json:"files"`       // their files
	Findings    int `json:"findings"`    // findings that count
	Suppressed  int `json:"suppressed"`  // found and accepted
	OutsideDiff int `json:"outsideDiff"` // found, but not in the change that was asked for
	BelowLevel  int `json:"belowLevel"`  // left out by the confidence threshold

	// Coverage says how far the analysis saw.
	Coverage *coverage.Summary `json:"coverage,omitempty"`
}

// Count brings the numbers of findings in Stats up to date.
func (d *Document) Count() {
	d.Stats.Findings = len(d.Findings)
	d.Stats.Suppressed = len(d.Suppressed)
}
