package sqltext

import "strings"

// maxName bounds the search for the end of a [bracketed] name.
const maxName = 128

// quotedText reads a string literal in any of its notations: '..', E'..',
// N'..', B'..', X'..', q'[..]', _utf8'..'. It reports false, reading nothing, if there is none.
func (l *lexer) quotedText(c byte) bool {
	prefix := 0
	switch {
	case c == '\'':
	case strings.IndexByte("eEnNbBxXuUrR", c) >= 0 && l.at(1) == '\'':
		prefix = 1
	case (c == 'q' || c == 'Q') && l.at(1) == '\'':
		return l.oracleText(2)
	case (c == 'n' || c == 'N') && (l.at(1) == 'q' || l.at(1) == 'Q') && l.at(2) == '\'':
		return l.oracleText(3)
	case (c == 'u' || c == 'U') && l.at(1) == '&' && l.at(2) == '\'':
		prefix = 2
	default:
		return false
	}
	body, n := l.until('\'', prefix+1, l.escapes || c == 'e' || c == 'E')
	l.emit(literal(body), n)
	return true
}

// literal makes a string token.
func literal(body string) token {
	return token{kind: text, text: body, holed: strings.ContainsRune(body, Hole) || isLoneVerb(body)}
}

// isLoneVerb spots '%s', where a Sprintf verb was left in the text.
func isLoneVerb(body string) bool { return body == "%s" || body == "%d" || body == "%v" }

// oracleText reads q'[..]' with any delimiter.
func (l *lexer) oracleText(open int) bool {
	d := l.at(open)
	if d == 0 {
		return false
	}
	if i := strings.IndexByte("[({<", d); i >= 0 {
		d = "])}>"[i]
	}
	body := l.src[l.pos+open+1:]
	n := strings.Index(body, string([]byte{d, '\''}))
	if n < 0 {
		l.cut = true
		l.emit(literal(body), len(l.src)-l.pos)
		return true
	}
	l.emit(literal(body[:n]), open+1+n+2)
	return true
}

// until reads a quoted body from an offset: doubled quotes stand for one. It
// returns the body and the length of the whole token; a missing quote takes
// the rest of the text.
func (l *lexer) until(quote byte, from int, escapes bool) (string, int) {
	var b strings.Builder
	plain := from // start of the part not yet copied
	for n := from; l.pos+n < len(l.src); n++ {
		c := l.at(n)
		switch {
		case c == '\\' && escapes && !l.loneBackslash(n, from, quote):
			b.WriteString(l.window(plain, n-plain))
			plain = n + 1
			n++
		case c != quote:
		case l.at(n+1) == quote:
			b.WriteString(l.window(plain, n+1-plain))
			plain = n + 2
			n++
		default:
			b.WriteString(l.window(plain, n-plain))
			return b.String(), n + 1
		}
	}
	l.cut = true
	b.WriteString(l.src[min(l.pos+plain, len(l.src)):])
	return b.String(), len(l.src) - l.pos
}

// loneBackslash spots '\', the usual ESCAPE character, where no dialect but
// MySQL sees an escape.
func (l *lexer) loneBackslash(n, from int, quote byte) bool {
	return n == from && l.at(n+1) == quote && l.at(n+2) != quote
}

// quote reads a quoted identifier. The body of "x" may be a MySQL string, so
// its case is kept; the parser lowers it once it knows.
func (l *lexer) quote(open, closing byte) {
	body, n := l.until(closing, 1, open == '"' && l.escapes)
	t := literal(body)
	t.kind, t.double = quoted, open == '"'
	if !t.double {
		t.text = strings.ToLower(body)
	}
	l.emit(t, n)
}

// isBracketName tells [name] of SQL Server from an array subscript.
func (l *lexer) isBracketName() bool {
	if prev := l.last(); prev.is("array") || prev.end == l.pos && prev.isOperand() {
		return false
	}
	body := l.window(1, maxName)
	n := strings.IndexByte(body, ']')
	if n <= 0 || isDigit(body[0]) {
		return false
	}
	return !strings.ContainsAny(body[:n], "'\"(),[=?:;\n") && body[0] != '$' && body[0] != '@'
}
