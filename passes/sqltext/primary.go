package sqltext

import "strings"

// primary reads one operand without suffixes. It reports false, having
// consumed nothing, if none is next.
func (p *parser) primary() (Expr, bool) {
	if !p.enter() {
		return Expr{}, false
	}
	defer func() { p.depth-- }()
	t := p.tok()
	switch t.kind {
	case param:
		p.i++
		return Expr{Kind: Placeholder, Index: t.index, Name: t.name}, true
	case text:
		return p.stringValue(), true
	case number:
		p.i++
		return Expr{Kind: Literal, Text: t.text}, true
	case hole:
		return p.unknown(), true
	case quoted:
		return p.quotedValue(), true
	case word:
		return p.wordValue(t)
	case symbol:
		switch t.text {
		case "(":
			return p.parens(), true
		case "*":
			p.i++
			return Expr{Kind: Column, Text: "*"}, true
		}
	}
	return Expr{}, false
}

// stringValue reads adjacent string literals, which are one.
func (p *parser) stringValue() Expr {
	t := p.next()
	value, holed := t.text, t.holed
	if p.tok().kind == text {
		var b strings.Builder
		for b.WriteString(value); p.tok().kind == text; p.i++ {
			b.WriteString(p.tok().text)
			holed = holed || p.tok().holed
		}
		value = b.String()
	}
	if holed {
		p.holes = true
		return Expr{}
	}
	return Expr{Kind: Literal, Text: value}
}

// unknown reads a hole in the place of a value: a qualifier, a function name,
// a prefix of a value that follows, or a whole value.
func (p *parser) unknown() Expr {
	switch p.holes = true; {
	case p.ahead(1).is(".") || p.ahead(1).is("(") || p.ahead(1).start == p.tok().end && p.ahead(1).kind == word && !reserved(p.ahead(1).text):
		return p.path()
	default:
		p.acceptHole()
		if p.atName() {
			return p.path()
		}
		return Expr{}
	}
}

// quotedValue tells a quoted name from a double quoted MySQL string.
func (p *parser) quotedValue() Expr {
	t := p.tok()
	if t.double && !p.ahead(1).is(".") && !p.ahead(1).is("(") && (!p.names || t.text == "") {
		return p.doubleQuoted()
	}
	return p.path()
}

func (p *parser) doubleQuoted() Expr {
	t := p.next()
	if t.holed {
		p.holes = true
		return Expr{}
	}
	return Expr{Kind: Literal, Text: t.text}
}

// wordValue reads a value that begins with a bare word.
func (p *parser) wordValue(t token) (Expr, bool) {
	switch t.text {
	case "null":
		p.i++
		return Expr{Kind: Null}, true
	case "default":
		if p.ahead(1).is("(") {
			break
		}
		p.i++
		return Expr{Kind: Default}, true
	case "true", "false":
		p.i++
		return Expr{Kind: Literal, Text: strings.ToUpper(t.text)}, true
	case "case":
		return p.caseValue(), true
	case "interval":
		return p.interval()
	case "exists":
		p.i++
		e, ok := p.primary()
		p.bad = p.bad || !ok
		return unary("exists", e), true
	case "any", "all", "some":
		if p.ahead(1).is("(") {
			p.i++
			return p.parens(), true
		}
	}
	if e, ok := p.prefixedValue(t.text); ok {
		return e, true
	}
	if isCallWithoutParens(t.text) && !p.ahead(1).is("(") && !p.ahead(1).is(".") {
		p.i++
		return p.called(t.text, nil), true
	}
	if reserved(t.text) && !p.ahead(1).is(".") && !(soft(t.text) && p.ahead(1).followsColumn()) && !(p.ahead(1).is("(") && callable(t.text)) {
		return Expr{}, false
	}
	return p.path(), true
}

// prefixedValue reads a value whose first word means something else alone.
func (p *parser) prefixedValue(w string) (Expr, bool) {
	switch w {
	case "binary", "prior", "distinct", "row", "date", "time", "timestamp", "timestamptz", "lateral":
		return p.prefixed()
	case "array":
		if p.ahead(1).is("[") {
			return p.array(), true
		}
	case "sqlc":
		return p.sqlcArg()
	case "next":
		if p.accept("next", "value", "for") {
			_, seq, _ := p.name(true)
			return p.called("nextval", []Expr{{Kind: Literal, Text: seq}}), true
		}
	case "current":
		if p.accept("current", "of") {
			p.primary()
			return Expr{}, true
		}
	}
	return Expr{}, false
}

