package sqltext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// lexer cuts a text into tokens. No dialect is named anywhere, so it looks at
// the whole text once for signs of one where dialects contradict each other.
type lexer struct {
	src     string
	pos     int
	toks    []token
	marks   int            // number of ? seen so far
	dollars bool           // the text has $1: a lone ? is an operator
	escapes bool           // a backslash may escape a quote
	closing map[string]int // last place of each $tag$, built on demand
	cut     bool           // the text ends inside a quote or comment
	flat    bool           // comments do not nest in this text
}

// lex returns the tokens of src, without comments, closed by an end token, and
// whether the text ends inside a quote or comment.
func lex(src string) (toks []token, cut bool) {
	l := &lexer{src: src, dollars: hasDollarParam(src)}
	l.escapes = !l.dollars && !strings.Contains(src, "::")
	l.toks = make([]token, 0, len(src)/5+2)
	for l.skipBlank(); l.pos < len(src); l.skipBlank() {
		l.next()
	}
	l.toks = append(l.toks, token{kind: end, start: len(src), end: len(src)})
	return l.toks, l.cut
}

func hasDollarParam(src string) bool {
	for i := 0; i+1 < len(src); i++ {
		if src[i] == '$' && isDigit(src[i+1]) && (i == 0 || !isWordByte(src[i-1])) {
			return true
		}
	}
	return false
}

// last returns the token before the current position.
func (l *lexer) last() token {
	if len(l.toks) == 0 {
		return token{}
	}
	return l.toks[len(l.toks)-1]
}

// at returns the byte n places ahead, 0 past the end.
func (l *lexer) at(n int) byte {
	if l.pos+n < len(l.src) {
		return l.src[l.pos+n]
	}
	return 0
}

func (l *lexer) rest() string { return l.src[l.pos:] }

// emit appends a token that spans n bytes.
func (l *lexer) emit(t token, n int) {
	t.start, t.end = l.pos, l.pos+n
	l.toks = append(l.toks, t)
	l.pos += n
}

// skipBlank skips white space and comments.
func (l *lexer) skipBlank() {
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		switch {
		case c == ' ' || c >= '\t' && c <= '\r':
			l.pos++
		case c == '-' && l.at(1) == '-' || c == '#' && l.isHashComment():
			l.skipLine()
		case c == '/' && l.at(1) == '*':
			l.skipBlock()
		case c >= utf8.RuneSelf:
			r, n := utf8.DecodeRuneInString(l.rest())
			if r != '\uFEFF' && !unicode.IsSpace(r) {
				return
			}
			l.pos += n
		default:
			return
		}
	}
}

func (l *lexer) skipLine() {
	if i := strings.IndexByte(l.rest(), '\n'); i >= 0 {
		l.pos += i + 1
		return
	}
	l.pos = len(l.src)
}

// skipBlock skips a comment. PostgreSQL nests them; where that does not come
// out even, the first end counts from then on.
func (l *lexer) skipBlock() {
	if n := l.nestedBlock(); n > 0 {
		l.pos += n
		return
	}
	l.flat = true
	if i := strings.Index(l.src[l.pos+2:], "*/"); i >= 0 {
		l.pos += i + 4
		return
	}
	l.pos, l.cut = len(l.src), true
}

// nestedBlock returns the length of a comment with comments inside, 0 if it
// stays open.
func (l *lexer) nestedBlock() int {
	open := 0
	for n := 0; !l.flat && l.pos+n+1 < len(l.src); n++ {
		switch l.src[l.pos+n : l.pos+n+2] {
		case "/*":
			open++
			n++
		case "*/":
			if open--; open == 0 {
				return n + 2
			}
			n++
		}
	}
	return 0
}

// isHashComment tells a MySQL comment from PostgreSQL's #> and #- and from
// the name of a temporary table of SQL Server.
func (l *lexer) isHashComment() bool {
	if l.at(1) == '>' || l.at(1) == '-' && l.last().isOperand() {
		return false
	}
	if isWordByte(l.at(1)) || l.at(1) == '#' {
		switch l.last().text {
		case "from", "into", "update", "table", "join", "on", "exists", ".":
			return false
		}
	}
	return true
}

