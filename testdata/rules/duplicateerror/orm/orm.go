// Package orm uses ORMs and documents.
package orm

import (
	"context"
	"errors"

	amqp "github.com/rabbitmq/amqp091-go"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

var errHandled = errors.New("handled")

// Payment is a row.
type Payment struct {
	TransferID string `gorm:"primaryKey"`
	Cents      int
}

// Profile is a row that people name.
type Profile struct {
	ID       string `gorm:"primaryKey"`
	Username string `gorm:"uniqueIndex"`
}

type consumer struct {
	db    *gorm.DB
	mongo *mongo.Collection
}

func (c *consumer) BadGorm(ctx context.Context, d amqp.Delivery) error {
	err := c.db.WithContext(ctx).Create(&Payment{TransferID: d.MessageId, Cents: len(d.Body)}).Error
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return errHandled // want `payments.transfer_id`
	}
	return err
}

func (c *consumer) BadMongo(ctx context.Context, d amqp.Delivery) error {
	_, err := c.mongo.Database().Collection("deliveries").InsertOne(ctx, bson.M{"message_id": d.MessageId})
	if mongo.IsDuplicateKeyError(err) {
		return errHandled // want `deliveries.message_id`
	}
	return err
}

func (c *consumer) OkGorm(ctx context.Context, d amqp.Delivery) error {
	err := c.db.WithContext(ctx).Create(&Payment{TransferID: d.MessageId, Cents: len(d.Body)}).Error
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return nil
	}
	return err
}

func (c *consumer) OkName(ctx context.Context, d amqp.Delivery) error {
	err := c.db.WithContext(ctx).Create(&Profile{ID: d.MessageId, Username: d.UserId}).Error
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return errHandled
	}
	return err
}
