package driver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mainModule is a module of the program: the main one, or one of the workspace.
type mainModule struct{ Path, Dir string }

// mainModules asks for the modules of the program. Outside of module mode, and
// where the go command does not know, there are none.
func (c *Config) mainModules(ctx context.Context) []mainModule {
	out, err := c.goCommand(ctx, "list", "-m", "-json")
	if err != nil {
		return nil
	}
	var all []mainModule
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var m mainModule
		if err := dec.Decode(&m); err != nil {
			return all
		}
		if m.Dir != "" {
			all = append(all, m)
		}
	}
}

// widen adds the packages that the patterns leave out: what implements an
// interface need not be imported by what calls it.
func (p *Program) widen(ctx context.Context, pkgs []*listed, modules []mainModule) ([]*listed, error) {
	p.modules = modules
	if len(p.modules) == 0 || p.config.coverAll(p.modules) {
		return pkgs, ctx.Err()
	}
	rest := p.config
	rest.Patterns, rest.Tests = nil, false
	for _, m := range p.modules {
		rest.Patterns = append(rest.Patterns, filepath.ToSlash(filepath.Join(m.Dir, "...")))
	}
	more, err := rest.graph(ctx)
	if err != nil {
		if ctx.Err() == nil {
			p.beside = append(p.beside, PackageError{Package: "./...", Message: err.Error()})
		}
		return pkgs, ctx.Err()
	}
	known := make(map[string]bool, len(pkgs))
	for _, l := range pkgs {
		known[l.ImportPath] = true
	}
	together := related(pkgs, more)
	pkgs = slices.Clip(pkgs)
	for _, l := range more {
		if !known[l.ImportPath] && together[l.ImportPath] {
			l.DepOnly, l.beside = true, true
			pkgs = append(pkgs, l)
		}
	}
	return pkgs, nil
}

// related returns the packages of the programs that the matched packages are part
// of: what imports them, directly or not, and all that this needs. Two programs of
// one module have nothing to say about each other.
func related(matched, all []*listed) map[string]bool {
	byPath := make(map[string]*listed, len(all))
	importers := map[string][]string{}
	for _, l := range all {
		byPath[l.ImportPath] = l
		for _, imp := range l.Imports {
			importers[imp] = append(importers[imp], l.ImportPath)
		}
	}
	above := map[string]bool{}
	for _, l := range matched {
		if !l.DepOnly {
			reach(above, l.ImportPath, func(path string) []string { return importers[path] })
		}
	}
	out := map[string]bool{}
	for path := range above {
		reach(out, path, func(path string) []string {
			if l := byPath[path]; l != nil {
				return l.Imports
			}
			return nil
		})
	}
	return out
}

// reach adds from and all that next leads to.
func reach(into map[string]bool, from string, next func(string) []string) {
	for open := []string{from}; len(open) > 0; {
		path := open[len(open)-1]
		open = open[:len(open)-1]
		if !into[path] {
			into[path] = true
			open = append(open, next(path)...)
		}
	}
}

// coverAll reports whether the patterns name all packages of the modules.
func (c *Config) coverAll(modules []mainModule) bool {
	dir, err := filepath.Abs(c.Dir)
	return err == nil && len(modules) == 1 && sameFolder(modules[0].Dir, dir) && slices.Contains(c.Patterns, "./...")
}

func sameFolder(a, b string) bool {
	if a == b {
		return true
	}
	x, errX := os.Stat(a)
	y, errY := os.Stat(b)
	return errX == nil && errY == nil && os.SameFile(x, y)
}

// ErrorsBeside returns, sorted, what kept packages from being analysed
// completely that are neither matched nor needed by those that are.
func (p *Program) ErrorsBeside() []PackageError {
	p.mu.Lock()
	defer p.mu.Unlock()
	return sortErrors(p.beside)
}

// Gone reports whether there is no package of the given path in the program any
// more: it would belong to one of its modules, which has no such folder. It
// knows only if Config.Whole was set.
func (p *Program) Gone(path string) bool {
	var home mainModule
	for _, m := range p.modules {
		if (path == m.Path || strings.HasPrefix(path, m.Path+"/")) && len(m.Path) > len(home.Path) {
			home = m
		}
	}
	if home.Path == "" {
		return false
	}
	folder := filepath.Join(home.Dir, filepath.FromSlash(strings.TrimPrefix(path, home.Path)))
	for _, name := range []string{folder, strings.TrimSuffix(folder, "_test")} { // p_test lies in p
		if _, err := os.Stat(name); !errors.Is(err, fs.ErrNotExist) {
			return false
		}
	}
	return true
}
