package provenance

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// content returns what is stored at p as seen by instruction at: values stored
// there as a whole, with the members that were assigned one by one on top.
func (e *Evaluator) content(p place, typ types.Type, at ssa.Instruction) *Term {
	v := view{place: p, at: at, typ: typ}
	if t, ok := e.known(v); ok {
		return t
	}
	// What was stored before x.n += 1 is no part of the cycle that x.n makes later.
	return e.evaluate(v, view{place: p, at: at}, func() *Term {
		c := e.cell(p)
		if c == nil {
			return e.outside(p, typ, at)
		}
		if c.many {
			return unknown
		}
		whole := e.assigned(p, live(e, c.writes, at), typ, at)
		if whole == nil {
			whole = e.outside(p, typ, at)
		}
		if len(c.members) == 0 {
			return whole
		}
		return e.withMembers(p, whole, c.members, typ, at)
	})
}

// written returns what the assignments ws left behind as instruction at sees it:
// what a pointer or map that was stored leads to may have changed since.
func (e *Evaluator) written(ws []write, at ssa.Instruction) *Term {
	var out []*Term
	for _, w := range ws {
		var t *Term
		switch {
		case w.term != nil:
			t = w.term()
		case at != nil && w.at.Parent() == at.Parent() && made(w.val):
			t = e.value(w.val, at)
		default:
			t = e.value(w.val, w.at)
		}
		if t != nil {
			out = append(out, t)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return AltOf(out...)
}

// made reports whether v is a variable, map or list made here.
func made(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
		return true
	}
	return false
}

// outside evaluates a place nothing was stored to directly: a part of something
// that was stored as a whole, or of the base value.
func (e *Evaluator) outside(p place, typ types.Type, at ssa.Instruction) *Term {
	if p.path == "" {
		return e.base(p.base)
	}
	parent, seg := cut(p.path)
	q := place{p.base, parent}
	var t *Term
	if c := e.cell(q); c != nil {
		if c.many {
			return unknown
		}
		ws := live(e, c.writes, at)
		if t = e.written(ws, at); t != nil {
			return e.memberOf(q, ws, member(t, seg, typ), seg, typ, at)
		}
	}
	if t = e.outside(q, nil, at); t == nil {
		return nil
	}
	return member(t, seg, typ)
}

// cut splits the last segment off a path.
func cut(path string) (parent, seg string) {
	i := strings.LastIndexAny(path, ".[{")
	return path[:i], path[i:]
}

func member(t *Term, seg string, typ types.Type) *Term {
	sym := ""
	if typ != nil {
		sym = entityType(typ)
	}
	switch seg[0] {
	case '.':
		return FieldOf(t, seg[1:], sym)
	case '{':
		if m := t.Member(keyOf(seg)); m != nil {
			return m
		}
	}
	return ElemOf(t, sym)
}

// base evaluates the base value itself.
func (e *Evaluator) base(v ssa.Value) *Term {
	switch v.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
		return ObjectOf(objectType(v.Type()), nil, nil)
	}
	return e.once(v)
}

// withMembers lays the members assigned one by one over the whole.
func (e *Evaluator) withMembers(p place, whole *Term, segs []string, typ types.Type, at ssa.Instruction) *Term {
	var keys []string
	var args []*Term
	if whole != nil && whole.Kind == Object {
		keys = append(keys, whole.Names()...)
		args = append(args, whole.Args...)
	} else if whole != nil && whole.Kind != Unknown {
		keys, args = append(keys, BaseName), append(args, whole)
	}
	for _, n := range segs {
		q := place{p.base, p.path + n}
		if !e.anyLive(q, at) {
			continue
		}
		if len(args) > MaxNodes {
			return unknown
		}
		t := e.content(q, nil, at)
		if t == nil {
			continue
		}
		name := memberName(n)
		if i := slices.Index(keys, name); i >= 0 && name != "" {
			args[i] = t
			continue
		}
		keys, args = append(keys, name), append(args, t)
	}
	sym := ""
	if typ != nil {
		sym = objectType(typ)
	} else if whole != nil {
		sym = whole.Type
	}
	if len(args) == 1 && keys[0] == BaseName {
		return args[0]
	}
	return ObjectOf(sym, keys, args)
}

func memberName(seg string) string {
	switch seg[0] {
	case '.':
		return seg[1:]
	case '{':
		return keyOf(seg)
	}
	return "" // list member
}

// live drops the writes that at cannot see: those that come later and those
// that another one has surely overwritten. Writes in literals that capture the
// variable count from where the literal is made.
func live(e *Evaluator, ws []write, at ssa.Instruction) []write {
	if at == nil || len(ws) == 0 {
		return ws
	}
	var seen []write
	last := -1
	for _, w := range ws {
		if !e.earlier(w.at, at) {
			continue
		}
		if w.at.Parent() != at.Parent() {
			seen = append(seen, w)
			continue
		}
		seen = append(seen, w)
		if e.dominates(w.at, at) && (last < 0 || e.dominates(seen[last].at, w.at)) {
			last = len(seen) - 1
		}
	}
	if last < 0 || strings.HasSuffix(seen[last].path, "[]") { // an unknown element overwrites nothing
		return seen
	}
	d := seen[last]
	out := seen[:0:0]
	for i, w := range seen {
		if i == last || w.at.Parent() != at.Parent() || e.before(d.at, w.at) && w.path == d.path {
			out = append(out, w)
		}
	}
	return out
}

func (e *Evaluator) lookup(v *ssa.Lookup) *Term {
	x := e.value(v.X, v)
	if x == nil {
		return nil
	}
	if c, ok := v.Index.(*ssa.Const); ok && c.Value != nil {
		if m := x.Member(constText(c)); m != nil {
			return m
		}
	} else if x.Kind == Object && embedded(x) == nil && len(x.Args) > 0 {
		return AltOf(x.Args...) // of a map that is written down
	}
	return ElemOf(x, entityType(v.Type()))
}
