package render

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/coverage"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// sample is a document with one of everything.
func sample(t testing.TB) *Document {
	root, err := filepath.Abs("testdata/src")
	require.NoError(t, err)
	doc := &Document{
		Version: Version,
		Root:    root,
		Tool:    "v0.1.0",
		Rules: []Rule{
			{"attemptkey", "report keys minted per attempt", "attemptkey: report keys minted per attempt\n\nBad:\n\n\tpay(uuid.New())", "https://example.com/attemptkey"},
			{"effectrecord", "report effects with a separate record", "effectrecord: report\n\nHelp.", "https://example.com/effectrecord"},
		},
		Findings: []Finding{
			{
				Rule: "effectrecord", Category: "unclaimed", Confidence: "high",
				Package: "example.com/shop/billing", Function: "Collect",
				Place: Place{"billing/charge.go", 5, 32}, EndLine: 5, EndColumn: 44,
				Message: "effectrecord: Charge is repeated if the process dies before invoices.status is recorded",
				Related: []Related{{Place{"billing/charge.go", 8, 9}, "recorded here, in a separate write"}},
				Fixes: []Fix{
					{"pass a key", []Edit{{Place{"billing/charge.go", 5, 41}, 5, 43, `id, "k"`}}},
					{"two places", []Edit{
						{Place{"billing/charge.go", 5, 41}, 5, 41, "x"},
						{Place{"billing/other file.go", 1, 1}, 1, 1, "y"},
					}},
				},
				Fingerprint: "00aa11bb22cc33dd",
			},
			{
				Rule: "attemptkey", Confidence: "medium", Package: "example.com/shop/billing", Function: "Collect",
				Place: Place{"billing/charge.go", 8, 9}, EndLine: 10, EndColumn: 3,
				Message: "attemptkey: the key is new on every attempt", Fingerprint: "1111111111111111",
			},
			{
				Rule: "directive", Confidence: "low", Package: "example.com/shop/mail",
				Place:   Place{"../elsewhere/mail.go", 3, 1},
				Message: "directive: nothing to ignore", Fingerprint: "2222222222222222",
			},
		},
		Errors: []Error{{"example.com/shop/gen", "gen/x.go", 7, "undefined: Client"}, {"example.com/shop/none", "", 0, "no Go files"}},
		Stats:  Stats{Packages: 3, Files: 9},
	}
	doc.Count()
	return doc
}

// accepted is the sample compared with a baseline.
func accepted(t testing.TB) *Document {
	doc := sample(t)
	for i := range doc.Findings {
		doc.Findings[i].Baseline = "new"
	}
	known := doc.Findings[1]
	known.Baseline, known.Reason = "unchanged", "the receiver deduplicates"
	doc.Findings = append(doc.Findings[:1:1], doc.Findings[2])
	doc.Suppressed = []Finding{known}
	doc.Count()
	return doc
}

func render(t testing.TB, format string, doc *Document) string {
	var b bytes.Buffer
	require.NoError(t, Write(&b, format, doc))
	return b.String()
}

func TestGolden(t *testing.T) {
	verbose := sample(t)
	verbose.Verbose, verbose.Color = true, true
	documents := map[string]*Document{"full": sample(t), "baseline": accepted(t), "empty": {}, "verbose": verbose}
	for _, format := range Formats() {
		for name, doc := range documents {
			if name == "verbose" && format != "text" {
				continue
			}
			t.Run(format+" "+name, func(t *testing.T) {
				got := render(t, format, doc)
				assert.Equal(t, got, render(t, format, doc), "the same bytes every time")
				golden := filepath.Join("testdata", "golden", name+"."+format)
				if *update {
					require.NoError(t, os.WriteFile(golden, []byte(got), 0o644))
				}
				want, err := os.ReadFile(golden)
				require.NoError(t, err, "run go test -update")
				if diff := firstDifference(string(want), got); diff != "" {
					t.Errorf("%s: %s; run go test -update if this is meant", golden, diff)
				}
			})
		}
	}
}

// firstDifference names the first line that differs; whole documents are too long
// to compare by eye.
func firstDifference(want, got string) string {
	wants, gots := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(wants), len(gots)) {
		var w, g string
		if i < len(wants) {
			w = wants[i]
		}
		if i < len(gots) {
			g = gots[i]
		}
		if w != g {
			return fmt.Sprintf("line %d: want %q, got %q", i+1, w, g)
		}
	}
	return ""
}

