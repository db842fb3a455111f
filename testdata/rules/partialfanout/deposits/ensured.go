package deposits

import "context"

// OkEnsured sees to it that a row is there, which records nothing of the work.
func (s *Starter) OkEnsured(ctx context.Context, depository string, accounts []string) error {
	var last string
	for _, a := range accounts {
		id, err := s.ledger.Post(ctx, a, 1)
		if err != nil {
			return err
		}
		last = id
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO deposits_seen (depository) VALUES ($1) ON CONFLICT DO NOTHING", last)
	return err
}
