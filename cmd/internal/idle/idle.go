// Package idle answers: which parts of the configuration do nothing?
//
// A model of a function that was renamed, and an accepted hazard that is gone,
// look like decisions and are none:
//
//	models:
//	  - {func: (*example.com/pay.Client).Chrage, kind: effect, effect: payment} # no such method
//	accept:
//	  - {rule: txeffect, path: billing/legcay, reason: goes away} # no such folder
//
// Each gets one warning with its place and what to do; a configuration without
// such entries gets none.
//
// Analysis class: look-up of names in the packages of the program and in those
// that they import. It is to be asked only of a program that was analysed as a
// whole.
//
// Deliberate silences: functions of packages that are reached only through other
// modules, or that have files which the build leaves out; paths of files that
// exist but are not analysed, such as tests; models files of which some row is
// of use, since several projects may share one.
package idle

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
)

// Hit is a finding, whether it counts or not.
type Hit struct{ Rule, File string }

// Warnings lists what the settings say in vain. hits are all findings of the
// run, ran the rules that ran.
func Warnings(prog *driver.Program, settings *config.Settings, ran []string, hits []Hit) []string {
	all := declared(prog, settings)
	files := sources(prog)
	for _, a := range settings.Accept {
		if text := accepted(settings, a, files, ran, hits); text != "" {
			all = append(all, fmt.Sprintf("%s:%d: %s", filepath.Base(settings.File), a.Line, text))
		}
	}
	return all
}

// accepted says why an entry accepts nothing, "" if it does or nobody can tell.
func accepted(settings *config.Settings, a config.Acceptance, files, ran []string, hits []Hit) string {
	for _, h := range hits {
		if settings.Covers(a, h.Rule, h.File) {
			return ""
		}
	}
	covered := func(file string) bool { return settings.Covers(a, a.Rule, file) }
	known := a.Path == ""
	for i := 0; i < len(files) && !known; i++ {
		known = covered(files[i])
	}
	if !known {
		if onDisk(settings.Root, covered) {
			return "" // a test, or a file for another system
		}
		return fmt.Sprintf("accept: no file matches the path %q; correct or remove the entry", a.Path)
	}
	for _, rule := range ran {
		if rule == a.Rule {
			return fmt.Sprintf("accept: no finding of %s%s to accept; remove the entry", a.Rule, in(a.Path))
		}
	}
	return ""
}

func in(path string) string {
	if path == "" {
		return ""
	}
	return fmt.Sprintf(" in %q", path)
}

// sources lists the files that were analysed.
func sources(prog *driver.Program) []string {
	var files []string
	for _, p := range prog.Packages() {
		files = append(files, p.Files...)
	}
	return files
}

// onDisk reports whether some Go file below root is covered. It gives up in huge
// trees and says yes.
func onDisk(root string, covered func(file string) bool) bool {
	const limit = 200_000
	found, visited := false, 0
	_ = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		visited++
		switch {
		case err != nil:
			return nil // what cannot be read is not there
		case visited > limit:
			found = true
		case d.IsDir() && name != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return fs.SkipDir
		case !d.IsDir() && strings.HasSuffix(name, ".go"):
			found = covered(name)
		}
		if found {
			return fs.SkipAll
		}
		return nil
	})
	return found
}
