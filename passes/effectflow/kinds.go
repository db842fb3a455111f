package effectflow

import (
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// kinds is what is known about the declared types of the packages in view. It holds
// nothing of the type checker: the types of a large program, with those of all that
// it imports, take as much memory as the graphs.
type kinds struct {
	concrete map[string]*concrete // by symbol
	ifaces   map[string]*abstract
	methods  map[string][]*possessor // of concrete types, by name
}

// concrete is a declared type that is no interface.
type concrete struct {
	symbol  string
	pkg     string
	double  bool // is called a test double
	generic bool
	broken  bool              // does not type-check
	methods []method          // of a pointer to it, as far as interfaces have some of the name; sorted
	special map[string]bool   // the interfaces that have more than methods and are implemented
	fields  map[string]string // the declared types of fields, as far as they are in view
}

// abstract is an interface.
type abstract struct {
	symbol  string
	empty   bool
	generic bool
	more    bool // not only methods
	methods []method
}

// method is one of an interface or of a concrete type.
type method struct {
	name            string // with the package, unless exported
	signature       int    // the same for identical ones
	params, results int
	variadic        bool
}

// possessor is a method that a concrete type has.
type possessor struct {
	of              *concrete
	id              string
	promoted        bool     // from an interface that is embedded
	from            string   // that interface
	params, results []string // their types, if they may be compared
}

// implements reports whether *c implements i.
func (c *concrete) implements(i *abstract) bool {
	if i.more {
		return c.special[i.symbol]
	}
	return c.broken || !slices.ContainsFunc(i.methods, func(want method) bool {
		m, ok := c.method(want.name)
		return !ok || m.signature != want.signature
	})
}

// resembles reports whether some instance of c may implement some instance of i: it
// has all the methods with as many parameters.
func (c *concrete) resembles(i *abstract) bool {
	return !slices.ContainsFunc(i.methods, func(want method) bool {
		_, name, unexported := strings.Cut(want.name, " ")
		if unexported {
			name = c.pkg + " " + name
		} else {
			name = want.name
		}
		m, ok := c.method(name)
		return !ok || m.params != want.params || m.results != want.results || m.variadic != want.variadic
	})
}

func (c *concrete) method(name string) (method, bool) {
	i, ok := slices.BinarySearchFunc(c.methods, name, func(m method, name string) int { return strings.Compare(m.name, name) })
	if !ok {
		return method{}, false
	}
	return c.methods[i], true
}

// declaredType is a type with its name and, once somebody asks, its methods.
type declaredType struct {
	*types.Named
	symbol  string
	methods []*types.Func
}

// describer makes kinds.
type describer struct {
	kinds
	outer      map[string]bool // methods whose types are compared as they are written
	wanted     map[string]bool // names of methods that interfaces have
	inView     map[string]bool // paths of packages
	signatures typeutil.Map
	texts      map[string]string // each name once: those of imports are parts of large texts
	lists      []declaredType    // the concrete ones
	special    []*types.Named    // interfaces that have more than methods
}

func kindsOf(pkgs []Typed, outer map[string]bool) *kinds {
	d := &describer{
		kinds: kinds{concrete: map[string]*concrete{}, ifaces: map[string]*abstract{}, methods: map[string][]*possessor{}},
		outer: maps.Clone(outer), wanted: map[string]bool{}, inView: map[string]bool{}, texts: map[string]string{},
	}
	d.signatures.SetHasher(typeutil.MakeHasher())
	for _, p := range pkgs {
		if p.Types != nil {
			d.inView[p.Types.Path()] = true
			d.declared(p.Types)
		}
	}
	slices.SortStableFunc(d.lists, func(a, b declaredType) int { return strings.Compare(a.symbol, b.symbol) })
	for i := range d.lists {
		t := &d.lists[i]
		t.methods = methodsOf(t.Named)
		for _, fn := range t.methods {
			if nameless(fn) {
				d.outer[fn.Name()] = true
			}
		}
	}
	for i := range d.lists {
		d.describe(&d.lists[i])
	}
	out := d.kinds // not a part of d, which knows types
	return &out
}

// methodsOf returns the methods of a pointer to named. Where nothing is embedded they
// are those that are declared, which takes less time to tell.
func methodsOf(named *types.Named) []*types.Func {
	var out []*types.Func
	if s, ok := named.Underlying().(*types.Struct); !ok || !embeds(s) {
		return slices.AppendSeq(out, named.Methods())
	}
	for m := range types.NewMethodSet(types.NewPointer(named)).Methods() {
		if fn, ok := m.Obj().(*types.Func); ok {
			out = append(out, fn)
		}
	}
	return out
}

func embeds(s *types.Struct) bool {
	for f := range s.Fields() {
		if f.Embedded() {
			return true
		}
	}
	return false
}

// nameless reports whether fn is a method of an interface without a name.
func nameless(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && types.IsInterface(recv.Type()) && provenance.NamedOf(recv.Type()) == nil
}

// text returns a name that holds on to nothing else.
func (d *describer) text(name string) string {
	own, ok := d.texts[name]
	if !ok {
		own = strings.Clone(name)
		d.texts[own] = own
	}
	return own
}

// declared goes through what a package declares.
func (d *describer) declared(pkg *types.Package) {
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() {
			continue
		}
		named, ok := tn.Type().(*types.Named)
		if !ok {
			continue
		}
		if types.IsInterface(named) {
			d.iface(named)
			continue
		}
		d.lists = append(d.lists, declaredType{Named: named, symbol: provenance.TypeSymbol(named)})
	}
}