// next reads one token; the position is on its first byte.
func (l *lexer) next() {
	c := l.src[l.pos]
	switch {
	case l.quotedText(c):
	case c == '"' || c == '`':
		l.quote(c, c)
	case c == '[' && l.isBracketName():
		l.quote('[', ']')
	case isDigit(c) || c == '.' && isDigit(l.at(1)) && !l.last().isOperand():
		l.number()
	case c == '?':
		l.question()
	case c == '$':
		l.dollar()
	case (c == ':' || c == '@') && (isLetter(l.at(1)) || isDigit(l.at(1))):
		l.named(1)
	case c == '@' && l.at(1) == '@' && isLetter(l.at(2)):
		l.emit(token{kind: word, text: strings.ToLower(wordAt(l.src[l.pos+2:]))}, 2+len(wordAt(l.src[l.pos+2:])))
	case c == '%' && l.isVerb() > 0:
		l.emit(token{kind: hole}, l.isVerb())
	case isWordByte(c) || c >= utf8.RuneSelf || c == '#' && (isWordByte(l.at(1)) || l.at(1) == '#'):
		l.word()
	default:
		l.symbol()
	}
}

// isVerb returns the length of a Sprintf verb that was left in the text, 0 if
// the percent sign is an operator.
func (l *lexer) isVerb() int {
	n := 1
	for l.at(n) == '[' || l.at(n) == ']' || isDigit(l.at(n)) || l.at(n) == '+' {
		n++
	}
	glued := isWordByte(l.at(n + 1))
	if strings.IndexByte("sdvqx", l.at(n)) < 0 || l.at(n) == 0 || glued && (l.at(n) != 's' || l.last().isOperand()) {
		return 0 // FROM %sorders is a prefix and a table, a %salt is a remainder
	}
	return n + 1
}

// word reads an identifier. A hole glued to it by an underscore makes the
// whole name unknown; any other hole stands alone.
func (l *lexer) word() {
	n, holed := 0, false
	for l.pos+n < len(l.src) {
		c := l.src[l.pos+n]
		if isWordByte(c) || c == '#' {
			n++
			continue
		}
		if c < utf8.RuneSelf {
			break
		}
		r, size := utf8.DecodeRuneInString(l.src[l.pos+n:])
		if r == Hole {
			if n > 0 && l.src[l.pos+n-1] != '_' || l.at(n+size) != '_' && n == 0 {
				break
			}
			holed = true
		} else if unicode.IsSpace(r) {
			break
		}
		n += size
	}
	switch {
	case n == 0: // a hole that stands alone
		l.emit(token{kind: hole}, utf8.RuneLen(Hole))
	case holed:
		l.emit(token{kind: hole, text: strings.ToLower(l.src[l.pos : l.pos+n])}, n)
	default:
		l.emit(token{kind: word, text: strings.ToLower(l.src[l.pos : l.pos+n])}, n)
	}
}

// number reads a numeric literal.
func (l *lexer) number() {
	n := 1
	for isWordByte(l.at(n)) || l.at(n) == '.' || (l.at(n) == '-' || l.at(n) == '+') && isExponent(l.src[l.pos:l.pos+n]) {
		n++
	}
	l.emit(token{kind: number, text: l.src[l.pos : l.pos+n]}, n)
}

func isExponent(s string) bool {
	last := s[len(s)-1]
	return (last == 'e' || last == 'E') && !strings.HasPrefix(s, "0x")
}

// window returns up to n bytes from an offset.
func (l *lexer) window(from, n int) string {
	lo := min(l.pos+from, len(l.src))
	return l.src[lo:min(lo+n, len(l.src))]
}

// symbol reads an operator, the longest that is known.
func (l *lexer) symbol() {
	for n := 3; n > 1; n-- {
		if s := l.window(0, n); len(s) == n && isOperator(s) && !l.splits(s) {
			l.emit(token{kind: symbol, text: s}, n)
			return
		}
	}
	l.emit(token{kind: symbol, text: l.src[l.pos : l.pos+1]}, 1)
}

// splits tells x <@p1 (SQL Server) from x <@ y (PostgreSQL).
func (l *lexer) splits(op string) bool {
	return op == "<@" && isLetter(l.at(2))
}

func isOperator(s string) bool {
	switch s {
	case "||", "<=", ">=", "<>", "!=", "^=", ":=", "::", "->", "->>", "#>", "#>>", "#-", "@>",
		"<@", "&&", "~*", "!~", "!~*", "~~", "!~~", "<=>", "=>", "==", "<<", ">>", "@@", "@?",
		"+=", "-=", "*=", "/=", "|=", "&=", "!<", "!>", "<->", "<#>", "|>>", "<<|", "&<", "&>", "~=", "-|-":
		return true
	}
	return false
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }

func isWordByte(c byte) bool { return isLetter(c) || isDigit(c) || c == '$' }

// wordAt returns the ASCII word that s begins with.
func wordAt(s string) string {
	n := 0
	for n < len(s) && (isLetter(s[n]) || isDigit(s[n])) {
		n++
	}
	return s[:n]
}
