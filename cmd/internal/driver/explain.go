package driver

import (
	"cmp"
	"errors"
	"fmt"
	"os/exec"
	"strings"
)

// remedies pairs a piece of the go command's message with what to do about it.
// The first that fits is used.
var remedies = []struct{ symptom, remedy string }{
	{"go.mod file not found", "run dualwrite inside a module, or name its folder with -C"},
	{"cannot find main module", "run dualwrite inside a module, or name its folder with -C"},
	{"does not contain main module", "run dualwrite inside a module, or name its folder with -C"},
	{"outside modules listed in go.work", "run dualwrite inside a module of the workspace, add this one with `go work use`, or set GOWORK=off"},
	{"does not contain modules listed in go.work", "name the packages of a module of the workspace, as in ./module/..., or change to one with -C"},
	{"requires go >=", "install that Go version, or set GOTOOLCHAIN=auto so that the go command fetches it"},
	{"toolchain not available", "install that Go version, or set GOTOOLCHAIN=auto so that the go command fetches it"},
	{"inconsistent vendoring", "run `go mod vendor`, or set GOFLAGS=-mod=mod"},
	{"updates to go.mod needed", "run `go mod tidy`"},
	{"missing go.sum entry", "run `go mod tidy`"},
	{"no required module provides", "run `go mod tidy`"},
	{"chdir", "name an existing folder"},
}

// explain turns a failure of the go command into one error that says what to do.
func explain(err error, stderr string) error {
	if errors.Is(err, exec.ErrNotFound) {
		return errors.New("the go command is not in PATH: install Go, or add its bin folder to PATH")
	}
	text := cmp.Or(withoutProgress(stderr), err.Error())
	for _, r := range remedies {
		if strings.Contains(text, r.symptom) {
			return fmt.Errorf("%s\n(%s)", text, r.remedy)
		}
	}
	return fmt.Errorf("go list: %s", text)
}

// withoutProgress drops what the go command says while it fetches modules.
func withoutProgress(stderr string) string {
	var kept []string
	for line := range strings.Lines(stderr) {
		if !strings.HasPrefix(line, "go: downloading ") && !strings.HasPrefix(line, "go: finding ") {
			kept = append(kept, line)
		}
	}
	return strings.TrimSpace(strings.Join(kept, ""))
}

// unmatched explains why the patterns lead to no package that can be analysed.
// All that is listed, if anything, is an error.
func unmatched(patterns []string, pkgs []*listed) error {
	for _, l := range pkgs {
		if !l.DepOnly && l.Error != nil {
			return explain(errors.New(l.Error.Err), "")
		}
	}
	for _, l := range pkgs {
		if !l.DepOnly && !l.firstParty() {
			return fmt.Errorf("%s is not part of the main module: name packages of the module in the working directory, or change to theirs with -C", l.ImportPath)
		}
	}
	return fmt.Errorf("no packages match %s: check the pattern and the build tags (-tags)",
		strings.Join(patterns, " "))
}

// strays notes the patterns among others that match nothing: what they meant was
// not looked at.
func (p *Program) strays(pkgs []*listed) {
	for _, l := range pkgs {
		if !l.DepOnly && l.Error != nil && l.Dir == "" {
			p.errors = append(p.errors, PackageError{Package: l.ImportPath, Message: strings.TrimSpace(l.Error.Err)})
		}
	}
}
