package oracle

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/sqlc-dev/teesql/ast"
	tsql "github.com/sqlc-dev/teesql/parser"
)

func TestSQLServer(t *testing.T) { compare(t, sqlserver, own(t, "sqlserver"), 0) }

func TestSQLServerSuite(t *testing.T) {
	texts := foreign(t, "github.com/sqlc-dev/teesql", "parser/testdata/*/query.sql", whole)
	compare(t, sqlserver, texts, 46)
}

func sqlserver(sql string) ([]facts, bool) {
	script, err := tsql.Parse(context.Background(), strings.NewReader(sql))
	if err != nil {
		return nil, false
	}
	var all []facts
	for _, b := range script.Batches {
		for _, s := range b.Statements {
			all = append(all, sqlserverStmt(s)...)
		}
	}
	return all, true
}

func sqlserverStmt(s ast.Statement) []facts {
	switch s := s.(type) {
	case *ast.SelectStatement:
		return []facts{sqlserverSelect(s)}
	case *ast.InsertStatement:
		return []facts{{verb: "insert", table: sqlserverTable(s.InsertSpecification.Target)}}
	case *ast.UpdateStatement:
		u := s.UpdateSpecification
		f := facts{verb: "update", where: walk(u.WhereClause, sqlserverColumn), joined: anySQLServerColumn(u.FromClause, u.WhereClause)}
		if u.FromClause == nil && s.WithCtesAndXmlNamespaces == nil {
			f.table = sqlserverTable(u.Target)
		}
		for _, set := range u.SetClauses {
			if a, ok := set.(*ast.AssignmentSetClause); ok && a.Column != nil {
				f.set = append(f.set, walk(a.Column, sqlserverColumn)...)
			}
		}
		return []facts{f}
	case *ast.DeleteStatement:
		d := s.DeleteSpecification
		f := facts{verb: "delete", where: walk(d.WhereClause, sqlserverColumn), joined: anySQLServerColumn(d.FromClause, d.WhereClause)}
		if d.FromClause == nil && s.WithCtesAndXmlNamespaces == nil {
			f.table = sqlserverTable(d.Target)
		}
		return []facts{f}
	case *ast.MergeStatement:
		m := s.MergeSpecification
		f := facts{verb: "merge", table: sqlserverTable(m.Target), joined: anySQLServerColumn(m)}
		f.set = walk(m.ActionClauses, func(node any) ([]string, bool) {
			if a, ok := node.(*ast.AssignmentSetClause); ok && a.Column != nil {
				return walk(a.Column, sqlserverColumn), false
			}
			return nil, true
		})
		return []facts{f}
	case *ast.TruncateTableStatement:
		return []facts{{verb: "delete", table: s.TableName.BaseIdentifier.Value}}
	case *ast.IfStatement:
		all := sqlserverStmt(s.ThenStatement)
		if s.ElseStatement != nil {
			all = append(all, sqlserverStmt(s.ElseStatement)...)
		}
		return all
	case *ast.BeginEndBlockStatement:
		var all []facts
		for _, inner := range s.StatementList.Statements {
			all = append(all, sqlserverStmt(inner)...)
		}
		return all
	}
	return nil
}

func sqlserverSelect(s *ast.SelectStatement) facts {
	f := facts{verb: "select"}
	q, ok := s.QueryExpression.(*ast.QuerySpecification)
	if !ok {
		f.joined = anySQLServerColumn(s.QueryExpression)
		return f
	}
	f.where, f.joined = walk(q.WhereClause, sqlserverColumn), anySQLServerColumn(q.FromClause, q.WhereClause, q.HavingClause)
	if q.FromClause != nil && len(q.FromClause.TableReferences) > 0 && s.WithCtesAndXmlNamespaces == nil {
		f.table = sqlserverTable(q.FromClause.TableReferences[0])
	}
	return f
}

func sqlserverTable(t ast.TableReference) string {
	if n, ok := t.(*ast.NamedTableReference); ok && n.SchemaObject != nil && n.SchemaObject.BaseIdentifier != nil {
		return n.SchemaObject.BaseIdentifier.Value
	}
	return ""
}

func anySQLServerColumn(nodes ...any) []string {
	var cols []string
	for _, n := range nodes {
		cols = append(cols, walk(n, func(node any) ([]string, bool) {
			if c, ok := node.(*ast.ColumnReferenceExpression); ok {
				return sqlserverColumn(c)
			}
			return nil, true
		})...)
	}
	return cols
}

func sqlserverColumn(node any) ([]string, bool) {
	switch n := node.(type) {
	case *ast.ColumnReferenceExpression:
		if m := n.MultiPartIdentifier; m != nil && len(m.Identifiers) > 0 {
			name := m.Identifiers[len(m.Identifiers)-1].Value
			if isUnit(name) {
				return nil, false
			}
			return []string{name}, false
		}
		return nil, false
	case *ast.QuerySpecification, *ast.SearchedCaseExpression, *ast.SimpleCaseExpression:
		return nil, false
	}
	return nil, true
}

// isUnit names the bare units of DATEADD and its kin, which this parser takes
// for columns.
func isUnit(name string) bool {
	return slices.Contains([]string{"year", "month", "day", "hour", "minute", "second"}, strings.ToLower(name))
}
