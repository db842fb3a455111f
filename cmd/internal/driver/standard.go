package driver

import (
	"path/filepath"
	"strings"
)

// adoptStandard makes first party of the packages that come with Go if they are
// what the user works on: below GOROOT/src the main module is called std, or cmd,
// and the go command names no module for any package.
func adoptStandard(pkgs []*listed, modules []mainModule) {
	for _, m := range modules {
		if m.Path != "std" && m.Path != "cmd" {
			continue
		}
		for _, l := range pkgs {
			if l.Standard && l.Module == nil && l.ImportPath != "unsafe" && m.holds(l.Dir) {
				l.Module = &listedModule{Path: m.Path, Main: true}
			}
		}
	}
}

// holds reports whether a folder belongs to the module: cmd lies below std.
func (m mainModule) holds(dir string) bool {
	rel, err := filepath.Rel(m.Dir, dir)
	if err != nil || !filepath.IsLocal(rel) {
		return false
	}
	first, _, _ := strings.Cut(filepath.ToSlash(rel), "/")
	return m.Path != "std" || first != "cmd"
}
