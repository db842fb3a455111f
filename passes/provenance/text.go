package provenance

import (
	"strconv"
	"strings"
)

// Key returns a canonical text: equal terms have equal keys.
func (t *Term) Key() string {
	var b strings.Builder
	t.write(&b)
	return b.String()
}

// String is Key, for tests and messages of tests.
func (t *Term) String() string { return t.Key() }

var kindNames = [...]string{"?", "", "p", "var:", "", "", "r", "new:", "", "alt", "func:", ""}

func (t *Term) write(b *strings.Builder) {
	if t == nil {
		b.WriteString("?")
		return
	}
	b.WriteString(kindNames[t.Kind])
	switch t.Kind {
	case Const:
		if t.N == ConstString {
			b.WriteString(strconv.Quote(t.Text))
		} else {
			b.WriteString(t.Text)
		}
	case Param, Result:
		b.WriteString(strconv.Itoa(t.N))
		b.WriteString("@" + t.Text)
	case Field:
		t.Args[0].write(b)
		b.WriteString("." + t.Text)
	case Elem:
		t.Args[0].write(b)
		b.WriteString("[]")
	case Unknown:
	case Object:
		t.writeObject(b)
	default:
		b.WriteString(t.Text)
		writeArgs(b, t.Args)
	}
}

func writeArgs(b *strings.Builder, args []*Term) {
	if len(args) == 0 {
		return
	}
	b.WriteByte('(')
	for i, a := range args {
		if i > 0 {
			b.WriteString(", ")
		}
		a.write(b)
	}
	b.WriteByte(')')
}

func (t *Term) writeObject(b *strings.Builder) {
	b.WriteString(t.Type + "{")
	for i, a := range t.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		if t.Names()[i] != "" {
			b.WriteString(strings.ReplaceAll(t.Names()[i], BaseName, "...") + ": ")
		}
		a.write(b)
	}
	b.WriteByte('}')
}
