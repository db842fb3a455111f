package directive

import (
	"cmp"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// Index is what the comments of one package say. It holds no syntax, and all
// its methods may be called by several goroutines at once.
type Index struct {
	suppressions []*suppression
	byFile       map[string][]*suppression // by base name
	byFunction   map[string][]*suppression
	declarations map[string]Declaration
	generated    map[string]bool
	malformed    []Problem
}

// Problem is a directive that needs the author's attention.
type Problem struct {
	Position token.Position
	Rules    []string // the rules it names, if any
	Message  string
}

// Receiver is the index that stands for the receiver where that of a parameter is
// expected.
const Receiver = -2

// Declaration is what the author says a function does. Several can hold at once.
type Declaration struct {
	Effect     bool
	Idempotent bool
	Record     bool
	Claim      bool
	Pure       bool

	Key      string   // as written, "" without a key
	KeyParam int      // index of the parameter that carries the key, or Receiver; -1 without one
	KeyPath  []string // fields to follow from that parameter
	Position token.Position
}

// suppression is one ignore comment and the lines it covers.
type suppression struct {
	comment
	position    token.Position
	first, last int    // covered lines
	function    string // plain name, "" unless it stands in a doc comment
	used        []atomic.Bool
}

// Suppressed reports whether the author wants no finding of rule at p, which
// lies in the given function ("" when it lies in none), and remembers that the
// comment was needed. Ask before applying other filters: a comment in front of
// a finding of low confidence is in use.
func (x *Index) Suppressed(rule string, p token.Position, function string) bool {
	found := false
	for _, s := range x.byFile[filepath.Base(p.Filename)] {
		if s.first <= p.Line && p.Line <= s.last {
			found = s.use(rule) || found
		}
	}
	for _, s := range x.byFunction[plainFunction(function)] {
		found = s.use(rule) || found
	}
	return found
}

// use marks s as needed for rule and reports whether it names rule.
func (s *suppression) use(rule string) bool {
	found := false
	for i, name := range s.rules {
		if name == rule || name == AnyRule {
			s.used[i].Store(true)
			found = true
		}
	}
	return found
}

// Unused lists the suppressions that no rule needed, by position. Only rules
// that ran can say so; the others don't count.
func (x *Index) Unused(ran []string) []Problem {
	var out []Problem
	for _, s := range x.suppressions {
		if s.nolint {
			continue
		}
		var idle []string
		for i, rule := range s.rules {
			if !s.used[i].Load() && slices.Contains(ran, rule) {
				idle = append(idle, rule)
			}
		}
		if len(idle) > 0 {
			out = append(out, Problem{
				Position: s.position,
				Rules:    idle,
				Message:  strings.Join(idle, " and ") + " finds nothing to ignore here: delete the directive, or move it to the line it is about",
			})
		}
	}
	return out
}

// Malformed lists the directives that change nothing because they were not
// understood, by position. Rules that are not among the known ones are refused.
func (x *Index) Malformed(known []string) []Problem {
	out := slices.Clone(x.malformed)
	for _, s := range x.suppressions {
		if s.nolint {
			continue
		}
		for _, rule := range s.rules {
			if !slices.Contains(known, rule) {
				out = append(out, Problem{
					Position: s.position,
					Rules:    []string{rule},
					Message:  "unknown rule " + spelling.Quote(rule) + spelling.Hint(rule, known),
				})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Problem) int {
		return cmp.Or(comparePositions(a.Position, b.Position), cmp.Compare(a.Message, b.Message))
	})
	return out
}

// Declaration returns what the author says about a function or an interface
// method, given by the FullName of its types.Func. Type arguments are ignored.
func (x *Index) Declaration(symbol string) (Declaration, bool) {
	d, ok := x.declarations[plainSymbol(symbol)]
	return d, ok
}

// Symbols lists everything that has a declaration, sorted.
func (x *Index) Symbols() []string {
	out := make([]string, 0, len(x.declarations))
	for symbol := range x.declarations {
		out = append(out, symbol)
	}
	slices.Sort(out)
	return out
}

// Generated reports whether the file of this base name says that a program
// wrote it.
func (x *Index) Generated(file string) bool { return x.generated[filepath.Base(file)] }

func comparePositions(a, b token.Position) int {
	return cmp.Or(
		cmp.Compare(a.Filename, b.Filename),
		cmp.Compare(a.Line, b.Line),
		cmp.Compare(a.Column, b.Column),
	)
}
