package provenance

// rebuilt remembers what terms were made into. It is a map made for being emptied
// often: a graph is put together of thousands of pieces, each with a substitution of
// its own, and most substitute in a few terms only.
type rebuilt struct {
	slots []rewrite
	used  int
	round uint32 // entries of other rounds are empty
}

type rewrite struct {
	from, to *Term
	round    uint32
}

func (m *rebuilt) get(t *Term) (*Term, bool) {
	if m.used == 0 {
		return nil, false
	}
	s := m.slot(t)
	return s.to, s.round == m.round
}

func (m *rebuilt) put(t, to *Term) {
	if 4*m.used >= 3*len(m.slots) {
		m.grow()
	}
	s := m.slot(t)
	if s.round != m.round {
		m.used++
	}
	*s = rewrite{t, to, m.round}
}

// slot returns where t stands, or the free place where it belongs.
func (m *rebuilt) slot(t *Term) *rewrite {
	mask := uint64(len(m.slots) - 1)
	for i := t.spread(); ; i++ {
		if s := &m.slots[i&mask]; s.round != m.round || s.from == t {
			return s
		}
	}
}

func (m *rebuilt) grow() {
	old := m.slots
	m.slots = make([]rewrite, max(8, 2*len(old)))
	if m.round == 0 {
		m.round = 1
	}
	for _, e := range old {
		if e.round == m.round {
			*m.slot(e.from) = e
		}
	}
}

func (m *rebuilt) clear() {
	m.used = 0
	if m.round++; m.round == 0 { // after four billion rounds
		m.slots = nil
	}
}

// spread returns a number by which terms are told apart, mostly.
func (t *Term) spread() uint64 {
	if t.hash != 0 {
		return fold(t.hash)
	}
	return fold(mix(uint64(len(t.Text)), uint64(t.N))) + uint64(t.Kind) // decoded from a fact
}

// kept is a set of terms of which each is there once, parts and all.
type kept struct {
	slots []*Term // by hash, or the next free place after it
	used  int
}

// keep returns the term of the set with the same parts, which t becomes if there is
// none.
func (k *kept) keep(t *Term) *Term {
	if 4*k.used >= 3*len(k.slots) {
		k.grow()
	}
	s := k.slot(t, func(u *Term) bool { return u == t || u.same(t) })
	if *s == nil {
		*s = t
		k.used++
	}
	return *s
}

// find returns the term of the set with the same parts as t, nil if there is none.
func (k *kept) find(t *Term) *Term {
	if len(k.slots) == 0 {
		return nil
	}
	return *k.slot(t, func(u *Term) bool { return u.same(t) })
}

// slot returns where a term like t stands that is the one, or the free place where
// it belongs.
func (k *kept) slot(t *Term, is func(*Term) bool) **Term {
	mask := uint64(len(k.slots) - 1)
	for i := fold(t.digest()); ; i++ {
		if s := &k.slots[i&mask]; *s == nil || (*s).hash == t.hash && is(*s) {
			return s
		}
	}
}

func (k *kept) grow() {
	old := k.slots
	k.slots = make([]*Term, max(8, 2*len(old)))
	for _, t := range old {
		if t != nil {
			*k.slot(t, func(*Term) bool { return false }) = t
		}
	}
}
