package duplicateerror

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// asks reports whether f itself tests for a duplicate, or asks a function of which
// it is not seen here what it tests.
func asks(f *effects.Func) bool {
	answers := map[string]bool{} // calls that answer yes or no
	for i := range f.Nodes {
		if c := f.Nodes[i].Call; c != nil && slices.Contains(c.Results, "bool") {
			answers[c.ID] = true
		}
	}
	for i := range f.Nodes {
		n := &f.Nodes[i]
		if n.Kind == effects.Branch && n.Cond.Has(func(t *provenance.Term) bool {
			return t.Kind == provenance.Result && answers[t.Text] || duplicateSide(t) >= 0
		}) {
			return true
		}
	}
	return false
}

// duplicateSide returns the successor that a branch takes for a duplicate, -1 if
// its condition doesn't tell one.
func duplicateSide(cond *provenance.Term) int {
	switch cond.Kind {
	case provenance.Alt:
		return commonSide(cond.Args)
	case provenance.Op:
		return operationSide(cond)
	}
	return -1
}

// commonSide is the side on which all of alts agree that are not constant: they
// are the value of a && b, kept in a variable.
func commonSide(alts []*provenance.Term) int {
	side := -1
	for _, a := range alts {
		if _, constant := a.Const(); constant {
			continue
		}
		s := duplicateSide(a)
		if s < 0 || side >= 0 && s != side {
			return -1
		}
		side = s
	}
	return side
}

func operationSide(cond *provenance.Term) int {
	switch cond.Text {
	case "duplicate":
		return 0
	case "!":
		if side := duplicateSide(cond.Args[0]); side >= 0 {
			return 1 - side
		}
	case "==", "!=":
		if code(cond.Args[0], cond.Args[1]) || code(cond.Args[1], cond.Args[0]) || sentinel(cond.Args[0]) || sentinel(cond.Args[1]) {
			if cond.Text == "==" {
				return 0
			}
			return 1
		}
	case "call:errors.Is", "call:errors.As":
		if len(cond.Args) > 1 && (sentinel(cond.Args[1]) || models.DuplicateError(cond.Args[1].Type)) {
			return 0
		}
	case "call:strings.Contains", "call:strings.HasPrefix":
		if len(cond.Args) > 1 && wording(cond.Args[1]) {
			return 0
		}
	}
	return -1
}

// sqlState is the letter C, by which PostgreSQL names the field of an error that
// holds its code.
const sqlState = "67"

// code reports whether an error's code is compared with the one of a duplicate.
func code(x, c *provenance.Term) bool {
	text, ok := c.Const()
	if !ok || !models.DuplicateCode(text) {
		return false
	}
	switch x.Kind {
	case provenance.Field:
		switch x.Text {
		case "Code", "Number", "ExtendedCode", "SQLState", "ErrNum", "ErrorCode", "code":
			return true
		}
	case provenance.Op:
		if strings.HasSuffix(x.Text, "go-pg/pg.Error).Field") && len(x.Args) > 1 {
			field, _ := x.Args[1].Const()
			return field == sqlState
		}
		return strings.HasSuffix(x.Text, ".Code") || strings.HasSuffix(x.Text, ".SQLState") || strings.HasSuffix(x.Text, ".ErrorCode")
	}
	return false
}

func sentinel(t *provenance.Term) bool {
	return t.Kind == provenance.Global && models.DuplicateError(t.Text)
}

func wording(t *provenance.Term) bool {
	text, ok := t.Const()
	if !ok {
		return false
	}
	text = strings.ToLower(text)
	for _, w := range []string{"duplicate key", "duplicate entry", "unique constraint", "23505", "unique_violation"} {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// takenForSuccess reports whether some function of the program goes on without an
// error when it sees the one kept in variable sentinel.
func takenForSuccess(w *effectflow.World, sentinel string) bool {
	for _, id := range w.IDs() {
		f := w.Func(id)
		if !tests(f, sentinel) {
			continue
		}
		g := w.Own(id)
		for _, b := range g.Nodes {
			if b.Kind == effects.Branch && b.Cond != nil && len(b.Succ) == 2 {
				if side := sideOf(b.Cond, sentinel); side >= 0 && forgiven(g, b, side) {
					return true
				}
			}
		}
	}
	return false
}

// tests reports whether a condition of f mentions the variable.
func tests(f *effects.Func, sentinel string) bool {
	for i := range f.Nodes {
		if f.Nodes[i].Cond != nil && sideOf(f.Nodes[i].Cond, sentinel) >= 0 {
			return true
		}
	}
	return false
}

func sideOf(cond *provenance.Term, sentinel string) int {
	if cond.Kind != provenance.Op || len(cond.Args) == 0 {
		return -1
	}
	is := func(t *provenance.Term) bool { return t.Kind == provenance.Global && t.Text == sentinel }
	switch cond.Text {
	case "!":
		if s := sideOf(cond.Args[0], sentinel); s >= 0 {
			return 1 - s
		}
	case "call:errors.Is":
		if len(cond.Args) > 1 && is(cond.Args[1]) {
			return 0
		}
	case "==", "!=":
		if is(cond.Args[0]) || is(cond.Args[1]) {
			if cond.Text == "==" {
				return 0
			}
			return 1
		}
	}
	return -1
}

// forgiven reports whether the given side of b ends without an error: with a nil
// one, with the next round of a loop, or by looking up what is stored.
func forgiven(g *effectflow.Graph, b *effectflow.Node, side int) bool {
	e := b.Succ[side]
	if e.Back {
		return true
	}
	for _, n := range g.Nodes {
		if n != e.To && !g.Reaches(e.To, n, false) {
			continue
		}
		if n.Kind == effects.Return && len(n.Results) > 0 && n.Results[len(n.Results)-1].IsNil() && fails(g.Func) {
			return true
		}
		if g.Side(b, n) != side {
			continue
		}
		if n.Row != nil && (n.Row.Kind == models.Query || n.Row.Kind == models.Read) || n.Guess().Kind == effectflow.GuessLookup {
			return true
		}
		for _, next := range n.Succ {
			if next.Back && fails(g.Func) {
				return true
			}
		}
	}
	return false
}

func fails(f *effects.Func) bool {
	return len(f.Results) > 0 && f.Results[len(f.Results)-1] == "error"
}

func lastName(symbol string) string { return symbol[strings.LastIndexByte(symbol, '.')+1:] }
