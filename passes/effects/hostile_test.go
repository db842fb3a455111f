package effects

import (
	"encoding/binary"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// crafted packs a package by hand: strings, terms and the package itself.
type crafted struct {
	strings []string
	terms   []byte
	count   [3]uint64 // terms, their arguments, their names
	body    []byte
}

func numbers(to []byte, all ...uint64) []byte {
	for _, n := range all {
		to = binary.AppendUvarint(to, n)
	}
	return to
}

// term adds one without names, whose text is the i-th string.
func (c *crafted) term(kind provenance.Kind, i uint64, args ...uint64) {
	c.terms = append(c.terms, byte(kind))
	c.terms = numbers(c.terms, i, 0, 0, uint64(len(args)))
	c.terms = numbers(numbers(c.terms, args...), 0)
	c.count[0]++
	c.count[1] += uint64(len(args))
}

func (c *crafted) fact() *Package {
	out := numbers(nil, uint64(len(c.strings)))
	for _, s := range c.strings {
		out = numbers(out, uint64(len(s)))
	}
	out = append(out, strings.Join(c.strings, "")...)
	out = numbers(out, c.count[:]...)
	return &Package{packed: append(append(out, c.terms...), c.body...)}
}

// flows ends the package with as many flows of the last term.
func (c *crafted) flows(n int) {
	c.body = numbers(c.body, 0, 0, 0, 0, 0, uint64(n)) // path, entities, conversions, widenings, twins
	for range n {
		c.body = numbers(c.body, 0, c.count[0])
	}
	c.body = numbers(c.body, 0, 0)                            // channels, forks
	c.body = numbers(c.body, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) // the index, functions
}

// Data of some size, all of which is well formed, that would stand for more than
// anybody can look at.
func TestHostileFacts(t *testing.T) {
	for name, build := range map[string]func(*crafted){
		"shared terms": func(c *crafted) { // 2^60 nodes
			c.term(provenance.Const, 0)
			for i := range uint64(60) {
				c.term(provenance.Op, 0, i+1, i+1)
			}
			c.flows(1)
		},
		"deep term": func(c *crafted) {
			c.term(provenance.Const, 0)
			for i := range uint64(200_000) {
				c.term(provenance.Field, 0, i+1)
			}
			c.flows(1)
		},
		"one long text in many places": func(c *crafted) { // 200 GB
			c.strings = []string{strings.Repeat("x", 1<<20)}
			c.term(provenance.Const, 0)
			c.flows(200_000)
		},
		"one large term in many places": func(c *crafted) {
			c.term(provenance.Const, 0)
			for i := range uint64(10) {
				c.term(provenance.Op, 0, i+1, i+1)
			}
			c.flows(200_000)
		},
		"many promised": func(c *crafted) {
			c.body = numbers(c.body, 0, 1<<20)
			c.body = append(c.body, strings.Repeat("\x00", 1<<20)...)
		},
		"more follows": func(c *crafted) {
			c.flows(0)
			c.body = append(c.body, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := &crafted{strings: []string{""}}
			build(c)
			fact := c.fact()
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			assert.Equal(t, &Package{}, fact.Unpacked())
			assert.Error(t, fact.Damage())
			runtime.ReadMemStats(&after)
			assert.Less(t, time.Since(start), time.Minute) // it would take years
			assert.Less(t, (after.TotalAlloc-before.TotalAlloc)>>20, uint64(300), "MB")
		})
	}
	c := &crafted{strings: []string{"a"}}
	c.term(provenance.Const, 0)
	c.flows(3)
	require.NoError(t, c.fact().Damage(), "the tests above are well formed")
	assert.Len(t, c.fact().Unpacked().Flows, 3)
}

// Terms without the operands that everybody looks for.
func TestHostileTerms(t *testing.T) {
	for name, build := range map[string]func(*crafted){
		"kind":       func(c *crafted) { c.term(provenance.Object+1, 0) },
		"field":      func(c *crafted) { c.term(provenance.Field, 0) },
		"element":    func(c *crafted) { c.term(provenance.Elem, 0, 1, 1) },
		"comparison": func(c *crafted) { c.term(provenance.Op, 1, 1) },
		"no choice":  func(c *crafted) { c.term(provenance.Alt, 0) },
		"no names":   func(c *crafted) { c.term(provenance.Object, 0, 1) },
		"nothing":    func(c *crafted) { c.term(provenance.Op, 0, 0) },
		"itself":     func(c *crafted) { c.term(provenance.Op, 0, 2) },
	} {
		c := &crafted{strings: []string{"", "=="}}
		c.term(provenance.Const, 0)
		build(c)
		c.flows(1)
		assert.Error(t, c.fact().Damage(), name)
	}
}

// Functions whose steps lead nowhere.
func TestHostileFuncs(t *testing.T) {
	x := provenance.String("x")
	good := func() *Func { return &Func{ID: "p.F", Nodes: []Node{{Kind: Return}}, Loops: []Loop{{}}} }
	require.NoError(t, good().Check())
	for name, spoil := range map[string]func(*Func){
		"no steps":           func(f *Func) { f.Nodes = nil },
		"kind":               func(f *Func) { f.Nodes[0].Kind = Return + 1 },
		"successor":          func(f *Func) { f.Nodes[0].Succ = []Edge{{To: 1}} },
		"before the first":   func(f *Func) { f.Nodes[0].Succ = []Edge{{To: -1}} },
		"one way":            func(f *Func) { f.Nodes[0] = Node{Kind: Branch, Cond: x, Succ: []Edge{{}}} },
		"no condition":       func(f *Func) { f.Nodes[0] = Node{Kind: Branch, Succ: []Edge{{}, {}}} },
		"no call":            func(f *Func) { f.Nodes[0].Kind = Call },
		"call of nothing":    func(f *Func) { f.Nodes[0] = Node{Kind: Call, Call: &CallInfo{Mode: Value}} },
		"mode":               func(f *Func) { f.Nodes[0] = Node{Kind: Call, Call: &CallInfo{Mode: Send + 1}} },
		"argument":           func(f *Func) { f.Nodes[0] = Node{Kind: Call, Call: &CallInfo{Args: []*provenance.Term{nil}}} },
		"result":             func(f *Func) { f.Nodes[0].Results = []*provenance.Term{nil} },
		"loop":               func(f *Func) { f.Nodes[0].Loop = 2 },
		"loop of a loop":     func(f *Func) { f.Loops[0].Parent = 1 },
		"loops in a loop":    func(f *Func) { f.Loops = nested(1000) },
		"exit":               func(f *Func) { f.Loops[0].Exits = []*provenance.Term{nil} },
		"inside itself":      func(f *Func) { f.Parent = f.ID },
		"inside another":     func(f *Func) { f.Parent = "p.G" },
		"store of nothing":   func(f *Func) { f.Stores = []Store{{}} },
		"store nowhere":      func(f *Func) { f.Stores = []Store{{N: -1, Value: x}} },
		"made in which loop": func(f *Func) { f.Makes = []Fresh{{Loop: 2}} },
	} {
		f := good()
		spoil(f)
		assert.Error(t, f.Check(), name)
		assert.Error(t, sent(t, &Package{Funcs: []*Func{f}}).Damage(), name)
	}
	assert.Error(t, sent(t, &Package{Funcs: []*Func{{ID: "b", Nodes: []Node{{}}}, {ID: "a", Nodes: []Node{{}}}}}).Damage())
	assert.Error(t, sent(t, &Package{Funcs: []*Func{nil}}).Damage())
	assert.Error(t, sent(t, &Package{Entities: []*dbcall.Entity{nil}}).Damage())
	assert.Error(t, sent(t, &Package{Flows: []Flow{{Holder: "x"}}}).Damage())
}

func nested(n int) []Loop {
	loops := make([]Loop, n)
	for i := range loops {
		loops[i].Parent = i
	}
	return loops
}
