package rows

import "path"

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
