package vettool

import (
	"archive/zip"
	"cmp"
	"errors"
	"fmt"
	"go/token"
	"io"
	"maps"
	"os"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/fix"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

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
		text, err := fix.Apply(old, edits[name])
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
		if err := output.WriteFile(name, fixed[name]); err != nil {
			return err
		}
	}
	return nil
}

// chooseEdits collects the edits of the fixes that go together, by file.
func chooseEdits(fset *token.FileSet, reports []passrun.Report) fix.Choice {
	chosen := fix.Choice{}
	for _, r := range reports {
		if len(r.Diagnostic.SuggestedFixes) > 0 {
			chosen.Add(fileEdits(fset, r.Diagnostic.SuggestedFixes[0])) // else the next run gets it
		}
	}
	return chosen
}

func fileEdits(fset *token.FileSet, suggested analysis.SuggestedFix) map[string][]fix.Edit {
	edits := make(map[string][]fix.Edit)
	for _, e := range suggested.TextEdits {
		file := fset.File(e.Pos)
		if file == nil {
			continue
		}
		name := file.Name()
		edits[name] = append(edits[name], fix.Edit{Start: file.Offset(e.Pos), End: file.Offset(cmp.Or(e.End, e.Pos)), Text: string(e.NewText)})
	}
	return edits
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
