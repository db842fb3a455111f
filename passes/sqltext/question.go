package sqltext

import "slices"

// Writes reports whether running the statement changes rows, a CTE of it
// included.
func (s *Statement) Writes() bool {
	switch s.Verb {
	case Insert, Update, Delete, Merge, Replace:
		return true
	}
	for i := range s.Subs {
		if s.Subs[i].Writes() {
			return true
		}
	}
	return false
}

// Assigns returns what the statement assigns to a column of its table: in SET,
// or else in the SET of its conflict clause.
func (s *Statement) Assigns(col string) (Assign, bool) {
	for _, set := range [][]Assign{s.Set, s.Conflict.Set} {
		if i := slices.IndexFunc(set, func(a Assign) bool { return a.Column == col }); i >= 0 {
			return set[i], true
		}
	}
	return Assign{}, false
}

// PredsOn returns the tests of a column in the WHERE of the statement itself, or
// of its conflict clause.
func (s *Statement) PredsOn(col string) []Pred {
	var found []Pred
	for _, pred := range s.tests() {
		if pred.Column == col {
			found = append(found, pred)
		}
	}
	return found
}

// tests returns what a row must pass before the statement changes it. An upsert
// has its tests in the conflict clause.
func (s *Statement) tests() []Pred {
	if len(s.Where) == 0 && s.Verb == Insert {
		return s.Conflict.Where
	}
	return s.Where
}

// Placeholders counts the arguments the statement needs; a number or name that
// is used twice counts once.
func (s *Statement) Placeholders() int { return s.params }

// Tests reports whether every row the statement touches has passed a test on
// the column: at top level, in every alternative of an OR, or inside the
// subselect or CTE that picks the rows.
func (s *Statement) Tests(col string) bool {
	q := question{col: col, table: s.Table, known: map[*Statement]bool{}}
	if s.Verb == Select {
		q.table = ""
	}
	return q.asks(s, nil, maxDepth)
}

// question asks for a test on a column of a table, any table if it is "".
type question struct {
	col, table string
	known      map[*Statement]bool // answers so far; a statement in progress has none
}

// asks reports whether s tests the column. CTEs of the statements around it are
// in scope.
func (q question) asks(s *Statement, scope []*Statement, depth int) bool {
	if answer, ok := q.known[s]; ok || depth == 0 {
		return answer
	}
	q.known[s] = false
	q.known[s] = q.decide(s, scope, depth)
	return q.known[s]
}

func (q question) decide(s *Statement, scope []*Statement, depth int) bool {
	for i := range s.Subs {
		if s.Subs[i].Name != "" {
			scope = append(slices.Clip(scope), &s.Subs[i])
		}
	}
	covered := map[int]map[int]bool{} // Or → alternatives that hold the test
	alternatives := map[int]int{}     // Or → how many there are
	for _, pred := range s.tests() {
		if pred.Outer {
			continue
		}
		alternatives[pred.Or] = max(alternatives[pred.Or], pred.And)
		if q.holds(s, pred, scope, depth) {
			if covered[pred.Or] == nil {
				covered[pred.Or] = map[int]bool{}
			}
			covered[pred.Or][pred.And] = true
		}
	}
	if len(covered[0]) > 0 {
		return true
	}
	for or, held := range covered {
		if len(held) == alternatives[or] {
			return true
		}
	}
	return q.readsTested(s, scope, depth)
}

// holds reports whether one test is about the column, here or in the subselect
// or CTE that it picks rows from.
func (q question) holds(s *Statement, pred Pred, scope []*Statement, depth int) bool {
	if pred.Column == q.col && q.concerns(s, pred.Qualifier) && !joins(pred) {
		return true
	}
	if pred.Op != "=" && pred.Op != "in" && pred.Op != "exists" {
		return false
	}
	for _, v := range pred.Values {
		if v.Kind == Subquery && v.Sub > 0 && v.Sub <= len(s.Subs) && q.picks(&s.Subs[v.Sub-1], scope, depth) {
			return true
		}
	}
	if pred.Op != "=" || !joins(pred) {
		return false
	}
	return q.joinsTested(s, pred.Qualifier, scope, depth) || q.joinsTested(s, pred.Values[0].Qualifier, scope, depth)
}

// joins reports whether the test only ties two tables together.
func joins(pred Pred) bool {
	return pred.Op == "=" && len(pred.Values) == 1 && pred.Values[0].Kind == Column &&
		pred.Values[0].Qualifier != pred.Qualifier
}

// picks asks a subselect, provided it reads the table in question.
func (q question) picks(sub *Statement, scope []*Statement, depth int) bool {
	if q.table != "" && sub.Table != "" && !slices.Contains(sub.Tables, q.table) && sub.Table != q.table {
		return false
	}
	return q.asks(sub, scope, depth-1)
}

// concerns reports whether a qualifier can stand for the table in question.
func (q question) concerns(s *Statement, qualifier string) bool {
	if s.Verb == Insert && proposed(qualifier, "") {
		return false // a test of the row that was to be added
	}
	if q.table == "" || qualifier == "" || qualifier == q.table {
		return true
	}
	for _, r := range s.Refs {
		if r.Alias == qualifier || r.Alias == "" && r.Table == qualifier {
			return r.Table == q.table || r.Table == "" || r.Table == s.target()
		}
	}
	return true
}

// target is the name the statement uses for its table.
func (s *Statement) target() string {
	if len(s.Refs) == 0 {
		return ""
	}
	return s.Refs[0].Table
}

// joinsTested asks the CTE or derived table behind a qualifier.
func (q question) joinsTested(s *Statement, qualifier string, scope []*Statement, depth int) bool {
	if qualifier == "" {
		return false
	}
	name := qualifier
	for _, r := range s.Refs {
		if r.Alias == qualifier && r.Table != "" {
			name = r.Table
		}
	}
	for i := len(scope) - 1; i >= 0; i-- {
		if scope[i].Name == name && scope[i] != s {
			return q.picks(scope[i], scope[:i], depth)
		}
	}
	return false
}

// readsTested asks the CTE or derived table that stands in for the table of s
// itself: UPDATE due SET .., SELECT .. FROM due.
func (q question) readsTested(s *Statement, scope []*Statement, depth int) bool {
	if len(s.Refs) == 0 {
		return false
	}
	r := s.Refs[0]
	if r.Table == "" {
		return q.joinsTested(s, r.Alias, scope, depth)
	}
	return q.joinsTested(s, r.Table, scope, depth)
}
