package effectflow

import (
	"hash/fnv"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// sharing lets the steps of one instance have their call paths, scopes and names
// in common: most steps of a graph came through the same calls.
type sharing struct {
	paths  map[pathKey][]Frame
	inside map[scopeKey][]*Scope
	names  map[string]string
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
	if p, ok := s.paths[k]; ok {
		return p
	}
	if s.paths == nil {
		s.paths = map[pathKey][]Frame{}
	}
	p := slices.Concat(outer, inner)
	s.paths[k] = p
	return p
}

// scopes returns the scopes of in followed by its copies of inner.
func (s *sharing) scopes(in *instance, inner []*Scope) []*Scope {
	if len(inner) == 0 {
		return in.scopes
	}
	k := scopeKey{&inner[0], len(inner)}
	if p, ok := s.inside[k]; ok {
		return p
	}
	if s.inside == nil {
		s.inside = map[scopeKey][]*Scope{}
	}
	p := slices.Clone(in.scopes)
	for _, x := range inner {
		p = append(p, in.scope(x))
	}
	s.inside[k] = p
	return p
}

// name returns what a call of the source graph is called in the instance.
func (s *sharing) name(prefix, id string) string {
	if prefix == "" {
		return id
	}
	if n, ok := s.names[id]; ok {
		return n
	}
	if s.names == nil {
		s.names = map[string]string{}
	}
	n := prefix + id
	s.names[id] = n
	return n
}

// below returns what the names of steps begin with that call n of the source graph
// leads to.
func (in *instance) below(n *Node) string { return in.prefix + brief(n.Call.ID) + "/" }

// maxBrief is how long the name of a call may be to be written out in the names of
// what it leads to.
const maxBrief = 15

// brief stands for the name of a call. Written out, the way to a step would take
// more memory than the step, and nobody reads it.
func brief(id string) string {
	if len(id) <= maxBrief {
		return id
	}
	h := fnv.New64a()
	h.Write([]byte(id))
	return strconv.FormatUint(h.Sum64(), 36) + "#0"
}

// callTail matches the end of each call on the way to a step, in its name.
var callTail = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`#\d+'*/`) })

// LastCall returns what the call is called in its own function whose name in a
// graph is id.
func LastCall(id string) string {
	if all := callTail().FindAllStringIndex(id, -1); len(all) > 0 {
		return strings.TrimLeft(id[all[len(all)-1][1]:], "'")
	}
	return id
}
