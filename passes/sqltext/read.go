package sqltext

// Parse reads every statement in text, in order. It never fails and never
// panics: what it cannot read it leaves out, and Complete says so.
func Parse(text string) []Statement {
	return newParser(text).statements()
}

// ParseWhere reads a condition on its own, such as "id = ? AND state IN ?".
// A bare column list tests nothing. Complete is false if anything was unread.
func ParseWhere(text string) (preds []Pred, complete bool) {
	p := newParser(text)
	p.accept("where")
	if p.onlyNames() {
		return nil, true
	}
	cond, ok := p.expr()
	if !ok {
		return nil, p.tok().kind == end
	}
	preds = p.addPreds(nil, cond, false)
	return preds, p.exhausted()
}

// onlyNames reports whether the whole text is a list of columns.
func (p *parser) onlyNames() bool {
	for i, t := range p.toks {
		if i%2 == 0 && t.kind == end {
			return i == 0
		}
		if i%2 == 0 && t.kind != quoted && (t.kind != word || reserved(t.text)) {
			return false
		}
		if i%2 == 1 && !t.is(",") && !t.is(".") {
			return t.kind == end
		}
	}
	return true
}

// ParseSet reads assignments on their own, such as "a = 1, b = b + ?".
func ParseSet(text string) (set []Assign, complete bool) {
	p := newParser(text)
	p.accept("set")
	p.names = true
	set = p.assignments(nil)
	return set, p.exhausted()
}

// ParseExpr reads one value on its own, such as "redemptions + 1". It reports
// false if the text is none, or more than one.
func ParseExpr(text string) (Expr, bool) {
	p := newParser(text)
	e, ok := p.expr()
	return e, ok && p.exhausted()
}

// exhausted reports whether all of the text was understood.
func (p *parser) exhausted() bool {
	p.accept(";")
	p.acceptHole()
	return p.tok().kind == end && !p.bad && !p.holes && !p.cut
}

// statements reads to the end of the text.
func (p *parser) statements() []Statement {
	var all []Statement
	for p.skipSeparators(); p.tok().kind != end; p.skipSeparators() {
		first := p.i
		p.s, p.ors, p.setOn, p.alias = &Statement{}, 0, "", ""
		p.bad, p.holes, p.open, p.depth, p.ctes = false, false, false, 0, nil
		p.statement()
		p.skipRest(first)
		p.finish(first)
		all = append(all, *p.s)
	}
	if p.cut && len(all) > 0 {
		all[len(all)-1].Complete = false
	}
	return all
}

// skipSeparators skips what stands between statements, the keywords of a
// block around them included.
func (p *parser) skipSeparators() {
	for p.acceptAny(";", ")", "go") || p.blockEnd() || p.blockKeyword() {
	}
}

// blockEnd consumes END where it closes a block. END TRANSACTION is a commit.
func (p *parser) blockEnd() bool {
	if p.atBlockEnd() {
		p.i++
		return true
	}
	return false
}

func (p *parser) atBlockEnd() bool {
	after := p.ahead(1)
	return p.at("end") && (after.is(";") || after.is("else") || after.is("end") || after.kind == end ||
		after.kind == word && startsStatement(after.text))
}

// blockKeyword consumes BEGIN, ELSE and THEN where another statement follows.
func (p *parser) blockKeyword() bool {
	if !p.atAny("begin", "else", "then") {
		return false
	}
	after := p.ahead(1)
	if after.kind == word && startsStatement(after.text) && after.text != "commit" && after.text != "with" {
		p.i++
		return true
	}
	return p.acceptAny("else", "then")
}

// skipRest moves to the end of the statement, or to where the next one begins
// without a semicolon. A clause behind text that makes no sense is still read.
func (p *parser) skipRest(first int) {
	for !p.atEnd() {
		if p.i > first && p.atStatement() {
			return
		}
		if p.skipParens() {
			p.bad = true
			continue
		}
		if p.tok().kind != hole {
			p.bad = true
		}
		p.noteHole()
		p.i++
		if p.opensClause() {
			p.clauses()
		}
	}
}

// atStatement reports whether the next statement begins here.
func (p *parser) atStatement() bool {
	t := p.tok()
	if p.atBlockEnd() || p.at("else") && p.ahead(1).kind == word && startsStatement(p.ahead(1).text) {
		return true
	}
	if t.kind != word || !startsStatement(t.text) || p.toks[p.i-1].continues() {
		return false
	}
	ddl := p.at("if", "exists") && !p.ahead(2).is("(") || p.at("if", "not", "exists") && !p.ahead(3).is("(")
	return !ddl
}

