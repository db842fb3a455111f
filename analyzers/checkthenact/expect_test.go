package checkthenact

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTail(t *testing.T) {
	const add = " AND status = 'A'"
	for _, tt := range []struct{ literal, want string }{
		{`"UPDATE t SET status = 'B' WHERE id = ?"`, `"UPDATE t SET status = 'B' WHERE id = ? AND status = 'A'"`},
		{"`update s.t\n\tset n = ?, status='B'\n\twhere id=$2 and tenant_id = $3 ;\n`", "`update s.t\n\tset n = ?, status='B'\n\twhere id=$2 and tenant_id = $3 AND status = 'A' ;\n`"},
		{`"UPDATE t SET status = 'B', updated_at = :now WHERE id = :id"`, `"UPDATE t SET status = 'B', updated_at = :now WHERE id = :id AND status = 'A'"`},
		{`"UPDATE t SET status = ? WHERE id = ?"`, ""},                               // what the column holds is not seen
		{`"UPDATE t SET status = 2 WHERE id = ?"`, ""},                               // no text
		{`"UPDATE t SET old_status = 'B' WHERE id = ?"`, ""},                         // another column
		{`"UPDATE t SET status = 'B' WHERE id = ? OR parent = ?"`, ""},               // AND would bind first
		{`"UPDATE t SET status = 'B' WHERE id IN (?, ?)"`, ""},                       // several rows
		{`"UPDATE t SET status = 'B' WHERE id = ? RETURNING id"`, ""},                // not the end
		{`"UPDATE t SET status = 'B' WHERE id = ? LIMIT 1"`, ""},                     // not the end
		{`"UPDATE t SET status = 'B' WHERE id = ?; DELETE FROM u WHERE id = ?"`, ""}, // two
		{`"UPDATE t SET status = 'B' FROM u WHERE t.id = u.id"`, ""},                 // a join
		{`"UPDATE t SET status = 'B', x = 'a WHERE b = ?' WHERE id = ?"`, ""},        // a word in a text
		{`"UPDATE t SET status = 'B' WHERE id = ? AND x = \"y\""`, ""},               // escapes
		{`"UPDATE t SET status = (SELECT 'B') WHERE id = ?"`, ""},                    // computed
		{`"UPDATE t SET status = 'B'"`, ""},                                          // all rows
		{`"INSERT INTO t (status) VALUES ('B')"`, ""},                                // no update
		{`"UPDATE t SET status = 'B' WHERE id = ? -- the row"`, ""},                  // a comment would swallow it
		{`""`, ""},
	} {
		got := ""
		if at := tail(tt.literal, "status"); at >= 0 {
			got = tt.literal[:at] + add + tt.literal[at:]
		}
		assert.Equal(t, tt.want, got, tt.literal)
	}
}
