// Package gclplugin answers: how does golangci-lint run dualwrite?
//
// It is a module plugin. A binary with it is built by `golangci-lint custom` from
//
//	# .custom-gcl.yml
//	version: v2.15.0
//	plugins:
//	  - module: github.com/dualwrite/dualwrite/cmd/gclplugin
//	    version: v0.1.0
//
// and configured like every other linter:
//
//	linters:
//	  enable: [dualwrite]
//	  settings:
//	    custom:
//	      dualwrite:
//	        type: module
//	        description: dualwrite v0.1.0 # is hashed into the cache key, the plugin's version is not
//	        settings:
//	          disable: [lockonly]
//
// Without settings the .dualwrite.yml of the module or workspace holds.
//
// # Deliberate silences
//
// golangci-lint prints each related place as an issue of its own, so findings
// come without them; their messages stand alone. It puts the name of the rule in
// front of every message, so ours is taken off.
package gclplugin

import (
	"os"
	"strings"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"
	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/passes/config"
)

// Registration at start-up is how module plugins are found.
func init() { //nolint:gochecknoinits // required by golangci-lint
	register.Plugin("dualwrite", New)
}

type plugin struct {
	settings *config.Settings
	text     string // the settings as a file would hold them, "" without any
}

// New makes the plugin from the value under settings, which may be missing.
func New(settings any) (register.LinterPlugin, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	p := &plugin{}
	if settings == nil {
		p.settings, err = config.Load(dir)
	} else {
		p.settings, err = config.FromAny(settings, dir)
	}
	if err != nil {
		return nil, err
	}
	if settings != nil {
		text, err := yaml.Marshal(settings)
		if err != nil {
			return nil, err
		}
		p.text = string(text)
	}
	return p, p.settings.CheckRules(names())
}

func names() []string {
	var out []string
	for _, rule := range analyzers.Suite {
		out = append(out, rule.Name)
	}
	return out
}

// BuildAnalyzers returns the rules that are switched on. golangci-lint calls it
// once; a flag is the only way to hand settings to a shared prerequisite.
func (p *plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	if err := config.Analyzer.Flags.Set("settings", p.text); err != nil {
		return nil, err
	}
	var out []*analysis.Analyzer
	for _, rule := range analyzers.Suite {
		if p.settings.Enabled(rule.Name, true) {
			out = append(out, adapted(rule))
		}
	}
	return out, nil
}

// adapted is the rule with diagnostics as golangci-lint prints them well.
func adapted(rule *analysis.Analyzer) *analysis.Analyzer {
	a := *rule
	a.Run = func(pass *analysis.Pass) (any, error) {
		p := *pass
		p.Report = func(d analysis.Diagnostic) {
			d.Related = nil
			d.Message = strings.TrimPrefix(d.Message, rule.Name+": ")
			pass.Report(d)
		}
		return rule.Run(&p)
	}
	return &a
}

// GetLoadMode asks for types: rules are about functions, not about names.
func (*plugin) GetLoadMode() string { return register.LoadModeTypesInfo }