// statement reads one statement into p.s.
func (p *parser) statement() {
	p.acceptHole()
	t := p.tok()
	if t.is("(") || p.opensQuery(0) || t.is("table") {
		p.query()
		return
	}
	if t.kind != word {
		p.bad = true
		return
	}
	switch t.text {
	case "insert", "replace", "upsert":
		p.insert()
	case "update":
		p.update()
	case "delete":
		p.deleteFrom()
	case "merge":
		p.merge()
	case "create":
		p.create()
	case "alter":
		p.alter()
	case "lock":
		p.lockTable()
	case "copy":
		p.copyFrom()
	case "truncate":
		p.truncate()
	case "call", "exec", "execute":
		p.call()
	case "prepare", "explain", "declare":
		p.wrapped()
	case "if":
		p.conditional()
	default:
		p.control()
	}
}

// control reads transaction control and leaves everything else as Other.
func (p *parser) control() {
	first := p.next()
	arg := p.tok()
	switch first.text {
	case "begin":
		p.s.Verb = Begin
	case "start":
		if arg.is("transaction") {
			p.s.Verb = Begin
		}
	case "commit", "end":
		p.s.Verb = Commit
	case "rollback", "abort":
		if p.acceptAny("work", "transaction", "tran"); !p.at("to") {
			p.s.Verb = Rollback
		}
	case "set", "show", "pragma", "savepoint", "release", "drop", "grant", "revoke", "comment",
		"vacuum", "analyze", "use", "listen", "notify", "unlisten", "reset", "do",
		"deallocate", "close", "fetch", "unlock", "xa", "attach", "detach", "reindex", "refresh",
		"print", "return", "raise", "optimize", "rename", "kill", "flush":
	default:
		p.bad = true
	}
	for !p.atEnd() {
		if p.tok().kind == word && startsStatement(p.tok().text) && first.text == "begin" {
			return
		}
		p.noteHole()
		p.i++
	}
}

// call reads CALL f(..) and EXEC f ...
func (p *parser) call() {
	p.s.Verb = Call
	p.i++
	if p.accept("immediate") {
		p.bad = true
		return
	}
	_, name, ok := p.name(true)
	if !ok {
		p.bad = true
		return
	}
	p.s.Funcs = append(p.s.Funcs, name)
	if p.at("(") {
		p.args()
		return
	}
	for p.tok().kind != end && !p.atEnd() {
		if _, ok := p.expr(); !ok || !p.acceptAny(",") && !p.atEnd() {
			return
		}
	}
}

// wrapped reads the statement inside PREPARE, EXPLAIN and DECLARE CURSOR.
// EXPLAIN alone runs nothing, so only the tables are kept.
func (p *parser) wrapped() {
	kind := p.next().text
	analyze := false
	for !p.atEnd() && (!p.opensQuery(0) || p.at("with", "hold")) && !p.atAny("insert", "update", "delete", "merge", "replace", "create") {
		switch {
		case p.at("("):
			from := p.i
			p.skipParens()
			for _, t := range p.toks[from:p.i] {
				analyze = analyze || t.is("analyze")
			}
			continue
		case p.at("analyze"):
			analyze = true
		case p.tok().kind == text:
			p.bad = true
		}
		p.noteHole()
		p.i++
	}
	if p.atEnd() {
		return
	}
	if kind != "explain" || analyze {
		p.statement()
		return
	}
	p.sub("", p.statement)
	p.s.Subs = nil
}

// conditional reads the test of IF and leaves what it guards as the next
// statement.
func (p *parser) conditional() {
	p.i++
	if _, ok := p.expr(); !ok {
		p.bad = true
	}
}

// lockTable reads LOCK TABLE t IN .. MODE and LOCK TABLES t WRITE.
func (p *parser) lockTable() {
	p.s.Verb = Lock
	p.i++
	p.acceptAny("table", "tables")
	p.tables()
	for !p.atEnd() {
		p.noteHole()
		p.i++
	}
}

// truncate reads TRUNCATE, which removes every row.
func (p *parser) truncate() {
	p.s.Verb = Delete
	p.i++
	p.accept("table")
	p.tables()
	for p.acceptAny("restart", "continue", "identity", "cascade", "restrict") {
	}
}

// copyFrom reads COPY t (cols) FROM STDIN, an insert, and other forms of COPY
// as Other.
func (p *parser) copyFrom() {
	p.i++
	p.s.Verb = Insert
	if p.at("(") || !p.table() {
		p.skipParens()
	}
	p.columnList()
	if p.s.From = p.accept("from"); !p.s.From {
		p.s.Verb = Other
	}
	for !p.atEnd() {
		p.noteHole()
		p.i++
	}
}
