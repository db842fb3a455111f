package evidence

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Input is what is known about a program.
type Input struct {
	Flows  []*effectflow.Flow // of all first-party packages, sorted by path, of one world
	Schema []config.Source    // SQL files, sorted by name
	Tests  []TestFile
	// Findings is what the rules report, Rules the names of those that ran.
	Findings []Finding
	Rules    []string
	// Ignored reports whether a comment in the code accepts what a rule has to say
	// at a place. It may be nil.
	Ignored func(rule, pkg string, at effects.Site, function string) bool
	// Locate returns the name by which a reader knows a file that is given by
	// the path of its package and its base name. It may be nil.
	Locate func(pkg, base string) string
}

// Loose is an effect that belongs to no work unit.
type Loose struct {
	Name     string `json:"name"`
	Family   string `json:"family"`
	Function string `json:"function"`
	Place    Place  `json:"place"`

	Reported []Mention `json:"reported"` // the rules that report it
}

// Findings is what was derived.
type Findings struct {
	Units  []Unit
	Loose  []Loose
	Others []Finding // what rules report beside the units
}

// Derive finds the work units of a program and answers the questions about them.
// The result depends on nothing but the input.
func Derive(in Input) Findings {
	if len(in.Flows) == 0 {
		return Findings{}
	}
	d := &derivation{in: in, w: in.Flows[0].World, callees: map[string]bool{}, used: map[int]bool{}, states: map[string]bool{}, helpers: map[Place]map[string]bool{}}
	d.findings = indexFindings(in.Findings)
	d.index()
	d.group()
	var out Findings
	for _, b := range d.builders {
		out.Units = append(out.Units, d.unit(b))
	}
	out.Loose = d.loose
	for i, f := range in.Findings {
		if !d.used[i] {
			out.Others = append(out.Others, f)
		}
	}
	return out
}

type derivation struct {
	in       Input
	w        *effectflow.World
	tables   []string
	callees  map[string]bool           // functions that some function leads into
	helpers  map[Place]map[string]bool // different writes, and tables, of the statement at a place
	deeds    []*deed
	builders []*builder
	loose    []Loose
	queries  []query
	tasks    []enqueued
	entries  []entry
	enters   map[leaf][]entrance // by library call
	moves    map[string][]int    // entries that update a table
	reads    map[leaf][]int      // entries that lead to a select
	kills    []killTest
	states   map[string]bool // memo of stateful
	defined  map[string][]definition
	findings findingIndex
	used     map[int]bool // findings that some unit shows
}

// entry is a function that no other leads into.
type entry struct {
	g    *effectflow.Graph
	kind string
}

// entrance is an effect as it is reached from an entry.
type entrance struct {
	entry int
	node  *effectflow.Node
}

// builder collects one unit.
type builder struct {
	kind, name string
	id         string // tells units of one name apart
	table      string
	entryKind  string // of a handler unit
	fn         *effects.Func
	uses       []effectflow.Use
	deeds      []*deed
	machine    *Machine
}

// index looks through the program once.
func (d *derivation) index() {
	tables := map[string]bool{}
	seen := map[string]bool{}
	for i, found := range surveys(d.in.Flows) {
		d.deeds = append(d.deeds, found.deeds...)
		maps.Copy(d.callees, found.callees)
		maps.Copy(tables, found.tables)
		f := d.in.Flows[i]
		for _, g := range d.w.Entries(f.Package.Path) {
			if !seen[g.Func.ID] {
				seen[g.Func.ID] = true
				d.entries = append(d.entries, entry{g, d.w.Entered(g.Func)})
			}
		}
	}
	for t := range tables {
		d.tables = append(d.tables, t)
	}
	slices.Sort(d.tables)
	for _, t := range d.tables {
		d.indexHelpers(t)
	}
	slices.SortFunc(d.entries, func(a, b entry) int { return strings.Compare(a.g.Func.ID, b.g.Func.ID) })
	d.indexEntries()
	d.queries = d.comparisons()
	d.kills = killTests(d.in.Tests)
}

// indexEntries notes which entry leads to which effect and to which table.
func (d *derivation) indexEntries() {
	d.enters, d.moves, d.reads = map[leaf][]entrance{}, map[string][]int{}, map[leaf][]int{}
	for i, e := range d.entries {
		for _, n := range e.g.Nodes {
			if n.Kind != effects.Call || n.Call == nil {
				continue
			}
			if n.Effect() != nil {
				k := leaf{n.Func, n.Site, n.Name()}
				d.enters[k] = append(d.enters[k], entrance{i, n})
			}
			if n.Row == nil {
				continue
			}
			for _, s := range n.Stmts() {
				if k := (leaf{n.Func, n.Site, n.Name()}); s.Verb == sqltext.Select && !slices.Contains(d.reads[k], i) {
					d.reads[k] = append(d.reads[k], i)
				}
				if all := d.moves[s.Table]; s.Verb == sqltext.Update && s.Table != "" && (len(all) == 0 || all[len(all)-1] != i) {
					d.moves[s.Table] = append(all, i)
				}
			}
		}
	}
}

// indexHelpers notes the places through which different statements go: the
// query function of a repository layer, for example.
func (d *derivation) indexHelpers(table string) {
	for _, u := range d.w.Statements(table) {
		p := d.at(u.Node.Func.Package, u.Node.Site)
		if d.helpers[p] == nil {
			d.helpers[p] = map[string]bool{}
		}
		if u.Stmt.Verb == sqltext.Select {
			d.helpers[p][table] = true
		} else {
			d.helpers[p][u.Stmt.Text] = true
		}
	}
}

