package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// row is what became of one module.
type row struct {
	name     string
	doc      render.Document
	usage    *usage
	slowest  string
	took     string
	failures []string
}

// corpus checks one module after the other.
func (b *bench) corpus(ctx context.Context, dirs []string) error {
	fmt.Fprintln(b.out, "| module | packages | findings (high/medium/low) | slowest package | wall s | peak MB | capped functions | failures |\n|---|---|---|---|---|---|---|---|")
	var total row
	var wall time.Duration
	var top int64
	failed := 0
	self, err := os.Executable()
	if err != nil {
		return err
	}
	for _, dir := range dirs {
		if _, err := measure(ctx, dir, nil, b.limits, self, "load"); err != nil { // compiling is not counted
			return err
		}
		u, err := measure(ctx, dir, nil, b.limits, b.tool, "check", "-q", "-v", "-format=json", "-confidence="+b.level, "./...")
		if err != nil {
			return err
		}
		r := newRow(filepath.Base(dir), u)
		if _, err := fmt.Fprintln(b.out, r); err != nil {
			return err
		}
		total.doc.Findings = append(total.doc.Findings, r.doc.Findings...)
		total.doc.Stats.Packages += r.doc.Stats.Packages
		wall += u.wall
		top = max(top, u.peak)
		if len(r.failures) > 0 {
			failed++
		}
	}
	_, err = fmt.Fprintf(b.out, "| **%d modules** | %d | %s | | %.1f | %d | | %d |\n",
		len(dirs), total.doc.Stats.Packages, levels(total.doc.Findings), wall.Seconds(), top>>20, failed)
	return err
}

// newRow reads what a run printed.
func newRow(name string, u *usage) *row {
	r := &row{name: name, usage: u}
	fail := func(format string, args ...any) { r.failures = append(r.failures, fmt.Sprintf(format, args...)) }
	if u.killed != "" {
		fail("%s", u.killed)
	}
	if strings.Contains(u.stderr, "goroutine ") {
		fail("panic: %s", firstLine(u.stderr, "panic: ", "fatal error: "))
	}
	if err := json.Unmarshal(u.stdout, &r.doc); err != nil && len(r.failures) == 0 {
		fail("status %d: %s", u.status, firstLine(u.stderr, "dualwrite: "))
	}
	internal := 0
	for _, e := range r.doc.Errors {
		if strings.Contains(e.Message, "internal error") {
			internal++
		}
	}
	if internal > 0 {
		fail("internal errors: %d", internal)
	}
	if n := len(r.doc.Errors) - internal; n > 0 {
		fail("errors in the source: %d", n)
	}
	if m := regexp.MustCompile(`(?m)^dualwrite: of it (\S+)\s+([0-9.]+)s$`).FindStringSubmatch(u.stderr); m != nil {
		r.slowest, r.took = m[1], m[2]
	}
	return r
}

// firstLine returns the first line with one of the prefixes, without it.
func firstLine(text string, prefixes ...string) string {
	for line := range strings.Lines(text) {
		for _, prefix := range prefixes {
			if rest, ok := strings.CutPrefix(strings.TrimSpace(line), prefix); ok {
				return rest
			}
		}
	}
	return strings.TrimSpace(text[:min(len(text), 80)])
}

func (r *row) String() string {
	slowest := "–"
	if r.slowest != "" {
		slowest = r.slowest + " " + r.took
	}
	capped := "–"
	if c := r.doc.Stats.Coverage; c != nil {
		capped = fmt.Sprint(c.Capped)
	}
	failures := strings.ReplaceAll(strings.Join(r.failures, "; "), "|", `\|`)
	return fmt.Sprintf("| %s | %d | %s | %s | %.1f | %d | %s | %s |", r.name, r.doc.Stats.Packages,
		levels(r.doc.Findings), slowest, r.usage.wall.Seconds(), r.usage.peak>>20, capped, failures)
}

// levels counts findings by confidence.
func levels(findings []render.Finding) string {
	count := make(map[string]int)
	for _, f := range findings {
		count[f.Confidence]++
	}
	return fmt.Sprintf("%d/%d/%d", count["high"], count["medium"], count["low"])
}
