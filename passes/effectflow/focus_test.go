package effectflow_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/effects/effectstest"
	"github.com/dualwrite/dualwrite/passes/models"
)

// A library that leads back into the package that imports it, in each way there is.
const focusLib = `package p
import ("context"; "database/sql"; "net/http")
type Repo struct { db *sql.DB; table string }
func New(db *sql.DB) *Repo { return build(db, "orders") }
func build(db *sql.DB, table string) *Repo { return &Repo{db, table} }
func (r *Repo) Mark(ctx context.Context, id string) error {
	_, err := r.db.ExecContext(ctx, "UPDATE "+r.table+" SET state = 'DONE' WHERE id = ?", id)
	return err
}
func (r *Repo) Sweep(ctx context.Context) error {
	_, err := r.db.ExecContext(ctx, "UPDATE "+r.table+" SET state = 'NEW' WHERE state = 'RUNNING'")
	return err
}
type Gateway interface { Charge(id string) error }
type Job struct { G Gateway; Run func(id string) error }
func (j *Job) ByInterface(ids []string) error { for _, id := range ids { if err := j.G.Charge(id); err != nil { return err } }; return nil }
func (j *Job) ByValue(ids []string) error { for _, id := range ids { if err := j.Run(id); err != nil { return err } }; return nil }
func Each(ids []string, f func(string) error) error { for _, id := range ids { if err := f(id); err != nil { return err } }; return nil }
func (j *Job) Handed(ids []string) error { return Each(ids, j.Run) }
func Every(ids []string, f func(string) error) error { return Each(ids, f) }
func (j *Job) HandedOn(ids []string) error { return Every(ids, j.Run) }
func run(id string, by func([]string, func(string) error) error, f func(string) error) error { return by([]string{id}, f) }
func (j *Job) Through(id string) error { return run(id, Every, j.Run) }
func (j *Job) Later() func(string) error { f := j.Run; return func(id string) error { return f(id) } }
func Late(f func(string) error) func(string) error { return func(id string) error { return f(id) } }
func (j *Job) Wrapped() func(string) error { return Late(j.Run) }
func Others(ids []string) error { return Each(ids, Alone) }
func Alone(id string) error { _, err := http.Post("http://alone", "text/plain", nil); return err }
func Twice(id string) error { if err := Alone(id); err != nil { return err }; return Alone(id) }
`

const focusOwn = `package q
import ("context"; "net/http"; "p")
type gw struct{}
func (gw) Charge(id string) error { _, err := http.Post("http://x", "text/plain", nil); return err }
func send(id string) error { _, err := http.Post("http://y", "text/plain", nil); return err }
func Job() *p.Job { return &p.Job{G: gw{}, Run: send} }
func All(ctx context.Context, r *p.Repo, ids []string) error {
	return p.Each(ids, func(id string) error { if err := p.Alone(id); err != nil { return err }; return r.Mark(ctx, id) })
}
`

// A world that is asked about one package answers like one that has everything.
func TestAboutOnePackage(t *testing.T) {
	var sums []*effects.Package
	var typed []effectflow.Typed
	for _, l := range effectstest.Load(t, effectstest.Package{Path: "p", Source: focusLib}, effectstest.Package{Path: "q", Source: focusOwn}) {
		sums = append(sums, l.Summary)
		typed = append(typed, effectflow.Typed{Summary: l.Summary, Types: l.Types})
	}
	asked := 0
	world := func() *effectflow.World {
		asked++
		return effectflow.NewWorld(models.Builtin(), sums, effectflow.NewResolver(typed))
	}
	full, about := world(), world().About(sums[1], world)
	full.Prepare()
	about.Prepare()
	asked = 0

	entries := func(w *effectflow.World) (out []string) {
		for _, g := range w.Entries("q") {
			out = append(out, g.Func.ID+"\n"+describe(g))
		}
		return out
	}
	assert.Equal(t, entries(full), entries(about))
	assert.Len(t, entries(about), 8, "of q itself, by the interface, and by the value, which is also handed to others")
	for _, f := range sums[1].Funcs {
		assert.Equal(t, full.Entry(f.ID), about.Entry(f.ID), f.ID)
		assert.Equal(t, describe(full.Graph(f.ID)), describe(about.Graph(f.ID)), f.ID)
		assert.Equal(t, ways(full, f.ID, "q"), ways(about, f.ID, "q"), f.ID)
	}
	assert.Zero(t, asked, "so far the rest of the program is of no interest")

	for _, id := range full.IDs() {
		assert.Equal(t, full.Entry(id), about.Entry(id), id)
		assert.Equal(t, describe(full.Graph(id)), describe(about.Graph(id)), id)
		assert.Equal(t, ways(full, id, "p"), ways(about, id, "p"), id)
	}
	assert.Len(t, about.Statements("orders"), 2, "the constructor names the table of both")
	assert.Len(t, full.Statements("orders"), 2)
	assert.Equal(t, 1, asked)
}