// group assigns effects to units and finds the tables that are units without
// any.
func (d *derivation) group() {
	byName := map[string]*builder{}
	unitOf := func(kind, name, id string) *builder {
		key := kind + ":" + id
		if byName[key] == nil {
			byName[key] = &builder{kind: kind, name: name, id: id}
		}
		return byName[key]
	}
	d.tasks = d.enqueues()
	d.deeds = fold(d.deeds)
	for _, x := range d.deeds {
		if t := x.table(); t != "" && d.drives(t, x) {
			b := unitOf("table", t, t)
			b.table, b.deeds = t, append(b.deeds, x)
			continue
		}
		if x.fn != nil {
			b := unitOf(x.kind, enclosing(x.fn), x.fn.ID)
			b.fn, b.entryKind, b.deeds = x.fn, x.kind, append(b.deeds, x)
			continue
		}
		v := x.where()
		if v.fn.Flags&effects.Generated != 0 {
			continue // a client that nothing here is seen to call
		}
		d.loose = append(d.loose, Loose{v.name, string(x.e.Family), enclosing(v.fn), d.at(v.fn.Package, v.site), d.mentions(x)})
	}
	for _, t := range d.tables {
		if byName["table:"+t] == nil && d.queueTable(t) {
			unitOf("table", t, t).table = t
		}
	}
	for _, b := range byName {
		d.builders = append(d.builders, b)
	}
	slices.SortFunc(d.builders, func(a, b *builder) int {
		return cmp.Or(kindOrder(a.kind)-kindOrder(b.kind), strings.Compare(a.name, b.name), strings.Compare(a.id, b.id))
	})
	d.rename()
	slices.SortFunc(d.loose, func(a, b Loose) int {
		return cmp.Or(comparePlaces(a.Place, b.Place), strings.Compare(a.Name, b.Name))
	})
	d.loose = slices.CompactFunc(d.loose, func(a, b Loose) bool { return a.Place == b.Place && a.Name == b.Name })
	d.loose = slices.DeleteFunc(d.loose, d.inUnit)
}

// inUnit reports whether some unit shows an effect already, as it is reached from
// elsewhere.
func (d *derivation) inUnit(l Loose) bool {
	return slices.ContainsFunc(d.builders, func(b *builder) bool {
		return slices.ContainsFunc(b.deeds, func(x *deed) bool {
			v := x.where()
			return v.name == l.Name && d.at(v.fn.Package, v.site) == l.Place
		})
	})
}

// kindOrder puts what has rows first.
func kindOrder(kind string) int {
	return slices.Index([]string{"table", "outbox", "message", "job", "activity", "workflow", "cron", "reconcile"}, kind)
}

// rename adds the package to the names of handlers that are called the same.
func (d *derivation) rename() {
	count := map[string]int{}
	for _, b := range d.builders {
		count[b.kind+b.name]++
	}
	for _, b := range d.builders {
		if count[b.kind+b.name] > 1 && b.fn != nil {
			b.name = b.fn.Package + "." + b.name
		}
	}
}

// drives reports whether rows of a table are the work of an effect, rather than
// something that is noted beside it: they have a state, are an outbox, or are
// proven to say later that the effect is done. A new row says so only about work
// that is surely repeated: for the rest it is an entry in a log, or the thing itself.
func (d *derivation) drives(table string, x *deed) bool {
	if d.stateful(table) || dbcall.OutboxTable(table) {
		return true
	}
	return slices.ContainsFunc(x.after, func(r recorded) bool {
		e := r.e.Effect()
		return r.Stmt != nil && r.Stmt.Table == table && e != nil && (!r.Insert || r.g.ReplayOf(r.e).Proven) && pairing.Records(r.g, e, r.Node, r.Record)
	})
}

// stateful reports whether the rows of a table have a state. One that is called
// "state" and takes no known value may as well be part of an address.
func (d *derivation) stateful(table string) bool {
	known, ok := d.states[table]
	if !ok {
		uses := d.statements(table)
		column := stateColumn(uses)
		known = column != "" && (column != "state" || d.machine(uses) != nil)
		d.states[table] = known
	}
	return known
}

// queueTable reports whether a table holds work although no effect of it is
// seen: its rows are claimed, or picked by a state in progress.
func (d *derivation) queueTable(table string) bool {
	uses := d.statements(table)
	column := stateColumn(uses)
	if column == "" {
		return false
	}
	picked, progress := false, false
	for _, u := range uses {
		if u.Stmt.Store == dbcall.KeyValue || u.Stmt.Store == dbcall.Queue {
			return false
		}
		if bulk(u.Stmt) && len(u.Stmt.CondsOn(column)) > 0 {
			picked = true
		}
		if u.Stmt.Verb != sqltext.Update {
			continue
		}
		if s, ok := u.Stmt.Set(column); ok {
			for _, v := range values(column, s.Value) {
				progress = progress || dbcall.ProgressValue(v)
			}
		}
	}
	return picked && progress
}

// user returns who runs a statement: not the helper through which those of many
// tables go, but what calls it.
func (d *derivation) user(u effectflow.Use) (*effects.Func, effects.Site) {
	fn, site := u.Node.Func, u.Node.Site
	for i := len(u.Node.Frames) - 1; i >= 0; i-- {
		shared := fn.Flags&effects.Generated != 0 || len(d.helpers[d.at(fn.Package, site)]) > 1
		if !shared {
			break
		}
		fn, site = u.Node.Frames[i].Caller, u.Node.Frames[i].Site
	}
	return fn, site
}

// at returns a place of the program.
func (d *derivation) at(pkg string, s effects.Site) Place {
	file := s.File
	if d.in.Locate != nil {
		if f := d.in.Locate(pkg, s.File); f != "" {
			return Place{f, s.Line}
		}
	}
	if pkg != "" {
		file = pkg + "/" + s.File
	}
	return Place{file, s.Line}
}

func comparePlaces(a, b Place) int {
	return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
}
