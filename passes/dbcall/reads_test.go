package dbcall

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
)

func TestReads(t *testing.T) {
	for sym, want := range map[string]bool{
		"(*database/sql.DB).ExecContext":  true,
		"(*database/sql.Stmt).Exec":       true, // the text is that of the receiver
		"(*gorm.io/gorm.DB).Updates":      true,
		"(*database/sql.DB).BeginTx":      false,
		"(*net/http.Client).Do":           false,
		"(net/http.Header).Set":           false,
		"(*database/sql.DB).QueryContext": true,
	} {
		row := models.Builtin().Symbol(sym)
		if assert.NotNil(t, row, sym) {
			assert.Equal(t, want, NewReader(entities).Reads(row), sym)
		}
	}
}

// What is not read has no statement, whatever it is given.
func TestNothingIsReadElsewhere(t *testing.T) {
	r, reader := rand.New(rand.NewPCG(3, 4)), NewReader(entities)
	ops := []string{"sql.Prepare", "gorm.Table", "squirrel.Update"}
	skipped := 0
	for _, row := range models.Builtin().All() {
		if reader.Reads(&row) {
			continue
		}
		skipped++
		for range 20 {
			args := make([]*term, r.IntN(6))
			for j := range args {
				args[j] = randomTerm(r, ops, r.IntN(5))
			}
			assert.Empty(t, reader.Of(&row, args), row.Symbol)
		}
	}
	assert.Greater(t, skipped, 100)
}
