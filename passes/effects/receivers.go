package effects

import (
	"go/token"
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// What a loop does with each value that it takes out of a channel is a function of
// that value, which whoever sends it calls without waiting for it:
//
//	for m := range queue {
//		mail(m)
//	}
//
// The body gets a summary of its own, with the value as its only parameter. Its
// steps keep their names.

// receipt is a place where a loop receives.
type receipt struct {
	node  int              // where the value is there
	loop  int              // 1 + index of the innermost loop
	state int              // case of a select, -1 for none
	ch    *provenance.Term // the channel
	names []string
}

// receive notes that in takes something out of ch.
func (g *grapher) receive(cur int, blk *ssa.BasicBlock, in ssa.Instruction, ch ssa.Value, state int) int {
	if g.loops[blk] == 0 || g.f.Flags&Test != 0 || !work(ch.Type()) {
		return cur
	}
	names, t := g.b.channel(ch), g.b.eval.At(ch, in)
	if len(names) == 0 || t.Kind == provenance.Unknown {
		return cur
	}
	next := g.add(blk, Node{Kind: Join})
	g.to(cur, next)
	g.receipts = append(g.receipts, receipt{next, g.loops[blk], state, t, names})
	return next
}

// chosen puts the sends and receipts of a select in.
func (g *grapher) chosen(cur int, blk *ssa.BasicBlock, s *ssa.Select) int {
	for i, st := range s.States {
		if st.Dir == types.SendOnly {
			pos := st.Pos
			if !pos.IsValid() {
				pos = s.Pos()
			}
			cur = g.send(cur, blk, s, st.Chan, st.Send, pos)
		} else {
			cur = g.receive(cur, blk, s, st.Chan, i)
		}
	}
	return cur
}

// receivers returns the summaries of what the function does with what it receives.
func (g *grapher) receivers() []*Func {
	var out []*Func
	for i, r := range g.receipts {
		if f := g.receiver(r, g.f.ID+"<-"+strconv.Itoa(i)); f != nil {
			out = append(out, f)
		}
	}
	return out
}

func (g *grapher) receiver(r receipt, id string) *Func {
	f := &Func{
		ID: id, Name: g.f.Name, Package: g.f.Package, Parent: g.f.ID, Flags: g.f.Flags &^ (Exported | Escapes | Method), Receives: r.names,
		Loops: slices.Clone(g.f.Loops), Makes: g.f.Makes, Site: g.f.Site, pos: g.f.pos,
	}
	for i := range f.Loops {
		if f.Loops[i].Parent == r.loop {
			f.Loops[i].Parent = 0
		}
	}
	c := &bodyCopy{from: g.f, to: f, r: r, at: map[int]int{}, value: received(r, id)}
	c.params()
	c.walk()
	if !slices.ContainsFunc(f.Nodes, func(n Node) bool { return n.Kind == Call }) {
		return nil
	}
	return f
}

// received returns the substitution of the value that r takes out.
func received(r receipt, id string) func(*provenance.Term) *provenance.Term {
	keys := []string{r.ch.Key()}
	if r.ch.Kind == provenance.Alt {
		for _, a := range r.ch.Args {
			keys = append(keys, a.Key())
		}
	}
	return func(t *provenance.Term) *provenance.Term {
		if t.Kind == provenance.Elem && slices.Contains(keys, t.Args[0].Key()) {
			return provenance.ParamOf(id, 0, t.Type)
		}
		return nil
	}
}

// bodyCopy copies the round of a loop that follows a receipt.
type bodyCopy struct {
	from, to *Func
	r        receipt
	at       map[int]int // index of the copy
	value    func(*provenance.Term) *provenance.Term
}

// params gives the copy its parameter.
func (c *bodyCopy) params() {
	c.to.Params = []Param{{Name: "received"}}
}

// walk copies what follows the receipt in the same round. What leaves the loop
// ends the copy.
func (c *bodyCopy) walk() {
	c.to.Nodes = []Node{{Kind: Join}, {Kind: Return}}
	c.at[c.r.node] = 0
	open := []int{c.r.node}
	for len(open) > 0 {
		i := open[len(open)-1]
		open = open[:len(open)-1]
		for _, e := range c.edges(&c.from.Nodes[i]) {
			to := 1
			if loop := c.from.Nodes[e.To].Loop; c.within(loop) && e.To != c.r.node && (!e.Back || loop != c.r.loop) {
				k, seen := c.at[e.To]
				if !seen {
					k = c.copy(e.To)
					open = append(open, e.To)
				}
				to = k
			}
			n := &c.to.Nodes[c.at[i]]
			n.Succ = append(n.Succ, Edge{To: to, Back: e.Back && to != 1})
		}
	}
}

// edges returns the ways out of n that are open when this receipt is the one that
// a select has taken.
func (c *bodyCopy) edges(n *Node) []Edge {
	if n.Kind != Branch || len(n.Succ) != 2 || n.Cond == nil || c.r.state < 0 {
		return n.Succ
	}
	t := n.Cond
	if t.Kind == provenance.Op && t.Text == token.EQL.String() && len(t.Args) == 2 && t.Args[0].Kind == provenance.Op && t.Args[0].Text == "select" {
		if k, ok := t.Args[1].Const(); ok && k == strconv.Itoa(c.r.state) {
			return n.Succ[:1]
		}
		return n.Succ[1:]
	}
	return n.Succ
}

// within reports whether loop is the one that receives or inside of it.
func (c *bodyCopy) within(loop int) bool {
	for loop > 0 && loop != c.r.loop {
		loop = c.from.Loops[loop-1].Parent
	}
	return loop > 0
}

func (c *bodyCopy) copy(i int) int {
	n := c.from.Nodes[i]
	n.Succ = nil
	if n.Loop == c.r.loop {
		n.Loop = 0
	}
	if n.Cond != nil {
		n.Cond = provenance.Subst(n.Cond, c.value)
	}
	if n.Call != nil {
		call := *n.Call
		call.Args = slices.Clone(call.Args)
		for k, a := range call.Args {
			call.Args[k] = provenance.Subst(a, c.value)
		}
		if call.Fn != nil {
			call.Fn = provenance.Subst(call.Fn, c.value)
		}
		n.Call = &call
	}
	k := len(c.to.Nodes)
	c.to.Nodes = append(c.to.Nodes, n)
	c.at[i] = k
	if n.Kind == Branch && len(c.edges(&c.from.Nodes[i])) == 1 {
		c.to.Nodes[k].Kind, c.to.Nodes[k].Cond = Join, nil
	}
	return k
}
