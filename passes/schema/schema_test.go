package schema_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/schema"
)

func read(files ...string) *schema.Schema {
	var out []config.Source
	for i := 0; i+1 < len(files); i += 2 {
		out = append(out, config.Source{Name: files[i], Data: []byte(files[i+1])})
	}
	return schema.Read(out)
}

func TestUnique(t *testing.T) {
	tests := []struct {
		name  string
		files []string
		want  [][]string
		known bool
	}{
		{"nothing", nil, nil, false},
		{"primary key in a column", []string{"a.sql", "CREATE TABLE t (id BIGSERIAL PRIMARY KEY, n INT);"}, [][]string{{"id"}}, true},
		{"unique column", []string{"a.sql", "CREATE TABLE t (id INT, ref TEXT NOT NULL UNIQUE);"}, [][]string{{"ref"}}, true},
		{"table constraint", []string{"a.sql", "CREATE TABLE t (a INT, b INT, CONSTRAINT t_ab UNIQUE (a, b));"}, [][]string{{"a", "b"}}, true},
		{"index in another file", []string{"2.sql", "CREATE UNIQUE INDEX t_ref ON t (ref);", "1.sql", "CREATE TABLE t (ref TEXT);"}, [][]string{{"ref"}}, true},
		{"schema name and quotes", []string{"a.sql", "CREATE TABLE \"public\".\"T\" (ref TEXT UNIQUE);"}, [][]string{{"ref"}}, true},
		{"added constraint", []string{"a.sql", "CREATE TABLE t (ref TEXT); ALTER TABLE t ADD CONSTRAINT t_ref UNIQUE (ref);"}, [][]string{{"ref"}}, true},
		{"plain index", []string{"a.sql", "CREATE TABLE t (ref TEXT); CREATE INDEX t_ref ON t (ref);"}, nil, true},
		{"partial index", []string{"a.sql", "CREATE TABLE t (ref TEXT); CREATE UNIQUE INDEX t_ref ON t (ref) WHERE gone IS NULL;"}, nil, true},
		{"index alone", []string{"a.sql", "CREATE UNIQUE INDEX t_ref ON t (ref);"}, [][]string{{"ref"}}, false},
		{
			"dropped later",
			[]string{"1.up.sql", "CREATE TABLE t (ref TEXT); CREATE UNIQUE INDEX t_ref ON t (ref);", "2.up.sql", "DROP INDEX IF EXISTS t_ref;"},
			nil, true,
		},
		{
			"dropped constraint",
			[]string{"1.sql", "CREATE TABLE t (ref TEXT, CONSTRAINT t_ref UNIQUE (ref));", "2.sql", "ALTER TABLE t DROP CONSTRAINT t_ref;"},
			nil, true,
		},
		{
			"dropped and made again",
			[]string{"1.sql", "CREATE TABLE t (ref TEXT);", "2.sql", "DROP INDEX IF EXISTS t_ref; CREATE UNIQUE INDEX t_ref ON t (ref, day);"},
			[][]string{{"ref", "day"}}, true,
		},
		{
			"replaced in one statement",
			[]string{
				"1.sql", "CREATE TABLE t (a INT, b INT, c INT); ALTER TABLE t ADD CONSTRAINT t_once UNIQUE (a, b);",
				"2.sql", "ALTER TABLE t DROP CONSTRAINT t_once,\nADD CONSTRAINT t_once UNIQUE (a, b, c);",
			},
			[][]string{{"a", "b", "c"}}, true,
		},
		{
			"dropped by the name that the database gave it",
			[]string{"1.sql", "CREATE TABLE t (a INT, ref TEXT UNIQUE);", "2.sql", "ALTER TABLE t DROP CONSTRAINT t_ref_key;"},
			nil, true,
		},
		{"dropped table", []string{"1.sql", "CREATE TABLE t (ref TEXT UNIQUE);", "2.sql", "DROP TABLE t;"}, nil, false},
		{"table made anew", []string{"1.sql", "DROP TABLE IF EXISTS t; CREATE TABLE t (ref TEXT UNIQUE);"}, [][]string{{"ref"}}, true},
		{
			"down file",
			[]string{"1.up.sql", "CREATE TABLE t (ref TEXT UNIQUE);", "1.down.sql", "DROP TABLE t;"},
			[][]string{{"ref"}}, true,
		},
		{"down folder", []string{"up/1.sql", "CREATE TABLE t (ref TEXT UNIQUE);", "down/1.sql", "DROP TABLE t;"}, [][]string{{"ref"}}, true},
		{
			"goose",
			[]string{"1.sql", "-- +goose Up\nCREATE TABLE t (ref TEXT UNIQUE);\n-- +goose Down\nDROP TABLE t;\n"},
			[][]string{{"ref"}}, true,
		},
		{
			"goose, index on the way back only",
			[]string{"1.sql", "-- +goose Up\nCREATE TABLE t (ref TEXT);\n-- +goose Down\nCREATE UNIQUE INDEX x ON t (ref);\n"},
			nil, true,
		},
		{"dbmate", []string{"1.sql", "-- migrate:up\nCREATE TABLE t (ref TEXT UNIQUE);\n\n-- migrate:down\nDROP TABLE t;\n"}, [][]string{{"ref"}}, true},
		{"sql-migrate", []string{"1.sql", "-- +migrate Down\nDROP TABLE t;\n-- +migrate Up\nCREATE TABLE t (ref TEXT UNIQUE);\n"}, [][]string{{"ref"}}, true},
		{"flyway undo", []string{"V1__t.sql", "CREATE TABLE t (ref TEXT UNIQUE);", "U1__t.sql", "DROP TABLE t;"}, [][]string{{"ref"}}, true},
		{"prose about going down", []string{"1.sql", "-- rows that went down the drain\nCREATE TABLE t (ref TEXT UNIQUE);"}, [][]string{{"ref"}}, true},
		{
			"template",
			[]string{"1.sql", "CREATE TABLE IF NOT EXISTS {{ index .Options \"Namespace\" }}.t (ref TEXT); CREATE UNIQUE INDEX t_ref ON {{ index .Options \"Namespace\" }}.t (ref);"},
			[][]string{{"ref"}}, true,
		},
		{
			"anonymous block",
			[]string{"1.sql", "do $$ begin\n create table if not exists t (ref text);\n create unique index if not exists t_ref on t (ref);\nend $$;"},
			[][]string{{"ref"}}, true,
		},
		{"not SQL", []string{"1.sql", "\x00 nothing (((; CREATE"}, nil, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := read(tt.files...)
			assert.Equal(t, tt.want, s.Unique("t"))
			assert.Equal(t, tt.known, s.Known("T"))
		})
	}
}

