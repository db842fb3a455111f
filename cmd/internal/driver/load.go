package driver

import (
	"cmp"
	"context"
	"go/token"
	"go/types"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// Report is a diagnostic and the analyzer it comes from.
type Report = passrun.Report

// maxParallel bounds the packages whose source is in memory at a time. Few
// programs have more that don't wait for each other.
const maxParallel = 16

// unit is a first-party package with what the driver needs to work on it.
type unit struct {
	Package
	listed   *listed
	compiled []string // absolute names of the files to type-check
	fakeC    bool     // cgo files are checked as written, without knowing C
	lacksC   string   // why, if cgo said so
	deps     []*unit  // first-party packages it imports, directly or through foreign ones

	parsed atomic.Pointer[func() *source] // parses it, once; nil when the syntax is somebody's
	taken  atomic.Bool                    // somebody parses it

	types   *types.Package // as checked from source, nil before Learn; see ReleaseTypes
	bases   []int          // of the files that were parsed, in the positions of the program
	results map[*analysis.Analyzer]any
	reports []Report
	took    time.Duration // worked on
}

// Load asks the go command which packages there are. A package the go command
// complains about is part of the program, with the complaint among its Errors;
// an error is returned only if there is nothing to analyse.
func Load(ctx context.Context, config Config) (*Program, error) {
	if config.Parallel <= 0 {
		config.Parallel = min(runtime.GOMAXPROCS(0), maxParallel)
	}
	if len(config.Patterns) == 0 {
		config.Patterns = []string{"./..."}
	}
	config.inputs = new(inputs)
	ctx, cancel := context.WithCancel(ctx)
	start := config.begin(ctx)
	p, err := config.load(ctx, start)
	if err != nil {
		cancel()
		start.ahead.wait() // else the go command would be left behind
		return nil, err
	}
	go func() {
		<-p.foreign.listed
		cancel()
	}()
	return p, nil
}

// beginning is what is asked before it is known which packages there are.
type beginning struct {
	graph   func() ([]*listed, error) // waits for the packages
	env     *goEnv
	modules []mainModule // if Config.Whole
	ahead   *ahead
}

func (c *Config) begin(ctx context.Context) *beginning {
	b := &beginning{env: c.environment(ctx)}
	var wait sync.WaitGroup
	var pkgs []*listed
	var err error
	wait.Go(func() { pkgs, err = c.graph(ctx) })
	b.graph = func() ([]*listed, error) {
		wait.Wait()
		return pkgs, err
	}
	if b.env.writes() { // go.mod, so that two at once would get into each other's way
		wait.Wait()
	}
	if c.Whole {
		b.modules = c.mainModules(ctx)
		b.ahead = c.askAhead(ctx, b.modules, b.env)
	}
	return b
}

// load makes the program of what the go command says.
func (c *Config) load(ctx context.Context, start *beginning) (*Program, error) {
	pkgs, err := start.graph()
	if err != nil {
		return nil, err
	}
	config := *c
	p := &Program{
		config: config,
		inputs: config.inputs,
		fset:   token.NewFileSet(),
		facts:  facts.NewStore(),
		byID:   make(map[string]*unit),
	}
	asked := pkgs
	if !slices.ContainsFunc(pkgs, (*listed).firstParty) {
		adoptStandard(pkgs, config.mainModules(ctx))
	}
	if config.Whole {
		if pkgs, err = p.widen(ctx, pkgs, start.modules); err != nil {
			return nil, err
		}
	}
	p.addUnits(pkgs)
	if !slices.ContainsFunc(p.units, func(u *unit) bool { return u.Matched && len(u.Files) > 0 }) {
		return nil, unmatched(config.Patterns, asked)
	}
	p.strays(asked)
	if err := p.expandCgo(ctx); err != nil {
		return nil, err
	}
	links := newLinks(pkgs, p.byID)
	p.connect(links)
	p.foreign = p.askForeign(ctx, links, start)
	return p, nil
}

// addUnits makes units of the first-party packages.
func (p *Program) addUnits(pkgs []*listed) {
	for _, l := range pkgs {
		if l.firstParty() && !l.testMain() {
			u := newUnit(l)
			p.units = append(p.units, u)
			p.byID[u.ID] = u
		}
	}
	slices.SortFunc(p.units, func(a, b *unit) int { return cmp.Compare(a.ID, b.ID) })
	for _, u := range p.units {
		p.claimFiles(u)
		if u.listed.Error != nil {
			p.fail(u, p.listError(u))
		}
	}
}

func newUnit(l *listed) *unit {
	path, _, _ := strings.Cut(l.ImportPath, " [")
	u := &unit{listed: l, results: make(map[*analysis.Analyzer]any)}
	u.Package = Package{
		ID:          l.ImportPath,
		Path:        path,
		Name:        l.Name,
		Dir:         l.Dir,
		Files:       absolute(l.Dir, l.GoFiles, l.CgoFiles),
		Aside:       absolute(l.Dir, slices.DeleteFunc(slices.Concat(l.IgnoredGoFiles, l.SFiles, l.IgnoredOtherFiles), noSource)),
		Embeds:      absolute(l.Dir, l.EmbedFiles),
		Matched:     !l.DepOnly,
		Beside:      l.beside,
		TestVariant: l.ForTest != "",
	}
	if m := l.Module; m != nil {
		u.Module = &analysis.Module{Path: m.Path, Version: m.Version, GoVersion: m.GoVersion}
	}
	u.compiled = u.Files
	u.fakeC = len(l.CgoFiles) > 0
	return u
}

// noSource recognises what is neither Go nor assembly, and tests.
func noSource(file string) bool {
	ext := filepath.Ext(file)
	return ext != ".go" && ext != ".s" || strings.HasSuffix(file, "_test.go")
}

// claimFiles decides which files' findings are reported for u: a test variant
// repeats the files of its plain package, which speaks for them.
func (p *Program) claimFiles(u *unit) {
	u.own = make(map[string]bool)
	for _, file := range u.Files {
		u.own[file] = true
	}
	if !u.TestVariant {
		return
	}
	if plain := p.byID[u.Path]; plain != nil {
		for _, file := range plain.Files {
			delete(u.own, file)
		}
	}
	tested := p.byID[u.listed.ForTest]
	u.Matched = len(u.own) > 0 && tested != nil && tested.Matched
}

// listError converts the go command's complaint about a package.
func (p *Program) listError(u *unit) PackageError {
	e := u.listed.Error
	file, line, _ := cutPosition(e.Pos)
	if file != "" && !filepath.IsAbs(file) {
		file = filepath.Join(p.config.Dir, file)
	}
	if abs, err := filepath.Abs(file); err == nil && file != "" {
		file = abs
	}
	return PackageError{Package: u.Path, File: file, Line: line, Message: strings.TrimSpace(e.Err)}
}

// expandCgo replaces the files of cgo packages by what cgo makes of them.
// Without a C compiler they are checked as written, with C unknown.
func (p *Program) expandCgo(ctx context.Context) error {
	var paths []string
	for _, u := range p.units {
		if u.fakeC && !u.TestVariant { // a variant cannot be asked for by name
			paths = append(paths, u.ID)
		}
	}
	if len(paths) == 0 {
		return nil
	}
	pkgs, err := p.config.list(ctx, []string{"-e", "-compiled", "-json=" + cgoFields}, paths)
	if err != nil {
		return ctx.Err() // go on without cgo
	}
	for _, l := range pkgs {
		u := p.byID[l.ImportPath]
		switch {
		case u == nil:
		case l.Error != nil:
			u.lacksC = cgoComplaint(l.Error.Err)
		case len(l.CompiledGoFiles) > 0:
			u.compiled = absolute(u.Dir, l.CompiledGoFiles)
			u.fakeC = false
		case len(l.DepsErrors) > 0: // such as the lack of a compiler, which runtime/cgo tells
			u.lacksC = cgoComplaint(l.DepsErrors[0].Err)
		}
	}
	return nil
}

// cgoComplaint is the line that says what cgo lacks: the first after the name of
// the package.
func cgoComplaint(text string) string {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "# ") {
			return line
		}
	}
	return strings.TrimSpace(text)
}

// Partly says which of the packages asked for were read without knowing what the
// C code they use declares, and why: what does not need it was analysed, and their
// build fails.
func (p *Program) Partly() []string {
	var out []string
	for _, u := range p.units {
		if u.Matched && u.fakeC && u.lacksC != "" {
			out = append(out, u.Path+" is analysed without its C code and the functions that use it: "+u.lacksC)
		}
	}
	return out
}

func absolute(dir string, lists ...[]string) []string {
	var files []string
	for _, list := range lists {
		for _, file := range list {
			if !filepath.IsAbs(file) {
				file = filepath.Join(dir, file)
			}
			files = append(files, file)
		}
	}
	return files
}
