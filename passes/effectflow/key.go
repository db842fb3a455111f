package effectflow

import (
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Key is the idempotency key an effect is given, as far as it can be seen.
type Key struct {
	Term   *provenance.Term // nil when no place for a key is filled
	Named  bool             // the place is called a key, reference, request id ...
	Slot   string           // the place, for messages: header, field or parameter
	Minted []*provenance.Term
	Stable bool             // what it is made of does not change from attempt to attempt
	Soft   bool             // the place names the work, but is not called an idempotency key
	Weak   *provenance.Term // an identity that travels in a place nobody calls a key
}

// Given reports whether a place for a key is filled with something.
func (k Key) Given() bool { return k.Term != nil }

// candidate is one filled place. A strong place is called an idempotency key by
// its API, a soft one only names the work: a reference, a message or request id.
// The value in a carried place may be an identity, but nothing says that anybody
// looks at it.
type candidate struct {
	slot string
	term *provenance.Term
	rank rank
}

type rank uint8

const (
	carries rank = iota
	soft
	strong
)

func ranked(key, weak bool) rank {
	switch {
	case !key:
		return carries
	case weak:
		return soft
	}
	return strong
}

// choose takes the best place that is filled: what stands in a strong one counts,
// whatever the others hold.
func choose(cs []candidate, carried []*provenance.Term) Key {
	k := pick(cs, strong)
	if !k.Given() {
		k = pick(cs, soft)
		k.Soft = k.Given()
	}
	for _, c := range cs {
		if k.Weak == nil && c.rank < strong && !empty(c.term) && len(Minted(c.term)) == 0 && Identity(c.term) != nil {
			k.Weak = c.term
		}
	}
	for _, t := range carried {
		if k.Weak == nil {
			k.Weak = Identity(t)
		}
	}
	return k
}

func pick(cs []candidate, r rank) Key {
	var k Key
	for _, c := range cs {
		if c.rank != r || empty(c.term) || k.Stable {
			continue
		}
		minted := Minted(c.term)
		if _, constant := c.term.Const(); constant && r == soft {
			continue // names no work
		}
		if len(minted) == 0 || !k.Given() {
			k = Key{Term: c.term, Slot: c.slot, Named: true, Minted: minted, Stable: len(minted) == 0}
		}
	}
	return k
}

// empty reports whether t is no value at all.
func empty(t *provenance.Term) bool {
	if t == nil || t.IsNil() {
		return true
	}
	s, ok := t.Const()
	return ok && s == "" || t.Kind == provenance.Object && len(t.Args) == 0
}

// Minted returns the parts of t that are new on every attempt.
func Minted(t *provenance.Term) []*provenance.Term {
	var out []*provenance.Term
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Minted:
			out = append(out, u)
		case provenance.Field:
			if !dbcall.AttemptColumn(u.Text) {
				return true
			}
			out = append(out, u)
			return false
		case provenance.Result:
			return false
		case provenance.Op:
			return u.Text != "txctx" && u.Text != "ctx"
		}
		return true
	})
	return out
}

// Identity returns a part of t that names the work: a field or parameter that is
// called an id, key or number, or a whole row that is sent along.
func Identity(t *provenance.Term) *provenance.Term {
	var found *provenance.Term
	t.Walk(func(u *provenance.Term) bool {
		if found != nil {
			return false
		}
		switch u.Kind {
		case provenance.Field:
			if identityName(u.Text) {
				found = u
			}
			return false // other fields of a row don't name it
		case provenance.Op:
			if prose(u) {
				return false // a number in a text is no name
			}
			if u.Text == "encode" && len(u.Args) > 0 {
				found = rowIn(u.Args[0])
			}
			return !strings.HasPrefix(u.Text, "chain:") && found == nil
		}
		return true
	})
	return found
}

// prose recognises texts written for people.
func prose(t *provenance.Term) bool {
	if t.Text == provenance.MixedText {
		return true
	}
	if t.Text != "format" && t.Text != "+" && t.Text != "call:fmt.Appendf" && t.Text != "call:fmt.Sprintf" {
		return false
	}
	for _, a := range t.Args {
		if s, ok := a.Const(); ok && strings.ContainsAny(s, " \n") {
			return true
		}
	}
	return false
}

// rowIn returns a whole row or parameter that is encoded as it is.
func rowIn(t *provenance.Term) *provenance.Term {
	switch t.Kind {
	case provenance.Param, provenance.Elem, provenance.Result:
		if t.Type != "" && !(t.Kind == provenance.Elem && t.Args[0].Kind == provenance.Object) { // parts made up here are no row
			return t
		}
	case provenance.Object, provenance.Alt:
		for _, a := range t.Args {
			if r := rowIn(a); r != nil {
				return r
			}
		}
	}
	return nil
}

func identityName(name string) bool {
	last := ""
	for w := range EachWord(name) {
		last = w
	}
	switch last {
	case "id", "uuid", "ulid", "guid", "key", "reference", "ref", "number", "no", "nr", "identifier", "slug":
		return true
	}
	return false
}

// modelledKey looks at the places where a modelled call can carry a key.
func modelledKey(n *Node) Key {
	var cs []candidate
	for _, s := range n.Row.Keys {
		cs = append(cs, slotValues(n, s)...)
	}
	beside, carried := n.told()
	for i, a := range n.Call.Args {
		if i == 0 && strings.HasPrefix(n.Row.Symbol, "(") {
			continue
		}
		beside = append(beside, headers(a)...)
		beside = append(beside, fields(a, 0)...)
		carried = append(carried, a)
		if row, args := n.built(a); row != nil {
			for _, b := range args {
				beside = append(beside, fields(b, 0)...)
			}
			carried = append(carried, args...)
		}
	}
	if r := n.request(); r != nil {
		beside = append(beside, headers(r)...)
	}
	if n.Row.Effect == models.Payment && hasKeyPlace(n.Row) {
		beside = strongOnly(beside)
		if pays(n.Row) {
			return choose(append(cs, beside...), nil)
		}
	}
	return choose(append(cs, beside...), carried)
}

