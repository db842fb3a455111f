package sqltext

import "strings"

// expr reads a value or a condition. It reports false, having consumed
// nothing, if none is next.
func (p *parser) expr() (Expr, bool) {
	if !p.enter() {
		p.skipItem()
		return Expr{}, true
	}
	defer func() { p.depth-- }()
	return p.chain("or", p.andExpr)
}

func (p *parser) andExpr() (Expr, bool) { return p.chain("and", p.notExpr) }

// chain reads operands joined by AND or OR into one node. A hole between them
// may be anything, also the missing connective.
func (p *parser) chain(op string, operand func() (Expr, bool)) (Expr, bool) {
	first, ok := operand()
	if !ok {
		return first, false
	}
	args := []Expr{first}
	for {
		if op == "and" && p.acceptHole() {
			continue
		}
		if !p.accept(op) && !(op == "or" && p.accept("xor")) {
			break
		}
		e, ok := operand()
		if !ok {
			p.bad = true // "WHERE a = 1 AND" and then nothing
			continue
		}
		args = append(args, e)
	}
	if len(args) == 1 {
		return first, true
	}
	return Expr{Kind: Binary, Text: op, Args: args}, true
}

func (p *parser) notExpr() (Expr, bool) {
	if !p.at("not") && !p.at("!") {
		return p.comparison()
	}
	negate := false
	for p.acceptAny("not", "!") {
		negate = !negate
	}
	e, ok := p.comparison()
	if !ok {
		p.bad = true
	}
	if negate {
		e = Expr{Kind: Binary, Text: "not", Args: []Expr{e}}
	}
	return e, true
}

// comparison reads an operand and the tests that follow it.
func (p *parser) comparison() (Expr, bool) {
	left, ok := p.binary(1)
	for n := 0; ok; n++ {
		tested, more := p.test(left)
		if !more {
			break
		}
		if left = tested; n > maxChain {
			left, p.bad = Expr{}, true
		}
	}
	return left, ok
}

// test reads one comparison operator and its right side.
func (p *parser) test(left Expr) (Expr, bool) {
	t := p.tok()
	switch {
	case t.kind == symbol:
		if op := comparisonOp(t.text); op != "" {
			p.i++
			return p.compare(left, op), true
		}
	case t.kind == hole:
		if k := p.ahead(1).kind; k == param || k == text || k == number {
			p.acceptHole() // an unknown operator
			right, _ := p.binary(1)
			return Expr{Kind: Binary, Text: "expr", Args: []Expr{left, right}}, true
		}
	case t.kind == word:
		return p.wordTest(left, t.text)
	}
	return left, false
}

func comparisonOp(s string) string {
	switch s {
	case "=", "<", "<=", ">", ">=", "<>":
		return s
	case "==", "<=>":
		return "="
	case "!=", "^=":
		return "<>"
	case "!<":
		return ">="
	case "!>":
		return "<="
	}
	return ""
}

// compare reads the right side of a comparison operator.
func (p *parser) compare(left Expr, op string) Expr {
	if p.atAny("any", "all", "some") && p.ahead(1).is("(") {
		every := p.next().text == "all"
		right, _ := p.primary()
		switch {
		case op == "=" && !every:
			op = "in"
		case op == "<>" && every:
			op = "not in"
		default:
			op = "expr"
		}
		if right.Kind == Row && op != "expr" {
			return Expr{Kind: Binary, Text: op, Args: append([]Expr{left}, right.Args...)}
		}
		return Expr{Kind: Binary, Text: op, Args: []Expr{left, right}}
	}
	right, ok := p.binary(1)
	if !ok {
		p.bad = true
	}
	return Expr{Kind: Binary, Text: op, Args: []Expr{left, right}}
}

