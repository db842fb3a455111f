package models

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCountField(t *testing.T) {
	assert.True(t, CountField("gorm.io/gorm.DB", "RowsAffected"))
	assert.True(t, CountField("go.mongodb.org/mongo-driver/mongo.UpdateResult", "MatchedCount"))
	assert.True(t, CountField("go.mongodb.org/mongo-driver/mongo.DeleteResult", "DeletedCount"))
	assert.True(t, CountField("go.mongodb.org/mongo-driver/mongo.BulkWriteResult", "UpsertedCount"))
	assert.True(t, CountField("go.etcd.io/etcd/client.TxnResponse", "Succeeded"))
	assert.True(t, CountField("go.mongodb.org/mongo-driver/v2/mongo.UpdateResult", "ModifiedCount"), "as the type is spelt in a program")
	assert.True(t, CountField("go.etcd.io/etcd/client/v3.TxnResponse", "Succeeded"))
	assert.True(t, CountField("example.com/fork/gorm.DB", "RowsAffected"))
	assert.False(t, CountField("gorm.io/gorm.DB", "Error"))
	assert.False(t, CountField("go.mongodb.org/mongo-driver/mongo.UpdateResult", "UpsertedID"))
	assert.False(t, CountField("go.mongodb.org/mongo-driver/mongo.BulkWriteResult", "UpsertedIDs"))
	assert.False(t, CountField("example.com/own.DB", "RowsAffected"))
	assert.False(t, CountField("", ""))
}

func TestErrorField(t *testing.T) {
	assert.True(t, ErrorField("gorm.io/gorm.DB", "Error"))
	assert.True(t, ErrorField("github.com/jinzhu/gorm.DB", "Error"))
	assert.True(t, ErrorField("github.com/twmb/franz-go/pkg/kgo.ProduceResult", "Err"))
	assert.False(t, ErrorField("gorm.io/gorm.DB", "RowsAffected"))
	assert.False(t, ErrorField("example.com/own.DB", "Error"))
}

func TestDuplicateField(t *testing.T) {
	assert.True(t, DuplicateField("github.com/riverqueue/river/rivertype.JobInsertResult", "UniqueSkippedAsDuplicate"))
	assert.True(t, DuplicateField("github.com/nats-io/nats.go/jetstream.PubAck", "Duplicate"))
	assert.False(t, DuplicateField("github.com/nats-io/nats.go/jetstream.PubAck", "Sequence"))
}

func TestDuplicateCode(t *testing.T) {
	for _, code := range []string{"23505", "1062", "2067", "1555", "2627", "2601", "ORA-00001", "11000", "unique_violation"} {
		assert.True(t, DuplicateCode(code), code)
	}
	// Foreign key, not null, serialization failure, deadlock, plain constraint, HTTP conflict.
	for _, code := range []string{"23503", "23502", "40001", "40P01", "1213", "19", "409", ""} {
		assert.False(t, DuplicateCode(code), code)
	}
}

func TestSentinels(t *testing.T) {
	assert.True(t, DuplicateError("gorm.io/gorm.ErrDuplicatedKey"))
	assert.True(t, DuplicateError("github.com/hibiken/asynq.ErrTaskIDConflict"))
	assert.True(t, DuplicateError("github.com/nats-io/nats.go/jetstream.ErrKeyExists"))
	assert.False(t, DuplicateError("gorm.io/gorm.ErrForeignKeyViolated"))
	assert.False(t, DuplicateError("database/sql.ErrNoRows"))

	assert.True(t, NotFoundError("database/sql.ErrNoRows"))
	assert.True(t, NotFoundError("github.com/jackc/pgx.ErrNoRows"))
	assert.True(t, NotFoundError("github.com/redis/go-redis.Nil"))
	assert.False(t, NotFoundError("database/sql.ErrTxDone"))

	assert.True(t, LostLockError("github.com/bsm/redislock.ErrNotObtained"))
	assert.False(t, LostLockError("github.com/go-redsync/redsync.ErrExtendFailed"))
}
