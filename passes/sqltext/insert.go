package sqltext

// insert reads INSERT, REPLACE and UPSERT.
func (p *parser) insert() {
	verb := p.next().text
	s := p.s
	s.Verb = Insert
	switch verb {
	case "replace":
		s.Verb, s.Conflict.Action = Replace, ConflictReplace
	case "upsert":
		s.Conflict.Action = ConflictReplace
	}
	p.insertOptions()
	if p.at("all") || p.at("first") {
		p.insertAll()
		return
	}
	into := p.accept("into")
	if p.at("table") && !p.ahead(1).is("(") && !p.ahead(1).is("values") {
		p.i++ // Hive
	}
	if !p.table() {
		p.bad = true
		return
	}
	if !into && p.tok().kind == word && !p.at("values") && !p.at("set") && !p.opensQuery(0) {
		p.bad = true // INSERT without INTO is for MySQL and SQL Server
	}
	p.columnList()
	p.insertSource()
	p.clauses()
}

// insertOptions reads what stands between INSERT and INTO.
func (p *parser) insertOptions() {
	for {
		switch {
		case p.accept("or", "ignore"), p.accept("ignore"):
			p.s.Conflict.Action = ConflictNothing
		case p.accept("or", "replace"):
			p.s.Conflict.Action = ConflictReplace
		case p.accept("or"):
			p.next()
		case p.acceptAny("low_priority", "delayed", "high_priority", "overwrite"):
		case p.at("top", "("):
			p.top()
		default:
			return
		}
	}
}

// columnList reads the columns of an INSERT.
func (p *parser) columnList() {
	if !p.at("(") || p.opensQuery(1) {
		return
	}
	for p.i++; !p.at(")") && !p.atEnd(); p.accept(",") {
		_, name, ok := p.name(true)
		if !ok {
			p.bad = true
			p.skipItem()
			continue
		}
		p.s.Columns = append(p.s.Columns, name)
		if !p.at(",") && !p.at(")") {
			p.bad = p.bad || p.tok().kind != hole
			p.skipItem()
		}
	}
	p.closeParen()
}

// insertSource reads where the rows come from.
func (p *parser) insertSource() {
	for {
		switch {
		case p.at("output"):
			p.returning()
		case p.accept("overriding"):
			p.next()
			p.accept("value")
		case p.acceptHole():
		default:
			p.insertRows()
			return
		}
	}
}

func (p *parser) insertRows() {
	s := p.s
	switch {
	case p.acceptAny("values", "value"):
		p.valueRows()
		p.rowAlias()
	case p.accept("default", "values"):
	case p.accept("set"):
		for _, a := range p.assignments(nil) {
			s.Columns = append(s.Columns, a.Column)
			if len(s.Values) == 0 {
				s.Values = make([][]Expr, 1)
			}
			s.Values[0] = append(s.Values[0], a.Value)
		}
		p.rowAlias()
	case p.opensQuery(0), p.at("("), p.at("table"):
		s.From = true
		p.sub("", p.query)
		p.liftConflict()
	case p.acceptAny("exec", "execute"):
		s.From = true
		p.name(true)
	case p.tok().kind == param: // VALUES come with the argument
		p.i++
	default:
		p.bad = p.bad || !p.holes
	}
}

// rowAlias reads the name that MySQL 8 gives to the proposed row.
func (p *parser) rowAlias() {
	if p.accept("as") {
		_, p.alias, _ = p.name(false)
		p.skipParens()
	}
}

// liftConflict moves the clauses that the inner SELECT read, but that belong
// to the INSERT around it.
func (p *parser) liftConflict() {
	inner := &p.s.Subs[len(p.s.Subs)-1]
	if inner.Conflict.Action != ConflictNone || len(inner.Conflict.Columns) > 0 {
		p.s.Conflict = inner.Conflict
	}
	if inner.Verb == Select {
		p.s.Returning = append(p.s.Returning, inner.Returning...)
		inner.Returning = nil
	}
	inner.Conflict = Conflict{}
}

// valueRows reads (..), (..) after VALUES.
func (p *parser) valueRows() {
	for {
		p.accept("row")
		switch {
		case p.accept("("):
			p.s.Values = append(p.s.Values, p.list())
			p.closeParen()
		case p.acceptHole():
		case p.tok().kind == param:
			p.i++
		default:
			p.bad = true
			return
		}
		if p.acceptHole(); !p.accept(",") {
			return
		}
	}
}

// insertAll reads INSERT ALL INTO .. INTO .. SELECT of Oracle.
func (p *parser) insertAll() {
	p.i++
	for targets := 0; !p.atEnd(); {
		switch {
		case p.accept("into"):
			if targets++; targets == 1 {
				p.insertInto()
			} else {
				p.sub("", p.insertInto)
			}
		case p.accept("when"):
			p.expr()
			p.accept("then")
		case p.accept("else"):
		case p.opensQuery(0):
			p.sub("", p.query)
			return
		default:
			p.bad = true
			return
		}
	}
}

// insertInto reads one target of INSERT ALL with its values.
func (p *parser) insertInto() {
	p.s.Verb = Insert
	p.table()
	p.columnList()
	if p.accept("values") {
		p.valueRows()
	}
}

// conflictAhead tells ON CONFLICT and ON DUPLICATE KEY from the ON of a join.
func (p *parser) conflictAhead() bool {
	return p.at("on", "conflict") || p.at("on", "duplicate", "key")
}

// conflict reads ON CONFLICT and ON DUPLICATE KEY UPDATE.
func (p *parser) conflict() {
	c := &p.s.Conflict
	switch {
	case p.accept("on", "duplicate", "key", "update"):
		c.Action = ConflictUpdate
		c.Set = p.assignments(c.Set)
		return
	case !p.accept("on", "conflict"):
		return
	}
	if p.accept("on", "constraint") {
		_, c.Constraint, _ = p.name(true)
	}
	if p.accept("(") {
		c.Columns = append(c.Columns, p.keyColumns()...)
		p.closeParen()
	}
	if p.accept("where") {
		p.expr()
	}
	p.acceptHole()
	switch {
	case p.accept("do", "nothing"):
		if c.Action == ConflictNone {
			c.Action = ConflictNothing
		}
	case p.accept("do", "update"):
		c.Action = ConflictUpdate
		if p.accept("set") {
			c.Set = p.assignments(c.Set)
		}
		if p.accept("where") {
			p.where(&c.Where, false)
		}
	default:
		p.bad = p.bad || !p.holes
	}
}

// keyColumns reads the columns of a key or index, leaving the parenthesis. An
// expression counts as the only column in it.
func (p *parser) keyColumns() []string {
	var columns []string
	for !p.at(")") && !p.atEnd() {
		if p.ahead(1).is("(") && p.ahead(2).kind == number { // a prefix: name(10)
			columns = append(columns, p.nameText(p.next()))
			p.skipItem()
			p.accept(",")
			continue
		}
		e, ok := p.expr()
		if !ok {
			p.bad = true
		}
		switch m := mentions(e); {
		case e.Kind == Literal && p.toks[p.i-1].double:
			columns = append(columns, p.nameText(p.toks[p.i-1]))
		case len(m) == 1:
			columns = append(columns, m[0])
		default:
			columns = append(columns, "")
		}
		p.skipItem() // collation, operator class, direction
		p.accept(",")
	}
	return columns
}
