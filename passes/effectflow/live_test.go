package effectflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// What leads to nothing but a lookup, or to values that no live function is among,
// is not worth a graph in every caller.
func TestLive(t *testing.T) {
	src := lib + `
type Registry interface{ FindType(name string) (int, error) }
var reg Registry
func resolve(name string) int { n, _ := reg.FindType(name); return n }
func each(xs []string, f func(string) error) error { for _, x := range xs { if err := f(x); err != nil { return err } }; return nil }
func apply(x string, f func(string, int)) { f(x, 1) }
func asked(id string) error { if resolve(id) > 0 { return nil }; return charge(id) }
func all(ids []string) error { return each(ids, charge) }
func none(id string) { apply(id, func(s string, n int) { println(s, n) }) }
`
	w := world(t, src)
	w.Prepare()
	live := map[string]bool{
		"p.resolve": true,  // asked calls it before a charge
		"p.each":    true,  // it is handed charge
		"p.apply":   false, // nothing of that shape leads to a step
		"p.asked":   true,
		"p.all":     true,
		"p.none":    false,
	}
	for id, want := range live {
		assert.Equal(t, want, w.Live(id), id)
	}
	assert.False(t, world(t, `
type Registry interface{ FindType(name string) (int, error) }
var reg Registry
func resolve(name string) int { n, _ := reg.FindType(name); return n }
func F(name string) int { return resolve(name) }`).Live("p.F"), "a program without a step")
}
