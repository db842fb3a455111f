package dbcall

import "github.com/dualwrite/dualwrite/passes/provenance"

// join reads strings.Join. A list that differs between alternatives gives a
// text for each; one grown in a loop over the keys of a record has a member for
// every key.
func (c *composer) join(args []*term) []text {
	sep := c.read(at(args, 1))
	var out []text
	for _, list := range lists(at(args, 0)) {
		if len(list) == 0 {
			continue
		}
		one := c.read(list[0])
		for _, a := range list[1:] {
			one = product(product(one, sep), c.read(a))
		}
		out = append(out, one...)
	}
	if len(out) == 0 {
		return []text{{s: hole}}
	}
	return out[:min(len(out), maxAlternatives)]
}

// lists returns the lists t may be; an unknown part is an unknown member.
func lists(t *term) [][]*term {
	t = bare(t)
	switch {
	case t.Kind == provenance.Alt:
		var out [][]*term
		for _, a := range t.Args {
			out = append(out, lists(a)...)
		}
		return out[:min(len(out), maxAlternatives)]
	case t.Kind == provenance.Op && t.Text == "append":
		out := [][]*term{nil}
		for _, a := range t.Args {
			out = appendEach(out, lists(a))
		}
		return out
	case t.IsNil():
		return [][]*term{nil}
	case isList(t):
		var out []*term
		for _, m := range t.Args {
			out = append(out, perKey(m)...)
		}
		return [][]*term{out}
	}
	return [][]*term{{provenance.Nothing()}}
}

// appendEach returns every list of a continued by every list of b.
func appendEach(a, b [][]*term) [][]*term {
	var out [][]*term
	for _, x := range a {
		for _, y := range b {
			if len(out) < maxAlternatives {
				out = append(out, append(x[:len(x):len(x)], y...))
			}
		}
	}
	return out
}

// perKey returns m once for each key of the record that it loops over, or m
// itself.
func perKey(m *term) []*term {
	var key *term
	m.Walk(func(t *term) bool {
		if key == nil && isKeyOf(t) && isRecord(bare(t.Args[0])) {
			key = t
		}
		return key == nil
	})
	if key == nil {
		return []*term{m}
	}
	var out []*term
	fields(bare(key.Args[0]), func(name string, _ *term) {
		out = append(out, provenance.Subst(m, func(t *term) *term {
			if t == key || isKeyOf(t) && t.Args[0] == key.Args[0] {
				return provenance.String(name)
			}
			return nil
		}))
	})
	return out
}

// isKeyOf reports whether t is some key of a map.
func isKeyOf(t *term) bool {
	return t.Kind == provenance.Op && t.Text == "key" && len(t.Args) == 1
}

// keyedRecord returns the record whose keys a text lists, or nil.
func keyedRecord(t *term) *term {
	var record *term
	t.Walk(func(u *term) bool {
		if record == nil && isKeyOf(u) && isRecord(bare(u.Args[0])) {
			record = bare(u.Args[0])
		}
		return record == nil
	})
	return record
}

// fill gives the columns of a statement, whose text lists the keys of a record,
// the record's values where nothing else is known.
func fill(s *Stmt, record *term) {
	if record == nil {
		return
	}
	for i := range s.Sets {
		if v := s.Sets[i].Value; v == nil || v.Kind == provenance.Unknown {
			s.Sets[i].Value = memberOf(record, s.Sets[i].Column)
		}
	}
	for _, c := range s.Columns {
		if _, ok := s.Set(c); !ok && record.Member(c) != nil && s.Writes() {
			s.Sets = append(s.Sets, Set{Column: c, Value: memberOf(record, c)})
		}
	}
}
