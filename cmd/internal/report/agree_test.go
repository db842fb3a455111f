package report_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/cmd/internal/report"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// checked returns what a check of all levels says about a module.
func checked(t *testing.T, dir string) *render.Document {
	t.Helper()
	root, err := filepath.Abs(dir)
	require.NoError(t, err)
	settings, err := config.Load(root)
	require.NoError(t, err)
	settings.Confidence = config.Low
	doc, err := check.Run(context.Background(), check.Engine{Learn: link.Learn, Link: link.Link, Rules: analyzers.Suite}, check.Options{
		Driver: driver.Config{Dir: root, Patterns: []string{"./..."}}, Settings: settings, Root: root, Tool: "test", NoDirectives: true,
	})
	require.NoError(t, err)
	return doc
}

func name(rule, confidence string, p evidence.Place, message string) string {
	return fmt.Sprintf("%s:%d %s %s %s", p.File, p.Line, rule, confidence, message)
}

// TestAgreesWithCheck makes sure that the report shows all that a check finds,
// and nothing else, and that no gap is left without a word about it.
func TestAgreesWithCheck(t *testing.T) {
	for _, dir := range []string{"testdata/twins", "../../../testdata/example"} {
		doc := of(t, dir)
		shown := map[string]bool{}
		note := func(all []evidence.Finding) {
			for _, f := range all {
				shown[name(f.Rule, f.Confidence, f.Place, f.Message)] = true
				assert.Equal(t, f.Confidence == config.Low, f.Hidden != "", f.Message)
			}
		}
		note(doc.Others)
		for i := range doc.Units {
			note(doc.Units[i].Findings)
		}
		found := checked(t, dir).Findings
		require.NotEmpty(t, found)
		for _, f := range found {
			n := name(f.Rule, f.Confidence, evidence.Place{File: f.File, Line: f.Line}, f.Message)
			assert.True(t, shown[n], "a check says, and the report does not: %s", n)
			delete(shown, n)
		}
		assert.Empty(t, shown, "the report says, and a check does not")
		for i := range doc.Units {
			gapsAgree(t, &doc.Units[i])
		}
	}
}

// gapsAgree holds the gaps of a unit against what rules say about it.
func gapsAgree(t *testing.T, u *evidence.Unit) {
	t.Helper()
	for _, k := range u.KillPoints {
		at := fmt.Sprintf("%s kill point %d", u.ID, k.ID)
		assert.Equal(t, len(k.Reported) == 0, k.Silent != "", "%s is reported, or it is told why not", at)
		for _, m := range k.Reported {
			assert.True(t, slices.ContainsFunc(u.Findings, func(f evidence.Finding) bool { return f.Rule == m.Rule && f.Confidence == m.Confidence }), "%s: %s", at, m.Rule)
		}
	}
	for _, f := range u.Findings {
		if f.Rule == "effectrecord" || f.Rule == "txeffect" {
			assert.True(t, slices.ContainsFunc(u.KillPoints, func(k evidence.KillPoint) bool {
				return slices.ContainsFunc(k.Reported, func(m evidence.Mention) bool { return m.Rule == f.Rule })
			}), "%s reports a gap of %s that is no kill point", f.Rule, u.ID)
		}
	}
}

// TestSilence says why a check is silent about gaps that are none of its hazards.
func TestSilence(t *testing.T) {
	u := unit(t, of(t, "../../../testdata/example"), "table:reminders")
	last := u.KillPoints[len(u.KillPoints)-1]
	assert.Equal(t, "the row is claimed first, and nothing hands a claimed row to the next attempt", last.Silent)
	u = unit(t, of(t, "testdata/twins"), "table:payouts")
	assert.Equal(t, "its key does not change between attempts, so the receiver recognises a repetition", u.KillPoints[1].Silent)
	u = unit(t, of(t, "testdata/twins"), "table:refunds")
	assert.Equal(t, "stuckstate", u.KillPoints[0].Reported[0].Rule)
	assert.Equal(t, "effectrecord", u.KillPoints[1].Reported[0].Rule)
}

// TestRuleOff makes sure that a rule that does not run is not said to be silent
// for a better reason.
func TestRuleOff(t *testing.T) {
	root, err := filepath.Abs("testdata/twins")
	require.NoError(t, err)
	settings, err := config.Load(root)
	require.NoError(t, err)
	doc, err := report.Run(context.Background(), check.Engine{Learn: link.Learn, Link: link.Link}, check.Options{
		Driver: driver.Config{Dir: root, Patterns: []string{"./..."}}, Settings: settings, Root: root, Tool: "test",
	})
	require.NoError(t, err)
	for _, k := range unit(t, doc, "table:refunds").KillPoints {
		assert.Contains(t, k.Silent, "is switched off")
	}
	assert.Empty(t, doc.Others)
	assert.Equal(t, config.Medium, settings.Confidence, "the settings are left as they were")
}
