package effectflow

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Aim is what a function value or an interface value may stand for.
type Aim struct {
	Funcs []string // functions, sorted
	Types []string // types behind the interface, sorted
	Open  bool     // there may be more
}

// aimer finds what the program stores in fields and variables and hands to
// parameters. It follows values through constructors, options and wrappers,
// without regard to who runs when.
type aimer struct {
	w      *World
	flows  map[string][]*provenance.Term // by holder
	handed map[string][]*provenance.Term // by function + "#" + parameter
	calls  map[string]*effects.CallInfo
	known  map[string]Aim // by holder or parameter, from outside
	asked  memo[string, Aim]
	leaves map[string]bool
	owners map[string][]string // exported methods by type
	deeds  memo[deedKey, string]
	common memo[string, Guess] // by interface and method
}

// aiming is the work for one value. What is on the way is not remembered: it may be
// cut short by a cycle, and by how much depends on where one came from.
type aiming struct {
	*aimer
	active map[string]bool
	steps  int
}

// maxAim bounds the work for one value.
const maxAim = 400

func newAimer(w *World, pkgs []*effects.Package) *aimer {
	a := &aimer{w: w, flows: map[string][]*provenance.Term{}, known: map[string]Aim{}}
	for _, p := range pkgs {
		for _, f := range p.Flows {
			a.flows[f.Holder] = append(a.flows[f.Holder], f.Value)
		}
	}
	return a
}

// values returns the functions that are stored somewhere.
func (a *aimer) values() []string {
	var out []string
	for _, stored := range a.flows {
		for _, v := range stored {
			v.Walk(func(t *provenance.Term) bool {
				if t.Kind == provenance.Func {
					out = append(out, t.Text)
				}
				return true
			})
		}
	}
	return out
}

// index reads the calls of the program, once.
func (a *aimer) index() {
	if a.calls != nil {
		return
	}
	a.calls, a.handed, a.leaves = map[string]*effects.CallInfo{}, map[string][]*provenance.Term{}, map[string]bool{}
	for _, values := range a.flows {
		for _, v := range values {
			a.leave(v)
		}
	}
	if v := a.w.vicinity; v != nil {
		for _, o := range v.outlines {
			for _, id := range o.index.Leaves {
				a.leaves[id] = true
			}
		}
		return
	}
	for _, id := range a.w.sorted() {
		f := a.w.fn(id)
		if f.Flags&effects.Test != 0 {
			continue
		}
		for i := range f.Nodes {
			n := &f.Nodes[i]
			for _, r := range n.Results {
				a.leave(r)
			}
			if n.Call == nil {
				continue
			}
			a.calls[n.Call.ID] = n.Call
			if n.Call.Mode == effects.Static {
				for k, arg := range n.Call.Args {
					key := n.Call.Sym + "#" + strconv.Itoa(k)
					a.handed[key] = append(a.handed[key], arg)
				}
			}
		}
	}
}

// forget drops what was read from functions that may be gone.
func (a *aimer) forget() {
	a.calls, a.handed, a.leaves, a.owners = nil, nil, nil, nil
	a.asked.clear()
	a.deeds.clear()
	a.common.clear()
}

// leave notes the literals in a value that outlives the function that made it.
func (a *aimer) leave(t *provenance.Term) {
	t.Walk(func(u *provenance.Term) bool {
		if u.Kind == provenance.Func && strings.Contains(u.Text, "$") {
			a.leaves[u.Text] = true
		}
		return true
	})
}

// of returns what t may stand for.
func (a *aimer) of(t *provenance.Term) Aim {
	a.index()
	return (&aiming{aimer: a}).of(t)
}

func (a *aiming) of(t *provenance.Term) Aim {
	var out Aim
	a.add(&out, t)
	slices.Sort(out.Funcs)
	slices.Sort(out.Types)
	out.Funcs, out.Types = slices.Compact(out.Funcs), slices.Compact(out.Types)
	return out
}

func (a *aiming) add(out *Aim, t *provenance.Term) {
	if a.steps++; a.steps > maxAim {
		out.Open = true
		return
	}
	switch t.Kind {
	case provenance.Func:
		out.Funcs = append(out.Funcs, t.Text)
	case provenance.Const:
		out.Open = out.Open || !t.IsNil()
	case provenance.Alt:
		a.all(out, t.Args)
	case provenance.Elem:
		a.add(out, t.Args[0])
	default:
		switch {
		case t.Type != "" && (t.Kind != provenance.Object || a.methods(t.Type)):
			out.Types = append(out.Types, t.Type)
		case t.Kind == provenance.Object, t.Kind == provenance.Op && t.Text == "append":
			a.all(out, t.Args)
		default:
			a.through(out, t)
		}
	}
}

func (a *aiming) all(out *Aim, ts []*provenance.Term) {
	for _, t := range ts {
		a.add(out, t)
	}
}

// through follows a value to where it comes from.
func (a *aiming) through(out *Aim, t *provenance.Term) {
	switch t.Kind {
	case provenance.Field:
		if base := t.Args[0].Type; base != "" {
			a.holder(out, base+"."+t.Text, false)
			return
		}
	case provenance.Global:
		a.holder(out, t.Text, false)
		return
	case provenance.Param:
		a.holder(out, t.Text+"#"+strconv.Itoa(t.N), true)
		return
	case provenance.Result:
		if c := a.call(LastCall(t.Text)); c != nil && c.Mode == effects.Static && t.N >= 0 {
			a.returned(out, c.Sym, t.N)
			return
		}
	}
	out.Open = true
}

