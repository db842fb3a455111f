package provenance

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRebuiltForgetsWhatWasBeforeClear(t *testing.T) {
	var m rebuilt
	old, other := ResultOf("a#1", 0, ""), ResultOf("a#2", 0, "")
	m.put(old, other)
	for range 3 {
		m.clear()
		_, known := m.get(old)
		assert.False(t, known)
		var terms []*Term
		for i := range 100 { // more than there is room for at first
			terms = append(terms, ParamOf("f", i%7, "T"+strconv.Itoa(i))) // equal ones are told apart
			m.put(terms[i], Int(i))
		}
		for i, x := range terms {
			to, known := m.get(x)
			assert.True(t, known)
			assert.Equal(t, strconv.Itoa(i), to.Text)
		}
		m.put(terms[3], old)
		to, _ := m.get(terms[3])
		assert.Same(t, old, to)
	}
}

func TestRebuiltTakesWhatWasDecoded(t *testing.T) {
	var m rebuilt
	for i := range 20 {
		x := &Term{Kind: Param, Text: "f", N: i % 3}
		m.put(x, Int(i))
		to, known := m.get(x)
		assert.True(t, known)
		assert.Equal(t, strconv.Itoa(i), to.Text)
	}
	assert.Equal(t, 20, m.used)
}

func TestASubstituterBeginsAnew(t *testing.T) {
	key := FieldOf(ParamOf("f", 0, ""), "ID", "")
	put := func(r *Term) func(*Term) *Term {
		return func(t *Term) *Term {
			if t.Kind == Param {
				return r
			}
			return nil
		}
	}
	a, b := ResultOf("g#0", 0, ""), ResultOf("g#1", 0, "")
	s := NewSubstituter(put(a))
	assert.Equal(t, FieldOf(a, "ID", ""), s.Term(key))
	assert.Equal(t, FieldOf(b, "ID", ""), s.Reset(put(b)).Term(key))
}

func TestKeptKeepsOneOfTermsWithTheSameParts(t *testing.T) {
	var k kept
	row := ParamOf("f", 0, "")
	var first []*Term
	for i := range 50 {
		x := FieldOf(row, "F"+strconv.Itoa(i), "")
		first = append(first, x)
		assert.Same(t, x, k.keep(x))
	}
	for i, x := range first {
		assert.Same(t, x, k.keep(FieldOf(row, "F"+strconv.Itoa(i), "")))
	}
	assert.Equal(t, 50, k.used)
	other := FieldOf(ParamOf("f", 0, ""), "F1", "")
	assert.Same(t, other, k.keep(other), "its part is another one")
}

func TestEqualTermsHaveOneDigest(t *testing.T) {
	long := "github.com/acme/shop.charge#12/"
	a, b := ResultOf(long+"#1", 0, ""), ResultOf(long+"#1", 0, "")
	assert.Equal(t, a.digest(), b.digest())
	c := *b
	c.hash = 0 // as decoded from a fact
	assert.Equal(t, a.digest(), c.digest())
	for _, other := range []string{long + "#2", long + "#1/", "x" + long + "#1", long} {
		assert.NotEqual(t, a.digest(), ResultOf(other, 0, "").digest())
	}
}
