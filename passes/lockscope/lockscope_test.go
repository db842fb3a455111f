package lockscope

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func TestAdvisory(t *testing.T) {
	for fn, want := range map[string]bool{
		"pg_advisory_lock": true, "pg_try_advisory_lock": true, "pg_advisory_xact_lock": true, "get_lock": true,
		"pg_advisory_unlock": false, "release_lock": false, "now": false,
	} {
		assert.Equal(t, want, advisory(&dbcall.Stmt{Funcs: []string{fn}}), fn)
	}
}

func TestSetIfAbsent(t *testing.T) {
	setnx := dbcall.Stmt{
		Store: dbcall.KeyValue, Verb: sqltext.Insert, Conflict: sqltext.ConflictNothing,
		Sets: []dbcall.Set{{Column: "value", Value: provenance.String("1")}},
	}
	assert.True(t, setIfAbsent(&setnx))

	set := setnx
	set.Verb, set.Conflict = sqltext.Replace, 0
	assert.False(t, setIfAbsent(&set), "SET overwrites")

	sadd := setnx
	sadd.Sets = []dbcall.Set{{Column: "value", Value: provenance.String("1"), AddToSet: true}}
	assert.False(t, setIfAbsent(&sadd), "SADD adds to a set")

	row := setnx
	row.Store = dbcall.SQL
	assert.False(t, setIfAbsent(&row), "a row of a table")
}

func TestNamed(t *testing.T) {
	for _, c := range []struct {
		function, key string
		want          bool
	}{
		{"Store.Take", "lock:orders", true},
		{"Mutex.TryLock", "orders", true},
		{"Elector.Run", "leader:{compaction}", true},
		{"Store.First", "processed:orders", false},
		{"Store.Send", "cooldown:user", false},
		{"Store.Lock", "idempotency:42", false},
		{"Store.Block", "blocked:user", false},
		{"Cache.Fill", "page:home", false},
		{"Clock.Tick", "clock:1", false},
	} {
		n := &effectflow.Node{
			Kind: effects.Call, Row: &models.Row{Kind: models.Write}, Way: &effectflow.Way{}, Outcome: &effectflow.Outcome{}, Spot: &effectflow.Spot{Func: &effects.Func{Name: c.function}},
			Call: &effects.CallInfo{Args: []*provenance.Term{provenance.OpOf("+", "", provenance.String(c.key), provenance.Nothing())}},
		}
		assert.Equal(t, c.want, named(n), "%s %s", c.function, c.key)
	}
}

func TestLibraryLock(t *testing.T) {
	n := &effectflow.Node{Kind: effects.Call, Row: &models.Row{Kind: models.Lock}, Way: &effectflow.Way{}, Outcome: &effectflow.Outcome{}, Spot: &effectflow.Spot{Func: &effects.Func{}}, Call: &effects.CallInfo{}}
	l := Of(n)
	if assert.NotNil(t, l) {
		assert.Equal(t, Library, l.Kind)
	}
	n.Row = nil
	assert.Nil(t, Of(n))
}