// holder adds what is stored under a name, or handed to a parameter.
func (a *aiming) holder(out *Aim, name string, parameter bool) {
	values := func() []*provenance.Term {
		if parameter {
			return a.handedTo(name)
		}
		return a.flows[name]
	}
	known, ok := a.known[name]
	switch {
	case ok:
	case len(a.active) == 0:
		known = a.asked.get(name, func() Aim { return (&aiming{aimer: a.aimer}).stored(name, values()) })
	case a.active[name]:
		return
	default:
		known = a.stored(name, values())
	}
	out.Funcs = append(out.Funcs, known.Funcs...)
	out.Types = append(out.Types, known.Types...)
	out.Open = out.Open || known.Open
}

// stored returns what the values that are stored under a name may stand for.
func (a *aiming) stored(name string, values []*provenance.Term) Aim {
	a.enter(name)
	defer delete(a.active, name)
	out := a.of(&provenance.Term{Kind: provenance.Alt, Args: values})
	out.Open = out.Open || len(values) == 0
	return out
}

func (a *aiming) enter(name string) {
	if a.active == nil {
		a.active = map[string]bool{}
	}
	a.active[name] = true
}

// returned adds the k-th result of function id.
func (a *aiming) returned(out *Aim, id string, k int) {
	f := a.w.fn(id)
	name := id + "=" + strconv.Itoa(k)
	if f == nil || a.active[name] {
		out.Open = out.Open || f == nil
		return
	}
	a.enter(name)
	for i := range f.Nodes {
		if r := f.Nodes[i].Results; f.Nodes[i].Kind == effects.Return && k < len(r) {
			a.add(out, r[k])
		}
	}
	delete(a.active, name)
}

// behind returns the functions that interface call c may run on a receiver: of
// its implementations those that fit the place that the receiver comes from.
func (w *World) behind(c *effects.CallInfo, recv *provenance.Term) []string {
	if w.impls == nil {
		return nil
	}
	var every []string
	for _, x := range w.narrowed(c, recv) {
		if !slices.Contains(every, x.Func) {
			every = append(every, x.Func)
		}
	}
	if len(every) > maxImpls && w.common(c).Kind != NoGuess {
		return nil // they are one deed
	}
	return every
}

// held resolves a function value that is read from a field or variable. More
// than a few functions have no meaning in common.
func (in *instance) held(fn *provenance.Term, args []*provenance.Term) []target {
	switch fn.Kind {
	case provenance.Field, provenance.Global, provenance.Elem, provenance.Result, provenance.Op:
	case provenance.Param:
		if !in.free(fn) {
			return nil
		}
	default:
		return nil
	}
	var out []target
	for _, id := range in.w.aims.of(fn).Funcs {
		for _, id := range in.w.bodies(id) {
			f := in.w.fn(id)
			if f == nil || in.maker.busy[id] || declared(f) {
				continue
			}
			out = append(out, target{id: id, via: in.viaName(fn), args: in.applied(f, args)})
		}
	}
	if len(out) > maxImpls {
		return nil
	}
	return out
}

// viaName names the place that a function was read from.
func (in *instance) viaName(fn *provenance.Term) string {
	if fn.Kind == provenance.Field || fn.Kind == provenance.Global {
		return fn.Text[strings.LastIndexByte(fn.Text, '.')+1:]
	}
	if f := in.w.fn(fn.Text); fn.Kind == provenance.Param && f != nil && fn.N < len(f.Params) && f.Params[fn.N].Name != "" {
		return f.Params[fn.N].Name
	}
	if (fn.Kind == provenance.Elem || fn.Kind == provenance.Op) && len(fn.Args) > 0 {
		return in.viaName(fn.Args[0])
	}
	return "function value"
}

// free reports whether fn is a parameter of a function around the literal being
// expanded, which was left when the literal runs.
func (in *instance) free(fn *provenance.Term) bool {
	return in.prefix == "" && in.w.aims.outlived(fn, in.src.Func.ID)
}

// outlived reports whether fn is a parameter of a function around literal id, which
// may run when that has returned.
func (a *aimer) outlived(fn *provenance.Term, id string) bool {
	if id == fn.Text || !strings.HasPrefix(id, fn.Text+"$") {
		return false
	}
	a.index()
	inner, _, _ := strings.Cut(id[len(fn.Text)+1:], "$")
	return a.leaves[fn.Text+"$"+inner]
}

// applied puts arguments in the places after the receiver of a method value,
// which stays a parameter of its own.
func (in *instance) applied(f *effects.Func, args []*provenance.Term) []*provenance.Term {
	if f.Flags&effects.Method == 0 || len(f.Params) != len(args)+1 {
		return args
	}
	return append([]*provenance.Term{provenance.ParamOf(f.ID, 0, named(f.Params[0].Type))}, args...)
}

// bodies returns the functions that a method value runs: the method, or those
// behind the interface method.
func (w *World) bodies(id string) []string {
	if w.funcs[id] != nil || w.impls == nil {
		return []string{id}
	}
	typ, _, ok := strings.Cut(strings.TrimPrefix(id, "("), ").")
	if !ok {
		return nil
	}
	return w.behind(&effects.CallInfo{Sym: id, Recv: typ}, provenance.Nothing())
}

// sorted returns the functions that are looked at in order.
func (w *World) sorted() []string {
	if w.vicinity != nil {
		return w.vicinity.order
	}
	return slices.Sorted(maps.Keys(w.funcs))
}

// Behind returns the functions that a call through an interface or a function
// value may run, as far as the program shows.
func (w *World) Behind(c *effects.CallInfo) []string {
	switch {
	case c.Mode == effects.Interface && len(c.Args) > 0:
		return w.behind(c, c.Args[0])
	case c.Mode == effects.Value:
		return w.aims.of(c.Fn).Funcs
	}
	return nil
}
