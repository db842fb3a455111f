package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

func roles(u *evidence.Unit) map[string][]string {
	out := map[string][]string{}
	for _, f := range u.Functions {
		out[f.Name] = f.Roles
	}
	return out
}

// TestSaves tells a Save that inserts from one that overwrites.
func TestSaves(t *testing.T) {
	d := of(t, "testdata/saves")
	u := unit(t, d, "table:jobs")
	assert.Equal(t, []string{"inserts"}, roles(u)["Enter"])
	assert.Equal(t, []string{"saves"}, roles(u)["(*Job).finish"])
	v, texts := answer(t, u, evidence.Transitions)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "(*Job).finish: any state → true, whatever the state was")
	v, texts = answer(t, unit(t, d, "table:drafts"), evidence.Transitions)
	assert.Equal(t, evidence.Unknown, v, "nobody knows whether the record is new")
	assert.Contains(t, texts, "a new one is inserted, of one that exists the state is overwritten")
}

// TestLimitThatChoosesValues sees the comparison that decides only what is saved.
func TestLimitThatChoosesValues(t *testing.T) {
	d := of(t, "testdata/saves")
	v, texts := answer(t, unit(t, d, "table:jobs"), evidence.Retries)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "(*Job).finish looks at the number of attempts")
	v, _ = answer(t, unit(t, d, "table:notes"), evidence.Retries)
	assert.Equal(t, evidence.No, v)
}

// TestRowOfTheSameTransaction takes a change of a row that nobody else sees for
// none that could go wrong.
func TestRowOfTheSameTransaction(t *testing.T) {
	d := of(t, "testdata/saves")
	u := unit(t, d, "table:refunds")
	v, texts := answer(t, u, evidence.Transitions)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "Together: PENDING → FAILED or PAID, of a row that the same transaction inserted")
	for _, m := range u.Machine.Transitions {
		assert.NotEqual(t, "PENDING", m.To, "it is inserted so")
	}
	assert.Contains(t, gaps(u), "http.Post | refunds.status = 'FAILED' or 'PAID': repeat")
	v, texts = answer(t, unit(t, d, "table:payouts"), evidence.Transitions)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "Apart: any state → PAID, whatever the state was")
}

// TestTablesOfTheProgram reads the statements by which it creates its tables.
func TestTablesOfTheProgram(t *testing.T) {
	d := of(t, "testdata/saves")
	u := unit(t, d, "table:deliveries")
	v, texts := answer(t, u, evidence.Key)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "deliveries (request) is unique")
	for _, a := range u.Answers {
		if a.Question == evidence.Key {
			assert.Equal(t, "builds/builds.go", a.Evidence[0].Place.File)
			assert.Equal(t, "request TEXT NOT NULL UNIQUE,", a.Evidence[0].Quote)
		}
	}
	_, texts = answer(t, u, evidence.Transitions)
	assert.Contains(t, texts, "Deliver: NEW → SENDING, and the outcome is looked at", "one row, by its key")
	v, _ = answer(t, u, evidence.Recovery)
	assert.Equal(t, evidence.No, v, "the program claims the rows, and releases none")
}

// TestKeysThatNameNoWork knows numbers that are counted, and what is filled in
// when the work is done.
func TestKeysThatNameNoWork(t *testing.T) {
	d := of(t, "testdata/saves")
	v, texts := answer(t, unit(t, d, "table:builds"), evidence.Key)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "builds (repo, number) is unique, but each insert makes number anew")
	u := unit(t, d, "table:texts")
	v, texts = answer(t, u, evidence.Key)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "texts (receipt) is unique, but rows are inserted without it: Texts fills it in later")
	v, _ = answer(t, u, evidence.Retention)
	assert.Equal(t, evidence.No, v)
}

// TestLastStatus follows the column by its values.
func TestLastStatus(t *testing.T) {
	u := unit(t, of(t, "testdata/saves"), "table:texts")
	assert.Equal(t, "last_status", u.Machine.Column)
	assert.Equal(t, []string{"http.Post | texts.last_status = 'SENT': repeat"}, gaps(u))
}

// TestWayBack reads no part of a migration that undoes it.
func TestWayBack(t *testing.T) {
	v, texts := answer(t, unit(t, of(t, "testdata/saves"), "table:payouts"), evidence.Key)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "payouts (order_id) is unique")
}

// TestOnlyShown takes a list that a request asks for for no recovery, and says
// nothing about work that is done elsewhere.
func TestOnlyShown(t *testing.T) {
	u := unit(t, of(t, "testdata/saves"), "table:builds")
	v, texts := answer(t, u, evidence.Recovery)
	assert.Equal(t, evidence.Unknown, v)
	assert.Contains(t, texts, "Queue lists rows in RUNNING for whoever asks, and changes nothing")
	assert.Contains(t, texts, "what works on rows of builds in RUNNING is not seen")
}

// TestChangesAreStatements counts what one statement does once, and takes work
// that is put aside for none that has failed.
func TestChangesAreStatements(t *testing.T) {
	u := unit(t, of(t, "testdata/saves"), "table:builds")
	_, texts := answer(t, u, evidence.Transitions)
	assert.Equal(t, "Start: any state → RUNNING, whatever the state was\nEnd: any state → BLOCKED or DONE or FAILED, whatever the state was", texts)
	_, texts = answer(t, u, evidence.Retries)
	assert.Equal(t, "End moves rows to FAILED, where they stay until somebody looks", texts)
}

// TestBrokerInMemory knows which messages a crash loses.
func TestBrokerInMemory(t *testing.T) {
	v, texts := answer(t, unit(t, of(t, "testdata/saves"), "message:Send"), evidence.Recovery)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "wait in the memory of the process (gochannel)")
}
