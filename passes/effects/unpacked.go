package effects

import "github.com/dualwrite/dualwrite/passes/provenance"

// reader goes through packed data. After the first thing that cannot be, all that
// it reads is nothing.
//
// Since terms and strings are shared, short data could stand for a package that
// nobody has the time to look at. What it stands for is therefore counted as if it
// were written out: each term and each string wherever it is mentioned.
type reader struct {
	rest    string
	strings []string
	terms   []provenance.Term
	weights []int // of each term, written out
	left    int   // that the package may still weigh
	bad     bool
}

const (
	// maxWeight is what a package may weigh, and maxFactor how much more per byte.
	// Packages of real programs weigh less than ten times their bytes.
	maxWeight = 16 << 20
	maxFactor = 64

	minTerm = 6 // bytes that each term takes at least
)

func newReader(data string) *reader {
	r := &reader{rest: data, left: maxWeight + maxFactor*len(data)}
	r.readStrings()
	r.readTerms()
	return r
}

func (r *reader) readStrings() {
	r.strings = make([]string, r.count(1))
	lengths := make([]int, len(r.strings))
	for i := range lengths {
		lengths[i] = r.count(1)
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
	r.terms = make([]provenance.Term, r.count(minTerm))
	r.weights = make([]int, len(r.terms))
	args := make([]*provenance.Term, r.count(1))
	names := make([]string, r.count(1))
	for i := range r.terms {
		t := &r.terms[i]
		t.Kind = provenance.Kind(r.octet())
		t.Text, t.N, t.Type = r.text(), r.signed(), r.text()
		weight := 1 + len(t.Text) + len(t.Type)
		t.Args, args = some(r, args)
		for j := range t.Args {
			part := r.number(i)
			if part == 0 {
				r.fail()
				return
			}
			t.Args[j] = &r.terms[part-1]
			weight += r.weights[part-1]
		}
		var own []string
		own, names = some(r, names)
		for j := range own {
			own[j] = r.text()
			weight += len(own[j])
		}
		t.SetNames(own)
		if r.bad || !t.Whole() {
			r.fail()
			return
		}
		r.weights[i] = weight
	}
}

// some takes as many of all as the data says, nil for none.
func some[T any](r *reader, all []T) (taken, rest []T) {
	n := r.count(1)
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

// spend counts what the package mentions.
func (r *reader) spend(weight int) {
	if r.left -= weight; r.left < 0 {
		r.fail()
	}
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

// count reads how many of something follow, of which each takes so many bytes at
// least.
func (r *reader) count(bytes int) int {
	n := r.unsigned()
	if n > uint64(len(r.rest)/bytes) {
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

// number reads the number of a term among the first so many, 0 for none.
func (r *reader) number(before int) int {
	n := r.unsigned()
	if n > uint64(before) {
		r.fail()
		return 0
	}
	return int(n)
}

func (r *reader) term() *provenance.Term {
	n := r.number(len(r.terms))
	if n == 0 {
		return nil
	}
	r.spend(r.weights[n-1])
	return &r.terms[n-1]
}
