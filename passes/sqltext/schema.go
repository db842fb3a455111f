package sqltext

import "slices"

// create reads CREATE TABLE and CREATE INDEX; anything else is skipped.
func (p *parser) create() {
	p.i++
	unique := false
	for {
		switch {
		case p.accept("or", "replace"), p.acceptAny("global", "local", "temp", "temporary", "unlogged",
			"external", "virtual", "clustered", "nonclustered", "fulltext", "spatial", "bitmap", "private"):
		case p.accept("unique"):
			unique = true
		case p.accept("table"):
			p.createTable()
			return
		case p.accept("index"):
			p.createIndex(unique)
			return
		case p.atAny("function", "procedure", "trigger", "package", "event", "rule"):
			p.skipBody()
			return
		default:
			p.skipDefinition()
			return
		}
	}
}

// skipDefinition skips a CREATE or ALTER that declares no key.
func (p *parser) skipDefinition() {
	for ; !p.atEnd(); p.i++ {
		p.noteHole()
	}
}

// skipBody skips a routine, whose body has semicolons between BEGIN and END.
func (p *parser) skipBody() {
	first, open := p.i, 0
	for ; p.tok().kind != end; p.i++ {
		switch {
		case p.at("("):
			open++
		case p.at(")"):
			open--
		case p.atAny("begin", "case"):
			if !p.toks[p.i-1].is("end") {
				open++
			}
		case p.at("end"):
			if !p.ahead(1).is("if") && !p.ahead(1).is("loop") && !p.ahead(1).is("while") {
				open--
			}
		case (p.at(";") || p.at("go")) && open <= 0:
			return
		}
	}
	if open > 0 { // not balanced after all: end at the first semicolon
		for p.i = first; !p.atEnd(); p.i++ {
		}
	}
}

func (p *parser) createTable() {
	p.s.Verb = CreateTable
	p.accept("if", "not", "exists")
	if !p.tableName() {
		p.bad = true
		return
	}
	if p.at("(") && !p.opensQuery(1) {
		for p.i++; !p.at(")") && !p.atEnd(); p.accept(",") {
			p.definition()
		}
		p.closeParen()
	}
	if p.atEnd() && len(p.s.Columns)+len(p.s.Indexes) == 0 {
		p.bad = true
	}
	for ; !p.atEnd(); p.i++ { // storage options, AS SELECT
		if p.opensQuery(0) && p.toks[p.i-1].is("as") {
			p.s.From = true
			p.sub("", p.query)
			return
		}
		p.noteHole()
	}
}

// tableName reads the target of DDL, which has neither alias nor arguments.
func (p *parser) tableName() bool {
	_, name, ok := p.name(true)
	if !ok {
		return false
	}
	p.s.Refs = append(p.s.Refs, Ref{Table: name})
	if name != "" {
		p.s.Tables = append(p.s.Tables, name)
	}
	return true
}

// addKey notes a unique key of the table.
func (p *parser) addKey(name string, columns []string, primary bool) {
	p.s.Indexes = append(p.s.Indexes, Index{Table: p.target(), Name: name, Columns: columns, Unique: true, Primary: primary})
}

// definition reads one column or constraint of a table.
func (p *parser) definition() {
	before := p.i
	if !p.constraint() {
		p.columnDefinition()
	}
	if p.skipItem(); p.i == before && !p.accept(",") {
		p.bad = true
		p.i++
	}
}

// constraint reads a table constraint, or reports false if a column is next.
func (p *parser) constraint() bool {
	name := ""
	if p.at("constraint") {
		p.i++
		if !p.atAny("primary", "unique", "foreign", "check", "exclude") {
			_, name, _ = p.name(true)
		}
	}
	switch {
	case p.accept("primary", "key"):
		p.keyOf(name, true)
	case p.at("unique") && p.keyFollows(1):
		p.i++
		p.keyOf(name, false)
	case p.at("foreign", "key"), p.at("check", "("), p.at("exclude"), p.at("like"), p.at("period", "for"),
		p.at("fulltext"), p.at("spatial"):
	case p.atAny("key", "index") && p.keyFollows(1):
	default:
		return name != ""
	}
	return true
}

