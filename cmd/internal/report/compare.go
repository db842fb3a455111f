package report

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// Changes says what is different from an older report.
type Changes struct {
	Better     []Change `json:"better"`
	Worse      []Change `json:"worse"`
	AddedUnits []string `json:"addedUnits"`
	GoneUnits  []string `json:"goneUnits"`
	NewKills   []Gap    `json:"newKillPoints"`
	GoneKills  []Gap    `json:"goneKillPoints"`
}

// Worsened reports whether an answer is worse than it was, or a kill point is new
// and not only in a function of another name.
func (c *Changes) Worsened() bool {
	nameless := func(all []Gap) []Gap {
		out := slices.Clone(all)
		for i := range out {
			out[i].Function = ""
		}
		return out
	}
	return len(c.Worse)+len(missingGaps(nameless(c.NewKills), nameless(c.GoneKills))) > 0
}

// Change is an answer that became another one.
type Change struct {
	Unit     string           `json:"unit"`
	Question string           `json:"question"`
	Old      evidence.Verdict `json:"old"`
	New      evidence.Verdict `json:"new"`
}

// Gap names a kill point without its line.
type Gap struct {
	Unit     string `json:"unit"`
	Function string `json:"function"`
	After    string `json:"after"`
	Before   string `json:"before"`
}

// Read decodes a report that Write made as JSON.
func Read(data []byte) (*Document, error) {
	var d Document
	if err := json.Unmarshal(data, &d); err != nil {
		return nil, err
	}
	if d.Version != Version {
		return nil, fmt.Errorf("a report of version %d, expected %d", d.Version, Version)
	}
	if d.Units == nil || d.Totals == nil {
		return nil, errors.New("it has no units and totals: is it what a check wrote?")
	}
	return &d, nil
}

// Compare fills in what changed since old.
func (d *Document) Compare(old *Document) {
	c := &Changes{
		Better: []Change{}, Worse: []Change{}, AddedUnits: []string{}, GoneUnits: []string{},
		NewKills: missingGaps(gaps(d), gaps(old)), GoneKills: missingGaps(gaps(old), gaps(d)),
	}
	before := map[string]*evidence.Unit{}
	for i := range old.Units {
		before[old.Units[i].ID] = &old.Units[i]
	}
	for i := range d.Units {
		u := &d.Units[i]
		was := before[u.ID]
		if was == nil {
			c.AddedUnits = append(c.AddedUnits, u.ID)
			continue
		}
		delete(before, u.ID)
		c.answers(u, was)
	}
	for id := range before {
		c.GoneUnits = append(c.GoneUnits, id)
	}
	slices.Sort(c.GoneUnits)
	d.Changes = c
}

func (c *Changes) answers(u, was *evidence.Unit) {
	for _, a := range u.Answers {
		i := slices.IndexFunc(was.Answers, func(o evidence.Answer) bool { return o.Question == a.Question })
		if i < 0 || was.Answers[i].Verdict == a.Verdict {
			continue
		}
		ch := Change{u.ID, a.Question, was.Answers[i].Verdict, a.Verdict}
		if grade(ch.New) > grade(ch.Old) {
			c.Better = append(c.Better, ch)
		} else {
			c.Worse = append(c.Worse, ch)
		}
	}
}

// grade orders verdicts. What is known to be missing is worse than what nobody
// knows.
func grade(v evidence.Verdict) int {
	return slices.Index([]evidence.Verdict{evidence.No, evidence.Unknown, evidence.Partly, evidence.Yes}, v)
}

func gaps(d *Document) []Gap {
	var out []Gap
	for i := range d.Units {
		for _, k := range d.Units[i].KillPoints {
			if k.Kind != "recognised" {
				out = append(out, Gap{d.Units[i].ID, k.Function, k.After, k.Before})
			}
		}
	}
	slices.SortFunc(out, compareGaps)
	return out
}

func compareGaps(a, b Gap) int {
	return cmp.Or(strings.Compare(a.Unit, b.Unit), strings.Compare(a.Function, b.Function),
		strings.Compare(a.After, b.After), strings.Compare(a.Before, b.Before))
}

// missingGaps returns those of a that b does not have, counting equal ones.
func missingGaps(a, b []Gap) []Gap {
	left := map[Gap]int{}
	for _, g := range b {
		left[g]++
	}
	out := []Gap{}
	for _, g := range a {
		if left[g]--; left[g] < 0 {
			out = append(out, g)
		}
	}
	return out
}