// wordTest reads a test that is spelled with words.
func (p *parser) wordTest(left Expr, w string) (Expr, bool) {
	negated := ""
	if w == "not" {
		switch p.ahead(1).text {
		case "null": // x NOT NULL of SQLite
			p.i += 2
			return unary("is not null", left), true
		case "in", "like", "ilike", "between", "rlike", "regexp", "glob", "similar", "match":
			p.i++
			negated, w = "not ", p.tok().text
		default:
			return left, false
		}
	}
	switch w {
	case "is":
		p.i++
		return p.isTest(left), true
	case "isnull", "notnull":
		p.i++
		return unary(map[string]string{"isnull": "is null", "notnull": "is not null"}[w], left), true
	case "in":
		p.i++
		return p.inTest(left, negated+"in"), true
	case "between":
		p.i++
		p.acceptAny("symmetric", "asymmetric")
		low, _ := p.binary(1)
		if !p.accept("and") {
			p.bad = true
			return Expr{Kind: Binary, Text: negated + "between", Args: []Expr{left, low}}, true
		}
		high, _ := p.binary(1)
		return Expr{Kind: Binary, Text: negated + "between", Args: []Expr{left, low, high}}, true
	case "like", "ilike", "rlike", "regexp", "glob", "similar", "match":
		p.i++
		return p.likeTest(left, negated+"like"), true
	case "sounds", "overlaps", "member":
		p.i++
		p.acceptAny("like", "of")
		right, ok := p.binary(1)
		p.bad = p.bad || !ok
		return Expr{Kind: Binary, Text: "expr", Args: []Expr{left, right}}, true
	}
	return left, false
}

func unary(op string, e Expr) Expr { return Expr{Kind: Binary, Text: op, Args: []Expr{e}} }

// isTest reads what follows IS.
func (p *parser) isTest(left Expr) Expr {
	not := p.accept("not")
	switch {
	case p.accept("null"), p.accept("unknown"):
		if not {
			return unary("is not null", left)
		}
		return unary("is null", left)
	case p.accept("distinct", "from"):
		not = !not
	case p.atAny("json", "normalized", "document", "a", "of"):
		p.i++
		p.acceptAny("object", "array", "scalar", "value", "set")
		p.skipParens()
		return unary("expr", left)
	}
	op := "="
	if not {
		op = "<>"
	}
	return p.compare(left, op)
}

// inTest reads the list, subselect or single value (gorm's IN ?) after IN.
func (p *parser) inTest(left Expr, op string) Expr {
	args := []Expr{left}
	if !p.at("(") {
		e, ok := p.binary(1)
		if !ok {
			p.bad = true
			return Expr{Kind: Binary, Text: op, Args: args}
		}
		if e.Kind == Column && left.Kind == Column { // SQLite: all rows of a table
			if _, isCTE := p.cte(e.Text); !isCTE {
				p.s.Tables = append(p.s.Tables, e.Text)
			}
			e = Expr{Text: e.Text}
		}
		return Expr{Kind: Binary, Text: op, Args: append(args, e)}
	}
	list, ok := p.binary(1)
	p.bad = p.bad || !ok
	if list.Kind == Row && !isRowOfRow(left, list) {
		return Expr{Kind: Binary, Text: op, Args: append(args, list.Args...)}
	}
	return Expr{Kind: Binary, Text: op, Args: append(args, list)}
}

// isRowOfRow reports whether (a, b) IN (x, y) has a single row on the right,
// which the outer parentheses were lost from.
func isRowOfRow(left, list Expr) bool {
	return left.Kind == Row && len(list.Args) > 0 && list.Args[0].Kind != Row
}

func (p *parser) likeTest(left Expr, op string) Expr {
	p.accept("to")
	p.accept("binary")
	args := []Expr{left}
	right, ok := p.binary(1)
	p.bad = p.bad || !ok
	if p.accept("escape") {
		p.binary(1)
	}
	return Expr{Kind: Binary, Text: op, Args: append(args, right)}
}

