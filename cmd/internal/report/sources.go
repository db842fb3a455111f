package report

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// maxTest is the size of the largest test file that is read: what is larger was
// generated.
const maxTest = 4 << 20

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
