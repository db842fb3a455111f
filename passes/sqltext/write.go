package sqltext

// update reads UPDATE. MySQL puts joins before SET, the others FROM after it.
func (p *parser) update() {
	p.i++
	if p.at("statistics") && !p.ahead(1).is("set") {
		p.skipDefinition()
		return
	}
	p.s.Verb = Update
	if p.accept("or") {
		p.next() // UPDATE OR IGNORE of SQLite
	}
	for p.acceptAny("low_priority", "ignore") {
	}
	p.top()
	p.tables()
	p.clauses()
}

// top reads TOP (n) [PERCENT] of SQL Server.
func (p *parser) top() {
	if p.at("top", "(") {
		p.i++
		p.s.Limit = true
		p.skipParens()
		p.accept("percent")
	}
}

// deleteFrom reads DELETE in its one-table and its joined forms.
func (p *parser) deleteFrom() {
	p.i++
	p.s.Verb = Delete
	for p.acceptAny("low_priority", "quick", "ignore") {
	}
	p.top()
	p.accept("from")
	p.tables()
	p.clauses()
}

// assignments reads SET targets and values.
func (p *parser) assignments(to []Assign) []Assign {
	for {
		before := p.i
		switch {
		case p.tok().kind == hole && !p.ahead(1).is("=") && !p.ahead(1).is("."):
			p.acceptHole()
		case p.at("("):
			to = p.rowAssignment(to)
		default:
			to = p.assignment(to)
		}
		p.acceptHole()
		if !p.accept(",") {
			p.bad = p.bad || p.i == before
			return to
		}
	}
}

// assignment reads one column = value.
func (p *parser) assignment(to []Assign) []Assign {
	if p.tok().kind == param { // SET @v = .. of MySQL and SQL Server
		p.i++
		if p.acceptAny("=", ":=") {
			p.expr()
		}
		return to
	}
	qualifier, column, ok := p.name(true)
	if !ok {
		return to
	}
	if p.at("[") {
		p.suffixes(Expr{Kind: Column})
	}
	op := p.next().text
	switch op {
	case "=", ":=", "+=", "-=":
	case "*=", "/=", "%", "^=", "|=", "&=":
		p.accept("=")
	default:
		p.i--
		p.bad = true
		return to
	}
	if p.setOn == "" {
		p.setOn = qualifier
	}
	value, ok := p.expr()
	p.bad = p.bad || !ok
	a := p.assign(column, value)
	switch op {
	case "+=":
		a.Increment = 1
	case "-=":
		a.Increment = -1
	}
	return append(to, a)
}

// rowAssignment reads (a, b) = (x, y), also with a subselect on the right.
func (p *parser) rowAssignment(to []Assign) []Assign {
	p.i++
	var columns []string
	for !p.at(")") && !p.atEnd() {
		_, column, ok := p.name(true)
		if !ok {
			p.bad = true
			break
		}
		columns = append(columns, column)
		p.accept(",")
	}
	p.closeParen()
	if !p.accept("=") {
		p.bad = true
		return to
	}
	value, ok := p.expr()
	p.bad = p.bad || !ok
	for i, column := range columns {
		part := value
		if value.Kind == Row {
			part = Expr{}
			if i < len(value.Args) {
				part = value.Args[i]
			}
		}
		to = append(to, p.assign(column, part))
	}
	return to
}

// assign makes an assignment and classifies its value.
func (p *parser) assign(column string, value Expr) Assign {
	a := Assign{Column: column, Value: value, Increment: increment(column, value, p.alias)}
	switch {
	case value.Kind == Column:
		a.Excluded = proposed(value.Qualifier, p.alias)
	case value.Kind == FuncCall:
		a.Excluded = value.Text == "values" && len(value.Args) == 1 && value.Args[0].Kind == Column
	}
	return a
}

// proposed reports whether a qualifier names the row an upsert wanted to add.
func proposed(qualifier, alias string) bool {
	return qualifier == "excluded" || qualifier == "new" || qualifier != "" && qualifier == alias
}

// increment tells by its sign whether a value is the column's own value with
// something added to it or taken away.
func increment(column string, e Expr, alias string) int {
	switch e.Kind {
	case FuncCall:
		if !isBound(e.Text) {
			return 0
		}
		fallthrough
	case Case:
		for _, arg := range e.Args {
			if sign := increment(column, arg, alias); sign != 0 {
				return sign
			}
		}
		return 0
	}
	if e.Kind != Binary || len(e.Args) != 2 || e.Text != "+" && e.Text != "-" {
		return 0
	}
	left, right := e.Args[0], e.Args[1]
	switch {
	case itself(column, left, alias):
		if e.Text == "-" {
			return -1
		}
		return 1
	case e.Text == "+" && itself(column, right, alias):
		return 1
	}
	if sign := increment(column, left, alias); sign != 0 || e.Text == "-" {
		return sign
	}
	return increment(column, right, alias)
}

// isBound names the functions that keep a counter within limits.
func isBound(f string) bool {
	return f == "greatest" || f == "least" || f == "max" || f == "min"
}

// itself reports whether e is the old value of the column, a default for NULL
// around it included.
func itself(column string, e Expr, alias string) bool {
	if e.Kind == FuncCall && len(e.Args) > 0 {
		switch e.Text {
		case "coalesce", "ifnull", "nvl", "isnull":
			return itself(column, e.Args[0], alias)
		}
	}
	return e.Kind == Column && e.Text == column && column != "" && !proposed(e.Qualifier, alias)
}
