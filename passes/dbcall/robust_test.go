package dbcall

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// randomTerm builds a term without regard to meaning.
func randomTerm(r *rand.Rand, ops []string, depth int) *term {
	types := []string{"", "shop.Order", "context.Context", "github.com/Masterminds/squirrel.Eq", "gorm.io/gorm/clause.OnConflict", "goqu.Ex", "builder.Or"}
	typ := types[r.IntN(len(types))]
	texts := []string{"id = ? AND a = 'x'", "UPDATE t SET a = ? WHERE id = $1 OR b", "", "status", "%s %d '%s'", "?TableAlias.x = ?0", "$set", "key:%v", "0",
		"SET a = :b ADD c", "redis.call('set', KEYS[1]", "CONFLICT (a) DO UPDATE"}
	if depth == 0 {
		switch r.IntN(6) {
		case 0:
			return provenance.Nothing()
		case 1:
			return num(r.IntN(3))
		case 2:
			return provenance.ParamOf("f", r.IntN(3), typ)
		case 3:
			return provenance.Nil()
		}
		return str(texts[r.IntN(len(texts))])
	}
	args := make([]*term, r.IntN(4))
	for i := range args {
		args[i] = randomTerm(r, ops, depth-1)
	}
	switch r.IntN(5) {
	case 0:
		names := make([]string, len(args))
		keys := []string{"", "", "$set", "$or", "ID", "State", "Key", "Value", provenance.BaseName, "Columns", "TableName", "Filter"}
		for i := range names {
			names[i] = keys[r.IntN(len(keys))]
		}
		return provenance.ObjectOf(typ, names, args)
	case 1:
		return list(args...)
	case 2:
		return provenance.AltOf(args...)
	case 3:
		return provenance.OpOf([]string{"format", "+", "join", "convert", "call:x.Expr"}[r.IntN(5)], typ, args...)
	}
	return provenance.OpOf("chain:"+ops[r.IntN(len(ops))], typ, args...)
}

// No row panics, whatever it is given, and the same question has the same answer.
func TestOfIsTotalAndDeterministic(t *testing.T) {
	var rows []models.Row
	var ops []string
	for _, row := range models.Builtin().All() {
		if row.Op == "" && row.SQL == 0 {
			continue
		}
		rows = append(rows, row)
		if row.Kind == models.Chain {
			ops = append(ops, row.Op)
		}
	}
	require.NotEmpty(t, ops)
	for _, kind := range []string{"Client", "Entity", "Query", "Create", "CreateBulk", "Update", "UpdateOne", "Delete", "UpsertOne", "UpsertBulk"} {
		for _, m := range []string{"Where", "SetStatus", "AddTotal", "Save", "Update", "CreateBulk", "OnConflict"} {
			ops = append(ops, "entgen."+kind+"."+m)
			rows = append(rows, *method(models.Write, "entgen."+kind+"."+m))
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		for i := range rows {
			args := make([]*term, r.IntN(6))
			for j := range args {
				args[j] = randomTerm(r, ops, r.IntN(5))
			}
			first := showAll(Of(&rows[i], args, entities))
			require.Equal(t, first, showAll(Of(&rows[i], args, entities)))
		}
	}
}
