package baseline

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

func finding(fingerprint, pkg string) render.Finding {
	return render.Finding{
		Fingerprint: fingerprint, Rule: "txeffect", Package: pkg, Function: "F", Message: "m",
		Place: render.Place{File: "a.go", Line: 1, Column: 1},
	}
}

func document(fingerprints ...string) *render.Document {
	doc := &render.Document{}
	for _, f := range fingerprints {
		doc.Findings = append(doc.Findings, finding(f, "p"))
	}
	doc.Count()
	return doc
}

func TestRoundTrip(t *testing.T) {
	doc := document("b", "a")
	doc.Findings = append(doc.Findings, finding("c", "a/first"))
	b := New(doc, nil)
	b.Stamp("2026-02-11")
	data, err := b.Encode()
	require.NoError(t, err)
	assert.Equal(t, `{
  "version": 1,
  "findings": [
    {
      "fingerprint": "c",
      "rule": "txeffect",
      "package": "a/first",
      "function": "F",
      "file": "a.go",
      "message": "m",
      "status": "todo",
      "since": "2026-02-11"
    },
    {
      "fingerprint": "a",
      "rule": "txeffect",
      "package": "p",
      "function": "F",
      "file": "a.go",
      "message": "m",
      "status": "todo",
      "since": "2026-02-11"
    },
    {
      "fingerprint": "b",
      "rule": "txeffect",
      "package": "p",
      "function": "F",
      "file": "a.go",
      "message": "m",
      "status": "todo",
      "since": "2026-02-11"
    }
  ]
}
`, string(data))
	again, err := Parse(data)
	require.NoError(t, err)
	assert.Equal(t, b, again)

	none, err := New(&render.Document{}, nil).Encode()
	require.NoError(t, err)
	assert.Equal(t, "{\n  \"version\": 1,\n  \"findings\": []\n}\n", string(none))
}

func TestNewKeepsDecisions(t *testing.T) {
	old := &Baseline{Version: Version, Findings: []Entry{
		{Fingerprint: "a", Status: StatusAccepted, Reason: "known", Since: "2020-01-01"},
		{Fingerprint: "b", Status: StatusTodo, Reason: "next sprint"},
		{Fingerprint: "gone", Status: StatusAccepted, Reason: "known"},
	}}
	b := New(document("a", "b", "c"), old)
	b.Stamp("2026-02-11")
	require.Len(t, b.Findings, 3)
	for i, want := range []Entry{
		{Fingerprint: "a", Status: StatusAccepted, Reason: "known", Since: "2020-01-01"},
		{Fingerprint: "b", Status: StatusTodo, Reason: "next sprint", Since: "2026-02-11"},
		{Fingerprint: "c", Status: StatusTodo, Since: "2026-02-11"},
	} {
		got := b.Findings[i]
		got.Rule, got.Package, got.Function, got.Message, got.File = "", "", "", "", ""
		assert.Equal(t, want, got)
	}
}

func TestKeepLeavesAloneWhatWasNotLookedFor(t *testing.T) {
	entry := func(fingerprint, pkg, status string) Entry {
		return Entry{Fingerprint: fingerprint, Rule: "txeffect", Package: pkg, Status: status, Reason: "known"}
	}
	old := &Baseline{Version: Version, Findings: []Entry{
		entry("a", "p", StatusAccepted),
		entry("fixed", "p", StatusTodo),
		entry("settled", "p", StatusAccepted),
		entry("far", "q", StatusTodo),
		entry("far", "q", StatusAccepted), // merged branches
	}}
	b := New(document("a", "b"), old)
	assert.Equal(t, "2 findings recorded (1 to do, 1 accepted)", b.Summary())
	kept, gone := b.Keep(old, func(rule, pkg, _ string) bool { return rule == "txeffect" && pkg == "p" })
	assert.Equal(t, 1, kept)
	assert.Equal(t, []Entry{entry("fixed", "p", StatusTodo), entry("settled", "p", StatusAccepted)}, gone)
	var names []string
	for _, e := range b.Findings {
		names = append(names, e.Fingerprint+" "+e.Status)
	}
	assert.Equal(t, []string{"a accepted", "b todo", "far accepted"}, names)
}

func TestRelocate(t *testing.T) {
	b := &Baseline{Findings: []Entry{{File: "a/b.go"}, {File: ""}, {File: "../x.go"}}}
	b.Relocate(filepath.FromSlash("/repo/svc"), filepath.FromSlash("/repo"))
	assert.Equal(t, []Entry{{File: "svc/a/b.go"}, {}, {File: "x.go"}}, b.Findings)
}

