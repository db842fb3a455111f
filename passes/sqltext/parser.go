package sqltext

import (
	"slices"
	"strings"
)

// maxDepth bounds the nesting that is followed; deeper text is skipped.
const maxDepth = 300

// maxChain bounds the operators of one chain (a + b + ...) that are kept.
const maxChain = 400

// parser walks over the tokens with one token of lookahead where it can. Every
// method either consumes tokens or leaves the position; none fails.
type parser struct {
	src   string
	toks  []token
	i     int
	depth int
	bad   bool // text was met that makes no sense here
	holes bool // a hole was met
	cut   bool // the text ends inside a quote or comment
	open  bool // a parenthesis of the statement is known to stay open
	names bool // "x" is a name in this text, not a string

	s     *Statement // the statement being read
	ors   int        // disjunctions in s so far
	alias string     // of the proposed row of a MySQL upsert
	setOn string     // first qualifier of a SET target in s
	ctes  []Ref      // CTE names in scope, with the table each one reads
}

func newParser(src string) *parser {
	p := &parser{src: src}
	p.toks, p.cut = lex(src)
	p.names = p.quotesNames()
	p.s = &Statement{}
	return p
}

// quotesNames looks for a double quoted token where only a name can stand.
func (p *parser) quotesNames() bool {
	for i, t := range p.toks {
		if t.kind != quoted || !t.double {
			continue
		}
		if i > 0 && precedesName(p.toks[i-1]) || followsName(p.toks[i+1]) {
			return true
		}
	}
	return false
}

func precedesName(t token) bool {
	if t.kind != word && t.kind != symbol {
		return false
	}
	switch t.text {
	case ".", "from", "update", "into", "join", "table", "set", "where", "by", "index", "on":
		return true
	}
	return false
}

func followsName(t token) bool {
	if t.kind != word && t.kind != symbol {
		return false
	}
	switch t.text {
	case ".", "=", "<", ">", "<=", ">=", "<>", "!=", "is", "in", "like", "ilike", "between":
		return true
	}
	return false
}

func (p *parser) tok() token { return p.toks[p.i] }

// ahead returns the token n places further on.
func (p *parser) ahead(n int) token {
	return p.toks[min(p.i+n, len(p.toks)-1)]
}

func (p *parser) next() token {
	t := p.toks[p.i]
	if t.kind != end {
		p.i++
	}
	return t
}

// at reports whether the next tokens are exactly these words or symbols.
func (p *parser) at(words ...string) bool {
	for n, w := range words {
		if !p.ahead(n).is(w) {
			return false
		}
	}
	return true
}

// atAny reports whether the next token is one of these words or symbols.
func (p *parser) atAny(words ...string) bool {
	t := p.tok()
	return (t.kind == word || t.kind == symbol) && slices.Contains(words, t.text)
}

// accept consumes the words if they are next.
func (p *parser) accept(words ...string) bool {
	if !p.at(words...) {
		return false
	}
	p.i += len(words)
	return true
}

// acceptAny consumes one of the words if it is next.
func (p *parser) acceptAny(words ...string) bool {
	if !p.atAny(words...) {
		return false
	}
	p.i++
	return true
}

// acceptHole consumes holes.
func (p *parser) acceptHole() bool {
	found := false
	for p.tok().kind == hole {
		p.i++
		p.holes, found = true, true
	}
	return found
}

// atEnd reports whether the statement is over.
func (p *parser) atEnd() bool { return p.tok().kind == end || p.at(";") }

// closeParen consumes the parenthesis that ends the current group, skipping
// what is left inside. If there is none, the next clause is read all the same.
func (p *parser) closeParen() {
	if p.accept(")") {
		return
	}
	if p.tok().kind == hole {
		p.holes = true
	} else {
		p.bad = true
	}
	from := p.i
	if p.open && p.opensClause() {
		return
	}
	p.skipGroup()
	if !p.accept(")") {
		p.bad, p.open = true, true
		if p.toks[from].kind == word && isClause(p.toks[from].text) {
			p.i = from
		}
	}
}

// opensClause reports whether a word that can only open a clause is next.
func (p *parser) opensClause() bool { return p.tok().kind == word && isClause(p.tok().text) }

func isClause(w string) bool {
	switch w {
	case "where", "returning", "set", "limit", "from", "order", "values", "having":
		return true
	}
	return false
}

// skipGroup moves to the parenthesis that ends the current group.
func (p *parser) skipGroup() {
	for open := 0; !p.atEnd(); p.i++ {
		switch {
		case p.at("("):
			open++
		case p.at(")"):
			if open == 0 {
				return
			}
			open--
		}
		p.noteHole()
	}
}

// skipItem moves to the comma or parenthesis that ends the current list item.
func (p *parser) skipItem() {
	for open := 0; !p.atEnd(); p.i++ {
		switch {
		case p.at("("):
			open++
		case p.at(")"):
			if open == 0 {
				return
			}
			open--
		case p.at(",") && open == 0:
			return
		}
		p.noteHole()
	}
}

func (p *parser) noteHole() {
	if p.tok().kind == hole || p.tok().holed {
		p.holes = true
	}
}

