package rows

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func eq(column string, v *provenance.Term) dbcall.Cond {
	return dbcall.Cond{Column: column, Op: "=", Values: []*provenance.Term{v}, Mentions: []string{column}}
}

var (
	p1 = provenance.ParamOf("f", 1, "")
	p2 = provenance.ParamOf("f", 2, "")
)

func TestSameIdentity(t *testing.T) {
	tests := []struct {
		name string
		a, b []dbcall.Cond
		want bool
	}{
		{"one key", []dbcall.Cond{eq("id", p1)}, []dbcall.Cond{eq("id", p1)}, true},
		{"other value", []dbcall.Cond{eq("id", p1)}, []dbcall.Cond{eq("id", p2)}, false},
		{"only the owner is shared", []dbcall.Cond{eq("org_id", p1)}, []dbcall.Cond{eq("org_id", p1), eq("id", p2)}, false},
		{"key and owner", []dbcall.Cond{eq("org_id", p1), eq("id", p2)}, []dbcall.Cond{eq("id", p2)}, true},
		{"a row per user", []dbcall.Cond{eq("user_id", p1)}, []dbcall.Cond{eq("user_id", p1)}, true},
		{"state is no identity", []dbcall.Cond{eq("status", p1)}, []dbcall.Cond{eq("status", p1)}, false},
		{"constants are none", []dbcall.Cond{eq("id", provenance.Int(1))}, []dbcall.Cond{eq("id", provenance.Int(1))}, false},
		{"nothing known", []dbcall.Cond{eq("id", provenance.Nothing())}, []dbcall.Cond{eq("id", provenance.Nothing())}, false},
		{"alternatives", []dbcall.Cond{{Column: "id", Op: "=", Values: []*provenance.Term{p1}, Or: 1, And: 1}}, []dbcall.Cond{eq("id", p1)}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, SameIdentity(&dbcall.Stmt{Conds: tt.a}, &dbcall.Stmt{Conds: tt.b}))
			assert.Equal(t, tt.want, SameIdentity(&dbcall.Stmt{Conds: tt.b}, &dbcall.Stmt{Conds: tt.a}))
		})
	}
}

func TestSingle(t *testing.T) {
	assert.True(t, Single(&dbcall.Stmt{Conds: []dbcall.Cond{eq("shard", p1), eq("state", p2)}}))
	assert.False(t, Single(&dbcall.Stmt{Conds: []dbcall.Cond{eq("tenant_id", p1), eq("state", p2)}}))
	assert.False(t, Single(&dbcall.Stmt{Conds: []dbcall.Cond{eq("state", provenance.String("RUNNING"))}}))
	picked := eq("id", p1)
	picked.Picked = true
	assert.False(t, Single(&dbcall.Stmt{Conds: []dbcall.Cond{picked}}), "a subselect picks the rows")
}

func TestMoves(t *testing.T) {
	done := dbcall.Set{Column: "status", Value: provenance.String("DONE")}
	back := dbcall.Set{Column: "status", Value: provenance.FieldOf(p1, "Status", "")}
	sent := dbcall.Set{Column: "sent_at", Value: provenance.OpOf("now", "")}
	step := func(sets ...dbcall.Set) Step { return Step{Stmt: &dbcall.Stmt{Sets: sets}} }
	for _, tt := range []struct {
		name   string
		step   Step
		tested []string
		column string
		moved  string
	}{
		{"the column itself", step(done), []string{"status"}, "status", "status"},
		{"another state of the row", step(sent), []string{"status"}, "status", "sent_at"},
		{"what was read", step(back), []string{"status"}, "", ""},
		{"no state", step(done), []string{"country"}, "", ""},
		{"something else", step(dbcall.Set{Column: "name", Value: p1}), []string{"status"}, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			column, moved := Moves(tt.step, tt.tested)
			assert.Equal(t, tt.column, column)
			assert.Equal(t, tt.moved, moved)
		})
	}
}

func TestTested(t *testing.T) {
	w := effectflow.NewWorld(nil, nil, nil)
	node := &effectflow.Node{}
	row := provenance.ResultOf("", provenance.RowResult, "")
	read := Step{node, &dbcall.Stmt{Columns: []string{"id", "status", "sent_at"}}}
	for _, tt := range []struct {
		name string
		cond *provenance.Term
		want []string
	}{
		{"by position", provenance.OpOf("==", "", provenance.FieldOf(row, "#1", ""), provenance.String("NEW")), []string{"status"}},
		{"by name", provenance.OpOf("==", "", provenance.FieldOf(row, "Status", ""), provenance.String("NEW")), []string{"status"}},
		{"of a list", provenance.FieldOf(provenance.ElemOf(row, ""), "SentAt", ""), []string{"sent_at"}},
		{"nullable", provenance.FieldOf(provenance.FieldOf(row, "#2", ""), "Valid", ""), []string{"sent_at"}},
		{"how many", provenance.OpOf("==", "", provenance.OpOf("len", "", row), provenance.Int(0)), []string{Existence}},
		{"how long", provenance.OpOf("==", "", provenance.OpOf("len", "", provenance.FieldOf(provenance.ElemOf(row, ""), "Status", "")), provenance.Int(0)), []string{"status"}},
		{"another call's row", provenance.FieldOf(provenance.ResultOf("other", provenance.RowResult, ""), "Status", ""), nil},
		{"the error", provenance.OpOf("!=", "", provenance.OpOf("scanerr", "", row), provenance.Nil()), nil},
		{"beyond the columns", provenance.FieldOf(row, "#7", ""), nil},
	} {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, Tested(w, read, tt.cond)) })
	}
}

func TestNames(t *testing.T) {
	assert.True(t, Quantity("balance"))
	for _, c := range []string{"attempts", "retry_count", "version", "locked_at"} {
		assert.False(t, Quantity(c), c)
	}
	assert.True(t, Audience("view_count"))
	assert.False(t, Audience("review_count"))
	assert.True(t, Trail("audit_log"))
	assert.False(t, Trail("ledger_entries"))
}
