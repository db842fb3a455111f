package provenance

import "strconv"

// Either is the step of a builder that grew on some ways only. Its receiver is the
// builder with all steps, its argument says how many of the last ones may not have
// been done. An Alt would hold the whole builder once more for each test:
//
//	q := db.Orders.Create().SetNumber(n)
//	if note != "" {
//		q = q.SetNote(note)
//	}
//
// It is used where the Alt is too large to be told.
const Either = "chain:either.Steps"

// either folds alternatives that go on from one of them into one chain; nil if
// they are no such builders.
func either(ts []*Term) *Term {
	longest, steps := 0, -1
	for i, t := range ts {
		if n := len(spine(t)); t.IsChain() && n > steps {
			longest, steps = i, n
		}
	}
	if steps < 0 {
		return nil
	}
	c := ts[longest]
	down, other := spine(c), -1
	skipped := 0
	for i, t := range ts {
		if i == longest {
			continue
		}
		switch k := indexOf(down, t); {
		case k >= 0:
			skipped = max(skipped, k)
		case other >= 0:
			return nil
		default:
			other = i
		}
	}
	if other < 0 {
		return atMost(c, skipped)
	}
	return beside(c, ts[other], skipped)
}

// beside is c, of which the last steps may be missing, or what o makes of it.
func beside(c, o *Term, skipped int) *Term {
	down := spine(c)
	for i, t := range spine(o) {
		if k := indexOf(down, t); k >= 0 && t.IsChain() && i > 0 {
			return atMost(onto(o, i, atMost(c, max(k, skipped))), i)
		}
	}
	return nil
}

// onto does the last n steps of t on another builder.
func onto(t *Term, n int, on *Term) *Term {
	if n == 0 {
		return on
	}
	args := append([]*Term{onto(t.Args[0], n-1, on)}, t.Args[1:]...)
	return OpOf(t.Text, t.Type, args...)
}

func atMost(t *Term, skipped int) *Term {
	if skipped == 0 {
		return t
	}
	return OpOf(Either, t.Type, t, Int(skipped))
}

// spine returns the builder t, what its last step was done on, and so on.
func spine(t *Term) []*Term {
	out := []*Term{t}
	for t.IsChain() && len(t.Args) > 0 {
		t = t.Args[0]
		out = append(out, t)
	}
	return out
}

func indexOf(list []*Term, t *Term) int {
	for i, u := range list {
		if u == t || u.Size() == t.Size() && Equal(u, t) {
			return i
		}
	}
	return -1
}

// Optional returns how many of the last steps of an Either may be missing.
func (t *Term) Optional() (steps int, ok bool) {
	if t.Kind != Op || t.Text != Either || len(t.Args) != 2 {
		return 0, false
	}
	n, err := strconv.Atoi(t.Args[1].Text)
	return n, err == nil && n > 0
}
