package rows

import (
	"path"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// Setup recognises packages that bring a database to its first or its next
// state, by their name. What runs them notes how far they got, and nobody works
// there.
func Setup(pkg string) bool {
	switch path.Base(pkg) {
	case "migrations", "migration", "migrate", "seed", "seeds", "seeder", "fixtures", "fixture":
		return true
	}
	return false
}

// Provides reports whether n, from its k-th frame on, only makes sure that a row is
// there: it is run by a function that is named after reading it or setting it up.
func Provides(n *effectflow.Node, k int) bool {
	return slices.ContainsFunc(n.Frames[min(k, len(n.Frames)):], func(f effectflow.Frame) bool {
		words := effectflow.Words(f.Name[strings.LastIndexByte(f.Name, '.')+1:])
		if len(words) == 0 {
			return false
		}
		switch words[0] {
		case "get", "find", "ensure", "lookup", "fetch", "load", "init", "initialize", "setup":
			return true
		}
		return false
	})
}

// SetsUp reports whether n is a step of such a package, or of a function that
// does that to a database: whatever opens the database first leads there, a
// request as well, but only once.
func SetsUp(n *effectflow.Node) bool {
	if Setup(n.Func.Package) || prepares(n.Func.Name) {
		return true
	}
	return slices.ContainsFunc(n.Frames, func(f effectflow.Frame) bool {
		return Setup(f.Callee.Package) || prepares(f.Callee.Name) || prepares(f.Caller.Name)
	})
}

// prepares recognises functions that bring a database as a whole to a state:
// migrate, RunMigrations, initDB. migrateAccount moves an account.
func prepares(name string) bool {
	does, whole := false, false
	for w := range effectflow.EachWord(name[strings.LastIndexByte(name, '.')+1:]) {
		switch w {
		case "migrate", "migration", "migrations":
			does, whole = true, true
		case "init", "initialize", "initialise", "setup", "seed", "bootstrap":
			does = true
		case "db", "database", "databases", "schema", "schemas", "tables":
			whole = true
		case "run", "do", "auto", "apply", "perform", "execute", "up", "all", "and", "client", "sql", "default", "defaults", "data":
		default:
			return false
		}
	}
	return does && whole
}
