package models

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
)

// What is quick for plain names says what is right for all.
func FuzzPlainWords(f *testing.F) {
	for _, name := range []string{"", "orderID", "HTTPRequestID", "Idempotency-Key", "x_y", "A1B2c", "ID", "aB", "2FACode", "X9Y", "--", "a-", "é", "AB9c"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		words := plainWords(name)
		if words == nil && strings.ContainsFunc(name, func(r rune) bool { return r > unicode.MaxASCII }) {
			return
		}
		var want []string
		for part := range strings.FieldsFuncSeq(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			want = appendCamel(want, []rune(part))
		}
		assert.True(t, slices.Equal(want, words), "%q: %q instead of %q", name, words, want)
	})
}
