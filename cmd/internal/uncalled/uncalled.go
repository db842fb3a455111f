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
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// maxLeft is the share of functions, in percent, that may be left over.
const maxLeft = 5

// Names knows the names of the functions of a program.
type Names struct {
	prog     *driver.Program
	declared map[string]int  // functions and methods of a name
	words    map[string]int  // places where a name stands
	excerpt  bool            // many are left over
	library  bool            // of those that others may import
	foreign  map[string]bool // methods of interfaces of imported packages
	reflects bool            // net/rpc calls every exported method of what it is given
}

// Of reads the source of a program.
func Of(prog *driver.Program) *Names {
	n := &Names{prog: prog, declared: map[string]int{}, words: map[string]int{}}
	var all, offered []string
	for _, p := range prog.Packages() {
		if p.Types == nil || p.TestVariant {
			continue
		}
		for f := range functions(p.Types) {
			n.declared[f.Name()]++
			all = append(all, f.Name())
			if f.Exported() && importable(p) {
				offered = append(offered, f.Name())
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
		for _, p := range n.prog.Packages() {
			if p.Types == nil {
				continue
			}
			n.interfaces(p.Types, seen)
			n.reflects = n.reflects || slices.ContainsFunc(p.Types.Imports(), func(q *types.Package) bool { return q.Path() == "net/rpc" })
		}
	}
	return n.foreign[name] || n.reflects && exported(name)
}

// interfaces notes the methods of the interfaces of p and of what it imports.
func (n *Names) interfaces(p *types.Package, seen map[*types.Package]bool) {
	if seen[p] {
		return
	}
	seen[p] = true
	for _, name := range p.Scope().Names() {
		t, ok := p.Scope().Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		if i, ok := t.Type().Underlying().(*types.Interface); ok {
			for m := range i.Methods() {
				n.foreign[m.Name()] = true
			}
		}
	}
	for _, q := range p.Imports() {
		n.interfaces(q, seen)
	}
}

// importable reports whether another module may import p.
func importable(p *driver.Package) bool {
	return p.Name != "main" && !slices.Contains(strings.Split(p.Path, "/"), "internal")
}
