package sqltext

// path reads a column, or a call if a parenthesis follows.
func (p *parser) path() Expr {
	qualifier, name, ok := p.name(true)
	if !ok {
		return Expr{}
	}
	if p.at(".", "*") {
		p.i += 2
		return Expr{Kind: Column, Text: "*", Qualifier: name}
	}
	if p.tok().kind == text && qualifier == "" {
		return p.stringValue() // a literal with its type: point '(1,2)'
	}
	if !p.at("(") || p.at("(", "+", ")") {
		return Expr{Kind: Column, Text: name, Qualifier: qualifier}
	}
	if name == "cast" || name == "try_cast" || name == "safe_cast" {
		return p.cast()
	}
	if takesUnit(name) {
		return p.withUnit(name)
	}
	return p.called(name, p.args())
}

// takesUnit names functions whose first argument may be a bare unit or type.
func takesUnit(f string) bool {
	switch f {
	case "extract", "dateadd", "datediff", "datepart", "datename", "timestampdiff", "timestampadd", "convert", "try_convert":
		return true
	}
	return false
}

// withUnit reads a call such as EXTRACT(day FROM x) or CONVERT(date, x). The
// unit is a literal. A lone name before the comma of MySQL's CONVERT is not.
func (p *parser) withUnit(name string) Expr {
	unit := p.ahead(1)
	if unit.kind != word || name == "convert" && !isType(unit.text) || !p.ahead(2).is(",") && !p.ahead(2).is("from") && !p.ahead(2).is("(") {
		return p.called(name, p.args())
	}
	p.i += 2
	p.skipParens()
	p.separator()
	return p.called(name, append([]Expr{{Kind: Literal, Text: unit.text}}, p.restOfArgs()...))
}

// isType names the types that SQL Server's CONVERT is commonly given.
func isType(w string) bool {
	switch w {
	case "varchar", "nvarchar", "char", "nchar", "date", "datetime", "datetime2", "time", "int", "bigint",
		"decimal", "numeric", "float", "bit", "uniqueidentifier", "varbinary", "money":
		return true
	}
	return false
}

// called makes a call and notes the function.
func (p *parser) called(name string, args []Expr) Expr {
	if name != "" {
		p.s.Funcs = append(p.s.Funcs, name)
	}
	return Expr{Kind: FuncCall, Text: name, Args: args}
}

// cast reads CAST(x AS type) as x.
func (p *parser) cast() Expr {
	p.i++
	e, ok := p.expr()
	if !ok {
		p.bad = true
	}
	if p.accept("as") {
		p.typeName()
	}
	p.closeParen()
	return e
}

// args reads the arguments of a call, whatever separates them.
func (p *parser) args() []Expr {
	if !p.enter() {
		p.skipParens()
		return nil
	}
	defer func() { p.depth-- }()
	if p.opensQuery(1) {
		return []Expr{p.subquery("")}
	}
	p.i++
	return p.restOfArgs()
}

// restOfArgs reads arguments up to and including the closing parenthesis.
func (p *parser) restOfArgs() []Expr {
	var args []Expr
	for !p.at(")") && !p.atEnd() {
		if p.atAny("both", "leading", "trailing") && !p.ahead(1).is(",") && !p.ahead(1).is(")") {
			p.i++
		}
		if e, ok := p.expr(); ok {
			args = append(args, e)
		} else if !p.separator() {
			p.bad = true
			p.skipGroup()
			break
		}
		p.separator()
	}
	p.closeParen()
	return args
}

// separator consumes what may stand between two arguments.
func (p *parser) separator() bool {
	switch {
	case p.acceptAny(",", "=>", ":=", "from", "for", "in", "using", "separator", "placing", "passing", "ref", "by", "distinct",
		"all", "both", "leading", "trailing", "asc", "desc", "ignore", "respect", "nulls", "first", "last", "end"):
		return true
	case p.accept("order", "by"), p.accept("absent", "on", "null"), p.accept("null", "on", "null"):
		return true
	case p.accept("as"):
		p.typeName()
		return true
	}
	return false
}

// isCallWithoutParens names the clock and session values of the dialects.
func isCallWithoutParens(w string) bool {
	switch w {
	case "current_timestamp", "current_date", "current_time", "localtimestamp", "localtime",
		"sysdate", "systimestamp", "current_user", "session_user", "utc_timestamp":
		return true
	}
	return false
}

// callable names the reserved words that are functions before a parenthesis.
func callable(w string) bool {
	switch w {
	case "left", "right", "values", "mod", "insert", "cast", "top", "set", "isnull", "like", "glob", "if", "regexp":
		return true
	}
	return false
}

// sqlcArg reads sqlc.arg(x), sqlc.narg('x') and sqlc.slice(x) as placeholders.
func (p *parser) sqlcArg() (Expr, bool) {
	arg := p.ahead(4)
	f := p.ahead(2).text
	if !p.ahead(1).is(".") || f != "arg" && f != "narg" && f != "slice" || !p.ahead(3).is("(") || !p.ahead(5).is(")") {
		return Expr{}, false
	}
	p.i += 6
	return Expr{Kind: Placeholder, Index: -1, Name: arg.text}, true
}
