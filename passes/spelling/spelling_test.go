package spelling

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestHint(t *testing.T) {
	known := []string{"enable", "disable", "exclude", "tests"}
	for word, want := range map[string]string{
		"enabled":                "; did you mean \"enable\"?",
		"test":                   "; did you mean \"tests\"?",
		"Exclude":                "; did you mean \"exclude\"?",
		"exlcude":                "; did you mean \"exclude\"?",
		"zzz":                    "; known are enable, disable, exclude, tests",
		"":                       "; known are enable, disable, exclude, tests",
		strings.Repeat("x", 1e6): "; known are enable, disable, exclude, tests",
	} {
		assert.Equal(t, want, Hint(word, known), word[:min(20, len(word))])
	}
	assert.Equal(t, "; did you mean \"ab\"?", Hint("ac", []string{"ab", "ad"}), "the first of several equals")
}

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"a", "", 1}, {"", "ab", 2}, {"abc", "abc", 0}, {"abc", "acb", 2}, {"kitten", "sitting", 3}} {
		assert.Equal(t, tt.want, distance(tt.a, tt.b), tt)
		assert.Equal(t, tt.want, distance(tt.b, tt.a), tt)
	}
}

func TestQuote(t *testing.T) {
	assert.Equal(t, `"a b"`, Quote("a b"))
	assert.Equal(t, `"?[31mred"`, Quote("\x1b[31mred"))
	assert.Equal(t, `"a?b"`, Quote("a\nb"))
	assert.Equal(t, `"a\"b"`, Quote(`a"b`))
	assert.Equal(t, `"?"`, Quote("\xff"))
	assert.Equal(t, `"?"`, Quote("\u202e"), "text direction overrides are not printable")
	assert.Len(t, Quote(strings.Repeat("x", 1000)), 45)
}

func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"plain ü 🙂":    "plain ü 🙂",
		"a\tb\nc\r\nd": "a b c d",
		"\x1b[1m":      `\x1b[1m`,
		"\u0085\u009b": `\x85\x9b`,
		"\u202e":       `\u202e`,
		"\U000e0001":   `\U000e0001`,
		"\xff":         `\xff`,
		"\uFFFD":       "\uFFFD",
	} {
		assert.Equal(t, want, Visible(in))
	}
}
