package effectflow

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// epoch is what may have changed when a step runs. A value is the same at two steps
// if the same calls that may have changed it came before both: of a change between
// the two, only the second would know. What a round of a loop changes is there for
// all steps of the loop in the next one.
type epoch struct {
	before []int32 // of Graph.changes, in order: may have run in the same round
	round  []int32 // may have run in some round
	lost   bool    // too many
}

// maxChanges bounds the changes that an epoch tells apart. Those of one function are
// a word.
const maxChanges = 64

// date notes in the graph of a function alone what may have changed at each step.
func (w *World) date(g *Graph) {
	changes, at := w.changesIn(g)
	if len(changes) == 0 {
		return
	}
	g.epochs = []epoch{{}}
	if len(changes) > maxChanges {
		g.epochs = append(g.epochs, epoch{lost: true})
		for _, n := range g.Nodes {
			n.epoch = 1
		}
		return
	}
	g.changes = changes
	before, round := arriving(g, at, false), arriving(g, at, true)
	for i, n := range g.Nodes {
		round[i] |= turning(changes, n)
	}
	known := map[[2]uint64]int32{{}: 0}
	for i, n := range g.Nodes {
		key := [2]uint64{before[i], round[i]}
		k, ok := known[key]
		if !ok {
			k = int32(len(g.epochs))
			known[key] = k
			g.epochs = append(g.epochs, epoch{before: numbers(before[i]), round: numbers(round[i])})
		}
		n.epoch = k
	}
}

// changesIn lists the changes of a function, and those of each step as a set.
func (w *World) changesIn(g *Graph) (all []change, at []uint64) {
	at = make([]uint64, len(g.Nodes))
	for i, n := range g.Nodes {
		if n.Call == nil {
			continue
		}
		for _, x := range w.changesBy(n.Call) {
			if k := len(all); k < maxChanges {
				at[i] |= 1 << k
			}
			all = append(all, x)
		}
	}
	for _, a := range g.Func.Alters {
		if a.Loop > 0 && a.Loop <= len(g.Func.Loops) { // what comes after it in the same round sees it as a value
			all = append(all, change{
				of: provenance.ParamOf(g.Func.ID, a.N, ""), fields: []string{a.Field},
				by: g.Func.ID + "@" + strconv.Itoa(a.Loop), in: &g.Func.Loops[a.Loop-1],
			})
		}
	}
	return all, at
}

// turning returns the changes that are assignments in a loop that n stands in.
func turning(changes []change, n *Node) uint64 {
	var out uint64
	for _, s := range n.Scopes {
		for k := range changes {
			if changes[k].in != nil && changes[k].in == s.Loop {
				out |= 1 << k
			}
		}
	}
	return out
}

// arriving returns for each step the changes on the ways that lead to it.
func arriving(g *Graph, at []uint64, back bool) []uint64 {
	out := make([]uint64, len(g.Nodes))
	for changed := true; changed; {
		changed = false
		for i, n := range g.Nodes {
			for _, e := range n.Succ {
				if e.Back && !back {
					continue
				}
				to := e.To.index
				if all := out[to] | out[i] | at[i]; all != out[to] {
					out[to], changed = all, true
				}
			}
		}
	}
	return out
}

func numbers(set uint64) []int32 {
	out := make([]int32, 0, bits.OnesCount64(set))
	for ; set != 0; set &= set - 1 {
		out = append(out, int32(bits.TrailingZeros64(set)))
	}
	return out
}

// epochOf returns the epoch of the copy of n: what had changed when the function was
// called, and what changed in it since.
func (in *instance) epochOf(n *Node) int32 {
	if n.epoch == 0 || in.out == nil {
		return in.epoch
	}
	if k, ok := in.epochs.get(n.epoch); ok {
		return k
	}
	if len(in.out.epochs) == 0 {
		in.out.epochs = []epoch{{}}
	}
	k := int32(len(in.out.epochs))
	in.out.epochs = append(in.out.epochs, epoch{lost: true}) // for what is expanded meanwhile
	in.epochs.put(n.epoch, k)
	var base epoch
	if in.epoch > 0 {
		base = in.out.epochs[in.epoch]
	}
	own := in.src.epochs[n.epoch]
	if base.lost || own.lost || len(base.before)+len(base.round)+len(own.before)+len(own.round) > 2*maxChanges {
		return k
	}
	x := epoch{before: in.changes(base.before, own.before), round: in.changes(base.round, own.round)}
	in.out.epochs[k] = x
	return k
}

// changes returns what had changed before, followed by what changes of the source
// graph are in the instance.
func (in *instance) changes(before, own []int32) []int32 {
	if len(own) == 0 {
		return before
	}
	var early *provenance.Substituter
	out := append(make([]int32, 0, len(before)+len(own)), before...)
	for _, i := range own {
		x := in.src.changes[i]
		// While calls are being expanded, a result may be asked for that is not there
		// yet, and is not remembered for the steps.
		if in.growing > 0 && x.of.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Result }) {
			if early == nil {
				early = in.maker.substituter(in.leaf).Into(in.terms)
				defer in.maker.done(early)
			}
			out = append(out, in.change(x, early))
			continue
		}
		if in.changed == nil {
			in.changed = make([]int32, len(in.src.changes))
		}
		if in.changed[i] == 0 {
			in.changed[i] = 1 + in.change(x, in.sub)
		}
		out = append(out, in.changed[i]-1)
	}
	return out
}

// change puts the instance's values into x, for the graph that is made.
func (in *instance) change(x change, sub *provenance.Substituter) int32 {
	x.of, x.by = sub.Term(x.of), in.shared.name(in.prefix, x.by)
	in.out.changes = append(in.out.changes, x)
	return int32(len(in.out.changes) - 1)
}

// age names the changes after which step n asks for t, "" if there are none. It is
// false if nobody knows.
func (g *Graph) age(n *Node, t *provenance.Term) (string, bool) {
	if n.epoch == 0 {
		return "", true
	}
	x := g.epochs[n.epoch]
	if x.lost {
		return "", false
	}
	var b strings.Builder
	note := func(all []int32, sign byte) {
		for _, i := range all {
			if c := &g.changes[i]; c.affects(t) {
				b.WriteString(c.by)
				b.WriteByte(sign)
			}
		}
	}
	note(x.before, ' ')
	note(x.round, '@')
	return b.String(), true
}

// affects reports whether change x may make another value of t.
func (x *change) affects(t *provenance.Term) bool {
	var few [8]string
	names := few[:0]
	for {
		if x.of.Has(func(u *provenance.Term) bool { return provenance.Equal(u, t) }) && x.reaches(t, names) {
			return true
		}
		if len(t.Args) == 0 || t.Kind != provenance.Field && t.Kind != provenance.Elem {
			return false
		}
		if t.Kind == provenance.Field {
			names = append(names, t.Text)
		}
		t = t.Args[0]
	}
}

// reaches reports whether x, whose value is t or holds it, may change one of the
// fields named of it, or t itself.
func (x *change) reaches(t *provenance.Term, names []string) bool {
	return slices.ContainsFunc(x.fields, func(field string) bool {
		if x.of.Kind == provenance.Object { // the member that holds t, or t behind it
			if m := x.of.Member(field); m != nil && m.Has(func(u *provenance.Term) bool { return provenance.Equal(u, t) }) {
				return true
			}
		} else if !provenance.Equal(x.of, t) {
			return false // of what it leads to alone
		}
		return field == "" || field == effects.Any || slices.Contains(names, field)
	})
}
