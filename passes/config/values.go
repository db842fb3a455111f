package config

import (
	"slices"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// The methods of this file return readers for one kind of value each.

func (f *file) oneOf(key string, dst *string, allowed ...string) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		if n.Kind != yaml.ScalarNode || !slices.Contains(allowed, n.Value) {
			return f.fail(n, "%s: expected one of %s, not %s", key, strings.Join(allowed, ", "), spelling.Quote(n.Value))
		}
		*dst = n.Value
		return nil
	}
}

func (f *file) boolean(key string, dst *bool) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		if n.Kind != yaml.ScalarNode || n.Tag != "!!bool" || n.Decode(dst) != nil {
			return f.fail(n, "%s: expected true or false, not %s", key, spelling.Quote(n.Value))
		}
		return nil
	}
}

// text reads a string that is not empty and has nothing in it that a terminal
// would act on.
func (f *file) text(dst *string) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		if n.Kind != yaml.ScalarNode || strings.TrimSpace(n.Value) == "" {
			return f.fail(n, "expected a text")
		}
		if strings.ContainsFunc(n.Value, unicode.IsControl) {
			return f.fail(n, "control characters are not allowed")
		}
		*dst = n.Value
		return nil
	}
}

// list reads a sequence of texts; a single one needs no brackets.
func (f *file) list(n *yaml.Node, each func(text string, n *yaml.Node) error) error {
	items := n.Content
	switch n.Kind {
	case yaml.ScalarNode:
		items = []*yaml.Node{n}
	case yaml.SequenceNode:
	default:
		return f.fail(n, "expected a list, such as [a, b]")
	}
	for _, item := range items {
		var text string
		if err := f.text(&text)(item); err != nil {
			return err
		}
		if err := each(text, item); err != nil {
			return err
		}
	}
	return nil
}

func (f *file) rules(dst *[]string) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		return f.list(n, func(rule string, item *yaml.Node) error {
			f.settings.places = append(f.settings.places, place{rule, f.name, item.Line})
			*dst = append(*dst, rule)
			return nil
		})
	}
}

func (f *file) globs(dst *[]string) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		return f.list(n, func(glob string, item *yaml.Node) error {
			if err := checkGlob(glob); err != nil {
				return f.fail(item, "%s: %v", spelling.Quote(glob), err)
			}
			*dst = append(*dst, glob)
			return nil
		})
	}
}

func (f *file) names(dst *[]located) func(*yaml.Node) error {
	return func(n *yaml.Node) error {
		return f.list(n, func(name string, item *yaml.Node) error {
			*dst = append(*dst, located{name, item.Line})
			return nil
		})
	}
}

func (f *file) acceptances(n *yaml.Node) error {
	if n.Kind != yaml.SequenceNode {
		return f.fail(n, "expected a list of entries with rule, path and reason")
	}
	for _, item := range n.Content {
		a := Acceptance{Line: item.Line}
		var paths []string
		err := f.mapping(item, []key{
			{"rule", f.text(&a.Rule)},
			{"path", f.globs(&paths)},
			{"reason", f.text(&a.Reason)},
		})
		switch {
		case err != nil:
			return err
		case a.Rule == "":
			return f.fail(item, "an accepted hazard needs a rule")
		case a.Reason == "":
			return f.fail(item, "an accepted hazard needs a reason")
		case len(paths) > 1:
			return f.fail(item, "one path for each accepted hazard")
		case len(paths) == 1:
			a.Path = paths[0]
		}
		f.settings.places = append(f.settings.places, place{a.Rule, f.name, item.Line})
		f.settings.Accept = append(f.settings.Accept, a)
	}
	return nil
}
