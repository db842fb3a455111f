package effects

import (
	"go/token"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Func is the symbolic summary of one function: which calls that matter it
// makes, in which order and under which conditions, and what it returns. It
// mentions parameters and results of calls as terms, so a caller can put its
// own values in. Function literals are summaries of their own that mention the
// variables of the function around them.
type Func struct {
	ID       string   `yaml:"id"` // symbol, or enclosing symbol + "$n" for a literal
	Name     string   `yaml:"name,omitempty"`
	Package  string   `yaml:"package,omitempty"`
	Parent   string   `yaml:"parent,omitempty"`  // enclosing function of a literal
	Params   []Param  `yaml:"params,omitempty"`  // receiver first
	Results  []string `yaml:"results,omitempty"` // types
	Nodes    []Node   `yaml:"nodes,omitempty"`   // Nodes[0] is the entry
	Loops    []Loop   `yaml:"loops,omitempty"`
	Stores   []Store  `yaml:"stores,omitempty"`
	Alters   []Alter  `yaml:"alters,omitempty"` // sorted
	Flags    Flags    `yaml:"flags,omitempty"`
	Declared Declared `yaml:"declared,omitempty"` // what a //dualwrite: directive says
	KeyParam string   `yaml:"keyparam,omitempty"` // parameter named by //dualwrite:effect key=
	Makes    []Fresh  `yaml:"makes,omitempty"`    // what it makes anew on every execution
	Receives []string `yaml:"receives,omitempty"` // channels, if it is the body of a loop that receives, see receiver

	Site Site `yaml:"-"`
	pos  token.Pos

	arity int   // number of parameters, of an outline
	rest  *rest // of an outline: what is not read yet
}

// Flags are properties of a function.
type Flags uint16

// The flags.
const (
	Exported  Flags = 1 << iota
	Escapes         // its value is stored or passed to code that is not known to call it at once
	Method          // has a receiver
	Test            // stands in a _test.go file, or in one that imports the package testing
	Generated       // stands in a generated file
	NoOp            // its body does nothing
	Literal         // is a function literal
	Double          // looks like a mock, fake or stub
	Activity        // asks the workflow engine about the activity it runs in
	Abstract        // is an interface method that a directive declares
	Unasked         // is a Test, and the settings leave tests out
)

// Declared is the verb of a positive directive.
type Declared string

// Param is one parameter.
type Param struct {
	Name string `yaml:"n,omitempty"`
	Type string `yaml:"t,omitempty"` // as types.TypeString with package paths
}

// Store says that the function writes Value into field Field of what parameter N
// points to ("" for the whole value).
type Store struct {
	N     int              `yaml:"n"`
	Field string           `yaml:"f,omitempty"`
	Value *provenance.Term `yaml:"v"`
}

// Alter says that field Field of what parameter N points to, or of something that
// leads to, is another after the function ran than before: "" for the whole of it,
// Any for all that can be reached.
type Alter struct {
	N     int    `yaml:"n,omitempty"`
	Field string `yaml:"f,omitempty"`
	Loop  int    `yaml:"l,omitempty"` // 1 + index of the innermost loop that does it, 0 for none
}

// Any is the Field of an Alter of which nobody knows what it changes.
const Any = "*"

// NodeKind says what a Node is.
type NodeKind uint8

// The kinds of nodes.
const (
	Join   NodeKind = iota // nothing happens; control passes
	Call                   // a call: see Node.Call
	Branch                 // Succ[0] is taken when Cond holds, Succ[1] otherwise; Unknown condition: either
	Return
)

// Node is one step of a function.
type Node struct {
	Kind    NodeKind           `yaml:"k,omitempty"`
	Succ    []Edge             `yaml:"s,omitempty"`
	Call    *CallInfo          `yaml:"c,omitempty"`
	Cond    *provenance.Term   `yaml:"if,omitempty"`
	Results []*provenance.Term `yaml:"r,omitempty"`
	Loop    int                `yaml:"l,omitempty"` // 1 + index of the innermost loop, 0 for none
	Site    Site               `yaml:"-"`

	pos, end token.Pos
}

// Edge leads to a successor. Back marks the edge that closes a loop.
type Edge struct {
	To   int  `yaml:"t"`
	Back bool `yaml:"b,omitempty"`
}

// Mode says how the callee is known.
type Mode uint8

// The modes.
const (
	Static    Mode = iota // a function or method of this program: Sym
	Modelled              // a function with a row: Sym
	Interface             // a method of an interface without a row: Sym
	Value                 // a function value: Fn
	Foreign               // a method of another module's type that has no row: Sym
	Send                  // what receives from channel Sym, "a|b" for one of two
)

// CallInfo is a call that matters. The i-th result of it is the term
// ResultOf(ID, i).
type CallInfo struct {
	ID       string             `yaml:"id"`
	Mode     Mode               `yaml:"m,omitempty"`
	Sym      string             `yaml:"sym,omitempty"`
	Op       string             `yaml:"op,omitempty"`   // operation of generated code, which no table lists
	Name     string             `yaml:"name,omitempty"` // short, for messages: "smtp.SendMail", "Gateway.Capture"
	Fn       *provenance.Term   `yaml:"fn,omitempty"`
	Args     []*provenance.Term `yaml:"a,omitempty"` // receiver first; the variadic part is one list
	Params   []string           `yaml:"p,omitempty"` // parameter names of the callee, receiver excluded
	Types    []string           `yaml:"pt,omitempty"`
	Results  []string           `yaml:"rt,omitempty"`   // result types
	Recv     string             `yaml:"recv,omitempty"` // static type of an interface's or foreign receiver
	Deferred bool               `yaml:"d,omitempty"`
	Async    bool               `yaml:"g,omitempty"`   // go statement
	Joined   bool               `yaml:"j,omitempty"`   // of Async: somebody waits for the goroutine
	Maybe    bool               `yaml:"may,omitempty"` // may not run (function handed to unknown code)
}

// Loop is one loop of a function.
type Loop struct {
	Parent  int                `yaml:"p,omitempty"` // 1 + index of the enclosing loop
	Over    *provenance.Term   `yaml:"o,omitempty"` // what a range loop ranges over
	Counted bool               `yaml:"c,omitempty"` // some exit test compares a variable that the loop counts
	Exits   []*provenance.Term `yaml:"e,omitempty"` // exit conditions
	Ticks   bool               `yaml:"t,omitempty"` // waits for a ticker, timer or channel in each round
	Site    Site               `yaml:"-"`

	pos, end token.Pos
}

// Site is a place in the source. It holds no absolute name.
type Site struct {
	File string `yaml:"f,omitempty"` // base name
	Line int    `yaml:"l,omitempty"`
	Col  int    `yaml:"c,omitempty"`
}

// Pos returns the place of the step in the package analysed, NoPos elsewhere.
func (n *Node) Pos() token.Pos { return n.pos }

// End returns the end of the step's source text.
func (n *Node) End() token.Pos { return n.end }

// Pos returns the place of the loop's keyword in the package analysed.
func (l *Loop) Pos() token.Pos { return l.pos }

// End returns the end of the loop's header.
func (l *Loop) End() token.Pos { return l.end }

// Pos returns the place of the function's name in the package analysed.
func (f *Func) Pos() token.Pos { return f.pos }
