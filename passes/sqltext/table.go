package sqltext

// tables reads a comma separated list of tables with their joins.
func (p *parser) tables() {
	for {
		if !p.joined() {
			p.bad = p.bad || !p.acceptHole()
			return
		}
		if p.acceptHole(); !p.accept(",") {
			return
		}
	}
}

// joined reads one table and everything joined to it.
func (p *parser) joined() bool {
	if !p.table() {
		return false
	}
	open := 0 // joins that still wait for their ON: a JOIN b JOIN c ON .. ON ..
	for {
		p.acceptHole()
		outer, ok := p.joinKeyword()
		if !ok {
			return true
		}
		if !p.table() {
			p.bad = true
			return true
		}
		for open++; open > 0; open-- {
			if p.at("on") && !p.conflictAhead() {
				p.i++
				p.where(&p.s.Where, outer)
			} else if p.at("using", "(") {
				p.i++
				p.skipParens()
			} else {
				break
			}
		}
	}
}

// joinKeyword consumes a join operator and tells whether it is an outer one.
func (p *parser) joinKeyword() (outer, ok bool) {
	start := p.i
	for p.atAny("natural", "inner", "left", "right", "full", "cross", "outer", "global", "any", "asof", "semi", "anti") {
		switch p.tok().text {
		case "left", "right", "full", "outer":
			outer = true
		}
		p.i++
	}
	if p.acceptAny("join", "straight_join") || p.i > start && p.accept("apply") {
		return outer, true
	}
	p.i = start
	return false, false
}

// table reads one table, derived table or table function with its alias, and
// notes it.
func (p *parser) table() bool {
	p.acceptAny("only", "lateral")
	if p.at("(") {
		return p.derived()
	}
	name, ok := p.tableRef()
	if !ok {
		return false
	}
	p.accept("*") // the table and its children
	if link := p.tok(); link.kind == param && link.start == p.toks[p.i-1].end {
		p.i++ // a database link of Oracle
	}
	if p.at("(") && !p.insertTarget() && !p.ahead(1).is("select") {
		p.called(name, p.args())
		p.accept("with", "ordinality")
		p.correlation(Ref{})
		return true
	}
	if _, isCTE := p.cte(name); !isCTE && name != "" {
		p.s.Tables = append(p.s.Tables, name)
	}
	p.correlation(Ref{Table: name})
	return true
}

// tableRef reads the name of a table. SQLite takes FROM 't' too.
func (p *parser) tableRef() (string, bool) {
	t := p.tok()
	if t.kind == text {
		return p.nameText(p.next()), true
	}
	_, name, ok := p.name(t.kind == word && isTableWord(t.text))
	return name, ok
}

// isTableWord names the reserved words that are tables or functions often
// enough to be read as such after FROM.
func isTableWord(w string) bool {
	switch w {
	case "option", "start", "window", "minus", "lock", "fetch", "table", "top", "offset", "output", "matched":
		return true
	}
	return false
}

// insertTarget reports whether a parenthesis after the table is a column list.
func (p *parser) insertTarget() bool { return p.s.Verb == Insert || p.s.Verb == Replace }

// derived reads a parenthesis after FROM: a subselect or a group of joins.
func (p *parser) derived() bool {
	if !p.enter() {
		p.skipParens()
		return true
	}
	defer func() { p.depth-- }()
	open := 1
	for p.ahead(open).is("(") {
		open++
	}
	if !p.opensQuery(open) {
		p.i++
		if !p.joined() {
			p.bad = p.bad || !p.acceptHole()
		}
		p.closeParen()
		p.correlationHints(nil)
		return true
	}
	at := p.subquery("").Sub
	p.correlation(Ref{Sub: at})
	p.s.Subs[at-1].Name = p.s.Refs[len(p.s.Refs)-1].Alias
	return true
}

// correlation reads alias and hints of a table and notes the table.
func (p *parser) correlation(r Ref) {
	p.correlationHints(&r)
	if r.Alias = p.tableAlias(); r.Alias != "" && p.at("(") && !p.insertTarget() {
		p.skipParens() // column aliases
	}
	p.correlationHints(&r)
	p.s.Refs = append(p.s.Refs, r)
}

// tableAlias reads [AS] alias after a table.
func (p *parser) tableAlias() string {
	if p.insertTarget() && !p.at("as") && p.tok().kind != word && p.tok().kind != quoted {
		return ""
	}
	return p.aliasName()
}

// correlationHints reads what may stand between a table and the next clause.
func (p *parser) correlationHints(r *Ref) {
	for {
		switch {
		case p.at("with", "("):
			p.i++
			p.lockHints()
		case p.at("(") && r != nil && p.ahead(2).is(")") && isHint(p.ahead(1).text):
			p.lockHints() // FROM t (nolock)
		case p.at("partition", "("):
			p.i++
			p.skipParens()
		case p.atAny("use", "force", "ignore") && (p.ahead(1).is("index") || p.ahead(1).is("key")):
			for p.i += 2; !p.at("(") && !p.atEnd(); p.i++ {
			}
			p.skipParens()
		case p.accept("not", "indexed"):
		case p.accept("indexed", "by"):
			p.name(true)
		case p.at("tablesample"):
			p.i += 2
			p.skipParens()
		case p.at("for", "system_time"), p.at("as", "of"):
			p.i += 2
			for p.acceptAny("as", "of", "system", "time") {
			}
			p.expr()
		default:
			return
		}
	}
}

func isHint(w string) bool {
	switch w {
	case "nolock", "updlock", "xlock", "readpast", "rowlock", "holdlock", "nowait", "tablockx", "tablock":
		return true
	}
	return false
}

// lockHints reads the table hints of SQL Server.
func (p *parser) lockHints() {
	for ; !p.atEnd() && !p.at(")"); p.i++ {
		switch p.noteHole(); p.tok().text {
		case "updlock", "xlock", "tablockx":
			p.s.Locking.Update = true
		case "holdlock", "serializable", "repeatableread":
			p.s.Locking.Share = true
		case "readpast":
			p.s.Locking.SkipLocked = true
		case "nowait":
			p.s.Locking.NoWait = true
		}
	}
	p.accept(")")
}