func (d *describer) iface(named *types.Named) {
	t := named.Underlying().(*types.Interface)
	a := &abstract{symbol: provenance.TypeSymbol(named), empty: t.Empty(), generic: named.TypeParams().Len() > 0, more: !t.IsMethodSet()}
	for m := range t.Methods() {
		d.wanted[m.Name()] = true
		a.methods = append(a.methods, d.method(m))
	}
	if a.more {
		d.special = append(d.special, named)
	}
	d.ifaces[a.symbol] = a
}

func (d *describer) method(fn *types.Func) method {
	sig := fn.Signature()
	m := method{name: d.text(fn.Name()), params: sig.Params().Len(), results: sig.Results().Len(), variadic: sig.Variadic()}
	if !fn.Exported() && fn.Pkg() != nil {
		m.name = d.text(fn.Pkg().Path() + " " + fn.Name())
	}
	n, known := d.signatures.At(sig).(int)
	if !known {
		n = d.signatures.Len()
		d.signatures.Set(sig, n)
	}
	m.signature = n
	return m
}

func (d *describer) describe(t *declaredType) {
	named, obj := t.Named, t.Obj()
	c := &concrete{
		symbol: t.symbol, pkg: obj.Pkg().Path(), double: doubleName(obj.Name()),
		generic: named.TypeParams().Len() > 0, broken: named.Underlying() == types.Typ[types.Invalid],
	}
	d.concrete[c.symbol] = c
	for _, fn := range t.methods {
		d.possesses(c, fn, fn.Pkg() == obj.Pkg())
	}
	slices.SortFunc(c.methods, func(a, b method) int { return strings.Compare(a.name, b.name) })
	c.methods = slices.Clip(c.methods)
	for _, i := range d.special {
		if !c.generic && i.TypeParams().Len() == 0 && types.Implements(types.NewPointer(named), i.Underlying().(*types.Interface)) {
			if c.special == nil {
				c.special = map[string]bool{}
			}
			c.special[provenance.TypeSymbol(i)] = true
		}
	}
	if s, ok := named.Underlying().(*types.Struct); ok {
		d.fields(c, named, s, map[*types.Struct]bool{})
	}
}

// possesses notes a method of c.
func (d *describer) possesses(c *concrete, fn *types.Func, own bool) {
	recv := fn.Signature().Recv()
	promoted := recv != nil && types.IsInterface(recv.Type())
	from := ""
	if promoted {
		from = provenance.TypeSymbol(recv.Type())
	}
	compared := d.outer[fn.Name()]
	if !d.wanted[fn.Name()] && !compared {
		return
	}
	c.methods = append(c.methods, d.method(fn))
	if !own && !fn.Exported() {
		return
	}
	x := &possessor{of: c, id: provenance.ObjectID(fn), promoted: promoted, from: from}
	if compared {
		x.params, x.results = written(fn.Signature().Params()), written(fn.Signature().Results())
	}
	name := d.text(fn.Name())
	d.methods[name] = append(d.methods[name], x)
}

func written(tup *types.Tuple) []string {
	out := make([]string, 0, tup.Len())
	for v := range tup.Variables() {
		out = append(out, types.TypeString(v.Type(), nil))
	}
	return out
}

// fields notes the fields of c whose types are declared in a package in view, also
// those of what s embeds.
func (d *describer) fields(c *concrete, named *types.Named, s *types.Struct, seen map[*types.Struct]bool) {
	if seen[s] {
		return
	}
	seen[s] = true
	for f := range s.Fields() {
		if n := provenance.NamedOf(f.Type()); n != nil && n.Obj().Pkg() != nil && d.inView[n.Obj().Pkg().Path()] {
			d.field(c, named, f.Name())
		}
		if f.Embedded() {
			t := f.Type()
			if p, ok := types.Unalias(t).(*types.Pointer); ok {
				t = p.Elem()
			}
			if inner, ok := t.Underlying().(*types.Struct); ok {
				d.fields(c, named, inner, seen)
			}
		}
	}
}

func (d *describer) field(c *concrete, named *types.Named, name string) {
	if _, known := c.fields[name]; known {
		return
	}
	obj, _, _ := types.LookupFieldOrMethod(named, true, named.Obj().Pkg(), name)
	if v, ok := obj.(*types.Var); ok {
		if c.fields == nil {
			c.fields = map[string]string{}
		}
		c.fields[d.text(name)] = provenance.TypeSymbol(v.Type())
	}
}
