package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// courtesy reports whether a mail has the same text whatever was changed: some
// function on the way to it is given an address and constants, and reads nothing.
// A change that stores the address is told of by the mail that goes there.
func courtesy(g *effectflow.Graph, e *effectflow.Effect, change txscope.Access) bool {
	if !unasked(e) || change.Stmt.Verb == sqltext.Insert && len(change.Stmt.Sets) == 0 ||
		slices.ContainsFunc(change.Stmt.Sets, func(x dbcall.Set) bool { return address(x.Column) }) {
		return false
	}
	for i := effectflow.Common(e.Node, change.Node); i < len(e.Node.Frames); i++ {
		if addressed(g, e.Node.Frames[i]) && !reads(g, e.Node, i+1) {
			return true
		}
	}
	return false
}

// addressed reports whether the callee of f is given an address and else nothing
// that differs from one mail to the other.
func addressed(g *effectflow.Graph, f effectflow.Frame) bool {
	args, params := f.Args(), f.Callee.Params
	if f.Callee.Flags&effects.Literal != 0 || len(args) != len(params) {
		return false // a literal sees more than it is given
	}
	to := false
	for i, a := range args {
		switch {
		case !to && text(params[i].Type) && (recipient(params[i].Name) || a.Kind == provenance.Field && address(a.Text)):
			to = true
		case params[i].Type != "context.Context" && varies(g, a):
			return false
		}
	}
	return to
}

// reads reports whether a step below the first k calls that lead to e selects rows,
// which the mail may tell of.
func reads(g *effectflow.Graph, e *effectflow.Node, k int) bool {
	return slices.ContainsFunc(g.Nodes, func(n *effectflow.Node) bool {
		return n.Row != nil && n.Kind == effects.Call && effectflow.Common(n, e) >= k &&
			slices.ContainsFunc(n.Stmts(), func(s dbcall.Stmt) bool { return s.Verb == sqltext.Select })
	})
}

// varies reports whether t may be about the work at hand: it is neither a constant
// nor a setting of the program or of the service that g belongs to.
func varies(g *effectflow.Graph, t *provenance.Term) bool {
	found := false
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Op:
			return u.Text != "ctx" && u.Text != "now"
		case provenance.Param:
			_, typ := g.ParamOf(u)
			found = found || typ != "context.Context" && !g.Receives(u)
		case provenance.Object:
			found = found || len(u.Args) == 0 // filled where nobody looks
		case provenance.Minted:
			found = found || u.Text != "clock"
		case provenance.Unknown, provenance.Result, provenance.Elem, provenance.Func:
			found = true
		}
		return !found
	})
	return found
}

// text reports whether a type is made of strings or of mail addresses.
func text(typ string) bool {
	switch typ {
	case "string", "[]string", "net/mail.Address", "*net/mail.Address", "[]*net/mail.Address":
		return true
	}
	return false
}

// recipient recognises the names of parameters that say whom a mail is for.
func recipient(name string) bool {
	words := effectflow.Words(name)
	return len(words) > 0 && !slices.Contains(words, "from") && (address(name) || slices.Contains([]string{"to", "receiver", "rcpt"}, words[0]))
}

// address recognises the names of what mails and short messages are sent to.
func address(name string) bool {
	return slices.ContainsFunc(effectflow.Words(name), func(w string) bool {
		switch w {
		case "email", "emails", "address", "addresses", "phone", "recipient", "recipients":
			return true
		}
		return false
	})
}
