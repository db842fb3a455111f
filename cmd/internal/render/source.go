package render

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// sources reads lines of the files that a document points to. A file that can't
// be read, or is too large to be source, has no lines.
type sources struct {
	root  string
	files map[string][]string
}

func newSources(doc *Document) *sources {
	return &sources{root: doc.Root, files: map[string][]string{}}
}

// line returns a line of a file, counted from 1, without its end.
func (s *sources) line(file string, n int) (string, bool) {
	lines, ok := s.files[file]
	if !ok {
		lines = s.read(file)
		s.files[file] = lines
	}
	if n < 1 || n > len(lines) {
		return "", false
	}
	return strings.TrimSuffix(lines[n-1], "\r"), true
}

func (s *sources) read(file string) []string {
	const limit = 8 << 20
	name := filepath.FromSlash(file)
	if name == "" || s.root == "" && !filepath.IsAbs(name) {
		return nil
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(s.root, name)
	}
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() || info.Size() > limit {
		return nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit))
	if err != nil {
		return nil
	}
	return strings.Split(string(data), "\n")
}

// utf16Column converts a column that counts bytes into one that counts UTF-16
// units, as SARIF wants it. Without the line the bytes have to do.
func (s *sources) utf16Column(file string, n, column int) int {
	text, ok := s.line(file, n)
	if !ok || column < 1 || column-1 > len(text) {
		return column
	}
	units := 1
	for _, r := range text[:column-1] {
		if size := utf16.RuneLen(r); size > 0 {
			units += size
		} else {
			units++
		}
	}
	return units
}

// excerpt returns a line as it can be shown, and the columns (from 0, in
// characters) between which the finding lies; equal columns mark nothing.
func (s *sources) excerpt(p Place, endLine, endColumn int) (text string, from, to int, ok bool) {
	const width = 110
	raw, ok := s.line(p.File, p.Line)
	if !ok || strings.TrimSpace(raw) == "" {
		return "", 0, 0, false
	}
	if p.Column < 1 || p.Column-1 > len(raw) {
		return shorten(flat(raw), width), 0, 0, true
	}
	stop := len(strings.TrimRight(raw, " \t{"))
	if endLine == p.Line && endColumn > p.Column && endColumn-1 <= len(raw) {
		stop = endColumn - 1
	}
	if call := strings.IndexByte(raw[p.Column-1:max(stop, p.Column-1)], '('); call > 0 {
		stop = p.Column - 1 + call // the callee says enough, arguments can be long
	}
	from = utf8.RuneCountInString(flat(raw[:p.Column-1]))
	to = from
	if stop > p.Column-1 {
		to = from + utf8.RuneCountInString(flat(raw[p.Column-1:stop]))
	}
	text = shorten(flat(raw), width)
	if to > width {
		to = max(from, width)
	}
	if from >= width {
		from, to = 0, 0
	}
	return text, from, to, true
}

// flat is a source line with the same width on every terminal.
func flat(s string) string { return spelling.Visible(strings.ReplaceAll(s, "\t", "    ")) }
