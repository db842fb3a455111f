package effects

import (
	"encoding/binary"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Packed data is three parts behind each other: the strings, the terms, and the
// package, which names strings and terms by their number. A term names only those
// that stand before it.

// number carries an integer.
func number[T ~int | ~uint8 | ~uint16](w *wire, n *T) {
	if w.in != nil {
		*n = T(w.in.signed())
		return
	}
	w.out.body = binary.AppendVarint(w.out.body, int64(*n))
}

// text carries a string.
func (w *wire) text(s *string) {
	if w.in != nil {
		*s = w.in.text()
		w.in.spend(len(*s))
		return
	}
	w.out.body = binary.AppendUvarint(w.out.body, w.out.text(*s))
}

func (w *wire) texts(all ...*string) {
	for _, s := range all {
		w.text(s)
	}
}

// bits carries up to eight booleans.
func (w *wire) bits(all ...*bool) {
	if w.in != nil {
		set := w.in.octet()
		for i, b := range all {
			*b = set&(1<<i) != 0
		}
		return
	}
	var set byte
	for i, b := range all {
		if *b {
			set |= 1 << i
		}
	}
	w.out.body = append(w.out.body, set)
}

// term carries a term, or none.
func (w *wire) term(t **provenance.Term) {
	if w.in != nil {
		*t = w.in.term()
		return
	}
	w.out.body = binary.AppendUvarint(w.out.body, w.out.term(*t))
}

// pointer carries what p points to, if it points to something.
func pointer[T any](w *wire, p **T, content func(*wire, *T)) {
	there := *p != nil
	w.bits(&there)
	if !there {
		return
	}
	if w.in != nil {
		*p = new(T)
	}
	content(w, *p)
}

// list carries the elements of s. An empty list comes back as nil.
func list[T any](w *wire, s *[]T, element func(*wire, *T)) {
	if w.in == nil {
		w.out.body = binary.AppendUvarint(w.out.body, uint64(len(*s)))
		for i := range *s {
			element(w, &(*s)[i])
		}
		return
	}
	n := w.in.count(1)
	if n == 0 {
		return
	}
	*s = make([]T, 0, min(n, atOnce))
	for i := 0; i < n && !w.in.bad; i++ {
		if i < cap(*s) {
			*s = (*s)[:i+1]
		} else {
			*s = append(*s, *new(T))
		}
		element(w, &(*s)[i])
	}
}

// atOnce bounds what is set aside for elements that the data only promises.
const atOnce = 1 << 10

// writer collects the three parts.
type writer struct {
	strings map[string]uint64
	order   []string

	known map[*provenance.Term]uint64
	same  map[string]uint64 // by what is written of it
	terms []byte
	args  uint64 // arguments of all terms
	names uint64

	body []byte
}

func newWriter() *writer {
	return &writer{strings: map[string]uint64{}, known: map[*provenance.Term]uint64{}, same: map[string]uint64{}}
}

// text returns the number of a string.
func (w *writer) text(s string) uint64 {
	n, ok := w.strings[s]
	if !ok {
		n = uint64(len(w.order))
		w.strings[s] = n
		w.order = append(w.order, s)
	}
	return n
}

// term returns the number of a term, 0 for none.
func (w *writer) term(t *provenance.Term) uint64 {
	if t == nil {
		return 0
	}
	if n, ok := w.known[t]; ok {
		return n
	}
	var room [64]byte
	buf := append(room[:0], byte(t.Kind))
	buf = binary.AppendUvarint(buf, w.text(t.Text))
	buf = binary.AppendVarint(buf, int64(t.N))
	buf = binary.AppendUvarint(buf, w.text(t.Type))
	buf = binary.AppendUvarint(buf, uint64(len(t.Args)))
	for _, a := range t.Args {
		buf = binary.AppendUvarint(buf, w.term(a))
	}
	buf = binary.AppendUvarint(buf, uint64(len(t.Names())))
	for _, name := range t.Names() {
		buf = binary.AppendUvarint(buf, w.text(name))
	}
	n, ok := w.same[string(buf)]
	if !ok {
		n = uint64(len(w.same)) + 1
		w.same[string(buf)] = n
		w.terms = append(w.terms, buf...)
		w.args += uint64(len(t.Args))
		w.names += uint64(len(t.Names()))
	}
	w.known[t] = n
	return n
}

// packed puts the parts together.
func (w *writer) packed() []byte {
	out := binary.AppendUvarint(nil, uint64(len(w.order)))
	for _, s := range w.order {
		out = binary.AppendUvarint(out, uint64(len(s)))
	}
	for _, s := range w.order {
		out = append(out, s...)
	}
	for _, n := range []uint64{uint64(len(w.same)), w.args, w.names} {
		out = binary.AppendUvarint(out, n)
	}
	out = append(out, w.terms...)
	return append(out, w.body...)
}
