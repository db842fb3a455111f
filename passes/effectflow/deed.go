package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// A program keeps a dozen senders behind one interface, a handler per channel in a
// registry, a back end per database. Nobody reads twelve implementations to know
// what such a call does: they do different things to the same end.
//
//	for _, s := range senders { s.Send(ctx, msg) } // mail, SMS, chat …
//
// common says what that end is.

const (
	// maxCommon is how many calls below an implementation its deed is looked for.
	maxCommon = 7
	// maxLooked bounds the functions looked at for one implementation.
	maxLooked = 200
)

// guessed is what the call of n is taken to do as long as nobody looks behind it:
// what its implementations have in common, else what its names say.
func (n *Node) guessed() Guess {
	if n.judged { // the rules ask at the same time
		return n.Guess()
	}
	if n.Call != nil && n.Row == nil && (n.Guess().Kind == NoGuess || n.Guess().Kind == GuessEffect && !n.Guess().Strong) {
		if g := n.world.common(n.Call); g.Kind != NoGuess {
			n.guess = &g
		}
	}
	return n.Guess()
}

// common returns what all that call c may run agrees in. One implementation in
// five may differ: the one for tests, the one that is switched off.
func (w *World) common(c *effects.CallInfo) Guess {
	if !fails(c) {
		return Guess{}
	}
	words := commonWords(c)
	if len(words) == 0 {
		return Guess{}
	}
	if c.Mode != effects.Interface || c.Recv == "" {
		return w.agree(c, words)
	}
	return w.aims.common.get(c.Recv+"\x00"+c.Sym, func() Guess { return w.agree(c, words) })
}

func (w *World) agree(c *effects.CallInfo, words []string) Guess {
	all := w.mayRun(c)
	if len(all) == 0 {
		return Guess{}
	}
	if recordVerb(words[0]) {
		if w.most(all, storing) > 0 && c.Mode == effects.Interface {
			return Guess{Kind: GuessRecord, Strong: true}
		}
		return Guess{}
	}
	counts := map[string]int{}
	for _, id := range all {
		counts[w.deedOf(id, acting)]++
	}
	delete(counts, "")
	family, n, sum := "", 0, 0
	for k, m := range counts {
		sum += m
		if m > n || m == n && k < family {
			family, n = k, m
		}
	}
	if !containsVerb(words) {
		sum = n // nothing but the deed speaks for it, so it must be one and the same
	}
	if sum*5 < len(all)*4 {
		return Guess{}
	}
	return Guess{Kind: GuessEffect, Effect: models.EffectKind(family), Strong: true}
}

// most returns how many of functions do what is asked for, 0 if that is less than
// four in five.
func (w *World) most(ids []string, kind deedKind) int {
	n := 0
	for _, id := range ids {
		if w.deedOf(id, kind) != "" {
			n++
		}
	}
	if n*5 < len(ids)*4 {
		return 0
	}
	return n
}

// commonWords returns the words of a method's name, or of a function value's, nil
// if it has the name of a question.
func commonWords(c *effects.CallInfo) []string {
	_, method := splitName(c)
	words := Words(method)
	if c.Mode == effects.Value && !containsVerb(words) || len(words) == 0 || readVerb(words[0]) || readPrefix(words[0]) {
		return nil
	}
	return words
}

// mayRun returns the functions behind c: the implementations of a method that are
// too many to be looked at one by one, or what a variable may hold.
func (w *World) mayRun(c *effects.CallInfo) []string {
	var out []string
	switch {
	case c.Mode == effects.Interface && w.impls != nil:
		for _, x := range w.impls.Of(c) {
			if !slices.Contains(out, x.Func) {
				out = append(out, x.Func)
			}
		}
		if len(out) <= maxImpls {
			return nil
		}
	case c.Mode == effects.Value && c.Fn != nil:
		for _, id := range w.aims.of(c.Fn).Funcs {
			out = append(out, w.bodies(id)...)
		}
	}
	return out
}

// deedKind is what a function is looked through for.
type deedKind uint8

const (
	acting  deedKind = iota // something that the world sees
	storing                 // a durable write
)

// deedKey is a question about a function.
type deedKey struct {
	id   string
	kind deedKind
}

// deedOf returns the first deed of a kind that function id leads to, whatever
// happens on the way: the family of an effect, or the name of what it writes to; ""
// if there is none.
func (w *World) deedOf(id string, kind deedKind) string {
	return w.aims.deeds.get(deedKey{id, kind}, func() string { return w.findDeed(id, kind) })
}

func (w *World) findDeed(id string, kind deedKind) string {
	found := ""
	seen := map[string]bool{id: true}
	level := []string{id}
	for depth := 0; depth < maxCommon && found == "" && len(level) > 0 && len(seen) < maxLooked; depth++ {
		var next []string
		for _, at := range level {
			if f := w.fn(at); f != nil && found == "" && w.live(at) {
				found, next = w.deedIn(f, kind, seen, next)
			}
		}
		level = next
	}
	return found
}

// deedIn looks at the calls of f, and adds what they lead to to next.
func (w *World) deedIn(f *effects.Func, kind deedKind, seen map[string]bool, next []string) (string, []string) {
	for i := range f.Nodes {
		c := f.Nodes[i].Call
		if c == nil {
			continue
		}
		if d := w.ownDeed(c, kind); d != "" {
			return d, nil
		}
		for _, callee := range w.callees(c) {
			if !seen[callee] {
				seen[callee] = true
				next = append(next, callee)
			}
		}
	}
	return "", next
}

// ownDeed returns what call c does by itself.
func (w *World) ownDeed(c *effects.CallInfo, kind deedKind) string {
	if c.Mode != effects.Modelled {
		return ""
	}
	row := w.rowOf(c)
	switch {
	case row == nil:
	case kind == acting && (row.Kind == models.Effect || row.Kind == models.Enqueue):
		if !repeatableVerb(row.Verb) && row.Effect != models.Object && row.Effect != models.File {
			return string(row.Effect)
		}
	case kind == storing && (row.Kind == models.Exec || row.Kind == models.Write):
		stmts := w.reader.Of(row, c.Args)
		if len(stmts) == 0 || slices.ContainsFunc(stmts, stores) {
			return row.Symbol
		}
	}
	return ""
}

// stores reports whether s leaves something behind.
func stores(s dbcall.Stmt) bool {
	switch s.Verb {
	case sqltext.Insert, sqltext.Update, sqltext.Replace, sqltext.Merge:
		return true
	}
	return false
}

// containsVerb reports whether one of words names something that the world sees.
func containsVerb(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		_, ok := effectVerbs[w]
		return ok || w == "sender" || w == "notifier" || w == "publisher" || w == "mailer" || w == "charger"
	})
}

func recordVerb(w string) bool {
	return slices.Contains(recordVerbs, w) || w == "set" || w == "update" || w == "store" || w == "insert"
}
