package dbcall

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// gocqlStep adds a call of gocql: Query holds the text, everything else how to
// run it.
func gocqlStep(q *query, c call) {
	switch c.method {
	case "Query":
		q.raw = append(q.raw, q.r.statements(cqlText(at(c.args, 0)), q.handle, restOf(c.args, 1))...)
	case "Bind":
		if len(c.args) > 0 && len(q.raw) == 0 {
			q.raw = append(q.raw, q.r.statements(cqlText(at(c.args, 0)), q.handle, nil)...)
		}
	}
}

func (r *reader) gocqlRun(c call) []Stmt {
	switch c.method {
	case "Exec", "ScanCAS", "MapScanCAS", "Scan", "MapScan", "Iter", "Query":
		if c.receiver != nil {
			return r.chain(c.receiver).raw
		}
	case "ExecuteBatch", "ExecuteBatchCAS", "MapExecuteBatchCAS":
		return r.chain(at(c.args, 0)).raw
	}
	return nil
}

// cqlText rewrites what CQL has of its own into common SQL: IF NOT EXISTS is a
// conflict clause, IF a further condition; USING is left out.
func cqlText(t *term) *term {
	s, ok := constant(t)
	if !ok {
		return t
	}
	var b strings.Builder
	n := 0
	for {
		i := strings.IndexByte(s, '?')
		if i < 0 {
			break
		}
		n++
		b.WriteString(s[:i] + "$" + strconv.Itoa(n))
		s = s[i+1:]
	}
	fields := strings.Fields(b.String() + s)
	var out []string
	for i := 0; i < len(fields); i++ {
		switch f := strings.ToUpper(fields[i]); {
		case f == "USING" && i+2 < len(fields):
			i += 2
			for i+3 < len(fields) && strings.EqualFold(fields[i+1], "AND") {
				i += 3
			}
		case f == "IF" && i+2 < len(fields) && strings.EqualFold(fields[i+1], "NOT"):
			out = append(out, "ON CONFLICT DO NOTHING")
			i += 2
		case f == "IF" && i+1 < len(fields) && strings.EqualFold(strings.Trim(fields[i+1], ";"), "EXISTS"):
			i++
		case f == "IF":
			out = append(out, "AND")
		default:
			out = append(out, fields[i])
		}
	}
	return provenance.String(strings.Join(out, " "))
}
