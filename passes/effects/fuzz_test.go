package effects_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/effects/effectstest"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// varied is a package whose summary has something of everything.
const varied = `package p
import ("context"; "database/sql"; "errors"; "fmt"; "net/http")
type Gateway interface { Charge(ctx context.Context, id string) error }
type Order struct { ID int; State string; Next *Order }
type Shop struct { DB *sql.DB; Gate Gateway; then func(string) error; jobs chan Order }
var ErrGone = errors.New("gone")
func New(db *sql.DB, g Gateway) *Shop { return &Shop{DB: db, Gate: g, then: func(s string) error { return g.Charge(nil, s) }} }
func (s *Shop) Work(ctx context.Context) error {
	for o := range s.jobs {
		for i := 0; i < 3; i++ {
			if err := s.pay(ctx, &o, fmt.Sprintf("fee:%d", o.ID)); errors.Is(err, ErrGone) { return err }
		}
	}
	return nil
}
func (s *Shop) pay(ctx context.Context, o *Order, key string) error {
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil { return err }
	defer tx.Rollback()
	if _, err := http.Post("http://x/"+key, "text/plain", nil); err != nil && o.State != "DONE" { return err }
	if err := s.Gate.Charge(ctx, key); err != nil { return s.then(key) }
	res, err := tx.ExecContext(ctx, "UPDATE orders SET state = ? WHERE id = ? AND state = 'NEW'", o.State, o.ID)
	if err != nil { return err }
	if n, _ := res.RowsAffected(); n == 0 { return ErrGone }
	o.State, o.Next = "DONE", &Order{ID: o.ID}
	go func() { _ = s.then(key) }()
	return tx.Commit()
}
`

// packed returns the fact about varied.
func packed(t testing.TB) []byte {
	t.Helper()
	data, err := effectstest.Load(t, effectstest.Package{Path: "p", Source: varied})[0].Summary.MarshalBinary()
	require.NoError(t, err)
	return data
}

func unpacked(data []byte) (*effects.Package, error) {
	var p effects.Package
	if err := p.UnmarshalBinary(data); err != nil {
		return nil, err
	}
	return p.Unpacked(), p.Damage()
}

// FuzzUnpacked reads anything as a fact. What is refused says nothing; what is not
// is quickly looked at, and says the same once more.
func FuzzUnpacked(f *testing.F) {
	f.Add(packed(f))
	f.Fuzz(func(t *testing.T, data []byte) {
		start := time.Now()
		p, err := unpacked(data)
		if err != nil {
			require.Equal(t, &effects.Package{}, p)
			return
		}
		var size int
		eachTerm(p, func(t *provenance.Term) {
			t.Walk(func(*provenance.Term) bool { size++; return true })
			size += len(t.Key())
		})
		again := packAgain(t, p)
		q, err := unpacked(again)
		require.NoError(t, err)
		require.True(t, bytes.Equal(again, packAgain(t, q)), "it says something else the second time")
		if took := time.Since(start); took > 10*time.Second {
			t.Fatalf("%d bytes, written out %d, take %v", len(data), size, took)
		}
	})
}

// packAgain packs what was unpacked.
func packAgain(t *testing.T, p *effects.Package) []byte {
	t.Helper()
	data, err := p.MarshalBinary()
	require.NoError(t, err)
	return data
}

// eachTerm calls f for all terms that p mentions.
func eachTerm(p *effects.Package, f func(*provenance.Term)) {
	all := func(ts ...*provenance.Term) {
		for _, t := range ts {
			if t != nil {
				f(t)
			}
		}
	}
	for _, fn := range p.Funcs {
		for i := range fn.Nodes {
			n := &fn.Nodes[i]
			all(n.Cond)
			all(n.Results...)
			if n.Call != nil {
				all(n.Call.Fn)
				all(n.Call.Args...)
			}
		}
		for _, l := range fn.Loops {
			all(l.Over)
			all(l.Exits...)
		}
		for _, s := range fn.Stores {
			all(s.Value)
		}
	}
	for _, flow := range p.Flows {
		all(flow.Value)
	}
}
