package fix

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Result counts what was done.
type Result struct {
	Applied int // findings that were fixed
	Skipped int // findings whose fix has to wait for the next run
	Files   int // files that were changed
}

// Document applies the first fix of each finding and takes the findings that are
// fixed out of the document. Either all files are changed or, if one of them
// can't be read or would not be Go any more, none.
func Document(doc *render.Document) (Result, error) {
	var r Result
	files := reader{root: doc.Root, text: map[string][]byte{}}
	chosen := Choice{}
	var left []render.Finding
	for _, f := range doc.Findings {
		if len(f.Fixes) == 0 {
			left = append(left, f)
			continue
		}
		edits, err := files.edits(f.Fixes[0])
		if err != nil {
			return Result{}, err
		}
		if chosen.Add(edits) {
			r.Applied++
			continue
		}
		r.Skipped++
		left = append(left, f)
	}
	fixed := map[string][]byte{}
	for _, name := range slices.Sorted(maps.Keys(chosen)) {
		text, err := Apply(files.text[name], chosen[name])
		if err != nil {
			return Result{}, fmt.Errorf("%s: %w", name, err)
		}
		fixed[name] = text
	}
	for _, name := range slices.Sorted(maps.Keys(fixed)) {
		if err := output.WriteFile(name, fixed[name]); err != nil {
			return Result{}, err
		}
		r.Files++
	}
	doc.Findings = left
	doc.Count()
	return r, nil
}

// reader turns places into offsets.
type reader struct {
	root string
	text map[string][]byte // by absolute name
}

func (r *reader) edits(f render.Fix) (map[string][]Edit, error) {
	out := map[string][]Edit{}
	for _, e := range f.Edits {
		name := filepath.FromSlash(e.File)
		if !filepath.IsAbs(name) {
			name = filepath.Join(r.root, name)
		}
		if r.text[name] == nil {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			r.text[name] = text
		}
		start, ok1 := offset(r.text[name], e.Line, e.Column)
		end, ok2 := offset(r.text[name], e.EndLine, e.EndColumn)
		if !ok1 || !ok2 {
			return nil, fmt.Errorf("%s: the file has changed meanwhile", name)
		}
		out[name] = append(out[name], Edit{start, end, e.NewText})
	}
	return out, nil
}

// offset returns where a line and a column, counted in bytes from 1, are.
func offset(text []byte, line, column int) (int, bool) {
	at := 0
	for ; line > 1; line-- {
		i := bytes.IndexByte(text[at:], '\n')
		if i < 0 {
			return 0, false
		}
		at += i + 1
	}
	at += column - 1
	return at, line == 1 && column >= 1 && at <= len(text)
}
