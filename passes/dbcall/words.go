package dbcall

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// words splits a name into lower case words: at underscores and other
// punctuation, and where capitals start in camelCase. Digits at the end of a
// word are dropped.
func words(name string) []string { return splitInto(nil, name) }

// few is room for the words of most names.
type few [6]string

// splitInto is words with room for them.
func splitInto(out []string, name string) []string {
	switch spelled(name) {
	case simple:
		return splitSimple(out, name)
	case ascii:
		return splitASCII(out, name)
	}
	var b strings.Builder
	flush := func() {
		if w := strings.TrimRight(b.String(), "0123456789"); w != "" {
			out = append(out, w)
		}
		b.Reset()
	}
	rs := []rune(name)
	for i, r := range rs {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			flush()
			continue
		case unicode.IsUpper(r) && i > 0 && (unicode.IsLower(rs[i-1]) || unicode.IsUpper(rs[i-1]) && i+1 < len(rs) && unicode.IsLower(rs[i+1])):
			flush()
		}
		b.WriteRune(unicode.ToLower(r))
	}
	flush()
	return out
}

// spelling says what letters a name has.
type spelling uint8

const (
	other spelling = iota
	ascii
	simple // lower case letters, digits and underscores, as most columns have
)

func spelled(name string) spelling {
	out := simple
	for i := range len(name) {
		switch c := name[i]; {
		case c >= utf8.RuneSelf:
			return other
		case c != '_' && (c < 'a' || c > 'z') && (c < '0' || c > '9'):
			out = ascii
		}
	}
	return out
}

// splitSimple splits a simple name. Rules ask often, so it copies nothing.
func splitSimple(out []string, name string) []string {
	for w := range strings.SplitSeq(name, "_") {
		if w = strings.TrimRight(w, "0123456789"); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// splitASCII splits a name of ASCII letters as words does, and copies it once.
func splitASCII(out []string, name string) []string {
	lower := strings.ToLower(name)
	start := 0
	flush := func(end int) {
		if w := strings.TrimRight(lower[start:end], "0123456789"); w != "" {
			out = append(out, w)
		}
		start = end
	}
	is := func(i int, from, to byte) bool { return name[i] >= from && name[i] <= to }
	for i := range len(name) {
		switch {
		case !is(i, 'a', 'z') && !is(i, 'A', 'Z') && !is(i, '0', '9'):
			flush(i)
			start = i + 1
		case is(i, 'A', 'Z') && i > 0 && (is(i-1, 'a', 'z') || is(i-1, 'A', 'Z') && i+1 < len(name) && is(i+1, 'a', 'z')):
			flush(i)
		}
	}
	flush(len(name))
	return out
}

// oneIn reports whether w is one of a list of words separated by single spaces.
// Rules ask often, so it allocates nothing.
func oneIn(w, list string) bool {
	if w == "" {
		return false
	}
	for {
		i := strings.Index(list, w)
		if i < 0 {
			return false
		}
		end := i + len(w)
		if (i == 0 || list[i-1] == ' ') && (end == len(list) || list[end] == ' ') {
			return true
		}
		list = list[end:]
		if list == "" {
			return false
		}
		if j := strings.IndexByte(list, ' '); j >= 0 {
			list = list[j+1:]
		} else {
			return false
		}
	}
}

// anyIn reports whether one of ws is in the list.
func anyIn(ws []string, list string) bool {
	return slices.ContainsFunc(ws, func(w string) bool { return oneIn(w, list) })
}

// last returns the i-th word from the end, counted from 0, or "".
func last(ws []string, i int) string {
	if i >= len(ws) {
		return ""
	}
	return ws[len(ws)-1-i]
}

// first returns the first word, or "".
func first(ws []string) string {
	if len(ws) == 0 {
		return ""
	}
	return ws[0]
}
