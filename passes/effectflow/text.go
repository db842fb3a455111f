package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A helper that runs whatever a query builder has built takes an interface of its
// own, so that any builder will do:
//
//	type builder interface{ ToSql() (string, []any, error) }
//
//	func run(ctx context.Context, db *sql.DB, b builder) error {
//		text, args, err := b.ToSql()
//
//	run(ctx, db, squirrel.Update("jobs").Set("state", "DONE"))
//
// The caller's builder is known to the engine, the interface need not be.

// textOf returns what interface call n answers if it asks a builder of a modelled
// library for its text, nil if it does not. Sure tells that it asks nothing else:
// otherwise a type of the program may be behind it as well.
func (in *instance) textOf(n *Node) (text *provenance.Term, sure bool) {
	c := n.Call
	if c.Mode != effects.Interface || len(c.Args) == 0 {
		return nil, false
	}
	method := c.Sym[strings.LastIndexByte(c.Sym, '.')+1:]
	switch method {
	case "ToSql", "ToSQL", "MustSql", "Sql":
	default:
		return nil, false
	}
	recv := in.sub.Term(c.Args[0])
	library := chainLibrary(recv)
	sure = library != ""
	if !sure && parameter(recv) {
		library = in.w.builtBy(c.Recv, method)
	}
	if library == "" {
		return nil, false
	}
	return provenance.OpOf("chain:"+library+"."+method, "", in.sub.Terms(c.Args)...), sure
}

// builtBy returns the library whose builders are used as an interface, "" if none
// are.
func (w *World) builtBy(iface, method string) string {
	for _, typ := range w.mirrors.types[iface] {
		if row := w.table.Symbol("(" + typ + ")." + method); row != nil && row.Kind == models.Chain {
			library, _, _ := strings.Cut(row.Op, ".")
			return library
		}
	}
	return ""
}

// chainLibrary returns the library whose builder t is a chain of steps of, "" if
// it is none, or one of several.
func chainLibrary(t *provenance.Term) string {
	switch {
	case t.IsChain():
		library, _, _ := strings.Cut(strings.TrimPrefix(t.Text, "chain:"), ".")
		return library
	case t.Kind == provenance.Op && t.Text == "convert" && len(t.Args) > 0:
		return chainLibrary(t.Args[len(t.Args)-1])
	case t.Kind == provenance.Alt:
		library := chainLibrary(t.Args[0])
		for _, a := range t.Args[1:] {
			if chainLibrary(a) != library {
				return ""
			}
		}
		return library
	}
	return ""
}
