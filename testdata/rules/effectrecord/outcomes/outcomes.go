// Package outcomes writes rows after a request that say other things than that it
// was done.
package outcomes

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/slack-go/slack"
)

// Desk handles messages.
type Desk struct {
	db    *sql.DB
	http  *http.Client
	slack *slack.Client
}

type message struct {
	ID   int64
	Text string
}

// Routes registers what the desk serves.
func Routes(d *Desk) {
	for path, serve := range map[string]func(context.Context, message) error{
		"/failed": d.okFailed, "/refused": d.okRefused, "/outcome": d.badOutcome, "/cancel": d.badCancelled,
		"/told": d.badToldOfFailure, "/contact": d.okWaiting, "/start": d.badStarted, "/close": d.okComplaint, "/alert": d.badAlert,
	} {
		http.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			var m message
			if err := json.NewDecoder(r.Body).Decode(&m); err != nil {
				return
			}
			if err := serve(r.Context(), m); err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
			}
		})
	}
}

func (d *Desk) post(ctx context.Context, path, text string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bot.example"+path, strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	return d.http.Do(req)
}

func (d *Desk) launch(ctx context.Context, path string, m message) (int64, error) {
	res, err := d.post(ctx, path, fmt.Sprint(m.ID))
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	var answer struct{ Project int64 }
	if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
		return 0, err
	}
	return answer.Project, nil
}

func (d *Desk) set(ctx context.Context, m message, status string) error {
	_, err := d.db.ExecContext(ctx, "UPDATE messages SET status = ? WHERE id = ?", status, m.ID)
	return err
}

// The write says that it failed, and nothing says that it did not.
func (d *Desk) okFailed(ctx context.Context, m message) error {
	if _, err := d.launch(ctx, "/projects", m); err != nil {
		return d.set(ctx, m, "error")
	}
	return nil
}

// The far side refused it.
func (d *Desk) okRefused(ctx context.Context, m message) error {
	res, err := d.post(ctx, "/projects", fmt.Sprint(m.ID))
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return d.set(ctx, m, "failed")
	}
	return nil
}

// The success is recorded, too.
func (d *Desk) badOutcome(ctx context.Context, m message) error {
	if _, err := d.launch(ctx, "/projects", m); err != nil { // want `Desk.launch is repeated after a crash`
		return d.set(ctx, m, "error")
	}
	return d.set(ctx, m, "running")
}

// What is called off is done when it was.
func (d *Desk) badCancelled(ctx context.Context, m message) error {
	if _, err := d.launch(ctx, "/refund", m); err != nil { // want `Desk.launch is repeated after a crash`
		return err
	}
	return d.set(ctx, m, "cancelled")
}

// The request tells of the failure, and the write says that it did.
func (d *Desk) badToldOfFailure(ctx context.Context, m message) error {
	if _, err := d.launch(ctx, "/failures", m); err != nil { // want `Desk.launch is repeated after a crash`
		return err
	}
	return d.set(ctx, m, "failed")
}

// The row is what somebody else has to do next.
func (d *Desk) okWaiting(ctx context.Context, m message) error {
	res, err := d.post(ctx, "/contacts", m.Text) // want:low `Desk.post is repeated after a crash`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	_, err = d.db.ExecContext(ctx, "INSERT INTO notices (content, status) VALUES (?, 'WAITING_KEY_EXCHANGE')", m.Text)
	return err
}

// The row says that the far side works on it.
func (d *Desk) badStarted(ctx context.Context, m message) error {
	res, err := d.post(ctx, "/runs", m.Text) // want `Desk.post is repeated after a crash`
	if err != nil {
		return err
	}
	defer res.Body.Close()
	_, err = d.db.ExecContext(ctx, "INSERT INTO runs (content, status) VALUES (?, 'running')", m.Text)
	return err
}

// The row is closed whether anybody was told of the failure or not.
func (d *Desk) okComplaint(ctx context.Context, m message) error {
	if _, err := d.db.ExecContext(ctx, "DELETE FROM drafts WHERE message = ?", m.ID); err != nil {
		if _, _, err := d.slack.PostMessageContext(ctx, "ops", slack.MsgOptionText(fmt.Sprint("no draft of ", m.ID), false)); err != nil {
			return err
		}
	}
	return d.set(ctx, m, "closed")
}

// The row says that somebody was told.
func (d *Desk) badAlert(ctx context.Context, m message) error {
	if _, err := d.db.ExecContext(ctx, "DELETE FROM drafts WHERE message = ?", m.ID); err != nil {
		if _, _, err := d.slack.PostMessageContext(ctx, "ops", slack.MsgOptionText(fmt.Sprint("no draft of ", m.ID), false)); err != nil { // want `Client.PostMessageContext is repeated after a crash`
			return err
		}
		return d.set(ctx, m, "notified")
	}
	return nil
}
