package evidence

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// leaf names the library call at the bottom of an effect.
type leaf struct {
	fn   *effects.Func
	site effects.Site
	sym  string
}

// fold makes one deed of those that show the same call on the same way: a
// wrapper alone, the function that records what it did, and the loop three calls
// further up all see it.
func fold(all []*deed) []*deed {
	groups := map[leaf][]*deed{}
	var order []leaf
	for _, x := range all {
		k := leaf{x.e.Func, x.e.Site, x.e.Name()}
		if groups[k] == nil {
			order = append(order, k)
		}
		groups[k] = append(groups[k], x)
	}
	var out []*deed
	for _, k := range order {
		out = append(out, alike(nest(same(groups[k])))...)
	}
	return out
}

// same joins deeds that a reader finds at the same call, if both have links:
// without any, the ways to the call are all there is to tell them apart.
func same(all []*deed) []*deed {
	index := map[view]*deed{}
	var out []*deed
	for _, x := range all {
		v := x.where()
		v.depth = 0
		if y := index[v]; y != nil && x.main().score > 0 {
			y.take(x, true)
			continue
		}
		if x.main().score > 0 {
			index[v] = x
		}
		out = append(out, x)
	}
	return out
}

// alike keeps one of the deeds without links that are shown at one place.
func alike(all []*deed) []*deed {
	index := map[view]*deed{}
	var out []*deed
	for _, x := range all {
		v := x.where()
		v.depth = 0
		if y := index[v]; y != nil && x.main().score == 0 {
			y.take(x, true)
			continue
		}
		index[v] = x
		out = append(out, x)
	}
	return out
}

// nest joins deeds of which one leads through the other. The one that shows best
// what the effect works on stays; a wrapper that shows nothing goes.
func nest(all []*deed) []*deed {
	views := make([]view, len(all))
	for i, x := range all {
		views[i] = x.where()
	}
	gone := map[*deed]bool{}
	for i, inner := range all {
		for j, outer := range all {
			if i == j || gone[inner] || gone[outer] || views[i].fn == views[j].fn && views[i].site == views[j].site || !passes(outer.e.Node, views[i]) {
				continue
			}
			if inner.main().score >= max(1, outer.main().score) {
				inner.take(outer, true)
				gone[outer] = true
			}
		}
	}
	for i, inner := range all {
		covered := false
		for j, outer := range all {
			if i == j || gone[inner] || gone[outer] || views[i].fn == views[j].fn && views[i].site == views[j].site || !passes(outer.e.Node, views[i]) {
				continue
			}
			outer.take(inner, false)
			covered = true
		}
		if covered {
			gone[inner] = true
		}
	}
	return slices.DeleteFunc(all, func(x *deed) bool { return gone[x] })
}

// merge makes one deed of those that a reader finds at one call: what an
// interface does is done by each of its implementations.
func merge(all []*deed) []*deed {
	index := map[view]*deed{}
	var out []*deed
	for _, x := range all {
		v := x.where()
		v.depth = 0
		y := index[v]
		if y == nil {
			index[v] = x
			out = append(out, x)
			continue
		}
		y.take(x, true)
		if leaf := x.e.Name(); leaf != y.e.Name() && !slices.Contains(y.also, leaf) {
			y.also = append(y.also, leaf)
		}
	}
	return out
}

// take adds what o shows. The worst key stays. Why a shared helper runs again is
// no reason for each of its callers, so that is only taken from further out.
func (d *deed) take(o *deed, outside bool) {
	where := d.where()
	defer func() { d.seen, d.best = where, nil }()
	if keyRank(o.key) < keyRank(d.key) && len(o.why)+len(o.after)+len(o.claims) > 0 {
		d.key, d.slot = o.key, o.slot
	}
	for _, w := range o.why {
		if outside && !slices.Contains(d.why, w) {
			d.why = append(d.why, w)
		}
	}
	for _, r := range o.after {
		if !slices.ContainsFunc(d.after, func(x recorded) bool { return sameStep(x.Node, r.Node) }) {
			d.after = append(d.after, r)
		}
	}
	for _, r := range o.before {
		if !slices.ContainsFunc(d.before, func(x recorded) bool { return sameStep(x.Node, r.Node) }) {
			d.before = append(d.before, r)
		}
	}
	for _, c := range o.claims {
		if !slices.ContainsFunc(d.claims, func(x claimed) bool { return sameStep(x.Node, c.Node) }) {
			d.claims = append(d.claims, c)
		}
	}
	for _, s := range o.sources {
		if outside && !slices.ContainsFunc(d.sources, func(x source) bool { return sameStep(x.Node, s.Node) }) {
			d.sources = append(d.sources, s)
		}
	}
}

// sameStep reports whether two steps stand at the same place.
func sameStep(a, b *effectflow.Node) bool { return a.Func == b.Func && a.Site == b.Site }

// byPlace orders deeds as a reader comes upon them.
func (d *derivation) byPlace(x, y *deed) int {
	u, v := x.where(), y.where()
	return cmp.Or(
		comparePlaces(d.at(u.fn.Package, u.site), d.at(v.fn.Package, v.site)),
		strings.Compare(x.e.Name(), y.e.Name()))
}
