package sqltext

import (
	"strconv"
	"strings"
)

// question reads a ? placeholder (also ?1 of SQLite), a placeholder name of
// bun, which stands for unknown text, or a JSON operator of PostgreSQL.
func (l *lexer) question() {
	name := wordAt(l.src[l.pos+1:])
	switch {
	case l.isJSONOperator():
		n := 1
		if l.at(1) == '?' {
			n = 2
		}
		if c := l.at(n); c == '|' && l.at(n+1) != '|' || c == '&' {
			n++
		}
		l.emit(token{kind: symbol, text: l.src[l.pos : l.pos+n]}, n)
	case isDigit(l.at(1)):
		digits := digitsAt(l.src[l.pos+1:])
		l.emit(token{kind: param, index: ordinal(digits)}, 1+len(digits))
	case strings.HasPrefix(name, "Table") || name == "PKs" || name == "Columns":
		l.emit(token{kind: hole}, 1+len(name))
	case name != "" && !reserved(strings.ToLower(name)):
		l.named(1)
	default:
		l.emit(token{kind: param, index: l.marks}, 1)
		l.marks++
	}
}

// isJSONOperator is sure only where the text numbers its parameters, or where
// a ? stands between a value and a string.
func (l *lexer) isJSONOperator() bool {
	if l.dollars {
		return true
	}
	if l.at(1) == '?' {
		return true
	}
	if !l.last().isOperand() {
		return false
	}
	if l.at(1) == '|' && l.at(2) != '|' || l.at(1) == '&' && l.at(2) != '&' {
		return true
	}
	return strings.HasPrefix(strings.TrimLeft(l.window(1, 8), " "), "'")
}

// dollar reads $1, a dollar-quoted string, or $name of SQLite.
func (l *lexer) dollar() {
	if isDigit(l.at(1)) {
		digits := digitsAt(l.src[l.pos+1:])
		l.emit(token{kind: param, index: ordinal(digits)}, 1+len(digits))
		return
	}
	n := 1
	for isWordByte(l.at(n)) && l.at(n) != '$' {
		n++
	}
	if l.at(n) == '$' {
		tag := l.src[l.pos : l.pos+n+1]
		if l.lastTag(tag) > l.pos {
			body := l.src[l.pos+len(tag):]
			if i := strings.Index(body, tag); i >= 0 {
				l.emit(literal(body[:i]), i+2*len(tag))
				return
			}
		}
	}
	if !isLetter(l.at(1)) {
		l.emit(token{kind: symbol, text: "$"}, 1)
		return
	}
	l.named(1)
}

// lastTag returns where a dollar tag occurs last. One pass serves all tags, so
// that a text full of unclosed tags does not cost a search each.
func (l *lexer) lastTag(tag string) int {
	if l.closing == nil {
		l.closing = map[string]int{}
		for i, prev := 0, -1; i < len(l.src); i++ {
			if l.src[i] != '$' {
				continue
			}
			if prev >= 0 && i-prev < 64 {
				l.closing[l.src[prev:i+1]] = prev
			}
			prev = i
		}
	}
	at, ok := l.closing[tag]
	if !ok {
		return -1
	}
	return at
}

// named reads a placeholder that has a name or, like :1 and @p1, a number.
func (l *lexer) named(skip int) {
	name := wordAt(l.src[l.pos+skip:])
	if isDigit(l.at(skip)) {
		name = digitsAt(name)
	}
	t := token{kind: param, name: name, index: -1}
	if isDigit(l.at(skip)) {
		t.name, t.index = "", ordinal(name)
	} else if name[0] == 'p' && len(name) > 1 && l.src[l.pos] == '@' {
		t.index = ordinal(name[1:])
	}
	l.emit(t, skip+len(name))
}

// ordinal turns a parameter number into an index, -1 if it is none.
func ordinal(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil || n < 1 {
		return -1
	}
	return n - 1
}

// digitsAt returns the digits that s begins with.
func digitsAt(s string) string {
	n := 0
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	return s[:n]
}
