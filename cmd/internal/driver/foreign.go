package driver

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"iter"
	"os"
	"slices"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
)

// foreign imports packages from the compiler's export data. All packages read
// through it share one set of types.
type foreign struct {
	listed chan struct{} // closed when the go command has answered
	err    error         // of the go command
	goarch string        // what the packages are built for
	early  []string      // packages that need nothing of the program
	guests map[string]*guest
	ready  chan struct{} // closed when these have been read
	inputs *inputs

	mu       sync.Mutex
	fset     *token.FileSet
	exports  map[string]string // path -> file with export data
	failures map[string]string // path -> why there is none
	names    map[string]string // path -> name
	imports  map[string]*types.Package
	loaded   map[string]error // packages read as a whole, with the result
}

// askForeign asks the go command, in the background, for export data of the
// foreign packages that first-party code imports directly.
func (p *Program) askForeign(ctx context.Context, l *links, start *beginning) *foreign {
	f := &foreign{
		listed:   make(chan struct{}),
		ready:    make(chan struct{}),
		goarch:   start.env.GOARCH,
		inputs:   p.inputs,
		fset:     p.fset,
		exports:  make(map[string]string),
		failures: make(map[string]string),
		names:    make(map[string]string),
		imports:  make(map[string]*types.Package),
		loaded:   make(map[string]error),
	}
	direct := l.foreignOf(p.units)
	for _, path := range direct {
		if pkg := l.listed[path]; pkg != nil {
			f.names[path] = pkg.Name
		}
	}
	var paths []string
	f.guests, paths = l.invite(direct)
	f.early = slices.DeleteFunc(slices.Clone(paths), func(path string) bool {
		return len(l.needs(path)) > 0
	})
	go func() {
		defer close(f.listed)
		known, rest := start.ahead.take(paths)
		f.note(known)
		for batch := range batches(rest) {
			pkgs, err := p.config.exports(ctx, batch)
			if f.err = err; err != nil {
				return
			}
			f.note(pkgs)
		}
	}()
	return f
}

// readAll reads what can be read before first-party packages have been checked.
//
// It is read at once, not on first import: reading a package adds objects to
// the scopes of packages known only through others, which must not happen
// while analyzers look at them. Those that import first-party packages have to
// wait until these have been checked.
func (f *foreign) readAll() {
	defer close(f.ready)
	<-f.listed
	if f.err != nil {
		return
	}
	for _, path := range f.early {
		_, _ = f.load(path) // an error comes again when the package is asked for
	}
}

// anew is f before anything was read, with positions of its own.
func (f *foreign) anew() *foreign {
	return &foreign{
		inputs: f.inputs, fset: token.NewFileSet(), goarch: f.goarch, guests: f.guests,
		exports: f.exports, failures: f.failures, names: f.names,
		imports: make(map[string]*types.Package), loaded: make(map[string]error),
	}
}

// maxArgs bounds the length of a command line, which some systems cut at 32 kB.
const maxArgs = 30_000

// batches cuts a list of paths into what a command line holds.
func batches(paths []string) iter.Seq[[]string] {
	return func(yield func([]string) bool) {
		for len(paths) > 0 {
			n, size := 0, 0
			for n < len(paths) && size < maxArgs {
				size += len(paths[n]) + 1
				n++
			}
			if !yield(paths[:n]) {
				return
			}
			paths = paths[n:]
		}
	}
}

// exports asks for the export data of packages.
func (c *Config) exports(ctx context.Context, paths []string) ([]*listed, error) {
	return c.list(ctx, []string{"-e", "-export", "-json=" + exportFields}, paths)
}

// note notes where the export data of packages lies.
func (f *foreign) note(pkgs []*listed) {
	for _, l := range pkgs {
		f.exports[l.ImportPath] = l.Export
		if l.Error != nil {
			f.failures[l.ImportPath] = l.Error.Err
		}
	}
}

// wait returns when foreign packages can be imported.
func (f *foreign) wait(ctx context.Context) error {
	select {
	case <-f.ready:
		return f.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// share makes a package that was checked from source known to foreign packages
// that import it.
func (f *foreign) share(pkg *types.Package) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.imports[pkg.Path()] = pkg
}

// load reads the package with the given path.
func (f *foreign) load(path string) (*types.Package, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.loadLocked(path)
}

func (f *foreign) loadLocked(path string) (*types.Package, error) {
	if err, ok := f.loaded[path]; ok {
		return f.imports[path], err
	}
	var err error
	if g := f.guests[path]; g != nil {
		err = f.receive(g)
	} else {
		err = f.read(path)
	}
	f.loaded[path] = err
	if err != nil {
		return nil, err
	}
	return f.imports[path], nil
}

func (f *foreign) read(path string) (err error) {
	file := f.exports[path]
	if file == "" {
		if why := f.failures[path]; why != "" {
			return errors.New(why)
		}
		return fmt.Errorf("no export data for package %s", path)
	}
	defer func() {
		if v := recover(); v != nil {
			f.inputs.doubtful("export data was not understood")
			err = fmt.Errorf("export data of package %s is not understood: %v", path, v)
		}
	}()
	archive, err := os.Open(file) // the types stand first, the code after them is not read
	if err != nil {
		f.inputs.doubtful("export data could not be read")
		return err
	}
	defer archive.Close()                                       // it is only read
	in, err := gcexportdata.NewReader(bufio.NewReader(archive)) //nolint:staticcheck // the go command still hands over archives
	if err == nil {
		_, err = gcexportdata.Read(in, f.fset, f.imports, path)
	}
	if err != nil {
		f.inputs.doubtful("export data could not be read")
	}
	return err
}
