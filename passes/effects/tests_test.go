package effects_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
)

func TestWhatIsATest(t *testing.T) {
	const bus = `
import "testing"
type Bus interface { Publish(id string) error }
type bus struct{ send func(string) error }
func (b *bus) Publish(id string) error { return b.send(id) }
func (b *bus) Close() error { return nil }
func New(send func(string) error) Bus { return &bus{send} }
func ForTest(t *testing.T, send func(string) error) Bus {
	return &bus{func(id string) error { t.Log(id); return send(id) }}
}
`
	const suite = `
import "testing"
type suite struct{ t *testing.T }
func (s *suite) open() error { return nil }
func All(s *suite) { s.open() }
func Some(s *suite) { s.open() }
`
	for name, c := range map[string]struct {
		src, fn string
		want    bool
	}{
		"beside a function for tests": {bus, "(*p.bus).Publish", false},
		"constructor beside one":      {bus, "p.New", false},
		"function for tests":          {bus, "p.ForTest", true},
		"literal in one":              {bus, "p.ForTest$1", true},
		"method of a suite":           {suite, "(*p.suite).open", true},
		"function of a suite":         {suite, "p.All", true},
	} {
		t.Run(name, func(t *testing.T) {
			f := load(t, c.src).Func(c.fn)
			require.NotNil(t, f)
			assert.Equal(t, c.want, f.Flags&effects.Test != 0)
		})
	}
}
