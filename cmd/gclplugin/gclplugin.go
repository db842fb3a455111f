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
//	        description: dual-write hazards
//	        settings:
//	          disable: [lockonly]
//
// Without settings the .dualwrite.yml of the module or workspace holds.
//
// golangci-lint caches issues and facts under its own version, its linter
// settings and the names of the analyzers. It knows neither our files nor which
// build of the plugin it holds, so the name of the analyzer with facts ends in a
// hash of both.
//
// # Deliberate silences
//
// golangci-lint prints each related place as an issue of its own, so findings
// come without them; their messages stand alone. It puts the name of the rule in
// front of every message, so ours is taken off.
package gclplugin

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"
	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effects"
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

// BuildAnalyzers returns the rules that are switched on, and with them the
// analyzer whose name makes the cache notice what it would not notice otherwise.
// golangci-lint calls it once; a flag is the only way to hand settings to a
// shared prerequisite, and its name the only way into the key of the facts.
func (p *plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	if err := config.Analyzer.Flags.Set("settings", p.text); err != nil {
		return nil, err
	}
	key, err := p.cacheKey()
	if err != nil {
		return nil, err
	}
	effects.Analyzer.Name = "effects_" + key
	out := []*analysis.Analyzer{effects.Analyzer}
	for _, rule := range analyzers.Suite {
		if p.settings.Enabled(rule.Name, true) {
			out = append(out, adapted(rule))
		}
	}
	return out, nil
}

// cacheKey identifies this build of the plugin and every file it is configured by.
func (p *plugin) cacheKey() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	fmt.Fprintf(h, "\x00%s", p.settings.Hash())
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
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
