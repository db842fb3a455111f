package models

import "strings"

// Databases answer not only through results of calls. Row counts and errors also
// come as fields, lost races as sentinel errors and error codes. The functions
// below name those that the modelled libraries use; symbols are canonical, as
// those of rows are.

// CountField reports whether the field of a struct type holds the number of rows
// or documents that a statement touched, or whether its condition held: what a
// conditional write has to be checked by. The type may be that of a fork.
func CountField(typeSymbol, field string) bool {
	switch typeIn(typeSymbol) {
	case "gorm.DB", "gorm.result":
		return field == "RowsAffected"
	case "mongo.UpdateResult":
		return field == "MatchedCount" || field == "ModifiedCount" || field == "UpsertedCount"
	case "mongo.DeleteResult":
		return field == "DeletedCount"
	case "mongo.BulkWriteResult", "mongo.ClientBulkWriteResult":
		switch field {
		case "InsertedCount", "MatchedCount", "ModifiedCount", "DeletedCount", "UpsertedCount":
			return true
		}
	}
	switch unversioned(typeSymbol) {
	case "go.etcd.io/etcd/client.TxnResponse", "go.etcd.io/etcd/api/etcdserverpb.TxnResponse":
		return field == "Succeeded"
	}
	return false
}

// ErrorField reports whether the field of a struct type is the error of the call
// that returned the struct. The type may be that of a fork.
func ErrorField(typeSymbol, field string) bool {
	switch typeIn(typeSymbol) {
	case "gorm.DB", "gorm.result", "gorm.Association":
		return field == "Error"
	case "kgo.ProduceResult", "sarama.ProducerError":
		return field == "Err"
	}
	return false
}

// DuplicateField reports whether the field of a struct type tells that the far
// side recognised the request as one it had seen before.
func DuplicateField(typeSymbol, field string) bool {
	switch typeSymbol {
	case "github.com/riverqueue/river/rivertype.JobInsertResult":
		return field == "UniqueSkippedAsDuplicate"
	case "github.com/nats-io/nats.go.PubAck", "github.com/nats-io/nats.go/jetstream.PubAck":
		return field == "Duplicate"
	}
	return false
}

// DuplicateCode reports whether an error code or number, written in decimal where
// it is a number, says that a unique key was already there.
func DuplicateCode(code string) bool {
	switch code {
	case "23505", "unique_violation": // PostgreSQL and CockroachDB: code and name
		return true
	case "1062", "1022", "1586": // MySQL and MariaDB
		return true
	case "2067", "1555": // SQLite: unique index, primary key
		return true
	case "2601", "2627": // SQL Server: unique index, constraint
		return true
	case "ORA-00001": // Oracle
		return true
	case "11000", "11001", "12582": // MongoDB
		return true
	case "ConditionalCheckFailedException": // DynamoDB
		return true
	}
	return false
}

// DuplicateError reports whether a variable, constant or error type stands for
// "that was already there": the work, or its claim, has been done before.
func DuplicateError(symbol string) bool {
	switch symbol {
	case "gorm.io/gorm.ErrDuplicatedKey",
		"github.com/hibiken/asynq.ErrTaskIDConflict", "github.com/hibiken/asynq.ErrDuplicateTask",
		"github.com/nats-io/nats.go.ErrKeyExists", "github.com/nats-io/nats.go/jetstream.ErrKeyExists",
		"github.com/mattn/go-sqlite3.ErrConstraintUnique", "github.com/mattn/go-sqlite3.ErrConstraintPrimaryKey",
		"github.com/lib/pq/pqerror.UniqueViolation", "github.com/jackc/pgerrcode.UniqueViolation",
		"go.temporal.io/api/serviceerror.WorkflowExecutionAlreadyStarted",
		"github.com/aws/aws-sdk-go-v2/service/dynamodb/types.ConditionalCheckFailedException",
		"os.ErrExist", "io/fs.ErrExist", "syscall.EEXIST":
		return true
	}
	return false
}

// LostLockError reports whether a variable stands for a lock that somebody else
// holds, or that is no longer ours: a lost race, not a failure of the work.
func LostLockError(symbol string) bool {
	switch symbol {
	case "github.com/go-redsync/redsync.ErrFailed", "github.com/go-redsync/redsync.ErrTaken",
		"github.com/bsm/redislock.ErrNotObtained", "github.com/bsm/redislock.ErrLockNotHeld",
		"go.etcd.io/etcd/client/concurrency.ErrLocked",
		"github.com/hashicorp/consul/api.ErrLockHeld", "github.com/hashicorp/consul/api.ErrLockNotHeld":
		return true
	}
	return false
}

// NotFoundError reports whether a variable or constant stands for "no row": also
// the answer of a claim that was lost, such as UPDATE ... RETURNING without one.
func NotFoundError(symbol string) bool {
	switch symbol {
	case "database/sql.ErrNoRows", "github.com/jackc/pgx.ErrNoRows", "github.com/go-pg/pg.ErrNoRows",
		"gorm.io/gorm.ErrRecordNotFound", "github.com/jinzhu/gorm.ErrRecordNotFound",
		"go.mongodb.org/mongo-driver/mongo.ErrNoDocuments",
		"github.com/redis/go-redis.Nil", "github.com/go-redis/redis.Nil", "github.com/gomodule/redigo/redis.ErrNil",
		"github.com/gocql/gocql.ErrNotFound",
		"xorm.io/xorm.ErrNotExist",
		"github.com/nats-io/nats.go.ErrKeyNotFound", "github.com/nats-io/nats.go/jetstream.ErrKeyNotFound",
		"os.ErrNotExist", "io/fs.ErrNotExist":
		return true
	}
	return false
}

// typeIn is the type with the last element of the path of its package.
func typeIn(typeSymbol string) string {
	path, name, _ := cutLast(typeSymbol, '.')
	return pathBase(path) + "." + name
}

// unversioned removes the major version from the package of a type.
func unversioned(typeSymbol string) string {
	i := strings.LastIndexByte(typeSymbol, '.')
	if i < 0 {
		return typeSymbol
	}
	return stripVersion(typeSymbol[:i]) + typeSymbol[i:]
}
