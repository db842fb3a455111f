// Package report renders the postmortem checklist: what passes/evidence found
// out about each work unit of a program, for a reader who has an incident behind
// or before them.
//
//	doc, err := report.Run(ctx, engine, options) // the facts
//	err = report.Write(w, "html", doc)           // a page, Markdown for a pull request, or JSON
//
// The JSON object is the document; its schema is docs/report.schema.json. HTML is
// one file that asks for nothing: no network, no framework, and a policy inside
// that forbids both. Everything that comes from the program (names, SQL, folder
// names) is data: no format lets it end a field early or become markup.
//
// Deliberate silences: packages that no pattern matches are learnt from, and so
// appear in units; nothing is said about time, so that the same program gives
// the same bytes.
package report

import (
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// Version is the version of the JSON object that Document describes.
const Version = 1

// Document is the whole report.
type Document struct {
	Version int                `json:"version"`
	Program string             `json:"program"` // module path, or the common part of several
	Units   []evidence.Unit    `json:"units"`
	Loose   []evidence.Loose   `json:"loose"`    // effects that belong to no unit
	Others  []evidence.Finding `json:"findings"` // what rules report beside the units
	Totals  map[string]Total   `json:"totals"`
	Stats   Stats              `json:"stats"`
	Errors  []render.Error     `json:"errors"`

	// Changes says what differs from an older report; nil without one.
	Changes *Changes `json:"changes,omitempty"`
	// Tool is the version of this program.
	Tool string `json:"-"`
}

// Total counts the verdicts of one question.
type Total struct {
	Yes     int `json:"yes"`
	Partly  int `json:"partly"`
	No      int `json:"no"`
	Unknown int `json:"unknown"`
}

// Stats says how much was looked at.
type Stats struct {
	Packages   int `json:"packages"`
	Units      int `json:"units"`
	Effects    int `json:"effects"`
	KillPoints int `json:"killPoints"`
	SQLFiles   int `json:"sqlFiles"`
	TestFiles  int `json:"testFiles"`
}

// fill computes what follows from the units.
func (d *Document) fill() {
	d.Version = Version
	d.Totals = map[string]Total{}
	d.Stats.Units, d.Stats.Effects, d.Stats.KillPoints = len(d.Units), len(d.Loose), 0
	for _, q := range evidence.Questions() {
		d.Totals[q] = Total{}
	}
	for i := range d.Units {
		u := &d.Units[i]
		complete(u)
		d.Stats.Effects += len(u.Effects)
		d.Stats.KillPoints += len(u.KillPoints)
		for _, a := range u.Answers {
			t := d.Totals[a.Question]
			t.count(a.Verdict)
			d.Totals[a.Question] = t
		}
	}
	if d.Units == nil {
		d.Units = []evidence.Unit{}
	}
	if d.Loose == nil {
		d.Loose = []evidence.Loose{}
	}
	for i := range d.Loose {
		if d.Loose[i].Reported == nil {
			d.Loose[i].Reported = []evidence.Mention{}
		}
	}
	if d.Others == nil {
		d.Others = []evidence.Finding{}
	}
	if d.Errors == nil {
		d.Errors = []render.Error{}
	}
}

// complete makes lists empty instead of nil: JSON readers expect lists.
func complete(u *evidence.Unit) {
	if u.Starts == nil {
		u.Starts = []evidence.Function{}
	}
	if u.Functions == nil {
		u.Functions = []evidence.Function{}
	}
	if u.Effects == nil {
		u.Effects = []evidence.Effect{}
	}
	if u.Findings == nil {
		u.Findings = []evidence.Finding{}
	}
	if u.KillPoints == nil {
		u.KillPoints = []evidence.KillPoint{}
	}
	for i := range u.KillPoints {
		if u.KillPoints[i].Reported == nil {
			u.KillPoints[i].Reported = []evidence.Mention{}
		}
	}
	if m := u.Machine; m != nil {
		if m.Transitions == nil {
			m.Transitions = []evidence.Transition{}
		}
		for i := range m.Transitions {
			if m.Transitions[i].From == nil {
				m.Transitions[i].From = []string{}
			}
		}
	}
}

func (t *Total) count(v evidence.Verdict) {
	switch v {
	case evidence.Yes:
		t.Yes++
	case evidence.Partly:
		t.Partly++
	case evidence.No:
		t.No++
	default:
		t.Unknown++
	}
}

// Has reports whether some answer is v.
func (d *Document) Has(v evidence.Verdict) bool {
	for _, t := range d.Totals {
		switch {
		case v == evidence.Yes && t.Yes > 0, v == evidence.Partly && t.Partly > 0,
			v == evidence.No && t.No > 0, v == evidence.Unknown && t.Unknown > 0:
			return true
		}
	}
	return false
}
