// Package baseline answers: which of today's findings were there already?
//
// A baseline is a file that a team checks in when it starts to use dualwrite on
// a program with hazards: what it lists does not fail the build, and new
// hazards do.
//
//	{
//	  "version": 1,
//	  "findings": [
//	    {
//	      "fingerprint": "0f3c5a6b7c8d9e0f",
//	      "rule": "effectrecord",
//	      "package": "example.com/pay",
//	      "function": "(*Worker).Run",
//	      "file": "worker.go",
//	      "message": "Charge is repeated if ...",
//	      "status": "accepted",
//	      "reason": "the gateway deduplicates by order id",
//	      "since": "2026-02-11"
//	    }
//	  ]
//	}
//
// An entry is "todo", which is work, or "accepted", which is a decision. A
// decision without its reason
//
//	{"fingerprint": "0f3c5a6b7c8d9e0f", "rule": "effectrecord", "status": "accepted"}
//
// is refused: nobody could review it. Entries are matched by fingerprint alone;
// the other fields are for the reader. A rewritten baseline keeps decisions,
// forgets what is gone, and leaves alone what the run could not see.
//
// Deliberate silence: an entry that no longer matches anything is no error,
// since another set of build tags may still find it; Fixed lists them.
package baseline

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Todo is the reason of a suppressed finding that is work to do.
const Todo = "in the baseline, to be fixed"

// The values of Entry.Status.
const (
	StatusTodo     = "todo"
	StatusAccepted = "accepted"
)

// Baseline is the content of a baseline file.
type Baseline struct {
	Version  int     `json:"version"`
	Findings []Entry `json:"findings"`
}

// Entry is a finding that was there when the baseline was written.
type Entry struct {
	Fingerprint string `json:"fingerprint"`
	Rule        string `json:"rule"`
	Package     string `json:"package"`
	Function    string `json:"function,omitempty"`
	File        string `json:"file,omitempty"` // with slashes, relative to the folder of the baseline
	Message     string `json:"message,omitempty"`
	Status      string `json:"status"`
	Reason      string `json:"reason,omitempty"` // why it may stay, or what is planned
	Since       string `json:"since,omitempty"`  // the day it was first listed
}

// New makes a baseline of what the document holds, with the decisions that old,
// which may be nil, records. What the configuration accepts needs no entry.
func New(doc *render.Document, old *Baseline) *Baseline {
	known := map[string]Entry{}
	if old != nil {
		known = old.byFingerprint()
	}
	b := &Baseline{Version: Version, Findings: []Entry{}}
	for _, f := range doc.Findings {
		before := known[f.Fingerprint]
		b.Findings = append(b.Findings, Entry{
			Fingerprint: f.Fingerprint,
			Rule:        f.Rule,
			Package:     f.Package,
			Function:    f.Function,
			File:        f.File,
			Message:     f.Message,
			Status:      cmp.Or(before.Status, StatusTodo),
			Reason:      before.Reason,
			Since:       before.Since,
		})
	}
	slices.SortFunc(b.Findings, compare)
	return b
}

// Summary counts the entries in words.
func (b *Baseline) Summary() string {
	accepted := 0
	for _, e := range b.Findings {
		if e.Status == StatusAccepted {
			accepted++
		}
	}
	n, noun := len(b.Findings), "findings"
	if n == 1 {
		noun = "finding"
	}
	switch {
	case n == 0:
		return "no findings recorded"
	case accepted == 0:
		return fmt.Sprintf("%d %s recorded (to do)", n, noun)
	case accepted == n:
		return fmt.Sprintf("%d %s recorded (accepted)", n, noun)
	}
	return fmt.Sprintf("%d %s recorded (%d to do, %d accepted)", n, noun, n-accepted, accepted)
}

// Keep adds the entries of old that are not in b and that, according to covers,
// the run behind b could not have found. It returns the others: they are gone.
func (b *Baseline) Keep(old *Baseline, covers func(rule, pkg, fingerprint string) bool) (kept int, gone []Entry) {
	listed := b.byFingerprint()
	known := old.byFingerprint()
	for _, e := range old.Findings {
		if _, ok := listed[e.Fingerprint]; ok {
			continue
		}
		e = known[e.Fingerprint]
		listed[e.Fingerprint] = e // once
		if covers(e.Rule, e.Package, e.Fingerprint) {
			gone = append(gone, e)
			continue
		}
		b.Findings = append(b.Findings, e)
		kept++
	}
	slices.SortFunc(b.Findings, compare)
	slices.SortFunc(gone, compare)
	return kept, gone
}

// compare is an order that edits of the code leave alone.
func compare(a, b Entry) int {
	return cmp.Or(
		cmp.Compare(a.Package, b.Package),
		cmp.Compare(a.Function, b.Function),
		cmp.Compare(a.Rule, b.Rule),
		cmp.Compare(a.Fingerprint, b.Fingerprint),
	)
}

// Relocate makes the names of files, which are relative to the folder from,
// relative to the folder to. Both are absolute.
func (b *Baseline) Relocate(from, to string) {
	for i := range b.Findings {
		name := filepath.FromSlash(b.Findings[i].File)
		if name == "" || filepath.IsAbs(name) {
			continue
		}
		if rel, err := filepath.Rel(to, filepath.Join(from, name)); err == nil {
			b.Findings[i].File = filepath.ToSlash(rel)
		}
	}
}

// Stamp dates the entries that have no date yet.
func (b *Baseline) Stamp(day string) {
	for i := range b.Findings {
		e := &b.Findings[i]
		e.Since = cmp.Or(e.Since, day)
	}
}

// Apply moves the findings that the baseline lists to the suppressed ones.
func (b *Baseline) Apply(doc *render.Document) {
	known := b.byFingerprint()
	counting := []render.Finding{}
	for _, f := range doc.Findings {
		e, ok := known[f.Fingerprint]
		if !ok {
			f.Baseline = "new"
			counting = append(counting, f)
			continue
		}
		f.Baseline, f.Reason = "unchanged", Todo
		if e.Status == StatusAccepted {
			f.Reason = e.Reason
		}
		doc.Suppressed = append(doc.Suppressed, f)
	}
	doc.Findings = counting
	doc.Count()
}

// Fixed lists the entries that match no finding of the document, suppressed or
// not. Ask it of a document that covers the whole program.
func (b *Baseline) Fixed(doc *render.Document) []Entry {
	found := map[string]bool{}
	for _, f := range slices.Concat(doc.Findings, doc.Suppressed) {
		found[f.Fingerprint] = true
	}
	var out []Entry
	for _, e := range b.Findings {
		if !found[e.Fingerprint] {
			out = append(out, e)
		}
	}
	slices.SortFunc(out, compare)
	return out
}

// byFingerprint indexes the entries. Merged branches can leave one twice; a
// decision then weighs more than work to do.
func (b *Baseline) byFingerprint() map[string]Entry {
	out := make(map[string]Entry, len(b.Findings))
	for _, e := range b.Findings {
		if before, ok := out[e.Fingerprint]; !ok || before.Status == StatusTodo {
			out[e.Fingerprint] = e
		}
	}
	return out
}
