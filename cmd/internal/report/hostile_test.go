package report_test

import (
	"bytes"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/cmd/internal/report"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// hostile are names, SQL texts and file names of a program that is up to no good.
var hostile = []string{
	`<script>alert(1)</script>`,
	`"><img src=x onerror=alert(1)>`,
	`'-alert(1)-'`,
	`</style><script>alert(1)</script>`,
	`</title></svg></details><b>out`,
	"--><!-- <iframe src=//evil.example>",
	`javascript:alert(1)`,
	"{{.Doc}} ${x} <%= x %>",
	"a|b\n| c | d |\n\n# heading",
	"`code` ``two`` ```three",
	"[link](http://evil.example) ![i](//evil.example) @everyone www.evil.example",
	"a\u202egnitirw\u2066 \u2028 \x00\x1b[31m",
	"</summary></details>\n<details open>",
	"\xff\xfe not UTF-8",
	"%s%d%!",
}

// stuffed returns a document with text in every string that comes from a program.
func stuffed(text string) *report.Document {
	d := &report.Document{Version: report.Version, Totals: map[string]report.Total{}}
	place := evidence.Place{File: text, Line: 1}
	fn := evidence.Function{Name: text, Place: place, Roles: []string{text}}
	mentions := []evidence.Mention{{Rule: text, Confidence: text, Hidden: text}}
	findings := []evidence.Finding{{Rule: text, Confidence: text, Hidden: text, Function: text, Place: place, Message: text}}
	u := evidence.Unit{
		ID: text, Kind: text, Name: text, Starts: []evidence.Function{fn}, Functions: []evidence.Function{fn},
		Machine: &evidence.Machine{
			Column: text, States: []evidence.State{{Name: text, Role: "initial"}, {Name: "x" + text, Role: "done"}},
			Transitions: []evidence.Transition{
				{From: []string{text}, To: "x" + text, Function: text, Quote: text, Place: place},
				{To: "x" + text, Function: text, Quote: text, Place: place},
			},
		},
		Effects: []evidence.Effect{{ID: 1, Name: text, Via: text, Family: text, Function: text, Place: place, Key: text, Slot: text, Replayed: []string{text}, Cure: text, Reason: text, Advice: text}},
		KillPoints: []evidence.KillPoint{
			{ID: 1, Kind: text, After: text, AfterPlace: place, Before: text, BeforePlace: place, Function: text, Consequence: text, Silent: text},
			{ID: 2, Kind: text, After: text, AfterPlace: place, Before: text, BeforePlace: place, Function: text, Consequence: text, Silent: text, Reported: mentions},
		},
		Findings: findings,
	}
	for _, q := range evidence.Questions() {
		u.Answers = append(u.Answers, evidence.Answer{
			Question: q, Verdict: evidence.No, Summary: text, Next: text,
			Evidence: []evidence.Item{{Weight: evidence.Against, Text: text, Quote: text, Place: &place}},
		})
	}
	d.Program, d.Tool = text, text
	d.Units = []evidence.Unit{u}
	d.Loose = []evidence.Loose{{Name: text, Family: text, Function: text, Place: place, Reported: mentions}}
	d.Others = findings
	d.Errors = []render.Error{{Package: text, File: text, Line: 1, Message: text}}
	d.Changes = &report.Changes{
		Better: []report.Change{{Unit: text, Question: text, Old: "no", New: "yes"}}, AddedUnits: []string{text}, GoneUnits: []string{text},
		NewKills: []report.Gap{{Unit: text, Function: text, After: text, Before: text}}, GoneKills: []report.Gap{{Unit: text, Function: text, After: text, Before: text}},
	}
	return d
}

// TestStuffed makes sure that stuffed forgets no field.
func TestStuffed(t *testing.T) {
	var empty []string
	var visit func(v reflect.Value, at string)
	visit = func(v reflect.Value, at string) {
		switch v.Kind() {
		case reflect.Pointer:
			visit(v.Elem(), at)
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					visit(v.Field(i), at+"."+v.Type().Field(i).Name)
				}
			}
		case reflect.Slice:
			for i := range v.Len() {
				visit(v.Index(i), at)
			}
		case reflect.String:
			if v.Len() == 0 {
				empty = append(empty, at)
			}
		}
	}
	visit(reflect.ValueOf(stuffed("x")), "")
	assert.Empty(t, empty)
}

