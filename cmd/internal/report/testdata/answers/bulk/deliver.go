package bulk

import (
	"context"
	"net/http"
)

// Deliver calls the depot, says so of this delivery, and queues the next one.
func (s *Service) Deliver(ctx context.Context, id, next string) error {
	resp, err := http.Post("https://depot.example/come", "text/plain", nil)
	if err != nil {
		return err
	}
	if err := resp.Body.Close(); err != nil {
		return err
	}
	if _, err := s.DB.ExecContext(ctx, `UPDATE deliveries SET status = 'SENT' WHERE id = $1`, id); err != nil {
		return err
	}
	_, err = s.DB.ExecContext(ctx, `UPDATE deliveries SET status = 'QUEUED' WHERE id = $1 AND status = 'NEW'`, next)
	return err
}
