package coverage

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/retryscope"
)

// Use is what a program does with one library that has models, in call sites.
type Use struct {
	Library  string   // import path as the models spell it
	Families []string // of the effects, sorted
	Effects  int
	Records  int
	Retries  int
	Locks    int
	Receives int // messages fetched or acknowledged, handlers registered
}

// Uses lists the libraries that the packages use, sorted, and counts the retries
// that are written out as loops. What w must be is said at Of.
func Uses(w *effectflow.World, pkgs []*effects.Package) (libraries []Use, loops int) {
	found := map[string]*Use{}
	for _, p := range pkgs {
		for _, f := range p.Funcs {
			if f.Flags&(effects.Test|effects.Abstract) != 0 || w.Func(f.ID) != f {
				continue
			}
			loops += len(retryscope.Loops(w, f))
			usesIn(w, f, found)
		}
	}
	for _, u := range found {
		slices.Sort(u.Families)
		u.Families = slices.Compact(u.Families)
		libraries = append(libraries, *u)
	}
	slices.SortFunc(libraries, func(a, b Use) int { return strings.Compare(a.Library, b.Library) })
	return libraries, loops
}

func usesIn(w *effectflow.World, f *effects.Func, found map[string]*Use) {
	seen := map[effects.Site]bool{}
	for i, n := range w.Own(f.ID).Nodes {
		if n.Kind != effects.Call || n.Row == nil || seen[n.Site] && f.Nodes[i].Call.Deferred {
			continue
		}
		seen[n.Site] = true
		library := packageOf(n.Row.Symbol)
		if library == "" {
			continue
		}
		u := found[library]
		if u == nil {
			u = &Use{Library: library}
		}
		if u.count(n) {
			found[library] = u
		}
	}
}

// count adds a call, and tells whether it was worth counting.
func (u *Use) count(n *effectflow.Node) bool {
	before := u.total()
	if e := n.Effect(); e != nil {
		u.Effects++
		u.Families = append(u.Families, string(e.Family))
	}
	if len(n.Records()) > 0 {
		u.Records++
	}
	switch n.Row.Kind {
	case models.Retry:
		u.Retries++
	case models.Lock:
		u.Locks++
	case models.Fetch, models.Ack, models.Register:
		u.Receives++
	}
	return u.total() > before
}

func (u *Use) total() int { return u.Effects + u.Records + u.Retries + u.Locks + u.Receives }

// packageOf returns the import path in a symbol.
func packageOf(symbol string) string {
	if inner, ok := strings.CutPrefix(symbol, "("); ok {
		symbol, _, _ = strings.Cut(strings.TrimPrefix(inner, "*"), ")")
	}
	return symbol[:max(strings.LastIndexByte(symbol, '.'), 0)]
}
