package driver

import (
	"context"
	"go/build"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The go command answers one question after the other, and the second one, for the
// export data of what the program imports, takes as long as the first, which packages
// there are. A look at the files tells what the first answer will come to, so both
// are asked at once. What was asked in vain is forgotten, and what was not asked is
// asked for later: nothing else depends on the look.

// ahead is the question for export data that was asked first.
type ahead struct {
	done chan struct{} // closed when the go command has answered
	pkgs map[string]*listed
}

// askAhead asks, in the background, for export data of what the files of the only
// module import. It returns nil where it can't be known what belongs to the program.
func (c *Config) askAhead(ctx context.Context, modules []mainModule, env *goEnv) *ahead {
	if env.writes() || !c.coverAll(modules) || modules[0].Path == "std" || modules[0].Path == "cmd" {
		return nil
	}
	a := &ahead{done: make(chan struct{}), pkgs: make(map[string]*listed)}
	go func() {
		defer close(a.done)
		paths := c.guess(ctx, modules[0], env)
		for batch := range batches(paths) {
			pkgs, err := c.exports(ctx, batch)
			if err != nil {
				return
			}
			for _, l := range pkgs {
				a.pkgs[l.ImportPath] = l
			}
		}
	}()
	return a
}

// take returns what is known of the paths already, and the rest of them.
func (a *ahead) take(paths []string) (known []*listed, rest []string) {
	if a == nil {
		return nil, paths
	}
	<-a.done
	for _, path := range paths {
		if l := a.pkgs[path]; l != nil {
			known = append(known, l)
		} else {
			rest = append(rest, path)
		}
	}
	return known, rest
}

// wait waits until the go command is through.
func (a *ahead) wait() {
	if a != nil {
		<-a.done
	}
}

// guess returns, sorted, the packages of others that the files of a module seem to
// import, but for those that may be guests.
func (c *Config) guess(ctx context.Context, m mainModule, env *goEnv) []string {
	context := c.buildContext(env)
	later := append(env.requiring(m), m.Path)
	set := make(map[string]bool)
	_ = filepath.WalkDir(m.Dir, func(dir string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || ctx.Err() != nil:
			return fs.SkipDir
		case !d.IsDir():
			return nil
		case dir != m.Dir && (ignored(d.Name()) || exists(filepath.Join(dir, "go.mod"))):
			return fs.SkipDir
		}
		pkg, _ := context.ImportDir(dir, 0) // what is wrong with it, the go command says
		if pkg == nil {
			return nil
		}
		for _, path := range slices.Concat(pkg.Imports, pkg.TestImports, pkg.XTestImports) {
			if path == "C" {
				for _, path := range cgoImports() {
					set[path] = true
				}
			} else if importable(path) && !within(later, path) {
				set[path] = true
			}
		}
		return nil
	})
	paths := make([]string, 0, len(set))
	for path := range set {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	return paths
}

// buildContext tells which files belong to the program.
func (c *Config) buildContext(env *goEnv) build.Context {
	context := build.Default
	context.GOOS, context.GOARCH = env.GOOS, env.GOARCH
	context.CgoEnabled = env.Cgo == "1"
	context.BuildTags = split(c.Tags)
	if c.Tags == "" {
		for _, flag := range strings.Fields(env.GOFLAGS) {
			if tags, ok := strings.CutPrefix(strings.TrimLeft(flag, "-"), "tags="); ok {
				context.BuildTags = split(tags)
			}
		}
	}
	context.ReadDir = func(dir string) ([]fs.FileInfo, error) {
		entries, err := os.ReadDir(dir)
		var files []fs.FileInfo
		for _, e := range entries {
			if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") && !c.Tests {
				continue
			}
			if info, err := e.Info(); err == nil {
				files = append(files, info)
			}
		}
		return files, err
	}
	return context
}

func split(tags string) []string {
	return strings.FieldsFunc(tags, func(r rune) bool { return r == ',' || r == ' ' })
}

// ignored recognises folders in which the program has no packages, or next to never.
func ignored(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "vendor" || name == "node_modules"
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// importable reports whether path names one package, and is nothing that the go
// command understands as something else.
func importable(path string) bool {
	switch path {
	case "", "unsafe", "all", "std", "cmd", "tool", "work":
		return false
	}
	return !strings.HasPrefix(path, ".") && !strings.HasPrefix(path, "/") && !strings.Contains(path, "...") && !strings.ContainsAny(path, "@\\ \t\n")
}
