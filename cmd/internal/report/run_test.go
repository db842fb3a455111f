package report_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/report"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// made holds reports as JSON, by folder: tests change what they get.
var made sync.Map

// of returns the report of a module.
func of(t *testing.T, dir string) *report.Document {
	t.Helper()
	if _, ok := made.Load(dir); !ok {
		var b bytes.Buffer
		require.NoError(t, report.Write(&b, "json", fresh(t, dir)))
		made.Store(dir, b.Bytes())
	}
	data, _ := made.Load(dir)
	doc, err := report.Read(data.([]byte))
	require.NoError(t, err)
	return doc
}

// fresh makes the report of a module.
func fresh(t *testing.T, dir string) *report.Document {
	t.Helper()
	root, err := filepath.Abs(dir)
	require.NoError(t, err)
	settings, err := config.Load(root)
	require.NoError(t, err)
	doc, err := report.Run(context.Background(), check.Engine{Learn: link.Learn, Link: link.Link, Rules: analyzers.Suite}, check.Options{
		Driver: driver.Config{Dir: root, Patterns: []string{"./..."}}, Settings: settings, Root: root, Tool: "test",
	})
	require.NoError(t, err)
	require.Empty(t, doc.Errors)
	return doc
}

func unit(t *testing.T, d *report.Document, id string) *evidence.Unit {
	t.Helper()
	for i := range d.Units {
		if d.Units[i].ID == id {
			return &d.Units[i]
		}
	}
	require.Failf(t, "no such unit", "%s", id)
	return nil
}

func verdicts(u *evidence.Unit) map[string]evidence.Verdict {
	out := map[string]evidence.Verdict{}
	for _, a := range u.Answers {
		out[a.Question] = a.Verdict
	}
	return out
}

// TestTwins asks about two workers that do the same: one can be stopped at any
// line, one is written as one writes it the first time.
func TestTwins(t *testing.T) {
	doc := of(t, "testdata/twins")
	require.Len(t, doc.Units, 2)
	assert.Equal(t, map[string]evidence.Verdict{
		evidence.Key: "yes", evidence.Transitions: "yes", evidence.Recovery: "yes", evidence.EffectKeys: "yes",
		evidence.Reconciliation: "yes", evidence.KilledMidway: "yes", evidence.Retries: "yes",
		evidence.Retention: "partly", // nobody knows how long the bank remembers
	}, verdicts(unit(t, doc, "table:payouts")))
	for q, v := range verdicts(unit(t, doc, "table:refunds")) {
		assert.Equal(t, evidence.No, v, q)
	}
	u := unit(t, doc, "table:payouts")
	require.Len(t, u.Effects, 1)
	assert.Equal(t, "keyed", u.Effects[0].Cure)
	require.Len(t, u.KillPoints, 2)
	assert.Equal(t, []string{"stuck", "recognised"}, []string{u.KillPoints[0].Kind, u.KillPoints[1].Kind})
	naive := unit(t, doc, "table:refunds").KillPoints
	require.Len(t, naive, 2)
	assert.Equal(t, []string{"stuck", "repeat"}, []string{naive[0].Kind, naive[1].Kind})
	assert.Empty(t, doc.Loose)
}