// prefixed reads DATE '2020-01-01', BINARY x, ROW (a, b) and the like.
func (p *parser) prefixed() (Expr, bool) {
	w, after := p.tok().text, p.ahead(1)
	switch w {
	case "binary", "prior", "distinct", "lateral":
		if !after.isOperand() && !after.is("(") && after.kind != hole {
			return Expr{}, false
		}
		if after.is(")") || after.is("]") || w == "lateral" && after.kind == text {
			return Expr{}, false
		}
	case "row":
		if !after.is("(") {
			return Expr{}, false
		}
		p.i++
		e := p.parens()
		if e.Kind != Row {
			e = Expr{Kind: Row, Args: []Expr{e}}
		}
		return e, true
	default:
		zone := after.is("with") || after.is("without")
		if !zone && after.kind != text || zone && p.ahead(4).kind != text {
			return Expr{}, false
		}
		p.typeName()
		return p.primary()
	}
	p.i++
	return p.primary()
}

// array reads ARRAY[a, b] as a row.
func (p *parser) array() Expr {
	p.i += 2
	e := Expr{Kind: Row}
	for !p.atEnd() && !p.accept("]") {
		item, ok := p.expr()
		e.Args = append(e.Args, item)
		if !p.accept(",") && !p.at("]") {
			p.bad = true
			return e
		}
		p.bad = p.bad || !ok && !p.at("]")
	}
	return e
}

// interval reads INTERVAL '1 day' and INTERVAL ? MINUTE. The amount stays
// visible as the argument.
func (p *parser) interval() (Expr, bool) {
	if k := p.ahead(1); k.kind != text && k.kind != number && k.kind != param && k.kind != hole && !k.is("(") && !k.is("-") && k.kind != word {
		return p.path(), true
	}
	first := p.next()
	amount, ok := p.operand()
	if !ok {
		return Expr{Kind: Column, Text: "interval"}, true
	}
	for p.atAny("microsecond", "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days",
		"week", "weeks", "month", "months", "quarter", "year", "years", "to") {
		p.i++
		p.skipParens()
	}
	return Expr{Text: p.src[first.start:p.toks[p.i-1].end], Args: []Expr{amount}}, true
}

// caseValue reads CASE; its Args are the results, ELSE last.
func (p *parser) caseValue() Expr {
	p.i++
	e := Expr{Kind: Case}
	if !p.at("when") {
		p.expr()
	}
	for {
		switch {
		case p.accept("when"):
			if _, ok := p.expr(); !ok {
				p.bad = true
			}
		case p.acceptAny("then", "else"):
			if v, ok := p.expr(); ok {
				e.Args = append(e.Args, v)
			}
		case p.accept("end"):
			return e
		case p.acceptHole():
		default:
			p.bad = true
			return e
		}
	}
}

// parens reads a subselect, a row, or a value in parentheses.
func (p *parser) parens() Expr {
	if !p.enter() {
		p.skipParens()
		return Expr{}
	}
	defer func() { p.depth-- }()
	if p.opensQuery(1) {
		return p.subquery("")
	}
	p.i++
	args := p.list()
	if len(args) == 1 && args[0].Kind == Subquery && p.atAny("union", "intersect", "except", "minus") {
		p.clauses() // (SELECT ..) UNION (SELECT ..)
	}
	p.closeParen()
	if len(args) == 1 {
		return args[0]
	}
	return Expr{Kind: Row, Args: args}
}

// opensQuery reports whether the token n places ahead begins a query.
func (p *parser) opensQuery(n int) bool {
	t := p.ahead(n)
	return t.is("select") || t.is("with") || t.is("values") && p.ahead(n+1).is("(")
}

// subquery reads a parenthesised query as a member of Subs.
func (p *parser) subquery(name string) Expr {
	p.i++
	at := p.sub(name, p.query)
	p.closeParen()
	return Expr{Kind: Subquery, Sub: at}
}

// list reads values up to the closing parenthesis, which it leaves.
func (p *parser) list() []Expr {
	var args []Expr
	for !p.at(")") && !p.atEnd() {
		e, ok := p.expr()
		if !ok {
			p.bad = true
			p.skipItem()
		}
		args = append(args, e)
		if !p.accept(",") {
			break
		}
	}
	return args
}
