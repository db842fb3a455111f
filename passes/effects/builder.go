package effects

import (
	"cmp"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/directive"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// builder makes the summaries of one package.
type builder struct {
	pass    *analysis.Pass
	table   *models.Table
	fns     []*ssa.Function
	syntax  *syntax
	eval    *provenance.Evaluator
	ids     map[ssa.CallInstruction]string
	modes   map[ssa.CallInstruction]Mode
	syms    map[ssa.CallInstruction]string
	first   map[*types.Package]bool
	facts   map[*types.Package]*Package // see factOf
	escapes map[*ssa.Function]bool
	named   map[string]*types.TypeName
	noted   map[*types.TypeName]bool // which are in named
	marks   *directive.Index
	mirrors map[*types.Func]*models.Row
	twins   *provenance.Twins
	steps   map[*ssa.Function]int // how many are numbered
	testing map[string]bool       // files of tests that are not called so
	tests   bool                  // the settings ask for tests
}

func newBuilder(pass *analysis.Pass, table *models.Table, fns []*ssa.Function) *builder {
	b := &builder{
		pass:    pass,
		table:   table,
		fns:     fns,
		syntax:  readSyntax(pass),
		ids:     map[ssa.CallInstruction]string{},
		modes:   map[ssa.CallInstruction]Mode{},
		syms:    map[ssa.CallInstruction]string{},
		first:   map[*types.Package]bool{},
		facts:   map[*types.Package]*Package{},
		escapes: map[*ssa.Function]bool{},
		named:   map[string]*types.TypeName{},
		noted:   map[*types.TypeName]bool{},
		mirrors: map[*types.Func]*models.Row{},
		twins:   provenance.NewTwins(table),
		steps:   map[*ssa.Function]int{},
		testing: testFiles(pass),
		marks:   pass.ResultOf[directive.Analyzer].(*directive.Index),
	}
	for _, fn := range fns {
		b.number(fn)
	}
	b.eval = provenance.NewEvaluator(b.twins, fns, func(c ssa.CallInstruction) string { return b.ids[c] })
	return b
}

// number names the calls of fn that are steps, and notes which functions are
// used as values.
func (b *builder) number(fn *ssa.Function) {
	id, n := provenance.FuncID(fn), 0
	var few [8]*ssa.Value
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			b.noteValues(in, few[:0])
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			mode, sym, ok := b.classify(c)
			if !ok {
				continue
			}
			b.ids[c] = id + "#" + strconv.Itoa(n)
			b.modes[c], b.syms[c] = mode, sym
			n++
		}
	}
	b.steps[fn] = n
}

// noteValues notes the functions that in uses as values. The operands are put into room.
func (b *builder) noteValues(in ssa.Instruction, room []*ssa.Value) {
	for _, op := range in.Operands(room) {
		if op == nil || *op == nil {
			continue
		}
		fn, ok := (*op).(*ssa.Function)
		if !ok {
			continue
		}
		if c, ok := in.(ssa.CallInstruction); ok && c.Common().Value == ssa.Value(fn) {
			continue
		}
		if mc, ok := in.(*ssa.MakeClosure); ok && fn.Synthetic != "" {
			if obj, ok := fn.Object().(*types.Func); ok && mc.Fn == ssa.Value(fn) {
				if m := fn.Prog.FuncValue(obj); m != nil {
					b.escapes[m] = true
				}
			}
		}
		b.escapes[fn] = true
	}
}

func (b *builder) build(out *Package) {
	conv := newConverted(b)
	chans := map[Channel]bool{}
	for _, fn := range b.fns {
		f, receivers := b.summary(fn)
		out.Funcs = append(append(out.Funcs, f), receivers...)
		conv.note(fn)
		if f.Flags&Test == 0 {
			b.channels(fn, chans)
			out.Flows = append(out.Flows, b.flows(fn)...)
		}
	}
	b.declarations(out)
	slices.SortFunc(out.Funcs, func(x, y *Func) int { return strings.Compare(x.ID, y.ID) })
	out.Conversions, out.Widenings, out.Twins = conv.sorted()
	out.Flows = sortFlows(out.Flows)
	out.Channels = sortChannels(chans)
	b.entities(out)
	out.share()
}

// summary makes the summary of fn, and those of the loops in it that receive.
func (b *builder) summary(fn *ssa.Function) (*Func, []*Func) {
	f := &Func{ID: provenance.FuncID(fn), Name: shortName(fn), Package: b.pass.Pkg.Path(), pos: fn.Pos(), Site: b.site(fn.Pos())}
	if p := fn.Parent(); p != nil {
		f.Parent = provenance.FuncID(p)
		f.Flags |= Literal
	}
	for _, p := range fn.Params {
		f.Params = append(f.Params, Param{p.Name(), types.TypeString(p.Type(), nil)})
	}
	for i := range fn.Signature.Results().Len() {
		f.Results = append(f.Results, types.TypeString(fn.Signature.Results().At(i).Type(), nil))
	}
	f.Flags |= b.flags(fn)
	b.declare(f, fn)
	g := &grapher{b: b, fn: fn, f: f}
	g.build()
	g.findFresh()
	f.Stores, f.Alters = b.stores(fn), g.alters()
	return f, g.receivers()
}

