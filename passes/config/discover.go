package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// The bounds on the search for SQL files that nobody configured. The search is
// made once per process, so it must cost next to nothing.
const (
	maxSearchDepth   = 4
	maxSearchFolders = 2000
	maxFoundFiles    = 5000
	maxFoundBytes    = 24 << 20
)

// Schema returns the SQL files that tell which tables there are, sorted by name:
// those that the configuration names, or else those that are found once somebody
// asks. Of the many processes of a vet tool few do.
func (s *Settings) Schema() []Source {
	if len(s.schema) == 0 && s.search != nil {
		return s.search()
	}
	return s.schema
}

// discover lets the SQL files that create the project's tables be looked for in the
// folders where most projects keep them: anything called migrations, schema and
// the like, not too deep. Other modules, test data and vendored code are left
// out. What cannot be read is no error, since nobody asked for it.
func (s *Settings) discover() {
	if s.Root != "" {
		s.search = sync.OnceValue(s.found)
	}
}

func (s *Settings) found() []Source {
	f := &finder{root: s.Root}
	f.folder(s.Root, 0)
	slices.Sort(f.files)
	var out []Source
	total := 0
	for _, name := range slices.Compact(f.files) {
		source, err := s.source(name, maxSchema)
		if err != nil {
			continue
		}
		if total += len(source.Data); total > maxFoundBytes {
			return out
		}
		out = append(out, source)
	}
	return out
}

// finder collects the names of SQL files.
type finder struct {
	root    string
	folders int
	files   []string
}

func (f *finder) folder(dir string, depth int) {
	f.folders++
	if depth > maxSearchDepth || f.folders > maxSearchFolders || len(f.files) > maxFoundFiles {
		return
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	if dir != f.root && slices.ContainsFunc(entries, func(e os.DirEntry) bool { return e.Name() == "go.mod" }) {
		return
	}
	for _, e := range entries {
		name := strings.ToLower(e.Name())
		full := filepath.Join(dir, e.Name())
		switch {
		case e.Type().IsRegular():
			if schemaFile(name) {
				f.files = append(f.files, full)
			}
		case !e.IsDir() || foreign(name):
		case schemaFolder(name):
			if found, err := sqlFiles(full, lenient); err == nil {
				f.files = append(f.files, found...)
				continue
			}
			f.folder(full, depth+1)
		default:
			f.folder(full, depth+1)
		}
	}
}

func schemaFolder(name string) bool {
	switch name {
	case "migrations", "migration", "migrate", "schema", "schemas", "sql", "ddl":
		return true
	}
	return strings.HasSuffix(name, "_migrations") || strings.HasSuffix(name, "-migrations")
}

func schemaFile(name string) bool {
	base, ok := strings.CutSuffix(name, ".sql")
	return ok && (strings.Contains(base, "schema") || base == "structure" || base == "init" || base == "tables" || base == "ddl")
}

// foreign recognises folders that hold nothing of the program itself.
func foreign(name string) bool {
	switch name {
	case "vendor", "node_modules", "testdata", "docs", "doc", "examples", "example", "web", "frontend", "ui", "dist":
		return true
	}
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")
}
