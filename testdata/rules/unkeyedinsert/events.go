package insert

import (
	"context"
	"time"

	"github.com/nats-io/nats.go/jetstream"
	"gorm.io/gorm"
)

// Event is what somebody did, for others to read.
type Event struct {
	ID          uint64 `gorm:"primaryKey;autoIncrement"`
	Timestamp   time.Time
	InitiatorID string
	TargetID    string
	Meta        string
}

type diary struct{ db *gorm.DB }

// OkDiary writes a line twice, and nobody counts by it.
func (d diary) OkDiary(ctx context.Context, msg jetstream.Msg) error {
	if err := d.db.WithContext(ctx).Create(&Event{InitiatorID: "bot", TargetID: string(msg.Data())}).Error; err != nil {
		return err
	}
	return msg.Ack()
}

// orderEvent is to be sent to others.
type orderEvent struct {
	ID          uint64 `gorm:"primaryKey;autoIncrement"`
	InitiatorID string
	Topic       string
	Payload     string
}

func (orderEvent) TableName() string { return "events" }

// BadSent sends it twice.
func (d diary) BadSent(ctx context.Context, msg jetstream.Msg) error {
	if err := d.db.WithContext(ctx).Create(&orderEvent{Topic: "orders", Payload: string(msg.Data())}).Error; err != nil { // want `the insert into events adds a second row when the work runs again`
		return err
	}
	return msg.Ack()
}

// RunMigrations brings the tables to their next state, whoever calls it.
func (d diary) RunMigrations(ctx context.Context, points int64) error {
	return d.addPoints(ctx, points)
}

type StartPoint struct {
	ID     uint64 `gorm:"primaryKey;autoIncrement"`
	UserID int64
	Points int64
}

func (d diary) addPoints(ctx context.Context, points int64) error {
	return d.db.WithContext(ctx).Create(&StartPoint{UserID: 1, Points: points}).Error
}

// OkMigrating is told to do so.
func (d diary) OkMigrating(ctx context.Context, msg jetstream.Msg) error {
	if err := d.RunMigrations(ctx, 100); err != nil {
		return err
	}
	return msg.Ack()
}
