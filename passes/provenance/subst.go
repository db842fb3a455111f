package provenance

import "slices"

// Subst returns t with every leaf replaced for which f returns a term. Field,
// element and alternative terms are rebuilt, so a field of a parameter becomes
// the member of the object that is passed.
func Subst(t *Term, f func(*Term) *Term) *Term {
	s := substituter{f: f, memo: map[*Term]*Term{}}
	return s.term(t, 0)
}

// Substituter applies one substitution to many terms and remembers what it has
// rebuilt.
type Substituter struct{ s substituter }

// NewSubstituter returns a Substituter for f.
func NewSubstituter(f func(*Term) *Term) *Substituter {
	return &Substituter{substituter{f: f, memo: map[*Term]*Term{}}}
}

// Term substitutes in t.
func (s *Substituter) Term(t *Term) *Term { return s.s.term(t, 0) }

// Terms substitutes in each of ts.
func (s *Substituter) Terms(ts []*Term) []*Term {
	if ts == nil {
		return nil
	}
	out := make([]*Term, len(ts))
	for i, t := range ts {
		out[i] = s.s.term(t, 0)
	}
	if slices.Equal(out, ts) {
		return ts
	}
	return out
}

type substituter struct {
	f    func(*Term) *Term
	memo map[*Term]*Term
}

func (s *substituter) term(t *Term, depth int) *Term {
	if t == nil {
		return nil
	}
	if depth > 3*MaxDepth {
		return unknown
	}
	if r, ok := s.memo[t]; ok {
		return r
	}
	r := s.rebuild(t, depth)
	s.memo[t] = r
	return r
}

func (s *substituter) rebuild(t *Term, depth int) *Term {
	if r := s.f(t); r != nil {
		return r
	}
	if len(t.Args) == 0 {
		return t
	}
	args := make([]*Term, len(t.Args))
	for i, a := range t.Args {
		deeper := 1
		if i == 0 && t.IsChain() {
			deeper = 0 // a long chain is not deep
		}
		args[i] = s.term(a, depth+deeper)
	}
	if slices.Equal(args, t.Args) {
		return t
	}
	switch t.Kind {
	case Field:
		return FieldOf(args[0], t.Text, t.Type).readAt(t.pos)
	case Elem:
		return ElemOf(args[0], t.Type)
	case Alt:
		return AltOf(args...)
	default:
		return build(Term{Kind: t.Kind, Text: t.Text, N: t.N, Type: t.Type, Args: args, Names: t.Names, pos: t.pos})
	}
}
