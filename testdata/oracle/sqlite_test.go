package oracle

import (
	"strings"
	"testing"

	"github.com/sqlc-dev/meyer/ast"
	sqlite "github.com/sqlc-dev/meyer/parser"
)

func TestSQLite(t *testing.T) { compare(t, sqliteFacts, own(t, "sqlite"), 0) }

func TestSQLiteSuite(t *testing.T) {
	texts := foreign(t, "github.com/sqlc-dev/meyer", "parser/testdata/*.test", sections("==== ", "----"))
	compare(t, sqliteFacts, texts, 21)
}

func sqliteFacts(sql string) ([]facts, bool) {
	stmts, err := sqlite.ParseString(sql)
	if err != nil {
		return nil, false
	}
	var all []facts
	for _, s := range stmts {
		if f := sqliteStmt(s); f.verb != "" {
			all = append(all, f)
		}
	}
	return all, true
}

func sqliteStmt(s ast.Stmt) facts {
	switch s := s.(type) {
	case *ast.SelectStmt:
		return sqliteSelect(s)
	case *ast.InsertStmt:
		return facts{verb: "insert", table: s.Table.Name.Name, conflict: sqliteConflict(s)}
	case *ast.UpdateStmt:
		f := facts{verb: "update", table: s.Table.Name.Name, where: walk(s.Where, sqliteColumn), joined: anySQLiteColumn(s.From, s.Where)}
		for _, pair := range s.Set {
			for _, col := range pair.Columns {
				f.set = append(f.set, col.Name)
			}
		}
		return f
	case *ast.DeleteStmt:
		return facts{verb: "delete", table: s.Table.Name.Name, where: walk(s.Where, sqliteColumn)}
	}
	return facts{}
}

func sqliteConflict(s *ast.InsertStmt) string {
	for _, u := range s.Upserts {
		if !u.DoNothing {
			return "update"
		}
	}
	switch {
	case s.Replace, s.OrConflict == ast.ConflictReplace:
		return "replace"
	case s.OrConflict == ast.ConflictIgnore, len(s.Upserts) > 0:
		return "nothing"
	}
	return ""
}

// anySQLiteColumn collects the columns that may be among the tests, those in
// CASE included.
func anySQLiteColumn(nodes ...any) []string {
	var cols []string
	for _, n := range nodes {
		cols = append(cols, walk(n, func(node any) ([]string, bool) {
			if _, ok := node.(*ast.CaseExpr); ok {
				return nil, true
			}
			return sqliteColumn(node)
		})...)
	}
	return cols
}

func sqliteSelect(s *ast.SelectStmt) facts {
	f := facts{verb: "select"}
	q, ok := s.Cores[0].(*ast.SelectQuery)
	if !ok {
		return f
	}
	f.where, f.joined = walk(q.Where, sqliteColumn), anySQLiteColumn(q.From, q.Where, q.Having)
	if len(q.From) > 0 && s.With == nil && q.From[0].Name != nil && !q.From[0].HasArgs {
		f.table = q.From[0].Name.Name.Name
	}
	return f
}

func sqliteColumn(node any) ([]string, bool) {
	switch n := node.(type) {
	case *ast.Ident:
		if n.Quote == ast.QuoteDouble || strings.EqualFold(n.Name, "true") || strings.EqualFold(n.Name, "false") {
			return nil, false
		}
		return []string{n.Name}, false
	case *ast.QualifiedRef:
		return []string{n.Parts[len(n.Parts)-1].Name}, false
	case *ast.InExpr:
		return append(walk(n.X, sqliteColumn), walk(n.List, sqliteColumn)...), false
	case *ast.CollateExpr:
		return walk(n.X, sqliteColumn), false
	case *ast.CastExpr:
		return walk(n.X, sqliteColumn), false
	case *ast.LikeExpr:
		return append(walk(n.X, sqliteColumn), walk(n.Y, sqliteColumn)...), false
	case *ast.FuncCall:
		return walk(n.Args, sqliteColumn), false
	case *ast.SelectStmt, *ast.CaseExpr:
		return nil, false
	}
	return nil, true
}