// keyFollows tells UNIQUE name (cols) from a column called unique or key and
// its type, whose parentheses hold a number.
func (p *parser) keyFollows(n int) bool {
	if p.ahead(n).is("using") && p.ahead(n+1).is("index") {
		return true
	}
	for ; n < 8; n++ {
		t := p.ahead(n)
		if t.is("(") {
			inner := p.ahead(n + 1).kind
			return inner == word || inner == quoted || inner == hole || p.ahead(n+1).is("(")
		}
		if t.kind != word && t.kind != quoted && t.kind != hole {
			return false
		}
	}
	return false
}

// keyOf reads what follows PRIMARY KEY or UNIQUE in a table constraint.
func (p *parser) keyOf(name string, primary bool) {
	p.acceptAny("key", "index")
	p.acceptAny("clustered", "nonclustered")
	p.accept("nulls", "distinct")
	p.accept("nulls", "not", "distinct")
	if p.accept("using", "index") { // PostgreSQL: promote an existing index
		_, index, _ := p.name(true)
		p.addKey(index, nil, primary)
		return
	}
	if !p.at("(") && !p.at("using") {
		if _, index, ok := p.name(true); ok {
			name = index
		}
	}
	if p.accept("using") {
		p.next()
	}
	if !p.accept("(") {
		p.bad = true
		return
	}
	columns := p.keyColumns()
	p.closeParen()
	p.addKey(name, columns, primary)
}

// columnDefinition reads a column with the keys declared behind its type.
func (p *parser) columnDefinition() {
	_, column, ok := p.name(true)
	if !ok {
		p.bad = p.bad || !p.acceptHole()
		return
	}
	p.s.Columns = append(p.s.Columns, column)
	name := ""
	for open := 0; !p.atEnd(); p.i++ {
		switch {
		case p.at("("):
			open++
		case open == 0 && (p.at(")") || p.at(",")):
			return
		case p.at(")"):
			open--
		case open > 0:
		case p.at("constraint"):
			name = p.nameText(p.ahead(1))
		case p.at("primary", "key"):
			p.addKey(name, []string{column}, true)
		case p.at("unique"):
			p.addKey(name, []string{column}, false)
		}
		p.noteHole()
	}
}

// createIndex reads CREATE [UNIQUE] INDEX after the word INDEX.
func (p *parser) createIndex(unique bool) {
	s := p.s
	s.Verb = CreateIndex
	p.acceptHole()
	p.accept("concurrently")
	p.accept("if", "not", "exists")
	index := Index{Unique: true}
	if !p.at("on") {
		_, index.Name, _ = p.name(true)
	}
	if p.accept("using") { // MySQL puts the kind of index here
		p.next()
	}
	if !p.accept("on") {
		p.bad = true
		return
	}
	p.accept("only")
	if !p.tableName() {
		p.bad = true
		return
	}
	if p.accept("using") {
		p.next()
	}
	if p.accept("(") {
		s.Columns = p.keyColumns()
		p.closeParen()
	} else {
		p.bad = true
	}
	for ; !p.atEnd() && !p.at("where"); p.i++ { // INCLUDE, WITH, TABLESPACE
		p.noteHole()
	}
	if p.accept("where") {
		index.Partial = true
		p.where(&s.Where, false)
	}
	if unique {
		index.Table, index.Columns = p.target(), slices.Clone(s.Columns)
		s.Indexes = append(s.Indexes, index)
	}
}

// alter reads ALTER TABLE; other kinds of ALTER are skipped.
func (p *parser) alter() {
	p.i++
	if !p.accept("table") {
		p.skipDefinition()
		return
	}
	p.s.Verb = AlterTable
	p.accept("if", "exists")
	p.accept("only")
	if !p.tableName() {
		p.bad = true
		return
	}
	if p.atEnd() {
		p.bad = true
	}
	for !p.atEnd() {
		if p.accept("with", "check") || p.accept("with", "nocheck") {
			continue
		}
		p.alteration()
		p.skipItem()
		if !p.accept(",") && !p.atEnd() {
			p.bad = true
			p.i++
		}
	}
}

// alteration reads one action of ALTER TABLE.
func (p *parser) alteration() {
	if !p.accept("add") {
		return
	}
	grouped := p.at("(") && p.ahead(1).kind != symbol
	if grouped {
		p.i++
	}
	for {
		if !p.constraint() {
			p.accept("column")
			p.accept("if", "not", "exists")
			p.columnDefinition()
		}
		p.skipItem()
		if !grouped || !p.accept(",") {
			break
		}
	}
	if grouped {
		p.closeParen()
	}
}