func TestNil(t *testing.T) {
	var s *schema.Schema
	assert.Nil(t, s.Unique("t"))
	assert.False(t, s.Known("t"))
}

func TestForward(t *testing.T) {
	text := "-- +migrate Up\nCREATE TABLE t (a INT);\n-- +migrate Down\nDROP TABLE t;\n"
	got := schema.Forward(config.Source{Name: "1.sql", Data: []byte(text)})
	assert.Equal(t, strings.Count(text, "\n"), strings.Count(got, "\n"), "lines stay")
	assert.Contains(t, got, "CREATE TABLE t")
	assert.NotContains(t, got, "DROP")
	assert.Empty(t, schema.Forward(config.Source{Name: "1.down.sql", Data: []byte("DROP TABLE t;")}))
}

func TestPartly(t *testing.T) {
	s := read("1.sql", "CREATE TABLE t (ref TEXT UNIQUE, code TEXT); CREATE UNIQUE INDEX t_code ON t (code) WHERE gone IS NULL;")
	assert.Equal(t, [][]string{{"ref"}}, s.Unique("t"))
	assert.Equal(t, [][]string{{"code"}}, s.Partly("t"))
	assert.Empty(t, read("1.sql", "CREATE UNIQUE INDEX t_code ON t (code) WHERE gone IS NULL;", "2.sql", "DROP INDEX t_code;").Partly("t"))
}
