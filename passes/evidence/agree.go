package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// questionOf returns the question that a rule's findings bear on, "" if none.
func questionOf(rule string) string {
	switch rule {
	case "unkeyedinsert", "duplicateerror":
		return Key
	case "checkthenact", "uncheckedclaim", "unfencedwrite":
		return Transitions
	case "stuckstate":
		return Recovery
	case "missingkey", "attemptkey":
		return EffectKeys
	case "retryceiling":
		return Retries
	case "keyretention":
		return Retention
	}
	return ""
}

// agree adds what a check shows to the evidence, so that no answer contradicts
// it. What stands against at the same place already is not said twice, and what
// a check hides decides nothing.
func (q *asked) agree(s *said, question string) {
	if question == EffectKeys && s.count(Against) > 0 {
		return // each effect is judged already
	}
	for i := range q.u.Findings {
		f := &q.u.Findings[i]
		if questionOf(f.Rule) != question || !q.onTable(f, question) {
			continue
		}
		known := func(i Item) bool { return i.Weight == Against && i.Place != nil && *i.Place == f.Place }
		if slices.ContainsFunc(s.items, known) {
			continue
		}
		w := Against
		if f.Hidden != "" {
			w = Note
		}
		p := f.Place
		s.add(w, &p, "", "check says (%s, %s): %s", f.Rule, f.Confidence, hazard(f.Message))
	}
}

// onTable reports whether a finding is about the unit's own rows, where the
// question is: a function may write others, too.
func (q *asked) onTable(f *Finding, question string) bool {
	if question != Key && question != Transitions && question != Recovery || q.b.table == "" {
		return true
	}
	return slices.ContainsFunc(q.b.uses, func(u effectflow.Use) bool {
		p := *q.useAt(u)
		return p == f.Place || question != Key && slices.Contains(f.Related, p)
	})
}

// hazard cuts the advice off a message.
func hazard(message string) string {
	text, _, _ := strings.Cut(message, "; ")
	return text
}
