package effects

import "github.com/dualwrite/dualwrite/passes/provenance"

// reader goes through packed data. After the first thing that cannot be, all that
// it reads is nothing.
type reader struct {
	rest    string
	strings []string
	terms   []provenance.Term
	bad     bool
}

func newReader(data string) *reader {
	r := &reader{rest: data}
	r.readStrings()
	r.readTerms()
	return r
}

func (r *reader) readStrings() {
	r.strings = make([]string, r.count())
	lengths := make([]int, len(r.strings))
	for i := range lengths {
		lengths[i] = r.count()
	}
	for i, n := range lengths {
		if n > len(r.rest) {
			r.fail()
			return
		}
		r.strings[i], r.rest = r.rest[:n], r.rest[n:]
	}
}

func (r *reader) readTerms() {
	r.terms = make([]provenance.Term, r.count())
	args := make([]*provenance.Term, r.count())
	names := make([]string, r.count())
	for i := range r.terms {
		t := &r.terms[i]
		t.Kind = provenance.Kind(r.octet())
		t.Text, t.N, t.Type = r.text(), r.signed(), r.text()
		t.Args, args = part(r, args)
		for j := range t.Args {
			t.Args[j] = r.term(i)
		}
		t.Names, names = part(r, names)
		for j := range t.Names {
			t.Names[j] = r.text()
		}
	}
}

// part takes as many of all as the data says, nil for none.
func part[T any](r *reader, all []T) (taken, rest []T) {
	n := r.count()
	if n > len(all) {
		r.fail()
		return nil, all
	}
	if n == 0 {
		return nil, all
	}
	return all[:n:n], all[n:]
}

func (r *reader) fail() {
	r.bad, r.rest = true, ""
}

func (r *reader) octet() byte {
	if r.rest == "" {
		r.bad = true
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

func (r *reader) unsigned() uint64 {
	var n uint64
	for shift := 0; shift < 64; shift += 7 {
		b := r.octet()
		n |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
	r.fail()
	return 0
}

func (r *reader) signed() int {
	n := r.unsigned()
	return int(n>>1) ^ -int(n&1) // as encoding/binary writes it
}

// count reads how many of something follow: each takes a byte at least.
func (r *reader) count() int {
	n := r.unsigned()
	if n > uint64(len(r.rest)) {
		r.fail()
		return 0
	}
	return int(n)
}

func (r *reader) text() string {
	n := r.unsigned()
	if n >= uint64(len(r.strings)) {
		r.fail()
		return ""
	}
	return r.strings[n]
}

// term reads the number of a term among the first so many.
func (r *reader) term(before int) *provenance.Term {
	n := r.unsigned()
	switch {
	case n == 0:
		return nil
	case n > uint64(before):
		r.fail()
		return nil
	}
	return &r.terms[n-1]
}
