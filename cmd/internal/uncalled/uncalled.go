// Package uncalled answers: is this function left over, so that nothing of the
// program calls it?
//
//	// func main() { go SettleInvoices() }
//	func SettleInvoices() { ... } // left over
//
// A hazard in such a function harms nobody yet, so a reviewer has better things to
// look at.
//
// Analysis class: must, over the words of the source. A function is called if its
// name stands anywhere beside its own declaration, in any Go or assembly file of a
// package, whether the build takes the file or not: as an identifier of
// whatever, as the whole of a string, or in a comment to the compiler. Nothing is
// judged in a program that calls less than nearly all of its functions: it is an
// excerpt, or a frame that its users fill in. What others may import is only judged
// if nearly all of that is called, too: the rest of a library waits for its users.
// It is to be asked only of a program that was analysed as a whole and without
// errors.
//
// Deliberate silences: functions that are only called by such a function, or by
// themselves; methods whose name is one of an interface of an imported package or
// that a library looks up by its name (Before…, After…); what only tests call is
// left over, too.
package uncalled

import (
	"go/types"
	"maps"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// maxLeft is the share of functions, in percent, that may be left over.
const maxLeft = 5

// Names knows the names of the functions of a program.
type Names struct {
	prog     *driver.Program
	declared map[string]int  // functions and methods of a name
	own      map[string]bool // methods of interfaces of the program
	words    map[string]int  // places where a name stands
	excerpt  bool            // many are left over
	library  bool            // of those that others may import
	foreign  map[string]bool // methods of interfaces of imported packages
	reflects bool            // net/rpc calls every exported method of what it is given
}

// Analyzer notes what a package declares, whose types are gone when somebody asks.
// It is to run when the program is learnt.
var Analyzer = &analysis.Analyzer{
	Name:             "uncalled",
	Doc:              "note the names of functions\n\nIt reports nothing.",
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*declared](),
}

// declared is what a package declares.
type declared struct {
	functions []string // and methods
	asked     []string // methods of interfaces, sorted
}

func run(pass *analysis.Pass) (any, error) {
	d := &declared{}
	for f := range functions(pass.Pkg) {
		d.functions = append(d.functions, f.Name())
	}
	asked := map[string]bool{}
	interfaces(pass.Pkg, asked)
	d.asked = slices.Sorted(maps.Keys(asked))
	return d, nil
}

// Of reads the source of a program.
func Of(prog *driver.Program) *Names {
	n := &Names{prog: prog, declared: map[string]int{}, own: map[string]bool{}, words: map[string]int{}}
	var all, offered []string
	for _, p := range prog.Packages() {
		d, ok := prog.Result(p.ID, Analyzer).(*declared)
		if !ok {
			continue
		}
		for _, name := range d.asked {
			n.own[name] = true
		}
		if p.TestVariant {
			continue
		}
		for _, name := range d.functions {
			n.declared[name]++
			all = append(all, name)
			if exported(name) && importable(p) {
				offered = append(offered, name)
			}
		}
	}
	for _, p := range prog.Packages() {
		if !p.TestVariant {
			n.read(p)
		}
	}
	n.excerpt, n.library = n.many(all), n.many(offered)
	return n
}

// many reports whether too many functions are left over.
func (n *Names) many(names []string) bool {
	left := 0
	for _, name := range names {
		if n.words[name] <= n.declared[name] && name != "main" && name != "init" {
			left++
		}
	}
	return left*100 > len(names)*maxLeft
}

// LeftOver reports whether nothing calls function, named as in findings, of
// package p.
func (n *Names) LeftOver(p *driver.Package, function string) bool {
	name := function[strings.LastIndexByte(function, '.')+1:]
	method := strings.HasPrefix(function, "(")
	switch {
	case n.excerpt || n.declared[name] == 0 || n.words[name] > n.declared[name]:
		return false
	case name == "main" || name == "_" || !method && name == "init":
		return false
	case exported(name) && importable(p) && n.library:
		return false
	}
	return !method || !n.lookedUp(name)
}

// lookedUp reports whether something outside of the program may call a method of
// that name.
func (n *Names) lookedUp(name string) bool {
	if strings.HasPrefix(name, "Before") || strings.HasPrefix(name, "After") {
		return true
	}
	if n.foreign == nil {
		n.foreign = map[string]bool{}
		seen := map[*types.Package]bool{}
		imports := n.prog.Foreign()
		for _, p := range n.prog.Packages() {
			for _, q := range imports(p.ID) {
				n.imported(q, seen)
				n.reflects = n.reflects || q.Path() == "net/rpc"
			}
		}
	}
	return n.own[name] || n.foreign[name] || n.reflects && exported(name)
}

// imported notes the methods of the interfaces of p and of what it imports.
func (n *Names) imported(p *types.Package, seen map[*types.Package]bool) {
	if seen[p] {
		return
	}
	seen[p] = true
	interfaces(p, n.foreign)
	for _, q := range p.Imports() {
		n.imported(q, seen)
	}
}

// interfaces notes the methods of the interfaces of p.
func interfaces(p *types.Package, into map[string]bool) {
	for _, name := range p.Scope().Names() {
		t, ok := p.Scope().Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		if i, ok := t.Type().Underlying().(*types.Interface); ok {
			for m := range i.Methods() {
				into[strings.Clone(m.Name())] = true // that of an import is a part of a large text
			}
		}
	}
}

// importable reports whether another module may import p.
func importable(p *driver.Package) bool {
	return p.Name != "main" && !slices.Contains(strings.Split(p.Path, "/"), "internal")
}
