package vettool

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// pieces are the parts of a summary that can be set, by type.
type pieces map[reflect.Type][]reflect.Value

func (p pieces) add(v reflect.Value, seen map[any]bool) {
	if v.CanSet() {
		p[v.Type()] = append(p[v.Type()], v)
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() && !seen[v.Interface()] {
			seen[v.Interface()] = true
			p.add(v.Elem(), seen)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				p.add(v.Field(i), seen)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			p.add(v.Index(i), seen)
		}
	}
}

// mix puts pieces of a summary where others of the same type are.
func (p pieces) mix(r *rand.Rand) {
	types := slices.SortedFunc(maps.Keys(p), func(a, b reflect.Type) int { return strings.Compare(a.String(), b.String()) })
	for range 1 + r.IntN(5) {
		all := p[types[r.IntN(len(types))]]
		to, from := all[r.IntN(len(all))], all[r.IntN(len(all))]
		switch {
		case to.Kind() == reflect.Bool:
			to.SetBool(!to.Bool())
		case to.Kind() == reflect.Int && r.IntN(2) == 0:
			to.SetInt(to.Int() + int64(r.IntN(5)-2))
		default:
			to.Set(reflect.ValueOf(from.Interface())) // a copy, unlike from
		}
	}
}

// endless reports whether a term is a part of itself, which no fact can say.
func (p pieces) endless() bool {
	const entered, left = 1, 2
	state := map[*provenance.Term]int{}
	var visit func(t *provenance.Term) bool
	visit = func(t *provenance.Term) bool {
		if t == nil || state[t] == left {
			return false
		}
		if state[t] == entered {
			return true
		}
		state[t] = entered
		found := slices.ContainsFunc(t.Args, visit)
		state[t] = left
		return found
	}
	return slices.ContainsFunc(p[reflect.TypeFor[*provenance.Term]()], func(v reflect.Value) bool {
		return visit(v.Interface().(*provenance.Term))
	})
}

// mixed is a fact about store that may be well formed, and makes no sense.
func mixed(t *testing.T, data []byte, r *rand.Rand) []byte {
	t.Helper()
	var fact effects.Package
	require.NoError(t, fact.UnmarshalBinary(data))
	summary, all := fact.Unpacked(), pieces{}
	all.add(reflect.ValueOf(summary).Elem(), map[any]bool{})
	all.mix(r)
	if all.endless() {
		return nil
	}
	out, err := summary.MarshalBinary()
	require.NoError(t, err)
	return out
}

// Whatever a well-formed fact says, the rules get through.
func TestMixedFacts(t *testing.T) {
	p := newPair(t)
	good, used := p.fact(t), 0
	for n := range uint64(400) {
		data := mixed(t, good, rand.New(rand.NewPCG(1, n)))
		var fact effects.Package
		require.NoError(t, fact.UnmarshalBinary(data))
		if data == nil || fact.Damage() != nil {
			continue
		}
		used++
		start := time.Now()
		assert.Empty(t, p.with(t, data).Failures, "round %d", n)
		assert.Less(t, time.Since(start), time.Minute, "round %d", n)
	}
	assert.Greater(t, used, 100, "most are well formed")
}
