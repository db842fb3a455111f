// Judge compares what people think of dualwrite's findings on public programs
// with what it reports today.
//
//	go run ./cmd/internal/accuracy/judge -repos DIR              tables and what is not judged yet
//	go run ./cmd/internal/accuracy/judge -repos DIR -mark        also marks findings as gone in the files
//	go run ./cmd/internal/accuracy/judge -format=markdown        the tables of docs/accuracy.md
//
// DIR holds a checkout of each program, named like the repository. It is run from
// the root of this module. A checkout of another commit is analysed all the same,
// with a note: most fingerprints survive.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/accuracy"
	"github.com/dualwrite/dualwrite/cmd/internal/docgen"
	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	j := &judge{ctx: ctx, out: os.Stdout, log: os.Stderr}
	flag.StringVar(&j.files, "files", "testdata/accuracy", "`folder` of the judged files")
	flag.StringVar(&j.repos, "repos", "", "`folder` of the checkouts")
	flag.StringVar(&j.tool, "dualwrite", "", "`program` to run; built from this module when not given")
	flag.StringVar(&j.only, "only", "", "compare only the program of this `name`")
	flag.StringVar(&j.format, "format", "text", "text, or markdown: rewrite the tables of docs/accuracy.md")
	flag.BoolVar(&j.mark, "mark", false, "mark findings that are no longer reported as gone, in their files")
	flag.DurationVar(&j.timeout, "timeout", 10*time.Minute, "time for each program")
	flag.Parse()
	if err := j.run(); err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(2)
	}
}

type judge struct {
	ctx                              context.Context
	out, log                         io.Writer
	files, repos, tool, only, format string
	mark                             bool
	timeout                          time.Duration
}

func (j *judge) run() error {
	all, err := accuracy.ReadDir(j.files)
	if err != nil {
		return err
	}
	switch j.format {
	case "markdown":
		return writePage("docs/accuracy.md", all)
	case "text":
		if j.repos == "" {
			return accuracy.WriteCount(j.out, "as the files say", accuracy.CountAll(all))
		}
		return j.compare(all)
	}
	return fmt.Errorf("-format=%s: expected text or markdown", j.format)
}

// writePage rewrites the tables of the page.
func writePage(name string, all []*accuracy.Judged) error {
	page, err := os.ReadFile(name)
	if err != nil {
		return fmt.Errorf("run it from the root of the module: %w", err)
	}
	var rules []string
	for _, r := range docgen.Rules(analyzers.Suite) {
		rules = append(rules, r.Name)
	}
	page, err = accuracy.Page(page, all, rules)
	if err != nil {
		return err
	}
	return output.WriteFile(name, page)
}

// compare runs the tool on each program. A program that fails is told and left
// out; the others count.
func (j *judge) compare(all []*accuracy.Judged) error {
	if j.tool == "" {
		dir, err := os.MkdirTemp("", "judge")
		if err != nil {
			return err
		}
		defer func() { _ = os.RemoveAll(dir) }()
		j.tool = filepath.Join(dir, "dualwrite")
		build := exec.CommandContext(j.ctx, "go", "build", "-o", j.tool, "./cmd/dualwrite")
		build.Stderr = j.log
		if err := build.Run(); err != nil {
			return fmt.Errorf("go build: %w", err)
		}
	}
	if j.only != "" && !slices.ContainsFunc(all, func(one *accuracy.Judged) bool { return one.Name() == j.only }) {
		return fmt.Errorf("-only=%s: no judged file is about a repository of this name", j.only)
	}
	total := &accuracy.Total{}
	for _, one := range all {
		if j.only != "" && one.Name() != j.only {
			continue
		}
		if err := j.one(one, total); err != nil {
			fmt.Fprintf(j.log, "judge: %s is left out: %v\n", one.Repo, err)
			total.Failed++
		}
		if err := j.ctx.Err(); err != nil {
			return err
		}
	}
	return total.Write(j.out)
}

func (j *judge) one(one *accuracy.Judged, total *accuracy.Total) error {
	dir := filepath.Join(j.repos, one.Name())
	if _, err := os.Stat(dir); err != nil {
		return err
	}
	if head := commit(j.ctx, dir); head != one.Commit {
		fmt.Fprintf(j.log, "judge: %s: %.7s was judged, %s is checked out\n", one.Repo, one.Commit, head)
	}
	doc, err := j.check(filepath.Join(dir, one.Dir))
	if err != nil {
		return err
	}
	if n := len(doc.Errors); n > 0 {
		fmt.Fprintf(j.log, "judge: %s: %d errors, the first in %s: %s\n", one.Repo, n, doc.Errors[0].Package, doc.Errors[0].Message)
	}
	c := accuracy.Compare(one, doc)
	total.Add(c)
	if j.mark {
		if err := j.markFile(c); err != nil {
			return err
		}
	}
	if err := c.Write(j.out); err != nil {
		return err
	}
	return accuracy.WriteCount(j.out, one.Repo, c.Count)
}

// markFile rewrites the file of a program, which is found by its content.
func (j *judge) markFile(c *accuracy.Comparison) error {
	names, err := filepath.Glob(filepath.Join(j.files, "*.yml"))
	if err != nil {
		return err
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if other, err := accuracy.Parse(data); err != nil || other.Repo != c.Judged.Repo {
			continue
		}
		marked, err := c.Mark(data)
		if err != nil || bytes.Equal(marked, data) {
			return err
		}
		return output.WriteFile(name, marked)
	}
	return errors.New("its file is gone")
}

// commit is the commit that is checked out, or what is known of it.
func commit(ctx context.Context, dir string) string {
	text, err := exec.CommandContext(ctx, "git", "-C", dir, "rev-parse", "HEAD").Output()
	if err != nil {
		return "an unknown commit"
	}
	return strings.TrimSpace(string(text))
}

// check runs the tool at its lowest threshold. Exit statuses that go with a
// complete document are fine.
func (j *judge) check(dir string) (*render.Document, error) {
	ctx, cancel := context.WithTimeout(j.ctx, j.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, j.tool, "check", "-q", "-format=json", "-confidence=low", "./...")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), kept.Variable+"=off")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.Output()
	if err != nil && !slices.Contains([]int{1, 3}, cmd.ProcessState.ExitCode()) {
		return nil, fmt.Errorf("%w: %s", err, bytes.TrimSpace(stderr.Bytes()))
	}
	doc := new(render.Document)
	if err := json.Unmarshal(stdout, doc); err != nil {
		return nil, err
	}
	return doc, nil
}