func (b *builder) declare(f *Func, fn *ssa.Function) {
	obj, ok := fn.Object().(*types.Func)
	if !ok {
		return
	}
	if d, ok := b.marks.Declaration(obj.FullName()); ok {
		f.Declared, f.KeyParam = verbOf(d), d.Key
	}
}

// verbOf returns the verb of a declaration. What is idempotent or pure needs no
// further look, so those go first.
func verbOf(d directive.Declaration) Declared {
	switch {
	case d.Pure:
		return "pure"
	case d.Idempotent:
		return "idempotent"
	case d.Effect:
		return "effect"
	case d.Claim:
		return "claim"
	}
	return "record"
}

func (b *builder) flags(fn *ssa.Function) Flags {
	var fl Flags
	if obj := fn.Object(); obj != nil && obj.Exported() {
		fl |= Exported
	}
	if fn.Signature.Recv() != nil {
		fl |= Method
	}
	if b.escapes[fn] {
		fl |= Escapes
	}
	file := b.site(fn.Pos()).File
	real := filepath.Base(b.pass.Fset.PositionFor(fn.Pos(), false).Filename) // whatever a //line comment says
	if strings.HasSuffix(real, "_test.go") || b.testing[real] || takesTest(fn) {
		fl |= Test
		if !b.tests {
			fl |= Unasked
		}
	}
	if b.marks.Generated(file) {
		fl |= Generated
	}
	if len(fn.Blocks) == 1 && len(fn.Blocks[0].Instrs) <= 1 && !answersSelf(fn) {
		fl |= NoOp
	}
	if standIn(fn, file) {
		fl |= Double
	}
	if activity(fn) {
		fl |= Activity
	}
	return fl
}

// activity reports whether fn asks Temporal about the activity it runs in, which
// only activities can.
func activity(fn *ssa.Function) bool {
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				if callee := provenance.Callee(c.Common()); callee != nil && callee.Pkg() != nil && callee.Pkg().Path() == "go.temporal.io/sdk/activity" {
					return true
				}
			}
		}
	}
	return false
}

// standIn reports whether fn belongs to a test double, by the names people give
// to them.
func standIn(fn *ssa.Function, file string) bool {
	names := []string{file, fn.Pkg.Pkg.Name()}
	if r := fn.Signature.Recv(); r != nil {
		if n := provenance.NamedOf(r.Type()); n != nil {
			names = append(names, n.Obj().Name())
		}
	}
	for _, n := range names {
		n = strings.ToLower(strings.TrimSuffix(n, ".go"))
		for _, w := range []string{"mock", "fake", "stub", "dummy", "noop", "testing", "testutil"} {
			if strings.HasPrefix(n, w) || strings.HasSuffix(n, w) || strings.Contains(n, "_"+w) || strings.HasSuffix(n, w+"s") {
				return true
			}
		}
	}
	return false
}

func shortName(fn *ssa.Function) string {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if r := fn.Signature.Recv(); r != nil {
		if n := provenance.NamedOf(r.Type()); n != nil {
			return n.Obj().Name() + "." + fn.Name()
		}
	}
	return fn.Name()
}

func (b *builder) site(p token.Pos) Site {
	if !p.IsValid() {
		return Site{}
	}
	q := b.pass.Fset.Position(p)
	return Site{File: filepath.Base(q.Filename), Line: q.Line, Col: q.Column}
}

// stores lists what fn writes through its parameters.
func (b *builder) stores(fn *ssa.Function) []Store {
	var out []Store
	for i, p := range fn.Params {
		for _, w := range b.eval.Written(p) {
			out = append(out, Store{N: i, Field: w.Field, Value: w.Value})
		}
	}
	return out
}

// alters lists what fn changes behind its parameters, whatever it writes there.
func (g *grapher) alters() []Alter {
	var out []Alter
	for i, p := range g.fn.Params {
		for field, at := range g.b.eval.Altered(p) {
			a := Alter{N: i, Field: field}
			if at.Parent() == g.fn {
				a.Loop = g.loops[at.Block()]
			}
			out = append(out, a)
		}
	}
	slices.SortFunc(out, func(x, y Alter) int {
		return cmp.Or(cmp.Compare(x.N, y.N), cmp.Compare(x.Field, y.Field), cmp.Compare(x.Loop, y.Loop))
	})
	return slices.Compact(out)
}

// answersSelf reports whether all that method fn does is to return its receiver.
func answersSelf(fn *ssa.Function) bool {
	if fn.Signature.Recv() == nil || len(fn.Params) == 0 {
		return false
	}
	for _, in := range fn.Blocks[0].Instrs {
		if ret, ok := in.(*ssa.Return); ok && len(ret.Results) == 1 && ret.Results[0] == fn.Params[0] {
			return true
		}
	}
	return false
}
