package provenance

import (
	"encoding/binary"
	"slices"
)

// Equal reports whether two terms have the same Key.
func Equal(a, b *Term) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.Kind != b.Kind || a.N != b.N || len(a.Args) != len(b.Args) || a.Text != b.Text {
		return false
	}
	if a.hash != 0 && b.hash != 0 && a.hash != b.hash {
		return false
	}
	if a.Kind == Object && (a.Type != b.Type || !slices.Equal(a.Names(), b.Names())) {
		return false
	}
	for i := range a.Args {
		if !Equal(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// FNV-1a, eight bytes at a time.
const (
	hashStart = 14695981039346656037
	hashPrime = 1099511628211
)

func mix(h, v uint64) uint64 { return (h ^ v) * hashPrime }

// fold lets the upper half of a number tell in the lower one, which products do not.
func fold(h uint64) uint64 { return h ^ h>>32 }

func mixText(h uint64, s string) uint64 {
	for ; len(s) >= 8; s = s[8:] {
		h = fold(mix(h, binary.LittleEndian.Uint64([]byte(s[:8]))))
	}
	for i := range len(s) {
		h = mix(h, uint64(s[i]))
	}
	return mix(h, 0xff)
}

// digest returns the same number for terms that are Equal.
func (t *Term) digest() uint64 {
	if t.hash != 0 {
		return t.hash
	}
	h := mixText(mix(mix(hashStart, uint64(t.Kind)), uint64(t.N)), t.Text)
	if t.Kind == Object {
		h = mixText(h, t.Type)
		for _, n := range t.Names() {
			h = mixText(h, n)
		}
	}
	for _, a := range t.Args {
		h = mix(h, a.digest())
	}
	return max(h, 1)
}

// AltOf returns one of ts; duplicates are removed and alternatives flattened.
func AltOf(ts ...*Term) *Term {
	if t := only(ts); t != nil {
		return t
	}
	var s distinct
	for _, t := range ts {
		s.add(t)
	}
	switch {
	case len(s.terms) == 0, len(s.terms) > MaxNodes:
		return unknown
	case len(s.terms) == 1:
		return s.terms[0]
	}
	alt := build(Term{Kind: Alt, Args: s.terms, Type: s.terms[0].Type})
	if alt.Kind == Unknown {
		if b := either(ts); b != nil {
			return b
		}
	}
	return alt
}

// only returns the term that all of ts are, nil if there are several.
func only(ts []*Term) *Term {
	var one *Term
	for _, t := range ts {
		switch {
		case t == nil:
		case t.Kind == Alt, one != nil && !Equal(one, t):
			return nil
		case one == nil:
			one = t
		}
	}
	return one
}

// distinct collects different terms, in order, and stops at too many.
type distinct struct {
	terms []*Term
	byKey map[uint64][]*Term // of a large set
}

func (s *distinct) add(t *Term) {
	switch {
	case t == nil, len(s.terms) > MaxNodes:
	case t.Kind == Alt:
		for _, a := range t.Args {
			s.add(a)
		}
	case !s.has(t):
		s.terms = append(s.terms, t)
		if s.byKey != nil {
			s.byKey[t.digest()] = append(s.byKey[t.digest()], t)
		}
	}
}

// few is how many terms are compared one by one.
const few = 8

func (s *distinct) has(t *Term) bool {
	same := func(u *Term) bool { return Equal(t, u) }
	if len(s.terms) <= few {
		return slices.ContainsFunc(s.terms, same)
	}
	if s.byKey == nil {
		s.byKey = map[uint64][]*Term{}
		for _, u := range s.terms {
			s.byKey[u.digest()] = append(s.byKey[u.digest()], u)
		}
	}
	return slices.ContainsFunc(s.byKey[t.digest()], same)
}
