package effects

import (
	"bytes"
	"encoding/gob"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// filler gives every exported field a value of its own, so that one which is not
// carried, or carried into another, is seen.
type filler struct{ n int64 }

func (f *filler) fill(v reflect.Value) {
	f.n++
	switch v.Kind() {
	case reflect.String:
		v.SetString(string(rune('a'+f.n%26)) + string(rune('a'+f.n/26%26)) + string(rune('a'+f.n/676)))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(f.n * (1 - 2*(f.n%2))) // negative, too
	case reflect.Uint8, reflect.Uint16:
		v.SetUint(uint64(f.n % 200))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Pointer:
		if v.Type() == reflect.TypeFor[*provenance.Term]() {
			leaf := &provenance.Term{Kind: provenance.Result, Text: string(rune('A' + f.n%26)), N: int(-f.n), Type: "t"}
			list := &provenance.Term{Kind: provenance.Object, N: int(f.n), Args: []*provenance.Term{leaf, leaf, provenance.String("s")}}
			list.SetNames([]string{"x", "y", ""})
			v.Set(reflect.ValueOf(list))
			return
		}
		v.Set(reflect.New(v.Type().Elem()))
		f.fill(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				f.fill(v.Field(i))
			}
		}
	default:
		panic("no value for a " + v.Kind().String())
	}
}

// A field that somebody adds to a summary must be added to wire.go.
func TestFactsHoldEverything(t *testing.T) {
	var p Package
	(&filler{}).fill(reflect.ValueOf(&p).Elem())
	same(t, &p, read(t, sent(t, &p)))
	same(t, &p, read(t, sent(t, sent(t, &p))), "what is handed on stays the same")
	assert.Equal(t, &Package{}, sent(t, &Package{}).Unpacked())
}

// Each boolean has a place of its own.
func TestFactsTellBooleansApart(t *testing.T) {
	for i := range 4 {
		c := &CallInfo{}
		*[]*bool{&c.Deferred, &c.Async, &c.Joined, &c.Maybe}[i] = true
		p := &Package{Funcs: []*Func{{Nodes: []Node{{Call: c}}}}}
		assert.Equal(t, p, read(t, sent(t, p)))
	}
}

// sent returns what another process gets.
func sent(t *testing.T, p *Package) *Package {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, gob.NewEncoder(&b).Encode(p))
	out := new(Package)
	require.NoError(t, gob.NewDecoder(&b).Decode(out))
	return out
}

// read returns what a fact says, whether that makes sense or not.
func read(t *testing.T, p *Package) *Package {
	t.Helper()
	out, err := p.outline()
	if out == nil {
		require.NoError(t, err)
	}
	for _, f := range out.Funcs {
		require.NoError(t, f.read())
		f.rest, f.arity = nil, 0
	}
	out.index, out.outlined = nil, false
	return out
}

// same compares exported fields: a term that was read knows its size.
func same(t *testing.T, want, got *Package, why ...any) {
	t.Helper()
	equalFields(t, reflect.ValueOf(want), reflect.ValueOf(got), why...)
}

func equalFields(t *testing.T, a, b reflect.Value, why ...any) {
	t.Helper()
	switch a.Kind() {
	case reflect.Pointer:
		require.Equal(t, a.IsNil(), b.IsNil(), why...)
		if !a.IsNil() {
			equalFields(t, a.Elem(), b.Elem(), why...)
		}
	case reflect.Slice:
		require.Equal(t, a.Len(), b.Len(), why...)
		for i := range a.Len() {
			equalFields(t, a.Index(i), b.Index(i), why...)
		}
	case reflect.Struct:
		for i := range a.NumField() {
			if a.Type().Field(i).IsExported() {
				equalFields(t, a.Field(i), b.Field(i), why...)
			}
		}
	default:
		require.Equal(t, a.Interface(), b.Interface(), why...)
	}
}

// Equal terms travel once, however often they were made.
func TestFactsHoldATermOnce(t *testing.T) {
	key := func() *provenance.Term {
		return provenance.FieldOf(provenance.ParamOf("m.F", 0, "m.Order"), "ID", "string")
	}
	of := func(n int) int {
		p := &Package{}
		for range n {
			p.Flows = append(p.Flows, Flow{"m.x", key()})
		}
		data, err := p.MarshalBinary()
		require.NoError(t, err)
		return len(data)
	}
	assert.LessOrEqual(t, of(20)-of(10), 10*3)
	p := sent(t, &Package{Flows: []Flow{{"m.x", key()}, {"m.y", key()}}}).Unpacked()
	assert.Same(t, p.Flows[0].Value, p.Flows[1].Value)
}

// Appending to what was read leaves its neighbours alone.
func TestReadListsEndWhereTheyEnd(t *testing.T) {
	var p Package
	(&filler{}).fill(reflect.ValueOf(&p).Elem())
	q := read(t, sent(t, &p))
	_ = append(q.Flows[0].Value.Args, provenance.Nothing())
	_ = append(q.Flows[0].Value.Names(), "z")
	same(t, &p, q)
}

// Damage is nothing, and no panic.
func TestDamagedPackage(t *testing.T) {
	var p Package
	(&filler{}).fill(reflect.ValueOf(&p).Elem())
	data, err := p.MarshalBinary()
	require.NoError(t, err)
	for i := range data {
		cut := Package{packed: data[:i]}
		if i > 0 {
			assert.Equal(t, &Package{}, cut.Unpacked())
		}
		for bit := range 8 {
			bad := bytes.Clone(data)
			bad[i] ^= 1 << bit
			damaged := Package{packed: bad}
			assert.NotPanics(t, func() { damaged.Unpacked() })
		}
	}
}
