// Package plan answers: what in the baseline is left to do, and whose is it?
//
// A baseline of 200 entries is a list; a plan is what a team can divide:
//
//	owner            to do  accepted  oldest
//	@acme/payments      14         2  2026-02-11
//	@acme/mail           3         0  2026-05-30
//
// and a number alone,
//
//	200 findings in the baseline
//
// moves nobody.
//
// Class of analysis: counting. Deliberate silences: entries without a date have
// no age; an entry with several owners is counted for each of them.
package plan

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
)

// Version is the version of the JSON object.
const Version = 1

// Plan is a summary of a baseline.
type Plan struct {
	Version  int     `json:"version"`
	Todo     int     `json:"todo"`
	Accepted int     `json:"accepted"`
	Oldest   string  `json:"oldest,omitempty"` // day of the oldest entry to do
	Groups   []Group `json:"groups"`
}

// Group divides the entries by one aspect.
type Group struct {
	By   string `json:"by"` // "rule", "package", "owner" or "age"
	Rows []Row  `json:"rows"`
}

// Row counts the entries that have one thing in common.
type Row struct {
	Name     string `json:"name"`
	Todo     int    `json:"todo"`
	Accepted int    `json:"accepted"`
	Oldest   string `json:"oldest,omitempty"` // day, of what is to do
}

// Aspects lists what entries can be divided by.
func Aspects() []string { return []string{"rule", "package", "owner"} }

// Nobody is the name of the row for files without an owner.
const Nobody = "(nobody)"

// Make counts the entries by the aspects, and their ages on the given day. owners
// returns those of an entry.
func Make(b *baseline.Baseline, by []string, owners func(baseline.Entry) []string, today time.Time) *Plan {
	p := &Plan{Version: Version, Groups: []Group{}}
	var all Row
	for _, e := range b.Findings {
		all.add(e)
	}
	p.Todo, p.Accepted, p.Oldest = all.Todo, all.Accepted, all.Oldest
	for _, aspect := range by {
		p.Groups = append(p.Groups, divide(b, aspect, owners))
	}
	p.Groups = append(p.Groups, ages(b, today))
	return p
}

func (r *Row) add(e baseline.Entry) {
	if e.Status == baseline.StatusAccepted {
		r.Accepted++
		return
	}
	r.Todo++
	if _, ok := day(e.Since); ok && (r.Oldest == "" || e.Since < r.Oldest) {
		r.Oldest = e.Since
	}
}

func divide(b *baseline.Baseline, aspect string, owners func(baseline.Entry) []string) Group {
	rows := map[string]*Row{}
	for _, e := range b.Findings {
		for _, name := range names(e, aspect, owners) {
			if rows[name] == nil {
				rows[name] = &Row{Name: name}
			}
			rows[name].add(e)
		}
	}
	g := Group{By: aspect, Rows: []Row{}}
	for _, r := range rows {
		g.Rows = append(g.Rows, *r)
	}
	slices.SortFunc(g.Rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Todo, a.Todo), cmp.Compare(b.Accepted, a.Accepted), strings.Compare(a.Name, b.Name))
	})
	return g
}

func names(e baseline.Entry, aspect string, owners func(baseline.Entry) []string) []string {
	switch aspect {
	case "rule":
		return []string{e.Rule}
	case "package":
		return []string{e.Package}
	}
	if found := owners(e); len(found) > 0 {
		return found
	}
	return []string{Nobody}
}

// ages divides the entries by how long they have been there.
func ages(b *baseline.Baseline, today time.Time) Group {
	bounds := []struct {
		days int
		name string
	}{{30, "up to 30 days"}, {90, "up to 90 days"}, {365, "up to a year"}}
	rows := make([]Row, len(bounds)+2)
	for i, bound := range bounds {
		rows[i].Name = bound.name
	}
	rows[len(bounds)].Name, rows[len(bounds)+1].Name = "older", "unknown"
	for _, e := range b.Findings {
		i := len(rows) - 1
		if since, ok := day(e.Since); ok {
			for i = 0; i < len(bounds) && today.Sub(since) > time.Duration(bounds[i].days+1)*24*time.Hour; i++ {
			}
		}
		rows[i].add(e)
	}
	return Group{By: "age", Rows: slices.DeleteFunc(rows, func(r Row) bool { return r.Todo+r.Accepted == 0 })}
}

func day(s string) (time.Time, bool) {
	t, err := time.Parse(time.DateOnly, s)
	return t, err == nil
}
