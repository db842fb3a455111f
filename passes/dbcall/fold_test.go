package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func TestFolds(t *testing.T) {
	for text, want := range map[string]bool{
		"SELECT MAX(at) FROM t WHERE id = ?":                      true,
		"SELECT COALESCE(MAX(at), 0) FROM t":                      true,
		"SELECT 1 FROM t WHERE id = ?":                            true,
		"SELECT EXISTS (SELECT 1 FROM t WHERE id = ?)":            true,
		"SELECT kind, MAX(at) FROM t GROUP BY kind":               true,
		"SELECT DISTINCT kind FROM t":                             true,
		"SELECT kind FROM t ORDER BY at":                          false,
		"SELECT kind, MAX(at) FROM t":                             false,
		"SELECT * FROM t":                                         false,
		"SELECT DISTINCT * FROM t":                                false,
		"SELECT COUNT(*) FROM t":                                  false,
		"SELECT SUM(points) > 0 FROM t":                           false,
		"SELECT kind FROM t GROUP BY kind HAVING COUNT(*) > 2":    false,
		"SELECT kind, MAX(at), COUNT(id) FROM t GROUP BY kind":    false,
		"SELECT (SELECT SUM(points) FROM t WHERE t.id = o.id), 1": false,
		"UPDATE t SET at = 1":                                     false,
	} {
		all := sqltext.Parse(text)
		if assert.Len(t, all, 1, text) {
			assert.Equal(t, want, folds(&all[0]), text)
		}
	}
}
