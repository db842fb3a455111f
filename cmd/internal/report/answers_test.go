package report_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// answer returns the verdict on a question with the texts of its evidence.
func answer(t *testing.T, u *evidence.Unit, question string) (evidence.Verdict, string) {
	t.Helper()
	for _, a := range u.Answers {
		if a.Question == question {
			var texts []string
			for _, i := range a.Evidence {
				texts = append(texts, i.Text)
			}
			return a.Verdict, strings.Join(texts, "\n")
		}
	}
	require.Failf(t, "no such question", "%s", question)
	return "", ""
}

func gaps(u *evidence.Unit) []string {
	var out []string
	for _, k := range u.KillPoints {
		out = append(out, k.After+" | "+k.Before+": "+k.Kind)
	}
	return out
}

// TestSecondTable follows work that is found by the rows of another table.
func TestSecondTable(t *testing.T) {
	u := unit(t, of(t, "testdata/answers"), "table:letters")
	v, texts := answer(t, u, evidence.Recovery)
	assert.Equal(t, evidence.Partly, v)
	assert.Contains(t, texts, "(*Worker).Start resets letter_jobs.processing, by which (*Worker).Due finds work")
	v, texts = answer(t, u, evidence.Retries)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "(*Worker).Send looks at the number of attempts")
	v, texts = answer(t, u, evidence.Key)
	assert.Equal(t, evidence.Unknown, v)
	assert.Contains(t, texts, "no insert could be read")
}

// TestAskedAfter knows who asks the far side about open rows.
func TestAskedAfter(t *testing.T) {
	u := unit(t, of(t, "testdata/answers"), "table:transfers")
	v, texts := answer(t, u, evidence.Reconciliation)
	assert.Equal(t, evidence.Partly, v)
	assert.Contains(t, texts, "(*Service).Check finds rows in PENDING, asks the far side about them (Bank.LookupTransfer)")
	v, texts = answer(t, u, evidence.Recovery)
	assert.Equal(t, evidence.Partly, v)
	assert.Contains(t, texts, "only for a time")
	v, texts = answer(t, u, evidence.Retries)
	assert.Equal(t, evidence.Yes, v)
	assert.NotContains(t, texts, "(*Worker).Send", "which main calls, too")
	last := u.KillPoints[len(u.KillPoints)-1]
	assert.Contains(t, last.Consequence, "the row that was inserted before still says that it is to be done")
}

// TestTransactionIsOneGap lists what is committed together once, and what
// follows the record that the work is done as a gap between both writes.
func TestTransactionIsOneGap(t *testing.T) {
	u := unit(t, of(t, "testdata/answers"), "table:orders")
	assert.Equal(t, []string{
		"hooks.Tell | orders.status = 'SHIPPED': repeat",
		"hooks.Tell | orders.status = 'CLOSED': repeat",
		"orders.status = 'CLOSED' | insert into history: lost",
	}, gaps(u))
	assert.Len(t, u.KillPoints[0].Reported, 2, "effectrecord and txeffect")
	for _, e := range u.Effects {
		assert.Equal(t, "per attempt", e.Key)
	}
	v, texts := answer(t, u, evidence.Key)
	assert.NotEqual(t, evidence.Yes, v, "the unique e-mail was dropped by the name that the database gave it")
	assert.Contains(t, texts, "gives orders.id a value that a repetition may give again")
}

// TestAskedAboutSomethingElse takes no look at the far side for a question about
// the work that is about something else.
func TestAskedAboutSomethingElse(t *testing.T) {
	u := unit(t, of(t, "testdata/answers"), "table:invoices")
	keys := map[string]string{}
	for _, e := range u.Effects {
		keys[e.Function] = e.Key
	}
	require.NotEmpty(t, keys["(*Invoicing).Invoice"])
	assert.NotEqual(t, "looked up", keys["(*Invoicing).Invoice"])
	assert.Equal(t, "looked up", keys["(*Invoicing).Once"])
	assert.Equal(t, []string{
		"Node.SendInvoice | insert into invoices (state = 'PENDING'): repeat",
		"Node.SendInvoice | insert into invoices (state = 'PENDING'): recognised",
	}, gaps(u), "the second row is of another invoice")
	assert.NotContains(t, u.KillPoints[0].Silent, "whether it was done")
}

// TestNearestRecord takes the first change of a state beside an effect for its
// record where nobody knows whose rows they are.
func TestNearestRecord(t *testing.T) {
	u := unit(t, of(t, "testdata/answers"), "table:deliveries")
	assert.Equal(t, []string{"http.Post | deliveries.status = 'SENT': repeat"}, gaps(u))
}

// TestShownOnce lists no effect of a unit among those without one.
func TestShownOnce(t *testing.T) {
	assert.Empty(t, of(t, "testdata/answers").Loose)
}
