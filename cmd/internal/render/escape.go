package render

import "unicode/utf8"

// shorten cuts s to a number of characters that fits a screen.
func shorten(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most-3]) + "..."
}
