// Package rewritten stores a row again after it has told of it.
package rewritten

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/segmentio/kafka-go"
	"gorm.io/gorm"
)

// Depot is a row of depots.
type Depot struct {
	ID        uint64 `gorm:"primaryKey"`
	Name      string
	Shelves   []string `gorm:"serializer:json"`
	Announced bool
	Status    string
	Receipt   string
	UpdatedAt time.Time
}

// Shelf is a row of shelves.
type Shelf struct {
	ID    uint64 `gorm:"primaryKey"`
	Label string
}

type Service struct {
	db     *gorm.DB
	writer *kafka.Writer
}

func (s *Service) store(ctx context.Context, d *Depot) error {
	return s.db.WithContext(ctx).Save(d).Error
}

func (s *Service) tell(ctx context.Context, d *Depot) error {
	value, err := json.Marshal(d)
	if err != nil {
		return err
	}
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "depots", Value: value})
}

func (s *Service) load(ctx context.Context, id uint64, name string) (*Depot, error) {
	d := &Depot{}
	if err := s.db.WithContext(ctx).First(d, "id = ?", id).Error; err != nil {
		return nil, err
	}
	d.Name = name
	return d, nil
}

// BadRewritten adds to the row whether or not the message went out.
func (s *Service) BadRewritten(ctx context.Context, id uint64, name string) error {
	d, err := s.load(ctx, id, name)
	if err != nil {
		return err
	}
	if err := s.store(ctx, d); err != nil {
		return err
	}
	if err := s.tell(ctx, d); err != nil { // want `Service.tell is lost if the process dies before it: depots`
		slog.ErrorContext(ctx, "tell", "error", err)
	}
	var shelves []Shelf
	if err := s.db.WithContext(ctx).Find(&shelves).Error; err != nil {
		return err
	}
	for _, x := range shelves {
		d.Shelves = append(d.Shelves, fmt.Sprint(x.ID))
		if err := s.store(ctx, d); err != nil {
			return err
		}
	}
	return nil
}

// OkOnlyThen stores the row again only if the message went out.
func (s *Service) OkOnlyThen(ctx context.Context, id uint64, name string) error {
	d, err := s.load(ctx, id, name)
	if err != nil {
		return err
	}
	if err := s.store(ctx, d); err != nil {
		return err
	}
	if err := s.tell(ctx, d); err != nil {
		return err
	}
	d.Shelves = append(d.Shelves, name)
	return s.store(ctx, d)
}

// OkFlag says in the row whether the message went out.
func (s *Service) OkFlag(ctx context.Context, id uint64, name string) error {
	d, err := s.load(ctx, id, name)
	if err != nil {
		return err
	}
	if err := s.store(ctx, d); err != nil {
		return err
	}
	if err := s.tell(ctx, d); err != nil {
		slog.ErrorContext(ctx, "tell", "error", err)
	} else {
		d.Announced = true
	}
	return s.store(ctx, d)
}

// OkOutcome keeps what became of the message.
func (s *Service) OkOutcome(ctx context.Context, id uint64, name string) error {
	d, err := s.load(ctx, id, name)
	if err != nil {
		return err
	}
	if err := s.store(ctx, d); err != nil {
		return err
	}
	if err := s.tell(ctx, d); err != nil {
		d.Receipt = err.Error()
	}
	return s.store(ctx, d)
}

// OkMoved moves the state of the row behind the message.
func (s *Service) OkMoved(ctx context.Context, id uint64, name string) error {
	d, err := s.load(ctx, id, name)
	if err != nil {
		return err
	}
	if err := s.store(ctx, d); err != nil {
		return err
	}
	if err := s.tell(ctx, d); err != nil {
		slog.ErrorContext(ctx, "tell", "error", err)
	}
	d.Status = "told"
	return s.store(ctx, d)
}
