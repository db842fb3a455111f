// Package firstrun answers: what should somebody be told who runs dualwrite on a
// program for the first time?
//
// Either nothing is found, and it must be said why:
//
//	dualwrite: no external effect was recognised in 12 packages, so there was nothing to report on
//	  third-party packages that look like clients or stores and have no model: github.com/acme/pay
//	  ...
//
// Or there is much to see, and a configuration to begin with says what was seen.
// Silence without a word,
//
//	0 findings in 12 packages
//
// would read as safety, and may be blindness.
//
// Analysis class: names of packages, and signatures of what they export.
// Deliberate silences: the standard library, packages with models, and packages
// that are known to do nothing of interest are no strangers.
package firstrun

import (
	"cmp"
	"go/ast"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/coverage"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// Inventory is what the program uses and how far the analysis sees.
type Inventory struct {
	Module    string
	Known     []coverage.Use
	Loops     int // retries written out
	Strangers []Stranger
	Others    int // third-party packages without a model that look harmless
	Coverage  *coverage.Summary
	Schema    []string // folders with SQL files, or files
	Generated int      // files
}

// Stranger is a third-party package without a model that looks like a client or
// a store.
type Stranger struct {
	Path      string
	Importers int // packages of the program
	looks     int
}

// Take makes the inventory. w and pkgs are the linked program.
func Take(prog *driver.Program, w *effectflow.World, pkgs []*effects.Package, settings *config.Settings) *Inventory {
	inv := &Inventory{
		Module:    module(prog),
		Coverage:  coverage.Of(w, pkgs),
		Schema:    folders(settings.Root, settings.Schema()),
		Generated: generated(prog),
	}
	inv.Known, inv.Loops = coverage.Uses(w, pkgs)
	inv.Strangers, inv.Others = strangers(prog, settings)
	return inv
}

func module(prog *driver.Program) string {
	for _, p := range prog.Packages() {
		if p.Module != nil {
			return p.Module.Path
		}
	}
	return ""
}

// folders lists where the SQL files lie: folders, or where not all files of a
// folder are read, files.
func folders(root string, files []config.Source) []string {
	in := map[string][]string{}
	for _, f := range files {
		in[path.Dir(f.Name)] = append(in[path.Dir(f.Name)], f.Name)
	}
	var out []string
	for dir, names := range in {
		all, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(dir), "*.sql"))
		if dir == "." || err != nil || len(all) > len(names) {
			out = append(out, names...)
		} else {
			out = append(out, dir)
		}
	}
	slices.Sort(out)
	return out
}

// generated counts the files that a program wrote.
func generated(prog *driver.Program) int {
	n := 0
	for _, p := range prog.Packages() {
		if p.TestVariant {
			continue
		}
		for _, file := range p.Files {
			if f := header(file); f != nil && ast.IsGenerated(f) {
				n++
			}
		}
	}
	return n
}

// strangers lists the third-party packages without a model that the program
// imports and that look like clients or stores, the likeliest first, and counts
// the others.
func strangers(prog *driver.Program, settings *config.Settings) (all []Stranger, others int) {
	table := settings.Table().Forks(func(pkg *types.Package) bool { return prog.Package(pkg.Path()) != nil })
	home := module(prog)
	found, foreign := map[string]*Stranger{}, prog.Foreign()
	for _, p := range prog.Packages() {
		if p.TestVariant {
			continue
		}
		for _, imp := range foreign(p.ID) {
			if standard(imp.Path()) || below(imp.Path(), home) || modelled(table, imp.Path()) || table.Models(imp) {
				continue
			}
			s := found[imp.Path()]
			if s == nil {
				s = &Stranger{Path: imp.Path()}
				if _, known := table.PackageDefault(imp.Path()); !known {
					s.looks = looks(imp)
				}
				found[imp.Path()] = s
			}
			s.Importers++
		}
	}
	for _, s := range found {
		if s.looks == 0 {
			others++
			continue
		}
		all = append(all, *s)
	}
	slices.SortFunc(all, func(a, b Stranger) int {
		return cmp.Or(cmp.Compare(b.looks, a.looks), cmp.Compare(b.Importers, a.Importers), strings.Compare(a.Path, b.Path))
	})
	return slices.DeleteFunc(slices.Clone(all), func(s Stranger) bool { // its parent stands for it
		return slices.ContainsFunc(all, func(t Stranger) bool { return s.Path != t.Path && below(s.Path, t.Path) })
	}), others
}

// below reports whether a path is another one or lies below it.
func below(path, above string) bool {
	rest, ok := strings.CutPrefix(path, above)
	return ok && above != "" && (rest == "" || rest[0] == '/')
}

// modelled reports whether there are models for a package or for one above it,
// to which it is then an accessory.
func modelled(table *models.Table, path string) bool {
	for strings.Count(path, "/") > 1 {
		if table.Modelled(path) {
			return true
		}
		path = path[:strings.LastIndexByte(path, '/')]
	}
	return table.Modelled(path)
}

// standard recognises packages that come with Go: other paths begin with a
// domain.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}
