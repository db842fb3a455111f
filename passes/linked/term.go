package linked

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// The text of a term:
//
//	?                      unknown
//	"text" 12 f"1.5" true nil
//	$0                     parameter of the function itself; $0@{f} of another
//	%3.0                   result 0 of its call #3; %{id}.0 of another call
//	var{pkg.name} new{uuid} fn{pkg.f}(bound) op{+}(a, b) alt(a, b)
//	obj(Field=a, b)
//	t.Field t[] t<type>
//
// Names in braces are quoted if they hold anything unusual.

// writer writes the terms of one function.
type writer struct {
	strings.Builder
	fn string
}

func (w *writer) term(t *provenance.Term) {
	if t == nil {
		w.WriteByte('?')
		return
	}
	switch t.Kind {
	case provenance.Const:
		w.constant(t)
	case provenance.Param:
		w.WriteString("$" + strconv.Itoa(t.N))
		if t.Text != w.fn {
			w.WriteByte('@')
			w.braced(t.Text)
		}
	case provenance.Result:
		w.WriteByte('%')
		w.callID(t.Text)
		w.WriteString("." + strconv.Itoa(t.N))
	case provenance.Field:
		w.term(t.Args[0])
		w.WriteByte('.')
		w.name(t.Text)
	case provenance.Elem:
		w.term(t.Args[0])
		w.WriteString("[]")
	default:
		w.composite(t)
	}
	if t.Type != "" && plain(t.Type, ">") {
		w.WriteString("<" + t.Type + ">")
	}
}

func (w *writer) constant(t *provenance.Term) {
	switch t.N {
	case provenance.ConstString:
		w.WriteString(strconv.QuoteToASCII(t.Text))
	case provenance.ConstFloat:
		w.WriteString("f" + strconv.QuoteToASCII(t.Text))
	default:
		w.WriteString(t.Text) // a number, true, false, nil
	}
}

func (w *writer) composite(t *provenance.Term) {
	switch t.Kind {
	case provenance.Global:
		w.WriteString("var")
		w.braced(t.Text)
	case provenance.Minted:
		w.WriteString("new")
		w.braced(t.Text)
	case provenance.Func:
		w.WriteString("fn")
		w.braced(t.Text)
		if len(t.Args) > 0 {
			w.terms(t.Args)
		}
	case provenance.Op:
		w.WriteString("op")
		w.braced(t.Text)
		if len(t.Args) > 0 {
			w.terms(t.Args)
		}
	case provenance.Alt:
		w.WriteString("alt")
		w.terms(t.Args)
	case provenance.Object:
		w.object(t)
	default:
		w.WriteByte('?')
	}
}

func (w *writer) object(t *provenance.Term) {
	w.WriteString("obj(")
	for i, a := range t.Args {
		if i > 0 {
			w.WriteString(", ")
		}
		if t.Names()[i] != "" {
			w.name(t.Names()[i])
			w.WriteByte('=')
		}
		w.term(a)
	}
	w.WriteByte(')')
}

func (w *writer) terms(ts []*provenance.Term) {
	w.WriteByte('(')
	for i, t := range ts {
		if i > 0 {
			w.WriteString(", ")
		}
		w.term(t)
	}
	w.WriteByte(')')
}

// callID writes the name of a call, short if it is one of the function itself.
func (w *writer) callID(id string) {
	if n, ok := strings.CutPrefix(id, w.fn+"#"); ok {
		if _, err := strconv.ParseUint(n, 10, 31); err == nil {
			w.WriteString(n)
			return
		}
	}
	w.braced(id)
}

// braced writes a name that may hold any character.
func (w *writer) braced(s string) {
	w.WriteByte('{')
	if plain(s, "}\"\\") {
		w.WriteString(s)
	} else {
		w.WriteString(strconv.QuoteToASCII(s))
	}
	w.WriteByte('}')
}

// name writes the name of a member.
func (w *writer) name(s string) {
	if s == "" {
		w.WriteString("{}")
		return
	}
	for i, r := range s {
		if r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (i == 0 || r < '0' || r > '9') {
			w.braced(s)
			return
		}
	}
	w.WriteString(s)
}

// plain reports whether s can stand as it is.
func plain(s, not string) bool {
	for _, r := range s {
		if r < ' ' || r > '~' || strings.ContainsRune(not, r) {
			return false
		}
	}
	return s != ""
}