func TestSummary(t *testing.T) {
	accepted := Entry{Status: StatusAccepted}
	todo := Entry{Status: StatusTodo}
	for want, entries := range map[string][]Entry{
		"no findings recorded":                      nil,
		"1 finding recorded (to do)":                {todo},
		"2 findings recorded (to do)":               {todo, todo},
		"1 finding recorded (accepted)":             {accepted},
		"3 findings recorded (2 to do, 1 accepted)": {todo, accepted, todo},
	} {
		assert.Equal(t, want, (&Baseline{Findings: entries}).Summary())
	}
}

func TestApply(t *testing.T) {
	b := &Baseline{Version: Version, Findings: []Entry{
		{Fingerprint: "a", Status: StatusTodo, Reason: "next sprint"},
		{Fingerprint: "b", Status: StatusTodo},
		{Fingerprint: "b", Status: StatusAccepted, Reason: "known"},
		{Fingerprint: "z", Status: StatusTodo},
		{Fingerprint: "y", Status: StatusTodo},
	}}
	doc := document("a", "b", "c")
	doc.Suppressed = []render.Finding{finding("y", "p")} // accepted by the configuration
	b.Apply(doc)

	require.Len(t, doc.Findings, 1)
	assert.Equal(t, "c", doc.Findings[0].Fingerprint)
	assert.Equal(t, "new", doc.Findings[0].Baseline)
	require.Len(t, doc.Suppressed, 3)
	assert.Equal(t, []string{"", Todo, "known"}, []string{doc.Suppressed[0].Reason, doc.Suppressed[1].Reason, doc.Suppressed[2].Reason})
	assert.Equal(t, "unchanged", doc.Suppressed[1].Baseline)
	assert.Equal(t, 1, doc.Stats.Findings)
	assert.Equal(t, 3, doc.Stats.Suppressed)

	fixed := b.Fixed(doc)
	require.Len(t, fixed, 1)
	assert.Equal(t, "z", fixed[0].Fingerprint)

	empty := document()
	b.Apply(empty)
	assert.NotNil(t, empty.Findings, "prints as []")
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "1: not a baseline: EOF",
		"[]":                             "1: not a baseline",
		"{\n\"version\":1,\n\"oops\":2}": `not a baseline: json: unknown field "oops"`,
		"{\n<<<<<<< HEAD\n}":             "2: not a baseline: invalid character '<'",
		`{"version":1}{}`:                "text after the object",
		`{"version":1}x`:                 "text after the object",
		`{"version":2}`:                  "1: baseline version 2 is not known",
		`{}`:                             "baseline version 0 is not known",
		`{"version":1,"findings":[{"rule":"r","package":"p"}]}`:                           "entry 1 (r in p): it has no fingerprint",
		`{"version":1,"findings":[{"fingerprint":"a"}]}`:                                  `its status is ""`,
		`{"version":1,"findings":[{"fingerprint":"a","status":"ok\u001b"}]}`:              `its status is "ok?"`,
		`{"version":1,"findings":[{"fingerprint":"a","status":"accepted"}]}`:              "accepted without a reason",
		`{"version":1,"findings":[{"fingerprint":"a","status":"accepted","reason":"."}]}`: "accepted without a reason",
		`{"version":1,"findings":[{"fingerprint":"a","accepted":"yes"}]}`:                 `unknown field "accepted"`,
	} {
		_, err := Parse([]byte(text))
		assert.ErrorContains(t, err, want, text)
	}
}

func TestRead(t *testing.T) {
	name := filepath.Join(t.TempDir(), "b.json")
	_, err := Read(name)
	assert.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.WriteFile(name, []byte("{\n\n x"), 0o644))
	_, err = Read(name)
	assert.ErrorContains(t, err, "b.json:3: not a baseline")
	_, err = Read(filepath.Dir(name))
	assert.ErrorContains(t, err, "this is not a baseline file")
	require.NoError(t, os.WriteFile(name, []byte(`{"version":1,"findings":[]}`), 0o644))
	b, err := Read(name)
	require.NoError(t, err)
	assert.Empty(t, b.Findings)
}

func FuzzParse(f *testing.F) {
	f.Add(`{"version":1,"findings":[{"fingerprint":"a","status":"accepted","reason":"x"}]}`)
	f.Add("{\"\x1b\":1}")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := Parse([]byte(text))
		if err != nil {
			if strings.ContainsFunc(err.Error(), func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Errorf("unsafe message %q", err)
			}
			return
		}
		b.Apply(document("a"))
		_, err = b.Encode()
		assert.NoError(t, err)
	})
}
