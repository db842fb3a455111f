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

// Constructors that the package does not call, in each way in which they are found.
const asideLib = `package p
import "database/sql"
type Orders struct { DB *sql.DB; Table string }
func New(db *sql.DB) *Orders { return build(db, "orders") }
func build(db *sql.DB, table string) *Orders { return &Orders{db, table} }
type Refunds struct { DB *sql.DB; Table string; log func() }
type Option func(*Refunds)
func Logging(log func()) Option { return func(r *Refunds) { log() } }
func NewRefunds(db *sql.DB, opts ...Option) *Refunds {
	r := &Refunds{DB: db, Table: "refunds"}
	for _, o := range opts { o(r) }
	return r
}
type Jobs struct { DB *sql.DB; Table string }
func NewJobs(db *sql.DB) (*Jobs, error) {
	if _, err := db.Exec("CREATE TABLE jobs (id int)"); err != nil { return nil, err }
	return &Jobs{db, "jobs"}, nil
}
type Given struct { DB *sql.DB; Table string }
func NewGiven(db *sql.DB, table string) *Given { return &Given{db, table} }
`

const asideOwn = `package q
import "p"
func Order(r *p.Orders, id string) error { _, err := r.DB.Exec("UPDATE "+r.Table+" SET state = 'DONE' WHERE id = ?", id); return err }
func Refund(r *p.Refunds, id string) error { _, err := r.DB.Exec("UPDATE "+r.Table+" SET state = 'DONE' WHERE id = ?", id); return err }
func Job(r *p.Jobs, id string) error { _, err := r.DB.Exec("UPDATE "+r.Table+" SET state = 'DONE' WHERE id = ?", id); return err }
func Given(r *p.Given, id string) error { _, err := r.DB.Exec("UPDATE "+r.Table+" SET state = 'DONE' WHERE id = ?", id); return err }
`

// What a constructor far away says about a field is found out without preparing the
// world of the package again.
func TestConstructorsAside(t *testing.T) {
	far := "package r\nimport \"p\"\n"
	for i := range 100 {
		far += fmt.Sprintf("func far%d(r *p.Orders) *p.Orders { return r }\n", i)
	}
	var pkgs []*effects.Package
	var typed []effectflow.Typed
	for _, l := range effectstest.Load(t, effectstest.Package{Path: "p", Source: asideLib}, effectstest.Package{Path: "r", Source: far}, effectstest.Package{Path: "q", Source: asideOwn}) {
		p := l.Summary
		if p.Path != "q" {
			p = sent(t, p).Outline()
		}
		pkgs, typed = append(pkgs, p), append(typed, effectflow.Typed{Summary: p, Types: l.Types})
	}
	worlds := 0
	world := func() *effectflow.World {
		worlds++
		return effectflow.NewWorld(models.Builtin(), pkgs, effectflow.NewResolver(typed))
	}
	whole := func() *effectflow.World {
		for _, p := range pkgs {
			p.Complete()
		}
		return world()
	}
	near, found := effectflow.NearTo(pkgs[2], pkgs, world, whole)
	require.True(t, found)
	got := tables(near, "q.Order", "q.Refund", "q.Job", "q.Given")
	assert.Equal(t, []string{"orders", "", "refunds", "jobs", ""}, got, "build says nothing itself, nor does NewGiven")
	assert.Equal(t, 1, worlds)

	all := whole()
	all.Prepare()
	assert.Equal(t, got, tables(all, "q.Order", "q.Refund", "q.Job", "q.Given"))
}

// tables lists the tables of the statements in the graphs of functions.
func tables(w *effectflow.World, ids ...string) (out []string) {
	for _, id := range ids {
		for _, n := range w.Graph(id).Nodes {
			for _, s := range n.Stmts() {
				out = append(out, s.Table)
			}
		}
	}
	return out
}
