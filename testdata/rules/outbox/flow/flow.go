// Package flow knows store and bus by interfaces only.
package flow

import (
	"context"

	"dualwrite.test/rules/outbox/bus"
	"dualwrite.test/rules/outbox/store"
)

type Store interface {
	CreateMember(ctx context.Context, id, email string) error
}

type Publisher interface {
	Publish(ctx context.Context, topic string, event any) error
}

var (
	_ Store     = (*store.Store)(nil)
	_ Publisher = (*bus.Bus)(nil)
)

type Joined struct {
	ID string `json:"id"`
}

// Mailer has no implementation in this program.
type Mailer interface {
	Send(ctx context.Context, to string) error
}

type Service struct {
	store  Store
	events Publisher
	mail   Mailer
}

func (s *Service) BadJoin(ctx context.Context, id, email string) error {
	if err := s.store.CreateMember(ctx, id, email); err != nil {
		return err
	}
	return s.events.Publish(ctx, "joined", Joined{ID: id}) // want `Publisher.Publish is lost if the process dies before it: members is committed`
}

// OkBroadcast refreshes what browsers show.
func (s *Service) OkBroadcast(ctx context.Context, id, email string) error {
	if err := s.store.CreateMember(ctx, id, email); err != nil {
		return err
	}
	return s.broadcastMember(ctx, id) // want:low `is lost`
}

func (s *Service) broadcastMember(ctx context.Context, id string) error {
	return s.events.Publish(ctx, "members", Joined{ID: id})
}

// OkMail is a mail, not an event.
func (s *Service) OkMail(ctx context.Context, id, email string) error {
	if err := s.store.CreateMember(ctx, id, email); err != nil {
		return err
	}
	return s.mail.Send(ctx, email)
}
