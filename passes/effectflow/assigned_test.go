package effectflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// What is assigned under a condition, in a literal or in another round of a loop may
// not be what a test finds. What is assigned for sure is.
func TestAssignmentsUnderConditions(t *testing.T) {
	const pre = `
type req struct { Kind, ID string; Fast bool; At *sub; Sub sub }
type sub struct { Kind string }
func other() bool { return ctx.Value("x") != nil }
func decode(data []byte, v any) error { return nil }
func (r *req) setDefaults() { if r.Kind == "" { r.Kind = "x" } }
func (r *req) setX() { r.Kind = "x" }
func (r *req) setID() { r.ID = "x" }
func fill(r *req) { r.Kind = "x"; if other() { r.Kind = "a" } }
func fillMaybe(r *req) { if other() { r.Kind = "x" } }
func run(f func()) { f() }
func deliver(r *req) { if r.Kind == "a" { charge("1") } }
func deliverV(r req) { if r.Kind == "a" { charge("1") } }
func deliverK(k string) { if k == "a" { charge("1") } }
func load(id string) (*req, error) { r := &req{}; err := db.QueryRowContext(ctx, "SELECT kind FROM orders WHERE id=$1", id).Scan(&r.Kind); return r, err }
func load2(id string) (*req, error) { r := &req{}; err := db.QueryRowContext(ctx, "SELECT kind FROM orders WHERE id=$1", id).Scan(&r.Kind); if r.Kind == "" { r.Kind = "x" }; return r, err }
`
	for _, tt := range []struct {
		name, body string
		want       bool // charge may be called
	}{
		{"default", `if r.Kind == "" { r.Kind = "x" }; if r.Kind == "a" { charge("1") }`, true},
		{"default passed", `if r.Kind == "" { r.Kind = "x" }; deliver(&*r)`, true},
		{"default passed value", `if r.Kind == "" { r.Kind = "x" }; deliverV(*r)`, true},
		{"default passed member", `if r.Kind == "" { r.Kind = "x" }; deliverK(r.Kind)`, true},
		{"sure passed member", `r.Kind = "x"; deliverK(r.Kind)`, false},
		{"sure", `r.Kind = "x"; if r.Kind == "a" { charge("1") }`, false},
		{"sure passed", `r.Kind = "x"; deliver(&*r)`, false},
		{"flag", `if r.Fast { r.Fast = false }; if !r.Fast { return }; charge("1")`, true},
		{"flag stored", `if other() { r.Fast = false }; z := other() && r.Fast; if z { charge("1") }`, true},
		{"flag stored 2", `if other() { r.Fast = false }; z := r.Fast; if z { charge("1") }`, true},
		{"switch", `switch r.ID { case "1": r.Kind = "x"; case "2": r.Kind = "y" }; if r.Kind == "a" { charge("1") }`, true},
		{"switch default", `switch r.ID { case "1": r.Kind = "x"; default: r.Kind = "y" }; if r.Kind == "a" { charge("1") }`, false},
		{"both arms", `if other() { r.Kind = "x" } else { r.Kind = "y" }; if r.Kind == "a" { charge("1") }`, false},
		{"both arms one", `if other() { r.Kind = "x" } else { r.Kind = "a" }; if r.Kind == "a" { charge("1") }`, true},
		{"one arm", `if other() { r.Kind = "x" } else { other() }; if r.Kind == "a" { charge("1") }`, true},
		{"loop", `for other() { r.Kind = "x" }; if r.Kind == "a" { charge("1") }`, true},
		{"in loop", `for other() { if other() { r.Kind = "x" }; if r.Kind == "a" { charge("1") } }`, true},
		{"in loop later", `for other() { if r.Kind == "a" { charge("1") }; r.Kind = "x" }`, true},
		{"loop state", `r.Kind = "x"; for other() { if r.Kind == "a" { charge("1") }; r.Kind = "a" }`, true},
		{"closure called", `f := func() { if r.Kind == "" { r.Kind = "x" } }; f(); if r.Kind == "a" { charge("1") }`, true},
		{"closure deferred", `f := func() { r.Kind = "x" }; defer f(); if r.Kind == "a" { charge("1") }`, true},
		{"closure handed", `run(func() { if other() { r.Kind = "x" } }); if r.Kind == "a" { charge("1") }`, true},
		{"closure after sure", `r.Kind = "x"; run(func() { r.Kind = "a" }); if r.Kind == "a" { charge("1") }`, true},
		{"closure made before", `f := func() { r.Kind = "a" }; r.Kind = "x"; f(); if r.Kind == "a" { charge("1") }`, true},
		{"method", `r.setDefaults(); if r.Kind == "a" { charge("1") }`, true},
		{"nil", `if other() { r.At = nil }; if r.At != nil { charge("1") }`, true},
		{"nil default", `if r.At == nil { r.At = &sub{} }; if r.At == nil { charge("1") }`, false},
		{"empty default", `if r.Kind == "" { r.Kind = "x" }; if r.Kind == "" { charge("1") }`, false},
		{"empty default 2", `if r.Kind == "" { r.Kind = "x" }; switch r.Kind { case "y": return; case "": charge("1") }`, false},
		{"local decoded", `var p req; decode(nil, &p); if p.Kind == "" { p.Kind = "x" }; if p.Kind == "a" { charge("1") }`, true},
		{"local decoded passed", `var p req; decode(nil, &p); if p.Kind == "" { p.Kind = "x" }; deliver(&p)`, true},
		{"local json", `var p req; json.Unmarshal(nil, &p); if p.Kind == "" { p.Kind = "x" }; if p.Kind == "a" { charge("1") }`, true},
		{"local json method", `var p req; json.Unmarshal(nil, &p); p.setDefaults(); if p.Kind == "a" { charge("1") }`, true},
		{"local json sure method", `var p req; json.Unmarshal(nil, &p); p.setX(); if p.Kind == "a" { charge("1") }`, false},
		{"literal changed", `p := req{Kind: "x"}; fill(&p); if p.Kind == "a" { charge("1") }`, true},
		{"literal changed for sure", `p := &req{Kind: "a"}; p.setX(); if p.Kind == "a" { charge("1") }`, false},
		{"literal changed perhaps", `p := req{Kind: "a"}; fillMaybe(&p); if p.Kind == "a" { charge("1") }`, true},
		{"literal changed, passed", `p := req{Kind: "x"}; fill(&p); deliver(&p)`, true},
		{"literal changed later", `p := req{Kind: "x"}; if p.Kind == "a" { charge("1") }; fill(&p)`, false},
		{"literal changed on the way", `p := req{Kind: "x"}; if other() { fill(&p) }; if p.Kind == "a" { charge("1") }`, true},
		{"literal changed on the way, else", `p := req{Kind: "b"}; if other() { p.setX() }; if p.Kind == "b" { charge("1") }`, true},
		{"literal changed, read by a literal", `p := req{Kind: "x"}; defer func() { deliver(&p) }(); fill(&p)`, true},
		{"literal changed or not, read by a literal", `p := req{Kind: "a"}; defer func() { deliver(&p) }(); if other() { return }; p.setX()`, true},
		{"other field changed", `p := req{Kind: "x"}; p.setID(); if p.Kind == "a" { charge("1") }`, false},
		{"local fill", `var p req; fill(&p); if p.Kind == "a" { charge("1") }`, true},
		{"local fill not", `var p req; fill(&p); if p.Kind != "x" { charge("1") }`, true},
		{"local fillMaybe", `var p req; fillMaybe(&p); if p.Kind != "x" { charge("1") }`, true},
		{"local decoded fill", `p := req{Kind: "a"}; p.setDefaults(); if p.Kind == "a" { charge("1") }`, true},
		{"local literal set by closure", `p := &req{Kind: "x"}; run(func() { p.Kind = "a" }); if p.Kind == "a" { charge("1") }`, true},
		{"row", `p, _ := load("1"); if p.Kind == "" { p.Kind = "x" }; if p.Kind == "a" { charge("1") }`, true},
		{"row loaded with default", `p, _ := load2("1"); if p.Kind == "a" { charge("1") }`, true},
		{"row method", `p, _ := load("1"); p.setDefaults(); if p.Kind == "a" { charge("1") }`, true},
		{"row passed", `p, _ := load("1"); if p.Kind == "" { p.Kind = "x" }; deliver(p)`, true},
		{"sub", `if r.Sub.Kind == "" { r.Sub.Kind = "x" }; if r.Sub.Kind == "a" { charge("1") }`, true},
		{"whole", `if r.Kind == "" { *r = req{Kind: "x"} }; if r.Kind == "a" { charge("1") }`, true},
		{"whole sub", `if other() { r.Sub = sub{Kind: "x"} }; if r.Sub.Kind == "a" { charge("1") }`, true},
		{"early return", `if r.Kind == "" { r.Kind = "x"; } else if other() { return } else { r.Kind = "y" }; if r.Kind == "a" { charge("1") }`, false},
		{"bool var", `ok := false; if other() { ok = true }; if ok { charge("1") }`, true},
		{"captured bool", `ok := false; run(func() { ok = true }); if ok { charge("1") }`, true},
		{"captured string", `k := "x"; run(func() { k = "a" }); if k == "a" { charge("1") }`, true},
		{"captured cond string", `k := "x"; f := func() { k = "a" }; if other() { f() }; if k != "a" { charge("1") }`, true},
		{"closure reads sure", `r.Kind = "x"; run(func() { if r.Kind == "a" { charge("1") } })`, false},
		{"closure reads unsure", `if r.Kind == "" { r.Kind = "x" }; run(func() { if r.Kind == "a" { charge("1") } })`, true},
		{"closure reads passed", `r.Kind = "x"; run(func() { deliver(&*r) })`, false},
		{"captured zero", `var ok bool; run(func() { if other() { ok = true } }); if !ok { charge("1") }`, true},
		{"round overwritten", `for other() { r.Kind = "x"; if r.Kind == "a" { charge("1") }; r.Kind = "a" }`, false},
		{"row of each round", `for other() { p, _ := load("1"); p.Kind = "x"; if other() { continue }; if p.Kind == "a" { charge("1") }; p.Kind = "a" }`, false},
		{"passed in loop", `r.Kind = "x"; for other() { deliver(r); r.Kind = "a" }`, true},
		{"machine", `for { switch r.Kind { case "x": other(); r.Kind = "a"; case "a": charge("1"); return } }`, true},
		{"const then back", `r.Kind = "x"; for { if r.Kind == "a" { charge("1"); return }; if other() { r.Kind = "a" } }`, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := world(t, "import \"encoding/json\"\n"+lib+pre+"var _ = json.Valid\nfunc F(r *req) { "+tt.body+" }\nfunc G(v req) { r := &v; "+tt.body+" }")
			assert.Equal(t, tt.want, len(called(w.Graph("p.F"), "charge")) > 0, "behind a pointer")
			assert.Equal(t, tt.want, len(called(w.Graph("p.G"), "charge")) > 0, "of a copy")
		})
	}
}
