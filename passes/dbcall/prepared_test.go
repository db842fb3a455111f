package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// TestPreparedEitherWay reads a statement that a helper prepared with one context or
// another, or not at all.
func TestPreparedEitherWay(t *testing.T) {
	exec := &models.Row{Symbol: "(*database/sql.Stmt).ExecContext", Kind: models.Exec, Args: 2, Op: "sql.StmtExec"}
	query := str("UPDATE o SET a = ? WHERE id = ?")
	either := provenance.AltOf(provenance.Nil(), chain("sql.PrepareContext", db, ctx, query), chain("sql.Prepare", db, query))
	assert.Equal(t, "UPDATE o {a=p3@f} [id = p2@f]", showAll(Of(exec, []*term{either, ctx, list(n, id)}, nil)))
	unknown := provenance.AltOf(provenance.Nil(), n)
	assert.Nil(t, Of(exec, []*term{unknown, ctx, list(n, id)}, nil))
}
