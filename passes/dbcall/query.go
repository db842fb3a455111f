package dbcall

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// query is what a builder chain has collected so far.
type query struct {
	r       *reader
	library string
	handle  *term
	verb    sqltext.Verb
	table   string
	model   *term // the value given to Model and its kin
	conds   []Cond
	sets    []Set
	columns []string
	omit    []string
	pk      bool // conditional on the model's primary key (WherePK)

	conflict        sqltext.ConflictAction
	conflictColumns []string
	conflictSets    []Set
	returning       bool
	locking         sqltext.Locking
	limit           bool
	attrs, assigned []Set     // gorm: Attrs, Assign
	values          []Set     // bun: Value, an expression for a column of the model
	omitZero        bool      // bun: zero fields of the model are not written
	keys            []*term   // xorm: ID
	rows            [][]*term // VALUES of a builder without a model
	conditions      []*term   // etcd: what If compares
	otherwise       []*term   // etcd: operations of Else
	with            []*term   // operations of Then; chains of CTEs and subselects
	raw             []Stmt
	partial         bool // something was not understood
}

// chain evaluates a builder chain down to the handle it started from. Where it
// differs between alternatives, see merge.
func (r *reader) chain(t *term) *query {
	t = bare(t)
	if t.Kind == provenance.Alt && t.Has(isChain) {
		return r.alternatives(t.Args)
	}
	if skipped, ok := t.Optional(); ok {
		return r.optional(t.Args[0], skipped)
	}
	name, method, ok := chainOp(t)
	if !ok {
		return &query{r: r, handle: t}
	}
	if name == "xorm" && method == "NewSession" {
		return &query{r: r, handle: t} // the session, not the engine, has the transaction
	}
	if args := t.Args; len(args) == 0 || r.library(name).constructor(method) == len(args) {
		q := &query{r: r}
		q.step(t, args)
		return q
	}
	q := r.chain(t.Args[0])
	q.step(t, t.Args[1:])
	return q
}

// step does the last step of chain t.
func (q *query) step(t *term, args []*term) {
	name, method, _ := chainOp(t)
	q.library = name
	q.r.library(name).step(q, call{method: method, args: args, typ: t.Type})
}

func isChain(t *term) bool {
	_, _, ok := chainOp(t)
	return ok
}

// alternatives evaluates a chain that differs between paths. A path whose
// beginning is not known is a builder grown in a loop: it adds to the others,
// and takes nothing away.
func (r *reader) alternatives(ts []*term) *query {
	var known, grown []*query
	for _, t := range ts {
		if q := r.chain(t); q.rootless() {
			grown = append(grown, q)
		} else {
			known = append(known, q)
		}
	}
	if len(known) == 0 {
		known, grown = grown, nil
	}
	q := known[0]
	for _, o := range known[1:] {
		q.merge(o)
	}
	for _, o := range grown {
		q.sets = mergeSets(q.sets, o.sets)
		q.partial = true
	}
	return q
}

// rootless reports whether nothing is known of where the chain starts.
func (q *query) rootless() bool {
	return q.handle != nil && q.handle.Kind == provenance.Unknown && q.model == nil && q.table == ""
}

// merge makes q what holds of both: all assignments, common tests.
func (q *query) merge(o *query) {
	same := q.form() == o.form()
	if q.handle == nil {
		q.handle = o.handle
	} else if o.handle != nil {
		q.handle = provenance.AltOf(q.handle, o.handle)
	}
	if same {
		return // the same statement on another handle: the transaction, if there is one
	}
	if q.library == "" {
		q.library = o.library
	}
	if q.verb == sqltext.Other {
		q.verb = o.verb
	}
	switch {
	case q.table == "":
		q.table = o.table
	case o.table != "" && o.table != q.table:
		q.table = ""
	}
	if q.model == nil {
		q.model = o.model
	} else if o.model != nil {
		q.model = provenance.AltOf(q.model, o.model)
	}
	q.conds = commonConds(q.conds, o.conds)
	q.sets = mergeSets(q.sets, o.sets)
	q.conflictSets = mergeSets(q.conflictSets, o.conflictSets)
	if q.conflict != o.conflict {
		q.conflict, q.conflictColumns = sqltext.ConflictNone, nil
	}
	q.values = mergeSets(q.values, o.values)
	q.keys = q.keys[:min(len(q.keys), len(o.keys))]
	q.rows = append(q.rows, o.rows...)
	q.with = append(q.with, o.with...)
	q.conditions = append(q.conditions, o.conditions...)
	q.otherwise = append(q.otherwise, o.otherwise...)
	q.columns = union(q.columns, o.columns)
	q.pk = q.pk && o.pk
	q.returning = q.returning && o.returning
	q.limit = q.limit && o.limit
	q.locking = eitherLock(q.locking, o.locking)
	q.raw = append(q.raw, o.raw...)
	q.partial = true
}

// form is a text that differs if anything but the handle does.
func (q *query) form() string {
	var b strings.Builder
	add := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	add("%s %d %s %v %v %v", q.library, q.verb, q.table, q.columns, q.omit, q.pk)
	add("%d %v %v %v %v", q.conflict, q.conflictColumns, q.returning, q.locking, q.limit)
	add("%v %v %d", q.omitZero, q.partial, len(q.raw))
	for _, c := range q.conds {
		add("%s", condKey(c))
	}
	for _, sets := range [][]Set{q.sets, q.values, q.conflictSets, q.attrs, q.assigned} {
		for _, s := range sets {
			add("%s %s %d %v %v", s.Column, s.Value.Key(), s.Increment, s.Excluded, s.AddToSet)
		}
		add("")
	}
	for _, ts := range append([][]*term{{q.model}, q.keys, q.with, q.conditions, q.otherwise}, q.rows...) {
		for _, t := range ts {
			add("%s", t.Key())
		}
		add("")
	}
	return b.String()
}

