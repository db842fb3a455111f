package effectflow_test

import (
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// winding is a program whose functions lead to each other in many ways: in circles,
// through an interface, fields, options and functions that are handed in and out.
const winding = lib + `
type Store interface { Save(id string) error }
type plain struct{}
func (plain) Save(id string) error { return mark(id, "PLAIN") }
type checked struct{ next Store; check func(string) error }
func (c checked) Save(id string) error {
	if err := c.check(id); err != nil { return err }
	return c.next.Save(id)
}
func NewStore() Store { return checked{plain{}, again} }

func again(id string) error {
	if id == "" { return Zero(id) }
	return notify(id)
}
func Zero(id string) error {
	if err := charge(id); err != nil { return err }
	if id == "0" { return beta(id) }
	return mark(id, "ZERO")
}
func beta(id string) error {
	if err := notify(id); err != nil { return err }
	if id == "1" { return Alpha(id) }
	return Zero(id)
}
func Alpha(id string) error {
	if id == "2" { return beta(id) }
	if err := mark(id, "ALPHA"); err != nil { return err }
	return NewStore().Save(id)
}

type option interface{ apply(s *service) error }
type optionFunc func(s *service) error
func (f optionFunc) apply(s *service) error { return f(s) }
type service struct { hook func(string) error }
func WithHook(id string) option {
	return optionFunc(func(s *service) error { s.hook = beta; return charge(id) })
}
func New(opts ...option) (*service, error) {
	s := &service{}
	for _, o := range opts {
		if err := o.apply(s); err != nil { return nil, err }
	}
	return s, nil
}
func (s *service) Run(id string) error {
	if err := s.hook(id); err != nil { return err }
	return inTx(ctx, func(tx *sql.Tx) error { return made()(id) })
}
func made() func(string) error {
	return func(id string) error {
		if id == "3" { return Zero(id) }
		return mark(id, "MADE")
	}
}
`

// Whoever asks first, and on however many processors, a function has one graph.
func TestGraphsDoNotDependOnWhoAsks(t *testing.T) {
	ids := world(t, winding).IDs()
	want := map[string]string{}
	for w := world(t, winding); len(want) < len(ids); {
		id := ids[len(want)]
		want[id] = describe(w.Graph(id))
	}
	assert.NotEqual(t, want["p.beta"], want["p.Zero"])
	backwards := world(t, winding)
	for _, id := range slices.Backward(ids) {
		assert.True(t, want[id] == describe(backwards.Graph(id)), "%s when the last one is asked for first", id)
	}
	for _, id := range ids {
		assert.True(t, want[id] == describe(world(t, winding).Graph(id)), "%s alone", id)
	}
	for _, processors := range []int{1, 2, 8, 8, 8} {
		before := runtime.GOMAXPROCS(processors)
		t.Cleanup(func() { runtime.GOMAXPROCS(before) })
		w := world(t, winding)
		w.Prepare()
		for _, id := range ids {
			assert.True(t, want[id] == describe(w.Graph(id)), "%s on %d processors", id, processors)
		}
	}
}
