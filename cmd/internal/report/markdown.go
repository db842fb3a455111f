package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// writeMarkdown renders the report for a pull request or a wiki.
func writeMarkdown(w io.Writer, d *Document) error {
	m := &markdown{}
	m.line("# Can this be started again safely?")
	m.line("")
	m.line("%s: %s.", md(d.Program), Summary(d))
	if d.Changes != nil {
		m.changes(d.Changes)
	}
	if len(d.Units) > 0 {
		m.matrix(d)
	} else {
		m.line("")
		m.line("%s If that is a surprise, the effects or the statements could not be seen: `dualwrite check -v` tells what was analysed, and a model or a `//dualwrite:effect` comment makes them visible.", nothing)
	}
	for i := range d.Units {
		m.unit(&d.Units[i])
	}
	if len(d.Loose) > 0 {
		m.line("")
		m.line("<details><summary>%s</summary>", looseTitle(len(d.Loose)))
		m.line("")
		for _, l := range d.Loose {
			m.line("- %s in %s (%s)%s", code(l.Name), code(l.Function), code(placeText(l.Place)), md(reportedBy(l.Reported)))
		}
		m.line("")
		m.line("</details>")
	}
	m.findings("What check says beside the units", d.Others)
	for i, e := range d.Errors {
		if i == 0 {
			m.line("")
			m.line("## What could not be analysed")
			m.line("")
		}
		m.line("- %s: %s", code(e.Package), md(e.Message))
	}
	_, err := io.WriteString(w, m.String())
	return err
}

type markdown struct{ strings.Builder }

func (m *markdown) line(format string, args ...any) {
	fmt.Fprintf(m, format+"\n", args...)
}

func (m *markdown) matrix(d *Document) {
	m.line("")
	head, rule := "| Work unit |", "| --- |"
	for _, q := range evidence.Questions() {
		head += " " + short(q) + " |"
		rule += " --- |"
	}
	m.line("%s", head)
	m.line("%s", rule)
	for i := range d.Units {
		row := "| " + cell(code(d.Units[i].Name)) + " |"
		for _, a := range d.Units[i].Answers {
			row += " " + sign(a.Verdict) + " |"
		}
		m.line("%s", row)
	}
}

// sign is a verdict with a sign that is seen without colour.
func sign(v evidence.Verdict) string {
	switch v {
	case evidence.Yes:
		return "✅ yes"
	case evidence.Partly:
		return "🟡 partly"
	case evidence.No:
		return "❌ no"
	}
	return "❔ unknown"
}

func (m *markdown) unit(u *evidence.Unit) {
	m.line("")
	m.line("## %s (%s)", code(u.Name), md(u.Kind))
	if len(u.Starts) > 0 {
		var s []string
		for _, f := range u.Starts {
			s = append(s, code(f.Name)+" ("+code(placeText(f.Place))+")")
		}
		m.line("")
		m.line("Starts in %s.", strings.Join(s, ", "))
	}
	m.machine(u.Machine)
	for _, a := range u.Answers {
		m.answer(&a)
	}
	m.effects(u)
	m.killPoints(u)
	m.findings("What check says about it", u.Findings)
}

func (m *markdown) findings(title string, all []evidence.Finding) {
	if len(all) == 0 {
		return
	}
	m.line("")
	m.line("<details><summary>%s: %s</summary>", title, count(len(all), "finding"))
	m.line("")
	for _, f := range all {
		m.line("- %s (%s) in %s (%s): %s", md(f.Rule), md(sureness(f.Confidence, f.Hidden)), code(f.Function), code(placeText(f.Place)), md(f.Message))
	}
	m.line("")
	m.line("</details>")
}

func (m *markdown) machine(x *evidence.Machine) {
	if x == nil || len(x.Transitions) == 0 {
		return
	}
	m.line("")
	m.line("| # | %s: from | to | conditional | checked | by |", cell(code(x.Column)))
	m.line("| --- | --- | --- | --- | --- | --- |")
	for i, c := range changesOf(x) {
		t := c[0]
		var to []string
		for _, o := range c {
			to = append(to, cell(code(toText(o))))
		}
		m.line("| %d | %s | %s | %s | %s | %s %s |", i+1, cell(code(fromText(t))), strings.Join(to, ", "), yesNo(t.Conditional), yesNo(t.Checked || t.Sweep),
			cell(code(t.Function)), cell(code(placeText(t.Place))))
	}
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "**no**"
}

