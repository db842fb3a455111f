// Package fix answers: which of the offered fixes go together, and what do the
// files look like with them?
//
// Two fixes that touch the same text would spoil each other, so the later one has
// to wait for the next run; two that say the same are one:
//
//	chosen := fix.Choice{}
//	chosen.Add(first)   // true
//	chosen.Add(overlap) // false: nothing of it is taken
//
// A fix is taken as a whole or not at all. The result is formatted, so that a fix
// need not care about white space; text that isn't Go afterwards is refused.
package fix

import (
	"bytes"
	"cmp"
	"errors"
	"go/format"
	"slices"
)

// Edit replaces the text between two offsets.
type Edit struct {
	Start, End int
	Text       string
}

// Choice holds the edits to make, by file.
type Choice map[string][]Edit

// Add takes the edits of one fix, unless they get in the way of earlier ones.
func (c Choice) Add(edits map[string][]Edit) bool {
	for name, all := range edits {
		for _, e := range all {
			if slices.ContainsFunc(c[name], e.conflicts) {
				return false
			}
		}
	}
	for name, all := range edits {
		for _, e := range all {
			if !slices.Contains(c[name], e) {
				c[name] = append(c[name], e)
			}
		}
	}
	return true
}

// conflicts reports whether both edits cannot be made; two equal ones are one.
func (e Edit) conflicts(other Edit) bool {
	if e == other {
		return false
	}
	if e.Start == other.Start {
		return true // order would matter
	}
	return e.Start < other.End && other.Start < e.End
}

// Apply makes the edits and formats the text.
func Apply(old []byte, edits []Edit) ([]byte, error) {
	edits = slices.SortedStableFunc(slices.Values(edits), func(a, b Edit) int { return cmp.Compare(a.Start, b.Start) })
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		if e.Start < at || e.End < e.Start || e.End > len(old) {
			return nil, errors.New("internal error: a fix is out of range")
		}
		out.Write(old[at:e.Start])
		out.WriteString(e.Text)
		at = e.End
	}
	out.Write(old[at:])
	return format.Source(out.Bytes())
}