// What lies far from a package is not looked at, and everything is as if it were.
func TestNearOnePackage(t *testing.T) {
	far := "package r\nimport \"p\"\nfunc Far(id string) error { return p.Twice(id) }\n"
	for i := range 100 {
		far += fmt.Sprintf("func far%d(id string) (string, error) { return id, Far(id) }\n", i)
	}
	var full, outlines []*effects.Package
	var typed, known []effectflow.Typed
	for _, l := range effectstest.Load(t, effectstest.Package{Path: "p", Source: focusLib}, effectstest.Package{Path: "r", Source: far}, effectstest.Package{Path: "q", Source: focusOwn}) {
		full, typed = append(full, l.Summary), append(typed, effectflow.Typed{Summary: l.Summary, Types: l.Types})
		outline := l.Summary
		if l.Summary.Path != "q" {
			outline = sent(t, l.Summary).Outline()
		}
		outlines, known = append(outlines, outline), append(known, effectflow.Typed{Summary: outline, Types: l.Types})
	}
	own, asked := full[2], 0
	all := effectflow.NewWorld(models.Builtin(), full, effectflow.NewResolver(typed))
	all.Prepare()
	whole := func() *effectflow.World {
		asked++
		for _, p := range outlines {
			p.Complete()
		}
		return effectflow.NewWorld(models.Builtin(), outlines, effectflow.NewResolver(known))
	}
	world := func() *effectflow.World {
		return effectflow.NewWorld(models.Builtin(), outlines, effectflow.NewResolver(known))
	}
	near, found := effectflow.NearTo(own, outlines, world, whole)
	require.True(t, found)

	for _, f := range own.Funcs {
		assert.Equal(t, all.Entry(f.ID), near.Entry(f.ID), f.ID)
		assert.Equal(t, describe(all.Graph(f.ID)), describe(near.Graph(f.ID)), f.ID)
		assert.Equal(t, ways(all, f.ID, "q"), ways(near, f.ID, "q"), f.ID)
	}
	assert.Len(t, near.Entries("q"), 8, "of q itself, by the interface, and by the value, which is also handed to others")
	assert.Zero(t, asked)
	assert.Empty(t, outlines[1].Funcs[0].Nodes, "nobody looked at it")

	for _, f := range full[0].Funcs {
		assert.Equal(t, describe(all.Graph(f.ID)), describe(near.Graph(f.ID)), f.ID)
	}
	assert.Equal(t, describe(all.Graph("r.Far")), describe(near.Graph("r.Far")))
	assert.Equal(t, 1, asked)
}

// sent returns what another process gets of p.
func sent(t *testing.T, p *effects.Package) *effects.Package {
	t.Helper()
	data, err := p.MarshalBinary()
	require.NoError(t, err)
	out := new(effects.Package)
	require.NoError(t, out.UnmarshalBinary(data))
	return out
}

// ways lists the contexts of the effects in the graph of function id that stand in
// package pkg.
func ways(w *effectflow.World, id, pkg string) (out []string) {
	for _, n := range w.Graph(id).Nodes {
		if n.Effect() == nil || n.Func.Package != pkg {
			continue
		}
		for _, c := range w.Contexts(n) {
			out = append(out, fmt.Sprint(n.ID(), " ", c.Graph.Func.ID, " ", c.Node.ID(), " ", len(c.Node.Scopes)))
		}
	}
	return out
}