// TestExample holds the report of the bundled service to what its comments say.
func TestExample(t *testing.T) {
	doc := of(t, "../../../testdata/example")
	require.Len(t, doc.Units, 2)
	u := unit(t, doc, "table:invoices")
	assert.Equal(t, map[string]evidence.Verdict{
		evidence.Key:         "unknown", // nothing here inserts invoices
		evidence.Transitions: "partly", evidence.EffectKeys: "partly",
		evidence.Recovery:       "partly", // Release gives up after five attempts, and nothing takes over
		evidence.Reconciliation: "no", evidence.KilledMidway: "no", evidence.Retries: "partly", evidence.Retention: "unknown",
	}, verdicts(u))
	var lines []string
	for _, k := range u.KillPoints {
		lines = append(lines, k.Function+": "+k.After+" | "+k.Before+": "+k.Kind)
	}
	assert.Equal(t, []string{
		"(*Service).Collect: Gateway.Charge | invoices.status = 'PAID': repeat",
		"(*Service).Collect: invoices.status = 'PAID' | insert into invoice_history: lost",
		"(*Service).CollectOnce: invoices.status = 'CHARGING' | Gateway.ChargeOnce: stuck",
		"(*Service).CollectOnce: Gateway.ChargeOnce | insert into bookings: recognised",
		"(*Service).CollectOnce: Gateway.ChargeOnce | invoices.status = 'PAID': recognised",
		"(*Service).Retry: Gateway.ChargeOnce | invoices.status = 'PAID': repeat",
		"(*Service).RetryOnce: Gateway.ChargeOnce | invoices.status = 'PAID': recognised",
		"(*Service).Settle: invoices.status = 'CHARGING' | Gateway.Charge: stuck", // nobody looks whether the claim won
		"(*Service).Settle: Gateway.Charge | invoices.status = 'PAID': repeat",
	}, lines)
	var keys []string
	for _, e := range u.Effects {
		keys = append(keys, e.Function+" "+e.Key+" "+e.Cure)
	}
	assert.Equal(t, []string{
		"(*Service).Collect none key", "(*Service).CollectOnce stable keyed", "(*Service).Retry per attempt key",
		"(*Service).RetryOnce stable keyed", "(*Service).Settle none key",
	}, keys)
}

// TestVerdictsFollow recomputes each verdict from the evidence that is shown.
func TestVerdictsFollow(t *testing.T) {
	for _, dir := range []string{"testdata/twins", "../../../testdata/example"} {
		doc := of(t, dir)
		for _, u := range doc.Units {
			require.Len(t, u.Answers, len(evidence.Questions()))
			for i, a := range u.Answers {
				assert.Equal(t, evidence.Questions()[i], a.Question)
				assert.Equal(t, evidence.Judge(a.Evidence), a.Verdict, "%s %s", u.ID, a.Question)
				assert.NotEmpty(t, a.Evidence, "%s %s", u.ID, a.Question)
				assert.NotEmpty(t, a.Summary)
				assert.Equal(t, a.Verdict == evidence.Yes, a.Next == "", "%s %s says what to do next unless nothing is to be done", u.ID, a.Question)
			}
		}
	}
}

// TestPlaces holds every place to a line that exists.
func TestPlaces(t *testing.T) {
	for _, dir := range []string{"testdata/twins", "../../../testdata/example"} {
		doc := of(t, dir)
		lines := map[string]int{}
		check := func(p evidence.Place) {
			if _, ok := lines[p.File]; !ok {
				data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(p.File)))
				require.NoError(t, err)
				lines[p.File] = bytes.Count(data, []byte("\n"))
			}
			assert.Greater(t, p.Line, 0, p.File)
			assert.LessOrEqual(t, p.Line, lines[p.File], p.File)
		}
		for _, u := range doc.Units {
			for _, a := range u.Answers {
				for _, i := range a.Evidence {
					if i.Place != nil {
						check(*i.Place)
					}
				}
			}
			for _, k := range u.KillPoints {
				check(k.AfterPlace)
				check(k.BeforePlace)
			}
			for _, f := range append(u.Functions, u.Starts...) {
				check(f.Place)
			}
		}
	}
}

// TestSameBytes makes every format twice.
func TestSameBytes(t *testing.T) {
	a, b := fresh(t, "../../../testdata/example"), fresh(t, "../../../testdata/example")
	for _, format := range report.Formats() {
		var x, y bytes.Buffer
		require.NoError(t, report.Write(&x, format, a))
		require.NoError(t, report.Write(&y, format, b))
		assert.Equal(t, x.String(), y.String(), format)
		assert.NotContains(t, x.String(), filepath.Dir(mustAbs(t, ".")), "%s names a folder of this machine", format)
	}
}

func mustAbs(t *testing.T, name string) string {
	t.Helper()
	abs, err := filepath.Abs(name)
	require.NoError(t, err)
	return abs
}

