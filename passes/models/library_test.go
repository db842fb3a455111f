package models

import (
	"go/token"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// libraryRows are the rows of databases, brokers, jobs, retries and locks.
func libraryRows() []Row {
	return slices.Concat(slices.Concat(dbRows(), brokerRows(), jobRows(), retryRows(), lockRows())...)
}

func TestLibraryOps(t *testing.T) {
	for _, row := range libraryRows() {
		if row.Op == "" {
			continue
		}
		library, method, ok := cutLast(row.Op, '.')
		require.True(t, ok, "%s: %s has no library", row.Symbol, row.Op)
		assert.Equal(t, strings.ToLower(library), library, "%s: libraries are lower case", row.Symbol)
		assert.True(t, token.IsExported(method), "%s: %s names no method", row.Symbol, row.Op)
	}
}

func TestLibraryVocabulary(t *testing.T) {
	replays := []string{"", "job", "message", "cron", "activity", "workflow", "http", "reconcile"}
	verbs := []string{"", "GET", "POST", "PUT", "PATCH", "DELETE"}
	for _, row := range libraryRows() {
		assert.Contains(t, replays, row.Replay, row.Symbol)
		assert.Contains(t, verbs, row.Verb, row.Symbol)
		if row.Window != "" {
			_, err := time.ParseDuration(row.Window)
			assert.NoError(t, err, row.Symbol)
		}
		if row.Bound.Time != "" && row.Bound.Time != "timeout" { // timeout: what the argument says
			_, err := time.ParseDuration(row.Bound.Time)
			assert.NoError(t, err, row.Symbol)
		}
		if row.AutoAck {
			assert.Equal(t, Fetch, row.Kind, "%s: only a fetch can acknowledge", row.Symbol)
		}
		if row.Keyless {
			for _, slot := range row.Keys {
				assert.True(t, slot.Weak, "%s offers no key, so slot %s only carries an identity", row.Symbol, slot.Name)
			}
		}
	}
}

// TestLibraryMeaning pins the rows that rules lean on most.
func TestLibraryMeaning(t *testing.T) {
	for _, want := range []Row{
		{Symbol: "(*database/sql.DB).ExecContext", Kind: Exec, SQL: 2, Args: 3},
		{Symbol: "(*database/sql.Stmt).ExecContext", Kind: Exec, Args: 2, Op: "sql.StmtExec"},
		{Symbol: "(*database/sql.DB).BeginTx", Kind: Begin},
		{Symbol: "(*database/sql.Rows).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
		{Symbol: "(database/sql.Result).RowsAffected", Kind: RowCount},
		{Symbol: "(*github.com/jmoiron/sqlx.DB).GetContext", Kind: Query, SQL: 3, Args: 4, Dest: []int{2}},
		{Symbol: "(*github.com/jmoiron/sqlx.Tx).NamedExecContext", Kind: Exec, SQL: 2, Args: 3, Named: true},
		{Symbol: "(github.com/jackc/pgx/v5.Tx).Exec", Kind: Exec, SQL: 2, Args: 3},
		{Symbol: "github.com/jackc/pgx/v5.BeginTxFunc", Kind: RunTx, Func: 4},
		{Symbol: "github.com/jackc/pgx/v5.CollectOneRow", Kind: Scan, Of: 1},
		{Symbol: "(github.com/jackc/pgx/v5/pgconn.CommandTag).RowsAffected", Kind: RowCount},
		{Symbol: "(*gorm.io/gorm.DB).Where", Kind: Chain, SQL: 1, Args: 2, Op: "gorm.Where"},
		{Symbol: "(*gorm.io/gorm.DB).Updates", Kind: Write, Op: "gorm.Updates"},
		{Symbol: "(gorm.io/gorm.ChainInterface).Updates", Kind: Write, Op: "gormg.Updates"},
		{Symbol: "(*gorm.io/gorm.DB).Transaction", Kind: RunTx, Op: "gorm.Transaction", Func: 1},
		{Symbol: "(*github.com/uptrace/bun.UpdateQuery).WherePK", Kind: Chain, Op: "bun.WherePK"},
		{Symbol: "(*github.com/uptrace/bun.UpdateQuery).Exec", Kind: Write, Args: 2, Dest: []int{-1}, Op: "bun.Exec"},
		{Symbol: "(*github.com/uptrace/bun.DB).RunInTx", Kind: RunTx, Func: 3},
		{Symbol: "(github.com/Masterminds/squirrel.UpdateBuilder).Where", Kind: Chain, SQL: 1, Args: 2, Op: "squirrel.Where"},
		{Symbol: "(*go.mongodb.org/mongo-driver/v2/mongo.Collection).UpdateOne", Kind: Write, Op: "mongo.UpdateOne"},
		{Symbol: "go.mongodb.org/mongo-driver/mongo.IsDuplicateKeyError", Kind: Duplicate, Of: 1},
		{Symbol: "(github.com/redis/go-redis/v9.cmdable).SetNX", Kind: Write, Op: "redis.SetNX"},
		{Symbol: "(github.com/redis/go-redis/v9.Cmdable).SetNX", Kind: Write, Op: "redis.SetNX"},
		{Symbol: "(*github.com/segmentio/kafka-go.Reader).FetchMessage", Kind: Fetch},
		{Symbol: "(*github.com/segmentio/kafka-go.Reader).CommitMessages", Kind: Ack, Of: 2},
		{Symbol: "(github.com/IBM/sarama.ConsumerGroup).Consume", Kind: Register, Func: 3, Replay: "message"},
		{Symbol: "(*github.com/robfig/cron/v3.Cron).AddFunc", Kind: Register, Func: 2, Replay: "cron"},
		{Symbol: "(*golang.org/x/sync/errgroup.Group).Go", Kind: Spawn, Func: 1},
		{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).POST", Kind: Register, Func: 2, URL: 1, Verb: "POST", Replay: "http"},
		{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).GET", Kind: Register, Func: 2, URL: 1, Verb: "GET"},
	} {
		t.Run(want.Symbol, func(t *testing.T) {
			got := Builtin().Symbol(want.Symbol)
			require.NotNil(t, got)
			row := *got
			row.Symbol, row.Note = want.Symbol, ""
			assert.Equal(t, want, row)
		})
	}
}

// TestLibraryMajors: a row for one major must not answer for another one whose
// defaults differ.
func TestLibraryMajors(t *testing.T) {
	v4 := Builtin().Symbol("github.com/cenkalti/backoff/v4.Retry")
	v5 := Builtin().Symbol("github.com/cenkalti/backoff/v5.Retry")
	require.NotNil(t, v4)
	require.NotNil(t, v5)
	assert.Equal(t, 1, v4.Func)
	assert.Equal(t, 2, v5.Func)
	assert.Contains(t, v4.Bound.Unbound, "github.com/cenkalti/backoff.NewConstantBackOff")
	assert.Contains(t, v5.Bound.Options, "github.com/cenkalti/backoff/v5.WithMaxTries")

	read := Builtin().Symbol("(*github.com/segmentio/kafka-go.Reader).ReadMessage")
	require.NotNil(t, read)
	assert.True(t, read.AutoAck)
}
