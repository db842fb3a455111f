package sqltext

// kind classifies a token.
type kind uint8

const (
	end    kind = iota
	word        // bare identifier or keyword, lower case
	quoted      // "x", `x`, [x]: an identifier, lower case
	text        // string literal, unescaped
	number
	param
	symbol // operator or punctuation
	hole   // unreadable text standing on its own
)

// token is one lexical unit of the text.
type token struct {
	kind   kind
	text   string
	name   string // of a param
	index  int    // of a param
	start  int
	end    int
	double bool // quoted with ", which MySQL reads as a string
	holed  bool // a literal or quoted name with a hole in it
}

// is reports whether the token is the bare word or symbol s.
func (t token) is(s string) bool {
	return (t.kind == word || t.kind == symbol) && t.text == s
}

// isOperand reports whether a value may end with this token, so that an
// operator and not another value is to be expected next.
func (t token) isOperand() bool {
	switch t.kind {
	case quoted, text, number, param:
		return true
	case word:
		return !reserved(t.text)
	case symbol:
		return t.text == ")" || t.text == "]"
	}
	return false
}

// continues reports whether a verb behind this token belongs to the statement
// so far, as in FOR UPDATE and ON DELETE.
func (t token) continues() bool {
	switch t.text {
	case "for", "key", "on", "or", "of", "before", "after", "instead", "do", "as", "to", "with", "no", ",":
		return t.kind == word || t.kind == symbol
	}
	return false
}

// reserved reports whether a bare word can be neither a column nor an alias
// because it opens or continues a clause.
func reserved(w string) bool {
	switch w {
	case "select", "from", "where", "group", "having", "order", "limit", "offset", "fetch", "for",
		"union", "intersect", "except", "minus", "on", "using", "set", "values", "returning",
		"join", "inner", "left", "right", "full", "cross", "natural", "outer", "straight_join",
		"when", "then", "else", "end", "and", "or", "xor", "not", "in", "is", "like", "ilike",
		"rlike", "regexp", "glob", "similar", "between", "exists", "as", "into", "with", "window",
		"lock", "output", "insert", "update", "delete", "merge", "collate", "case", "by",
		"distinct", "escape", "isnull", "notnull", "connect", "start", "option", "top", "create",
		"alter", "drop", "any", "all", "some", "lateral", "only", "table", "interval", "cast",
		"do", "nothing", "div", "mod", "begin", "commit", "rollback", "asc", "desc", "matched",
		"within", "over", "qualify", "sounds", "apply":
		return true
	}
	return false
}

// soft reports whether a reserved word is also common as a column.
func soft(w string) bool {
	switch w {
	case "offset", "start", "option", "top", "matched", "window", "lock", "output", "connect", "table", "escape":
		return true
	}
	return false
}

// followsColumn reports whether this token stands behind a column and not
// behind the keyword of a clause.
func (t token) followsColumn() bool {
	if t.kind != word && t.kind != symbol {
		return t.kind == end
	}
	switch t.text {
	case "=", "<>", "!=", "<", ">", "<=", ">=", "+", "*", "/", "||", "::", ")", ",",
		"is", "in", "and", "or", "not", "like", "between", "from", "as", "asc", "desc", "limit":
		return true
	}
	return false
}

// startsStatement reports whether a bare word opens a statement that can
// follow another one without a semicolon in between (SQL Server).
func startsStatement(w string) bool {
	switch w {
	case "select", "insert", "update", "delete", "merge", "with", "create", "alter", "drop",
		"begin", "commit", "rollback", "if", "exec", "execute", "declare", "truncate":
		return true
	}
	return false
}
