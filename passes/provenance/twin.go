package provenance

import (
	"go/types"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Twins knows which interface methods repeat one of a library. It is for one package.
type Twins struct {
	table *models.Table
	rows  map[*types.Func]*models.Row
	names map[*types.Package][]*types.TypeName // exported, by name
}

// NewTwins returns what looks among the rows of table.
func NewTwins(table *models.Table) *Twins {
	return &Twins{table, map[*types.Func]*models.Row{}, map[*types.Package][]*types.TypeName{}}
}

// Of returns the row of the library method that interface method fn repeats by
// name and signature: an interface such as sqlc's DBTX or a "type Doer interface"
// stands for the library's own types. A signature that many have, such as
// GetContext(ctx, dest any, query string, args ...any) error, is a repetition if a
// type of the library has the whole interface, which says elsewhere whose it is.
func (t *Twins) Of(fn *types.Func) *models.Row {
	row, ok := t.rows[fn]
	if !ok {
		row = t.find(fn)
		t.rows[fn] = row
	}
	return row
}

func (t *Twins) find(fn *types.Func) *models.Row {
	if fn.Pkg() == nil {
		return nil
	}
	var whole *types.Interface // what the library's type must have, nil if fn tells enough
	if !foreignTypes(fn.Signature()) {
		if whole = telling(fn); whole == nil {
			return nil
		}
	}
	for _, imp := range fn.Pkg().Imports() {
		if t.table.Models(imp) {
			if row := t.among(fn, imp, whole); row != nil {
				return row
			}
		}
	}
	return nil
}

// telling returns the interface that declares fn if some method of it mentions a
// type that only a library has.
func telling(fn *types.Func) *types.Interface {
	recv := fn.Signature().Recv()
	if recv == nil {
		return nil
	}
	iface, ok := recv.Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	for m := range iface.Methods() {
		if m != fn && foreignTypes(m.Signature()) {
			return iface
		}
	}
	return nil
}

// among looks for a modelled method of pkg that looks like fn.
func (t *Twins) among(fn *types.Func, pkg *types.Package, whole *types.Interface) *models.Row {
	for _, tn := range t.in(pkg) {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(tn.Type()), true, pkg, fn.Name())
		if types.IsInterface(tn.Type()) {
			obj, _, _ = types.LookupFieldOrMethod(tn.Type(), true, pkg, fn.Name())
		}
		m, ok := obj.(*types.Func)
		if !ok || !types.Identical(m.Signature(), fn.Signature()) {
			continue
		}
		if whole != nil && !types.Implements(types.NewPointer(tn.Type()), whole) {
			continue
		}
		if row := t.table.Func(m); row != nil && row.Symbol != "" {
			return row
		}
	}
	return nil
}

// in returns the exported types of pkg.
func (t *Twins) in(pkg *types.Package) []*types.TypeName {
	all, ok := t.names[pkg]
	if !ok {
		for _, name := range pkg.Scope().Names() {
			if tn, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok && tn.Exported() {
				all = append(all, tn)
			}
		}
		t.names[pkg] = all
	}
	return all
}

// foreignTypes reports whether a signature mentions a type that only a library
// has, so that another method looks like it for no other reason than to be it.
func foreignTypes(sig *types.Signature) bool {
	for _, tup := range []*types.Tuple{sig.Params(), sig.Results()} {
		for i := range tup.Len() {
			if n := NamedOf(tup.At(i).Type()); n != nil && n.Obj().Pkg() != nil {
				if p := n.Obj().Pkg().Path(); p != "context" && p != "time" && p != "io" {
					return true
				}
			}
		}
	}
	return false
}

// twin returns the row of the builder step that interface method fn repeats, the
// preparation of a statement for example. Other rows say what a call does, which is
// not the value's concern.
func (e *Evaluator) twin(fn *types.Func) *models.Row {
	if row := e.twins.Of(fn); row != nil && row.Kind == models.Chain {
		return row
	}
	return nil
}
