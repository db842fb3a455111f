package oracle

import (
	"testing"

	"github.com/sqlc-dev/marino/ast"
	mysql "github.com/sqlc-dev/marino/parser"
)

func TestMySQL(t *testing.T) { compare(t, mysqlFacts, own(t, "mysql"), 0) }

func TestMySQLSuite(t *testing.T) {
	texts := foreign(t, "github.com/sqlc-dev/marino", "parser/testdata/parser/*/input.sql", lines)
	compare(t, mysqlFacts, texts, 4)
}

func mysqlFacts(sql string) ([]facts, bool) {
	stmts, _, err := mysql.New().Parse(sql, "", "")
	if err != nil {
		return nil, false
	}
	var all []facts
	for _, s := range stmts {
		if f := mysqlStmt(s); f.verb != "" {
			all = append(all, f)
		}
	}
	return all, true
}

func mysqlStmt(s ast.StmtNode) facts {
	switch s := s.(type) {
	case *ast.SelectStmt:
		return mysqlSelect(s)
	case *ast.SetOprStmt:
		for _, n := range s.SelectList.Selects {
			if first, ok := n.(*ast.SelectStmt); ok {
				return mysqlSelect(first)
			}
			break
		}
		return facts{verb: "select"}
	case *ast.InsertStmt:
		f := facts{verb: "insert", table: mysqlTable(s.Table)}
		switch {
		case s.IsReplace:
			f.conflict = "replace"
		case len(s.OnDuplicate) > 0:
			f.conflict = "update"
		case s.IgnoreErr:
			f.conflict = "nothing"
		}
		return f
	case *ast.UpdateStmt:
		f := facts{verb: "update", where: walk(s.Where, mysqlColumn), joined: anyMySQLColumn(s.TableRefs, s.Where)}
		if s.TableRefs.TableRefs.Right == nil {
			f.table = mysqlTable(s.TableRefs)
		}
		for _, a := range s.List {
			f.set = append(f.set, a.Column.Name.L)
		}
		return f
	case *ast.DeleteStmt:
		f := facts{verb: "delete", where: walk(s.Where, mysqlColumn), joined: anyMySQLColumn(s.TableRefs, s.Where)}
		if !s.IsMultiTable {
			f.table = mysqlTable(s.TableRefs)
		}
		return f
	case *ast.TruncateTableStmt:
		return facts{verb: "delete", table: s.Table.Name.L}
	case *ast.PrepareStmt:
		return facts{}
	}
	return facts{}
}

func mysqlSelect(s *ast.SelectStmt) facts {
	f := facts{verb: "select", where: walk(s.Where, mysqlColumn), joined: anyMySQLColumn(s.From, s.Where, s.Having)}
	if s.From != nil && s.With == nil {
		f.table = mysqlTable(s.From)
	}
	return f
}

// mysqlTable is the leftmost plain table.
func mysqlTable(refs *ast.TableRefsClause) string {
	if refs == nil || refs.TableRefs == nil {
		return ""
	}
	var left ast.ResultSetNode = refs.TableRefs
	for {
		switch n := left.(type) {
		case *ast.Join:
			left = n.Left
		case *ast.TableSource:
			left = n.Source
		case *ast.TableName:
			return n.Name.L
		default:
			return ""
		}
	}
}

func anyMySQLColumn(nodes ...any) []string {
	var cols []string
	for _, n := range nodes {
		cols = append(cols, walk(n, func(node any) ([]string, bool) {
			if _, ok := node.(*ast.CaseExpr); ok {
				return nil, true
			}
			return mysqlColumn(node)
		})...)
	}
	return cols
}

func mysqlColumn(node any) ([]string, bool) {
	switch n := node.(type) {
	case *ast.ColumnName:
		return []string{n.Name.L}, false
	case *ast.SelectStmt, *ast.SetOprStmt, *ast.CaseExpr, *ast.TableName:
		return nil, false
	}
	return nil, true
}
