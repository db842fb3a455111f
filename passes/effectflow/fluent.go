package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxTold bounds how many setters of one request are read.
const maxTold = 32

// told returns what the request that n is called on was told before: what may be a
// key, and what is sent along.
//
//	client.R().SetHeader("Idempotency-Key", id).SetBody(order).Post(url)
func (n *Node) told() (cs []candidate, carried []*provenance.Term) {
	t := n.receiver()
	for range maxTold {
		switch {
		case t == nil:
			return cs, carried
		case t.Kind == provenance.Object: // told by statements of their own
			cs = append(cs, headers(t)...)
			for _, place := range []string{"body", "query"} {
				if m := t.Member(place); m != nil {
					cs, carried = append(cs, fields(m, 0)...), append(carried, m)
				}
			}
			t = t.Member(provenance.BaseName)
			continue
		case t.Kind != provenance.Op || len(t.Args) == 0:
			return cs, carried
		}
		more, sent, ok := n.toldBy(t)
		if !ok {
			return cs, carried
		}
		cs, carried = append(cs, more...), append(carried, sent...)
		t = t.Args[0]
	}
	return cs, carried
}

// toldBy returns what call t told the request, and whether it is one of its methods.
func (n *Node) toldBy(t *provenance.Term) (cs []candidate, carried []*provenance.Term, ok bool) {
	sym, _ := strings.CutPrefix(t.Text, "call:")
	row := n.world.table.Symbol(sym)
	if row == nil || row.Kind != models.Setter || max(row.Value, row.NameArg) >= len(t.Args) {
		return nil, nil, strings.HasPrefix(sym, n.Row.Symbol[:strings.LastIndexByte(n.Row.Symbol, '.')+1])
	}
	value := t.Args[row.Value]
	switch {
	case row.Slot == "header":
		return headersIn(value, true, 0), nil, true
	case row.NameArg == 0:
		return fields(value, 0), []*provenance.Term{value}, true
	}
	name := constant(t.Args[row.NameArg])
	if !strings.Contains(sym, "Header") {
		if containsAny(Words(name), []string{"api", "token", "secret", "auth", "access", "apikey"}) {
			return nil, nil, true // who asks, not what for
		}
		return nil, []*provenance.Term{value}, true
	}
	if key, weak := models.KeyHeader(name); key {
		cs = append(cs, candidate{provenance.HeaderName(name), value, ranked(key, weak)})
	}
	return cs, nil, true
}

// receiver returns what a modelled method is called on, nil for functions.
func (n *Node) receiver() *provenance.Term {
	if n.Row == nil || !strings.HasPrefix(n.Row.Symbol, "(") || len(n.Call.Args) == 0 {
		return nil
	}
	return n.Call.Args[0]
}
