package effectflow

import (
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// posts knows who receives what is sent to a channel.
type posts struct {
	same map[string][]string // other names of a channel that is handed in or out
	by   map[string][]string // receivers by the field or variable that holds the channel
}

// maxReceiver is how many steps a receiver may have to be put in for a send. One
// that does more is half of the program, and would take the room of what the sender
// does itself.
const maxReceiver = 2 * maxSmall

// maxNames bounds the names of one channel.
const maxNames = 32

func newPosts(pkgs []*effects.Package) *posts {
	p := &posts{same: map[string][]string{}, by: map[string][]string{}}
	for _, pkg := range pkgs {
		for _, c := range pkg.Channels {
			p.same[c.Name] = append(p.same[c.Name], c.Of)
		}
	}
	for _, pkg := range pkgs {
		for _, f := range pkg.Funcs {
			if f.Flags&(effects.Test|effects.Double) != 0 {
				continue
			}
			for _, holder := range p.holders(f.Receives) {
				p.by[holder] = append(p.by[holder], f.ID)
			}
		}
	}
	for _, ids := range p.by {
		slices.Sort(ids)
	}
	return p
}

// holders returns the fields and variables behind names.
func (p *posts) holders(names []string) []string {
	seen, out := map[string]bool{}, map[string]bool{}
	open := slices.Clone(names)
	for len(open) > 0 && len(seen) < maxNames {
		name := open[len(open)-1]
		open = open[:len(open)-1]
		if seen[name] {
			continue
		}
		seen[name] = true
		if strings.ContainsAny(name, "<>") {
			open = append(open, p.same[name]...)
		} else {
			out[name] = true
		}
	}
	return slices.Sorted(maps.Keys(out))
}

// receivers returns the functions that get what is sent to the channel.
func (p *posts) receivers(sym string) []string {
	var out []string
	for _, holder := range p.holders(strings.Split(sym, "|")) {
		out = append(out, p.by[holder]...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// receivers resolves a send: all that take something out of the channel may get it.
func (in *instance) receivers(c *effects.CallInfo) []target {
	var out []target
	for _, id := range in.w.posts.receivers(c.Sym) {
		if f := in.w.fn(id); f == nil || in.maker.busy[id] || !in.w.live(id) {
			continue
		}
		if g := in.maker.graph(id); g == nil || len(g.Nodes) > maxReceiver {
			continue
		}
		out = append(out, target{id: id, args: in.sub.Terms(c.Args)})
		if len(out) == maxImpls {
			break
		}
	}
	return out
}
