// Package foreign works with the client of a service that nobody described: its
// names are all there is.
package foreign

import (
	"context"
	"database/sql"
	"net/http"
	"strings"

	"github.com/google/go-github/v66/github"
)

type report struct {
	ID     int64
	Owner  string
	Repo   string
	Number int
	Text   string
}

type relay struct {
	db     *sql.DB
	client *github.Client
}

func (r *relay) due(ctx context.Context) ([]report, error) {
	rows, err := r.db.QueryContext(ctx, "SELECT id, owner, repo, number, text FROM reports WHERE state = 'NEW'")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []report
	for rows.Next() {
		var p report
		if err := rows.Scan(&p.ID, &p.Owner, &p.Repo, &p.Number, &p.Text); err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, rows.Err()
}

func (r *relay) done(ctx context.Context, id int64) error {
	_, err := r.db.ExecContext(ctx, "UPDATE reports SET state = 'DONE' WHERE id = ?", id)
	return err
}

// BadIssue opens an issue a second time after a crash.
func (r *relay) BadIssue(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		if _, _, err := r.client.Issues.Create(ctx, p.Owner, p.Repo, &github.IssueRequest{Title: &p.Text}); err != nil { // want `IssuesService.Create is repeated after a crash: reports.state is written later`
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// BadComment writes a comment a second time after a crash; the number of the issue
// may help to find it.
func (r *relay) BadComment(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		comment := &github.IssueComment{Body: &p.Text}
		if _, _, err := r.client.Issues.CreateComment(ctx, p.Owner, p.Repo, p.Number, comment); err != nil { // want:low `CreateComment is repeated after a crash: reports.state is written later`
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkLook asks what is there already.
func (r *relay) OkLook(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		there, _, err := r.client.Issues.ListComments(ctx, p.Owner, p.Repo, p.Number, nil)
		if err != nil {
			return err
		}
		if len(there) > 0 {
			continue
		}
		comment := &github.IssueComment{Body: &p.Text}
		if _, _, err := r.client.Issues.CreateComment(ctx, p.Owner, p.Repo, p.Number, comment); err != nil {
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// BadAsked asks something else first, and only looks at whether that worked.
func (r *relay) BadAsked(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		if _, _, err := r.client.Issues.Get(ctx, p.Owner, p.Repo, p.Number); err != nil {
			return err
		}
		if _, _, err := r.client.Issues.Create(ctx, p.Owner, p.Repo, &github.IssueRequest{Title: &p.Text}); err != nil { // want `IssuesService.Create is repeated after a crash`
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkRead only reads there.
func (r *relay) OkRead(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		if _, _, err := r.client.Issues.Get(ctx, p.Owner, p.Repo, p.Number); err != nil {
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkEdit moves a named thing into a state.
func (r *relay) OkEdit(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	closed := "closed"
	for _, p := range reports {
		if _, _, err := r.client.Issues.Edit(ctx, p.Owner, p.Repo, p.Number, &github.IssueRequest{State: &closed}); err != nil {
			return err
		}
		if _, err := r.client.Issues.RemoveLabelForIssue(ctx, p.Owner, p.Repo, p.Number, "new"); err != nil {
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkStatus shows what state a commit is in: shown again, it is the same.
func (r *relay) OkStatus(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		if _, _, err := r.client.Repositories.CreateStatus(ctx, p.Owner, p.Repo, "main", &github.RepoStatus{State: &p.Text}); err != nil {
			return err
		}
		if err := r.setStatus(ctx, p); err != nil {
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}

func (r *relay) setStatus(ctx context.Context, p report) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://forge.example/"+p.Repo+"/statuses", strings.NewReader(p.Text))
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// OkBuilt only computes with what a library has.
func (r *relay) OkBuilt(ctx context.Context) error {
	reports, err := r.due(ctx)
	if err != nil {
		return err
	}
	for _, p := range reports {
		if _, err := r.client.NewRequest("POST", strings.ToLower(p.Repo), nil); err != nil {
			return err
		}
		if err := r.done(ctx, p.ID); err != nil {
			return err
		}
	}
	return nil
}
