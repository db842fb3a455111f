package repair

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
)

// Statement returns the statement of a list that n is part of, and the list, so
// that something can be put in front of it that runs once whenever n does. It is
// nil where that can't be said: n is in the header of a loop, or has a label.
func (s *Source) Statement(n ast.Node) (ast.Stmt, []ast.Stmt) {
	path := s.Path(n)
	for i := 0; i+1 < len(path); i++ {
		switch path[i].(type) {
		case *ast.ForStmt, *ast.RangeStmt, *ast.LabeledStmt:
			return nil, nil
		case *ast.FuncLit:
			if i > 0 {
				return nil, nil
			}
		}
		stmt, ok := path[i].(ast.Stmt)
		if !ok {
			continue
		}
		if list := listOf(path[i+1]); slices.Contains(list, stmt) {
			if _, isCase := stmt.(*ast.CaseClause); isCase {
				continue
			}
			if _, isComm := stmt.(*ast.CommClause); isComm {
				continue
			}
			return stmt, list
		}
	}
	return nil, nil
}

func listOf(n ast.Node) []ast.Stmt {
	switch n := n.(type) {
	case *ast.BlockStmt:
		return n.List
	case *ast.CaseClause:
		return n.Body
	case *ast.CommClause:
		return n.Body
	}
	return nil
}

// Before puts a line in front of a statement.
func (s *Source) Before(stmt ast.Stmt, line string) finding.Edit {
	return finding.Edit{Pos: stmt.Pos(), End: stmt.Pos(), NewText: line + "\n" + s.margin(stmt.Pos())}
}

// Line returns the text of a statement that has its lines for itself, with the
// comment at their end, and the edit that takes them out; false if something else
// stands there, or if a comment above is about it.
func (s *Source) Line(stmt ast.Stmt) (string, finding.Edit, bool) {
	start := s.lineStart(stmt.Pos())
	from, to := int(stmt.Pos()-s.base), int(stmt.End()-s.base)
	length := strings.IndexByte(s.text[to:], '\n')
	if length < 0 || strings.TrimSpace(s.text[start:from]) != "" {
		return "", finding.Edit{}, false
	}
	rest := strings.TrimSpace(s.text[to : to+length])
	if rest != "" && !strings.HasPrefix(rest, "//") || s.commentedAbove(start) {
		return "", finding.Edit{}, false
	}
	text := strings.TrimRight(s.text[from:to+length], " \t\r")
	return text, finding.Edit{Pos: s.base + token.Pos(start), End: s.base + token.Pos(to+length+1)}, true
}

func (s *Source) commentedAbove(start int) bool {
	above := strings.TrimSuffix(s.text[:start], "\n")
	above = strings.TrimSpace(above[strings.LastIndexByte(above, '\n')+1:])
	return strings.HasPrefix(above, "//") || strings.HasSuffix(above, "*/")
}
