package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// TestQueueOutsideOfTheLimit sees the ways on which a task stays in its queue
// and nobody counts.
func TestQueueOutsideOfTheLimit(t *testing.T) {
	d := of(t, "testdata/queues")
	v, texts := answer(t, unit(t, d, "table:letters"), evidence.Retries)
	assert.Equal(t, evidence.Partly, v)
	assert.Contains(t, texts, "(*Worker).Run takes the task off app:queue only when the work comes to its end")
	v, texts = answer(t, unit(t, d, "table:parcels"), evidence.Retries)
	assert.Equal(t, evidence.Yes, v, "each way past the effect counts")
	assert.NotContains(t, texts, "app:queue")
}

// TestLease knows that a lease which runs out hands the work to somebody else.
func TestLease(t *testing.T) {
	u := unit(t, of(t, "testdata/queues"), "table:cards")
	v, texts := answer(t, u, evidence.Recovery)
	assert.Equal(t, evidence.Yes, v)
	assert.Contains(t, texts, "(*Worker).Leased takes rows whose lease has run out")
	v, texts = answer(t, u, evidence.Retries)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "nothing counts how often")
}

// TestRowsThatLiveOn does not take the key of an account for one of each mail.
func TestRowsThatLiveOn(t *testing.T) {
	v, texts := answer(t, unit(t, of(t, "testdata/queues"), "table:accounts"), evidence.Retention)
	assert.Equal(t, evidence.Partly, v)
	assert.Contains(t, texts, "several pieces of work are noted (confirmation_sent_at, recovery_sent_at)")
	assert.Contains(t, texts, "(*Service).Recover holds Client.Post back only until some time has passed")
	assert.NotContains(t, texts, "(*Service).Confirm holds")
}

// TestLockOfSomethingElse takes the lock on a counter for none on the work.
func TestLockOfSomethingElse(t *testing.T) {
	v, texts := answer(t, unit(t, of(t, "testdata/queues"), "table:refunds"), evidence.Transitions)
	assert.Equal(t, evidence.No, v)
	assert.Contains(t, texts, "(*Service).Pay: any state → PAID, whatever the state was")
}
