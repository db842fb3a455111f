package config

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestForks(t *testing.T) {
	s, err := Decode([]byte(`
forks:
  example.com/acme/db: github.com/jmoiron/sqlx
  example.com/acme/pgx: github.com/jackc/pgx
  example.com/acme/sqlx: false
`), "c.yml")
	require.NoError(t, err)
	get := s.Table().Symbol("(*github.com/jmoiron/sqlx.DB).Get")
	require.NotNil(t, get)
	assert.Equal(t, get, s.Table().Symbol("(*example.com/acme/db.DB).Get"))
	assert.NotNil(t, s.Table().Symbol("(*example.com/acme/pgx/v5/pgxpool.Pool).Exec"), "what lies below too")
	assert.Nil(t, s.Table().Symbol("(*example.com/acme/sqlx.DB).Get"))
	assert.Nil(t, Default().Table().Symbol("(*example.com/acme/db.DB).Get"))
}

func TestForksOff(t *testing.T) {
	s, err := Decode([]byte("forks: false"), "c.yml")
	require.NoError(t, err)
	assert.Equal(t, s.Table(), s.Table().Forks(func(*types.Package) bool { return false }))
	s, err = Decode([]byte("forks: true"), "c.yml")
	require.NoError(t, err)
	assert.NotEqual(t, s.Table(), s.Table().Forks(func(*types.Package) bool { return false }))
}
