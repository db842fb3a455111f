package dbcall

import "strings"

// The functions here judge columns, tables and state values by their names, as
// a reader of the program would. They are the only guesses in this package, so
// each errs on the side of no.

// Words shared by several judgements.
const (
	// participles that say a piece of work is over
	overWords = "done processed sent resent published delivered completed complete finished paid settled captured " +
		"refunded shipped notified handled dispatched executed applied acked acknowledged confirmed closed fulfilled " +
		"exported imported synced synchronized charged emailed mailed approved cancelled canceled failed succeeded " +
		"activated consumed redeemed used invoiced billed posted submitted uploaded archived resolved transferred " +
		"credited debited reversed voided finalized provisioned migrated indexed printed reconciled released issued " +
		"fired triggered pushed forwarded replied verified terminated aborted rejected expired enqueued " +
		"generated signed activated disbursed withdrawn deposited renewed collected recorded bound accepted answered granted awarded announced rendered linked merged warned reminded"
	// words that make a number of what precedes or follows them
	quantityWords = "amount total sum qty quantity count counts num bytes minutes hours days balance price value cents fee rate " +
		"percent avg max min"
	timeWords = "at on time date ts timestamp datetime when"
	flagWords = "is has was already flag"
)

// Class says what the name of a column tells of a row.
type Class uint8

// What a column may say.
const (
	Known   Class = 1 << iota // the name was looked at
	State                     // how far the row has come
	Lease                     // who works on it
	Attempt                   // how often that was tried
	Version                   // how often it was written
)

// ClassOf returns all that is known of a column.
func ClassOf(column string) Class {
	ws := words(column)
	c := Known
	for _, x := range []struct {
		class Class
		is    func([]string) bool
	}{{State, state}, {Lease, lease}, {Attempt, attempt}, {Version, version}} {
		if x.is(ws) {
			c |= x.class
		}
	}
	return c
}

// StateColumn reports whether a column holds how far the work on a row has
// come: a status, a flag such as processed, or a marker such as sent_at.
func StateColumn(column string) bool { var room few; return state(splitInto(room[:0], column)) }

// Most columns say nothing, so here and below what would be said is looked for first,
// and then what speaks against it.
func state(ws []string) bool {
	return len(ws) > 0 && stateName(ws) && !lease(ws) && !attempt(ws) && !version(ws)
}

func stateName(ws []string) bool {
	end := last(ws, 0)
	if end == "id" && last(ws, 1) == "status" {
		end, ws = "status", ws[:len(ws)-1]
	}
	if oneIn(end, "status state stage phase step lifecycle disposition outcome confirmation resolution "+
		"statut etat estado situacao zustand stato") { // the same in other languages
		return !anyIn(ws[:len(ws)-1], "endereco direccion adresse http response billing shipping address home us mailing country last previous prev old "+
			"marital screen pixel image") || end == "status" && anyIn(ws, "billing shipping")
	}
	return overColumn(ws)
}

// overColumn recognises processed, is_sent, email_sent, sent_at, paid_on and
// date_sent.
func overColumn(ws []string) bool {
	return overName(ws) && !anyIn(ws, "last next first") && !anyIn(ws, quantityWords)
}

func overName(ws []string) bool {
	for len(ws) > 0 && oneIn(ws[0], flagWords+" date time") {
		ws = ws[1:]
	}
	n := len(ws)
	if n > 0 && oneIn(ws[n-1], timeWords+" flag") {
		ws = ws[:n-1]
	} else if n > 1 && pluralNoun(ws[n-2]) {
		return false // emails_sent is a number
	}
	return oneIn(last(ws, 0), overWords)
}

func pluralNoun(w string) bool {
	return strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && !strings.HasSuffix(w, "us") && !strings.HasSuffix(w, "sms")
}

// CursorColumn reports whether a column remembers how far a stream was
// processed.
func CursorColumn(column string) bool {
	ws := words(column)
	if oneIn(last(ws, 0), "cursor checkpoint watermark") || strings.Join(ws, " ") == "high water mark" {
		return true
	}
	if oneIn(first(ws), "last") && oneIn(last(ws, 0), "id offset position sequence seq lsn block height") && len(ws) > 1 {
		return true
	}
	return oneIn(last(ws, 0), "offset") && !anyIn(ws, "utc timezone tz gmt x y")
}

// LeaseColumn reports whether a column says who works on a row and until when.
func LeaseColumn(column string) bool { var room few; return lease(splitInto(room[:0], column)) }

func lease(ws []string) bool {
	return leaseName(ws) && !anyIn(ws, quantityWords+" version rent unlocked unclaimed")
}

