package firstrun

import (
	"fmt"
	"strings"
)

// maxNamed bounds the packages that a hint names.
const maxNamed = 5

// Blind reports whether something is missing without which no rule can find
// anything: effects, or records of them.
func Blind(effects, records int) bool { return effects == 0 || records == 0 }

// Hint says, in up to three lines, why nothing was found. It is "" if effects and
// records were recognised, so that silence says something.
func (inv *Inventory) Hint() string {
	e := inv.Coverage.Effects
	sum := e.Modelled + e.Declared + e.Names + e.Name
	if !Blind(sum, inv.Coverage.Records) {
		return ""
	}
	missing := "no external effect"
	switch {
	case sum == 0 && inv.Coverage.Records == 0:
		missing = "neither an external effect nor a write to a store"
	case inv.Coverage.Records == 0:
		missing = "no write to a store"
	}
	lines := []string{fmt.Sprintf("%s was recognised in %s, so there was nothing to report on", missing, count(inv.Coverage.Packages, "package"))}
	if len(inv.Strangers) == 0 && len(inv.Coverage.Unresolved) == 0 {
		lines = append(lines, "no third-party package that it imports looks like a client or a store that has no model")
		return strings.Join(lines, "\n  ")
	}
	if len(inv.Strangers) > 0 {
		lines = append(lines, "third-party packages that look like clients or stores and have no model: "+inv.named())
	}
	lines = append(lines, "`dualwrite check -v` lists calls nobody can look into; `dualwrite init` writes a "+
		"configuration in which models say what they do")
	return strings.Join(lines, "\n  ")
}

// named lists the likeliest strangers in a few words.
func (inv *Inventory) named() string {
	var names []string
	for _, s := range inv.Strangers[:min(len(inv.Strangers), maxNamed)] {
		names = append(names, s.Path)
	}
	text := strings.Join(names, ", ")
	if rest := len(inv.Strangers) - maxNamed; rest > 0 {
		text += fmt.Sprintf(" and %d more", rest)
	}
	return text
}

func count(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
