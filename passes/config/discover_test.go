package config

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDiscover(t *testing.T) {
	tests := []struct {
		name, files string
		want        []string
	}{
		{"nothing", "-- go.mod --\n", nil},
		{"migrations", "-- go.mod --\n-- db/migrations/2.sql --\nb\n-- db/migrations/1.sql --\na\n-- db/migrations/readme.md --\n", []string{"db/migrations/1.sql", "db/migrations/2.sql"}},
		{"deep", "-- go.mod --\n-- internal/store/postgres/migrations/1.up.sql --\na\n", []string{"internal/store/postgres/migrations/1.up.sql"}},
		{"schema file", "-- go.mod --\n-- db/schema.sql --\na\n-- db/report.sql --\nb\n", []string{"db/schema.sql"}},
		{"elsewhere", "-- go.mod --\n-- queries/q.sql --\na\n", nil},
		{"other module", "-- go.mod --\n-- tools/go.mod --\n-- tools/migrations/1.sql --\na\n", nil},
		{"vendored and hidden", "-- go.mod --\n-- vendor/x/migrations/1.sql --\na\n-- .git/migrations/1.sql --\na\n-- testdata/migrations/1.sql --\na\n", nil},
		{"test data and vendored code below", "-- go.mod --\n-- migrations/1.sql --\na\n-- migrations/testdata/2.sql --\na\n-- migrations/.old/3.sql --\na\n-- migrations/node_modules/x/4.sql --\na\n-- migrations/pg/5.sql --\na\n", []string{"migrations/1.sql", "migrations/pg/5.sql"}},
		{"test data below a configured folder", "-- go.mod --\n-- .dualwrite.yml --\nschema: [db]\n-- db/1.sql --\na\n-- db/testdata/2.sql --\nb\n", []string{"db/1.sql"}},
		{"configured test data", "-- go.mod --\n-- .dualwrite.yml --\nschema: [db/testdata]\n-- db/testdata/2.sql --\nb\n", []string{"db/testdata/2.sql"}},
		{"configured", "-- go.mod --\n-- .dualwrite.yml --\nschema: [here]\n-- here/1.sql --\na\n-- migrations/1.sql --\nb\n", []string{"here/1.sql"}},
		{"configuration without schema", "-- go.mod --\n-- .dualwrite.yml --\nconfidence: high\n-- migrations/1.sql --\nb\n", []string{"migrations/1.sql"}},
		{"folder called migrations without SQL", "-- go.mod --\n-- migrations/m.go --\npackage m\n", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := Load(checkout(t, tt.files))
			require.NoError(t, err)
			var got []string
			for _, source := range s.Schema() {
				got = append(got, source.Name)
			}
			assert.Equal(t, tt.want, got)
		})
	}
}
