package models

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// KeyHeader tells whether an HTTP or message header carries the identity of the
// work. It is a key when receivers are known to deduplicate on it; weak when it
// only names the request, event or object, and nobody promises anything.
// Headers of tracing are neither.
func KeyHeader(header string) (key, weak bool) {
	switch strings.ToLower(header) {
	case "paypal-request-id", "nats-msg-id":
		return true, false
	case "ce-id", "webhook-id", "svix-id", "x-github-delivery":
		return true, true
	}
	words := nameWords(header)
	if len(words) > 1 && words[0] == "x" {
		words = words[1:]
	}
	return classifyKey(words)
}

// KeyField tells the same of a struct field, parameter, map key or column. The
// bare word "key" is weak, and so is the id of an order or event: to make up a
// new one is how new things begin, not an attempt at deduplication gone wrong.
func KeyField(field string) (key, weak bool) {
	return classifyKey(nameWords(field))
}

func classifyKey(words []string) (key, weak bool) {
	if len(words) == 0 {
		return false, false
	}
	for _, w := range words {
		if isTracing(w) {
			return false, false
		}
	}
	last := words[len(words)-1]
	rest := words[:len(words)-1]
	if namesDedup(rest, last) {
		return true, false
	}
	switch {
	case len(rest) == 0:
		weak = last == "key" || isReference(last)
	case isReference(last):
		weak = true
	case isIdentity(last):
		weak = isWork(rest[len(rest)-1])
	case last == "token":
		weak = rest[len(rest)-1] == "request"
	}
	return weak, weak
}

// namesDedup accepts names that say what they are for: IdempotencyKey,
// MessageDeduplicationId, ClientToken. What is left of them without such an
// ending is a switch or a duration (Idempotent, DedupWindow).
func namesDedup(rest []string, last string) bool {
	if len(rest) == 0 {
		return last == "idempotency"
	}
	if !isIdentity(last) && last != "token" && last != "hash" {
		return false
	}
	for _, w := range rest {
		if strings.HasPrefix(w, "idempoten") || strings.HasPrefix(w, "dedup") || w == "idem" {
			return true
		}
	}
	if rest[0] != "client" {
		return false
	}
	return len(rest) == 1 && last == "token" || len(rest) == 2 && rest[1] == "request"
}

func isIdentity(word string) bool {
	switch word {
	case "key", "id", "no", "num", "number", "uid", "uuid":
		return true
	}
	return false
}

func isReference(word string) bool { return word == "reference" || word == "ref" }

func isTracing(word string) bool {
	switch word {
	case "trace", "tracing", "span", "correlation", "session", "csrf", "b3":
		return true
	}
	return false
}

// isWork lists what one piece of work is called. Who it is done for (user,
// account, tenant) does not tell two pieces apart.
func isWork(word string) bool {
	switch word {
	case "batch", "biz", "booking", "capture", "charge", "collapse", "command", "delivery", "event", "execution", "external",
		"instruction", "intent", "invoice", "job", "merchant", "message", "msg", "notification", "operation", "order", "outbox",
		"payment", "payout", "purchase", "ref", "reference", "refund", "req", "request", "reservation", "settlement", "shipment",
		"task", "trade", "transaction", "transfer", "tx", "txn", "unique", "withdrawal", "workflow":
		return true
	}
	return false
}

// nameWords splits camelCase, snake_case and Header-Case into lower-case words.
// A name written without any boundary gets its ending split off: "orderid".
func nameWords(s string) []string {
	words := plainWords(s)
	if words == nil {
		for part := range strings.FieldsFuncSeq(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			words = appendCamel(words, []rune(part))
		}
	}
	if len(words) != 1 {
		return words
	}
	for _, ending := range [...]string{"reference", "number", "token", "key", "ref", "id", "no"} {
		if head, ok := strings.CutSuffix(words[0], ending); ok && head != "" {
			if head, ok := strings.CutPrefix(head, "client"); ok && head != "" {
				return []string{"client", head, ending}
			}
			return []string{head, ending}
		}
	}
	return words
}

// plainWords does the same for a name without letters from elsewhere, which nearly all
// are; nil if there are some, or no words.
func plainWords(s string) []string {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return nil
		}
	}
	small, start := strings.ToLower(s), 0
	var words []string
	for i := range len(s) {
		k := kindOf(s, i)
		if k == between || k == upper && i > start && (kindOf(s, i-1) != upper || kindOf(s, i+1) == lower && !digit(s[i+1])) {
			if i > start {
				words = append(words, small[start:i])
			}
			if start = i; k == between {
				start++
			}
		}
	}
	if len(s) > start {
		words = append(words, small[start:])
	}
	return words
}

// What a byte of a name is.
const (
	between = iota // two words
	lower          // or a digit
	upper
)

// kindOf tells what the i-th byte is; behind the end nothing is.
func kindOf(s string, i int) int {
	switch {
	case i >= len(s):
		return between
	case s[i] >= 'a' && s[i] <= 'z' || digit(s[i]):
		return lower
	case s[i] >= 'A' && s[i] <= 'Z':
		return upper
	}
	return between
}

func digit(b byte) bool { return b >= '0' && b <= '9' }

// appendCamel splits before an upper-case letter that follows a lower-case one,
// and before the last letter of an acronym: "HTTPRequestID" is http, request, id.
func appendCamel(words []string, part []rune) []string {
	start := 0
	for i := 1; i < len(part); i++ {
		if !unicode.IsUpper(part[i]) {
			continue
		}
		afterLower := !unicode.IsUpper(part[i-1])
		endsAcronym := i+1 < len(part) && unicode.IsLower(part[i+1])
		if afterLower || endsAcronym {
			words = append(words, strings.ToLower(string(part[start:i])))
			start = i
		}
	}
	return append(words, strings.ToLower(string(part[start:])))
}
