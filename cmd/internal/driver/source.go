package driver

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/types"
	"go/version"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// source is a package while it is being learnt.
type source struct {
	files  []*ast.File
	info   *types.Info
	pkg    *types.Package
	sizes  types.Sizes
	errors []types.Error
	broken bool // the parser complained

	parseErrors []PackageError
}

// maxAhead bounds the source that is parsed while foreign packages are waited for, in
// bytes: its syntax takes some ten times as much memory.
const maxAhead = 6 << 20

// parseAhead parses what comes later as long as foreign packages are not ready.
func (p *Program) parseAhead() {
	for _, u := range p.units {
		select {
		case <-p.foreign.ready:
			return
		default:
		}
		if p.ahead.Load() > maxAhead {
			return
		}
		if parsed := u.parsed.Load(); parsed != nil && u.taken.CompareAndSwap(false, true) {
			func() {
				defer func() { _ = recover() }() // it comes again when the unit is learnt
				(*parsed)()
			}()
		}
	}
}

// parse returns the unit's syntax and what is wrong with it, once.
func (p *Program) parse(u *unit) (*source, []PackageError) {
	u.taken.Store(true)
	s := (*u.parsed.Load())()
	u.parsed.Store(nil) // it would hold on to the syntax
	return s, s.parseErrors
}

// parseFiles reads the unit's files, one after the other so that positions within
// the package are in the order of its files.
func (p *Program) parseFiles(u *unit) *source {
	s := new(source)
	var errs []PackageError
	for _, name := range u.compiled {
		text, err := p.ReadFile(name)
		p.ahead.Add(int64(len(text)))
		var file *ast.File
		if err == nil {
			file, err = parser.ParseFile(p.fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		}
		if file != nil {
			s.files = append(s.files, file)
			u.bases = append(u.bases, int(file.FileStart))
		}
		var list scanner.ErrorList
		switch {
		case err == nil:
		case errors.As(err, &list):
			s.broken = true
			for _, e := range list {
				if u.TestVariant && !u.own[e.Pos.Filename] {
					continue // the plain package tells
				}
				errs = append(errs, PackageError{Package: u.Path, File: e.Pos.Filename, Line: e.Pos.Line, Message: e.Msg})
			}
		default:
			s.broken = true
			errs = append(errs, PackageError{Package: u.Path, File: name, Message: err.Error()})
		}
	}
	s.parseErrors = errs
	return s
}

// check type-checks the unit's files as far as it goes.
func (p *Program) check(u *unit, s *source) {
	s.info = &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	config := p.checking(u, p.foreign, func(dep *unit) *types.Package { return dep.types })
	s.sizes = config.Sizes
	config.Error = func(err error) {
		var e types.Error
		if errors.As(err, &e) {
			s.errors = append(s.errors, e)
		}
	}
	s.pkg = types.NewPackage(u.Path, u.Name)
	checker := types.NewChecker(config, p.fset, s.pkg, s.info)
	_ = checker.Files(s.files) // reported through config.Error
	s.pkg.MarkComplete()
}

// checking is how the unit is type-checked.
func (p *Program) checking(u *unit, from *foreign, known func(*unit) *types.Package) *types.Config {
	goVersion, _ := languageOf(u.listed.Module)
	return &types.Config{
		Importer:    importerFunc(func(path string) (*types.Package, error) { return p.importFor(u, path, from, known) }),
		FakeImportC: u.fakeC,
		GoVersion:   goVersion,
		Sizes:       types.SizesFor("gc", p.foreign.goarch),
	}
}

// languageOf returns the Go version that the module asks for, or "" if it is newer
// than what the type checker knows; tooNew tells the latter.
func languageOf(m *listedModule) (goVersion string, tooNew bool) {
	if m == nil || m.GoVersion == "" {
		return "", false
	}
	goVersion = "go" + m.GoVersion
	known := version.Lang(runtime.Version())
	if known != "" && version.Compare(version.Lang(goVersion), known) > 0 {
		return "", true
	}
	return goVersion, false
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// importFor resolves an import of u: first-party packages are those checked
// from source, and the go command knows which variant is meant.
func (p *Program) importFor(u *unit, path string, from *foreign, known func(*unit) *types.Package) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	id := cmp.Or(u.listed.ImportMap[path], path)
	if dep := p.byID[id]; dep != nil {
		if slices.Contains(u.deps, dep) {
			if pkg := known(dep); pkg != nil {
				return pkg, nil
			}
		}
		return nil, fmt.Errorf("import cycle, or package %s has no source", id)
	}
	id, _, _ = strings.Cut(id, " [") // foreign packages are taken as they are without tests
	return from.load(id)
}

// unused reports whether a complaint is about an import, variable or label that
// nothing uses. The type checker calls others soft, too, that leave a program which
// means nothing, such as type arguments that don't satisfy their constraint.
func unused(message string) bool {
	return strings.HasSuffix(message, " and not used") || strings.HasPrefix(message, "declared and not used")
}

// maxErrors is how many errors of one package are told; the rest is mostly echo.
const maxErrors = 3

// typeErrors says what is wrong with the unit, in few lines. Nothing is said if
// the go command has already complained, or if a package that it imports is
// the likely cause.
func (p *Program) typeErrors(u *unit, s *source) []PackageError {
	if u.listed.Error != nil || slices.ContainsFunc(u.deps, func(d *unit) bool { return d.IllTyped }) {
		return nil
	}
	var errs []PackageError
	for _, e := range s.errors {
		if e.Soft && unused(e.Msg) {
			continue // hinders nobody
		}
		if strings.HasPrefix(e.Msg, "\t") {
			continue // belongs to the error before
		}
		pos := p.fset.Position(e.Pos)
		if u.TestVariant && !u.own[pos.Filename] {
			continue // the plain package tells
		}
		errs = append(errs, PackageError{Package: u.Path, File: pos.Filename, Line: pos.Line, Message: e.Msg})
	}
	errs = firstErrors(u, errs)
	if _, tooNew := languageOf(u.listed.Module); tooNew && len(errs) > 0 {
		errs = append(errs, PackageError{Package: u.Path, Message: fmt.Sprintf(
			"module %s asks for go%s, and this dualwrite was built with %s: rebuild it with the newer Go",
			u.Module.Path, u.Module.GoVersion, runtime.Version())})
	}
	return errs
}

func firstErrors(u *unit, errs []PackageError) []PackageError {
	if rest := len(errs) - maxErrors; rest > 0 {
		return append(errs[:maxErrors:maxErrors], PackageError{
			Package: u.Path,
			Message: fmt.Sprintf("%d more errors in this package", rest),
		})
	}
	return errs
}

// cutPosition takes file:line:column apart.
func cutPosition(pos string) (file string, line, column int) {
	numbers := make([]int, 0, 2)
	for len(numbers) < 2 {
		i := strings.LastIndexByte(pos, ':')
		if i < 0 {
			break
		}
		n, err := strconv.Atoi(pos[i+1:])
		if err != nil {
			break
		}
		pos, numbers = pos[:i], append(numbers, n)
	}
	switch len(numbers) {
	case 1:
		return pos, numbers[0], 0
	case 2:
		return pos, numbers[1], numbers[0]
	}
	return pos, 0, 0
}
