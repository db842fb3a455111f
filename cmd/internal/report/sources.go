package report

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// What is larger than this is a dump and no schema; what is more, no project.
const (
	maxSQL      = 4 << 20
	maxSQLFiles = 5000
	maxTest     = 4 << 20
)

// declares recognises SQL text that says something about a schema.
var declares = regexp.MustCompile(`(?i)\b(create\s+(unlogged\s+|temp\s+|temporary\s+)?table|create\s+unique\s+index|alter\s+table)\b`)

// sqlFiles finds the SQL files below root that declare tables and keys. A
// project that names its schema in the configuration needs no search.
func sqlFiles(root string, excluded func(string) bool) []config.Source {
	var out []config.Source
	if root == "" {
		return nil
	}
	_ = filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // unreadable folders hold no schema for us
		case len(out) >= maxSQLFiles:
			return fs.SkipAll
		case e.IsDir():
			if name != root && skipped(e.Name()) {
				return fs.SkipDir
			}
			return nil
		case !e.Type().IsRegular() || !strings.EqualFold(filepath.Ext(name), ".sql") || excluded(name):
			return nil
		}
		if info, err := e.Info(); err != nil || info.Size() > maxSQL {
			return nil
		}
		data, err := os.ReadFile(name)
		if err == nil && declares.Match(data) && !bytes.ContainsRune(data, 0) {
			out = append(out, config.Source{Name: check.Relative(root, name), Data: data})
		}
		return nil
	})
	slices.SortFunc(out, func(a, b config.Source) int { return strings.Compare(a.Name, b.Name) })
	return out
}

func skipped(folder string) bool {
	return strings.HasPrefix(folder, ".") || folder == "node_modules" || folder == "vendor" || folder == "testdata" || folder == "test" || folder == "tests"
}

// testFiles reads the test files of a package.
func testFiles(pkg *driver.Package, root string) []evidence.TestFile {
	entries, err := os.ReadDir(pkg.Dir)
	if err != nil {
		return nil
	}
	var out []evidence.TestFile
	for _, e := range entries {
		if !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		if info, err := e.Info(); err != nil || info.Size() > maxTest {
			continue
		}
		name := filepath.Join(pkg.Dir, e.Name())
		data, err := os.ReadFile(name)
		if err == nil {
			out = append(out, evidence.TestFile{Package: pkg.Path, Name: check.Relative(root, name), Data: data})
		}
	}
	return out
}
