package dbcall

import "strings"

// Words of state values. FAILED and its kin end the work without it having been
// done, so they are neither done nor in progress.
const (
	initialValues = "new pending queued enqueued open ready due waiting awaiting created scheduled draft init initial initialized " +
		"idle unpaid unsent unprocessed unpublished unclaimed unlocked unhandled todo received requested retry available backlog free planned " +
		"outstanding upcoming"
	progressValues = "progress inprogress flight inflight process started claimed locked leased reserved taken acquired picked assigned " +
		"initiated busy held"
	doneValues = "done sent paid ok success successful succeed succeeded complete finished closed sold won built written " +
		"shipped settled delivered final true"
	failedValues = "failed failure error errored rejected declined denied cancelled canceled expired aborted dead timeout timedout " +
		"skipped deleted removed stopped interrupted invalidated bounced reverted abandoned disabled killed dropped lost " +
		"stalled stuck"
	faultValues = "failed failure error errored fault faulted timeout timedout aborted interrupted bounced lost stalled stuck dead crashed"
	asideValues = "suspended paused blocked delayed deferred"
	// participles of first states that say that something was done already
	begunValues = "queued enqueued created scheduled initialized received requested"
	// words that look like participles and are none
	notParticiples = "need needed required feed speed seed breed based fixed mixed shared limited unlimited detailed enabled weighted " +
		"related red embed unread undefined unspecified unverified undecided unneeded indeed hundred"
	// words that look like present participles and are none
	notProgress = "string nothing something existing missing setting warning meeting king ring thing spring listing " +
		"building accounting staging marketing during"
)

// InitialValue reports whether a state says that the work has not begun.
func InitialValue(v string) bool {
	ws := words(v)
	if v == "false" || anyIn(ws[:min(1, len(ws))], "not to un needs pending awaiting waiting ready") {
		return true
	}
	return oneIn(last(ws, 0), initialValues)
}

// ProgressValue reports whether a state says that somebody works on it.
func ProgressValue(v string) bool {
	ws := words(v)
	if InitialValue(v) || FailureValue(v) {
		return false
	}
	end := last(ws, 0)
	if oneIn(end, progressValues) {
		return !oneIn(end, "progress flight process") || first(ws) == "in" || first(ws) == "under"
	}
	return strings.HasSuffix(end, "ing") && len(end) > 5 && !oneIn(end, notProgress)
}

// DoneValue reports whether a state says that the work was done: SENT, PAID,
// completed.
func DoneValue(v string) bool {
	ws := words(v)
	if InitialValue(v) || ProgressValue(v) || FailureValue(v) {
		return false
	}
	end := last(ws, 0)
	if anyIn(ws, "partially partly half") {
		return false
	}
	if oneIn(end, doneValues) {
		return true
	}
	return strings.HasSuffix(end, "ed") && len(end) > 4 && !oneIn(end, notParticiples) && !strings.HasPrefix(end, "un")
}

// FailureValue reports whether a state says that the work ended without
// success, or was put aside.
func FailureValue(v string) bool {
	ws := words(v)
	return oneIn(last(ws, 0), failedValues) || AsideValue(v) || strings.Join(ws, " ") == "timed out" || strings.Join(ws, " ") == "dead letter"
}

// FaultValue reports whether a state says that something went wrong. What was
// called off or put aside may have gone as it should.
func FaultValue(v string) bool {
	ws := words(v)
	return oneIn(last(ws, 0), faultValues) || strings.Join(ws, " ") == "timed out" || strings.Join(ws, " ") == "dead letter"
}

// WaitingValue reports whether a state says that the work waits for somebody: not
// that it was asked for, which may be the first step of it.
func WaitingValue(v string) bool { return InitialValue(v) && !oneIn(last(words(v), 0), begunValues) }

// AsideValue reports whether a state says that the work was put aside, and may go
// on when somebody lets it.
func AsideValue(v string) bool { return oneIn(last(words(v), 0), asideValues) }
