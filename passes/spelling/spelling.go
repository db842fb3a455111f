// Package spelling answers: which known word did the author mean?
//
// A misspelt name in a comment or a configuration file is refused, and the
// refusal names the word that is most like it:
//
//	exlude: unknown key; did you mean "exclude"?
//
// It only proposes. Accepting a near miss would make a typing error a setting.
//
// What others wrote is shown so that it can be read, and so that no terminal acts
// on it, see Visible.
package spelling

import (
	"strconv"
	"strings"
	"unicode"
)

// Hint ends an error message about an unknown word: it proposes the closest
// known one, or lists them all when none is close.
func Hint(word string, known []string) string {
	return Meant(word, known, "; known are "+strings.Join(known, ", "))
}

// Meant is Hint for a message that ends in otherwise when no known word is close.
func Meant(word string, known []string, otherwise string) string {
	best, bound := "", min(len(word)/3+1, 6)
	for _, k := range known {
		if d := distance(word, k); d <= bound {
			best, bound = k, d-1 // only a closer one replaces it
		}
	}
	if best != "" {
		return "; did you mean " + Quote(best) + "?"
	}
	return otherwise
}

// Quote makes a word from a file safe and short enough to show.
func Quote(s string) string {
	const most = 40
	clean := strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			return '?'
		}
		return r
	}, s)
	if r := []rune(clean); len(r) > most {
		clean = string(r[:most]) + "..."
	}
	return strconv.Quote(clean)
}

// distance is the number of letters to insert, delete or replace. Longer words
// than any of ours are not worth the time.
func distance(a, b string) int {
	const longest = 64
	if len(a) > longest || len(b) > longest {
		return longest
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			diagonal, row[j+1] = row[j+1], min(diagonal+cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
