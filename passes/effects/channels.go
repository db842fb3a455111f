package effects

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Channel says that the channel known as Name here is, or may be, the one known
// as Of elsewhere. A channel is named after the field or package variable that
// holds it; one that is handed in or out is named after the parameter ("fn<0") or
// result ("fn>0") until somebody knows better.
type Channel struct{ Name, Of string }

// maxChannel bounds the search for the holder of a channel.
const maxChannel = 12

// work reports whether a channel of type t hands on something to do, and no
// signal: that something is over, or may begin.
func work(t types.Type) bool {
	ch, ok := t.Underlying().(*types.Chan)
	if !ok {
		return false
	}
	elem := ch.Elem()
	switch provenance.TypeSymbol(elem) {
	case "os.Signal", "time.Time", "time.Duration", "context.Context":
		return false
	}
	if types.Identical(elem, types.Universe.Lookup("error").Type()) {
		return false
	}
	switch u := elem.Underlying().(type) {
	case *types.Struct:
		return u.NumFields() > 0
	case *types.Basic:
		return u.Info()&(types.IsString|types.IsInteger) != 0
	case *types.Chan:
		return false
	}
	return true
}

// channel returns the names of the channel v.
func (b *builder) channel(v ssa.Value) []string {
	set := map[string]bool{}
	b.trace(v, set, 0)
	out := make([]string, 0, len(set))
	for name := range set {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// trace follows a channel, or the map or list that it was taken from, to what
// holds it.
func (b *builder) trace(v ssa.Value, into map[string]bool, depth int) {
	if depth > maxChannel {
		return
	}
	next := func(w ssa.Value) { b.trace(w, into, depth+1) }
	switch v := v.(type) {
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			into[provenance.FuncID(v.Parent())+"<"+strconv.Itoa(i)] = true
		}
	case *ssa.UnOp:
		b.traceAddr(v.X, into, depth+1)
	case *ssa.Field:
		if typ := provenance.TypeSymbol(v.X.Type()); typ != "" {
			into[typ+"."+fieldName(v.X.Type(), v.Field)] = true
		}
	case *ssa.Lookup:
		next(v.X)
	case *ssa.Extract:
		switch t := v.Tuple.(type) {
		case *ssa.Call:
			b.traceCall(t, v.Index, into)
		case *ssa.Lookup:
			next(t.X)
		case *ssa.Next:
			if r, ok := t.Iter.(*ssa.Range); ok {
				next(r.X)
			}
		}
	case *ssa.Call:
		b.traceCall(v, 0, into)
	case *ssa.Phi:
		for _, e := range v.Edges {
			next(e)
		}
	case *ssa.ChangeType:
		next(v.X)
	case *ssa.MakeChan:
		b.traceUses(v, into, depth+1)
	}
}

func (b *builder) traceCall(c *ssa.Call, i int, into map[string]bool) {
	if fn := c.Call.StaticCallee(); fn != nil && fn.Pkg != nil && b.program(fn.Pkg.Pkg) {
		into[provenance.FuncID(fn)+">"+strconv.Itoa(i)] = true
	}
}

// traceAddr follows what is stored at an address.
func (b *builder) traceAddr(a ssa.Value, into map[string]bool, depth int) {
	switch a := a.(type) {
	case *ssa.Global, *ssa.FieldAddr:
		if h := holderOf(a); h != "" {
			into[h] = true
		}
	case *ssa.IndexAddr:
		b.trace(a.X, into, depth)
	case *ssa.Alloc:
		for _, v := range stored(a) {
			b.trace(v, into, depth)
		}
	case *ssa.FreeVar:
		if cell := binding(a); cell != nil {
			b.traceAddr(cell, into, depth+1)
		}
	}
}

// traceUses names a new channel, or a list of such, after what it is put into.
func (b *builder) traceUses(v ssa.Value, into map[string]bool, depth int) {
	if depth > maxChannel || v.Referrers() == nil {
		return
	}
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Val == v {
				b.traceStore(use.Addr, into, depth)
			}
		case *ssa.MapUpdate:
			if use.Value == v {
				b.trace(use.Map, into, depth)
			}
		case *ssa.Slice:
			b.traceUses(use, into, depth+1)
		case *ssa.Call:
			if fn, ok := use.Call.Value.(*ssa.Builtin); ok && fn.Name() == "append" {
				b.traceUses(use, into, depth+1)
			}
		}
	}
}

