// Package finding is the one way in which a rule reports: it holds what a
// reviewer is told, decides by confidence and by suppression whether it is told,
// and names it by a fingerprint that survives edits.
package finding

import (
	"go/token"
)

// Confidence is computed from evidence, never guessed.
type Confidence uint8

// The levels, in rising order.
const (
	Low Confidence = iota
	Medium
	High
)

// Site is a place in the source of the program, possibly of another package
// than the one analysed. Facts hold no absolute names, so it is given by package
// path and base name.
type Site struct {
	Package string
	File    string // base name
	Line    int
	Column  int
}

// Related is the other end of a finding, or a step on the way to it.
type Related struct {
	Site
	Pos     token.Pos // NoPos when the place is in another package
	End     token.Pos
	Message string
}

// Finding is one reported hazard.
type Finding struct {
	Rule       string
	Category   string // "" or a kind within the rule, e.g. "claimed"
	Confidence Confidence
	Package    string
	Function   string // the enclosing declared function, e.g. "(*Job).Run"
	Pos, End   token.Pos
	Message    string
	Related    []Related
	Callee     string // the effect or call concerned, for the fingerprint
	Target     string // table.column or topic concerned, for the fingerprint
	Fixes      []Fix
}

// Fix is a safe mechanical change, as byte edits within the package.
type Fix struct {
	Message string
	Edits   []Edit
}

// Edit replaces the text between Pos and End.
type Edit struct {
	Pos, End token.Pos
	NewText  string
}
