package sqltext

import "slices"

// maxAlternatives bounds a disjunction that is spelled out. Anything larger
// becomes one "expr" test.
const maxAlternatives = 64

// addPreds turns a condition into tests and appends them.
func (p *parser) addPreds(to []Pred, cond Expr, outer bool) []Pred {
	first := len(to)
	for _, conjunct := range conjuncts(cond, false, nil) {
		alternatives := p.disjunction(conjunct)
		if len(alternatives) == 1 {
			to = append(to, alternatives[0]...)
			continue
		}
		p.ors++
		for n, preds := range alternatives {
			for _, pred := range preds {
				pred.Or, pred.And = p.ors, n+1
				to = append(to, pred)
			}
		}
	}
	for i := first; i < len(to); i++ {
		to[i].Outer = outer
	}
	return to
}

// negatable is a condition and whether it is to be read negated.
type negatable struct {
	e   Expr
	neg bool
}

// conjuncts splits a condition at its ANDs, moving a NOT inwards.
func conjuncts(e Expr, neg bool, to []negatable) []negatable {
	return split(e, neg, "and", "or", to)
}

// split flattens nested connectives: op, or dual where negated.
func split(e Expr, neg bool, op, dual string, to []negatable) []negatable {
	if e.Kind == Binary && e.Text == "not" {
		return split(e.Args[0], !neg, op, dual, to)
	}
	if e.Kind == Binary && (!neg && e.Text == op || neg && e.Text == dual) {
		for _, arg := range e.Args {
			to = split(arg, neg, op, dual, to)
		}
		return to
	}
	return append(to, negatable{e, neg})
}

// disjunction returns the alternatives of a condition, each a conjunction.
func (p *parser) disjunction(c negatable) [][]Pred {
	var all [][]Pred
	for _, alternative := range split(c.e, c.neg, "or", "and", nil) {
		all = append(all, p.conjunction(alternative)...)
		if len(all) > maxAlternatives {
			return [][]Pred{{opaquePred(c.e)}}
		}
	}
	return all
}

// conjunction returns the alternatives that a conjunction multiplies out to.
func (p *parser) conjunction(c negatable) [][]Pred {
	parts := conjuncts(c.e, c.neg, nil)
	if len(parts) == 1 {
		return [][]Pred{simple(parts[0])}
	}
	product := [][]Pred{nil}
	for _, part := range parts {
		factors := p.disjunction(part)
		if len(factors)*len(product) > maxAlternatives {
			factors = [][]Pred{{opaquePred(part.e)}}
		}
		var grown [][]Pred
		for _, left := range product {
			for _, right := range factors {
				grown = append(grown, append(slices.Clip(left), right...))
			}
		}
		product = grown
	}
	return product
}

func opaquePred(e Expr) Pred { return Pred{Op: "expr", Mentions: mentions(e)} }

// simple returns the tests of a condition without connectives: one, one for
// each member of a row comparison, or none for a hole or a tautology.
func simple(c negatable) []Pred {
	e := c.e
	switch {
	case e.Kind == Column && e.Text != "*" && e.Text != "":
		return []Pred{truth(e, !c.neg)}
	case e.Kind != Binary:
		if m := mentions(e); len(m) > 0 || e.Kind == FuncCall || e.Kind == Subquery {
			return []Pred{{Op: "expr", Mentions: m}}
		}
		return nil
	}
	op := e.Text
	if c.neg {
		op = negation(op)
	}
	if len(e.Args) == 2 && e.Args[0].Kind == Literal && e.Args[1].Kind == Literal {
		return nil // 1 = 1
	}
	if row := e.Args[0]; row.Kind == Row && (op == "=" || op == "in" || op == "not in") {
		return rowPreds(row, op, e.Args[1:])
	}
	return []Pred{comparison(op, e)}
}