func (m *markdown) answer(a *evidence.Answer) {
	m.line("")
	m.line("<details><summary>%s: %s %s</summary>", sign(a.Verdict), md(title(a.Question)), md(a.Summary))
	m.line("")
	for _, i := range a.Evidence {
		s := "- " + md(string(i.Weight)) + ": " + md(i.Text)
		if i.Place != nil {
			s += " (" + code(placeText(i.Place)) + ")"
		}
		if i.Quote != "" {
			s += ": " + code(i.Quote)
		}
		m.line("%s", s)
	}
	if a.Next != "" {
		m.line("")
		m.line("**Next:** %s", md(a.Next))
	}
	m.line("")
	m.line("</details>")
}

func (m *markdown) effects(u *evidence.Unit) {
	for i, e := range u.Effects {
		if i == 0 {
			m.line("")
			m.line("| # | Effect | Key | Cure |")
			m.line("| --- | --- | --- | --- |")
		}
		m.line("| %d | %s in %s %s | %s | **%s.** %s Because %s. |", e.ID, cell(code(e.Name)), cell(code(e.Function)), cell(code(placeText(e.Place))),
			cell(md(e.Key)), cureText(e.Cure), cell(md(e.Advice)), cell(md(e.Reason)))
	}
}

func (m *markdown) killPoints(u *evidence.Unit) {
	for i, k := range u.KillPoints {
		if i == 0 {
			m.line("")
			m.line("Kill points, which a test has to cover:")
			m.line("")
		}
		m.line("%d. After %s (%s), before %s (%s): *%s.* %s %s", k.ID, code(k.After), code(placeText(k.AfterPlace)), code(k.Before), code(placeText(k.BeforePlace)), md(k.Kind), md(k.Consequence), md(toldText(k)))
	}
}

func (m *markdown) changes(c *Changes) {
	m.line("")
	m.line("Since the last report: %d better, %d worse, %d new and %d closed gaps.", len(c.Better), len(c.Worse), len(c.NewKills), len(c.GoneKills))
	m.line("")
	for _, x := range c.Better {
		m.line("- better: %s, %s: %s → %s", code(x.Unit), md(short(x.Question)), md(string(x.Old)), md(string(x.New)))
	}
	for _, x := range c.Worse {
		m.line("- **worse**: %s, %s: %s → %s", code(x.Unit), md(short(x.Question)), md(string(x.Old)), md(string(x.New)))
	}
	for _, u := range c.AddedUnits {
		m.line("- new unit: %s", code(u))
	}
	for _, u := range c.GoneUnits {
		m.line("- gone unit: %s", code(u))
	}
	for _, g := range c.NewKills {
		m.line("- **new gap**: %s, after %s, before %s in %s", code(g.Unit), code(g.After), code(g.Before), code(g.Function))
	}
	for _, g := range c.GoneKills {
		m.line("- closed gap: %s, after %s, before %s in %s", code(g.Unit), code(g.After), code(g.Before), code(g.Function))
	}
}

// md makes text harmless in Markdown: it stays on its line, and nothing in it is
// markup, a link, a mention or HTML.
func md(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r < ' ' || r == 0x7f || r == 0x85 || r == 0x2028 || r == 0x2029:
			b.WriteByte(' ')
		case bidi(r):
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '&':
			b.WriteString("&amp;")
		case r == '@':
			b.WriteString("@\u200b") // nobody is to be called into a review
		case strings.ContainsRune("\\`*_{}[]()#+!|~", r):
			b.WriteByte('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	return strings.ReplaceAll(strings.ReplaceAll(b.String(), "://", ":\u200b//"), "www.", "www\u200b.")
}

// code makes a code span that its content can't leave.
func code(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r < ' ' || r == 0x7f || r == 0x85 || r == 0x2028 || r == 0x2029:
			return ' '
		case bidi(r):
			return -1
		}
		return r
	}, s)
	if strings.TrimSpace(s) == "" {
		return "` `"
	}
	run, most := 0, 0
	for _, r := range s {
		if r == '`' {
			run++
			most = max(most, run)
		} else {
			run = 0
		}
	}
	fence := strings.Repeat("`", most+1)
	if most > 0 {
		s = " " + s + " "
	}
	return fence + s + fence
}

// bidi recognises the characters that turn text around.
func bidi(r rune) bool {
	return r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 || r == 0x200e || r == 0x200f
}

// cell keeps text within a cell of a table, also inside of a code span.
func cell(s string) string { return strings.ReplaceAll(strings.ReplaceAll(s, `\|`, "|"), "|", `\|`) }
