// Package driver runs analyzers over the packages of a program in one process
// and hands back what they found out.
//
// It answers: what do these analyzers say about every first-party package,
// without compiling the program? First party are the packages of the main
// module, or of all modules of the workspace, which match the patterns or are
// needed by those that do, with Config.Whole also all others. They are type-checked from source, each once, in
// dependency order. Everything else is read from the compiler's export data,
// which the go command has in its cache: an edit to a core package recompiles
// nothing.
//
// The phases are [Load] (ask the go command), [Program.Learn] (source, types,
// facts and results for every first-party package, after which the source is
// dropped) and [Program.Check] (analyzers that need only kept results). In between
// the types can be dropped as well, see [Program.ReleaseTypes].
// Where the patterns name a whole module, export data is asked for at the same time
// as the packages, for what their files seem to import; and source is parsed as long
// as foreign packages are waited for. The outcome does not depend on either.
//
//	prog, err := driver.Load(ctx, driver.Config{Dir: ".", Patterns: []string{"./..."}})
//	err = prog.Learn(ctx, effects.Analyzer)
//	err = prog.Check(ctx, inject, rules...)
//
// A package that does not type-check is analysed as far as it goes, and so are
// its importers; a panicking analyzer loses its own result. Both become a
// [PackageError]. The outcome does not depend on how the work was scheduled.
//
// Deliberate silences: type errors of a package that imports a broken one are
// not reported, as they are mostly the echo of the first; generated test mains
// are not analysed; foreign packages have no facts.
package driver

