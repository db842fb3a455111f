package firstrun

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/coverage"
)

// maxListed bounds the strangers that the file names.
const maxListed = 20

// Settings is the text of a configuration file for the program. It changes
// nothing as it is: each setting is switched off by a # directly before it, while
// # and a space begin an explanation.
func (inv *Inventory) Settings() []byte {
	w := &writer{}
	w.say("Settings of dualwrite for %s, written by `dualwrite init`.", inv.Module)
	w.say("https://github.com/dualwrite/dualwrite/blob/main/docs/configuration.md")
	w.say("")
	w.say("As it is, this file changes nothing. A line that begins with # and no space is")
	w.say("a setting: take the # away to switch it on.")
	inv.levels(w)
	inv.files(w)
	inv.known(w)
	inv.models(w)
	inv.schema(w)
	w.section("Hazards the project lives with. An entry that accepts nothing is warned about.")
	w.off("accept:")
	w.off("- {rule: txeffect, path: internal/legacy, reason: say why it may stay}")
	return w.out.Bytes()
}

func (inv *Inventory) levels(w *writer) {
	w.section("Report findings of at least this confidence: low, medium or high.")
	w.off("confidence: medium")
	w.section("Rules by name, see `dualwrite explain`.")
	w.off("disable: [lockonly]")
}

func (inv *Inventory) files(w *writer) {
	w.section("Report on test files too.")
	w.off("tests: true")
	w.section("Files and folders that are not reported on.")
	w.off(`exclude: ["**/mock_*.go"]`)
	if inv.Generated == 0 {
		w.section("Findings in generated files, of which there are none now: report, caller or drop.")
	} else {
		w.section("Findings in generated files, of which there are %d: report, caller (at the call", inv.Generated)
		w.say("in the file that a person wrote) or drop.")
	}
	w.off("generated: caller")
}

// known lists the libraries, which need no setting.
func (inv *Inventory) known(w *writer) {
	w.section("Known libraries that the program uses, by calls found:")
	for _, u := range inv.Known {
		w.say("  %-44s %s", u.Library, inWords(&u))
	}
	if inv.Loops > 0 {
		w.say("  %-44s %s", "(own code)", count(inv.Loops, "retry loop"))
	}
	if len(inv.Known) == 0 && inv.Loops == 0 {
		w.say("  none")
	}
	if len(inv.Strangers) > 0 {
		w.section("Third-party packages without a model that look like clients or stores. Models")
		w.say("can be written for them, as for the methods below:")
		for _, s := range inv.Strangers[:min(len(inv.Strangers), maxListed)] {
			w.say("  %-44s imported by %s", s.Path, count(s.Importers, "package"))
		}
		if rest := len(inv.Strangers) - maxListed; rest > 0 {
			w.say("  and %d more", rest)
		}
	}
}

func inWords(u *coverage.Use) string {
	var parts []string
	add := func(n int, word string) {
		if n > 0 {
			parts = append(parts, count(n, word))
		}
	}
	receives := "handler or receive"
	if u.Receives != 1 {
		receives = "handlers or receive" // count adds the last s
	}
	add(u.Effects, "effect")
	if len(u.Families) > 0 {
		parts[0] += " (" + strings.Join(u.Families, ", ") + ")"
	}
	add(u.Records, "write")
	add(u.Retries, "retry helper")
	add(u.Locks, "lock")
	add(u.Receives, receives)
	return strings.Join(parts, ", ")
}

// models suggests what to declare of the methods nobody can look into. What
// stores something is declared by a comment in the code.
func (inv *Inventory) models(w *writer) {
	var rows, comments []coverage.Unresolved
	for _, u := range inv.Coverage.Unresolved {
		if strings.HasPrefix(u.Declare, "- ") {
			rows = append(rows, u)
		} else {
			comments = append(comments, u)
		}
	}
	w.section("What functions do that nobody can look into: effect, neutral and more, see")
	w.say("https://github.com/dualwrite/dualwrite/blob/main/docs/models.md")
	if len(rows) == 0 {
		w.off("models: []")
	} else {
		w.say("The suggestions go by names. Look at each before you switch it on.")
		w.off("models:")
	}
	for _, u := range rows {
		w.off("%s # %s", u.Declare, count(u.Calls, "call"))
	}
	if len(comments) > 0 {
		w.section("Methods that seem to store something; if so, say it where they are declared:")
	}
	for _, u := range comments {
		w.say("  %s (%s)", u.Declare, count(u.Calls, "call"))
	}
}

func (inv *Inventory) schema(w *writer) {
	w.section("SQL files that create the tables. Without the key they are looked for in")
	if len(inv.Schema) == 0 {
		w.say("folders such as migrations. None are found now.")
	} else {
		w.say("folders such as migrations. Found now:")
		w.off("schema: [%s]", strings.Join(quoted(inv.Schema), ", "))
	}
}

// quoted makes names YAML texts, and leaves out folders below one that is listed.
func quoted(folders []string) []string {
	var out, above []string
	for _, f := range folders {
		if slices.ContainsFunc(above, func(a string) bool { return a == "." || strings.HasPrefix(f, a+"/") }) {
			continue
		}
		above = append(above, f)
		out = append(out, "'"+strings.ReplaceAll(path.Clean(f), "'", "''")+"'")
	}
	return out
}

// writer writes comments: explanations, and settings that are switched off.
type writer struct{ out bytes.Buffer }

func (w *writer) say(format string, args ...any) {
	text := oneLine(fmt.Sprintf(format, args...))
	w.out.WriteString(strings.TrimRight("# "+text, " ") + "\n")
}

func (w *writer) section(format string, args ...any) {
	w.out.WriteString("\n")
	w.say(format, args...)
}

func (w *writer) off(format string, args ...any) {
	text := oneLine(fmt.Sprintf(format, args...))
	w.out.WriteString("#" + text + "\n")
}

// oneLine keeps a name with a line break from ending its comment.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == '\u0085' || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s)
}
