package splittx

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func TestOneWay(t *testing.T) {
	text := func(values ...string) *provenance.Term {
		var all []*provenance.Term
		for _, v := range values {
			all = append(all, provenance.String(v))
		}
		return provenance.AltOf(all...)
	}
	tests := []struct {
		name  string
		value *provenance.Term
		want  string
	}{
		{"paid", text("PAID"), "state"},
		{"paid, or as it was", text("CREATED", "PAID"), "state"},
		{"one of two ends", text("PAID", "REFUNDED"), ""},
		{"only the first state", text("CREATED"), ""},
		{"somebody works on it", text("CREATED", "RUNNING"), ""},
		{"failed", text("FAILED"), ""},
	}
	for _, tt := range tests {
		s := &dbcall.Stmt{
			Verb: sqltext.Update, Table: "orders", Sets: []dbcall.Set{{Column: "state", Value: tt.value}},
			Conds: []dbcall.Cond{{Column: "id", Op: "=", Values: []*provenance.Term{provenance.ParamOf("f", 0, "int64")}}},
		}
		assert.Equal(t, tt.want, oneWay(rows.Step{Stmt: s}), tt.name)
	}
}
