package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// records returns the records of n about the work of d.
func (s *search) records(d *deed, n *effectflow.Node) []recorded {
	var out []recorded
	records, lost := n.Records(), false
	if len(records) == 0 {
		records, lost = s.unread(n), true
	}
	for _, r := range records {
		if r.Stmt != nil && r.Stmt.Store == dbcall.KeyValue && !r.Status {
			continue // a cache
		}
		if !s.local(d.e.Node, n) {
			continue
		}
		here := end{s.g, d.e.Node, s.effects}
		switch {
		case !lost && s.g.Concerns(d.e.Node, n, r.Stmt):
			out = append(out, recorded{Record: r, end: here})
		case d.e.Evidence >= effectflow.Declaration && s.beside(d.e.Node, r, lost):
			out = append(out, recorded{Record: r, end: here, placed: true})
		}
	}
	return out
}

// beside reports whether a change of state stands in the same function as an
// effect, and nobody can name the work of one of them: then the place says that
// they belong together. lost says that the rows of the record are not known.
func (s *search) beside(e *effectflow.Node, r effectflow.Record, lost bool) bool {
	return r.Status && !r.Insert && r.Stmt != nil && r.Stmt.Table != "" && !strings.HasSuffix(s.g.Func.ID, ".main") &&
		effectflow.Common(e, r.Node) == 0 && slices.Equal(e.In(effectflow.InLoop), r.In(effectflow.InLoop)) && (lost || len(s.g.WorkOf(e)) == 0 || len(s.g.RowsOf(r.Node, r.Stmt)) == 0)
}

// nearest drops the records that only their place binds to the effect where
// another record of the same table comes first.
func (s *search) nearest(all []recorded) []recorded {
	return slices.DeleteFunc(slices.Clone(all), func(r recorded) bool {
		return r.placed && slices.ContainsFunc(all, func(o recorded) bool {
			return o.Node != r.Node && o.Status && o.Stmt != nil && o.Stmt.Table == r.Stmt.Table && s.g.Reaches(o.Node, r.Node, true) && !s.g.Reaches(r.Node, o.Node, true)
		})
	})
}

// unread returns the records of a database call whose statement can only be read
// further in: what it writes is known, which row is not.
func (s *search) unread(n *effectflow.Node) []effectflow.Record {
	if n.Row == nil || len(n.Frames) == 0 || len(n.Stmts()) > 0 || n.Row.Kind != models.Exec && n.Row.Kind != models.Query && n.Row.Kind != models.Write {
		return nil
	}
	for _, f := range n.Frames {
		g := s.w.Graph(f.Callee.ID)
		if g == nil || g == s.g {
			continue
		}
		for _, m := range g.Nodes {
			if !sameStep(m, n) {
				continue
			}
			records := m.Records()
			for i := range records {
				records[i].Node = n
			}
			if len(records) > 0 {
				return records
			}
		}
	}
	return nil
}
