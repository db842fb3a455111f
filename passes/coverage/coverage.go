// Package coverage answers how far the analysis saw, so that silence can be told
// from blindness.
//
//	func (s *Service) Pay(ctx context.Context, id string) error {
//		if err := s.provider.Transmit(ctx, id); err != nil { // nobody implements Provider here
//			return err
//		}
//		return s.store.MarkPaid(ctx, id)
//	}
//
// No finding means nothing in this function: what Transmit does is not known.
// The summary counts such calls, names the methods that are called most, and says
// in one line of configuration how to declare each.
//
// Class of analysis: counting of call sites, each once, outside of tests.
// Deliberate silences: calls of the standard library and of modules without
// models are not counted; they are taken as pure.
package coverage

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// Summary counts what was seen.
type Summary struct {
	Packages  int     `json:"packages"`  // with at least one function
	Functions int     `json:"functions"` // summarised
	Effects   Effects `json:"effects"`
	Records   int     `json:"records"` // call sites
	Calls     Calls   `json:"calls"`
	Capped    int     `json:"capped"` // functions that lead to more than is followed
	Forks     []Fork  `json:"forks,omitempty"`

	// SeenInPart names the first of the capped functions, by package and name.
	SeenInPart []string `json:"-"`

	// Unresolved lists the interface methods of which only their names tell
	// something, or nothing does, those called most first.
	Unresolved []Unresolved `json:"unresolved"`
	Values     []Value      `json:"values,omitempty"` // the most frequent
}

// Fork is a package that was taken for a fork of a library with a model.
type Fork struct {
	Path    string `json:"path"`
	Library string `json:"library"`
}

// Effects counts call sites by what shows that they are effects.
type Effects struct {
	Modelled int `json:"modelled"`
	Declared int `json:"declared"`
	Names    int `json:"names"` // names of receiver and method
	Name     int `json:"name"`  // name of the method alone
}

// Calls counts call sites of interface methods and function values.
type Calls struct {
	Resolved   int `json:"resolved"`
	Declared   int `json:"declared"`
	Guessed    int `json:"guessed"`
	Unresolved int `json:"unresolved"`
}

// Unresolved is a method nobody can look into.
type Unresolved struct {
	Method  string `json:"method"`
	Calls   int    `json:"calls"`
	Declare string `json:"declare"` // line of configuration
}

// Value is a function value that is called, by where it comes from, such as "the
// function from Get", and nobody can look into it.
type Value struct {
	Name  string `json:"name"`
	Calls int    `json:"calls"`
}

// maxValues bounds the list of function values.
const maxValues = 5

// maxListed bounds the lists of unresolved methods and of capped functions.
const maxListed = 20

// Of counts what w knows of the packages. w must have been prepared, and must
// not be in use elsewhere.
func Of(w *effectflow.World, pkgs []*effects.Package) *Summary {
	c := &counter{w: w, out: &Summary{Unresolved: []Unresolved{}}, methods: map[string]*Unresolved{}, values: map[string]int{}}
	for _, p := range pkgs {
		n := c.out.Functions
		for _, fork := range p.Forks {
			c.out.Forks = append(c.out.Forks, Fork(fork))
		}
		for _, id := range p.Large() {
			c.out.Capped++
			c.capped = append(c.capped, &effects.Func{ID: id, Package: p.Path})
		}
		for _, f := range p.Funcs {
			if f.Flags&(effects.Test|effects.Abstract) == 0 && w.Func(f.ID) == f { // several can be called init
				c.function(f)
			}
		}
		if c.out.Functions > n {
			c.out.Packages++
		}
	}
	c.list()
	slices.SortFunc(c.out.Forks, func(a, b Fork) int { return strings.Compare(a.Path, b.Path) })
	c.out.Forks = slices.Compact(c.out.Forks)
	c.nameCapped()
	return c.out
}

func (c *counter) nameCapped() {
	slices.SortFunc(c.capped, func(a, b *effects.Func) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.ID, b.ID))
	})
	for _, f := range c.capped[:min(len(c.capped), maxListed)] {
		c.out.SeenInPart = append(c.out.SeenInPart, f.ID)
	}
}

type counter struct {
	w       *effectflow.World
	out     *Summary
	methods map[string]*Unresolved
	values  map[string]int
	capped  []*effects.Func
}

func (c *counter) function(f *effects.Func) {
	c.out.Functions++
	if c.w.Capped(f.ID) {
		c.out.Capped++
		c.capped = append(c.capped, f)
	}
	own := c.w.Own(f.ID)
	seen := map[effects.Site]bool{} // a deferred call stands before each return
	for i, n := range own.Nodes {
		if n.Kind != effects.Call || seen[n.Site] && f.Nodes[i].Call.Deferred {
			continue
		}
		seen[n.Site] = true
		known := c.call(f.Nodes[i].Call, n)
		if e := n.Effect(); e != nil && (n.Guess().Kind == effectflow.NoGuess || !known) {
			c.effect(e)
		}
		if n.Guess().Kind == effectflow.NoGuess || !known {
			c.out.Records += min(len(n.Records()), 1)
		}
	}
}

func (c *counter) effect(e *effectflow.Effect) {
	switch e.Evidence {
	case effectflow.ByModel:
		c.out.Effects.Modelled++
	case effectflow.Declaration:
		c.out.Effects.Declared++
	case effectflow.ByNames:
		c.out.Effects.Names++
	default:
		c.out.Effects.Name++
	}
}

// call counts a call through an interface or a function value, and tells whether
// what it runs is known.
func (c *counter) call(call *effects.CallInfo, n *effectflow.Node) bool {
	if call.Mode != effects.Interface && call.Mode != effects.Value {
		return true
	}
	if n.Call.Mode == effects.Static { // a directive speaks of the method
		c.out.Calls.Declared++
		return true
	}
	if n.Row != nil || len(c.w.Behind(call)) > 0 { // a row: it stands for a library
		c.out.Calls.Resolved++
		return true
	}
	if n.Guess().Kind != effectflow.NoGuess {
		c.out.Calls.Guessed++
	} else {
		c.out.Calls.Unresolved++
	}
	if call.Mode == effects.Value {
		c.values[call.Name]++
	}
	if call.Mode == effects.Interface && call.Recv != "" {
		u := c.methods[call.Sym]
		if u == nil {
			u = &Unresolved{Method: call.Sym, Declare: declare(call.Sym, n.Guess())}
			c.methods[call.Sym] = u
		}
		u.Calls++
	}
	return false
}

func (c *counter) list() {
	for _, u := range c.methods {
		c.out.Unresolved = append(c.out.Unresolved, *u)
	}
	slices.SortFunc(c.out.Unresolved, func(a, b Unresolved) int {
		return cmp.Or(cmp.Compare(b.Calls, a.Calls), strings.Compare(a.Method, b.Method))
	})
	c.out.Unresolved = c.out.Unresolved[:min(len(c.out.Unresolved), maxListed)]
	for name, calls := range c.values {
		c.out.Values = append(c.out.Values, Value{name, calls})
	}
	slices.SortFunc(c.out.Values, func(a, b Value) int {
		return cmp.Or(cmp.Compare(b.Calls, a.Calls), strings.Compare(a.Name, b.Name))
	})
	c.out.Values = c.out.Values[:min(len(c.out.Values), maxValues)]
}
