// Package orm has the transactions of ORMs and document stores.
package orm

import (
	"context"

	"github.com/jmoiron/sqlx"
	"github.com/segmentio/kafka-go"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

type Invoice struct {
	ID    int64
	State string
}

type Service struct {
	gorm   *gorm.DB
	bun    *bun.DB
	sqlx   *sqlx.DB
	mongo  *mongo.Client
	docs   *mongo.Collection
	writer *kafka.Writer
}

func (s *Service) BadGorm(ctx context.Context, id int64) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Model(&Invoice{}).Where("id = ?", id).Update("state", "PAID").Error; err != nil {
			return err
		}
		return s.writer.WriteMessages(ctx, kafka.Message{Topic: "paid", Value: []byte("x")}) // want `Writer.WriteMessages cannot be rolled back: it stays done when the transaction that writes invoices.state fails`
	})
}

// BadMethodValue runs a method in the transaction.
func (s *Service) BadMethodValue(ctx context.Context) error {
	return s.gorm.WithContext(ctx).Transaction(s.settle)
}

func (s *Service) settle(tx *gorm.DB) error {
	if err := s.tell(context.Background()); err != nil { // want `Service.tell cannot be rolled back`
		return err
	}
	return tx.Create(&Invoice{State: "SETTLED"}).Error
}

func (s *Service) tell(ctx context.Context) error {
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "settled", Value: []byte("x")})
}

// BadGormBegin has begin and commit apart.
func (s *Service) BadGormBegin(ctx context.Context, id int64) error {
	tx := s.gorm.Begin()
	if tx.Error != nil {
		return tx.Error
	}
	if err := tx.Create(&Invoice{ID: id}).Error; err != nil {
		tx.Rollback()
		return err
	}
	if err := s.writer.WriteMessages(ctx, kafka.Message{Topic: "new", Value: []byte("x")}); err != nil { // want `Writer.WriteMessages cannot be rolled back: it stays done when the transaction that writes invoices fails`
		tx.Rollback()
		return err
	}
	return tx.Commit().Error
}

func (s *Service) OkGormBegin(ctx context.Context, id int64) error {
	tx := s.gorm.Begin()
	if err := tx.Create(&Invoice{ID: id}).Error; err != nil {
		tx.Rollback()
		return err
	}
	if err := tx.Commit().Error; err != nil {
		return err
	}
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "new", Value: []byte("x")})
}

func (s *Service) BadBun(ctx context.Context, id int64) error {
	return s.bun.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		if _, err := tx.NewUpdate().Model((*Invoice)(nil)).Set("state = 'SENT'").Where("id = ?", id).Exec(ctx); err != nil {
			return err
		}
		return s.writer.WriteMessages(ctx, kafka.Message{Topic: "sent", Value: []byte("x")}) // want `Writer.WriteMessages cannot be rolled back`
	})
}

func (s *Service) BadSqlx(ctx context.Context, id int64) error {
	tx, err := s.sqlx.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.NamedExecContext(ctx, "INSERT INTO receipts (invoice_id) VALUES (:id)", map[string]any{"id": id}); err != nil {
		return err
	}
	if err := s.writer.WriteMessages(ctx, kafka.Message{Topic: "receipt", Value: []byte("x")}); err != nil { // want `Writer.WriteMessages cannot be rolled back: it stays done when the transaction that writes receipts fails`
		return err
	}
	return tx.Commit()
}

// BadMongo is run again by the driver for two minutes.
func (s *Service) BadMongo(ctx context.Context, id int64) error {
	sess, err := s.mongo.StartSession()
	if err != nil {
		return err
	}
	defer sess.EndSession(ctx)
	_, err = sess.WithTransaction(ctx, func(ctx context.Context) (any, error) {
		if _, err := s.docs.UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "PAID"}}); err != nil {
			return nil, err
		}
		return nil, s.writer.WriteMessages(ctx, kafka.Message{Topic: "paid", Value: []byte("x")}) // want `Writer.WriteMessages is done again whenever the transaction that writes .*state is retried`
	})
	return err
}

// OkMongo publishes what the transaction has decided.
func (s *Service) OkMongo(ctx context.Context, id int64) error {
	sess, err := s.mongo.StartSession()
	if err != nil {
		return err
	}
	defer sess.EndSession(ctx)
	_, err = sess.WithTransaction(ctx, func(ctx context.Context) (any, error) {
		return s.docs.UpdateOne(ctx, bson.M{"_id": id}, bson.M{"$set": bson.M{"state": "SHIPPED"}})
	})
	if err != nil {
		return err
	}
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "shipped", Value: []byte("x")})
}
