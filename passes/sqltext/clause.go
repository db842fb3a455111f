package sqltext

// query reads SELECT, VALUES, WITH or a parenthesised query into p.s.
func (p *parser) query() {
	if !p.enter() {
		p.skipGroup()
		return
	}
	defer func() { p.depth-- }()
	p.with()
	switch {
	case p.at("select"):
		p.i++
		p.s.Verb = Select
		p.selectList()
	case p.at("("):
		p.i++
		p.query()
		p.closeParen()
	case p.at("values"):
		p.s.Verb = Select
		p.i++
		p.valueRows()
	case p.accept("table"):
		p.s.Verb = Select
		p.tables()
	case p.atAny("insert", "update", "delete", "merge", "replace"):
		p.statement()
		return
	default:
		p.bad = true
		return
	}
	p.clauses()
}

// target is the name of the first table mentioned.
func (p *parser) target() string {
	if len(p.s.Refs) == 0 {
		return ""
	}
	return p.s.Refs[0].Table
}

// with reads the CTEs in front of a statement.
func (p *parser) with() {
	if !p.accept("with") {
		return
	}
	p.accept("recursive")
	for {
		p.acceptHole()
		_, name, ok := p.name(true)
		if !ok {
			p.bad = true
			return
		}
		p.skipParens() // column names
		if !p.accept("as") {
			p.bad = true
			return
		}
		p.accept("not")
		p.accept("materialized")
		if !p.accept("(") {
			p.bad = true
			return
		}
		p.ctes = append(p.ctes, Ref{Alias: name})
		at := p.sub(name, p.query)
		p.closeParen()
		p.ctes = append(p.ctes, Ref{Alias: name, Table: p.s.Subs[at-1].Table})
		if p.atAny("search", "cycle") { // .. BY a, b SET c
			for !p.atEnd() && !p.atAny("select", "insert", "update", "delete", "merge") {
				p.i++
			}
		}
		if !p.accept(",") {
			return
		}
	}
}

// selectList reads the modifiers and the values of a SELECT.
func (p *parser) selectList() {
	for {
		switch {
		case p.accept("distinct", "on"):
			p.s.Grouped = true
			p.skipParens()
		case p.accept("distinct"):
			p.s.Grouped = true
		case p.acceptAny("all", "unique", "sql_calc_found_rows", "straight_join", "high_priority", "sql_no_cache"):
		case p.at("top") && (p.ahead(1).is("(") || p.ahead(1).kind != symbol):
			p.i++
			p.s.Limit = true
			p.primary()
			p.accept("percent")
			p.accept("with", "ties")
		default:
			if !p.at("from") {
				p.s.Columns, p.s.List = p.outputs(p.s.Columns, p.s.List)
			}
			return
		}
	}
}

// outputs reads the values of SELECT or RETURNING with their names.
func (p *parser) outputs(names []string, values []Expr) ([]string, []Expr) {
	for {
		e, ok := p.expr()
		if !ok {
			p.bad = p.bad || !p.acceptHole()
			return names, values
		}
		if e.Kind == Literal && p.toks[p.i-1].double {
			e.Kind = Column // a double quoted name, not a string
		}
		name := ""
		if c := given(e); c.Kind == Column {
			name = c.Text
		}
		if alias := p.aliasName(); alias != "" {
			name = alias
		}
		names, values = append(names, name), append(values, e)
		if p.acceptHole(); !p.accept(",") {
			return names, values
		}
	}
}

// given looks through what gives a missing value a substitute: COALESCE(column, 0),
// also COALESCE(MAX(column), 0) where there may be no row.
func given(e Expr) Expr {
	if e.Kind != FuncCall || len(e.Args) != 2 || e.Text != "coalesce" && e.Text != "ifnull" && e.Text != "nvl" {
		return e
	}
	switch first := e.Args[0]; {
	case first.Kind == Column:
		return first
	case first.Kind == FuncCall && first.Text == "max" && len(first.Args) == 1:
		return first.Args[0]
	}
	return e
}

// aliasName reads [AS] alias.
func (p *parser) aliasName() string {
	if p.accept("as") {
		if p.tok().kind == text {
			return p.next().text
		}
		_, name, ok := p.name(true)
		p.bad = p.bad || !ok
		return name
	}
	if p.tok().kind == quoted || p.tok().kind == word && !reserved(p.tok().text) && !p.clauseAhead() {
		return p.nameText(p.next())
	}
	return ""
}

// clauseAhead spots words that open a clause although they are good names.
func (p *parser) clauseAhead() bool {
	switch p.tok().text {
	case "default", "partition", "use", "force", "ignore", "tablesample", "indexed", "go", "bulk", "match", "cross", "unpivot", "pivot", "nowait", "skip", "prewhere":
		return true
	case "if", "exec", "execute", "declare", "drop", "truncate", "replace", "explain", "values":
		return p.tok().text != "values"
	}
	return false
}

