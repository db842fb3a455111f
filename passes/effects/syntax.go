package effects

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// syntax finds the source text that an SSA instruction stands for: SSA gives
// only one position inside it.
type syntax struct {
	calls map[token.Pos]*ast.CallExpr // by left parenthesis
	conds []span                      // conditions of if, switch cases and for, by start
	loops []loopSyntax
}

type span struct {
	pos, end token.Pos // condition
	from, to token.Pos // what to report: "if x", the tag of a switch
}

type loopSyntax struct{ pos, end, header token.Pos }

func readSyntax(pass *analysis.Pass) *syntax {
	s := &syntax{calls: map[token.Pos]*ast.CallExpr{}}
	for _, f := range pass.Files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				s.calls[n.Lparen] = n
			case *ast.IfStmt:
				s.conds = append(s.conds, span{n.Cond.Pos(), n.Cond.End(), n.Pos(), n.Cond.End()})
			case *ast.SwitchStmt:
				s.addSwitch(n)
			case *ast.ForStmt:
				s.loops = append(s.loops, loopSyntax{n.Pos(), n.End(), n.Body.Lbrace})
			case *ast.RangeStmt:
				s.loops = append(s.loops, loopSyntax{n.Pos(), n.End(), n.Body.Lbrace})
			}
			return true
		})
	}
	slices.SortFunc(s.conds, func(a, b span) int { return int(a.pos - b.pos) })
	return s
}

func (s *syntax) addSwitch(n *ast.SwitchStmt) {
	end := n.Body.Lbrace
	for _, c := range n.Body.List {
		cc, ok := c.(*ast.CaseClause)
		if !ok {
			continue
		}
		for _, e := range cc.List {
			s.conds = append(s.conds, span{e.Pos(), e.End(), n.Pos(), end})
		}
	}
	if n.Tag != nil {
		s.conds = append(s.conds, span{n.Tag.Pos(), n.Tag.End(), n.Pos(), end})
	}
}

// call returns the extent of the call whose left parenthesis is at p.
func (s *syntax) call(p token.Pos) (pos, end token.Pos) {
	if c := s.calls[p]; c != nil {
		return c.Pos(), c.End()
	}
	return p, p
}

// cond returns what to report for a condition that contains p.
func (s *syntax) cond(p token.Pos) (pos, end token.Pos) {
	i, _ := slices.BinarySearchFunc(s.conds, p, func(c span, p token.Pos) int { return int(c.pos - p) })
	for ; i >= 0; i-- {
		if i < len(s.conds) && s.conds[i].pos <= p && p <= s.conds[i].end {
			return s.conds[i].from, s.conds[i].to
		}
		if i < len(s.conds) && p-s.conds[i].pos > 1<<14 {
			break
		}
	}
	return p, p
}

// loop returns the header of the smallest loop statement that contains all of ps.
func (s *syntax) loop(lo, hi token.Pos) (pos, end token.Pos) {
	best := loopSyntax{}
	for _, l := range s.loops {
		if l.pos <= lo && hi <= l.end && (best.pos == 0 || l.end-l.pos < best.end-best.pos) {
			best = l
		}
	}
	return best.pos, best.header
}
