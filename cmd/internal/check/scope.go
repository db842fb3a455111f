package check

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/idle"
	"github.com/dualwrite/dualwrite/cmd/internal/uncalled"
)

// Scope tells what a run could find, so that "not found" can be told from "not
// looked for".
type Scope struct {
	prog *driver.Program
	reach
	vain []string // acceptances that accept nothing, in words
}

// reach is the part of a scope that can be kept.
type reach struct {
	Rules    map[string]bool // that ran
	Packages map[string]bool // by path: reported on, and analysed without errors
	Below    map[string]bool // fingerprints of what was left out by the threshold
}

// Covers reports whether the run would have shown the finding if the program
// still held it.
func (s *Scope) Covers(rule, pkg, fingerprint string) bool {
	if !s.Rules[rule] || s.Below[fingerprint] {
		return false
	}
	return s.Packages[pkg] || s.prog.Gone(pkg)
}

// scope describes the run of c, which has found all it finds.
func (c *collector) scope(ran []string, disk *idle.Disk) *Scope {
	s := &Scope{prog: c.prog, reach: reach{Rules: map[string]bool{}, Packages: map[string]bool{}, Below: map[string]bool{}}}
	for _, rule := range ran {
		s.Rules[rule] = true
	}
	// Whether a suppression has a use is only known if all rules have run.
	all := !slices.ContainsFunc(c.options.Known, func(rule string) bool { return rule != DirectiveRule && !s.Rules[rule] })
	s.Rules[DirectiveRule] = all && !c.options.NoDirectives
	broken := map[string]bool{}
	for _, pkg := range c.prog.Packages() {
		if pkg.Matched {
			s.Packages[pkg.Path] = true
			broken[pkg.Path] = broken[pkg.Path] || pkg.IllTyped || len(pkg.Errors) > 0
		}
	}
	for path, bad := range broken {
		if bad {
			delete(s.Packages, path)
		}
	}
	threshold := confidenceLevel(c.options.Settings.Confidence)
	for _, e := range c.found {
		if e.confidence < threshold {
			s.Below[e.Fingerprint] = true
		}
	}
	s.vain = c.idleAcceptances(ran, disk)
	return s
}

// tells reports whether a run tells what the settings say in vain.
func tells(prog *driver.Program, disk *idle.Disk) bool {
	return disk != nil && len(prog.Errors())+len(prog.ErrorsBeside()) == 0
}

// idleNames lists the models and the forks that do nothing, if the run can tell. The
// types are still there then.
func (o *Options) idleNames(prog *driver.Program, disk *idle.Disk) []string {
	if !tells(prog, disk) {
		return nil
	}
	return append(idle.Models(prog, o.Settings, disk), idle.Forks(prog, o.Settings)...)
}

// idleAcceptances lists the acceptances that accept nothing, if the run could tell.
func (c *collector) idleAcceptances(ran []string, disk *idle.Disk) []string {
	if !tells(c.prog, disk) {
		return nil
	}
	hits := make([]idle.Hit, len(c.found))
	for i, e := range c.found {
		hits[i] = idle.Hit{Rule: e.Rule, File: e.absolute}
	}
	return idle.Accepted(c.options.Settings, disk, ran, hits)
}

// leftOver lowers what is found in functions that nothing calls, if the run could
// tell.
func (c *collector) leftOver() {
	if !(c.options.everything() || c.options.Driver.Whole) || len(c.prog.Errors())+len(c.prog.ErrorsBeside()) > 0 {
		return
	}
	var names *uncalled.Names
	for i := range c.found {
		e := &c.found[i]
		p := c.prog.Package(e.Package)
		if e.confidence == analyzers.Low || e.Function == "" || p == nil {
			continue
		}
		if names == nil {
			names = uncalled.Of(c.prog)
		}
		if names.LeftOver(p, e.Function) {
			e.confidence, e.Confidence = analyzers.Low, confidenceName(analyzers.Low)
			e.Message += "; nothing calls " + e.Function + " any more"
		}
	}
}
