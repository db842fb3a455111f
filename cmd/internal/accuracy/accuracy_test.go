package accuracy_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/accuracy"
	"github.com/dualwrite/dualwrite/cmd/internal/docgen"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

var update = flag.Bool("update", false, "rewrite the tables of docs/accuracy.md")

const root = "../../.."

const head = "repo: github.com/a/b\ncommit: 0123456789abcdef0123456789abcdef01234567\nstyle: toy | small\n"

// toy is a file with one finding of each kind.
const toy = head + `
findings:
  - {fingerprint: f1, rule: txeffect, confidence: high, at: "a.go:F", verdict: true, why: mail}
  - {fingerprint: f2, rule: txeffect, confidence: medium, at: "a.go:G", verdict: "false", why: read, cause: a read}
  - {fingerprint: f3, rule: increment, confidence: medium, at: "a.go:H", verdict: unclear, why: who knows}
  - {fingerprint: f4, rule: increment, confidence: low, at: "a.go:I", verdict: true, why: counted twice}
  - {fingerprint: f5, rule: increment, confidence: high, at: "a.go:J", verdict: true, why: gone, gone: true}
hazards:
  - {at: "a.go:F", kind: txeffect, what: mail, found: f1}
  - {at: "a.go:I", kind: increment, what: amount, found: f4}
  - {at: "a.go:J", kind: increment, what: amount, found: f5}
  - {at: "a.go:K", kind: outbox, what: event, found: "", miss: reflection}
`

func parse(t *testing.T, text string) *accuracy.Judged {
	t.Helper()
	j, err := accuracy.Parse([]byte(text))
	require.NoError(t, err)
	return j
}

func TestParse(t *testing.T) {
	j := parse(t, toy)
	assert.Equal(t, "b", j.Name())
	assert.Equal(t, accuracy.True, j.Findings[0].Verdict, "true without quotes is a verdict, too")
	assert.Equal(t, accuracy.False, j.Findings[1].Verdict)
	assert.True(t, j.Findings[4].Gone)
}

func TestParseErrors(t *testing.T) {
	const finding = `{fingerprint: f1, rule: r, confidence: low, at: a, verdict: true, why: w}`
	for name, tt := range map[string]struct{ text, want string }{
		"empty":             {"", "the file is empty"},
		"unknown key":       {head + "other: 1\n", "field other not found"},
		"unknown key below": {head + "findings:\n  - {print: f1}\n", "field print not found"},
		"no YAML":           {"{", "yaml"},
		"two documents":     {head + "---\n" + head, "more than one document"},
		"short commit":      {"repo: a/b/c\ncommit: 0123\n", "expected 40 hexadecimal digits"},
		"no owner":          {strings.Replace(head, "github.com/a/b", "b", 1), "expected host/owner/name"},
		"folder outside":    {head + "dir: ../x\n", "expected a folder of the repository"},
		"verdict":           {head + "findings: [" + strings.Replace(finding, "true", "yes", 1) + "]\n", `findings[0] (a): verdict "yes": expected true, false or unclear`},
		"confidence":        {head + "findings: [" + strings.Replace(finding, "low", "tiny", 1) + "]\n", `confidence "tiny"`},
		"no reason":         {head + "findings: [" + strings.Replace(finding, "why: w", `why: ""`, 1) + "]\n", "why is needed"},
		"no rule":           {head + "findings: [" + strings.Replace(finding, "rule: r", `rule: ""`, 1) + "]\n", "fingerprint, rule and at are needed"},
		"twice":             {head + "findings: [" + finding + ", " + finding + "]\n", "findings[1] (a): fingerprint f1 is there twice"},
		"unknown finding":   {head + "hazards: [{at: a, kind: k, what: w, found: f9}]\n", "found f9: no finding of this file"},
		"found and false":   {head + "findings: [" + strings.Replace(finding, "true", "false", 1) + "]\nhazards: [{at: a, kind: k, what: w, found: f1}]\n", "is judged to be false"},
		"no cause":          {head + "hazards: [{at: a, kind: k, what: w, found: ''}]\n", "neither found nor a cause"},
		"no kind":           {head + "hazards: [{at: a, what: w, found: '', miss: m}]\n", "at, kind and what are needed"},
		"two faults":        {"repo: b\ncommit: x\n", "commit"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := accuracy.Parse([]byte(tt.text))
			assert.ErrorContains(t, err, tt.want)
		})
	}
}

func TestReadDir(t *testing.T) {
	none, err := accuracy.ReadDir(filepath.Join(t.TempDir(), "none"))
	assert.NoError(t, err)
	assert.Empty(t, none)

	dir := t.TempDir()
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	write("a.yml", strings.Replace(toy, "/a/b", "/z/z", 1))
	write("z.yml", toy)
	write("notes.txt", "not read")
	all, err := accuracy.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, all, 2)
	assert.Equal(t, "github.com/a/b", all[0].Repo, "sorted by repository, not by file")

	write("b.yml", toy)
	_, err = accuracy.ReadDir(dir)
	assert.ErrorContains(t, err, "z.yml: github.com/a/b is judged in b.yml already")
	write("b.yml", "x: 1")
	_, err = accuracy.ReadDir(dir)
	assert.ErrorContains(t, err, "b.yml: ")
}

