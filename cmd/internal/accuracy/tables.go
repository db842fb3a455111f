package accuracy

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/docgen"
)

// enough is the number of read findings from which on the figures of a rule mean
// something.
const enough = 20

// Tables are the generated parts of docs/accuracy.md by the name of their markers.
func Tables(all []*Judged, rules []string) map[string][]byte {
	total := CountAll(all)
	return map[string][]byte{
		"summary":  summary(all, total),
		"services": services(all),
		"unseen":   unseen(all),
		"rules":    ruleTable(total, rules),
		"hazards":  hazards(total),
		"causes":   causes("cause of a false finding", total.Causes),
		"misses":   causes("cause of a miss", total.Misses),
	}
}

func summary(all []*Judged, total *Count) []byte {
	var b bytes.Buffer
	t, r := total.Default(""), total.Recall()
	if t.Read() == 0 && r.All() == 0 {
		return []byte("Nothing has been judged yet.\n")
	}
	fmt.Fprintf(&b, "%s, %s read at the default level: %d true, %d false, %d unclear. That is %s of those that could be decided, and %s if all that is unclear counts as false.",
		number(len(all), "program"), number(t.Read(), "finding"), t.True, t.False, t.Unclear, t.Precision(), t.Cautious())
	if r.All() > 0 {
		fmt.Fprintf(&b, " Of %s that readers know of, %d are reported by default (%s), %d more with `-confidence=low`, and %d are missed.",
			number(r.All(), "hazard"), r.Found, percent(r.Found, r.All()), r.Low, r.Missed)
	}
	if n, t := strangers(all); t.Read() > 0 {
		fmt.Fprintf(&b, " The rules were corrected with these programs at hand. When %d of them were met for the first time, %s of %s that could be decided were true.",
			n, t.Precision(), number(t.True+t.False, "finding"))
	}
	b.WriteString("\n")
	return b.Bytes()
}

// strangers adds up what was shown of the programs that were met for the first time.
func strangers(all []*Judged) (n int, t Tally) {
	for _, j := range all {
		if j.Unseen {
			n++
			t.merge(FirstContact(j))
		}
	}
	return n, t
}

func services(all []*Judged) []byte {
	var b bytes.Buffer
	b.WriteString("| program | what it is | read | true | false | unclear | precision | cautious | low: true/read | hazards found |\n|---|---|---|---|---|---|---|---|---|---|\n")
	for _, j := range all {
		c := CountFile(j)
		fmt.Fprintf(&b, "| %s at `%.7s` | %s |%s", strings.TrimPrefix(j.Repo, "github.com/"), j.Commit, cell(j.Style), columns(c.Default(""), c.Low(""), c.Recall()))
	}
	total := CountAll(all)
	fmt.Fprintf(&b, "| **all** | |%s", columns(total.Default(""), total.Low(""), total.Recall()))
	return b.Bytes()
}

// unseen has the programs that no rule was made or changed with in mind before
// their findings were read.
func unseen(all []*Judged) []byte {
	var b bytes.Buffer
	b.WriteString("| program | read | true | false | unclear | precision | cautious |\n|---|---|---|---|---|---|---|\n")
	row := func(name string, t Tally) {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %s | %s |\n", name, t.Read(), t.True, t.False, t.Unclear, t.Precision(), t.Cautious())
	}
	for _, j := range all {
		if j.Unseen {
			row(strings.TrimPrefix(j.Repo, "github.com/"), FirstContact(j))
		}
	}
	_, total := strangers(all)
	row("**all**", total)
	return b.Bytes()
}

func columns(t, low Tally, r Recall) string {
	return fmt.Sprintf(" %d | %d | %d | %d | %s | %s | %s | %s |\n", t.Read(), t.True, t.False, t.Unclear, t.Precision(), t.Cautious(),
		ratio(low.True, low.Read()), ratio(r.Found, r.All()))
}

func ratio(part, whole int) string {
	if whole == 0 {
		return "–"
	}
	return fmt.Sprintf("%d/%d", part, whole)
}

// ruleTable has a row per rule, also for those without any finding: silence is a
// figure too.
func ruleTable(total *Count, rules []string) []byte {
	var b bytes.Buffer
	b.WriteString("| rule | high: true/false/unclear | medium | low | precision by default | cautious |\n|---|---|---|---|---|---|\n")
	for _, rule := range rules {
		fmt.Fprintf(&b, "| [%s](rules/%s.md) |", rule, rule)
		for _, level := range levels() {
			fmt.Fprintf(&b, " %s |", verdicts(total.Cells[Cell{rule, level}]))
		}
		t := total.Default(rule)
		fmt.Fprintf(&b, " %s | %s |\n", t.Precision(), t.Cautious())
	}
	return b.Bytes()
}

func verdicts(t Tally) string {
	if t.Read() == 0 {
		return "–"
	}
	return fmt.Sprintf("%d/%d/%d", t.True, t.False, t.Unclear)
}

func hazards(total *Count) []byte {
	var b bytes.Buffer
	b.WriteString("| hazard | known | reported by default | only at low | missed | found |\n|---|---|---|---|---|---|\n")
	row := func(name string, r Recall) {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %s |\n", name, r.All(), r.Found, r.Low, r.Missed, percent(r.Found, r.All()))
	}
	for _, kind := range total.rules() {
		if r := total.Kinds[kind]; r.All() > 0 {
			row(cell(kind), r)
		}
	}
	row("**all**", total.Recall())
	return b.Bytes()
}

func causes(title string, numbers map[string]int) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "| %s | times |\n|---|---|\n", title)
	for _, cause := range byNumber(numbers) {
		fmt.Fprintf(&b, "| %s | %d |\n", cell(cause), numbers[cause])
	}
	return b.Bytes()
}

// Measured is the section about one rule for its page of the manual. Without any
// judged file there is none.
func Measured(all []*Judged, rule string) []byte {
	if len(all) == 0 {
		return nil
	}
	var b bytes.Buffer
	total := CountAll(all)
	t, low, r := total.Default(rule), total.Low(rule), total.Kinds[rule]
	switch {
	case t.Read() == 0:
		b.WriteString("No finding of this rule at the default level has been read yet.")
	default:
		fmt.Fprintf(&b, "Of its findings on public programs %d were read at the default level: %d true, %d false, %d unclear (%s of the decided).",
			t.Read(), t.True, t.False, t.Unclear, t.Precision())
	}
	if 0 < t.Read() && t.Read() < enough {
		fmt.Fprintf(&b, " Fewer than %d are too few to judge the rule by.", enough)
	}
	if low.Read() > 0 {
		fmt.Fprintf(&b, " Of %d read with `-confidence=low` only, %d are true and %d false.", low.Read(), low.True, low.False)
	}
	if r.All() > 0 {
		fmt.Fprintf(&b, " It reports %d of %s that readers know of.", r.Found, number(r.All(), "hazard"))
	}
	b.WriteString("\nSee [accuracy](../accuracy.md).\n")
	return b.Bytes()
}

func number(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// cell keeps a text inside its table cell.
func cell(s string) string {
	return strings.NewReplacer("|", `\|`, "\n", " ", "<", "&lt;").Replace(s)
}

// Page returns docs/accuracy.md with its tables brought up to date.
func Page(page []byte, all []*Judged, rules []string) ([]byte, error) {
	tables := Tables(all, rules)
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		var err error
		if page, err = docgen.Splice(page, name, tables[name]); err != nil {
			return nil, err
		}
	}
	return page, nil
}
