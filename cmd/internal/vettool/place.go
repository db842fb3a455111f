package vettool

import (
	"errors"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// trimmed reports whether the environment asks the go command to leave the names
// of folders out of what it builds. Then, and only then, it shares what we print
// between checkouts at different places. That the flag was given on the command
// line cannot be seen from here.
func trimmed() bool {
	is := false
	for _, flag := range strings.Fields(os.Getenv("GOFLAGS")) {
		name, value, ok := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if name == "trimpath" {
			is = !ok || value == "true" || value == "1"
		}
	}
	return is
}

// root returns the folder of the workspace or else of the module around dir, "."
// outside of both.
func root(dir string) string {
	names := []string{"go.work", "go.mod"}
	if os.Getenv("GOWORK") == "off" {
		names = names[1:]
	}
	for _, name := range names {
		for d := dir; ; d = filepath.Dir(d) {
			if _, err := os.Stat(filepath.Join(d, name)); err == nil {
				return d
			}
			if d == filepath.Dir(d) {
				break
			}
		}
	}
	return "."
}

// places names places in files: relative to a folder, or by absolute names if
// there is none.
type places struct {
	fset *token.FileSet
	base string
}

// newPlaces returns names that hold wherever the checkout is, if they have to.
func newPlaces(fset *token.FileSet, dir string) places {
	if !trimmed() {
		return places{fset: fset}
	}
	return places{fset, root(dir)}
}

func (p places) file(name string) string {
	if p.base == "" {
		return name
	}
	rel, err := filepath.Rel(p.base, name)
	if err != nil || !filepath.IsLocal(rel) {
		return name
	}
	return filepath.ToSlash(rel)
}

func (p places) at(pos token.Pos) string {
	position := p.fset.Position(pos)
	position.Filename = p.file(position.Filename)
	return position.String()
}

// errShared is why fixes are refused: an archive of fixed files names them
// absolutely, and one from the cache may be that of another checkout.
var errShared = errors.New("-fix does not go together with -trimpath in GOFLAGS, as the cache may hold fixes for another checkout; run it without")
