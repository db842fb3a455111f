package config

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

// FileName is the name of the configuration file.
const FileName = ".dualwrite.yml"

// ModelsFile is the name of the linked models, which are read if they stand
// beside the configuration or the go.mod.
const ModelsFile = ".dualwrite.models.yml"

// The values of Settings.Confidence, the least confidence that is reported.
const (
	Low    = "low"
	Medium = "medium"
	High   = "high"
)

// The values of Settings.Generated: what to do about a finding in a generated
// file.
const (
	Report = "report" // like any other
	Caller = "caller" // at the nearest call in a file that a person wrote, if there is one
	Drop   = "drop"   // not at all
)

// Settings is what the project wants.
type Settings struct {
	Confidence string
	Enable     []string // rules on in addition to the default ones
	Disable    []string // rules off; wins over Enable
	Tests      bool     // report on test files
	Exclude    []string // globs of files and folders that are not reported on
	Generated  string
	Accept     []Acceptance
	Linked     []Source // linked models, as "dualwrite models" writes them

	Root string // the folder that globs and names start from
	File string // the file read, "" without one

	schema  []Source        // the SQL files that are configured, sorted by name
	search  func() []Source // finds others where none is, nil if it may not
	sources []Source        // everything else that was read, for Hash
	places  []place         // where rules are named, for CheckRules

	declared []Declared

	forks     models.NamedForks
	named     []Named        // what forks names
	layers    [][]models.Row // of the models-files, in their order, then of the models key
	tableOnce sync.Once
	table     *models.Table
}

// Source is a file that was read.
type Source struct {
	Name string // with slashes, relative to Root when possible
	Data []byte
}

// Acceptance is a hazard that the project lives with.
type Acceptance struct {
	Rule   string
	Path   string // glob; "" for everywhere
	Reason string
	Line   int // in File
}

// Declared is a function that the project's own models speak of.
type Declared struct {
	Symbol string
	File   string // as messages name it
	Line   int    // 0 in a models file, which several projects may share
}

// Declared returns what the models key and the models-files speak of, in their
// order, without the linked models.
func (s *Settings) Declared() []Declared { return s.declared }

// Named is a package that the forks key speaks of.
type Named struct {
	Path string // import path; what lies below is meant too
	Line int    // in the configuration
}

// Named returns what the forks key speaks of, in its order.
func (s *Settings) Named() []Named { return s.named }

// place remembers where a rule was named.
type place struct {
	rule, file string
	line       int
}

// Default returns the settings of a project without a file.
func Default() *Settings {
	return &Settings{Confidence: Medium, Generated: Report}
}

// Enabled reports whether a rule runs, given whether it does by default.
func (s *Settings) Enabled(rule string, byDefault bool) bool {
	if slices.Contains(s.Disable, rule) {
		return false
	}
	return byDefault || slices.Contains(s.Enable, rule)
}

// Excluded reports whether findings in a file are unwanted. The name is
// absolute or relative to Root.
func (s *Settings) Excluded(file string) bool {
	name := s.relative(file)
	return slices.ContainsFunc(s.Exclude, func(glob string) bool { return match(glob, name) })
}

// Accepted returns the reason for which findings of a rule in a file are
// accepted, if they are.
func (s *Settings) Accepted(rule, file string) (reason string, ok bool) {
	for _, a := range s.Accept {
		if s.Covers(a, rule, file) {
			return a.Reason, true
		}
	}
	return "", false
}

// Covers reports whether a is about findings of a rule in a file.
func (s *Settings) Covers(a Acceptance, rule, file string) bool {
	return a.Rule == rule && (a.Path == "" || match(a.Path, s.relative(file)))
}

// CheckRules refuses settings that name a rule which does not exist.
func (s *Settings) CheckRules(known []string) error {
	for _, p := range s.places {
		if !slices.Contains(known, p.rule) {
			return &Error{File: p.file, Line: p.line, Message: "unknown rule " + spelling.Quote(p.rule) + spelling.Hint(p.rule, known)}
		}
	}
	return nil
}

// relative returns a name below Root with slashes.
func (s *Settings) relative(file string) string {
	if filepath.IsAbs(file) && s.Root != "" {
		if rel, err := filepath.Rel(s.Root, file); err == nil {
			file = rel
		}
	}
	return path.Clean(filepath.ToSlash(file))
}

// Error is a configuration that is refused. Its message says where and what to
// do, and is safe to print.
type Error struct {
	File    string
	Line    int // 0 when the file as a whole is meant
	Message string
}

func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&b, ":%d", e.Line)
	}
	b.WriteString(": ")
	b.WriteString(e.Message)
	return b.String()
}
