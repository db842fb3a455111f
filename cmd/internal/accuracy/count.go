package accuracy

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// Tally counts findings by verdict.
type Tally struct {
	True, False, Unclear int
	NotJudged            int // reported today, and not read by anybody
	Gone                 int // read, and not reported any more
}

// add counts a finding that is still reported.
func (t *Tally) add(verdict string) {
	switch verdict {
	case True:
		t.True++
	case False:
		t.False++
	case Unclear:
		t.Unclear++
	default:
		t.NotJudged++
	}
}

func (t *Tally) merge(o Tally) {
	t.True += o.True
	t.False += o.False
	t.Unclear += o.Unclear
	t.NotJudged += o.NotJudged
	t.Gone += o.Gone
}

// Read is the number of findings that have a verdict and are still reported.
func (t Tally) Read() int { return t.True + t.False + t.Unclear }

// Precision is the share of the true among the decided, as text.
func (t Tally) Precision() string { return percent(t.True, t.True+t.False) }

// Cautious is the share of the true among all that were read.
func (t Tally) Cautious() string { return percent(t.True, t.Read()) }

// percent rounds down: 89.9 % is not 90 %.
func percent(part, whole int) string {
	if whole == 0 {
		return "–"
	}
	return fmt.Sprintf("%d %%", 100*part/whole)
}

// Recall counts the hazards that readers know of.
type Recall struct {
	Found  int // reported at the default level
	Low    int // reported, but only with -confidence=low
	Missed int
}

// All is the number of hazards.
func (r Recall) All() int { return r.Found + r.Low + r.Missed }

func (r *Recall) merge(o Recall) {
	r.Found += o.Found
	r.Low += o.Low
	r.Missed += o.Missed
}

// Cell is a rule and a confidence.
type Cell struct{ Rule, Confidence string }

// Count is what the judged files of one or more programs come to.
type Count struct {
	Cells  map[Cell]Tally
	Kinds  map[string]Recall // hazards, by the rule that should report them
	Causes map[string]int    // of false findings
	Misses map[string]int    // causes of missed hazards
}

func newCount() *Count {
	return &Count{make(map[Cell]Tally), make(map[string]Recall), make(map[string]int), make(map[string]int)}
}

// CountFile counts what a file itself says: a finding is reported unless it is
// marked as gone.
func CountFile(j *Judged) *Count {
	c := newCount()
	for _, f := range j.Findings {
		c.finding(f, f.Confidence, f.Gone)
	}
	gone := j.gone()
	level := make(map[string]string)
	for _, f := range j.Findings {
		level[f.Fingerprint] = f.Confidence
	}
	for _, h := range j.Hazards {
		if gone[h.Found] {
			h.Found = ""
		}
		c.hazard(h, level[h.Found])
	}
	return c
}

// notYet is the first confidence of a finding that only a later build reports.
const notYet = "none"

// FirstContact counts what was shown by default when the program was met for the
// first time: what is not reported any more counts as it was judged.
func FirstContact(j *Judged) Tally {
	var t Tally
	for _, f := range j.Findings {
		if level := cmp.Or(f.First, f.Confidence); level != notYet && shown(level) {
			t.add(f.Verdict)
		}
	}
	return t
}

// CountAll adds up several files.
func CountAll(all []*Judged) *Count {
	c := newCount()
	for _, j := range all {
		c.Merge(CountFile(j))
	}
	return c
}

func (c *Count) finding(f Finding, confidence string, gone bool) {
	cell := Cell{f.Rule, confidence}
	t := c.Cells[cell]
	if gone {
		t.Gone++
	} else {
		t.add(f.Verdict)
		if f.Verdict == False {
			c.Causes[cmp.Or(f.Cause, "not named")]++
		}
	}
	c.Cells[cell] = t
}

// hazard counts a hazard whose finding, if there is one, has the confidence.
func (c *Count) hazard(h Hazard, confidence string) {
	r := c.Kinds[h.Kind]
	switch {
	case h.Found == "":
		r.Missed++
		c.Misses[cmp.Or(h.Miss, "its finding is gone")]++
	case shown(confidence):
		r.Found++
	default:
		r.Low++
	}
	c.Kinds[h.Kind] = r
}

// Merge adds the figures of another program.
func (c *Count) Merge(o *Count) {
	for cell, t := range o.Cells {
		sum := c.Cells[cell]
		sum.merge(t)
		c.Cells[cell] = sum
	}
	for kind, r := range o.Kinds {
		sum := c.Kinds[kind]
		sum.merge(r)
		c.Kinds[kind] = sum
	}
	for cause, n := range o.Causes {
		c.Causes[cause] += n
	}
	for cause, n := range o.Misses {
		c.Misses[cause] += n
	}
}

// Default adds up what is shown by default, of one rule or ("") of all.
func (c *Count) Default(rule string) Tally {
	return c.sum(func(cell Cell) bool { return shown(cell.Confidence) && (rule == "" || cell.Rule == rule) })
}

// Low adds up what only -confidence=low shows.
func (c *Count) Low(rule string) Tally {
	return c.sum(func(cell Cell) bool { return !shown(cell.Confidence) && (rule == "" || cell.Rule == rule) })
}

func (c *Count) sum(match func(Cell) bool) Tally {
	var sum Tally
	for cell, t := range c.Cells {
		if match(cell) {
			sum.merge(t)
		}
	}
	return sum
}

// Recall adds up the hazards of all kinds.
func (c *Count) Recall() Recall {
	var sum Recall
	for _, r := range c.Kinds {
		sum.merge(r)
	}
	return sum
}

// rules are the names of all rules that have a figure, sorted.
func (c *Count) rules() []string {
	seen := make(map[string]bool)
	for cell := range c.Cells {
		seen[cell.Rule] = true
	}
	for kind := range c.Kinds {
		seen[kind] = true
	}
	return slices.Sorted(maps.Keys(seen))
}

// byNumber sorts causes, the most frequent first.
func byNumber(causes map[string]int) []string {
	names := slices.Sorted(maps.Keys(causes))
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(causes[b], causes[a]) })
	return names
}