// skeleton is the markup of a page: its tags with the names of their attributes.
func skeleton(page string) string {
	tag := regexp.MustCompile(`<(/?[a-zA-Z!][a-zA-Z0-9]*)((?:\s+[a-zA-Z_:-]+(?:="[^"]*")?)*)\s*/?>`)
	name := regexp.MustCompile(`([a-zA-Z_:-]+)(?:="[^"]*")?`)
	var b strings.Builder
	for _, m := range tag.FindAllStringSubmatch(page, -1) {
		b.WriteString(m[1])
		for _, a := range name.FindAllStringSubmatch(m[2], -1) {
			b.WriteString(" " + a[1])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// unbroken is a page without the places at which paths may be broken.
func unbroken(page string) string { return strings.ReplaceAll(page, "/<wbr>", "/") }

func TestHostileHTML(t *testing.T) {
	plain := render1(t, "html", stuffed("x"))
	want := skeleton(plain)
	require.Contains(t, want, "script\n")
	for _, text := range hostile {
		page := unbroken(render1(t, "html", stuffed(text)))
		assert.Equal(t, want, skeleton(page), "%q changes the markup", text)
		assert.Equal(t, strings.Count(plain, "<"), strings.Count(page, "<"), "%q brings its own tags", text)
		assert.NotContains(t, page, "ZgotmplZ", text)
		assert.NotRegexp(t, "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]", page, "%q hides something", text)
	}
	for _, attr := range []string{"src", "srcset", "style", "action", "xlink:href"} {
		assert.NotRegexp(t, `(?m) `+attr+`( |$)`, want, "the page asks for nothing")
	}
	for _, m := range regexp.MustCompile(`href="([^"]*)"`).FindAllStringSubmatch(plain, -1) {
		assert.Regexp(t, `^#u\d+$`, m[1], "links stay on the page")
	}
}

// TestVisible makes sure that a reader sees what would deceive them.
func TestVisible(t *testing.T) {
	page := render1(t, "html", stuffed("a\u202eb\x1bc\x00d\x7fe\u0085f\tg"))
	for _, want := range []string{"a‹U+202E›b", "b␛c", "d␡e", "e‹U+0085›f\tg"} {
		assert.Contains(t, page, want)
	}
}

// TestPolicy holds the page to a policy that allows its own script and style and
// nothing else.
func TestPolicy(t *testing.T) {
	page := render1(t, "html", stuffed("x"))
	assert.Contains(t, page, "default-src &#39;none&#39;")
	assert.Equal(t, 1, strings.Count(page, "<script>"))
	assert.Equal(t, 1, strings.Count(page, "<style>"))
	assert.NotContains(t, page, " style=\"")
	assert.NotRegexp(t, ` on[a-z]+="`, page)
	assert.NotContains(t, page, "unsafe-")
}

func TestHostileMarkdown(t *testing.T) {
	want := strings.Count(render1(t, "markdown", stuffed("x")), "\n")
	for _, text := range hostile {
		page := render1(t, "markdown", stuffed(text))
		assert.Equal(t, want, strings.Count(page, "\n"), "%q breaks lines", text)
		outside := regexp.MustCompile("(`+)[^`](?:.*?[^`])??(`+)").ReplaceAllStringFunc(page, func(s string) string { return "CODE" })
		for _, tag := range []string{"<script", "<img", "<iframe", "<b>"} {
			assert.NotContains(t, outside, tag, "%q", text)
		}
		assert.Equal(t, 11, strings.Count(outside, "<details>"), "%q", text)
		assert.NotContains(t, outside, "](", "%q makes a link", text)
		assert.NotContains(t, outside, "@everyone", "%q mentions somebody", text)
		assert.NotContains(t, page, "\u202e")
		assert.NotContains(t, page, "\x1b")
	}
}

func render1(t *testing.T, format string, d *report.Document) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, report.Write(&b, format, d))
	return b.String()
}

func FuzzWrite(f *testing.F) {
	for _, h := range hostile {
		f.Add(h)
	}
	var first bytes.Buffer
	if err := report.Write(&first, "html", stuffed("x")); err != nil {
		f.Fatal(err)
	}
	tags := func(page string) int { return strings.Count(unbroken(page), "<") }
	want := tags(first.String())
	f.Fuzz(func(t *testing.T, text string) {
		if text == "" {
			return // leaves parts out
		}
		var page, md, js bytes.Buffer
		require.NoError(t, report.Write(&page, "html", stuffed(text)))
		assert.Equal(t, want, tags(page.String()))
		require.NoError(t, report.Write(&md, "markdown", stuffed(text)))
		require.NoError(t, report.Write(&js, "json", stuffed(text)))
		_, err := report.Read(js.Bytes())
		assert.NoError(t, err)
	})
}

// FuzzRead takes anything for an earlier report.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"version": 1, "units": [], "totals": {}}`))
	var js bytes.Buffer
	if err := report.Write(&js, "json", stuffed("x")); err != nil {
		f.Fatal(err)
	}
	f.Add(js.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		old, err := report.Read(data)
		if err != nil {
			return
		}
		now := stuffed("x")
		now.Compare(old)
		var page bytes.Buffer
		require.NoError(t, report.Write(&page, "html", now))
		require.NoError(t, report.Write(&page, "markdown", now))
	})
}