func slotValues(n *Node, s models.Slot) []candidate {
	arg := n.arg(s.Arg + 1)
	if s.Arg < 0 && len(n.Call.Args) > 0 {
		arg = n.Call.Args[0]
	}
	if arg == nil {
		return nil
	}
	var out []candidate
	add := func(t *provenance.Term) {
		if t != nil {
			r := ranked(true, s.Weak)
			if s.Weak && (s.Kind == models.SlotArg || Identity(t) == nil && len(Minted(t)) == 0) {
				r = carries // a body, URL or routing key that may hold an identity
			}
			out = append(out, candidate{s.Name, t, r})
		}
	}
	switch s.Kind {
	case models.SlotField:
		if add(path(arg, s.Name)); len(out) == 0 {
			for _, one := range members(arg) {
				add(path(one, s.Name))
			}
		}
	case models.SlotSetter:
		add(setterValue(arg, s.Name))
	case models.SlotOption:
		for _, a := range n.Call.Args { // a task carries options, too
			for _, t := range n.options(a, s.Name) {
				add(t)
			}
		}
	case models.SlotArg:
		if !s.Weak || Identity(arg) != nil {
			add(arg)
		}
	}
	return out
}

// options returns the values of option function name in t.
func (n *Node) options(t *provenance.Term, name string) []*provenance.Term {
	slot := "option:" + name
	if row := n.world.table.Symbol(name); row != nil && row.Slot != "" {
		slot = "option:" + row.Slot
	}
	var out []*provenance.Term
	t.Walk(func(u *provenance.Term) bool {
		if u.Kind == provenance.Op && u.Text == slot && len(u.Args) > 0 {
			out = append(out, u.Args[0])
		}
		return true
	})
	return out
}

// path follows a field path, also when embedded structs are left out of it.
func path(t *provenance.Term, name string) *provenance.Term {
	cur := t
	for _, seg := range strings.Split(name, ".") {
		next := cur.Member(seg)
		if next == nil {
			if last := name[strings.LastIndexByte(name, '.')+1:]; last != name {
				return t.Member(last)
			}
			return nil
		}
		cur = next
	}
	return cur
}

// members returns what a list that is handed over holds, as far as it was put
// together here.
func members(t *provenance.Term) []*provenance.Term {
	switch {
	case t.Kind == provenance.Alt, t.Kind == provenance.Op && t.Text == "append":
		var out []*provenance.Term
		for _, a := range t.Args {
			if a.Kind == provenance.Object {
				out = append(out, a)
			}
			out = append(out, members(a)...)
		}
		return out
	case t.Kind == provenance.Object:
		var out []*provenance.Term
		for i, name := range t.Names() {
			if a := t.Args[i]; name == "" && a.Kind == provenance.Object {
				out = append(out, a)
			}
		}
		return out
	}
	return nil
}

// setterValue finds what a setter stored, on the object or on one embedded in it.
func setterValue(t *provenance.Term, name string) *provenance.Term {
	slot := strings.TrimPrefix(name, "Set")
	for _, s := range []string{name, slot} {
		if m := t.Member(s); m != nil {
			return m
		}
	}
	if t.Kind == provenance.Object {
		for _, a := range t.Args {
			if a.Kind == provenance.Object {
				if m := setterValue(a, name); m != nil {
					return m
				}
			}
		}
	}
	return nil
}

// namedKey looks at the parameters of an unresolved call by their names.
func namedKey(c *effects.CallInfo) Key {
	args := c.Args
	if len(args) == len(c.Params)+1 {
		args = args[1:]
	}
	var cs []candidate
	var carried []*provenance.Term
	for i, a := range args {
		if i < len(c.Params) && strings.HasSuffix(c.Types[i], "context.Context") {
			continue
		}
		if i < len(c.Params) {
			if key, weak := models.KeyField(c.Params[i]); key {
				cs = append(cs, candidate{c.Params[i], a, ranked(key, weak)})
			} else if naturalKey(c.Params[i]) {
				cs = append(cs, candidate{c.Params[i], a, strong})
			}
		}
		cs = append(cs, fields(a, 0)...)
		carried = append(carried, a)
	}
	k := choose(cs, carried)
	if k.Weak == nil {
		for i := range args {
			if i < len(c.Params) && identityName(c.Params[i]) && len(Minted(args[i])) == 0 {
				k.Weak = args[i]
			}
		}
	}
	return k
}

// declaredKey takes what a directive names: a parameter by its name or its position
// from 1, or a field of one.
func declaredKey(f *effects.Func, c *effects.CallInfo) Key {
	name, path, dotted := strings.Cut(f.KeyParam, ".")
	i := slices.IndexFunc(f.Params, func(p effects.Param) bool { return p.Name == name })
	if n, err := strconv.Atoi(name); err == nil {
		if i = n - 1; f.Flags&effects.Method != 0 {
			i = n
		}
	}
	if i < 0 || i >= len(c.Args) {
		return Key{}
	}
	t := c.Args[i]
	if dotted {
		for field := range strings.SplitSeq(path, ".") {
			t = provenance.FieldOf(t, field, "")
		}
	}
	return choose([]candidate{{f.KeyParam, t, strong}}, nil)
}
