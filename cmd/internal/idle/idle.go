// Package idle answers: which parts of the configuration do nothing?
//
// A model of a function that was renamed, a fork that went away, and an accepted
// hazard that is gone look like decisions and are none:
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
	"path/filepath"

	"github.com/dualwrite/dualwrite/passes/config"
)

// Hit is a finding, whether it counts or not.
type Hit struct{ Rule, File string }

// Accepted lists the acceptances that accept nothing. disk is what [Look] saw, hits
// are all findings of the run, ran the rules that ran.
func Accepted(settings *config.Settings, disk *Disk, ran []string, hits []Hit) []string {
	var all []string
	for i, a := range settings.Accept {
		if text := accepted(settings, a, disk.paths[i], ran, hits); text != "" {
			all = append(all, fmt.Sprintf("%s:%d: %s", filepath.Base(settings.File), a.Line, text))
		}
	}
	return all
}

// accepted says why an entry accepts nothing, "" if it does or nobody can tell.
func accepted(settings *config.Settings, a config.Acceptance, leads place, ran []string, hits []Hit) string {
	for _, h := range hits {
		if settings.Covers(a, h.Rule, h.File) {
			return ""
		}
	}
	switch leads {
	case beside:
		return "" // a test, or a file for another system
	case nowhere:
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
