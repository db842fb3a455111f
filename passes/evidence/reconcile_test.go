package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCompares(t *testing.T) {
	tests := []struct {
		name string
		sql  string
		want bool
	}{
		{"missing on the joined side", `SELECT p.id FROM payouts p LEFT JOIN bank b ON b.ref = p.ref WHERE b.id IS NULL`, true},
		{"alias with AS", `SELECT 1 FROM payouts AS p LEFT OUTER JOIN bank AS b ON b.ref = p.ref WHERE p.state = 'PAID' AND b.ref IS NULL`, true},
		{"no alias", `SELECT 1 FROM payouts LEFT JOIN bank ON bank.ref = payouts.ref WHERE bank.ref IS NULL`, true},
		{"not exists", `SELECT id FROM payouts p WHERE NOT EXISTS (SELECT 1 FROM bank b WHERE b.ref = p.ref)`, true},
		{"not in", `SELECT id FROM payouts WHERE ref NOT IN (SELECT ref FROM bank)`, true},
		{"except", `SELECT ref FROM payouts EXCEPT SELECT ref FROM bank`, true},
		{"minus", `SELECT ref FROM payouts MINUS SELECT ref FROM bank`, true},
		{"sums", `SELECT a.id FROM accounts a JOIN entries e ON e.account = a.id GROUP BY a.id, a.balance HAVING SUM(e.cents) <> a.balance`, true},
		{"sums the other way round", `SELECT a.id FROM accounts a JOIN entries e ON e.account = a.id GROUP BY a.id HAVING a.balance != SUM(e.cents)`, true},
		{"inside a subselect", `SELECT count(*) FROM (SELECT p.id FROM payouts p LEFT JOIN bank b ON b.ref = p.ref WHERE b.id IS NULL) x`, true},

		{"soft deletion", `SELECT p.id FROM payouts p LEFT JOIN users u ON u.id = p.user_id WHERE u.deleted_at IS NULL`, false},
		{"own column", `SELECT p.id FROM payouts p LEFT JOIN users u ON u.id = p.user_id WHERE p.sent_at IS NULL`, false},
		{"plain join", `SELECT p.id FROM payouts p JOIN users u ON u.id = p.user_id WHERE p.state = 'NEW'`, false},
		{"one table", `SELECT id FROM payouts WHERE sent_at IS NULL`, false},
		{"oldest of each group", `SELECT id FROM payouts p WHERE NOT EXISTS (SELECT 1 FROM payouts o WHERE o.id < p.id)`, false},
		{"insert of what is missing", `INSERT INTO a (id) SELECT id FROM b WHERE NOT EXISTS (SELECT 1 FROM a WHERE a.id = b.id)`, false},
		{"delete", `DELETE FROM a WHERE NOT EXISTS (SELECT 1 FROM b WHERE b.id = a.id)`, false},
		{"a sum alone", `SELECT SUM(e.cents) FROM entries e JOIN accounts a ON a.id = e.account`, false},
		{"prose", `nothing here is except select or sum(x) <> y`, false},
		{"cut off", `SELECT p.id FROM payouts p LEFT JOIN`, false},
		{"empty", ``, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, how := compares(tt.sql)
			assert.Equal(t, tt.want, how != "", how)
		})
	}
}
