package accuracy

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Comparison holds what was judged against what the tool says today.
type Comparison struct {
	Judged *Judged
	Count  *Count
	New    []render.Finding // reported and not judged
	Gone   []Finding        // judged and not reported
	Back   []Finding        // marked as gone, and reported again
	Missed []Hazard

	today map[string]string // confidence by fingerprint
}

// Compare matches findings by fingerprint. The confidence that counts is the one
// of today.
func Compare(j *Judged, doc *render.Document) *Comparison {
	c := &Comparison{Judged: j, Count: newCount()}
	now := make(map[string]string)
	c.today = now
	judged := make(map[string]bool)
	for _, f := range j.Findings {
		judged[f.Fingerprint] = true
	}
	for _, f := range doc.Findings {
		now[f.Fingerprint] = f.Confidence
		if !judged[f.Fingerprint] {
			c.New = append(c.New, f)
			c.Count.finding(Finding{Rule: f.Rule}, f.Confidence, false)
		}
	}
	for _, f := range j.Findings {
		confidence, reported := now[f.Fingerprint]
		switch {
		case !reported:
			confidence = f.Confidence
			c.Gone = append(c.Gone, f)
		case f.Gone:
			c.Back = append(c.Back, f)
		}
		c.Count.finding(f, confidence, !reported)
	}
	for _, h := range j.Hazards {
		if now[h.Found] == "" {
			h.Found = ""
			c.Missed = append(c.Missed, h)
		}
		c.Count.hazard(h, now[h.Found])
	}
	return c
}

// Write prints what a person has to look at: what nobody has judged, in the form
// of the file it belongs into, what went away and came back, and what is missed.
func (c *Comparison) Write(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "== %s\n", c.Judged.Repo)
	for _, f := range c.New {
		fmt.Fprintf(&b, "  not judged: {fingerprint: %s, rule: %s, confidence: %s, at: %q, verdict: \"\", why: \"\"} # line %d\n",
			f.Fingerprint, f.Rule, f.Confidence, f.File+":"+f.Function, f.Line)
	}
	for _, f := range c.Gone {
		if f.Gone {
			continue
		}
		fmt.Fprintf(&b, "  gone: %s %s %s (was %s)", f.Fingerprint, f.Rule, f.At, f.Verdict)
		if i := slices.IndexFunc(c.New, func(n render.Finding) bool { return n.Rule == f.Rule && n.File+":"+n.Function == f.At }); i >= 0 {
			fmt.Fprintf(&b, ", perhaps %s now", c.New[i].Fingerprint)
		}
		b.WriteString("\n")
	}
	for _, f := range c.Back {
		fmt.Fprintf(&b, "  back: %s %s %s (%s)\n", f.Fingerprint, f.Rule, f.At, f.Verdict)
	}
	for _, h := range c.Missed {
		fmt.Fprintf(&b, "  missed: %s %s: %s\n", h.Kind, h.At, h.What)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// WriteCount prints figures as a table for a terminal, by rule and confidence.
func WriteCount(w io.Writer, title string, c *Count) error {
	var b strings.Builder
	fmt.Fprintf(&b, "== %s\n%-16s %-7s %5s %5s %7s %10s %5s  %9s %8s\n", title,
		"rule", "level", "true", "false", "unclear", "not judged", "gone", "precision", "cautious")
	row := func(rule, level string, t Tally) {
		fmt.Fprintf(&b, "%-16s %-7s %5d %5d %7d %10d %5d  %9s %8s\n", rule, level,
			t.True, t.False, t.Unclear, t.NotJudged, t.Gone, t.Precision(), t.Cautious())
	}
	for _, rule := range c.rules() {
		for _, level := range levels() {
			if t, ok := c.Cells[Cell{rule, level}]; ok {
				row(rule, level, t)
			}
		}
	}
	row("all", "default", c.Default(""))
	row("all", "low", c.Low(""))
	r := c.Recall()
	fmt.Fprintf(&b, "hazards: %d known, %d reported by default (%s), %d only at low, %d missed\n", r.All(), r.Found, percent(r.Found, r.All()), r.Low, r.Missed)
	writeCauses(&b, "false, since", c.Causes)
	writeCauses(&b, "missed, since", c.Misses)
	_, err := io.WriteString(w, b.String())
	return err
}

func writeCauses(b *strings.Builder, title string, causes map[string]int) {
	for _, cause := range byNumber(causes) {
		fmt.Fprintf(b, "%4d %s: %s\n", causes[cause], title, cause)
	}
}

// Total adds up comparisons.
type Total struct {
	Failed int // programs that could not be analysed
	count  *Count
	number int
}

// Add adds a program.
func (t *Total) Add(c *Comparison) {
	if t.count == nil {
		t.count = newCount()
	}
	t.count.Merge(c.Count)
	t.number++
}

// Write prints the figures of all programs together.
func (t *Total) Write(w io.Writer) error {
	title := number(t.number, "program")
	if t.Failed > 0 {
		title += fmt.Sprintf(", %d left out", t.Failed)
	}
	if t.count == nil {
		t.count = newCount()
	}
	return WriteCount(w, title, t.count)
}
