package oracle

import (
	"testing"

	pg "github.com/sqlc-dev/oliphant"
)

func TestPostgres(t *testing.T) { compare(t, postgres, own(t, "postgres"), 0) }

func TestPostgresRegress(t *testing.T) {
	texts := foreign(t, "github.com/sqlc-dev/oliphant", "parser/testdata/parse/*/*.test", sections("== ", "--"))
	compare(t, postgres, texts, 28)
}

func postgres(sql string) ([]facts, bool) {
	tree, err := pg.Parse(sql)
	if err != nil {
		return nil, false
	}
	var all []facts
	for _, raw := range tree.Stmts {
		f := postgresFacts(raw.Stmt)
		if f.verb != "" {
			all = append(all, f)
		}
	}
	return all, true
}

func postgresFacts(n *pg.Node) facts {
	switch n := n.GetNode().(type) {
	case *pg.Node_SelectStmt:
		return postgresSelect(n.SelectStmt)
	case *pg.Node_InsertStmt:
		s := n.InsertStmt
		f := facts{verb: "insert", table: s.Relation.Relname}
		if c := s.OnConflictClause; c != nil {
			f.conflict = "nothing"
			if c.Action == pg.OnConflictAction_ONCONFLICT_UPDATE {
				f.conflict = "update"
			}
		}
		return f
	case *pg.Node_UpdateStmt:
		s := n.UpdateStmt
		return facts{verb: "update", table: s.Relation.Relname, set: targets(s.TargetList),
			where: walk(s.WhereClause, postgresColumn), joined: anyColumn(s.FromClause, s.WhereClause)}
	case *pg.Node_DeleteStmt:
		s := n.DeleteStmt
		return facts{verb: "delete", table: s.Relation.Relname,
			where: walk(s.WhereClause, postgresColumn), joined: anyColumn(s.UsingClause, s.WhereClause)}
	case *pg.Node_MergeStmt:
		return postgresMerge(n.MergeStmt)
	case *pg.Node_PrepareStmt:
		return postgresFacts(n.PrepareStmt.Query)
	case *pg.Node_DeclareCursorStmt:
		return postgresFacts(n.DeclareCursorStmt.Query)
	case *pg.Node_ExplainStmt:
		for _, o := range n.ExplainStmt.Options {
			if o.GetDefElem().GetDefname() == "analyze" {
				return postgresFacts(n.ExplainStmt.Query)
			}
		}
	case *pg.Node_TruncateStmt:
		return facts{verb: "delete", table: n.TruncateStmt.Relations[0].GetRangeVar().GetRelname()}
	case *pg.Node_CopyStmt:
		if n.CopyStmt.IsFrom {
			return facts{verb: "insert", table: n.CopyStmt.Relation.GetRelname()}
		}
	}
	return facts{}
}

func postgresSelect(s *pg.SelectStmt) facts {
	with := s.WithClause != nil
	for s.Larg != nil { // a UNION: sqltext speaks of its first branch
		s = s.Larg
	}
	f := facts{verb: "select", where: walk(s.WhereClause, postgresColumn), joined: anyColumn(s.FromClause, s.WhereClause, s.HavingClause)}
	if len(s.FromClause) > 0 && !with {
		f.table = s.FromClause[0].GetRangeVar().GetRelname()
	}
	return f
}

func postgresMerge(s *pg.MergeStmt) facts {
	f := facts{verb: "merge", table: s.Relation.Relname, joined: anyColumn(s.SourceRelation, s.JoinCondition)}
	for _, w := range s.MergeWhenClauses {
		when := w.GetMergeWhenClause()
		f.joined = append(f.joined, walk(when.Condition, postgresColumn)...)
		if when.CommandType == pg.CmdType_CMD_UPDATE {
			f.set = append(f.set, targets(when.TargetList)...)
		}
	}
	return f
}

func targets(list []*pg.Node) []string {
	var set []string
	for _, n := range list {
		set = append(set, n.GetResTarget().GetName())
	}
	return set
}

// anyColumn collects the columns that may be among the tests, those in CASE
// included.
func anyColumn(nodes ...any) []string {
	var cols []string
	for _, n := range nodes {
		cols = append(cols, walk(n, func(node any) ([]string, bool) {
			if _, ok := node.(*pg.CaseExpr); ok {
				return nil, true
			}
			return postgresColumn(node)
		})...)
	}
	return cols
}

// postgresColumn is the visitor of conditions: subselects have their own.
func postgresColumn(node any) ([]string, bool) {
	switch n := node.(type) {
	case *pg.ColumnRef:
		last := n.Fields[len(n.Fields)-1]
		if s := last.GetString_(); s != nil {
			return []string{s.Sval}, false
		}
		return nil, false
	case *pg.SubLink:
		return walk(n.Testexpr, postgresColumn), false
	case *pg.SelectStmt, *pg.CaseExpr, *pg.WindowDef:
		return nil, false
	}
	return nil, true
}