// truth is the test of a bare boolean column.
func truth(col Expr, value bool) Pred {
	word := "FALSE"
	if value {
		word = "TRUE"
	}
	return Pred{Column: col.Text, Qualifier: col.Qualifier, Op: "=",
		Values: []Expr{{Kind: Literal, Text: word}}, Mentions: []string{col.Text}}
}

// comparison makes the test of one operator with its sides.
func comparison(op string, e Expr) Pred {
	pred := Pred{Op: op, Values: e.Args[1:], Mentions: mentions(e)}
	switch op {
	case "exists", "not exists":
		pred.Values = e.Args
		return pred
	case "=", "<>", "<", "<=", ">", ">=":
		left, right := e.Args[0], e.Args[1]
		if _, ok := tested(left); !ok {
			if _, ok := tested(right); ok && !arithmetic(left) {
				e.Args = []Expr{right, left}
				pred.Op, pred.Values = mirrored(op), e.Args[1:]
			}
		}
	case "in", "not in", "is null", "is not null", "like", "not like", "between", "not between":
	default:
		return opaquePred(e)
	}
	col, ok := tested(e.Args[0])
	if !ok {
		return opaquePred(e)
	}
	pred.Column, pred.Qualifier = col.Text, col.Qualifier
	return pred
}

// arithmetic reports whether a side computes something from columns, so that
// no single column is under test.
func arithmetic(e Expr) bool { return len(mentions(e)) > 0 }

// tested returns the column that one side of a test is about: a plain one, or
// the only one inside functions that are no aggregates.
func tested(e Expr) (Expr, bool) {
	switch {
	case e.Kind == Column:
		return e, e.Text != "*" && e.Text != ""
	case e.Kind != FuncCall || isAggregate(e.Text):
		return Expr{}, false
	}
	var found Expr
	for _, arg := range e.Args {
		col, ok := tested(arg)
		switch {
		case !ok && len(mentions(arg)) > 0:
			return Expr{}, false
		case ok && found.Kind == Column && found.Text != col.Text:
			return Expr{}, false
		case ok:
			found = col
		}
	}
	return found, found.Kind == Column
}

func isAggregate(f string) bool {
	switch f {
	case "count", "sum", "min", "max", "avg", "bool_or", "bool_and", "array_agg", "string_agg", "every":
		return true
	}
	return false
}

// rowPreds makes one test of each member of a row: (a, b) = (?, ?), also of
// every row of an IN list.
func rowPreds(row Expr, op string, rights []Expr) []Pred {
	var preds []Pred
	for i, member := range row.Args {
		var values []Expr
		for _, right := range rights {
			if right.Kind == Row && i < len(right.Args) {
				right = right.Args[i]
			}
			values = append(values, right)
		}
		if op == "not in" {
			// None of the members has to differ on its own.
			return []Pred{opaquePred(Expr{Kind: Binary, Args: append([]Expr{row}, rights...)})}
		}
		preds = append(preds, comparison(op, Expr{Kind: Binary, Text: op, Args: append([]Expr{member}, values...)}))
	}
	return preds
}

// mirrored is the operator seen from the other side.
func mirrored(op string) string {
	switch op {
	case "<":
		return ">"
	case "<=":
		return ">="
	case ">":
		return "<"
	case ">=":
		return "<="
	}
	return op
}

// negation is the operator that holds when op does not.
func negation(op string) string {
	pairs := [...]string{"=", "<>", "<", ">=", ">", "<=", "in", "not in", "is null", "is not null",
		"like", "not like", "between", "not between", "exists", "not exists"}
	if i := slices.Index(pairs[:], op); i >= 0 {
		return pairs[i^1]
	}
	return "expr"
}

// mentions returns the columns in e, sorted, without duplicates.
func mentions(e Expr) []string {
	cols := appendColumns(nil, e)
	slices.Sort(cols)
	return slices.Compact(cols)
}

func appendColumns(to []string, e Expr) []string {
	if e.Kind == Column && e.Text != "" && e.Text != "*" {
		return append(to, e.Text)
	}
	for _, arg := range e.Args {
		to = appendColumns(to, arg)
	}
	return to
}
