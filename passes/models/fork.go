package models

import (
	"go/types"
	"slices"
	"strings"
	"unicode"
)

// A fork keeps the names of its library and lives under another import path. No
// list can hold all forks, so one is known by what it declares:
//
//	github.com/acme/sqlx    // declares DB.Get, Tx.Commit, Rows.StructScan, ... like github.com/jmoiron/sqlx
//	github.com/acme/queue   // no: that two packages are called queue says nothing
//
// The last element of the path is that of a modelled package, and of the modelled
// functions of that package nearly all are there, with parameters that the rows
// can mean. Types and functions that are absent altogether, as in a fork of an
// older version, may be up to half.

const (
	forkLeast = 4 // modelled functions, or the likeness is no evidence
	forkNames = 3 // of 4 methods of the types that are there must be there
	forkParts = 2 // one of so many modelled functions must be there in all
)

// forks finds the library behind packages without rows. It is for one pass, and
// not safe for concurrent use.
type forks struct {
	program func(*types.Package) bool // packages whose code is analysed are no forks
	homes   map[*types.Package]string
}

// Forks returns a table that also knows forks of modelled libraries. Packages
// for which program answers true are part of the program and never forks.
func (t *Table) Forks(program func(*types.Package) bool) *Table {
	if t.named.Off {
		return t
	}
	with := *t
	with.forks = &forks{program: program, homes: make(map[*types.Package]string)}
	return &with
}

// ForkOf returns the modelled package that pkg is a fork of, "" if it is none, or
// if nothing can be said since the package is known in part only.
func (t *Table) ForkOf(pkg *types.Package) string {
	if t.forks == nil || pkg == nil || !pkg.Complete() {
		return ""
	}
	home, ok := t.forks.homes[pkg]
	if !ok {
		home = t.forkOf(pkg)
		t.forks.homes[pkg] = home
	}
	return home
}

func (t *Table) forkOf(pkg *types.Package) string {
	path := unvendor(pkg.Path())
	if first, _, _ := strings.Cut(path, "/"); !strings.Contains(first, ".") {
		return ""
	}
	if _, named := t.named.of(path); named {
		return ""
	}
	candidates := t.called(pathBase(path), pkg.Name())
	if len(candidates) == 0 || t.known(path) || t.forks.program(pkg) {
		return ""
	}
	best, most := "", 0
	for _, candidate := range candidates {
		if n := t.likeness(pkg, candidate); n > most {
			best, most = candidate, n
		}
	}
	return best
}

// known reports whether anything is written about a package, or a default holds
// for it.
func (t *Table) known(path string) bool {
	homes := t.homesOf(path)
	for layer := t; layer != nil; layer = layer.under {
		if slices.ContainsFunc(homes.list(), func(p string) bool { return layer.packages[p] != nil }) {
			return true
		}
	}
	_, known := packageDefault(homes)
	return known
}

// called returns the modelled packages whose paths end in one of the names.
func (t *Table) called(names ...string) []string {
	var paths []string
	for layer := t; layer != nil; layer = layer.under {
		for _, name := range names {
			paths = append(paths, layer.byBase()[name]...)
		}
	}
	return paths
}

func groupByBase(packages map[string]*packageRows) map[string][]string {
	by := make(map[string][]string, len(packages))
	for path := range packages {
		if !isStd(path) {
			base := pathBase(path)
			by[base] = append(by[base], path)
		}
	}
	for _, paths := range by {
		slices.Sort(paths)
	}
	return by
}

// pathBase returns the last element of an import path without what only says that
// it is Go, or which version: "go-redis", "mailgun-go/v4", "gorp.v2", "amqp091-go".
func pathBase(path string) string {
	path = stripVersion(path)
	base := path[strings.LastIndexByte(path, '/')+1:]
	base = strings.TrimPrefix(base, "go-")
	base = strings.TrimSuffix(strings.TrimSuffix(base, "-go"), ".go")
	if short := strings.TrimRightFunc(base, unicode.IsDigit); len(short) > 2 {
		base = short
	}
	return base
}

// likeness returns how many of the modelled functions of a package fork declares,
// 0 if they are too few to call it a fork.
func (t *Table) likeness(fork *types.Package, path string) int {
	all, of, there := 0, 0, 0
	seen := make(map[string]types.Object)
	for layer := t; layer != nil; layer = layer.under {
		p := layer.packages[path]
		if p == nil {
			continue
		}
		p.index()
		for _, e := range p.rows {
			all++
			fn, possible := declared(fork, e.member, seen)
			if possible {
				of++
			}
			if fn != nil && e.row.fits(fn) {
				there++
			}
		}
	}
	least := forkLeast
	if copied(unvendor(fork.Path()), path) {
		least = 1 // the name of the repository says the rest
	}
	if there < least || 4*there < forkNames*of || forkParts*there < all {
		return 0
	}
	return there
}

// copied reports whether a path is the one of a modelled package but for host and
// owner of the repository: ".../stripe-go/v82/review".
func copied(fork, path string) bool {
	host, rest, _ := strings.Cut(stripVersion(path), "/")
	if host == "github.com" || host == "gitlab.com" || host == "bitbucket.org" {
		_, rest, _ = strings.Cut(rest, "/")
	}
	return strings.Contains(rest, "/") && strings.HasSuffix(stripVersion(fork), "/"+rest)
}

// declared returns the function of pkg with the name of a row, and whether its
// receiver is there at least.
func declared(pkg *types.Package, m member, seen map[string]types.Object) (fn *types.Func, possible bool) {
	name := m.recv
	if name == "" {
		name = m.fn
	}
	obj, ok := seen[name]
	if !ok {
		obj = pkg.Scope().Lookup(name)
		seen[name] = obj
	}
	if m.recv == "" {
		fn, _ = obj.(*types.Func)
		return fn, fn != nil
	}
	typ, ok := obj.(*types.TypeName)
	if !ok {
		return nil, false
	}
	found, _, _ := types.LookupFieldOrMethod(typ.Type(), true, pkg, m.fn)
	fn, _ = found.(*types.Func)
	return fn, true
}

// fits reports whether the parameters of fn can be what the row says they are.
func (r *Row) fits(fn *types.Func) bool {
	sig := fn.Signature()
	for _, arg := range [...]int{r.Method, r.URL, r.Body, r.SQL, r.Func, r.Tx, r.Of, r.Value, r.NameArg} {
		if arg > sig.Params().Len() {
			return false
		}
	}
	if r.Args > sig.Params().Len()+1 {
		return false
	}
	if r.SQL > 0 && !isText(sig.Params().At(r.SQL-1).Type()) {
		return false
	}
	return r.Func == 0 || mayBeCalled(sig.Params().At(r.Func-1).Type())
}

// isText accepts text, what text may be put into, and lists of either.
func isText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return types.IsInterface(u.Elem()) || ok && b.Kind() == types.Byte
	}
	return types.IsInterface(t)
}

// mayBeCalled accepts functions, what has methods, and collections of either.
func mayBeCalled(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Signature, *types.Interface:
		return true
	case *types.Slice:
		return mayBeCalled(u.Elem())
	case *types.Map:
		return mayBeCalled(u.Elem())
	}
	return false
}
