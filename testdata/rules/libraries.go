// Package rules keeps the libraries that the programs below use in go.mod.
package rules

import (
	_ "github.com/Masterminds/squirrel"
	_ "github.com/avast/retry-go/v4"
	_ "github.com/cenkalti/backoff/v4"
	_ "github.com/go-redsync/redsync/v4"
	_ "github.com/google/uuid"
	_ "github.com/jackc/pgx/v5"
	_ "github.com/jackc/pgx/v5/pgxpool"
	_ "github.com/jmoiron/sqlx"
	_ "github.com/nats-io/nats.go"
	_ "github.com/nats-io/nats.go/jetstream"
	_ "github.com/rabbitmq/amqp091-go"
	_ "github.com/redis/go-redis/v9"
	_ "github.com/riverqueue/river"
	_ "github.com/segmentio/kafka-go"
	_ "github.com/stripe/stripe-go/v82"
	_ "github.com/stripe/stripe-go/v82/client"
	_ "github.com/uptrace/bun"
	_ "go.mongodb.org/mongo-driver/v2/mongo"
	_ "go.temporal.io/sdk/activity"
	_ "go.temporal.io/sdk/workflow"
	_ "golang.org/x/sync/errgroup"
	_ "google.golang.org/grpc"
	_ "gopkg.in/gomail.v2"
	_ "gorm.io/gorm"
)
