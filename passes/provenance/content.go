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
	if e.placing[p] {
		return nil
	}
	e.placing[p] = true
	defer delete(e.placing, p)

	exact, inner, outer := e.split(p)
	whole := e.written(live(e, exact, at))
	if whole == nil {
		whole = e.outside(p, outer, typ, at)
	}
	if len(inner) == 0 {
		return whole
	}
	return e.withMembers(p, whole, inner, typ, at)
}

// split sorts the writes of p's base into those of p itself, of its members,
// and of what contains it.
func (e *Evaluator) split(p place) (exact, inner, outer []write) {
	for _, w := range e.writes[p.base] {
		switch {
		case w.path == p.path:
			exact = append(exact, w)
		case inside(w.path, p.path):
			inner = append(inner, w)
		case inside(p.path, w.path):
			outer = append(outer, w)
		}
	}
	return exact, inner, outer
}

// inside reports whether path a lies within path b.
func inside(a, b string) bool {
	return len(a) > len(b) && strings.HasPrefix(a, b) && strings.ContainsRune(".[{", rune(a[len(b)]))
}

func (e *Evaluator) written(ws []write) *Term {
	var out []*Term
	for _, w := range ws {
		var t *Term
		if w.term != nil {
			t = w.term()
		} else {
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

// outside evaluates a place nothing was stored to directly: a part of something
// that was stored as a whole, or of the base value.
func (e *Evaluator) outside(p place, outer []write, typ types.Type, at ssa.Instruction) *Term {
	if p.path == "" {
		return e.base(p.base)
	}
	parent, seg := cut(p.path)
	var t *Term
	if len(outer) > 0 || parent == "" {
		q := place{p.base, parent}
		ex, _, out := e.split(q)
		if t = e.written(live(e, ex, at)); t == nil {
			t = e.outside(q, out, nil, at)
		}
	} else {
		t = e.outside(place{p.base, parent}, nil, nil, at)
	}
	if t == nil {
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
		if m := t.Member(strings.Trim(seg, "{}")); m != nil {
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
	if t, ok := e.memo[v]; ok {
		return t
	}
	if e.active[v] {
		return nil
	}
	e.active[v] = true
	t := e.compute(v)
	delete(e.active, v)
	return t
}

// withMembers lays the members assigned one by one over the whole.
func (e *Evaluator) withMembers(p place, whole *Term, inner []write, typ types.Type, at ssa.Instruction) *Term {
	var names []string
	for _, w := range inner {
		if n := segment(w.path[len(p.path):]); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	var keys []string
	var args []*Term
	if whole != nil && whole.Kind == Object {
		keys = append(keys, whole.Names...)
		args = append(args, whole.Args...)
	} else if whole != nil && whole.Kind != Unknown {
		keys, args = append(keys, BaseName), append(args, whole)
	}
	for _, n := range names {
		q := place{p.base, p.path + n}
		ex, in, _ := e.split(q)
		if len(live(e, ex, at)) == 0 && !anyLive(e, in, at) {
			continue
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

// segment returns the first segment of a path.
func segment(path string) string {
	if i := strings.IndexAny(path[1:], ".[{"); i >= 0 && path[0] != '{' {
		return path[:i+1]
	}
	if path[0] == '{' {
		if i := strings.IndexByte(path, '}'); i >= 0 {
			return path[:i+1]
		}
	}
	return path
}

func memberName(seg string) string {
	switch seg[0] {
	case '.':
		return seg[1:]
	case '{':
		return strings.Trim(seg, "{}")
	}
	return "" // list member
}

func anyLive(e *Evaluator, ws []write, at ssa.Instruction) bool {
	return len(live(e, ws, at)) > 0
}

// live drops the writes that at cannot see: those that come later and those
// that another one has surely overwritten. Writes of other functions (literals
// that capture the variable) always count.
func live(e *Evaluator, ws []write, at ssa.Instruction) []write {
	if at == nil || len(ws) == 0 {
		return ws
	}
	var seen []write
	last := -1
	for _, w := range ws {
		if w.at.Parent() != at.Parent() {
			seen = append(seen, w)
			continue
		}
		if !e.before(w.at, at) {
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

// before reports whether a may run before b in the same round of every loop.
func (e *Evaluator) before(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return e.order[a] < e.order[b]
	}
	return e.forward(a.Block())[b.Block()]
}

func (e *Evaluator) forward(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	if r, ok := e.reach[b]; ok {
		return r
	}
	r := map[*ssa.BasicBlock]bool{}
	stack := []*ssa.BasicBlock{b}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		next := x.Succs
		for _, s := range x.Succs {
			if s.Dominates(x) { // another round is other work, but it ends in the exits, too
				next = append(exits(s, x), next...)
			}
		}
		for _, s := range next {
			if !r[s] && !s.Dominates(x) {
				r[s] = true
				stack = append(stack, s)
			}
		}
	}
	e.reach[b] = r
	return r
}

// exits returns the blocks that follow the loop with a header and a last block.
func exits(header, latch *ssa.BasicBlock) []*ssa.BasicBlock {
	body := map[*ssa.BasicBlock]bool{header: true}
	list := []*ssa.BasicBlock{header}
	stack := []*ssa.BasicBlock{latch}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !body[x] {
			body[x] = true
			list = append(list, x)
			stack = append(stack, x.Preds...)
		}
	}
	var out []*ssa.BasicBlock
	for _, x := range list {
		for _, s := range x.Succs {
			if !body[s] {
				out = append(out, s)
			}
		}
	}
	return out
}

func (e *Evaluator) dominates(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return e.order[a] < e.order[b]
	}
	return a.Block().Dominates(b.Block())
}
