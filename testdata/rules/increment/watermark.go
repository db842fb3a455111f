package increment

import (
	"context"
	"encoding/json"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

type tally struct {
	ID    string
	Cents int64
	Until time.Time
}

// BadTally adds up, and does not say how far.
func (s *Service) BadTally(ctx context.Context, msg jetstream.Msg) error {
	var t tally
	if err := json.Unmarshal(msg.Data(), &t); err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, "UPDATE in_sums SET total = total + ?, label = ? WHERE id = ?", t.Cents, t.ID, t.ID); err != nil { // want `in_sums.total is changed by an amount`
		return err
	}
	return msg.Ack()
}

// OkTally stores the sum together with where the next one begins.
func (s *Service) OkTally(ctx context.Context, msg jetstream.Msg) error {
	var t tally
	if err := json.Unmarshal(msg.Data(), &t); err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, "UPDATE in_tallies SET total = total + ?, watermark = ? WHERE id = ?", t.Cents, t.Until, t.ID); err != nil { // want:low `in_tallies.total is changed by an amount`
		return err
	}
	return msg.Ack()
}
