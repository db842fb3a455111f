package idle

import (
	"fmt"
	"go/types"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
)

// Models lists the models of functions that do not exist. A models file is
// spoken of as a whole, and only if it says nothing about this program. It is to be
// asked before the types of the program are released.
func Models(prog *driver.Program, settings *config.Settings, disk *Disk) []string {
	if len(settings.Declared()) == 0 {
		return nil
	}
	v := newView(prog, disk)
	type state struct{ rows, idle int }
	shared := map[string]*state{}
	var order, all []string
	for _, d := range settings.Declared() {
		why := v.missing(d.Symbol)
		if d.Line > 0 {
			if why != "" {
				all = append(all, fmt.Sprintf("%s:%d: models: %s; correct or remove the entry", d.File, d.Line, why))
			}
			continue
		}
		s := shared[d.File]
		if s == nil {
			s = new(state)
			shared[d.File] = s
			order = append(order, d.File)
		}
		s.rows++
		if why != "" {
			s.idle++
		}
	}
	for _, file := range order {
		if s := shared[file]; s.rows == s.idle {
			all = append(all, fmt.Sprintf("%s: none of the functions in this models file exist in the program; correct it, or remove it from models-files", file))
		}
	}
	return all
}

// Forks lists the packages that are named as forks, or as none, and that the program
// does not have. It is to be asked before the types of the program are released.
func Forks(prog *driver.Program, settings *config.Settings) []string {
	named := settings.Named()
	if len(named) == 0 {
		return nil
	}
	reached := map[*types.Package]bool{}
	v := &view{partial: map[string]bool{}}
	for _, p := range prog.Packages() {
		if pkg := prog.Types(p.ID); pkg != nil {
			v.reach(pkg, reached)
		}
	}
	var all []string
	for _, n := range named {
		if !hasBelow(reached, n.Path) {
			all = append(all, fmt.Sprintf("%s:%d: forks: the program has no package %q; correct or remove the entry", filepath.Base(settings.File), n.Line, n.Path))
		}
	}
	return all
}

// hasBelow reports whether one of the packages has the path or lies below it.
func hasBelow(pkgs map[*types.Package]bool, path string) bool {
	for pkg := range pkgs {
		_, plain, vendored := strings.Cut(pkg.Path(), "/vendor/")
		if !vendored {
			plain = pkg.Path()
		}
		if rest, ok := strings.CutPrefix(plain, path); ok && (rest == "" || rest[0] == '/') {
			return true
		}
	}
	return false
}

// view is the program as far as names can be looked up in it.
type view struct {
	complete map[string][]*types.Package // by path without major version
	partial  map[string]bool             // seen, but perhaps not all of it
}

func newView(prog *driver.Program, disk *Disk) *view {
	v := &view{complete: map[string][]*types.Package{}, partial: map[string]bool{}}
	seen := map[*types.Package]bool{}
	add := func(pkg *types.Package) {
		if !seen[pkg] {
			seen[pkg] = true
			v.complete[versionless(pkg.Path())] = append(v.complete[versionless(pkg.Path())], pkg)
		}
	}
	reached := map[*types.Package]bool{}
	for _, p := range prog.Packages() {
		pkg := prog.Types(p.ID)
		if pkg == nil {
			continue
		}
		for _, imp := range pkg.Imports() {
			if prog.Package(imp.Path()) == nil {
				add(imp)
			}
			v.reach(imp, reached)
		}
		if p.IllTyped || disk.inPart[p.ID] {
			v.partial[versionless(p.Path)] = true
			continue
		}
		add(pkg)
	}
	return v
}

// reach notes pkg and all that it imports as seen.
func (v *view) reach(pkg *types.Package, reached map[*types.Package]bool) {
	if reached[pkg] {
		return
	}
	reached[pkg] = true
	v.partial[versionless(pkg.Path())] = true
	for _, imp := range pkg.Imports() {
		v.reach(imp, reached)
	}
}

// missing says why there is no function of the given symbol, "" if there is one
// or nobody can tell.
func (v *view) missing(symbol string) string {
	path, typeName, name := cut(symbol)
	pkgs := v.complete[versionless(path)]
	if len(pkgs) == 0 {
		if v.partial[versionless(path)] || path == "" {
			return ""
		}
		return fmt.Sprintf("the program has no package %q", path)
	}
	for _, pkg := range pkgs {
		if has(pkg, typeName, name) {
			return ""
		}
	}
	return fmt.Sprintf("there is no function %s in the program", symbol)
}

func has(pkg *types.Package, typeName, name string) bool {
	if typeName == "" {
		_, ok := pkg.Scope().Lookup(name).(*types.Func)
		return ok
	}
	obj, ok := pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return false
	}
	found, _, _ := types.LookupFieldOrMethod(obj.Type(), true, pkg, name)
	return found != nil // a field may hold a function
}

// cut takes a symbol apart: "(*path.Type).Method" or "path.Func".
func cut(symbol string) (path, typeName, name string) {
	if inner, ok := strings.CutPrefix(symbol, "("); ok {
		inner, name, _ = strings.Cut(strings.TrimPrefix(inner, "*"), ").")
		dot := strings.LastIndexByte(inner, '.')
		return inner[:max(dot, 0)], inner[dot+1:], name
	}
	dot := strings.LastIndexByte(symbol, '.')
	return symbol[:max(dot, 0)], "", symbol[dot+1:]
}

// major is the major version in an import path.
var major = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`/v[0-9]+(/|$)|\.v[0-9]+(/|$)`) })

// versionless leaves out the major version of a module, which models may do too.
func versionless(path string) string { return major().ReplaceAllString(path, "$1$2") }