func TestCount(t *testing.T) {
	c := accuracy.CountFile(parse(t, toy))
	assert.Equal(t, accuracy.Tally{True: 1, False: 1, Unclear: 1, Gone: 1}, c.Default(""))
	assert.Equal(t, accuracy.Tally{True: 1}, c.Low(""))
	assert.Equal(t, accuracy.Tally{True: 1, False: 1}, c.Default("txeffect"))
	assert.Equal(t, "50 %", c.Default("").Precision())
	assert.Equal(t, "33 %", c.Default("").Cautious())
	assert.Equal(t, "–", accuracy.Tally{Unclear: 1}.Precision(), "nothing decided is no figure")
	assert.Equal(t, accuracy.Recall{Found: 1, Low: 1, Missed: 2}, c.Recall())
	assert.Equal(t, map[string]int{"a read": 1}, c.Causes)
	assert.Equal(t, map[string]int{"reflection": 1, "its finding is gone": 1}, c.Misses)
	assert.Equal(t, "89 %", accuracy.Tally{True: 899, False: 101}.Precision(), "rounded down")

	two := accuracy.CountAll([]*accuracy.Judged{parse(t, toy), parse(t, toy)})
	assert.Equal(t, accuracy.Tally{True: 2, False: 2, Unclear: 2, Gone: 2}, two.Default(""))
	assert.Equal(t, 8, two.Recall().All())
}

func TestFirstContact(t *testing.T) {
	j := parse(t, strings.Replace(toy, "findings:", "unseen: true\nfindings:", 1))
	assert.Equal(t, accuracy.Tally{True: 2, False: 1, Unclear: 1}, accuracy.FirstContact(j), "also what is gone")
	late := parse(t, strings.Replace(toy, "at: \"a.go:F\", verdict", "first: none, at: \"a.go:F\", verdict", 1))
	assert.Equal(t, 1, accuracy.FirstContact(late).True, "not what a later build reports")
	c := accuracy.Compare(j, &render.Document{Findings: []render.Finding{found("f1", "txeffect", "low", "F")}})
	marked, err := c.Mark([]byte(strings.Replace(toy, "findings:", "unseen: true\nfindings:", 1)))
	require.NoError(t, err)
	after := parse(t, string(marked))
	assert.Equal(t, "low", after.Findings[0].Confidence)
	assert.Equal(t, "high", after.Findings[0].First)
	assert.Equal(t, accuracy.FirstContact(j), accuracy.FirstContact(after), "what it was then does not change")
	table := string(accuracy.Tables([]*accuracy.Judged{j}, nil)["unseen"])
	assert.Contains(t, table, "| a/b | 4 | 2 | 1 | 1 | 66 % | 50 % |")
}

// found is a finding of today.
func found(fingerprint, rule, confidence, function string) render.Finding {
	f := render.Finding{Rule: rule, Confidence: confidence, Fingerprint: fingerprint, Function: function}
	f.File = "a.go"
	return f
}

func TestCompare(t *testing.T) {
	c := accuracy.Compare(parse(t, toy), &render.Document{Findings: []render.Finding{
		found("f1", "txeffect", "high", "F"),
		found("f4", "increment", "medium", "I"), // surer than it was
		found("f5", "increment", "high", "J"),   // reported again
		found("n1", "txeffect", "high", "G"),    // f2 under another fingerprint
	}})
	assert.Equal(t, accuracy.Tally{True: 3, NotJudged: 1, Gone: 2}, c.Count.Default(""))
	assert.Equal(t, accuracy.Tally{}, c.Count.Low(""))
	assert.Equal(t, accuracy.Recall{Found: 3, Missed: 1}, c.Count.Recall())
	assert.Empty(t, c.Count.Causes, "a false finding that is gone has no cause left")

	var b bytes.Buffer
	require.NoError(t, c.Write(&b))
	text := b.String()
	assert.Contains(t, text, `not judged: {fingerprint: n1, rule: txeffect, confidence: high, at: "a.go:G"`)
	assert.Contains(t, text, "gone: f2 txeffect a.go:G (was false), perhaps n1 now\n")
	assert.Contains(t, text, "gone: f3 increment a.go:H (was unclear)\n")
	assert.Contains(t, text, "back: f5")
	assert.Contains(t, text, "missed: outbox a.go:K: event")

	b.Reset()
	total := &accuracy.Total{Failed: 1}
	total.Add(c)
	require.NoError(t, total.Write(&b))
	assert.Contains(t, b.String(), "== 1 program, 1 left out\n")
	assert.Contains(t, b.String(), "hazards: 4 known, 3 reported by default (75 %), 0 only at low, 1 missed")
	assert.Contains(t, b.String(), "   1 missed, since: reflection\n")
}