// traceStore names what is stored at an address. A local variable has no name, the
// arguments of an append go on.
func (b *builder) traceStore(addr ssa.Value, into map[string]bool, depth int) {
	switch a := addr.(type) {
	case *ssa.Alloc:
	case *ssa.IndexAddr:
		if list, ok := a.X.(*ssa.Alloc); ok {
			b.traceUses(list, into, depth+1)
			return
		}
		b.traceAddr(addr, into, depth)
	default:
		b.traceAddr(addr, into, depth)
	}
}

// binding returns the variable that a literal sees as v.
func binding(v *ssa.FreeVar) ssa.Value {
	fn := v.Parent()
	i := slices.Index(fn.FreeVars, v)
	if fn.Parent() == nil || i < 0 {
		return nil
	}
	for _, blk := range fn.Parent().Blocks {
		for _, in := range blk.Instrs {
			if mc, ok := in.(*ssa.MakeClosure); ok && mc.Fn == ssa.Value(fn) && i < len(mc.Bindings) {
				return mc.Bindings[i]
			}
		}
	}
	return nil
}

// channels lists how channels are handed in and out by fn.
func (b *builder) channels(fn *ssa.Function, into map[Channel]bool) {
	add := func(name string, v ssa.Value) {
		for _, of := range b.channel(v) {
			if of != name {
				into[Channel{name, of}] = true
			}
		}
	}
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			switch in := in.(type) {
			case *ssa.Return:
				for i, v := range in.Results {
					if work(v.Type()) {
						add(provenance.FuncID(fn)+">"+strconv.Itoa(i), v)
					}
				}
			case ssa.CallInstruction:
				callee := in.Common().StaticCallee()
				if callee == nil {
					continue
				}
				for i, v := range in.Common().Args {
					if work(v.Type()) {
						add(provenance.FuncID(callee)+"<"+strconv.Itoa(i), v)
					}
				}
			}
		}
	}
}

// sortChannels returns the members of set in a fixed order.
func sortChannels(set map[Channel]bool) []Channel {
	var out []Channel
	for c := range set {
		out = append(out, c)
	}
	slices.SortFunc(out, func(x, y Channel) int {
		return cmp.Or(strings.Compare(x.Name, y.Name), strings.Compare(x.Of, y.Of))
	})
	return out
}

// send makes a step of handing val to a channel, if others may find it there.
func (g *grapher) send(cur int, blk *ssa.BasicBlock, at ssa.Instruction, ch, val ssa.Value, pos token.Pos) int {
	if _, constant := val.(*ssa.Const); constant || !work(ch.Type()) {
		return cur
	}
	names := g.b.channel(ch)
	if len(names) == 0 {
		return cur
	}
	id := g.f.ID + "#" + strconv.Itoa(g.b.steps[g.fn])
	g.b.steps[g.fn]++
	info := &CallInfo{
		ID: id, Mode: Send, Sym: strings.Join(names, "|"), Name: "what is sent to " + channelName(names[0]),
		Args: []*provenance.Term{g.b.eval.At(val, at)}, Async: true, Joined: waitedFor(at),
	}
	next := g.add(blk, Node{Kind: Call, Call: info, Site: g.b.site(pos), pos: pos, end: pos + token.Pos(len("<-"))})
	g.to(cur, next)
	return next
}

// channelName is how messages call a channel.
func channelName(name string) string {
	if i := strings.LastIndexAny(name, "<>"); i >= 0 {
		return "a channel"
	}
	return name[strings.LastIndexByte(name, '/')+1:]
}
