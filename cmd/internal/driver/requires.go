package driver

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// requiring returns the modules among those that m requires which require m in turn,
// as far as their go.mod files are at hand: their packages may be guests.
func (e *goEnv) requiring(m mainModule) []string {
	name := filepath.Join(m.Dir, "go.mod")
	text, err := os.ReadFile(name)
	if err != nil {
		return nil
	}
	file, err := modfile.Parse(name, text, nil)
	if err != nil {
		return nil
	}
	var out []string
	for _, r := range file.Require {
		theirs, err := os.ReadFile(e.goMod(m.Dir, file, r.Mod))
		if err == nil && requires(theirs, m.Path) {
			out = append(out, r.Mod.Path)
		}
	}
	return out
}

// requires reports whether the text of a go.mod file requires a module.
func requires(text []byte, path string) bool {
	if !bytes.Contains(text, []byte(path)) {
		return false
	}
	file, err := modfile.ParseLax("go.mod", text, nil)
	return err == nil && slices.ContainsFunc(file.Require, func(r *modfile.Require) bool { return r.Mod.Path == path })
}

// goMod names the go.mod file of a required module, "" if it can't have one.
func (e *goEnv) goMod(dir string, file *modfile.File, mod module.Version) string {
	for _, r := range file.Replace {
		if r.Old.Path != mod.Path || r.Old.Version != "" && r.Old.Version != mod.Version {
			continue
		}
		if r.New.Version != "" {
			mod = r.New
			break
		}
		if !filepath.IsAbs(r.New.Path) {
			return filepath.Join(dir, r.New.Path, "go.mod")
		}
		return filepath.Join(r.New.Path, "go.mod")
	}
	path, err := module.EscapePath(mod.Path)
	if err != nil {
		return ""
	}
	version, err := module.EscapeVersion(mod.Version)
	if err != nil || e.GOMODCACHE == "" {
		return ""
	}
	return filepath.Join(e.GOMODCACHE, "cache", "download", filepath.FromSlash(path), "@v", version+".mod")
}

// within reports whether a package path belongs to one of the modules.
func within(modules []string, path string) bool {
	return slices.ContainsFunc(modules, func(m string) bool { return path == m || strings.HasPrefix(path, m+"/") })
}
