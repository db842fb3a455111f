package report

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

//go:embed page.html
var pageText string

//go:embed page.css
var styleText string

//go:embed page.js
var scriptText string

// page is what the template is given.
type page struct {
	Doc       *Document
	Summary   string
	Questions []string
	Verdicts  []evidence.Verdict
	Policy    string
	Style     template.CSS
	Script    template.JS
}

// unitCard is one unit with its number and its diagram.
type unitCard struct {
	Index   int
	Unit    *evidence.Unit
	Diagram *Diagram
}

func writeHTML(w io.Writer, d *Document) error {
	t, err := template.New("page").Funcs(template.FuncMap{
		"count": count, "short": short, "title": title, "place": breakable, "roles": func(r []string) string { return strings.Join(r, ", ") },
		"inc": func(i int) int { return i + 1 }, "center": func(x, w int) int { return x + w/2 },
		"from": fromText, "changes": changesOf, "to": toText, "cure": cureText, "told": toldText, "sure": sureness, "nothing": func() string { return nothing }, "looseTitle": looseTitle, "reportedBy": reportedBy,
		"danger": danger, "hazard": hazard, "advice": advice,
		"card": func(i int, u evidence.Unit) unitCard { return unitCard{i, &u, diagram(u.Machine)} },
	}).Parse(pageText)
	if err != nil {
		return err
	}
	var buf strings.Builder
	err = t.Execute(&buf, page{
		Doc: d, Summary: capital(Summary(d)), Questions: evidence.Questions(),
		Verdicts: []evidence.Verdict{evidence.No, evidence.Partly, evidence.Unknown, evidence.Yes},
		// Only our own style and script run, whatever a name in the program says.
		Policy: "default-src 'none'; style-src " + hash(styleText) + "; script-src " + hash(scriptText) + "; base-uri 'none'; form-action 'none'",
		Style:  template.CSS(styleText), Script: template.JS(scriptText),
	})
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, visible(buf.String()))
	return err
}

// visible shows what a reader could not see, and would be deceived by: control
// characters and those that turn text around. A page of our own holds none.
func visible(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r == '\n' || r == '\t':
			b.WriteRune(r)
		case r < ' ':
			b.WriteRune(0x2400 + r) // its picture
		case r == 0x7f:
			b.WriteRune(0x2421)
		case r < 0xa0 && r > 0x7f, bidi(r), r == 0x061c, r == 0x200b, r == 0x2028, r == 0x2029, r == 0xfeff:
			fmt.Fprintf(&b, "‹U+%04X›", r)
		default:
			b.WriteRune(r) // what is no UTF-8 becomes U+FFFD
		}
	}
	return b.String()
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

func capital(s string) string {
	if s != "" && s[0] >= 'a' && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

// placeText writes a place; p is a Place or a pointer to one.
func placeText(p any) string {
	switch p := p.(type) {
	case evidence.Place:
		return p.File + ":" + strconv.Itoa(p.Line)
	case *evidence.Place:
		if p != nil {
			return placeText(*p)
		}
	}
	return ""
}

// breakable is a place that a narrow page may break between folders, and nowhere
// else.
func breakable(p any) template.HTML {
	return template.HTML(strings.ReplaceAll(template.HTMLEscapeString(placeText(p)), "/", "/<wbr>"))
}

// hazard and advice are the two halves of a message.
func hazard(message string) string {
	text, _, _ := strings.Cut(message, "; ")
	return text
}

func advice(message string) string {
	_, text, _ := strings.Cut(message, "; ")
	return capital(text)
}

func fromText(t evidence.Transition) string {
	switch {
	case len(t.From) == 0:
		return "any"
	case t.Not:
		return "any but " + strings.Join(t.From, ", ")
	}
	return strings.Join(t.From, ", ")
}

// changesOf returns the transitions that are one change each.
func changesOf(m *evidence.Machine) [][]evidence.Transition {
	var out [][]evidence.Transition
	for _, c := range m.Changes() {
		var ts []evidence.Transition
		for _, i := range c {
			ts = append(ts, m.Transitions[i])
		}
		out = append(out, ts)
	}
	return out
}

func toText(t evidence.Transition) string {
	if t.To == "" {
		return "?"
	}
	return t.To
}

// cureText names a place in the decision guide.
func cureText(cure string) string {
	switch cure {
	case "keyed":
		return "Repeatable: a key travels along"
	case "lookup":
		return "Repeatable if the lookup sees everything"
	case "key":
		return "Give it a stable key"
	case "receiver":
		return "Agree on a key with the receiver"
	case "outbox":
		return "Make it one write: outbox"
	case "intent":
		return "Intent before, outcome after, look up the unknown"
	case "reconcile":
		return "Intent and outcome are there: reconcile"
	case "architecture":
		return "Change the architecture"
	}
	return "Say what it is"
}

// danger colours kill points.
func danger(kind string) string {
	switch kind {
	case "recognised":
		return "yes"
	case "stuck":
		return "partly"
	}
	return "no"
}