func leaseName(ws []string) bool {
	if strings.Join(ws, " ") == "owner" || anyIn(ws, "lease leased lessee heartbeat worker locked locker claimed taken leaseholder") {
		return !anyIn(ws, "type kind name") || oneIn(first(ws), "worker")
	}
	end := last(ws, 0)
	switch {
	case anyIn(ws, "lock claim reserved picked acquired"):
		return oneIn(end, "at by until owner token expiry expires holder deadline") || strings.Join(ws, " ") == "lock"
	case oneIn(end, "owner holder"):
		return anyIn(ws, "lock job task run")
	case anyIn(ws, "next retry visible invisible visibility"):
		return oneIn(end, timeWords+" after until timeout") && anyIn(ws, "try attempt retry visible invisible visibility")
	}
	return oneIn(end, "at") && anyIn(ws, "available")
}

// AttemptColumn reports whether a column counts how often something was tried.
func AttemptColumn(column string) bool { var room few; return attempt(splitInto(room[:0], column)) }

func attempt(ws []string) bool {
	return attemptName(ws) && !anyIn(ws, "max min limit last next first allowed remaining at id time delay interval after until by")
}

func attemptName(ws []string) bool {
	if oneIn(last(ws, 0), "attempt attempts tries retries retry takes sweeps redeliveries failures requeues") {
		return last(ws, 0) != "retry" || len(ws) == 1
	}
	counted := "attempt try retry send resend delivery redelivery fail failure error run take sweep claim requeue receive " +
		"dequeue execution publish callback notify dispatch"
	return oneIn(last(ws, 0), "count counter number num no n") && anyIn(ws, counted+" attempts tries retries failures") ||
		oneIn(first(ws), "num count n") && anyIn(ws, "attempts tries retries failures errors sends deliveries")
}

// VersionColumn reports whether a column changes with every write, so that a
// write can be made conditional on having seen the latest one.
func VersionColumn(column string) bool { var room few; return version(splitInto(room[:0], column)) }

func version(ws []string) bool {
	if len(ws) > 1 && oneIn(last(ws, 0), "no number num counter") {
		ws = ws[:len(ws)-1]
	}
	end := last(ws, 0)
	return (oneIn(end, "version revision rev etag epoch generation fence optlock xmin rowversion") ||
		end == "token" && anyIn(ws, "fence fencing lock lease claim")) &&
		!anyIn(ws, "app api schema client server os browser protocol software firmware sdk tls last min max previous latest "+
			"template policy terms document format go agent")
}

// IdentityColumn reports whether a column tells one piece of work from another.
func IdentityColumn(column string) bool {
	ws := words(column)
	return identityName(ws) && !state(ws) && !lease(ws) && !attempt(ws) && !version(ws) && !CursorColumn(column)
}

func identityName(ws []string) bool {
	switch end := last(ws, 0); {
	case oneIn(end, "id ids uuid guid ulid pk key reference ref sku slug email iban hash digest fingerprint serial"):
		return true
	case oneIn(end, "no number num nr code"):
		return (len(ws) > 1 || end == "number" || end == "code") &&
			!anyIn(ws, "status error response http country currency postal zip line exit page")
	case end == "name" || end == "username" || end == "filename":
		return !anyIn(ws, "first last middle display full nick company sur given family")
	}
	return false
}

// OutboxTable reports whether a table holds messages that are sent later.
func OutboxTable(table string) bool {
	ws := words(table)
	if name := strings.Join(ws, " "); anyIn(ws, "outbox outboxes outboxed outgoing") ||
		strings.HasSuffix(name, " to send") || strings.HasSuffix(name, " to publish") {
		return true
	}
	messages := "event events message messages mail mails email emails notification notifications webhook webhooks sms publish task tasks job jobs"
	switch end := last(ws, 0); {
	case oneIn(end, "events event"):
		return len(ws) == 1 || anyIn(ws, "domain integration pending queued unsent unpublished")
	case oneIn(end, "queue queues"):
		return anyIn(ws, messages)
	case oneIn(end, messages):
		return anyIn(ws, "pending queued unsent unpublished")
	}
	return false
}

// HistoryTable reports whether a table has a row for each thing that happened,
// so that a second row for one thing is wrong.
func HistoryTable(table string) bool {
	ws := words(table)
	if anyIn(ws, "history histories ledger ledgers audit audits journal journals") {
		return !anyIn(ws[max(0, len(ws)-1):], "types kinds settings config account accounts book books")
	}
	return oneIn(last(ws, 0), "log logs entry entries event events transaction transactions movement movements point points "+
		"posting postings trail activity activities change changes")
}

// InboxTable reports whether a table remembers what was already processed.
func InboxTable(table string) bool {
	ws := words(table)
	return anyIn(ws, "inbox inboxes dedup dedupe deduplication deduped idempotency idempotent idem") ||
		(len(ws) > 1 || strings.Contains(table, ":")) && oneIn(first(ws), "processed consumed handled")
}
