package driver

import (
	"maps"
	"slices"
	"strings"
)

// links knows which first-party packages a package leads to. Normally the way
// goes only through first-party packages, but a foreign module may import the
// main module back.
type links struct {
	listed map[string]*listed
	units  map[string]*unit
	memo   map[string]map[string]bool // foreign ID -> first-party IDs it needs
}

func newLinks(pkgs []*listed, units map[string]*unit) *links {
	l := &links{
		listed: make(map[string]*listed, len(pkgs)),
		units:  units,
		memo:   make(map[string]map[string]bool),
	}
	for _, pkg := range pkgs {
		l.listed[pkg.ImportPath] = pkg
	}
	return l
}

// needs returns the IDs of the first-party packages that the foreign package
// imports, directly or not.
func (l *links) needs(id string) map[string]bool {
	if known, ok := l.memo[id]; ok {
		return known
	}
	l.memo[id] = nil // ends cycles, which only erroneous programs have
	pkg := l.listed[id]
	if pkg == nil {
		return nil
	}
	var found map[string]bool
	add := func(id string) {
		if found == nil {
			found = make(map[string]bool)
		}
		found[id] = true
	}
	for _, imp := range pkg.Imports {
		if l.units[imp] != nil {
			add(imp)
			continue
		}
		for id := range l.needs(imp) {
			add(id)
		}
	}
	l.memo[id] = found
	return found
}

// foreignOf returns the foreign packages that first-party code imports
// directly, sorted, by the names the go command accepts.
func (l *links) foreignOf(units []*unit) []string {
	set := make(map[string]bool)
	for _, u := range units {
		if len(u.listed.CgoFiles) > 0 && !u.fakeC {
			for _, path := range cgoImports() {
				set[path] = l.units[path] == nil
			}
		}
		for _, imp := range u.listed.Imports {
			path, _, _ := strings.Cut(imp, " [")
			if l.units[imp] == nil && l.units[path] == nil && path != "C" && path != "unsafe" {
				set[path] = true
			}
		}
	}
	maps.DeleteFunc(set, func(_ string, foreign bool) bool { return !foreign })
	return slices.Sorted(maps.Keys(set))
}

// cgoImports are imported by what cgo generates.
func cgoImports() []string { return []string{"runtime/cgo", "syscall"} }

// connect fills in what each unit depends on, leaving out edges that would
// close a cycle, so that the work always has an order.
func (p *Program) connect(l *links) {
	const (
		open = iota + 1
		closed
	)
	state := make(map[*unit]int)
	var visit func(*unit)
	visit = func(u *unit) {
		state[u] = open
		for _, id := range l.firstPartyOf(u) {
			dep := p.byID[id]
			if state[dep] == 0 {
				visit(dep)
			}
			if state[dep] == closed {
				u.deps = append(u.deps, dep)
			}
		}
		state[u] = closed
	}
	for _, u := range p.units {
		if state[u] == 0 {
			visit(u)
		}
	}
}

// firstPartyOf returns the IDs of the first-party packages that must be
// checked before u, sorted.
func (l *links) firstPartyOf(u *unit) []string {
	set := make(map[string]bool)
	imports := u.listed.Imports
	if len(u.listed.CgoFiles) > 0 && !u.fakeC {
		imports = slices.Concat(imports, cgoImports())
	}
	for _, imp := range imports {
		if l.units[imp] != nil {
			set[imp] = true
			continue
		}
		for id := range l.needs(imp) {
			set[id] = true
		}
	}
	delete(set, u.ID)
	return slices.Sorted(maps.Keys(set))
}
