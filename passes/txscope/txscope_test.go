package txscope_test

import (
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// probe says about every statement with a table where it runs.
var probe = &analysis.Analyzer{
	Name:     "probe",
	Doc:      "shows transactions",
	Requires: []*analysis.Analyzer{effectflow.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		flow := pass.ResultOf[effectflow.Analyzer].(*effectflow.Flow)
		for _, g := range flow.Roots() {
			for _, n := range g.Nodes {
				for i := range n.Stmts() {
					if s := &n.Stmts()[i]; s.Table != "" {
						pass.Reportf(g.Func.Pos(), "%s: %s", s.Table, describe(g, n, i))
					}
				}
			}
		}
		return nil, nil
	},
}

func describe(g *effectflow.Graph, n *effectflow.Node, i int) string {
	s := &n.Stmts()[i]
	tx := txscope.Of(g, n, s)
	out := "none"
	if tx.Any() {
		out = "tx"
	}
	if txscope.LockedBefore(g, n, s) != nil {
		out += ", locked"
	}
	if tx.Serial() {
		out += ", serial"
	}
	if txscope.Autocommit(g, n, s) {
		out += ", autocommit"
	}
	return out
}

func TestOf(t *testing.T) {
	analysistest.Run(t, analysistest.TestData(), probe, "tx")
}
