package sqltext

// merge reads MERGE: an upsert whose key is the ON condition.
func (p *parser) merge() {
	p.i++
	p.s.Verb = Merge
	p.accept("into")
	if !p.table() {
		p.bad = true
		return
	}
	if p.accept("using") && !p.joined() {
		p.bad = true
	}
	if p.accept("on") {
		from := len(p.s.Where)
		p.where(&p.s.Where, false)
		p.mergeKey(p.s.Where[from:])
	}
	m := merging{}
	for p.acceptHole() || p.at("when") {
		if p.accept("when") {
			p.mergeBranch(&m)
		}
	}
	p.mergeOutcome(m)
	p.clauses()
}

// merging collects what the branches of a MERGE do.
type merging struct {
	inserts, changes bool
	free             bool   // a change without a condition of its own
	conds            []Expr // of the changes
}

// mergeKey notes the target columns that ON compares for equality.
func (p *parser) mergeKey(preds []Pred) {
	if len(p.s.Refs) == 0 {
		return
	}
	target := p.s.Refs[0]
	for _, pred := range preds {
		if pred.Op != "=" || pred.Or != 0 || pred.Column == "" {
			continue
		}
		column, qualifier := pred.Column, pred.Qualifier
		if v := pred.Values[0]; v.Kind == Column && v.Qualifier != "" && (v.Qualifier == target.Alias || v.Qualifier == target.Table) {
			column, qualifier = v.Text, v.Qualifier
		}
		if qualifier == "" || qualifier == target.Alias || qualifier == target.Table {
			p.s.Conflict.Columns = append(p.s.Conflict.Columns, column)
		}
	}
}

// mergeBranch reads one WHEN [NOT] MATCHED [AND cond] THEN action.
func (p *parser) mergeBranch(m *merging) {
	p.accept("not")
	p.accept("matched")
	if p.accept("by") {
		p.acceptAny("target", "source")
	}
	var cond []Expr
	if p.accept("and") {
		if e, ok := p.expr(); ok {
			cond = append(cond, e)
		}
	}
	if !p.accept("then") {
		p.bad = true
		return
	}
	switch {
	case p.accept("update"):
		m.changes = true
		p.accept("set")
		p.s.Set = p.assignments(p.s.Set)
		if p.accept("where") {
			if e, ok := p.expr(); ok {
				cond = append(cond, e)
			}
		}
		if p.accept("delete", "where") {
			p.expr()
		}
		m.change(cond)
	case p.accept("delete"):
		m.changes = true
		m.change(cond)
	case p.accept("insert"):
		m.inserts = true
		p.mergeInsert()
	case p.accept("do", "nothing"):
	default:
		p.bad = true
	}
}

func (m *merging) change(cond []Expr) {
	switch len(cond) {
	case 0:
		m.free = true
	case 1:
		m.conds = append(m.conds, cond[0])
	default:
		m.conds = append(m.conds, Expr{Kind: Binary, Text: "and", Args: cond})
	}
}

func (p *parser) mergeInsert() {
	p.columnList()
	switch {
	case p.accept("values"):
		if p.accept("(") {
			p.s.Values = append(p.s.Values, p.list())
			p.closeParen()
		}
	case p.accept("default", "values"):
	case p.accept("row"):
	}
	if p.accept("where") {
		p.expr()
	}
}

// mergeOutcome states the MERGE in the words of an upsert. The conditions of
// its changes are tests of the statement only if every change has one.
func (p *parser) mergeOutcome(m merging) {
	c := &p.s.Conflict
	switch {
	case m.inserts && m.changes:
		c.Action = ConflictUpdate
		c.Set = p.s.Set
	case m.inserts:
		c.Action = ConflictNothing
	}
	if m.free || len(m.conds) == 0 {
		return
	}
	cond := m.conds[0]
	if len(m.conds) > 1 {
		cond = Expr{Kind: Binary, Text: "or", Args: m.conds}
	}
	p.s.Where = p.addPreds(p.s.Where, cond, false)
}
