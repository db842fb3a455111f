package report

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// Formats lists what Write understands.
func Formats() []string { return []string{"html", "markdown", "json"} }

// Write renders the report. The same document gives the same bytes.
func Write(w io.Writer, format string, doc *Document) error {
	switch format {
	case "html":
		return writeHTML(w, doc)
	case "markdown":
		return writeMarkdown(w, doc)
	case "json":
		enc := json.NewEncoder(w)
		enc.SetIndent("", "  ")
		return enc.Encode(doc)
	}
	return fmt.Errorf("unknown format %q; known are %s", format, strings.Join(Formats(), ", "))
}

// titles are the questions as the reader is asked them.
func title(question string) string {
	switch question {
	case evidence.Key:
		return "Is there a unique index or idempotency key on what drives the work?"
	case evidence.Transitions:
		return "Are status transitions conditional updates, with the rows checked?"
	case evidence.Recovery:
		return "Are stale in-progress rows recovered automatically?"
	case evidence.EffectKeys:
		return "Do external calls carry stable idempotency keys?"
	case evidence.Reconciliation:
		return "Does an independent reconciliation job compare both sides?"
	case evidence.KilledMidway:
		return "Is there a test that is killed midway and runs again?"
	case evidence.Retries:
		return "Are retries bounded, with a place for what failed?"
	case evidence.Retention:
		return "Are keys kept longer than every replay path?"
	}
	return question
}

// short names questions in tables.
func short(question string) string {
	switch question {
	case evidence.Key:
		return "Unique key"
	case evidence.Transitions:
		return "Conditional transitions"
	case evidence.Recovery:
		return "Recovery"
	case evidence.EffectKeys:
		return "Keys on calls"
	case evidence.Reconciliation:
		return "Reconciliation"
	case evidence.KilledMidway:
		return "Killed-midway test"
	case evidence.Retries:
		return "Bounded retries"
	case evidence.Retention:
		return "Key retention"
	}
	return question
}

// Summary is the outcome in one line.
func Summary(d *Document) string {
	if len(d.Units) == 0 {
		return fmt.Sprintf("no work units in %s: nothing here does work that a table, queue or handler drives", count(d.Stats.Packages, "package"))
	}
	var t Total
	for _, q := range evidence.Questions() {
		x := d.Totals[q]
		t.Yes, t.Partly, t.No, t.Unknown = t.Yes+x.Yes, t.Partly+x.Partly, t.No+x.No, t.Unknown+x.Unknown
	}
	s := fmt.Sprintf("%s, %s, %s; %s: %d yes, %d partly, %d no, %d unknown",
		count(len(d.Units), "work unit"), count(d.Stats.Effects, "effect"), count(d.Stats.KillPoints, "kill point"),
		count(t.Yes+t.Partly+t.No+t.Unknown, "answer"), t.Yes, t.Partly, t.No, t.Unknown)
	if c := d.Changes; c != nil {
		s += fmt.Sprintf("; %d better, %d worse", len(c.Better), len(c.Worse))
	}
	return s
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
