package effects

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// mattering are the kinds of rows whose calls become steps of a summary. The
// others only pass values on.
var mattering = map[models.Kind]bool{
	models.Effect: true, models.Query: true, models.Exec: true, models.Write: true, models.Read: true,
	models.Begin: true, models.RunTx: true, models.Commit: true, models.Rollback: true, models.Retry: true,
	models.Lock: true, models.Unlock: true, models.Ack: true, models.Nack: true, models.Fetch: true,
	models.Enqueue: true, models.EnqueueTx: true, models.Register: true, models.Spawn: true, models.AfterCommit: true,
}

// classify decides whether call in is a step, and how its callee is known.
func (b *builder) classify(in ssa.CallInstruction) (Mode, string, bool) {
	c := in.Common()
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return 0, "", false
	}
	if !c.IsInvoke() && c.StaticCallee() == nil {
		return Value, "", provenance.TypeSymbol(c.Value.Type()) != "context.CancelFunc"
	}
	fn := provenance.Callee(c)
	if fn == nil { // a literal called in place, or a wrapper
		return Static, provenance.FuncID(c.StaticCallee()), true
	}
	if row := b.table.Func(fn); row != nil {
		if mattering[row.Kind] || row.Func > 0 || takesLiteral(c) {
			return Modelled, cmp.Or(row.Symbol, models.Symbol(fn)), true
		}
		return 0, "", false
	}
	if fn.Pkg() == nil { // error.Error
		return 0, "", false
	}
	if provenance.Dynamic(c) != nil {
		if row := b.mirrored(fn); row != nil {
			return Modelled, row.Symbol, mattering[row.Kind]
		}
		return Interface, provenance.ObjectID(fn), b.interesting(fn.Pkg(), c) || b.table.Outward(fn)
	}
	if b.program(fn.Pkg()) {
		return Static, provenance.ObjectID(fn), true
	}
	if takesLiteral(c) {
		return Modelled, models.Symbol(fn), true
	}
	return Foreign, provenance.ObjectID(fn), b.table.Outward(fn)
}

// program reports whether pkg has summaries.
func (b *builder) program(pkg *types.Package) bool {
	if pkg == b.pass.Pkg {
		return true
	}
	is, ok := b.first[pkg]
	if !ok {
		is = !models.GeneratedPackage(pkg) && b.pass.ImportPackageFact(pkg, new(Package))
		b.first[pkg] = is
	}
	return is
}

// mirrored returns the row of the library method that interface method fn
// repeats, unless a directive says what it means.
func (b *builder) mirrored(fn *types.Func) *models.Row {
	row, ok := b.mirrors[fn]
	if !ok {
		if row = b.twins.Of(fn); row != nil && b.spoken(fn) {
			row = nil
		}
		b.mirrors[fn] = row
	}
	return row
}

// spoken reports whether a directive declares interface method fn.
func (b *builder) spoken(fn *types.Func) bool {
	if fn.Pkg() == b.pass.Pkg {
		_, ok := b.marks.Declaration(fn.FullName())
		return ok
	}
	id := provenance.ObjectID(fn)
	return slices.ContainsFunc(b.factOf(fn.Pkg()).Funcs, func(f *Func) bool { return f.Flags&Abstract != 0 && f.ID == id })
}

// factOf returns what is known about another package, nothing if it is not of the
// program.
func (b *builder) factOf(pkg *types.Package) *Package {
	known := b.facts[pkg]
	if known == nil {
		p := new(Package)
		b.pass.ImportPackageFact(pkg, p)
		known = p.Outline()
		b.facts[pkg] = known
	}
	return known
}

// interesting reports whether the methods of interfaces declared in pkg may
// matter: those of the program, and clients of other modules.
func (b *builder) interesting(pkg *types.Package, c *ssa.CallCommon) bool {
	if b.program(pkg) {
		return true
	}
	if b.table.Models(pkg) || standard(pkg.Path()) {
		return false
	}
	return takesCallOptions(c.Signature())
}

// standard reports whether path looks like one of the standard library.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// takesCallOptions recognises the methods of gRPC clients.
func takesCallOptions(sig *types.Signature) bool {
	n := sig.Params().Len()
	return sig.Variadic() && n > 0 && provenance.TypeSymbol(sig.Params().At(n-1).Type()) == "google.golang.org/grpc.CallOption"
}

// takesLiteral reports whether a function value made here is handed over.
func takesLiteral(c *ssa.CallCommon) bool {
	for _, a := range c.Args {
		switch v := strip(a).(type) {
		case *ssa.MakeClosure:
			return true
		case *ssa.Function:
			return v.Object() == nil || v.Synthetic == ""
		}
	}
	return false
}

func strip(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return v
		}
	}
}

// literalName is how messages call a function literal.
func literalName(f *ssa.Function) string {
	outer := f
	for outer.Parent() != nil {
		outer = outer.Parent()
	}
	return "the function literal in " + outer.Name()
}

// displayName is how messages call the callee: "smtp.SendMail",
// "Gateway.Capture", "charge".
func displayName(c *ssa.CallCommon, pass *types.Package) string {
	fn := provenance.Callee(c)
	if fn == nil {
		if f := c.StaticCallee(); f != nil {
			return literalName(f)
		}
		return valueName(c.Value)
	}
	if recv := fn.Signature().Recv(); recv != nil {
		t := recv.Type()
		if v := provenance.Dynamic(c); v != nil {
			t = v.Type()
		}
		if n := provenance.NamedOf(t); n != nil {
			return n.Obj().Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	if fn.Pkg() != nil && fn.Pkg() != pass {
		return fn.Pkg().Name() + "." + fn.Name()
	}
	return fn.Name()
}
