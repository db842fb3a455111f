package effectflow

import (
	"iter"
	"strings"
	"unicode/utf8"
)

// Words splits a Go name into lower-case words.
func Words(name string) []string {
	lower := name
	if isASCII(name) { // each letter stays where it is
		lower = strings.ToLower(name)
	}
	out := make([]string, 0, 4)
	for from, to := range spans(name) {
		out = append(out, strings.ToLower(lower[from:to]))
	}
	return out
}

// FirstWord returns the first of the Words, "" if there is none.
func FirstWord(name string) string {
	for w := range EachWord(name) {
		return w
	}
	return ""
}

// EachWord yields the Words, for who looks for some of them.
func EachWord(name string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for from, to := range spans(name) {
			if !yield(strings.ToLower(name[from:to])) {
				return
			}
		}
	}
}

// spans yields where the words of a name begin and end.
func spans(name string) iter.Seq2[int, int] {
	upper := func(c byte) bool { return c >= 'A' && c <= 'Z' }
	return func(yield func(int, int) bool) {
		start := 0
		for i := range len(name) {
			c := name[i]
			between := c == '_' || c == '-' || c == ' ' || c == '.'
			if !between && (!upper(c) || i == 0 || upper(name[i-1]) && (i+1 >= len(name) || upper(name[i+1]) || name[i+1] == '_')) {
				continue
			}
			if i > start && !yield(start, i) {
				return
			}
			if start = i; between {
				start++
			}
		}
		if len(name) > start {
			yield(start, len(name))
		}
	}
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
