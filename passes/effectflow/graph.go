package effectflow

import (
	"go/token"
	"slices"
	"sync/atomic"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Graph is a function in which every call that could be resolved is replaced by
// what the callee does. Nodes[0] is the entry.
type Graph struct {
	Func   *effects.Func
	Nodes  []*Node
	Capped bool // some call was left unexpanded because the graph grew too large

	room    room          // while it is filled
	epochs  []epoch       // the first one is the beginning
	changes []change      // that the epochs mention
	silence atomic.Uint32 // see quiet: the truth, undecided until somebody asks
	byID    map[string]*Node
	closed  atomic.Pointer[closure]
}

// Node is one step: a call that matters, a branch, a return.
//
// A large program has hundreds of thousands. What is small stands together, and
// what few steps have lies behind a pointer.
type Node struct {
	Kind      effects.NodeKind
	Recursive bool // a call of a function that is being expanded already

	expanded  bool  // what the call runs is in the graph already
	remembers bool  // a push into a list that is no queue, see noteMemory
	ends      bool  // a goroutine ends here
	parsed    bool  // stmts are known
	judged    bool  // what it does is final
	fixed     truth // the condition, if it depends on nothing
	index     int32
	epoch     int32 // of Graph.epochs

	Call *effects.CallInfo // with the values of the graph's function put in
	Row  *models.Row       // of a modelled call
	Cond *provenance.Term
	Succ []Edge

	test  *test  // of a branch
	guess *Guess // see Guess; copies share it
	deeds *deeds // of a call
	*Way
	*Outcome
	*Spot
}

// test is what is known about the condition of a branch.
type test struct {
	choice *choice  // of a branch between implementations, see narrow.go
	about  []string // calls that the condition depends on
}

// choice returns what a branch between implementations stands for, nil if it is
// none.
func (n *Node) choice() *choice {
	if n.test == nil {
		return nil
	}
	return n.test.choice
}

// about returns the calls that the condition depends on.
func (n *Node) about() []string {
	if n.test == nil {
		return nil
	}
	return n.test.about
}

// Asks returns the calls whose results the condition of a branch depends on.
func (n *Node) Asks() []string { return n.about() }

// deeds are what a call does, as far as somebody has looked.
type deeds struct {
	stmts   []dbcall.Stmt
	effect  *Effect
	records []Record
	claims  []Claim
}

// Spot is where a step stands. Its copies share it.
type Spot struct {
	Func          *effects.Func // function the step stands in
	*effects.Node               // in that function; an empty one if nobody wrote it
	world         *World
}

// Guess is what the names of an unresolved call suggest.
func (n *Node) Guess() Guess {
	if n.guess == nil {
		return Guess{}
	}
	return *n.guess
}

// site is Site, also of a step that nobody wrote.
func (n *Node) site() effects.Site {
	if n.Spot == nil || n.Node == nil {
		return effects.Site{}
	}
	return n.Site
}

// nowhere is the spot of a step that nobody wrote, in the function of s.
func (s *Spot) nowhere() *Spot { return &Spot{s.Func, s.world.nobody, s.world} }

// Edge leads to a successor. Back marks the edge that closes a loop.
type Edge struct {
	To   *Node
	Back bool
}

// Frame is one call on the way from the graph's function to a step. It is small:
// a large graph holds many of them.
type Frame struct{ *hop }

type hop struct {
	Caller *effects.Func
	Callee *effects.Func
	Name   string // of the callee, as messages say it
	Via    string // interface method it was resolved through, "" for a static call
	Site   effects.Site

	call     *effects.CallInfo
	pos, end token.Pos
}

// ScopeKind says what a step runs inside of.
type ScopeKind uint8

// The scopes.
const (
	InLoop ScopeKind = iota
	InTx
	InRetry
	InLock
	InSpawn // a function run concurrently that is waited for
	InGo    // a goroutine nobody waits for
	AfterCommit
	MaybeRun // a function handed to code that may call it
)

// Scope is one dynamic extent.
type Scope struct {
	Kind   ScopeKind
	Node   *Node         // the call that opens it; nil for a loop
	Loop   *effects.Loop // of InLoop
	Over   *provenance.Term
	Func   *effects.Func
	Frames []Frame
	Joined bool // of InGo: somebody waits for it after all
	Sent   bool // of InGo: by a goroutine that was there before, through a channel
}

// Pos returns where the step stands, NoPos if in another package.
func (n *Node) Pos() token.Pos { return n.Node.Pos() }

// End returns the end of its text.
func (n *Node) End() token.Pos { return n.Node.End() }

// Pos returns where the call stands, NoPos if in another package.
func (f Frame) Pos() token.Pos { return f.pos }

// End returns the end of its text.
func (f Frame) End() token.Pos { return f.end }

// Args returns what the callee is given, receiver first, as a function on the way to
// the call sees it: a parameter may be one of any of them.
func (f Frame) Args() []*provenance.Term {
	if f.call == nil {
		return nil
	}
	return f.call.Args
}

// Stmts returns the statements the call runs.
func (n *Node) Stmts() []dbcall.Stmt {
	if !n.parsed {
		n.read(n.world, n.world.settling())
	}
	if n.deeds == nil {
		return nil
	}
	return n.deeds.stmts
}

// read reads the statements that the call runs, with what settler, of w, knows put in.
// That may be another world than n's: one that knows the same, and waits for nobody.
func (n *Node) read(w *World, settler *provenance.Substituter) {
	if n.parsed {
		return
	}
	n.parsed = true
	if n.Row == nil || n.Call == nil || !w.reader.Reads(n.Row) {
		return
	}
	args := n.Call.Args
	if slices.ContainsFunc(args, w.settles) { // few do
		args = settler.Terms(args)
	}
	if all := n.world.reader.Of(n.Row, args); len(all) > 0 {
		n.deeds = &deeds{stmts: all}
	}
}

// Name is how messages call the step's callee.
func (n *Node) Name() string {
	if n.Call == nil {
		return ""
	}
	return n.Call.Name
}

// ID is the name under which terms mention the results of the call.
func (n *Node) ID() string {
	if n.Call == nil {
		return ""
	}
	return n.Call.ID
}

// Node returns the call whose results are named id, nil if there is none.
func (g *Graph) Node(id string) *Node { return g.byID[id] }

// index notes what the rules ask a graph by.
func (g *Graph) index() {
	g.names()
	g.decisions()
}

// names notes the places of the steps and what they are called.
func (g *Graph) names() {
	calls := 0 // most steps are branches
	for _, n := range g.Nodes {
		if n.Call != nil {
			calls++
		}
	}
	g.byID = make(map[string]*Node, calls)
	g.renumber()
	for _, n := range g.Nodes {
		if n.Call != nil {
			g.byID[n.Call.ID] = n
		}
	}
}

func (g *Graph) renumber() {
	for i, n := range g.Nodes {
		n.index = int32(i)
	}
}

// Term is where a value comes from.
type Term = provenance.Term