// commonConds returns the tests that hold in both: the common beginning, and of
// the rest those outside of disjunctions.
func commonConds(a, b []Cond) []Cond {
	n := 0
	for n < len(a) && n < len(b) && condKey(a[n]) == condKey(b[n]) {
		n++
	}
	for n > 0 && n < max(len(a), len(b)) && a[n-1].Or > 0 && (startsIn(a, n) || startsIn(b, n)) {
		n-- // do not cut a disjunction in two
	}
	out := slices.Clone(a[:n])
	for _, c := range a[n:] {
		if c.Or == 0 && slices.ContainsFunc(b[n:], func(d Cond) bool { return condKey(c) == condKey(d) }) {
			out = append(out, c)
		}
	}
	return out
}

func startsIn(cs []Cond, n int) bool { return n < len(cs) && cs[n].Or == cs[n-1].Or }

func condKey(c Cond) string {
	var b strings.Builder
	b.WriteString(c.Column + "\x00" + c.Op + "\x00" + strings.Join(c.Mentions, ","))
	b.WriteByte(byte('0' + min(c.Or, 9)))
	b.WriteByte(byte('0' + min(c.And, 9)))
	for _, v := range c.Values {
		b.WriteString("\x00" + v.Key())
	}
	return b.String()
}

// mergeSets returns the assignments of both; a column set in both may get
// either value.
func mergeSets(a, b []Set) []Set {
	out := slices.Clone(a)
	for _, s := range b {
		i := slices.IndexFunc(out, func(t Set) bool { return t.Column == s.Column })
		if i < 0 {
			out = append(out, s)
			continue
		}
		if out[i].Increment == 0 {
			out[i].Increment = s.Increment
		}
		out[i].Value = oneOf([]*term{out[i].Value, s.Value})
	}
	return out
}

// oneOf is an Alt that leaves no doubt open: if one value is unknown, so is the
// whole.
func oneOf(vs []*term) *term {
	for _, v := range vs {
		if v == nil || v.Kind == provenance.Unknown {
			return provenance.Nothing()
		}
	}
	return provenance.AltOf(vs...)
}

func union(a, b []string) []string {
	out := slices.Clone(a)
	for _, s := range b {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// handle returns what a call runs on, below any builder steps.
func (r *reader) handle(t *term) *term {
	if t == nil {
		return nil
	}
	t = bare(t)
	if t.Has(isChain) {
		return r.chain(t).handle
	}
	return t
}

// where adds a conjunction.
func (q *query) where(conds []Cond, known bool) {
	after := q.lastGroup()
	for _, c := range conds {
		if c.Or > 0 {
			c.Or += after
		}
		q.conds = append(q.conds, c)
	}
	q.partial = q.partial || !known
}

func (q *query) lastGroup() int {
	last := 0
	for _, c := range q.conds {
		last = max(last, c.Or)
	}
	return last
}

// or makes what was tested so far one alternative and conds another.
func (q *query) or(conds []Cond, known bool) {
	q.partial = q.partial || !known
	if len(q.conds) == 0 {
		q.where(conds, known)
		return
	}
	if len(conds) == 0 {
		q.conds = []Cond{opaque(q.conds)} // everything tested so far may not hold
		return
	}
	q.conds = disjunction(q.conds, conds)
}

// disjunction returns a OR b in the flat form of Cond.
func disjunction(a, b []Cond) []Cond {
	var out []Cond
	next := 1
	add := func(cs []Cond) {
		if isDisjunction(cs) {
			top, shift := 0, next-cs[0].And
			for _, c := range cs {
				c.Or, c.And = 1, c.And+shift
				top = max(top, c.And)
				out = append(out, c)
			}
			next = top + 1
			return
		}
		if slices.ContainsFunc(cs, func(c Cond) bool { return c.Or > 0 }) {
			cs = []Cond{opaque(cs)} // alternatives within an alternative
		}
		for _, c := range cs {
			c.Or, c.And = 1, next
			out = append(out, c)
		}
		next++
	}
	add(a)
	add(b)
	return out
}

// isDisjunction reports whether cs are the alternatives of one disjunction and
// nothing else.
func isDisjunction(cs []Cond) bool {
	return len(cs) > 0 && cs[0].Or > 0 && !slices.ContainsFunc(cs, func(c Cond) bool { return c.Or != cs[0].Or })
}

// opaque is a test that mentions the columns of cs and says no more.
func opaque(cs []Cond) Cond {
	out := Cond{Op: "expr"}
	for _, c := range cs {
		out.Mentions = union(out.Mentions, c.Mentions)
		if c.Column != "" {
			out.Mentions = union(out.Mentions, []string{c.Column})
		}
	}
	return out
}

// negate returns the tests of NOT (cs), in which only a single test keeps its
// form.
func negate(cs []Cond) []Cond {
	if len(cs) != 1 {
		if len(cs) == 0 {
			return nil
		}
		return []Cond{opaque(cs)}
	}
	c := cs[0]
	opposite := map[string]string{
		"=": "<>", "<>": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "in": "not in", "not in": "in",
		"is null": "is not null", "is not null": "is null", "exists": "not exists", "not exists": "exists",
	}
	op, ok := opposite[c.Op]
	if !ok {
		return []Cond{opaque(cs)}
	}
	c.Op = op
	return []Cond{c}
}

// eitherLock is how a statement locks of which the part that does is only added if
// somebody asks for it.
func eitherLock(a, b sqltext.Locking) sqltext.Locking {
	none := sqltext.Locking{}
	switch {
	case a == b:
		return a
	case a == none:
		b.Sometimes = true
		return b
	case b == none:
		a.Sometimes = true
		return a
	}
	return none
}
