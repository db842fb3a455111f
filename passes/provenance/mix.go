package provenance

import "strings"

// maxMixed bounds how many sources of a value that is too large are remembered.
const maxMixed = 12

// mixed stands for a value that is too large to be told: it remembers what went
// into it, but not how. A message put together from fifty pieces still is about
// the row that some of them were taken from.
//
// Only what libraries compute and what texts are joined from is remembered so. A
// condition of which a part is missing means nothing.
func mixed(t *Term) *Term {
	if t.Kind != Op || !mixes(t.Text) {
		return unknown
	}
	var sources []*Term
	var steps int
	t.Walk(func(u *Term) bool {
		steps++
		if steps > 8*MaxNodes || len(sources) >= maxMixed {
			return false
		}
		if !source(u) {
			return true
		}
		for _, known := range sources {
			if Equal(known, u) {
				return false
			}
		}
		sources = append(sources, u)
		return false
	})
	if len(sources) == 0 {
		return unknown
	}
	if text(t.Text) {
		return OpOf(MixedText, "", sources...)
	}
	return OpOf(Mixed, t.Type, sources...)
}

// The operations of values that are only known by what went into them.
const (
	Mixed     = "mixed"
	MixedText = "mixed text"
)

func text(op string) bool { return op == "+" || op == "format" || op == "join" || op == MixedText }

// mixes reports whether operation op makes one value of all that it is given.
func mixes(op string) bool {
	return text(op) || op == Mixed || op == "encode" || strings.HasPrefix(op, "call:") && !strings.Contains(op, "context.")
}

// source reports whether t is where a value comes from, a small term that needs no
// further explanation.
func source(t *Term) bool {
	switch t.Kind {
	case Param, Result, Minted:
		return true
	case Field, Elem:
		return t.Size() <= MaxDepth
	}
	return false
}
