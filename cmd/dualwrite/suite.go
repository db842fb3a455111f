package main

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
)

// suite is the analysis that the commands offer.
type suite struct {
	engine check.Engine // with all rules
	// offByDefault names the rules that run only if somebody asks for them.
	offByDefault []string
}

// standard returns the analysis of this program: all that cmd knows of it.
func standard() *suite {
	return &suite{engine: check.Engine{Learn: link.Learn, Link: link.Link, Review: link.Review, Rules: analyzers.Suite}}
}

func (s *suite) onByDefault(rule string) bool { return !slices.Contains(s.offByDefault, rule) }

// names returns the names that rules are known by, sorted.
func (s *suite) names() []string {
	names := []string{check.DirectiveRule}
	for _, rule := range s.engine.Rules {
		names = append(names, rule.Name)
	}
	slices.Sort(names)
	return names
}

// find returns the rule with the given name, or nil.
func (s *suite) find(name string) *analysis.Analyzer {
	for _, rule := range s.engine.Rules {
		if rule.Name == name {
			return rule
		}
	}
	return nil
}
