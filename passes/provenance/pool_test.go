package provenance

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPoolKeepsOneOfEqualTerms(t *testing.T) {
	row := func(n int) *Term {
		f := FieldOf(ParamOf("shop.Pay", 1, "shop.Order"), "ID", "")
		o := ObjectOf("shop.Charge", []string{"Key", "Sum"}, []*Term{f, String("10")})
		return OpOf("call:shop.New", "", o, Int(n))
	}
	p := NewPool()
	a, b, other := p.Term(row(1)), p.Term(row(1)), p.Term(row(2))
	assert.Same(t, a, b)
	assert.NotSame(t, a, other)
	assert.Same(t, a.Args[0], other.Args[0], "the parts as well")
	assert.True(t, Equal(a, row(1)))
	assert.Equal(t, row(1), a)
}

func TestPoolTellsApartWhatEqualDoesNot(t *testing.T) {
	p := NewPool()
	a, b := ParamOf("f", 0, "shop.Order"), ParamOf("f", 0, "shop.Item")
	assert.True(t, Equal(a, b))
	assert.NotSame(t, p.Term(a), p.Term(b), "another type")
	x, y := MintedBy("clock", "", 3), MintedBy("clock", "", 7)
	assert.NotSame(t, p.Term(x), p.Term(y), "another place")
	assert.Equal(t, y.Pos(), p.Term(y).Pos())
	assert.Same(t, Nothing(), p.Term(Nothing()))
	assert.Nil(t, p.Term(nil))
}

func TestPoolKeepsOneOfEqualLists(t *testing.T) {
	p := NewPool()
	a, b := p.Texts([]string{"error", "int"}), p.Texts([]string{"error", "int"})
	assert.Same(t, &a[0], &b[0])
	assert.Equal(t, []string{"errorint"}, p.Texts([]string{"errorint"}))
	assert.Nil(t, p.Texts(nil))
}

func TestSubstitutersShareAPool(t *testing.T) {
	row := ResultOf("shop.Pay#0", 0, "")
	put := func(t *Term) *Term {
		if t.Kind == Param {
			return row
		}
		return nil
	}
	field := func(name string) *Term { return FieldOf(ParamOf("shop.charge", 0, ""), name, "") }
	pool := NewPool()
	first := NewSubstituter(put).Into(pool).Term(field("ID"))
	assert.Equal(t, FieldOf(row, "ID", ""), first)
	assert.Same(t, first, NewSubstituter(put).Into(pool).Term(field("ID")))
	assert.NotSame(t, first, NewSubstituter(put).Into(pool).Term(field("Sum")))
	assert.NotSame(t, first, NewSubstituter(put).Term(field("ID")), "without a pool")
}
