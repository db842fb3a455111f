package driver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/build"
	"io"
	"os/exec"
	"strings"
	"time"
)

// listed is a package as the go command describes it.
type listed struct {
	Dir          string
	ImportPath   string
	Name         string
	ForTest      string
	Export       string
	DepOnly      bool
	Standard     bool
	GoFiles      []string
	CgoFiles     []string
	TestGoFiles  []string
	XTestGoFiles []string

	CompiledGoFiles   []string
	IgnoredGoFiles    []string
	IgnoredOtherFiles []string
	CFiles, HFiles    []string
	SFiles            []string
	EmbedFiles        []string

	Imports   []string
	ImportMap map[string]string
	Module    *listedModule
	Error     *listedError

	DepsErrors []*listedError

	beside bool // listed because of Config.Whole alone
}

type listedModule struct {
	Path, Version, GoVersion string
	Main                     bool
}

// listedError is the go command's complaint about a package.
type listedError struct {
	ImportStack []string
	Pos         string // file:line:column, file possibly relative
	Err         string
}

// The fields asked for: the go command computes only what is needed for them.
const (
	graphFields = "Dir,ImportPath,Name,ForTest,DepOnly,Standard,GoFiles,CgoFiles," +
		"TestGoFiles,XTestGoFiles,IgnoredGoFiles,IgnoredOtherFiles,CFiles,HFiles,SFiles," +
		"EmbedFiles,Imports,ImportMap,Module,Error"
	exportFields = "ImportPath,Export,BuildID,Error" // the build ID tells content from content
	cgoFields    = "ImportPath,CompiledGoFiles,Error,DepsErrors"
)

// firstParty reports whether the package is part of the program under
// analysis. Outside module mode there is no module to go by; then it is all
// that does not come with Go.
func (l *listed) firstParty() bool {
	if l.Module != nil {
		return l.Module.Main
	}
	return !l.Standard && l.Dir != "" && !strings.Contains(l.Dir, "/vendor/")
}

// testMain reports whether the package is the main package that the go
// command generates around the tests of a package.
func (l *listed) testMain() bool {
	return l.Name == "main" && strings.HasSuffix(l.ImportPath, ".test") && !l.Standard
}

// graph asks for the matched packages and all they need. Nothing is compiled.
func (c *Config) graph(ctx context.Context) ([]*listed, error) {
	args := []string{"-e", "-deps", "-json=" + graphFields}
	if c.Tests {
		args = append(args, "-test")
	}
	return c.list(ctx, args, c.Patterns)
}

// list runs the go command's list and decodes its answer.
func (c *Config) list(ctx context.Context, flags, patterns []string) ([]*listed, error) {
	args := append([]string{"list"}, flags...)
	if c.Tags != "" {
		args = append(args, "-tags="+c.Tags)
	}
	args = append(append(args, "--"), patterns...)
	out, err := c.goCommand(ctx, args...)
	if err != nil {
		return nil, err
	}
	var pkgs []*listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		l := new(listed)
		switch err := dec.Decode(l); {
		case errors.Is(err, io.EOF):
			return pkgs, nil
		case err != nil:
			return nil, fmt.Errorf("reading the answer of go list: %w", err)
		}
		pkgs = append(pkgs, l)
	}
}

// patience is how long a killed command may take to let go.
const patience = time.Second

// goCommand runs the go command and returns its standard output.
func (c *Config) goCommand(ctx context.Context, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = c.Dir
	cmd.Env = c.Env
	cmd.WaitDelay = patience // what it has started may hold on to its output
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		err = explain(err, stderr.String())
		c.inputs.answer(args, nil, err)
		return nil, err
	}
	c.inputs.answer(args, stdout.Bytes(), nil)
	return stdout.Bytes(), nil
}

// goEnv is what the go command builds for, and how.
type goEnv struct {
	GOARCH, GOOS, GOVERSION, GOFLAGS, GOMODCACHE string

	Cgo string `json:"CGO_ENABLED"` // "1" if there is a C compiler
}

// environment asks for it. Where the go command doesn't answer, it will say why when
// it is asked for packages.
func (c *Config) environment(ctx context.Context) *goEnv {
	env := &goEnv{GOARCH: build.Default.GOARCH, GOOS: build.Default.GOOS}
	out, err := c.goCommand(ctx, "env", "-json", "GOARCH", "GOOS", "GOVERSION", "GOFLAGS", "GOMODCACHE", "CGO_ENABLED")
	if err == nil {
		_ = json.Unmarshal(out, env)
	}
	return env
}

// writes reports whether the go command may change go.mod on the way.
func (e *goEnv) writes() bool { return strings.Contains(e.GOFLAGS, "-mod=mod") }
