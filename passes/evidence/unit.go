package evidence

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// unit fills in one unit.
func (d *derivation) unit(b *builder) Unit {
	if b.table != "" {
		b.uses = d.statements(b.table)
		b.machine = d.machine(b.uses)
	}
	slices.SortStableFunc(b.deeds, d.byPlace)
	b.deeds = merge(b.deeds)
	if b.kind == "table" && dbcall.OutboxTable(b.table) {
		b.kind = "outbox"
	}
	u := Unit{ID: b.kind + ":" + b.name, Kind: b.kind, Name: b.name, Machine: b.machine}
	for i, x := range b.deeds {
		u.Effects = append(u.Effects, d.effect(b, x, i+1))
		u.KillPoints = append(u.KillPoints, d.killPoints(b, x, i+1)...)
	}
	for i := range u.KillPoints {
		u.KillPoints[i].ID = i + 1
	}
	u.Functions = d.functions(b)
	u.Starts = d.starts(b)
	u.Findings = d.concerning(b, &u)
	q := &asked{derivation: d, b: b, u: &u}
	u.Answers = q.all()
	return u
}

// statements returns the statements on a table, without those that only bring old
// rows into a new form.
func (d *derivation) statements(table string) []effectflow.Use {
	return slices.DeleteFunc(slices.Clone(d.w.Statements(table)), func(u effectflow.Use) bool {
		return slices.ContainsFunc(strings.Split(u.Node.Func.Package, "/"), func(part string) bool {
			return part == "migrations" || part == "migration" || part == "migrate"
		})
	})
}

// functions returns what drives the unit, with what each function does to it.
func (d *derivation) functions(b *builder) []Function {
	var out []Function
	add := func(f *effects.Func, role string) {
		place := d.at(f.Package, f.Site)
		name := enclosing(f)
		i := slices.IndexFunc(out, func(o Function) bool { return o.Name == name && o.Place.File == place.File })
		if i < 0 {
			i = len(out)
			out = append(out, Function{Name: name, Place: place})
		}
		if !slices.Contains(out[i].Roles, role) {
			out[i].Roles = append(out[i].Roles, role)
			slices.Sort(out[i].Roles)
		}
	}
	for _, u := range b.uses {
		if role := d.role(b, u); role != "" {
			fn, _ := d.user(u)
			add(declared(d.w, fn), role)
		}
	}
	for _, x := range b.deeds {
		add(declared(d.w, x.where().fn), "acts")
	}
	slices.SortFunc(out, func(a, b Function) int { return comparePlaces(a.Place, b.Place) })
	return out
}

// declared returns the function around a literal.
func declared(w *effectflow.World, f *effects.Func) *effects.Func {
	for range 16 {
		p := w.Func(f.Parent)
		if p == nil || p.Site.File == "" { // the variables of a package have none
			break
		}
		f = p
	}
	return f
}

// role says what a statement does to the work.
func (d *derivation) role(b *builder, u effectflow.Use) string {
	switch u.Stmt.Verb {
	case sqltext.Select:
		if bulk(u.Stmt) && byState(u.Stmt) {
			return "selects"
		}
		return "" // reads one row, or lists them for somebody to look at
	case sqltext.Insert, sqltext.Replace:
		return "inserts"
	case sqltext.Delete:
		return "deletes"
	case sqltext.Update, sqltext.Merge:
		if inserts(u) {
			return "inserts"
		}
		if saves(u) {
			return "saves"
		}
		if b.machine == nil {
			return "marks"
		}
		conds := u.Stmt.CondsOn(b.machine.Column)
		switch {
		case bulk(u.Stmt) && !d.byKey(u.Stmt) && len(conds) > 0:
			return "sweeps"
		case len(conds) > 0 && len(u.Node.Claims()) > 0 && movesToProgress(u, b.machine):
			return "claims"
		}
		return "marks"
	}
	return ""
}

func movesToProgress(u effectflow.Use, m *Machine) bool {
	s, ok := u.Stmt.Set(m.Column)
	if !ok {
		return true // takes a lease
	}
	for _, v := range values(m.Column, s.Value) {
		if m.role(v) == "progress" {
			return true
		}
	}
	return false
}

const maxStarts = 12

// starts returns where the work is entered: main functions, handlers, and
// exported functions that nothing in the program calls.
func (d *derivation) starts(b *builder) []Function {
	out := []Function{}
	for _, i := range d.entering(b) {
		if len(out) == maxStarts {
			break
		}
		e := d.entries[i]
		role := cmp.Or(e.kind, "entry")
		if strings.HasSuffix(e.g.Func.ID, ".main") {
			role = "main"
		}
		f := declared(d.w, e.g.Func) // a literal in it is no second start
		start := Function{enclosing(f), d.at(f.Package, f.Site), []string{role}}
		k := slices.IndexFunc(out, func(o Function) bool { return o.Name == start.Name && o.Place == start.Place })
		switch {
		case k < 0:
			out = append(out, start)
		case out[k].Roles[0] == "entry":
			out[k] = start
		}
	}
	slices.SortFunc(out, func(a, b Function) int { return comparePlaces(a.Place, b.Place) })
	return out
}

// entering returns the entries that lead to an effect of the unit, or to a
// change of its rows when it has no effects.
func (d *derivation) entering(b *builder) []int {
	if len(b.deeds) == 0 {
		return d.moves[b.table]
	}
	var out []int
	for _, x := range b.deeds {
		v := x.where()
		for _, in := range d.enters[leaf{x.e.Func, x.e.Site, x.e.Name()}] {
			if passes(in.node, v) {
				out = append(out, in.entry)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// passes reports whether the way to n leads through the call of a view.
func passes(n *effectflow.Node, v view) bool {
	if n.Func == v.fn && n.Site == v.site {
		return true
	}
	return slices.ContainsFunc(n.Frames, func(f effectflow.Frame) bool { return f.Caller == v.fn && f.Site == v.site })
}

// called reports whether something runs f: another function, a framework, or
// the start of the program.
func (d *derivation) called(f *effects.Func) bool {
	f = declared(d.w, f)
	return d.callees[f.ID] || f.Flags&effects.Escapes != 0 || d.w.Entered(f) != "" || strings.HasSuffix(f.ID, ".main") ||
		strings.Contains(f.ID, ".init")
}
