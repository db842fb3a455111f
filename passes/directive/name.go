package directive

import "strings"

// plainSymbol drops type arguments, and with them the " [p.test]" that the go
// command appends to the path of a test variant.
func plainSymbol(symbol string) string {
	if !strings.Contains(symbol, "[") {
		return symbol
	}
	var b strings.Builder
	depth := 0
	for _, r := range symbol {
		switch {
		case r == '[':
			depth++
		case r == ']' && depth > 0:
			depth--
		case depth == 0 && r != ' ':
			b.WriteRune(r)
		}
	}
	return b.String()
}

// plainFunction brings "(*Job[T]).Run", "(Job).Run", "Job.Run" and their
// closures "(*Job).Run$1" to one spelling.
func plainFunction(name string) string {
	name, _, _ = strings.Cut(plainSymbol(name), "$")
	return strings.NewReplacer("(", "", ")", "", "*", "").Replace(name)
}
