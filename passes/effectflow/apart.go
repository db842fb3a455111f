package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Two switches over the same request take the same way:
//
//	switch p.Kind { case "signup": if confirmed(u) { return } }
//	switch p.Kind { case "change": send(u) }
//
// What follows the test in the first one is never the mail of the second. known is
// what is known of a value at a step: that it is the constant, or that it is not.
type known struct {
	value int // number of the value asked for
	text  string
	is    bool
}

// against reports whether k and o can't both hold.
func (k known) against(o known) bool {
	if k.value != o.value {
		return false
	}
	if k.is && o.is {
		return k.text != o.text
	}
	return k.is != o.is && k.text == o.text
}

// question is what a test asks of a value that stays the same.
type question struct {
	known
	node  *Node
	moves bool // the value is another one in each round of a loop
}

// asking is a value at the time of a test, see epoch.
type asking struct {
	of  *provenance.Term
	age string
}

const (
	// maxQuestions bounds the values of one graph that are looked at.
	maxQuestions = 256
	// maxClasses bounds the classes of steps that are told apart, and maxSets those
	// that are come to on the way.
	maxClasses = 400
	maxSets    = 4 * maxClasses
)

// questions returns the tests of values that are asked for more than once, in order.
func questions(g *Graph) []question {
	var values []asking
	var count []int
	var all []question
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch || n.Cond == nil || len(n.Succ) != 2 || n.choice() != nil {
			continue
		}
		t, text, is := asked(n.Cond)
		if t == nil || !steady(t) {
			continue
		}
		age, ok := g.age(n, t)
		if !ok {
			continue
		}
		i := slices.IndexFunc(values, func(v asking) bool { return v.age == age && provenance.Equal(v.of, t) })
		if i < 0 {
			if i = len(values); i == maxQuestions {
				return nil
			}
			values, count = append(values, asking{t, age}), append(count, 0)
		}
		count[i]++
		all = append(all, question{known{i, text, is}, n, moves(t)})
	}
	return slices.DeleteFunc(all, func(q question) bool { return count[q.value] < 2 })
}

// asked takes a condition apart: it holds if t is the constant, or if it is not.
func asked(cond *provenance.Term) (t *provenance.Term, text string, is bool) {
	is = true
	for cond.Kind == provenance.Op && cond.Text == "!" {
		cond, is = cond.Args[0], !is
	}
	if cond.Kind != provenance.Op {
		return cond, "true", is
	}
	if cond.Text != "==" && cond.Text != "!=" || len(cond.Args) != 2 || cond.Args[1].Kind != provenance.Const || cond.Args[1].IsNil() {
		return nil, "", false
	}
	return cond.Args[0], cond.Args[1].Text, is == (cond.Text == "==")
}

// steady reports whether t has one value as long as no loop comes round again and no
// call changes it, see epoch. What may be set on the way does not count, nor do
// states, which are there to be changed.
func steady(t *provenance.Term) bool {
	if t.Kind == provenance.Const || t.Kind == provenance.Unknown {
		return false
	}
	return !t.Has(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Param, provenance.Elem, provenance.Const:
			return false
		case provenance.Result:
			return u.N <= provenance.OutResult
		case provenance.Object:
			return len(u.Args) > 0
		case provenance.Field:
			return dbcall.StateColumn(u.Text)
		}
		return true
	})
}

func moves(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Elem || u.Kind == provenance.Result })
}

// apart finds the steps that no run passes both of, because a test before the one
// goes another way than a test before the other. It returns for each step the number
// of its class, and for each class what the steps of all classes apart from it are,
// nil if nothing is known.
func apart(g *Graph) (class []int, not [][]uint64) {
	qs := questions(g)
	if len(qs) == 0 {
		return nil, nil
	}
	f := newFacts(qs)
	class = f.flow(g, qs)
	if class == nil {
		return nil, nil
	}
	return class, f.separate(class)
}

// leaves reports whether the way from n to m leaves a loop.
func leaves(n, m *Node) bool {
	return slices.ContainsFunc(n.Scopes, func(s *Scope) bool { return s.Kind == InLoop && !within(m, s) })
}
