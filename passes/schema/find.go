package schema

import (
	"regexp"
	"strings"
)

// opening is an expression for what begins with a word, at the start of a word. Few
// places do, and an expression that is tried at all others takes longer than parsing.
type opening struct {
	word string // in lower case
	re   *regexp.Regexp
}

// newOpening returns the opening for what follows a word, both in either case.
func newOpening(word, rest string) *opening {
	return &opening{word, regexp.MustCompile(`(?is)^` + regexp.QuoteMeta(word) + rest)}
}

// all returns the places of what o describes, and of the parts of each, as
// FindAllStringSubmatchIndex does.
func (o *opening) all(text string) [][]int {
	var out [][]int
	lower := lowered(text)
	for from := 0; ; {
		i := strings.Index(lower[from:], o.word)
		if i < 0 {
			return out
		}
		at := from + i
		from = at + 1
		if at > 0 && wordByte(lower[at-1]) && wordByte(o.word[0]) {
			continue
		}
		if m := o.re.FindStringSubmatchIndex(text[at:]); m != nil {
			for k := range m {
				if m[k] >= 0 {
					m[k] += at
				}
			}
			out = append(out, m)
			from = m[1]
		}
	}
}

// lowered returns text in lower case, each letter in its place.
func lowered(text string) string {
	b := []byte(text)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] += 'a' - 'A'
		}
	}
	return string(b)
}

func wordByte(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
