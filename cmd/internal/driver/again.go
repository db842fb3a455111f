package driver

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

// again makes types anew that were released, for who asks about one package. Each
// time it begins with nothing: there is hardly ever a second one, and what was read
// once would add to the packages that somebody looks at.
type again struct {
	prog     *Program
	foreign  *foreign
	fset     *token.FileSet           // of what is only declared
	declared map[*unit]*types.Package // without the bodies of functions
}

func (p *Program) anew() *again {
	return &again{p, p.foreign.anew(), token.NewFileSet(), make(map[*unit]*types.Package)}
}

// ReleaseTypes drops the types of all packages, with those of all that they import,
// and the facts. The passes of Check then have a Pkg that has a path and a name, and
// holds nothing; who needs more asks Types.
func (p *Program) ReleaseTypes() {
	if p.released || !p.learnt {
		return
	}
	p.released = true
	p.facts = facts.NewStore()
	for _, u := range p.units {
		if u.types == nil {
			continue
		}
		name := u.types.Name()
		u.types = types.NewPackage(u.Path, name)
		u.types.MarkComplete()
	}
	p.foreign.imports, p.foreign.loaded = nil, nil
	p.forgetForeign()
}

// forgetForeign drops the positions in what others wrote: the names of their files
// are parts of all that was read about them.
func (p *Program) forgetForeign() {
	own := make(map[int]bool)
	for _, u := range p.units {
		for _, base := range u.bases {
			own[base] = true
		}
	}
	var gone []*token.File
	p.fset.Iterate(func(f *token.File) bool {
		if !own[f.Base()] {
			gone = append(gone, f)
		}
		return true
	})
	for _, f := range gone {
		p.fset.RemoveFile(f)
	}
}

// Types returns the package with the given ID as checked from source; nil before
// Learn. It is partial if IllTyped. After ReleaseTypes it is checked again, with its
// positions: that takes as long as it says, and fails, with nil, if files have changed.
func (p *Program) Types(id string) *types.Package {
	u := p.byID[id]
	if u == nil {
		return nil
	}
	if !p.released || u.types == nil {
		return u.types
	}
	return p.anew().types(u)
}

// Foreign returns a function that tells which packages of others the package with a
// given ID imports, as far as they can be read. It is for one goroutine.
func (p *Program) Foreign() func(id string) []*types.Package {
	a := &again{prog: p, foreign: p.foreign}
	if p.released {
		a = p.anew()
	}
	return func(id string) []*types.Package {
		if u := p.byID[id]; u != nil {
			return a.foreignOf(u)
		}
		return nil
	}
}

func (a *again) foreignOf(u *unit) []*types.Package {
	var out []*types.Package
	for _, imp := range u.listed.Imports {
		path, _, _ := strings.Cut(imp, " [")
		if imp == "C" || a.prog.byID[imp] != nil || a.prog.byID[path] != nil {
			continue
		}
		a.expect(path)
		if pkg, err := a.foreign.load(path); err == nil && pkg != nil {
			out = append(out, pkg)
		}
	}
	return out
}

// types checks u with all its functions, at the positions that it was learnt at.
func (a *again) types(u *unit) (pkg *types.Package) {
	defer func() {
		if recover() != nil {
			pkg = nil // Learn has told what it thinks of the package
		}
	}()
	fset := token.NewFileSet()
	files := a.prog.reparse(u, fset)
	if files == nil {
		return nil
	}
	for _, dep := range u.deps { // what is imported through others has to be known to them
		if !slices.Contains(u.listed.Imports, dep.ID) {
			a.declaration(dep)
		}
	}
	for _, path := range u.listed.Imports {
		a.expect(path)
	}
	return a.check(u, fset, files, nil)
}

// expect declares what a guest needs, if path is one, before it is read.
func (a *again) expect(path string) {
	if g := a.foreign.guests[path]; g != nil && a.prog.released {
		for _, id := range g.needs {
			a.declaration(a.prog.byID[id])
		}
	}
}

// reparse parses the files where they were in the positions of the program; nil if
// there are others now.
func (p *Program) reparse(u *unit, fset *token.FileSet) []*ast.File {
	var files []*ast.File
	for _, name := range u.compiled {
		if len(files) < len(u.bases) && u.bases[len(files)] > fset.Base() {
			fset.AddFile("", -1, u.bases[len(files)]-fset.Base()-1)
		}
		file := p.parseAgain(fset, name)
		if file == nil {
			continue
		}
		if len(files) == len(u.bases) || int(file.FileStart) != u.bases[len(files)] {
			return nil
		}
		files = append(files, file)
	}
	if len(files) != len(u.bases) {
		return nil
	}
	return files
}

func (p *Program) parseAgain(fset *token.FileSet, name string) *ast.File {
	text, err := p.ReadFile(name)
	if err != nil {
		return nil
	}
	file, _ := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
	return file
}

// check checks the files of u; only what it declares if mentioned is set, which then
// tells the imports that the declarations mention.
func (a *again) check(u *unit, fset *token.FileSet, files []*ast.File, mentioned map[string]bool) *types.Package {
	config := a.prog.checking(u, a.foreign, a.declaration)
	config.Error = func(error) {} // Learn has told
	if mentioned != nil {
		config.IgnoreFuncBodies = true
		read := config.Importer
		config.Importer = importerFunc(func(path string) (*types.Package, error) {
			if mentioned[path] {
				return read.Import(path)
			}
			return types.NewPackage(path, a.name(u, path)), nil
		})
	}
	pkg := types.NewPackage(u.Path, u.Name)
	_ = types.NewChecker(config, fset, pkg, nil).Files(files)
	pkg.MarkComplete()
	return pkg
}

// declaration returns what others see of u, nil if that was never learnt.
func (a *again) declaration(u *unit) *types.Package {
	if pkg, ok := a.declared[u]; ok || u.types == nil {
		return pkg
	}
	var files []*ast.File
	for _, name := range u.compiled {
		if file := a.prog.parseAgain(a.fset, name); file != nil {
			files = append(files, file)
		}
	}
	mentioned := a.mentioned(u, files)
	for _, path := range slices.Sorted(maps.Keys(mentioned)) {
		a.expect(cmp.Or(u.listed.ImportMap[path], path))
	}
	pkg := a.check(u, a.fset, files, mentioned)
	a.declared[u] = pkg
	if !u.TestVariant {
		a.foreign.share(pkg)
	}
	return pkg
}

// mentioned returns the imports that the declarations of files mention, outside of
// the bodies of functions: the others need not be read.
func (a *again) mentioned(u *unit, files []*ast.File) map[string]bool {
	out := make(map[string]bool)
	for _, file := range files {
		names := make(map[string]bool)
		for _, d := range file.Decls {
			ast.Inspect(d, func(n ast.Node) bool {
				if sel, ok := n.(*ast.SelectorExpr); ok {
					if id, ok := sel.X.(*ast.Ident); ok {
						names[id.Name] = true
					}
				}
				_, body := n.(*ast.BlockStmt)
				return !body
			})
		}
		for _, spec := range file.Imports {
			path, _ := strconv.Unquote(spec.Path.Value)
			name := a.name(u, path)
			if spec.Name != nil {
				name = spec.Name.Name
			}
			if name == "" || name == "." || names[name] {
				out[path] = true
			}
		}
	}
	return out
}

// name returns the name of the package that u imports by path, "" if it is unknown.
func (a *again) name(u *unit, path string) string {
	id := cmp.Or(u.listed.ImportMap[path], path)
	if dep := a.prog.byID[id]; dep != nil {
		return dep.Name
	}
	return a.foreign.names[id]
}