// power returns how tightly a binary operator binds, 0 if it is none.
func power(t token) int {
	if t.kind == word {
		if t.text == "div" || t.text == "mod" {
			return 3
		}
		return 0
	}
	if t.kind != symbol {
		return 0
	}
	switch t.text {
	case "+", "-":
		return 2
	case "*", "/", "%":
		return 3
	case "^", "**":
		return 4
	case "->", "->>", "#>", "#>>":
		return 5
	case "||", "|", "&", "#", "<<", ">>", "@>", "<@", "&&", "~", "~*", "!~", "!~*", "~~", "!~~",
		"?", "?|", "?&", "??", "??|", "??&", ":=", "@@", "@?", "#-", "<->", "<#>", "|>>", "<<|", "&<", "&>", "~=", "-|-":
		return 1
	}
	return 0
}

// binary reads operands joined by operators that bind at least this tightly.
func (p *parser) binary(least int) (Expr, bool) {
	left, ok := p.operand()
	if !ok {
		return left, false
	}
	for n := 0; ; n++ {
		op := p.tok()
		strength := power(op)
		if strength < least || strength == 0 {
			return left, true
		}
		p.i++
		right, ok := p.binary(strength + 1)
		if !ok {
			p.bad = true
			return left, true
		}
		left = Expr{Kind: Binary, Text: op.text, Args: []Expr{left, right}}
		if n > maxChain {
			left, p.bad = Expr{}, true
		}
	}
}

// operand reads a primary with its signs before and its suffixes behind.
func (p *parser) operand() (Expr, bool) {
	sign, signed := "", false
	for p.tok().kind == symbol && strings.Contains("-+~", p.tok().text) && len(p.tok().text) == 1 {
		if signed = true; p.tok().text == "-" {
			sign = "-"
		}
		p.i++
	}
	e, ok := p.primary()
	if !ok {
		return e, signed
	}
	e = p.suffixes(e)
	if sign == "-" {
		if e.Kind == Literal {
			e.Text = "-" + e.Text
		} else {
			e = unary("-", e)
		}
	}
	return e, true
}

// suffixes reads casts, subscripts, collations and window clauses. None of
// them changes which column or parameter the value comes from.
func (p *parser) suffixes(e Expr) Expr {
	for {
		switch {
		case p.accept("::"):
			p.typeName()
		case p.at("[") && e.Kind != Opaque:
			for p.i++; !p.atEnd() && !p.accept("]"); p.i++ {
			}
			if e.Kind == Column {
				e = Expr{Kind: Binary, Text: "[]", Args: []Expr{e}}
			}
		case p.accept("collate"):
			p.name(true)
		case p.accept("at", "time", "zone"):
			p.operand()
		case p.accept("over"):
			if !p.skipParens() {
				p.name(false)
			}
		case p.at("filter", "("), p.at("within", "group"), p.at("against", "("):
			for !p.at("(") && !p.atEnd() {
				p.i++
			}
			p.skipParens()
		case p.at("(", "+", ")"): // outer join of old Oracle
			p.i += 3
		case p.at(".") && (p.ahead(1).kind == word || p.ahead(1).kind == quoted || p.ahead(1).is("*")):
			p.i += 2 // a field of a composite value
			p.skipParens()
		default:
			return e
		}
	}
}

// typeName skips the name of a type.
func (p *parser) typeName() {
	if p.acceptHole() {
		return
	}
	if _, _, ok := p.name(true); !ok {
		p.bad = true
		return
	}
	for {
		switch {
		case p.acceptAny("precision", "varying", "unsigned", "signed", "zone"):
		case p.accept("with", "time", "zone"), p.accept("without", "time", "zone"), p.accept("with", "local", "time", "zone"):
		case p.at("("):
			p.skipParens()
		case p.accept("[", "]"):
		case p.at("[") && p.ahead(2).is("]"):
			p.i += 3
		default:
			return
		}
	}
}
