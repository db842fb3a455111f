package driver

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"maps"
	"slices"
)

// Guests are packages of others that import packages of the program. The go command
// makes their export data from that of the program, so after each edit it would compile
// a good part of the program first. What they declare is read from their source instead.

// guest is such a package.
type guest struct {
	*listed
	files []string
	needs []string // first-party packages that it imports, directly or not, sorted
}

// guests returns those that the paths lead to, by their paths; none if there is one that
// can't be read from source: types of both kinds would not be the same.
func (l *links) guests(paths []string) map[string]*guest {
	found := make(map[string]*guest)
	for todo := slices.Clone(paths); len(todo) > 0; {
		path := todo[0]
		todo = todo[1:]
		needs := l.needs(path)
		if len(needs) == 0 || found[path] != nil {
			continue
		}
		pkg := l.listed[path]
		if pkg.Error != nil || len(pkg.CgoFiles) > 0 || len(pkg.GoFiles) == 0 || pkg.Dir == "" {
			return nil
		}
		found[path] = &guest{pkg, absolute(pkg.Dir, pkg.GoFiles), slices.Sorted(maps.Keys(needs))}
		for _, imp := range pkg.Imports {
			if l.units[imp] == nil {
				todo = append(todo, imp)
			}
		}
	}
	return found
}

// invite takes the guests out of the paths whose export data is wanted, and adds what
// these import.
func (l *links) invite(paths []string) (guests map[string]*guest, rest []string) {
	guests = l.guests(paths)
	set := make(map[string]bool)
	for _, path := range paths {
		set[path] = guests[path] == nil
	}
	for _, g := range guests {
		for _, imp := range g.Imports {
			if l.units[imp] == nil && guests[imp] == nil && imp != "C" && imp != "unsafe" {
				set[imp] = true
			}
		}
	}
	for path, wanted := range set {
		if wanted {
			rest = append(rest, path)
		}
	}
	slices.Sort(rest)
	return guests, rest
}

// receive checks what a guest declares. The packages of the program that it needs have
// been shared; f is locked.
func (f *foreign) receive(g *guest) (err error) {
	defer func() {
		if v := recover(); v != nil {
			f.inputs.doubtful("internal error")
			err = fmt.Errorf("internal error: %v", v)
		}
	}()
	var files []*ast.File
	for _, name := range g.files {
		text, err := f.inputs.file(name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(f.fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	goVersion, _ := languageOf(g.Module)
	var first error
	config := &types.Config{
		Importer:         importerFunc(func(path string) (*types.Package, error) { return f.importFor(g, path) }),
		GoVersion:        goVersion,
		IgnoreFuncBodies: true,
		Sizes:            types.SizesFor("gc", f.goarch),
		Error:            func(err error) { first = cmp.Or(first, err) },
	}
	pkg := types.NewPackage(g.ImportPath, g.Name)
	_ = types.NewChecker(config, f.fset, pkg, nil).Files(files)
	if first != nil {
		return first
	}
	pkg.MarkComplete()
	f.imports[g.ImportPath] = pkg
	return nil
}

// importFor resolves an import of a guest.
func (f *foreign) importFor(g *guest, path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	path = cmp.Or(g.ImportMap[path], path)
	if _, own := slices.BinarySearch(g.needs, path); own {
		if pkg := f.imports[path]; pkg != nil {
			return pkg, nil
		}
		return nil, fmt.Errorf("package %s has no source", path)
	}
	return f.loadLocked(path)
}
