// Package layers answers: may this package of dualwrite import that one?
//
// The engine (passes) knows nothing of the rules (analyzers), and these know
// nothing of the entry points (cmd). Within the engine each package answers one
// question with the help of the ones below it:
//
//	passes/sqltext   imports passes/dbcall     // refused: upwards
//	passes/dbcall    imports passes/sqltext    // fine: downwards
//
// A test of this package reads the imports of the whole module. The order is
// written down here and nowhere else.
//
// Deliberate silence: test files may import sideways, but not upwards across the
// three folders.
package layers

import (
	"fmt"
	"slices"
	"strings"
)

// Module is the path of this module.
const Module = "github.com/dualwrite/dualwrite"

// passes lists the engine from the bottom up. Packages of one line do not import
// each other.
func passes() [][]string {
	return [][]string{
		{"scopes", "spelling"},
		{"internal"},
		{"directive", "sqltext"},
		{"models"},
		{"config"},
		{"provenance", "schema"},
		{"dbcall", "lazyssa"},
		{"effects"},
		{"linked"},
		{"effectflow"},
		{"txscope", "retryscope", "lockscope", "pairing"},
		{"coverage", "evidence"},
	}
}

// Check returns why a package of this module must not import another one, or
// nil. Paths are full import paths; those of other modules are always fine.
func Check(from, to string, test bool) error {
	from, ok1 := inModule(from)
	to, ok2 := inModule(to)
	if !ok1 || !ok2 || from == to {
		return nil
	}
	a, b := folder(from), folder(to)
	if rank(a) < rank(b) {
		return fmt.Errorf("%s imports %s: %s must not know about %s", from, to, a, b)
	}
	if a == "passes" && b == "passes" && !test {
		return checkPasses(from, to)
	}
	return nil
}

// checkPasses compares the heights of two packages of the engine.
func checkPasses(from, to string) error {
	a, b := height(from), height(to)
	switch {
	case a < 0:
		return fmt.Errorf("%s has no layer: add it to passes in cmd/internal/layers", from)
	case b < 0:
		return fmt.Errorf("%s has no layer: add it to passes in cmd/internal/layers", to)
	case name(from) == name(to):
		return nil // parts of one package
	case a <= b:
		return fmt.Errorf("%s imports %s, which is not below it", from, to)
	}
	return nil
}

// Known reports whether a package has its place in the order.
func Known(path string) bool {
	p, ok := inModule(path)
	if !ok {
		return true
	}
	return rank(folder(p)) >= 0 && (folder(p) != "passes" || height(p) >= 0)
}

func inModule(path string) (string, bool) {
	if path == Module {
		return ".", true
	}
	return strings.CutPrefix(path, Module+"/")
}

func folder(path string) string {
	first, _, _ := strings.Cut(path, "/")
	return first
}

func rank(folder string) int {
	return slices.Index([]string{"passes", "analyzers", "cmd"}, folder)
}

// name is the second element of a path: the question it answers.
func name(path string) string {
	parts := strings.SplitN(path, "/", 3)
	if len(parts) < 2 {
		return ""
	}
	return parts[1]
}

func height(path string) int {
	return slices.IndexFunc(passes(), func(layer []string) bool { return slices.Contains(layer, name(path)) })
}
