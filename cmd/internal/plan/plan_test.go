package plan

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
)

var today = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

func example() *Plan {
	b := &baseline.Baseline{Findings: []baseline.Entry{
		{Rule: "txeffect", Package: "shop/pay", Status: "todo", Since: "2026-11-29"},
		{Rule: "txeffect", Package: "shop/pay", Status: "todo", Since: "2026-10-30"},
		{Rule: "outbox", Package: "shop/mail", Status: "todo", Since: "2025-01-01"},
		{Rule: "outbox", Package: "shop/pay", Status: "accepted", Since: "2020-01-01"},
		{Rule: "lockonly", Package: "shop/lock", Status: "accepted"},
		{Rule: "splittx", Package: "shop/x|y\x1b", Status: "todo", Since: "yesterday"},
	}}
	owners := func(e baseline.Entry) []string {
		switch e.Package {
		case "shop/pay":
			return []string{"@a", "@b"}
		case "shop/mail":
			return []string{"@a"}
		}
		return nil
	}
	return Make(b, Aspects(), owners, today)
}

func TestMake(t *testing.T) {
	p := example()
	assert.Equal(t, []any{4, 2, "2025-01-01"}, []any{p.Todo, p.Accepted, p.Oldest})
	assert.Equal(t, []Group{
		{"rule", []Row{{"txeffect", 2, 0, "2026-10-30"}, {"outbox", 1, 1, "2025-01-01"}, {"splittx", 1, 0, ""}, {"lockonly", 0, 1, ""}}},
		{"package", []Row{{"shop/pay", 2, 1, "2026-10-30"}, {"shop/mail", 1, 0, "2025-01-01"}, {"shop/x|y\x1b", 1, 0, ""}, {"shop/lock", 0, 1, ""}}},
		{"owner", []Row{{"@a", 3, 1, "2025-01-01"}, {"@b", 2, 1, "2026-10-30"}, {Nobody, 1, 1, ""}}},
		{"age", []Row{{"up to 30 days", 2, 0, "2026-10-30"}, {"older", 1, 1, "2025-01-01"}, {"unknown", 1, 1, ""}}},
	}, p.Groups)
}

func TestAges(t *testing.T) {
	for since, want := range map[string]string{
		"2026-11-29": "up to 30 days",
		"2027-01-01": "up to 30 days", // a clock that was wrong
		"2026-10-30": "up to 30 days",
		"2026-10-29": "up to 90 days",
		"2026-08-31": "up to 90 days",
		"2026-08-30": "up to a year",
		"2025-11-29": "up to a year",
		"2025-11-28": "older",
		"":           "unknown",
		"2026-13-01": "unknown",
	} {
		g := ages(&baseline.Baseline{Findings: []baseline.Entry{{Since: since}}}, today)
		require.Len(t, g.Rows, 1, since)
		assert.Equal(t, want, g.Rows[0].Name, since)
	}
}

func TestWrite(t *testing.T) {
	render := func(format string, p *Plan) string {
		var b strings.Builder
		require.NoError(t, Write(&b, format, p))
		return b.String()
	}
	text := render("text", example())
	assert.True(t, strings.HasPrefix(text, "4 to do, 2 accepted; to do since 2025-01-01\n\nrule"), text)
	assert.Contains(t, text, "txeffect      2         0  2026-10-30\n")
	assert.NotContains(t, text, "\x1b")
	assert.Contains(t, render("markdown", example()), "| `shop/x\\|y?` | 1 | 0 |  |\n")
	var back Plan
	require.NoError(t, json.Unmarshal([]byte(render("json", example())), &back))
	assert.Equal(t, example(), &back)

	none := Make(&baseline.Baseline{}, Aspects(), nil, today)
	assert.Equal(t, "0 to do, 0 accepted\n", render("text", none))
	assert.NotContains(t, render("json", none), "null")
	assert.Error(t, Write(&strings.Builder{}, "html", none))
}
