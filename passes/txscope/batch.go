package txscope

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// sentOn returns what a batch is sent on, if handle is a batch: what is queued in
// it runs there. Of one that is sent elsewhere, or on several, nobody knows.
func sentOn(g *effectflow.Graph, handle *provenance.Term) (*provenance.Term, bool) {
	if handle == nil || !strings.HasPrefix(handle.Type, "github.com/jackc/pgx/") || !strings.HasSuffix(handle.Type, ".Batch") {
		return nil, false
	}
	var on *provenance.Term
	for _, n := range g.Nodes {
		if n.Row == nil || n.Row.Op != "pgx.SendBatch" || len(n.Call.Args) < 3 || !provenance.Equal(n.Call.Args[2], handle) {
			continue
		}
		if on != nil && !provenance.Equal(on, n.Call.Args[0]) {
			return provenance.Nothing(), true
		}
		on = n.Call.Args[0]
	}
	if on == nil {
		on = provenance.Nothing()
	}
	return on, true
}
