package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

func explainCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "explain",
		Args:    "[RULE]",
		MaxArgs: 1,
		Short:   "show what a rule looks for, with bad and good code",
		Setup:   func(*flag.FlagSet) cli.Run { return s.explain },
	}
}

func (s *suite) explain(_ context.Context, env *cli.Env, args []string) int {
	if len(args) == 0 {
		s.listRules(env.Stdout)
		return cli.OK
	}
	if !s.explainRule(env, args[0]) {
		return cli.Usage
	}
	return cli.OK
}

func (s *suite) explainRule(env *cli.Env, name string) bool {
	if name == check.DirectiveRule {
		fmt.Fprintln(env.Stdout, strings.TrimSpace(check.DirectiveHelp))
		return true
	}
	rule := s.find(name)
	if rule == nil {
		fmt.Fprintf(env.Stderr, "dualwrite: no rule is called %q%s The rules are:\n\n", name, spelling.Meant(name, s.names(), "."))
		s.listRules(env.Stderr)
		return false
	}
	fmt.Fprintln(env.Stdout, strings.TrimSpace(rule.Doc))
	fmt.Fprintf(env.Stdout, "\nSilence one finding, with the reason: //dualwrite:ignore %s say why here\nSwitch the rule off: disable: [%s] in .dualwrite.yml\n", name, name)
	if rule.URL != "" {
		fmt.Fprintf(env.Stdout, "\nMore: %s\n", rule.URL)
	}
	return true
}

func (s *suite) listRules(w io.Writer) {
	for _, name := range s.names() {
		doc := check.DirectiveHelp
		if rule := s.find(name); rule != nil {
			doc = rule.Doc
		}
		title, _, _ := strings.Cut(doc, "\n")
		title = strings.TrimPrefix(title, name+": ")
		if !s.onByDefault(name) {
			title += " (off by default)"
		}
		fmt.Fprintf(w, "  %-16s %s\n", name, title)
	}
}
