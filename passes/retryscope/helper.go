package retryscope

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Helper judges the call of a library's retry helper by the policy that it is
// given.
func Helper(n *effectflow.Node) Limit {
	p := policy{row: n.Row}
	ctx := None
	args := n.Call.Args
	if inContext(n.Row) {
		args = args[:min(1, len(args))] // the others are what the function is called with
	}
	for _, a := range args {
		switch {
		case a.Kind == provenance.Func:
		case a.Has(isContext) && !a.Has(isChain):
			ctx = max(ctx, watched(a))
		default:
			p.read(a)
		}
	}
	return max(p.verdict(), ctx)
}

// inContext reports whether a helper takes its policy from the context alone.
func inContext(row *models.Row) bool {
	return strings.HasPrefix(row.Symbol, "go.temporal.io/sdk/workflow.")
}

// watched judges a context that a helper watches.
func watched(ctx *provenance.Term) Limit {
	switch {
	case Deadline(ctx):
		return Bounded
	case endless(ctx):
		return None
	}
	return Context
}

func isContext(t *provenance.Term) bool {
	return t.Kind == provenance.Op && (strings.HasPrefix(t.Text, "call:context.") || t.Text == "ctx") ||
		t.Kind == provenance.Op && strings.HasPrefix(t.Text, "call:(context.")
}

func isChain(t *provenance.Term) bool {
	return t.Kind == provenance.Op && strings.HasPrefix(t.Text, "chain:")
}

// policy is what the arguments of a helper say about its end.
type policy struct {
	row       *models.Row
	set       bool // a limit is set
	removed   bool // a limit is taken away
	unclear   bool // some part can't be read
	byContext Limit
}

func (p *policy) verdict() Limit {
	b := p.row.Bound
	switch {
	case p.set:
		return Bounded
	case p.removed:
		return p.byContext
	case b.Attempts > 0 || b.Time != "":
		return Bounded
	case p.unclear:
		return max(Unclear, p.byContext)
	}
	return p.byContext
}

// read looks through one argument.
func (p *policy) read(t *provenance.Term) {
	switch t.Kind {
	case provenance.Unknown, provenance.Param, provenance.Global, provenance.Field, provenance.Elem, provenance.Result:
		p.unclear = true
		return
	case provenance.Op:
		if isChain(t) || strings.HasPrefix(t.Text, "option:") {
			p.option(t)
		}
	case provenance.Object:
		p.object(t)
	case provenance.Func, provenance.Const:
		return
	}
	for _, a := range t.Args {
		if a.Kind != provenance.Param && a.Kind != provenance.Field && a.Kind != provenance.Global || t.Kind != provenance.Op {
			p.read(a)
		}
	}
}

// option looks at one call that makes or changes a policy.
func (p *policy) option(t *provenance.Term) {
	name := t.Text[strings.LastIndexByte(t.Text, '.')+1:]
	if name == "WithContext" || name == "Context" {
		for _, a := range t.Args {
			if !isChain(a) && a.Kind != provenance.Object {
				p.context(a)
			}
		}
		return
	}
	zero := false
	for _, a := range t.Args {
		v, ok := a.Const()
		zero = zero || ok && (v == "0" || v == "-1")
	}
	for _, o := range p.row.Bound.Options {
		if lastName(o) == name && !zero {
			p.set = true
		}
	}
	for _, o := range p.row.Bound.Unbound {
		bare, arg, _ := strings.Cut(o, "(")
		if strings.HasPrefix(o, "(") { // a method: the parentheses are its receiver's
			bare, arg = o, ""
		}
		if lastName(bare) == name && (arg == "" || zero) {
			p.removed = true
		}
	}
}

func (p *policy) context(ctx *provenance.Term) {
	switch watched(ctx) {
	case Bounded:
		p.set = true
	case Context:
		p.byContext = max(p.byContext, Context)
	}
}

// object looks at the fields of a policy value.
func (p *policy) object(t *provenance.Term) {
	typ := lastName(t.Type)
	for _, o := range p.row.Bound.Unbound {
		if o == typ {
			p.removed = true
		}
	}
	for i, name := range t.Names() {
		field := typ + "." + name
		v, isConst := t.Args[i].Const()
		for _, o := range p.row.Bound.Options {
			if o == field && !(isConst && v == "0") {
				p.set = true
			}
		}
		for _, o := range p.row.Bound.Unbound {
			if isConst && o == field+"="+v {
				p.removed = true
			}
		}
	}
}

func lastName(symbol string) string { return symbol[strings.LastIndexByte(symbol, '.')+1:] }
