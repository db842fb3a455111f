package hijack

import (
	"context"

	"github.com/segmentio/kafka-go"
)

// Repository is where customers are kept.
type Repository interface {
	Creator
	Add(ctx context.Context, id string) error
	Close(ctx context.Context, id string) error
}

// Service manages customers.
type Service struct {
	repo   Repository
	events *kafka.Writer
}

// New returns a service.
func New(db *client, events *kafka.Writer) *Service {
	return &Service{repo: &Customers{db: db}, events: events}
}

func (s *Service) badCreate(ctx context.Context, id string) error {
	_, err := Run(ctx, s.repo, func(ctx context.Context) (string, error) {
		if err := s.repo.Add(ctx, id); err != nil {
			return "", err
		}
		return id, s.events.WriteMessages(ctx, kafka.Message{Key: []byte(id)}) // want `cannot be rolled back`
	})
	return err
}

func (s *Service) badClose(ctx context.Context, id string) error {
	return RunOnly(ctx, s.repo, func(ctx context.Context) error {
		if err := s.repo.Close(ctx, id); err != nil {
			return err
		}
		return s.events.WriteMessages(ctx, kafka.Message{Key: []byte(id)}) // want `cannot be rolled back`
	})
}

func (s *Service) okAfterwards(ctx context.Context, id string) error {
	if _, err := Run(ctx, s.repo, func(ctx context.Context) (string, error) { return id, s.repo.Add(ctx, id) }); err != nil {
		return err
	}
	return s.events.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
}

// Handler serves them.
func (s *Service) Handler(ctx context.Context, id string) error {
	if err := s.badCreate(ctx, id); err != nil {
		return err
	}
	if err := s.okAfterwards(ctx, id); err != nil {
		return err
	}
	return s.badClose(ctx, id)
}