// skipParens consumes a parenthesised group if one is next.
func (p *parser) skipParens() bool {
	if !p.accept("(") {
		return false
	}
	p.skipGroup()
	if !p.accept(")") {
		p.bad = true
	}
	return true
}

// enter goes one level down; at the bottom it reports false.
func (p *parser) enter() bool {
	if p.depth >= maxDepth {
		p.bad = true
		return false
	}
	p.depth++
	return true
}

// atName reports whether an identifier is next.
func (p *parser) atName() bool {
	t := p.tok()
	return t.kind == quoted || t.kind == word && !reserved(t.text)
}

// nameText returns the name a token stands for, "" if a hole is in it.
func (p *parser) nameText(t token) string {
	if t.kind == hole || t.holed {
		p.holes = true
		return ""
	}
	return strings.ToLower(t.text)
}

// name reads a dotted name and returns its last part and the one before it.
// Keywords are names after a dot, or when the caller knows that one must come.
func (p *parser) name(keywords bool) (qualifier, name string, ok bool) {
	t := p.tok()
	if t.kind != quoted && t.kind != hole && (t.kind != word || reserved(t.text) && !keywords) {
		return "", "", false
	}
	name = p.nameText(p.next())
	if glued := p.tok(); t.kind == hole && glued.start == t.end && (glued.kind == word || glued.kind == quoted) {
		name = p.nameText(p.next()) // the hole is a schema or a prefix
	} else if glued.kind == hole && glued.start == t.end && strings.HasSuffix(t.text, "_") {
		name = p.nameText(p.next()) // tasks_%d
	}
	for p.at(".") {
		part := p.ahead(1)
		if part.is(".") { // db..table of SQL Server
			p.i++
			continue
		}
		if part.kind != word && part.kind != quoted && part.kind != hole {
			if part.kind == end {
				p.i++
			}
			break
		}
		qualifier = name
		p.i += 2
		name = p.nameText(part)
	}
	return qualifier, name, true
}

// sub reads a nested statement with read and returns its place in Subs.
func (p *parser) sub(name string, read func()) int {
	outer, ors, setOn, alias := p.s, p.ors, p.setOn, p.alias
	bad, holes, scope := p.bad, p.holes, len(p.ctes)
	inner := &Statement{Name: name}
	p.s, p.ors, p.setOn, p.alias, p.bad, p.holes = inner, 0, "", "", false, false
	first := p.i
	read()
	p.finish(first)
	p.ctes = p.ctes[:scope]
	p.s, p.ors, p.setOn, p.alias = outer, ors, setOn, alias
	p.bad, p.holes = p.bad || bad, p.holes || holes
	outer.Subs = append(outer.Subs, *inner)
	outer.Tables = append(outer.Tables, inner.Tables...)
	outer.Funcs = append(outer.Funcs, inner.Funcs...)
	return len(outer.Subs)
}

// finish settles what can only be told at the end of a statement that began
// with the given token.
func (p *parser) finish(first int) {
	s := p.s
	s.Complete = !p.bad && !p.holes
	switch {
	case p.i > first:
		s.Start, s.End = p.toks[first].start, p.toks[p.i-1].end
	case first > 0: // nothing there: right behind what came before
		s.Start, s.End = p.toks[first-1].end, p.toks[first-1].end
	}
	s.params = countParams(p.toks[first:p.i])
	p.settleTable()
	slices.Sort(s.Tables)
	s.Tables = slices.Compact(s.Tables)
	slices.Sort(s.Funcs)
	s.Funcs = slices.Compact(s.Funcs)
}

// countParams counts the arguments that the tokens ask for.
func countParams(toks []token) int {
	count := 0
	var seen map[token]bool
	for _, t := range toks {
		if t.kind != param {
			continue
		}
		key := token{name: t.name, index: t.index}
		if seen == nil {
			seen = map[token]bool{}
		}
		if !seen[key] {
			seen[key] = true
			count++
		}
	}
	return count
}

// settleTable finds the table behind the target: SQL Server and MySQL may name
// it by an alias that FROM explains later, and a CTE may stand in for it.
func (p *parser) settleTable() {
	s := p.s
	if len(s.Refs) == 0 {
		return
	}
	target := s.Refs[0]
	s.Table = target.Table
	if s.Verb == Update || s.Verb == Delete {
		for _, r := range s.Refs[1:] {
			alias := target.Table
			if s.Verb == Update && p.setOn != "" && p.setOn != target.Table && p.setOn != target.Alias {
				alias = p.setOn
			}
			if alias != "" && r.Alias == alias || r.Table == alias && alias != target.Table && alias != "" {
				if r.Alias == target.Table && target.Table != "" {
					s.Tables = slices.DeleteFunc(s.Tables, func(t string) bool { return t == target.Table })
				}
				s.Table = r.Table
				break
			}
		}
	}
	if c, ok := p.cte(s.Table); ok {
		s.Table = c.Table
	}
	if target.Sub > 0 {
		s.Table = s.Subs[target.Sub-1].Table
	}
}

// cte finds the innermost CTE of that name.
func (p *parser) cte(name string) (Ref, bool) {
	for i := len(p.ctes) - 1; i >= 0 && name != ""; i-- {
		if p.ctes[i].Alias == name {
			return p.ctes[i], true
		}
	}
	return Ref{}, false
}