// clauses reads the clauses that follow the head of a statement, in any order,
// as long as it knows them.
func (p *parser) clauses() {
	for n := -1; n != p.i; {
		n = p.i
		p.acceptHole()
		if p.tok().kind == word {
			p.clause(p.tok().text)
		}
	}
}

// clause reads one clause, or nothing if the word opens none.
func (p *parser) clause(w string) {
	switch w {
	case "where", "having", "qualify", "prewhere":
		p.i++
		p.where(&p.s.Where, false)
	case "from", "using":
		p.i++
		p.s.From = p.s.Verb != Select && p.s.Verb != Delete
		p.tables()
	case "set":
		p.i++
		p.s.Set = p.assignments(p.s.Set)
	case "group", "order", "partition", "start", "connect":
		p.s.Grouped = p.s.Grouped || p.at("group")
		p.i++
		p.acceptAny("siblings")
		p.acceptAny("by", "with")
		p.accept("nocycle")
		p.sortKeys()
	case "limit":
		p.limit()
	case "offset":
		p.i++
		p.expr()
		p.acceptAny("row", "rows")
	case "fetch":
		p.fetch()
	case "for", "lock":
		p.locking()
	case "returning", "return", "output":
		p.returning()
	case "union", "intersect", "except", "minus":
		p.i++
		p.acceptAny("all", "distinct")
		if p.at("(") {
			p.subquery("")
		} else {
			p.sub("", p.query)
		}
	case "window":
		p.window()
	case "into":
		p.into()
	case "on":
		p.conflict()
	case "option":
		p.i++
		p.skipParens()
	case "with":
		if p.ahead(1).is("(") || p.atAny("with") && p.ahead(1).is("no") {
			p.i++
			p.skipParens()
		}
	}
}

// where reads a condition and adds its tests to a list.
func (p *parser) where(to *[]Pred, outer bool) {
	cond, ok := p.expr()
	if !ok {
		p.bad = p.bad || !p.acceptHole()
		return
	}
	*to = p.addPreds(*to, cond, outer)
	for _, pred := range *to {
		if pred.Column == "rownum" && pred.Or == 0 {
			p.s.Limit = true
		}
	}
}

// sortKeys reads the values of GROUP BY and ORDER BY.
func (p *parser) sortKeys() {
	for {
		if p.accept("grouping", "sets") {
			p.skipParens()
		} else if _, ok := p.expr(); !ok {
			p.bad = true
			return
		}
		for p.acceptAny("asc", "desc", "nulls", "first", "last", "rollup") {
		}
		if p.at("with", "rollup") {
			p.i += 2
		}
		if p.accept("using") {
			p.next()
		}
		if p.acceptHole(); !p.accept(",") {
			return
		}
	}
}

func (p *parser) limit() {
	p.i++
	p.s.Limit = true
	if p.accept("all") {
		return
	}
	if _, ok := p.expr(); !ok {
		p.bad = p.bad || !p.acceptHole()
	}
	if p.accept(",") {
		p.expr()
	}
}

// fetch reads FETCH FIRST n ROWS ONLY.
func (p *parser) fetch() {
	p.i++
	if !p.acceptAny("first", "next") {
		p.i--
		return
	}
	p.s.Limit = true
	if !p.atAny("row", "rows") {
		p.expr()
	}
	p.accept("percent")
	p.acceptAny("row", "rows")
	if !p.accept("only") {
		p.accept("with", "ties")
	}
}

// locking reads FOR UPDATE and its relatives.
func (p *parser) locking() {
	lock := &p.s.Locking
	switch {
	case p.accept("for", "update"), p.accept("for", "no", "key", "update"):
		lock.Update = true
	case p.accept("for", "share"), p.accept("for", "key", "share"), p.accept("lock", "in", "share", "mode"):
		lock.Share = true
	case p.accept("for", "read", "only"), p.accept("for", "fetch", "only"):
		return
	case p.atAny("for") && (p.ahead(1).is("xml") || p.ahead(1).is("json")):
		for !p.atEnd() && !p.at(")") {
			p.i++
		}
		return
	default:
		return
	}
	for {
		switch {
		case p.accept("of"):
			for {
				p.name(false)
				if !p.accept(",") {
					break
				}
			}
		case p.accept("skip", "locked"):
			lock.SkipLocked = true
		case p.accept("nowait"):
			lock.NoWait = true
		case p.accept("wait"):
			p.primary()
		default:
			return
		}
	}
}

// returning reads RETURNING, OUTPUT and where their values go.
func (p *parser) returning() {
	p.i++
	names, _ := p.outputs(nil, nil)
	p.s.Returning = append(p.s.Returning, names...)
	if p.accept("into") {
		p.sortKeys()
		p.skipParens()
	}
}

func (p *parser) window() {
	for p.i++; p.atName(); {
		p.name(false)
		p.accept("as")
		p.skipParens()
		if !p.accept(",") {
			return
		}
	}
}

// into skips the targets of SELECT INTO.
func (p *parser) into() {
	p.i++
	p.acceptAny("temp", "temporary", "table", "strict")
	for {
		if _, ok := p.primary(); !ok || !p.accept(",") {
			return
		}
	}
}
