// Package change answers: does a finding concern lines that this change
// touches?
//
// The lines come from a unified diff, given as a file or taken from git:
//
//	lines, err := change.Since(ctx, root, "origin/main")
//	lines.Touches("/src/pay/worker.go", 42)
//
// A finding concerns the change if any of its ends does: a record that is added
// behind an old effect makes a new hazard at an old line.
//
// Deliberate silences: a removed line has no place in the new file, so a hazard
// made by a deletion alone is found only by a full check or by a baseline.
package change

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Lines is the set of lines that a change has added or modified.
type Lines struct {
	files map[string][]span // by absolute name
}

// span is a range of lines, both ends included.
type span struct{ first, last int }

// Touches reports whether the change has added or modified the line.
func (l *Lines) Touches(file string, line int) bool {
	for _, s := range l.files[resolve(file)] {
		if s.first <= line && line <= s.last {
			return true
		}
	}
	return false
}

// resolve follows symbolic links, so that two names of a file are one. A file that
// does not exist keeps its name.
func resolve(file string) string {
	if resolved, err := filepath.EvalSymlinks(file); err == nil {
		return resolved
	}
	return file
}

// hunk matches the line that opens a hunk; only the new side matters.
var hunk = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@`) })

// Parse reads a unified diff whose names are relative to root, with or without
// the prefix b/.
func Parse(diff []byte, root string) (*Lines, error) {
	p := &parser{root: resolve(root), lines: &Lines{files: make(map[string][]span)}}
	scan := bufio.NewScanner(bytes.NewReader(diff))
	scan.Buffer(nil, 1<<26) // a diff may hold minified files
	for scan.Scan() {
		if err := p.line(scan.Text()); err != nil {
			return nil, err
		}
	}
	if err := scan.Err(); err != nil {
		return nil, err
	}
	if len(bytes.TrimSpace(diff)) > 0 && !p.any {
		return nil, errors.New("not a unified diff: no line starts with +++")
	}
	return p.lines, nil
}

type parser struct {
	root     string
	lines    *Lines
	file     string
	any      bool
	old, new int // lines left in the hunk
	at       int // next line of the new file
}

func (p *parser) line(text string) error {
	if p.old > 0 || p.new > 0 {
		p.body(text)
		return nil
	}
	if name, ok := strings.CutPrefix(text, "+++ "); ok {
		p.any = true
		p.file = p.name(name)
		return nil
	}
	m := hunk().FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	p.old, p.at, p.new = count(m[1]), count(m[2]), count(m[3])
	return nil
}

// body reads one line within a hunk.
func (p *parser) body(text string) {
	switch {
	case strings.HasPrefix(text, "+"):
		if p.file != "" {
			p.lines.files[p.file] = append(p.lines.files[p.file], span{p.at, p.at})
		}
		p.at++
		p.new--
	case strings.HasPrefix(text, "-"):
		p.old--
	case strings.HasPrefix(text, `\`): // no newline at the end of the file
	default:
		p.at++
		p.new--
		p.old--
	}
}

// name returns the absolute name of a file in the diff, "" for none.
func (p *parser) name(text string) string {
	text, _, _ = strings.Cut(text, "\t")
	if unquoted, err := strconv.Unquote(text); err == nil {
		text = unquoted
	}
	text = strings.TrimSuffix(text, "\r")
	if text == "/dev/null" {
		return ""
	}
	if filepath.IsAbs(text) {
		return filepath.Clean(text)
	}
	if stripped, ok := strings.CutPrefix(text, "b/"); ok {
		text = stripped
	}
	return filepath.Join(p.root, filepath.FromSlash(text))
}

func count(digits string) int {
	if digits == "" {
		return 1
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}

// Read reads a diff from a file, standard input if it is called "-"; the names in it
// are relative to root.
func Read(name, root string) (*Lines, error) {
	var data []byte
	var err error
	if name == "-" {
		data, err = io.ReadAll(os.Stdin)
	} else {
		data, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, err
	}
	lines, err := Parse(data, root)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return lines, nil
}

// Apply keeps the findings that concern the change and counts the others.
func (l *Lines) Apply(doc *render.Document) {
	kept := []render.Finding{}
	for _, f := range doc.Findings {
		if l.concerns(doc.Root, &f) {
			kept = append(kept, f)
		} else {
			doc.Stats.OutsideDiff++
		}
	}
	doc.Findings = kept
	doc.Count()
}

func (l *Lines) concerns(root string, f *render.Finding) bool {
	if l.touchesPlace(root, f.Place) {
		return true
	}
	for _, r := range f.Related {
		if l.touchesPlace(root, r.Place) {
			return true
		}
	}
	return false
}

func (l *Lines) touchesPlace(root string, p render.Place) bool {
	file := filepath.FromSlash(p.File)
	if !filepath.IsAbs(file) {
		file = filepath.Join(root, file)
	}
	return l.Touches(file, p.Line)
}