// A hazard whose finding went away is a miss.
func TestCompareMissesWhatIsGone(t *testing.T) {
	c := accuracy.Compare(parse(t, toy), &render.Document{})
	assert.Equal(t, accuracy.Recall{Missed: 4}, c.Count.Recall())
	assert.Equal(t, 3, c.Count.Misses["its finding is gone"])
}

func TestMark(t *testing.T) {
	text := "# read in a hurry\n" + toy
	c := accuracy.Compare(parse(t, text), &render.Document{Findings: []render.Finding{
		found("f1", "txeffect", "high", "F"), found("f2", "txeffect", "high", "G"), found("f5", "increment", "high", "J"),
	}})
	marked, err := c.Mark([]byte(text))
	require.NoError(t, err)
	assert.Contains(t, string(marked), "# read in a hurry\n", "comments stay")
	gone := []bool{}
	for _, f := range parse(t, string(marked)).Findings {
		gone = append(gone, f.Gone)
	}
	assert.Equal(t, []bool{false, false, true, true, false}, gone)
	assert.Equal(t, "high", parse(t, string(marked)).Findings[1].Confidence, "that of today")
	again, err := c.Mark(marked)
	require.NoError(t, err)
	assert.Equal(t, string(marked), string(again))
}

func TestTables(t *testing.T) {
	tables := accuracy.Tables([]*accuracy.Judged{parse(t, toy)}, []string{"increment", "txeffect", "zeal"})
	for name, want := range map[string]string{
		"summary":  "1 program, 3 findings read at the default level: 1 true, 1 false, 1 unclear. That is 50 % of those that could be decided, and 33 % if all that is unclear counts as false. Of 4 hazards that readers know of, 1 are reported by default (25 %), 1 more with `-confidence=low`, and 2 are missed.\n",
		"services": "| a/b at `0123456` | toy \\| small | 3 | 1 | 1 | 1 | 50 % | 33 % | 1/1 | 1/4 |\n",
		"rules":    "| [txeffect](rules/txeffect.md) | 1/0/0 | 0/1/0 | – | 50 % | 50 % |\n| [zeal](rules/zeal.md) | – | – | – | – | – |\n",
		"hazards":  "| increment | 2 | 0 | 1 | 1 | 0 % |\n| outbox | 1 | 0 | 0 | 1 | 0 % |\n",
		"causes":   "| a read | 1 |\n",
		"misses":   "| its finding is gone | 1 |\n| reflection | 1 |\n",
	} {
		assert.Contains(t, string(tables[name]), want, name)
	}
	assert.Equal(t, "Nothing has been judged yet.\n", string(accuracy.Tables(nil, nil)["summary"]))
}

func TestMeasured(t *testing.T) {
	all := []*accuracy.Judged{parse(t, toy)}
	assert.Equal(t, "Of its findings on public programs 2 were read at the default level: 1 true, 1 false, 0 unclear (50 % of the decided). Fewer than 20 are too few to judge the rule by. It reports 1 of 1 hazard that readers know of.\nSee [accuracy](../accuracy.md).\n",
		string(accuracy.Measured(all, "txeffect")))
	assert.Contains(t, string(accuracy.Measured(all, "increment")), "Of 1 read with `-confidence=low` only, 1 are true and 0 false.")
	assert.Contains(t, string(accuracy.Measured(all, "zeal")), "No finding of this rule at the default level has been read yet.")
	assert.Empty(t, accuracy.Measured(nil, "txeffect"))

	many := slices.Repeat(all, 10)
	assert.NotContains(t, string(accuracy.Measured(many, "txeffect")), "too few")
}

// TestCurrent fails when docs/accuracy.md says something else than the files.
func TestCurrent(t *testing.T) {
	all, err := accuracy.ReadDir(filepath.Join(root, "testdata/accuracy"))
	require.NoError(t, err)
	var rules []string
	for _, r := range docgen.Rules(analyzers.Suite) {
		rules = append(rules, r.Name)
	}
	for _, j := range all {
		for _, f := range j.Findings {
			assert.Contains(t, rules, f.Rule, "%s: %s is no rule", j.Repo, f.Fingerprint)
		}
	}
	name := filepath.Join(root, "docs/accuracy.md")
	page, err := os.ReadFile(name)
	require.NoError(t, err)
	want, err := accuracy.Page(page, all, rules)
	require.NoError(t, err)
	readme := filepath.Join(root, "README.md")
	front, err := os.ReadFile(readme)
	require.NoError(t, err)
	wantFront, err := docgen.Splice(front, "accuracy", accuracy.Tables(all, rules)["summary"])
	require.NoError(t, err)
	if *update {
		require.NoError(t, os.WriteFile(name, want, 0o644))
		require.NoError(t, os.WriteFile(readme, wantFront, 0o644))
		return
	}
	assert.Equal(t, string(want), string(page), "run go test ./cmd/internal/accuracy -update")
	assert.Equal(t, string(wantFront), string(front), "run go test ./cmd/internal/accuracy -update")
}
