package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// overParts recognises a loop that counts up to a length, whatever is read at the
// counter: a round is the next part, not another attempt.
func overParts(s *Scope) bool {
	return s.Loop != nil && s.Loop.Counted && slices.ContainsFunc(s.Loop.Exits, func(t *provenance.Term) bool {
		return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Op && u.Text == "len" })
	})
}

// overStream recognises a loop that reads one item after the other and ends when
// there is none: what it reads from was there before the loop.
//
//	dec := json.NewDecoder(file)
//	for {
//		if err := dec.Decode(&item); err == io.EOF {
//			break
//		}
func (g *Graph) overStream(s *Scope) bool {
	return s.Loop != nil && slices.ContainsFunc(s.Loop.Exits, func(t *provenance.Term) bool {
		return t.Has(func(u *provenance.Term) bool {
			return u.Kind == provenance.Op && readsNext(u.Text) && len(u.Args) > 0 && !g.madeIn(s, u.Args[0])
		})
	})
}

// readsNext recognises the errors of calls that read the next item.
func readsNext(op string) bool {
	call, ok := strings.CutPrefix(op, "err:")
	if !ok {
		return false
	}
	switch call[strings.LastIndexByte(call, '.')+1:] {
	case "decode", "Decode", "Read", "ReadString", "ReadBytes", "ReadLine", "Recv", "Next", "Token":
		return true
	}
	return false
}

// madeIn reports whether t comes from a step of loop s, so that each round has one
// of its own.
func (g *Graph) madeIn(s *Scope, t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		n := g.byID[u.Text]
		return u.Kind == provenance.Result && n != nil && within(n, s)
	})
}
