package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// truth is the value of a condition as far as it is known.
type truth int8

const (
	undecided truth = iota
	yes
	no
)

func (t truth) not() truth {
	switch t {
	case yes:
		return no
	case no:
		return yes
	}
	return undecided
}

func of(b bool) truth {
	if b {
		return yes
	}
	return no
}

// decide evaluates a condition.
func decide(c *provenance.Term) truth {
	switch c.Kind {
	case provenance.Const:
		if c.N == provenance.ConstBool {
			return of(c.Text == "true")
		}
	case provenance.Alt:
		return all(c.Args, decide)
	case provenance.Op:
		return decideOp(c)
	}
	return undecided
}

func all(ts []*provenance.Term, f func(*provenance.Term) truth) truth {
	r := undecided
	for i, t := range ts {
		x := f(t)
		if x == undecided || i > 0 && x != r {
			return undecided
		}
		r = x
	}
	return r
}

func decideOp(c *provenance.Term) truth {
	switch c.Text {
	case "!":
		return decide(c.Args[0]).not()
	case "==":
		return equal(c.Args[0], c.Args[1])
	case "!=":
		return equal(c.Args[0], c.Args[1]).not()
	case "call:errors.Is", "call:errors.As":
		return matches(c.Args)
	case "duplicate":
		if len(c.Args) > 0 && null(c.Args[0]) == yes {
			return no
		}
	case "istype":
		return typed(c.Args[0], c.Type)
	}
	return undecided
}

// typed tells whether t is of the struct type named, or points to one.
func typed(t *provenance.Term, name string) truth {
	switch {
	case t.IsNil():
		return no
	case name == "" || t.Kind != provenance.Object || t.Type == "":
		return undecided
	case t.Type != name:
		return no
	case slices.ContainsFunc(t.Names(), func(field string) bool { return field != "" && field != provenance.BaseName }):
		return yes
	}
	return undecided // or a list of such
}

func equal(a, b *provenance.Term) truth {
	if b.IsNil() {
		return null(a)
	}
	if a.IsNil() {
		return null(b)
	}
	if a.Kind == provenance.Const && b.Kind == provenance.Const && a.N == b.N {
		return of(a.Text == b.Text)
	}
	if b.Kind == provenance.Const {
		if b.N == provenance.ConstBool { // x == true
			if d := decide(a); d != undecided {
				return of((d == yes) == (b.Text == "true"))
			}
		}
		if a.Kind == provenance.Alt {
			return all(a.Args, func(t *provenance.Term) truth { return equal(t, b) })
		}
	}
	return undecided
}

// null tells whether t is nil.
func null(t *provenance.Term) truth {
	switch t.Kind {
	case provenance.Const:
		return of(t.N == provenance.ConstNil)
	case provenance.Alt:
		return all(t.Args, null)
	case provenance.Func:
		return no
	case provenance.Object:
		if t.Type != "" {
			return no
		}
	case provenance.Global:
		name := t.Text[strings.LastIndexByte(t.Text, '.')+1:]
		if strings.HasPrefix(name, "Err") || strings.HasPrefix(name, "err") {
			return no
		}
	case provenance.Op:
		switch t.Text {
		case "nonnil", "call:fmt.Errorf", "call:errors.New":
			return no
		case "err:encode", "err:mint":
			return yes // of a value that cannot be encoded at all, and of a broken machine
		}
	}
	return undecided
}

// matches evaluates errors.Is and errors.As.
func matches(args []*provenance.Term) truth {
	if len(args) < 2 {
		return undecided
	}
	switch null(args[0]) {
	case yes:
		return no
	case no:
		if args[1].Kind == provenance.Global && args[0].Kind == provenance.Global {
			return of(args[0].Text == args[1].Text)
		}
	}
	return undecided
}

// assume evaluates cond under the assumption that the leaves for which f
// returns a term have that value.
func assume(cond *provenance.Term, f func(*provenance.Term) *provenance.Term) truth {
	if cond == nil {
		return undecided
	}
	if !cond.Has(func(t *provenance.Term) bool { return f(t) != nil }) {
		return decide(cond)
	}
	return decide(provenance.Subst(cond, f))
}
