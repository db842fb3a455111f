package report

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// toldText says what a check reports about a gap, or why it is silent.
func toldText(k evidence.KillPoint) string {
	switch {
	case len(k.Reported) > 0:
		return "Check reports it: " + mentionText(k.Reported) + "."
	case k.Silent != "":
		return "Check is silent: " + k.Silent + "."
	}
	return ""
}

// mentionText lists rules with how sure they are.
func mentionText(all []evidence.Mention) string {
	var out []string
	for _, m := range all {
		out = append(out, m.Rule+" ("+sureness(m.Confidence, m.Hidden)+")")
	}
	return strings.Join(out, ", ")
}

func sureness(confidence, hidden string) string {
	if hidden != "" {
		return confidence + ", " + hidden
	}
	return confidence
}

// nothing is what a report of no unit says.
const nothing = "There are no work units here: no table with a state, no queue and no handler does work that has an effect outside of the program."

func looseTitle(n int) string {
	if n == 1 {
		return "1 effect that belongs to no work unit"
	}
	return count(n, "effect") + " that belong to no work unit"
}

// reportedBy adds the rules that report an effect of no unit.
func reportedBy(all []evidence.Mention) string {
	if len(all) == 0 {
		return ""
	}
	return ", which check reports: " + mentionText(all)
}
