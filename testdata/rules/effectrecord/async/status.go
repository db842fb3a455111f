package async

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
)

type forge struct {
	client *http.Client
	base   string
}

// CreateCommitStatus sets the status of a commit: a second time changes nothing.
func (f *forge) CreateCommitStatus(sha, state string) error {
	return f.do(fmt.Sprintf("%s/commits/%s/status", f.base, sha), state)
}

// PostComment leaves a second comment when it is repeated.
func (f *forge) PostComment(sha, text string) error {
	return f.do(fmt.Sprintf("%s/commits/%s/comments", f.base, sha), text)
}

func (f *forge) do(url, body string) error {
	resp, err := f.client.Post(url, "text/plain", bytes.NewReader([]byte(body)))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func (s *Server) OkSetsStatus(ctx context.Context, f *forge) error {
	ids, err := s.pending(ctx, "SELECT sha FROM builds WHERE state = 'finished'")
	if err != nil {
		return err
	}
	for _, sha := range ids {
		if err := f.CreateCommitStatus(sha, "success"); err != nil {
			return err
		}
		if _, err := s.db.ExecContext(ctx, "UPDATE builds SET state = 'told' WHERE sha = ?", sha); err != nil {
			return err
		}
	}
	return nil
}

func (s *Server) BadComments(ctx context.Context, f *forge) error {
	ids, err := s.pending(ctx, "SELECT sha FROM reviews WHERE state = 'finished'")
	if err != nil {
		return err
	}
	for _, sha := range ids {
		if err := f.PostComment(sha, "done"); err != nil { // want `forge.PostComment is repeated after a crash: reviews.state is written later`
			return err
		}
		if _, err := s.db.ExecContext(ctx, "UPDATE reviews SET state = 'told' WHERE sha = ?", sha); err != nil {
			return err
		}
	}
	return nil
}

func (s *Server) pending(ctx context.Context, query string) ([]string, error) {
	rows, err := s.db.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, rows.Err()
}

// OkTakenUpByDialect writes a state that a sweep selects again, in the words of
// whichever database it runs on.
func (s *Server) OkTakenUpByDialect(ctx context.Context, m *message) error {
	if _, err := s.db.ExecContext(ctx, "UPDATE deliveries SET state = 'sent' WHERE mid = ?", m.ID); err != nil {
		return err
	}
	go func() { _ = s.forward(m) }()
	return nil
}

func (s *Server) SweepByDialect(ctx context.Context, driver string) (id string, err error) {
	where := fmt.Sprintf("due < '%d' AND state IN ('new', 'sent')", 7)
	query := map[string]string{
		"mysql":    fmt.Sprintf("SELECT mid FROM deliveries WHERE %s ORDER BY rand() LIMIT 1", where),
		"postgres": fmt.Sprintf("SELECT mid FROM deliveries WHERE %s ORDER BY random() LIMIT 1", where),
	}[driver]
	err = s.db.QueryRowContext(ctx, query).Scan(&id)
	return id, err
}