func TestUnknownFormat(t *testing.T) {
	err := Write(io.Discard, "yaml", sample(t))
	assert.EqualError(t, err, `unknown format "yaml"; known are text, json, sarif, rdjson, github, gitlab, checkstyle`)
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestWriteErrors(t *testing.T) {
	for _, format := range Formats() {
		if err := Write(brokenWriter{}, format, sample(t)); err == nil {
			t.Errorf("%s: the error of the writer is lost", format)
		}
	}
}

func TestJSONRoundTrip(t *testing.T) {
	doc := document(accepted(t))
	var got Document
	require.NoError(t, json.Unmarshal([]byte(render(t, "json", doc)), &got))
	got.Rules, got.Tool, got.Root = doc.Rules, doc.Tool, doc.Root
	assert.Equal(t, doc, &got)
}

const hostile = "\x1b[31mred\x1b[0m\r\n::error file=x::boo %0A%25 \x00\x07\x7f\u0085\u009b2J \u202eevil\u2066 \xff\xfe \u2028 ]](1) {0} <a href=\"x\">&amp;]]></a> \U000e0001 `x` $(x)"

func poisoned(t testing.TB, s string) *Document {
	doc := sample(t)
	for i := range doc.Findings {
		f := &doc.Findings[i]
		f.Rule, f.Category, f.Package, f.Function, f.Message, f.Fingerprint = s, s, s, s, s, s
		f.File = s
		for j := range f.Related {
			f.Related[j].Message, f.Related[j].File = s, s
		}
		for j := range f.Fixes {
			f.Fixes[j].Message = s
			f.Fixes[j].Edits[0].NewText, f.Fixes[j].Edits[0].File = s, s
		}
	}
	doc.Errors = []Error{{s, s, 1, s}, {s, "", 0, s}}
	doc.Rules = []Rule{{s, s, s, s}}
	doc.Suppressed = doc.Findings[2:]
	doc.Suppressed[0].Reason = s
	doc.Findings = doc.Findings[:2]
	doc.Tool = s
	return doc
}

// checkHarmless asserts what every format promises about every string.
func checkHarmless(t *testing.T, format, out string) {
	for _, r := range out {
		if r != '\n' && !unicode.IsPrint(r) {
			t.Fatalf("%s: raw %U in %q", format, r, out)
		}
	}
	switch format {
	case "text":
		return
	case "github":
		for l := range strings.Lines(out) {
			assert.Regexp(t, `^::(error|warning|notice) [^:]*::.*\n$`, l, "every line is our own command")
			assert.NotRegexp(t, `%([^02]|$)|%0[^AD]|%2[^5C]`, strings.ReplaceAll(l, "%3A", ""), "every percent sign is our own")
		}
	case "checkstyle":
		d := xml.NewDecoder(strings.NewReader(out))
		for {
			if _, err := d.Token(); err != nil {
				assert.ErrorIs(t, err, io.EOF)
				return
			}
		}
	default:
		assert.True(t, json.Valid([]byte(out)), format)
	}
}

func TestHostileStrings(t *testing.T) {
	doc := poisoned(t, hostile)
	for _, format := range Formats() {
		t.Run(format, func(t *testing.T) {
			out := render(t, format, doc)
			checkHarmless(t, format, out)
			assert.Contains(t, out, "evil", "escaped, not dropped")
		})
	}
	assert.Equal(t, 2, strings.Count(render(t, "checkstyle", doc), "<file "), "one element for the file and one for what has none")
	assert.Equal(t, 4, strings.Count(render(t, "github", doc), "\n"), "two findings and two errors")
}

func TestHostileSource(t *testing.T) {
	doc := sample(t)
	doc.Root = t.TempDir()
	doc.Findings = doc.Findings[:1]
	doc.Findings[0].Place = Place{"a.go", 1, 3}
	doc.Findings[0].EndLine, doc.Findings[0].EndColumn = 1, 5
	for name, src := range map[string]string{
		"escapes": "\x1b[2J\u202eabc\x00\xff\r\n",
		"long":    strings.Repeat("x", 1<<20),
		"empty":   "",
		"short":   "a",
		"latin":   "\xe4\xf6\xfc\xdf",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(doc.Root, "a.go"), []byte(src), 0o644))
		for _, format := range Formats() {
			out := render(t, format, doc)
			checkHarmless(t, format, out)
			assert.Less(t, len(out), 8000, "%s %s", name, format)
		}
	}
	require.NoError(t, os.Remove(filepath.Join(doc.Root, "a.go")))
	require.NoError(t, os.Mkdir(filepath.Join(doc.Root, "a.go"), 0o755))
	checkHarmless(t, "text", render(t, "text", doc))
}

func FuzzHostile(f *testing.F) {
	f.Add(hostile)
	f.Add("](1)")
	f.Add("%")
	f.Fuzz(func(t *testing.T, s string) {
		doc := poisoned(t, s)
		for _, format := range Formats() {
			checkHarmless(t, format, render(t, format, doc))
		}
	})
}

func TestMarks(t *testing.T) {
	s := newSources(sample(t))
	text, from, to, ok := s.excerpt(Place{"billing/charge.go", 5, 32}, 5, 44)
	require.True(t, ok)
	assert.Equal(t, "g.Charge", string([]rune(text)[from:to]), "columns count bytes, arguments are left out")
	text, from, to, _ = s.excerpt(Place{"billing/charge.go", 5, 2}, 0, 0)
	assert.Equal(t, "if err := /* größer 🙂 */ g.Charge", string([]rune(text)[from:to]), "without an end")
	text, from, to, _ = s.excerpt(Place{"billing/charge.go", 6, 3}, 6, 9)
	assert.Equal(t, "return", string([]rune(text)[from:to]))
	text, from, to, _ = s.excerpt(Place{"billing/charge.go", 5, 40}, 5, 44)
	assert.Equal(t, "(id)", string([]rune(text)[from:to]), "a mark is never empty")
	_, from, to, ok = s.excerpt(Place{"billing/charge.go", 5, 1000}, 0, 0)
	assert.True(t, ok && from == to, "a column beyond the line marks nothing")
	for _, n := range []int{-1, 0, 2, 1000} {
		_, _, _, ok = s.excerpt(Place{"billing/charge.go", n, 1}, 0, 0)
		assert.False(t, ok, n)
	}
	assert.Equal(t, 28, s.utf16Column("billing/charge.go", 5, 32), "ß, ö and the emoji")
	assert.Equal(t, 32, s.utf16Column("none.go", 5, 32))
}

func TestSummarySaysWhatIsNotShown(t *testing.T) {
	doc := &Document{Stats: Stats{Packages: 2, BelowLevel: 3, Coverage: &coverage.Summary{Capped: 1}}}
	assert.Contains(t, render(t, "text", doc), "0 findings in 2 packages; 3 more with -confidence=low; 1 function seen in part (-v tells more)\n")
}
