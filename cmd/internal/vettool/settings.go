package vettool

import (
	"errors"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// settings is what is known of a package before any of its source is read.
type settings struct {
	config *analysis.Analyzer // nil if there are none
	result any                // its
	tests  bool               // findings in test files are wanted
}

func (s *settings) given(a *analysis.Analyzer) (any, bool) {
	return s.result, a == s.config && s.config != nil
}

// settingsOf runs Config, which asks where the files are.
func (t *Tool) settingsOf(c *unitConfig) (*settings, error) {
	s := &settings{config: t.Config}
	if t.Config != nil {
		u := &passrun.Unit{
			Fset: token.NewFileSet(), Pkg: types.NewPackage(plainPath(c.ImportPath), ""), Module: c.Module, Facts: facts.NewStore(),
		}
		for _, name := range c.GoFiles {
			start := token.Pos(u.Fset.AddFile(name, -1, 0).Base())
			u.Files = append(u.Files, &ast.File{FileStart: start, FileEnd: start})
		}
		first := passrun.Run(u, nil, t.Config)
		result, ok := first.Result(t.Config)
		if !ok {
			return nil, internalError(first)
		}
		s.result = result
	}
	s.tests = t.Tests != nil && t.Tests(s.result)
	return s, nil
}

// Where test files are not wanted, they are not read: check does not know them
// either, and what other files mean does not depend on them. A package that is
// compiled anew for the tests of another is imported by tests only, and so is one
// with its own tests.

// leaveOutTests forgets the test files, and reports whether nothing is left to do.
func (c *unitConfig) leaveOutTests() bool {
	c.GoFiles = slices.DeleteFunc(c.GoFiles, isTest)
	return len(c.GoFiles) == 0 || c.VetxOnly && c.variant()
}

func isTest(file string) bool { return strings.HasSuffix(file, "_test.go") }

// variant reports whether the package is compiled for tests.
func (c *unitConfig) variant() bool { return plainPath(c.ImportPath) != c.ImportPath }

// answerNothing says that there are neither facts nor findings.
func (c *unitConfig) answerNothing(t *Tool, o *options) error {
	err := c.writeFacts(nil)
	if !c.VetxOnly {
		err = errors.Join(err, t.publish(o, c, &passrun.Unit{Fset: token.NewFileSet()}, &passrun.Outcome{}, false))
	}
	return err
}
