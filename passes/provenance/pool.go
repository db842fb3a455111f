package provenance

import (
	"slices"
	"strings"
)

// Pool keeps one of several equal terms and texts. The summaries of a package
// mention the same constants, parameters and types thousands of times, each made
// where it was needed, and live as long as the program:
//
//	p := provenance.NewPool()
//	call.Args[0] = p.Term(call.Args[0])
//
// Terms are not changed: what has another equal part is made anew.
type Pool struct {
	texts map[string]string
	lists map[string]*[]string
	terms map[uint64]*Term // by digest, or the next free number after it
	known map[*Term]*Term
	built kept // by substitutions
}

// NewPool returns an empty pool.
func NewPool() *Pool {
	return &Pool{
		texts: map[string]string{}, lists: map[string]*[]string{},
		terms: map[uint64]*Term{}, known: map[*Term]*Term{},
	}
}

// Text returns a text equal to s that is no part of a larger one, such as a file.
func (p *Pool) Text(s string) string {
	if s == "" {
		return ""
	}
	if same, ok := p.texts[s]; ok {
		return same
	}
	s = strings.Clone(s)
	p.texts[s] = s
	return s
}

// Texts returns a list equal to list, which nobody may change.
func (p *Pool) Texts(list []string) []string {
	if len(list) == 0 {
		return list
	}
	return *p.list(list)
}

func (p *Pool) list(list []string) *[]string {
	if len(list) == 0 {
		return nil
	}
	key := strings.Join(list, "\x00")
	if same, ok := p.lists[key]; ok {
		return same
	}
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = p.Text(s)
	}
	p.lists[key] = &out
	return &out
}

// Term returns a term equal to t in every respect.
func (p *Pool) Term(t *Term) *Term {
	if t == nil || t == unknown {
		return t
	}
	if same, ok := p.known[t]; ok {
		return same
	}
	same := p.find(t)
	p.known[t] = same
	return same
}

// Terms puts terms of the pool into ts.
func (p *Pool) Terms(ts []*Term) {
	for i, t := range ts {
		ts[i] = p.Term(t)
	}
}

func (p *Pool) find(t *Term) *Term {
	args := slices.Clone(t.Args)
	p.Terms(args)
	for key := t.digest(); ; key++ {
		switch u := p.terms[key]; {
		case u == nil:
			c := *t
			c.Text, c.Type, c.names, c.Args = p.Text(t.Text), p.Text(t.Type), p.list(t.Names()), args
			p.terms[key] = &c
			return &c
		case u.looks(t) && slices.Equal(u.Args, args):
			return u
		}
	}
}

// looks reports whether t and u differ in their parts at most.
func (t *Term) looks(u *Term) bool {
	return t.Kind == u.Kind && t.N == u.N && t.pos == u.pos && t.size == u.size &&
		t.Text == u.Text && t.Type == u.Type && slices.Equal(t.Names(), u.Names())
}

// same reports whether t and u have the same parts, too.
func (t *Term) same(u *Term) bool { return t.looks(u) && slices.Equal(t.Args, u.Args) }
