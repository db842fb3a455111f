package provenance

import "slices"

// Subst returns t with every leaf replaced for which f returns a term. Field,
// element and alternative terms are rebuilt, so a field of a parameter becomes
// the member of the object that is passed.
func Subst(t *Term, f func(*Term) *Term) *Term {
	s := substituter{f: f, forgets: t != nil && t.size > 0 && t.size <= small}
	return s.term(t, 0)
}

// Substituter applies one substitution to many terms and remembers what it has
// rebuilt.
type Substituter struct{ s substituter }

// NewSubstituter returns a Substituter for f.
func NewSubstituter(f func(*Term) *Term) *Substituter {
	return &Substituter{substituter{f: f}}
}

// Reset makes a Substituter for f of s, which forgets what it has rebuilt.
func (s *Substituter) Reset(f func(*Term) *Term) *Substituter {
	s.s.f = f
	s.s.memo.clear()
	return s
}

// Into makes s answer with a term of pool where it rebuilds an equal one. Several
// may share a pool: a helper that is called twice with the same value is described
// in the same words.
func (s *Substituter) Into(pool *Pool) *Substituter {
	s.s.pool = pool
	return s
}

// Term substitutes in t.
func (s *Substituter) Term(t *Term) *Term { return s.s.term(t, 0) }

// Terms substitutes in each of ts.
func (s *Substituter) Terms(ts []*Term) []*Term {
	if ts == nil {
		return nil
	}
	var out []*Term // made when the first one changes
	for i, t := range ts {
		r := s.s.term(t, 0)
		if r != t && out == nil {
			out = slices.Clone(ts)
		}
		if out != nil {
			out[i] = r
		}
	}
	if out == nil {
		return ts
	}
	return out
}

// small is the size of a term of which it costs more to remember the parts than to
// come by one of them twice.
const small = 24

type substituter struct {
	f       func(*Term) *Term
	memo    rebuilt
	pool    *Pool
	forgets bool
}

func (s *substituter) term(t *Term, depth int) *Term {
	if t == nil {
		return nil
	}
	if depth > 3*MaxDepth {
		return unknown
	}
	if t.Kind == Const || t.Kind == Unknown {
		if r := s.f(t); r != nil { // most stay, and are not worth looking up
			return r
		}
		return t
	}
	if s.forgets {
		return s.rebuild(t, depth)
	}
	if r, ok := s.memo.get(t); ok {
		return r
	}
	r := s.rebuild(t, depth)
	if r != t && len(r.Args) > 0 && s.pool != nil {
		r = s.pool.built.keep(r)
	}
	if r != t || len(t.Args) > 0 { // a leaf that stays is found again as quickly
		s.memo.put(t, r)
	}
	return r
}

func (s *substituter) rebuild(t *Term, depth int) *Term {
	if r := s.f(t); r != nil {
		return r
	}
	if len(t.Args) == 0 {
		return t
	}
	var few [4]*Term
	var args []*Term // made when the first one changes
	for i, a := range t.Args {
		deeper := 1
		if i == 0 && t.IsChain() {
			deeper = 0 // a long chain is not deep
		}
		r := s.term(a, depth+deeper)
		if r != a && args == nil {
			args = append(few[:0], t.Args...)
		}
		if args != nil {
			args[i] = r
		}
	}
	if args == nil {
		return t
	}
	switch t.Kind {
	case Field:
		switch args[0].Kind {
		case Unknown, Object, Alt:
			return FieldOf(args[0], t.Text, t.Type).readAt(t.pos)
		}
		return s.with(t, 0, args)
	case Elem:
		return ElemOf(args[0], t.Type)
	case Alt:
		return AltOf(args...)
	default:
		return s.with(t, t.N, args)
	}
}

// with returns t with other parts, which is often known already.
func (s *substituter) with(t *Term, n int, args []*Term) *Term {
	var hash uint64
	if s.pool != nil {
		like := Term{Kind: t.Kind, Text: t.Text, N: n, Type: t.Type, Args: args, names: t.names, pos: t.pos, size: 1}
		for i, a := range args {
			if a == nil {
				args[i], a = unknown, unknown
			}
			like.size += int32(a.Size())
		}
		like.hash = like.digest()
		if known := s.pool.built.find(&like); known != nil {
			return known
		}
		hash = like.hash
	}
	return build(Term{Kind: t.Kind, Text: t.Text, N: n, Type: t.Type, Args: slices.Clone(args), names: t.names, pos: t.pos, hash: hash})
}
