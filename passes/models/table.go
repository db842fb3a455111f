package models

import (
	"go/types"
	"slices"
	"sync"
)

// Table is an immutable set of rows with an index. Tables stack: With puts
// rows on top, and a function is looked up from the top down.
type Table struct {
	packages map[string]*packageRows // by import path as the rows spell it
	under    *Table                  // nil at the bottom
	byBase   func() map[string][]string

	named NamedForks // of the table that is asked, not of those under it
	forks *forks     // nil where forks are not looked for
}

// Builtin returns all rows that come with dualwrite. It is built at the first
// call and shared.
func Builtin() *Table { return builtin() }

var builtin = sync.OnceValue(func() *Table { return newTable(builtinTables(), builtinFamilies(), nil) })

// With returns a table in which rows come first: a row with the symbol of one
// of t's replaces it. t itself does not change.
func (t *Table) With(rows []Row) *Table {
	if len(rows) == 0 {
		return t
	}
	with := newTable([][]Row{slices.Clone(rows)}, nil, t)
	with.named, with.forks = t.named, t.forks
	return with
}

// Func returns the row of fn, nil when it is not modelled. The row has no symbol
// when only the package has a default (see PackageDefault). Func sees through
// type arguments, promotion, aliases of internal types, renamed modules and
// major versions; a row that names a version holds for that version only and
// goes before one that does not. A method of an interface is also found through
// a row on an interface of the same package that embeds it. Code that ent
// generated has rows by its form.
func (t *Table) Func(fn *types.Func) *Row {
	n, _, ok := nameOf(fn)
	if !ok {
		return nil
	}
	homes := t.homesOf(n.pkg)
	if row := t.written(n, homes, fn.Origin()); row != nil {
		return row
	}
	if row := generated(fn); row != nil {
		return row
	}
	if home := t.ForkOf(fn.Pkg()); home != "" {
		homes = t.homesOf(home)
		if row := t.written(n, homes, fn.Origin()); row != nil && row.fits(fn) {
			return row
		}
	}
	return defaultRow(homes)
}

// written returns the row of fn that a layer has under one of the homes.
func (t *Table) written(n name, homes homes, fn *types.Func) *Row {
	for layer := t; layer != nil; layer = layer.under {
		if row := layer.find(n, homes); row != nil {
			return row
		}
		if row := layer.embedding(n, homes, fn); row != nil {
			return row
		}
	}
	return nil
}

// MethodOn is Func for a method called on a value of type recv. A row on recv
// itself goes first, which matters when recv is an interface or struct that
// has the method from a type it embeds.
func (t *Table) MethodOn(recv types.Type, fn *types.Func) *Row {
	if fn == nil || recv == nil {
		return t.Func(fn)
	}
	obj, _ := typeName(recv)
	if obj == nil || obj.Pkg() == nil {
		return t.Func(fn)
	}
	n := name{unvendor(obj.Pkg().Path()), obj.Name(), fn.Name()}
	if row := t.lookUp(n); row != nil {
		return row
	}
	if n.pkg = t.ForkOf(obj.Pkg()); n.pkg != "" {
		if row := t.lookUp(n); row != nil && row.fits(fn) {
			return row
		}
	}
	return t.Func(fn)
}

// Symbol returns the row of a symbol, with or without a major version, nil when
// there is none.
func (t *Table) Symbol(sym string) *Row {
	n, err := parseSymbol(sym)
	if err != nil {
		return nil
	}
	return t.lookUp(n)
}

func (t *Table) lookUp(n name) *Row {
	homes := t.homesOf(n.pkg)
	for layer := t; layer != nil; layer = layer.under {
		if row := layer.find(n, homes); row != nil {
			return row
		}
	}
	return nil
}

// find looks a name up in one layer.
func (t *Table) find(n name, homes homes) *Row {
	for _, path := range homes.list() {
		if p := t.packages[path]; p != nil {
			if row := p.index()[member{n.recv, n.fn}]; row != nil {
				return row
			}
		}
	}
	return nil
}

// embedding finds a row on an interface that embeds the one which declares fn.
func (t *Table) embedding(n name, homes homes, fn *types.Func) *Row {
	if n.recv == "" || fn.Pkg() == nil || !types.IsInterface(fn.Signature().Recv().Type()) {
		return nil
	}
	for _, path := range homes.list() {
		p := t.packages[path]
		if p == nil {
			continue
		}
		p.index()
		for _, outer := range p.rows {
			if outer.fn == n.fn && declares(fn.Pkg().Scope().Lookup(outer.recv), fn) {
				return outer.row
			}
		}
	}
	return nil
}

// declares reports whether obj is an interface type with the very method fn.
func declares(obj types.Object, fn *types.Func) bool {
	if obj == nil {
		return false
	}
	iface, ok := obj.Type().Underlying().(*types.Interface)
	if !ok {
		return false
	}
	for m := range iface.Methods() {
		if m.Origin() == fn {
			return true
		}
	}
	return false
}

// Modelled reports whether the package has a row that matters by itself: an
// effect, a record, a transaction, a retry, a fresh identifier. Rows that only
// carry values along (fmt, encoding/json) don't count, and neither does the
// clock, or every package would be worth a look.
func (t *Table) Modelled(path string) bool {
	homes := t.homesOf(unvendor(path))
	for _, path := range homes.list() {
		for layer := t; layer != nil; layer = layer.under {
			if p := layer.packages[path]; p != nil && p.matters() {
				return true
			}
		}
	}
	return false
}

// Models is Modelled for a package in view, whose library may be known though it
// is not: that of a fork.
func (t *Table) Models(pkg *types.Package) bool {
	if t.Modelled(pkg.Path()) {
		return true
	}
	home := t.ForkOf(pkg)
	return home != "" && t.Modelled(home)
}

// Name is Symbol with the name of the library in place of that of its fork.
func (t *Table) Name(fn *types.Func) string {
	if fn != nil {
		if home := t.ForkOf(fn.Pkg()); home != "" {
			n, pointer, ok := nameOf(fn)
			if !ok {
				return ""
			}
			n.pkg = home
			return n.symbol(pointer)
		}
	}
	return Symbol(fn)
}

// PackageDefault says what a function without a row of the package means:
// Neutral or Derive. Without an answer it is unknown.
func (t *Table) PackageDefault(path string) (kind Kind, ok bool) {
	return packageDefault(t.homesOf(unvendor(path)))
}

// Packages returns the import paths that rows are about, sorted, as rows spell them.
func (t *Table) Packages() []string {
	var paths []string
	for layer := t; layer != nil; layer = layer.under {
		for path := range layer.packages {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// All returns the rows in force, sorted by package and in written order within.
func (t *Table) All() []Row {
	var rows []Row
	for _, path := range t.Packages() {
		seen := make(map[member]bool)
		for layer := t; layer != nil; layer = layer.under {
			p := layer.packages[path]
			if p == nil {
				continue
			}
			p.index()
			for _, e := range p.rows {
				if !seen[e.member] {
					seen[e.member] = true
					rows = append(rows, *e.row)
				}
			}
		}
	}
	return rows
}