import (
	"cmp"
	"go/token"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

// Config says what to load.
type Config struct {
	Dir      string   // folder to run the go command in; "" is the current one
	Patterns []string // packages in the go command's notation; none means ./...
	Tests    bool     // also analyse test files
	Tags     string   // build tags, comma separated
	// Whole also learns the packages of the main module, or of all modules of the
	// workspace, that no pattern leads to: they may implement what is called.
	Whole    bool
	Env      []string // environment of the go command; nil is that of the process
	Parallel int      // packages worked on at a time; 0 is one per processor, up to a limit
	// Inject supplies results in Learn and Check; an argument of Check wins.
	Inject Inject
	// Progress, if set, is told each package that is done. Calls don't overlap.
	Progress func(done, total int, pkg string)

	inputs *inputs // set by Load
}

// Package is a first-party package.
type Package struct {
	ID    string // import path, with the suffix " [p.test]" in a test variant
	Path  string // import path
	Name  string
	Dir   string
	Files []string // absolute names of the Go files as written, cgo included
	// Aside holds the absolute names of its assembly, and of the Go and assembly
	// files that this build leaves out, tests not included.
	Aside []string

	// Matched says that a pattern asked for the package: it is reported.
	// The others are only learnt.
	Matched bool
	// Beside says that no matched package needs the package. It is learnt because
	// of Config.Whole, and its errors are told apart.
	Beside bool
	// TestVariant says that the package is p or p_test as compiled for a test,
	// or a package recompiled because it imports such a p.
	TestVariant bool
	// Embeds holds the absolute names of embedded files.
	Embeds []string
	Module *analysis.Module
	// IllTyped says that the package, or one it needs, has errors: types are partial.
	IllTyped bool
	Errors   []PackageError

	own map[string]bool // files that belong to no other package
}

// Owns reports whether findings in the file belong to this package. A test
// variant holds the files of the plain package too, but does not own them.
func (p *Package) Owns(file string) bool { return p.own[file] }

// PackageError is a reason why a package could not be analysed completely.
type PackageError struct {
	Package string // import path
	File    string // absolute, or ""
	Line    int
	Message string
	Stack   string // of an internal error
}

// Program is the set of first-party packages and what was found out about them.
type Program struct {
	config Config
	fset   *token.FileSet
	units  []*unit // sorted by ID
	byID   map[string]*unit

	modules  []mainModule // asked for if Config.Whole
	foreign  *foreign
	inputs   *inputs
	facts    *facts.Store
	learnt   bool
	ahead    atomic.Int64 // bytes of source that were parsed
	released bool         // see ReleaseTypes

	mu     sync.Mutex
	errors []PackageError
	beside []PackageError // of packages that nobody asked for
}

// Fset returns the positions of all source.
func (p *Program) Fset() *token.FileSet { return p.fset }

// Position resolves a position, following //line comments that stay in the program:
// what others lead to is not ours to show.
func (p *Program) Position(pos token.Pos) token.Position {
	at, real := p.fset.Position(pos), p.fset.PositionFor(pos, false)
	if at.Filename == real.Filename || p.holds(at.Filename, filepath.Dir(real.Filename)) {
		return at
	}
	return real
}

// holds reports whether a file belongs to one of the modules, or lies in or below
// folder.
func (p *Program) holds(file, folder string) bool {
	within := func(dir string) bool {
		rel, err := filepath.Rel(dir, file)
		return err == nil && filepath.IsLocal(rel)
	}
	dir, err := filepath.Abs(p.config.Dir)
	return file != "" && (within(folder) || err == nil && within(dir) ||
		slices.ContainsFunc(p.modules, func(m mainModule) bool { return within(m.Dir) }))
}

// Packages returns the first-party packages sorted by ID.
func (p *Program) Packages() []*Package {
	all := make([]*Package, len(p.units))
	for i, u := range p.units {
		all[i] = &u.Package
	}
	return all
}

// Package returns the first-party package with the given ID, or nil.
func (p *Program) Package(id string) *Package {
	if u := p.byID[id]; u != nil {
		return &u.Package
	}
	return nil
}

// Result returns what the analyzer, once an argument of Learn or Check, has
// made of the package with the given ID; nil if it made nothing.
func (p *Program) Result(id string, a *analysis.Analyzer) any {
	if u := p.byID[id]; u != nil {
		return u.results[a]
	}
	return nil
}

// Reports returns the diagnostics of Learn and Check in the package with the
// given ID, in the order of the analyzers.
func (p *Program) Reports(id string) []Report {
	if u := p.byID[id]; u != nil {
		return u.reports
	}
	return nil
}

// Locate returns the absolute name of a file that is known by the import path
// (or ID) of its package and its base name, or "" if there is none. Facts name
// files this way, so that they hold no folder of one machine.
func (p *Program) Locate(pkg, base string) string {
	for _, u := range p.units {
		if u.Path != pkg && u.ID != pkg {
			continue
		}
		for _, file := range u.Files {
			if filepath.Base(file) == base {
				return file
			}
		}
	}
	return ""
}

// Errors returns what kept packages from being analysed completely, sorted.
// Packages that no pattern leads to are not among them: see ErrorsBeside.
func (p *Program) Errors() []PackageError {
	p.mu.Lock()
	defer p.mu.Unlock()
	return sortErrors(p.errors)
}

func sortErrors(errs []PackageError) []PackageError {
	sorted := slices.Clone(errs)
	slices.SortFunc(sorted, comparePackageErrors)
	return slices.CompactFunc(sorted, func(a, b PackageError) bool {
		return comparePackageErrors(a, b) == 0
	})
}

func (p *Program) fail(u *unit, errs ...PackageError) {
	p.mu.Lock()
	defer p.mu.Unlock()
	u.Errors = append(u.Errors, errs...)
	if u.Beside {
		p.beside = append(p.beside, errs...)
		return
	}
	p.errors = append(p.errors, errs...)
}

func comparePackageErrors(a, b PackageError) int {
	return cmp.Or(
		cmp.Compare(a.Package, b.Package),
		cmp.Compare(a.File, b.File),
		cmp.Compare(a.Line, b.Line),
		cmp.Compare(a.Message, b.Message),
	)
}
