package vettool

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/format"
	"go/token"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// edit is a change of one file, by offsets.
type edit struct {
	start, end int
	text       string
}

// applyFixes applies the first fix of each finding, leaving out those that
// touch the same text as an earlier one, and formats the files. It writes them
// to the archive that the go command gives, prints the difference, or else
// changes them in place.
func applyFixes(w io.Writer, c *unitConfig, u *passrun.Unit, reports []passrun.Report, asDiff bool) error {
	edits := chooseEdits(u.Fset, reports)
	fixed := make(map[string][]byte)
	for _, name := range slices.Sorted(maps.Keys(edits)) {
		if !slices.Contains(c.GoFiles, name) {
			continue
		}
		old, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		text, err := apply(old, edits[name])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if asDiff {
			if _, err := w.Write(diff.Diff(name+" (old)", old, name+" (new)", text)); err != nil {
				return err
			}
		}
		fixed[name] = text
	}
	switch {
	case asDiff:
		return nil
	case c.FixArchive != "":
		return writeArchive(c.FixArchive, c.ID, fixed)
	}
	for _, name := range slices.Sorted(maps.Keys(fixed)) {
		if err := os.WriteFile(name, fixed[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// chooseEdits collects the edits of the fixes that go together, by file.
func chooseEdits(fset *token.FileSet, reports []passrun.Report) map[string][]edit {
	chosen := make(map[string][]edit)
	for _, r := range reports {
		if len(r.Diagnostic.SuggestedFixes) == 0 {
			continue
		}
		fix := fileEdits(fset, r.Diagnostic.SuggestedFixes[0])
		conflict := false
		for name, edits := range fix {
			for _, e := range edits {
				conflict = conflict || slices.ContainsFunc(chosen[name], e.conflicts)
			}
		}
		if conflict {
			continue // the next run gets it
		}
		for name, edits := range fix {
			for _, e := range edits {
				if !slices.Contains(chosen[name], e) {
					chosen[name] = append(chosen[name], e)
				}
			}
		}
	}
	return chosen
}

// conflicts reports whether both edits cannot be made; two equal ones are one.
func (e edit) conflicts(other edit) bool {
	if e == other {
		return false
	}
	if e.start == other.start {
		return true // order would matter
	}
	return e.start < other.end && other.start < e.end
}

func fileEdits(fset *token.FileSet, fix analysis.SuggestedFix) map[string][]edit {
	edits := make(map[string][]edit)
	for _, e := range fix.TextEdits {
		file := fset.File(e.Pos)
		if file == nil {
			continue
		}
		name := file.Name()
		edits[name] = append(edits[name], edit{file.Offset(e.Pos), file.Offset(cmp.Or(e.End, e.Pos)), string(e.NewText)})
	}
	return edits
}

func apply(old []byte, edits []edit) ([]byte, error) {
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		if e.start < at || e.end < e.start || e.end > len(old) {
			return nil, errors.New("internal error: a fix is out of range")
		}
		out.Write(old[at:e.start])
		out.WriteString(e.text)
		at = e.end
	}
	out.Write(old[at:])
	return format.Source(out.Bytes())
}

func writeArchive(name, comment string, files map[string][]byte) (err error) {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	z := zip.NewWriter(f)
	if err := z.SetComment(comment); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		w, err := z.Create(name)
		if err != nil {
			return err
		}
		if _, err := w.Write(files[name]); err != nil {
			return err
		}
	}
	return z.Close()
}
