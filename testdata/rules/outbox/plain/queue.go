package plain

import "context"

// OkDeclared only makes the queue exist before it publishes.
func (s *Service) OkDeclared(ctx context.Context, o Order) error {
	if _, err := s.db.ExecContext(ctx, "INSERT INTO order_topics (id, seen) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()", o.ID); err != nil {
		return err
	}
	return s.publish(ctx, o)
}

// BadUpserted changes what the event tells of.
func (s *Service) BadUpserted(ctx context.Context, o Order) error {
	if _, err := s.db.ExecContext(ctx, "INSERT INTO upserted_orders (id, state) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state", o.ID, o.State); err != nil {
		return err
	}
	return s.publish(ctx, o) // want `Service.publish is lost if the process dies before it: upserted_orders`
}
