package effectflow

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
)

// sharing lets the steps of one instance have their call paths, scopes and names
// in common: most steps of a graph came through the same calls.
type sharing struct {
	paths  few[pathKey, []Frame]
	inside few[scopeKey, []*Scope]
	names  few[string, string]
}

type pathKey struct {
	first *Frame
	n     int
}

type scopeKey struct {
	first **Scope
	n     int
}

// frames returns outer followed by inner.
func (s *sharing) frames(outer, inner []Frame) []Frame {
	if len(inner) == 0 {
		return outer
	}
	if len(outer) == 0 {
		return inner
	}
	k := pathKey{&inner[0], len(inner)}
	if p, ok := s.paths.get(k); ok {
		return p
	}
	p := slices.Concat(outer, inner)
	s.paths.put(k, p)
	return p
}

// scopes returns the scopes of in followed by its copies of inner.
func (s *sharing) scopes(in *instance, inner []*Scope) []*Scope {
	if len(inner) == 0 {
		return in.scopes
	}
	k := scopeKey{&inner[0], len(inner)}
	if p, ok := s.inside.get(k); ok {
		return p
	}
	p := slices.Clone(in.scopes)
	for _, x := range inner {
		p = append(p, in.scope(x))
	}
	s.inside.put(k, p)
	return p
}

// name returns what a call of the source graph is called in the instance.
func (s *sharing) name(prefix, id string) string {
	if prefix == "" {
		return id
	}
	if n, ok := s.names.get(id); ok {
		return n
	}
	i := ownCall(id)
	n := shortWay(prefix+id[:i]) + id[i:]
	s.names.put(id, n)
	return n
}

// below returns what the names of steps begin with that call n of the source graph
// leads to.
func (in *instance) below(n *Node) string { return shortWay(in.prefix + brief(n.Call.ID) + "/") }

// maxBrief is how long the name of a call may be to be written out in the names of
// what it leads to.
const maxBrief = 15

// brief stands for the name of a call. Written out, the way to a step would take
// more memory than the step, and nobody reads it.
func brief(id string) string {
	if len(id) <= maxBrief {
		return id
	}
	return digest(id)
}

// shortWay stands for the way to a step.
func shortWay(way string) string {
	if len(way) <= maxBrief+len("/") {
		return way
	}
	return digest(way) + "/"
}

// digest looks like the name of a call.
func digest(s string) string {
	h := fnv.New64a()
	h.Write([]byte(s))
	return strconv.FormatUint(h.Sum64(), 36) + "#0"
}

// LastCall returns what the call is called in its own function whose name in a
// graph is id: what follows the last call on the way, whose name ends in a number.
func LastCall(id string) string { return strings.TrimLeft(id[ownCall(id):], "'") }

// ownCall returns where that begins, with what tells implementations apart.
func ownCall(id string) int {
	for i := len(id) - 1; i > 0; i-- {
		if id[i] == '/' && endsCall(id[:i]) {
			return i + 1
		}
	}
	return 0
}

// endsCall reports whether way ends with the name of a call, as in #12 or #12'.
func endsCall(way string) bool {
	way = strings.TrimRight(way, "'")
	number := strings.TrimRight(way, "0123456789")
	return len(number) < len(way) && strings.HasSuffix(number, "#")
}