// TestNothing reports a program without work units.
func TestNothing(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module example.com/none\n\ngo 1.26\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "main.go"), []byte("package main\n\nfunc main() { println(1) }\n"), 0o600))
	doc := of(t, dir)
	assert.Contains(t, report.Summary(doc), "no work units in 1 package")
	assert.False(t, doc.Has(evidence.No))
	for format, want := range map[string]string{"html": "There are no work units here", "markdown": "no work units", "json": `"units": []`} {
		var b bytes.Buffer
		require.NoError(t, report.Write(&b, format, doc))
		assert.Contains(t, b.String(), want, format)
	}
}

// A new name of a function is no new kill point.
func TestWorsened(t *testing.T) {
	was := report.Gap{Unit: "table:a", Function: "old", After: "x", Before: "y"}
	is := was
	is.Function = "new"
	assert.False(t, (&report.Changes{NewKills: []report.Gap{is}, GoneKills: []report.Gap{was}}).Worsened())
	assert.True(t, (&report.Changes{NewKills: []report.Gap{is, was}, GoneKills: []report.Gap{was}}).Worsened())
	assert.True(t, (&report.Changes{Worse: []report.Change{{}}}).Worsened())
	assert.False(t, (&report.Changes{Better: []report.Change{{}}}).Worsened())
}

func TestCompare(t *testing.T) {
	now, then := of(t, "testdata/twins"), of(t, "testdata/twins")
	now.Compare(then)
	assert.Contains(t, report.Summary(now), "0 better, 0 worse")
	assert.Empty(t, append(now.Changes.Better, now.Changes.Worse...))
	assert.Empty(t, append(now.Changes.NewKills, now.Changes.GoneKills...))
	assert.False(t, now.Changes.Worsened())

	old := unit(t, then, "table:payouts")
	old.Answers[0].Verdict = evidence.No      // is yes now
	old.Answers[7].Verdict = evidence.Yes     // is partly now
	refunds := unit(t, then, "table:refunds") // loses its gaps
	refunds.KillPoints = nil
	then.Units = append(then.Units, evidence.Unit{ID: "table:gone"})
	now.Compare(then)
	c := now.Changes
	assert.Equal(t, []report.Change{{Unit: "table:payouts", Question: evidence.Key, Old: "no", New: "yes"}}, c.Better)
	assert.Equal(t, []report.Change{{Unit: "table:payouts", Question: evidence.Retention, Old: "yes", New: "partly"}}, c.Worse)
	assert.Equal(t, []string{"table:gone"}, c.GoneUnits)
	assert.Empty(t, c.AddedUnits)
	require.Len(t, c.NewKills, 2)
	for _, k := range c.NewKills {
		assert.Equal(t, "table:refunds", k.Unit)
	}
	assert.Contains(t, report.Summary(now), "1 better, 1 worse")
	for _, format := range []string{"html", "markdown"} {
		var b bytes.Buffer
		require.NoError(t, report.Write(&b, format, now))
		assert.Contains(t, b.String(), "Since the last report", format)
	}
}

func TestRead(t *testing.T) {
	doc := fresh(t, "testdata/twins")
	var b bytes.Buffer
	require.NoError(t, report.Write(&b, "json", doc))
	back, err := report.Read(b.Bytes())
	require.NoError(t, err)
	again, err := json.Marshal(back)
	require.NoError(t, err)
	first, err := json.Marshal(doc)
	require.NoError(t, err)
	assert.JSONEq(t, string(first), string(again))

	for name, text := range map[string]string{"no JSON": "x", "another version": `{"version":2}`, "more than a report": `{"version":1,"units":[],"totals":{}}x`, "a check": `{"version":1,"findings":[]}`} {
		_, err := report.Read([]byte(text))
		assert.Error(t, err, name)
	}
}

// TestHeadings skips no level, so that a screen reader can follow them.
func TestHeadings(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, report.Write(&b, "html", of(t, "testdata/saves")))
	last := 0
	for _, m := range regexp.MustCompile(`<h([1-6])`).FindAllStringSubmatch(b.String(), -1) {
		level := int(m[1][0] - '0')
		assert.LessOrEqual(t, level, last+1, m[0])
		last = level
	}
	assert.Positive(t, last)
}
