package unkeyedinsert

import (
	"slices"
	"strings"
)

// setup recognises packages that bring a database to its first or its next
// state. What runs them notes how far they got, and nobody works there.
func setup(path string) bool {
	return slices.ContainsFunc(strings.Split(path, "/"), func(dir string) bool {
		switch dir {
		case "migrations", "migration", "migrate", "seed", "seeds", "seeder", "fixtures", "fixture":
			return true
		}
		return false
	})
}
