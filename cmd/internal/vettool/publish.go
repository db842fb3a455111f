package vettool

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

// publish gives the findings to the go command, which shows no more than the error
// output of a tool that fails.
func (t *Tool) publish(o *options, c *unitConfig, u *passrun.Unit, outcome *passrun.Outcome, fails bool) (err error) {
	if o.fix && trimmed() {
		return errShared
	}
	w, names := t.Stdout, newPlaces(u.Fset, c.Dir)
	if c.Stdout != "" {
		f, err := os.Create(c.Stdout)
		if err != nil {
			return err
		}
		defer f.Close()
		w = f
	}
	switch {
	case o.fix:
		return applyFixes(w, c, u, outcome.Reports, o.diff)
	case o.json && fails && c.Stdout != "":
		return printText(t.Stderr, names, outcome.Reports)
	case o.json:
		return printJSON(w, c.ID, names, outcome.Reports)
	}
	return printText(t.Stderr, names, outcome.Reports)
}

// The JSON that go vet passes on: package ID -> analyzer -> diagnostics.
type (
	jsonDiagnostic struct {
		Category string        `json:"category,omitempty"`
		Posn     string        `json:"posn"`
		End      string        `json:"end"`
		Message  string        `json:"message"`
		Fixes    []jsonFix     `json:"suggested_fixes,omitempty"`
		Related  []jsonRelated `json:"related,omitempty"`
	}
	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}
	jsonEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"`
		End      int    `json:"end"`
		New      string `json:"new"`
	}
	jsonRelated struct {
		Posn    string `json:"posn"`
		End     string `json:"end"`
		Message string `json:"message"`
	}
)

func printJSON(w io.Writer, id string, names places, reports []passrun.Report) error {
	tree := make(map[string]map[string][]jsonDiagnostic)
	for _, r := range reports {
		if tree[id] == nil {
			tree[id] = make(map[string][]jsonDiagnostic)
		}
		tree[id][r.Analyzer.Name] = append(tree[id][r.Analyzer.Name], newJSON(names, &r.Diagnostic))
	}
	data, err := json.MarshalIndent(tree, "", "\t") // sorts the keys
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", data)
	return err
}

func newJSON(names places, d *analysis.Diagnostic) jsonDiagnostic {
	out := jsonDiagnostic{
		Category: d.Category,
		Posn:     names.at(d.Pos),
		End:      names.at(cmp.Or(d.End, d.Pos)),
		Message:  d.Message,
	}
	for _, fix := range d.SuggestedFixes {
		jf := jsonFix{Message: fix.Message}
		for _, e := range fix.TextEdits {
			start, end := names.fset.Position(e.Pos), names.fset.Position(cmp.Or(e.End, e.Pos))
			jf.Edits = append(jf.Edits, jsonEdit{names.file(start.Filename), start.Offset, end.Offset, string(e.NewText)})
		}
		out.Fixes = append(out.Fixes, jf)
	}
	for _, r := range d.Related {
		out.Related = append(out.Related, jsonRelated{
			Posn:    names.at(r.Pos),
			End:     names.at(cmp.Or(r.End, r.Pos)),
			Message: r.Message,
		})
	}
	return out
}

func printText(w io.Writer, names places, reports []passrun.Report) error {
	for _, r := range reports {
		fmt.Fprintf(w, "%s: %s\n", spelling.Visible(names.at(r.Diagnostic.Pos)), spelling.Visible(r.Diagnostic.Message))
		for _, rel := range r.Diagnostic.Related {
			fmt.Fprintf(w, "%s: \t%s\n", spelling.Visible(names.at(rel.Pos)), spelling.Visible(rel.Message))
		}
	}
	if len(reports) > 0 {
		return findingsError{}
	}
	return nil
}
