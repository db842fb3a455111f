// Package provenance answers where a value comes from: the row that is worked
// on, a parameter, a constant, or something made up anew on every execution.
//
// The question decides whether a repeated call is recognised as a repetition:
//
//	key := uuid.NewString()             // Minted: another value after a restart
//	key := fmt.Sprintf("fee:%d", f.ID)  // derived from the row: the same value
//
// A value is described by a Term, a small immutable tree. Terms mention
// parameters symbolically, so a helper is described once and Subst puts the
// caller's values in. The analysis is a may-analysis, insensitive to the order
// of assignments: a variable that is set in two places is an Alt of both. What
// is too large or not understood is Unknown, and no rule concludes anything
// from Unknown.
package provenance

import (
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// Kind says what a Term is.
type Kind uint8

// The kinds of terms.
const (
	Unknown Kind = iota
	Const        // Text is the value (strings unquoted); N is one of the Const* classes
	Param        // N-th parameter (receiver first) of function Text
	Global       // package variable Text
	Field        // field Text of Args[0]
	Elem         // some element of Args[0]: a range value, an index, a received message
	Result       // N-th result of call Text (an effects node id); N == RowResult: what it read into a destination
	Minted       // a value that is new on every execution: Text is "uuid", "random", "clock", "attempt", "pid"
	Op           // Text names the operation, Args its operands: "+", "format", "chain:gorm.Where", "call:pkg.F"
	Alt          // one of Args
	Func         // function or closure Text
	Object       // struct, map or slice built here: Names are fields or keys ("" for list members), Args their values
)

// The classes of constants.
const (
	ConstString = iota
	ConstInt
	ConstFloat
	ConstBool
	ConstNil
)

// RowResult is the N of a Result term that stands for the row (or rows, or
// document) a call read into one of its destinations.
const RowResult = -1

// MaxNodes bounds the size of a term and MaxDepth its height. Beyond them a
// part becomes Unknown, so cost stays linear and meaning is lost, never wrong.
const (
	MaxNodes = 160
	MaxDepth = 14
)

// maxChainNodes bounds a chain of builder steps, which is as long as its table
// has columns and useless without its beginning.
const maxChainNodes = 2000

// Term says where a value comes from.
type Term struct {
	Kind Kind  `yaml:"k"`
	size int32 // 0 if not known yet; beside Kind, since there are many terms

	Text string  `yaml:"t,omitempty"`
	N    int     `yaml:"n,omitempty"`
	Type string  `yaml:"y,omitempty"` // symbol of the named type behind pointers and slices, "" if none
	Args []*Term `yaml:"a,omitempty"`

	names *[]string // few have them
	pos   token.Pos // of a Minted or Field term, in the package analysed; does not travel with facts
	hash  uint64    // 0 if not known yet
}

// Names returns what the members of an Object are called, nil if they have no names.
func (t *Term) Names() []string {
	if t.names == nil {
		return nil
	}
	return *t.names
}

// SetNames is for who makes an Object by hand, before anybody sees it.
func (t *Term) SetNames(names []string) {
	if t.names = nil; len(names) > 0 {
		t.names = &names
	}
}

var (
	unknown = &Term{Kind: Unknown, size: 1}
	null    = leaf(Term{Kind: Const, Text: "nil", N: ConstNil})
)

// Nothing returns the Unknown term.
func Nothing() *Term { return unknown }

// String returns a constant string term.
func String(s string) *Term { return leaf(Term{Kind: Const, Text: s, N: ConstString}) }

// Int returns a constant integer term.
func Int(n int) *Term { return leaf(Term{Kind: Const, Text: strconv.Itoa(n), N: ConstInt}) }

// Nil returns the nil constant.
func Nil() *Term { return null }

// Bool returns a constant boolean term.
func Bool(b bool) *Term {
	return leaf(Term{Kind: Const, Text: strconv.FormatBool(b), N: ConstBool})
}

// ParamOf returns the n-th parameter (receiver first) of function fn.
func ParamOf(fn string, n int, typ string) *Term {
	return leaf(Term{Kind: Param, Text: fn, N: n, Type: typ})
}

// ResultOf returns the n-th result of call id.
func ResultOf(id string, n int, typ string) *Term {
	return leaf(Term{Kind: Result, Text: id, N: n, Type: typ})
}

// MintedBy returns a fresh value made in the given way at pos. made names the
// place for packages that pos means nothing to, see Evaluator.Made.
func MintedBy(how, made string, pos token.Pos) *Term {
	return leaf(Term{Kind: Minted, Text: how, Type: made, pos: pos})
}

// FuncOf returns the function or closure id.
func FuncOf(id string) *Term { return leaf(Term{Kind: Func, Text: id}) }

// GlobalOf returns the package variable name.
func GlobalOf(name, typ string) *Term { return leaf(Term{Kind: Global, Text: name, Type: typ}) }

// leaf computes the hash of a term without parts.
func leaf(t Term) *Term {
	t.size = 1
	t.hash = t.digest()
	return &t
}

// FieldOf returns field name of t, looking into objects and alternatives.
func FieldOf(t *Term, name, typ string) *Term {
	switch t.Kind {
	case Unknown:
		return t
	case Object:
		for i, n := range t.Names() {
			if n == name {
				return t.Args[i]
			}
		}
		if b := embedded(t); b != nil {
			return FieldOf(b, name, typ)
		}
	case Alt:
		out := make([]*Term, 0, len(t.Args))
		for _, a := range t.Args {
			if !a.IsNil() { // has no fields
				out = append(out, FieldOf(a, name, typ))
			}
		}
		if len(out) > 0 {
			return AltOf(out...)
		}
	}
	return build(Term{Kind: Field, Text: name, Type: typ, Args: []*Term{t}})
}

// BaseName is the pseudo field of an Object that holds the value it was copied
// or read from before its fields were overwritten.
const BaseName = "\x00base"

func embedded(t *Term) *Term {
	for i, n := range t.Names() {
		if n == BaseName {
			return t.Args[i]
		}
	}
	return nil
}

// ElemOf returns an element of t, looking into lists built here and into the
// appends that build them up.
func ElemOf(t *Term, typ string) *Term {
	switch {
	case t.Kind == Unknown:
		return t
	case t.Kind == Alt, t.Kind == Op && t.Text == "append":
		if el := elements(t.Args, typ); el != nil {
			return el
		}
	case t.Kind == Object && len(t.Args) > 0 && !slices.ContainsFunc(t.Names(), func(n string) bool { return n != "" }):
		return AltOf(t.Args...)
	}
	return build(Term{Kind: Elem, Type: typ, Args: []*Term{t}})
}

// elements returns an element of any of lists; empty ones have none.
func elements(lists []*Term, typ string) *Term {
	var out []*Term
	for _, l := range lists {
		if l.IsNil() || l.Kind == Object && len(l.Args) == 0 {
			continue
		}
		if el := ElemOf(l, typ); el.Kind != Unknown {
			out = append(out, el)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return AltOf(out...)
}

// OpOf returns operation op over args.
func OpOf(op, typ string, args ...*Term) *Term {
	return build(Term{Kind: Op, Text: op, Type: typ, Args: args})
}

// ObjectOf returns a struct, map or list with the given members.
func ObjectOf(typ string, names []string, args []*Term) *Term {
	t := Term{Kind: Object, Type: typ, Args: args}
	t.SetNames(names)
	return build(t)
}

// build computes size and hash and cuts what is too large.
func build(t Term) *Term {
	t.size = 1
	for i, a := range t.Args {
		if a == nil {
			t.Args[i] = unknown
			a = unknown
		}
		t.size += int32(a.Size())
	}
	if t.size > MaxNodes {
		if t.hash = 0; !t.shrink() {
			return mixed(&t)
		}
	}
	t.hash = t.digest()
	return &t
}

// IsChain reports whether t is a step of a builder, whose receiver is Args[0].
func (t *Term) IsChain() bool { return t.Kind == Op && strings.HasPrefix(t.Text, "chain:") }

// shrink makes the parts of a struct, or the arguments of a builder step, Unknown
// until t is small enough. The largest go first, and of those the last: what
// identifies a row is short and stands at the beginning. A map or a struct among them
// loses its own largest entries: a header that is signed keeps the key beside the
// signature, and the row in a message its identity.
func (t *Term) shrink() bool {
	limit, from := MaxNodes, 0
	switch {
	case t.IsChain() && len(t.Args) > 0:
		limit, from = MaxNodes+t.Args[0].Size(), 1
	case t.Kind == Op && strings.HasPrefix(t.Text, "call:"):
		return t.trim()
	case t.Kind != Object || len(t.Args) >= MaxNodes:
		return false
	}
	t.shrinkTo(limit, from)
	return t.Size() <= max(limit, MaxNodes) && t.Size() <= maxChainNodes
}

// trim is shrink for a call, of which only structs lose something: of the rest it is all
// or nothing.
func (t *Term) trim() bool {
	args := slices.Clone(t.Args)
	for i, a := range args {
		over := int(t.size) - MaxNodes
		if over <= 0 {
			break
		}
		if less := a.lessen(a.Size() - over); less.Kind == Object {
			args[i] = less
			t.size -= int32(a.Size() - less.Size())
		}
	}
	if t.size > MaxNodes {
		return false
	}
	t.Args = args
	return true
}

func (t *Term) shrinkTo(limit, from int) {
	args := slices.Clone(t.Args)
	order := make([]int, 0, len(args))
	for i := len(args) - 1; i >= from; i-- {
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(i, j int) int { return args[j].Size() - args[i].Size() })
	for _, i := range order {
		if int(t.size) <= limit {
			break
		}
		size := args[i].Size()
		args[i] = args[i].lessen(size - (int(t.size) - limit))
		t.size -= int32(size - args[i].Size())
	}
	t.Args = args
}

// lessen returns a map or struct without its largest entries, at most limit nodes of it, and
// Unknown for everything else.
func (t *Term) lessen(limit int) *Term {
	if t.Kind != Object || limit <= len(t.Args) {
		return unknown
	}
	less := Term{Kind: t.Kind, Type: t.Type, Args: t.Args, names: t.names, size: int32(t.Size())}
	less.shrinkTo(limit, 0)
	less.hash = less.digest()
	return &less
}

// Size returns the number of nodes.
func (t *Term) Size() int {
	if t.size > 0 {
		return int(t.size)
	}
	n := 1 // decoded from a fact
	for _, a := range t.Args {
		n += a.Size()
	}
	return n
}

// Pos returns where a Minted term is made or a Field is read, if that is in the
// package analysed.
func (t *Term) Pos() token.Pos { return t.pos }

// Made names the place where a Minted term is made, also in other packages; ""
// if that is not known.
func (t *Term) Made() string {
	if t.Kind != Minted {
		return ""
	}
	return t.Type
}

// readAt returns t with the place where it is read, if it is a field that has
// none.
func (t *Term) readAt(pos token.Pos) *Term {
	if t == nil || t.Kind != Field || t.pos.IsValid() || !pos.IsValid() {
		return t
	}
	c := *t
	c.pos = pos
	return &c
}

// Const returns the text of a constant, and whether t is one.
func (t *Term) Const() (string, bool) { return t.Text, t != nil && t.Kind == Const && t.N != ConstNil }

// IsNil reports whether t is the nil constant.
func (t *Term) IsNil() bool { return t != nil && t.Kind == Const && t.N == ConstNil }

// Walk calls f for t and its parts, outside in, until f returns false for a
// part, whose own parts are then skipped.
func (t *Term) Walk(f func(*Term) bool) {
	if t == nil || !f(t) {
		return
	}
	for _, a := range t.Args {
		a.Walk(f)
	}
}

// Has reports whether some part of t satisfies f.
func (t *Term) Has(f func(*Term) bool) bool {
	if t == nil {
		return false
	}
	if f(t) {
		return true
	}
	for _, a := range t.Args {
		if a.Has(f) {
			return true
		}
	}
	return false
}

// Member returns the value of field or key name of an Object, through
// alternatives; nil when t does not say.
func (t *Term) Member(name string) *Term {
	switch t.Kind {
	case Object:
		for i, n := range t.Names() {
			if n == name {
				return t.Args[i]
			}
		}
		if b := embedded(t); b != nil {
			return b.Member(name)
		}
	case Alt:
		var few [4]*Term
		out := few[:0]
		for _, a := range t.Args {
			if m := a.Member(name); m != nil {
				out = append(out, m)
			}
		}
		if len(out) > 0 {
			return AltOf(out...)
		}
	}
	return nil
}
