package retryscope

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// onlyNamed judges a loop that goes round only after failures that it recognises,
// and that every other failure leaves. One that says that the name is taken makes
// the next round a different attempt; one that says that something is not there
// yet makes the loop a poll. Failures that are known to pass say nothing about how
// long they take.
func onlyNamed(g *effectflow.Graph, n *effectflow.Node, s *effectflow.Scope) Limit {
	given := failed(n)
	without := func(skip func(words []string) bool) bool {
		again, _ := roundsBut(n, s, given, func(b *effectflow.Node, i int) bool {
			words, side := recognised(g, b.Cond, n)
			return i == side && skip(words)
		})
		return !again
	}
	switch {
	case boolean(n):
		return None
	case without(taken):
		return Bounded
	case without(func(words []string) bool { return !slices.ContainsFunc(words, passing) }):
		return Unclear
	}
	return None
}

// recognised returns the words by which a condition recognises one kind of
// failure of n, and the side on which it has; -1 when it does not.
func recognised(g *effectflow.Graph, cond *provenance.Term, n *effectflow.Node) (words []string, side int) {
	switch {
	case cond == nil:
	case cond.Kind == provenance.Result:
		c := g.Node(cond.Text)
		if c == nil || c == n || !given(c, n) {
			break
		}
		if words = effectflow.Words(lastName(c.Name())); len(words) > 0 && (words[0] == "is" || words[0] == "has") {
			return words, 0
		}
	case cond.Kind != provenance.Op || len(cond.Args) == 0:
	case cond.Text == "!":
		if words, side = recognised(g, cond.Args[0], n); side >= 0 {
			return words, 1 - side
		}
	case slices.ContainsFunc(cond.Args, (*provenance.Term).IsNil):
	case cond.Text == "==", cond.Text == "!=", cond.Text == "istype", strings.HasPrefix(cond.Text, "call:"):
		words = wordsOf(cond)
		if !mentions(cond, n) && !slices.ContainsFunc(words, isTaken) {
			break // a test of something else
		}
		if cond.Text == "!=" {
			return words, 1
		}
		return words, 0
	}
	return nil, -1
}

// wordsOf returns the words of the names and texts that a condition consists of.
func wordsOf(cond *provenance.Term) []string {
	var out []string
	cond.Walk(func(t *provenance.Term) bool {
		switch t.Kind {
		case provenance.Const, provenance.Global, provenance.Op, provenance.Object:
			for _, part := range notWord().Split(lastName(t.Text)+" "+lastName(t.Type), -1) {
				out = append(out, effectflow.Words(part)...)
			}
		}
		return true
	})
	return out
}

var notWord = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[^\pL\pN_]+`) })

func taken(words []string) bool { return slices.ContainsFunc(words, isTaken) }

func isTaken(w string) bool { return slices.Contains(takenWords, w) || slices.Contains(raceWords, w) }

var takenWords = []string{
	"exist", "exists", "existing", "taken", "duplicate", "duplicated", "duplicates", "dup", "unique", "uniqueness", "violation", "collision",
	"collides", "23505", "1062", "1555", "2067",
}

// passing are the words of failures that are said to pass by themselves.
func passing(w string) bool { return slices.Contains(passingWords, w) }

var passingWords = []string{
	"retry", "retryable", "retriable", "retries", "temporary", "temporarily", "temp", "transient", "timeout", "timeouts", "unavailable", "busy",
	"throttle", "throttled", "throttling", "rate", "limit", "limited", "limiter", "ratelimit", "quota", "network", "net", "connection", "conn",
	"eof", "deadline", "exceeded", "closed", "reset", "refused", "server", "internal", "again", "recoverable", "overload", "overloaded", "backoff",
	"many", "locked", "disconnected", "offline", "unreachable", "429", "500", "502", "503", "504",
}
