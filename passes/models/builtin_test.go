package models

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBuiltinSymbolsAreUnique(t *testing.T) {
	for _, path := range Builtin().Packages() {
		p := Builtin().packages[path]
		p.index()
		seen := make(map[member]bool)
		for _, e := range p.rows {
			assert.False(t, seen[e.member], "two rows for %s", e.row.Symbol)
			seen[e.member] = true
		}
	}
}

// Rows that the index drops would be rows that nobody misses.
func TestBuiltinRowsAreAllFound(t *testing.T) {
	tables := builtinTables()
	for _, f := range builtinFamilies() {
		tables = append(tables, f.rows())
	}
	n := 0
	for _, rows := range tables {
		for _, row := range rows {
			n++
			found := Builtin().Symbol(row.Symbol)
			require.NotNil(t, found, row.Symbol)
			require.Equal(t, row.Symbol, found.Symbol)
		}
	}
	assert.Equal(t, n, len(Builtin().All()))
	t.Logf("%d rows about %d packages", n, len(Builtin().Packages()))
}

func BenchmarkBuild(b *testing.B) {
	for b.Loop() {
		newTable(builtinTables(), builtinFamilies(), nil)
	}
}
