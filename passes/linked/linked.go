// Package linked answers what lies on the other side of an interface that a
// package does not see through.
//
//	type Gateway interface{ Charge(ctx context.Context, id string) error }
//
//	func (s *Service) Pay(ctx context.Context, id string) error {
//		return s.gateway.Charge(ctx, id) // whose package imports this one
//	}
//
// A driver that sees the whole program knows which functions run here. It writes
// that into a file; a driver that sees one package at a time reads it and finds
// the same hazards. The file holds, for the interface methods, fields and
// variables of the program, what stands behind them, and the summaries of the
// functions that the users of an interface do not import.
//
// The file is made to be checked in: sorted, without positions and folders, so
// that it changes only where a function on the other side of an interface does.
// A digest tells a file that was edited by hand from one that was written.
//
// Class of analysis: none, it stores what others found. Deliberate silences:
// functions that cannot matter, and everything tests do.
package linked

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// Version of the format. A reader refuses others.
const Version = 1

// File is what is known about a program beyond one of its packages. Lists are
// sorted.
type File struct {
	Methods  []Method
	Holders  []Holder
	Replayed []Replayed
	Funcs    []*effects.Func
	Entities []*dbcall.Entity
}

// Method is an interface method and what it may run.
type Method struct {
	Key  string // see MethodKey
	Runs []Run
}

// Run is a function behind an interface method, and the type it is called on.
type Run struct{ Func, Type string }

// Holder is a field, variable or parameter and what is kept in it.
type Holder struct {
	Name  string // "pkg.Type.field", "pkg.variable", "function#2"
	Funcs []string
	Types []string
	Open  bool // something unknown may be kept there, too
}

// Replayed is a function that something outside of its package runs again for
// the same work.
type Replayed struct{ Func, Kind string }

// MethodKey names what interface call c calls. An interface without a name is
// told by the method's signature.
func MethodKey(c *effects.CallInfo) string {
	switch {
	case c.Recv == "":
		return c.Sym + "(" + strings.Join(c.Types, ", ") + ") (" + strings.Join(c.Results, ", ") + ")"
	case strings.HasPrefix(c.Sym, "("+c.Recv+")."):
		return c.Sym
	}
	return c.Sym + " of " + c.Recv
}

// receiverType returns the type symbol in a method's id.
func receiverType(id string) string {
	typ, _, ok := strings.Cut(strings.TrimLeft(id, "(*"), ").")
	if !ok || !strings.HasPrefix(id, "(") {
		return ""
	}
	return typ
}
