package effectflow

import (
	"encoding/binary"
	"slices"
)

// facts are the sets of what is known at the steps of a graph. Each set is kept once,
// and has a number: most steps know what the step before them does.
type facts struct {
	list   []known  // what may be known; a bit each in the sets
	moving []uint64 // what holds for one round of a loop
	sets   [][]uint64
	number map[string]int // of a set, by its bytes
	at     map[known]int  // the bit

	room []uint64
	text []byte
}

func newFacts(qs []question) *facts {
	f := &facts{number: map[string]int{}, at: map[known]int{}}
	var moving []int
	for _, q := range qs {
		for _, is := range []bool{true, false} {
			k := known{q.value, q.text, is}
			if _, ok := f.at[k]; ok {
				continue
			}
			if q.moves {
				moving = append(moving, len(f.list))
			}
			f.at[k] = len(f.list)
			f.list = append(f.list, k)
		}
	}
	words := (len(f.list) + 63) / 64
	f.moving, f.room = make([]uint64, words), make([]uint64, words)
	for _, i := range moving {
		set(f.moving, i)
	}
	f.keep() // the empty set is number 0
	return f
}

func set(row []uint64, i int) { row[i/64] |= 1 << (i % 64) }

// keep returns the number of the set in f.room.
func (f *facts) keep() int {
	f.text = f.text[:0]
	for _, w := range f.room {
		f.text = binary.LittleEndian.AppendUint64(f.text, w)
	}
	n, ok := f.number[string(f.text)]
	if !ok {
		n = len(f.sets)
		f.number[string(f.text)] = n
		f.sets = append(f.sets, slices.Clone(f.room))
	}
	return n
}

func (f *facts) with(n int, k known) int {
	copy(f.room, f.sets[n])
	set(f.room, f.at[k])
	return f.keep()
}

// passing returns what is left of set n behind a loop.
func (f *facts) passing(n int) int {
	for i, w := range f.sets[n] {
		f.room[i] = w &^ f.moving[i]
	}
	return f.keep()
}

func (f *facts) both(n, m int) int {
	for i, w := range f.sets[n] {
		f.room[i] = w & f.sets[m][i]
	}
	return f.keep()
}

// flow returns the number of what is known at each step on all ways that lead to it,
// nil if there is too much to tell.
func (f *facts) flow(g *Graph, qs []question) []int {
	at := make(map[*Node]*question, len(qs))
	for i := range qs {
		at[qs[i].node] = &qs[i]
	}
	class, reached := make([]int, len(g.Nodes)), make([]bool, len(g.Nodes))
	reached[0] = true
	for i, n := range g.Nodes { // in reverse postorder: before what follows
		if !reached[i] {
			continue // only by way of a loop
		}
		for side, e := range n.Succ {
			to := int(e.To.index)
			if e.Back || to <= i {
				continue
			}
			out := class[i]
			if q := at[n]; q != nil {
				out = f.with(out, known{q.value, q.text, q.is == (side == 0)})
			}
			if out != 0 && leaves(n, e.To) {
				out = f.passing(out)
			}
			if reached[to] && class[to] != out {
				out = f.both(class[to], out)
			}
			reached[to], class[to] = true, out
		}
		if len(f.sets) > maxSets {
			return nil
		}
	}
	if f.classes(class) > maxClasses {
		return nil
	}
	return class
}

// classes counts the sets that are known at some step.
func (f *facts) classes(class []int) (n int) {
	used := make([]bool, len(f.sets))
	for _, k := range class {
		if !used[k] {
			used[k] = true
			n++
		}
	}
	return n
}

// separate returns for each set the steps at which something is known that contradicts it.
func (f *facts) separate(class []int) [][]uint64 {
	words := (len(class) + 63) / 64
	holds := make([][]uint64, len(f.list)) // the steps at which a fact is known
	steps := make([][]uint64, len(f.sets))
	for i, k := range class {
		if steps[k] == nil {
			steps[k] = make([]uint64, words)
		}
		set(steps[k], i)
	}
	for k, row := range steps {
		if row != nil {
			f.each(k, func(i int) { holds[i] = union(holds[i], row) })
		}
	}
	against := f.against(holds)
	not := make([][]uint64, len(f.sets))
	for k, row := range steps {
		if row != nil {
			f.each(k, func(i int) { not[k] = union(not[k], against[i]) })
		}
	}
	return not
}

// against returns for each fact the steps at which one is known that it can't hold with.
func (f *facts) against(holds [][]uint64) [][]uint64 {
	of := map[int][]int{} // the facts about a value
	for i, k := range f.list {
		if holds[i] != nil {
			of[k.value] = append(of[k.value], i)
		}
	}
	out := make([][]uint64, len(f.list))
	for i, k := range f.list {
		if holds[i] == nil {
			continue
		}
		for _, j := range of[k.value] {
			if k.against(f.list[j]) {
				out[i] = union(out[i], holds[j])
			}
		}
	}
	return out
}

// each calls do for what set n holds.
func (f *facts) each(n int, do func(i int)) {
	for i := range f.list {
		if f.sets[n][i/64]&(1<<(i%64)) != 0 {
			do(i)
		}
	}
}

func union(a, b []uint64) []uint64 {
	if b == nil {
		return a
	}
	if a == nil {
		return slices.Clone(b)
	}
	for i, w := range b {
		a[i] |= w
	}
	return a
}
