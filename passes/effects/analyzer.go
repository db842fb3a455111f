// Package effects answers what happens when a function is called: which calls
// that matter does it make, in which order, under which conditions, with which
// values, and what does it return?
//
//	func (j *Job) one(ctx context.Context, t Task) error {
//		if err := j.charge(ctx, t); err != nil { // call of j.charge with the row t
//			return err                           // taken only if it failed
//		}
//		return j.store.Done(ctx, t.ID)           // call through an interface
//	}
//
// The answer is a symbolic summary (Func): a small control-flow graph of the
// calls, whose arguments are terms over the parameters. Summaries are the fact
// of a package: an outline of all functions with an index of who mentions what, and
// behind it what each function does, which is read when somebody asks. Nothing is resolved here
// that needs another package: passes/effectflow composes the summaries, looks interface methods up, and so sees
// through wrappers, closures and implementations alike.
//
// Analysis class: may, per function, flow-sensitive in control and in local
// memory, insensitive to arithmetic. Panics and recover are ignored; a deferred
// call runs before each return that follows it. Calls of functions that are
// neither part of the program nor modelled are taken as pure, but for methods of
// what calls itself a client of something outside (models.Table.Outward): these are kept
// as they are written, and passes/effectflow judges by their names.
package effects

import (
	"fmt"
	"go/build"
	"go/types"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/directive"
	"github.com/dualwrite/dualwrite/passes/lazyssa"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Analyzer yields a *Package for every first-party package.
var Analyzer = &analysis.Analyzer{
	Name:             "effects",
	Doc:              "summarise what functions do\n\nA prerequisite of the rules; it reports nothing.",
	URL:              "https://pkg.go.dev/github.com/dualwrite/dualwrite/passes/effects",
	Run:              run,
	RunDespiteErrors: true,
	Requires:         []*analysis.Analyzer{lazyssa.Analyzer, directive.Analyzer, config.Analyzer},
	ResultType:       reflect.TypeFor[*Package](),
	FactTypes:        []analysis.Fact{new(Package)},
}

// Package holds the summaries of one package. It is result and fact.
type Package struct {
	Path        string
	Funcs       []*Func // sorted by ID
	Entities    []*dbcall.Entity
	Conversions []Conversion
	Widenings   []Conversion // from an interface to another; sorted
	Twins       []Twin       // sorted
	Flows       []Flow       // what is stored where, sorted
	Channels    []Channel    // which channels are the same, sorted
	Forks       []Fork       // sorted

	imported func() []Imported
	large    []string
	packed   []byte  // of an imported fact: all of the above, see Unpacked
	opened   *opened // of an imported fact: its outline
	index    *Index  // of an outline
	outlined bool
}

// Imported is what is known about a package that the analysed one imports,
// directly or not: an outline, whose functions are to be asked for their Full self.
type Imported struct {
	Package *Package
	Types   *types.Package
}

// Imported returns the packages of the program that this one imports, sorted by
// path. Facts belong to the analyzer that makes them, so others ask here.
func (p *Package) Imported() []Imported {
	if p.imported == nil {
		return nil
	}
	return p.imported()
}

// Large returns the functions that nobody looked into since they are too large, sorted.
// It is known in the process that would have.
func (p *Package) Large() []string { return p.large }

// Detach lets what Imported knows go: a driver that sees the whole program knows it
// from elsewhere.
func (p *Package) Detach() { p.imported = nil }

// Fork is a package that is taken for a library it only resembles.
type Fork struct{ Path, Library string }

// Conversion says that a value of a concrete type is used as an interface.
type Conversion struct{ Concrete, Interface string }

// Twin says that an interface method stands for a method of generated code, which
// no table lists.
type Twin struct{ Interface, Method, Symbol, Op string }

// AFact marks Package as a fact.
func (*Package) AFact() {}

// String describes the fact in tests.
func (p *Package) String() string {
	return fmt.Sprintf("effects(%d)", len(p.Unpacked().Funcs))
}

// Func returns the summary of the function id, nil if there is none.
func (p *Package) Func(id string) *Func {
	i, ok := slices.BinarySearchFunc(p.Funcs, id, func(f *Func, id string) int { return strings.Compare(f.ID, id) })
	if !ok {
		return nil
	}
	return p.Funcs[i]
}

func run(pass *analysis.Pass) (any, error) {
	out := &Package{Path: pass.Pkg.Path()}
	settings := pass.ResultOf[config.Analyzer].(*config.Settings)
	table := settings.Table().Forks(program(pass))
	if !firstParty(pass, table) {
		return out, nil
	}
	out.Forks = forks(pass, table)
	switch {
	case models.GeneratedPackage(pass.Pkg):
		out.Entities = generatedEntities(pass.Pkg)
	case relevant(pass, table):
		lazy := pass.ResultOf[lazyssa.Analyzer].(*lazyssa.Package)
		b := newBuilder(pass, table, lazy.Funcs())
		b.tests = settings.Tests
		b.build(out)
		for _, fn := range lazy.Large() {
			out.large = append(out.large, provenance.ObjectID(fn))
		}
		slices.Sort(out.large)
		if f := lazy.Failure(); f != nil && len(pass.TypeErrors) == 0 { // else somebody has said why already
			return nil, fmt.Errorf("the package can't be analysed: %v", f)
		}
	}
	pkg, facts := pass.Pkg, pass.AllPackageFacts() // the pass itself would keep all of the source
	out.imported = sync.OnceValue(func() []Imported { return imported(pkg, facts) })
	pass.ExportPackageFact(exported(out))
	return out, nil
}

// imported reads the outlines of packages other than pkg.
func imported(pkg *types.Package, facts []analysis.PackageFact) []Imported {
	var out []Imported
	for _, f := range facts {
		if p, ok := f.Fact.(*Package); ok && f.Package != pkg {
			out = append(out, Imported{p.Outline(), f.Package})
		}
	}
	slices.SortFunc(out, func(a, b Imported) int { return strings.Compare(a.Types.Path(), b.Types.Path()) })
	return out
}

// exported is the package without what holds only inside this process.
func exported(p *Package) *Package {
	return &Package{Path: p.Path, Funcs: p.Funcs, Entities: p.Entities, Conversions: p.Conversions, Widenings: p.Widenings, Twins: p.Twins, Flows: p.Flows, Forks: p.Forks}
}

// program tells packages that have summaries, or need none since they were
// generated, from libraries.
func program(pass *analysis.Pass) func(*types.Package) bool {
	return func(pkg *types.Package) bool {
		return pkg == pass.Pkg || models.GeneratedPackage(pkg) || pass.ImportPackageFact(pkg, new(Package))
	}
}

// forks lists the imported packages whose models are those of another.
func forks(pass *analysis.Pass, table *models.Table) []Fork {
	var all []Fork
	for _, imp := range pass.Pkg.Imports() {
		if home := table.ForkOf(imp); home != "" {
			all = append(all, Fork{imp.Path(), home})
		}
	}
	slices.SortFunc(all, func(a, b Fork) int { return strings.Compare(a.Path, b.Path) })
	return all
}

// firstParty reports whether the package belongs to the program that is
// analysed: foreign packages are described by models, never by inference.
func firstParty(pass *analysis.Pass, table *models.Table) bool {
	if pass.Module != nil && pass.Module.Version != "" {
		return false
	}
	if table.Modelled(pass.Pkg.Path()) && !ofMain(pass) {
		return false
	}
	if len(pass.Files) == 0 {
		return false
	}
	file := pass.Fset.File(pass.Files[0].FileStart)
	return file == nil || !strings.HasPrefix(file.Name(), filepath.Join(build.Default.GOROOT, "src")+string(filepath.Separator))
}

// ofMain reports whether the package is of the module that is analysed: who works
// on a library that has a model wants to hear about its code all the same.
func ofMain(pass *analysis.Pass) bool {
	if pass.Module == nil || pass.Module.Path == "" {
		return false
	}
	rest, ok := strings.CutPrefix(pass.Pkg.Path(), pass.Module.Path)
	return ok && (rest == "" || rest[0] == '/')
}

// relevant reports whether anything the package can reach matters. Pure helpers
// of packages that import nothing modelled matter too when they build keys, so
// only packages without any first-party or modelled import and without
// functions that return values are left out.
func relevant(pass *analysis.Pass, table *models.Table) bool {
	for _, imp := range pass.Pkg.Imports() {
		if table.Models(imp) || models.GeneratedPackage(imp) || pass.ImportPackageFact(imp, new(Package)) {
			return true
		}
	}
	return hasFuncs(pass.Pkg)
}

func hasFuncs(pkg *types.Package) bool {
	for _, n := range pkg.Scope().Names() {
		switch obj := pkg.Scope().Lookup(n).(type) {
		case *types.Func:
			return true
		case *types.TypeName:
			if named, ok := types.Unalias(obj.Type()).(*types.Named); ok && named.NumMethods() > 0 {
				return true
			}
		}
	}
	return false
}
