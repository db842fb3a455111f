// Package either sends events also where nothing had to be changed.
package either

import (
	"context"
	"database/sql"

	"github.com/segmentio/kafka-go"
)

type Repo struct {
	ID     string
	Empty  bool
	Branch string
}

type Hooks struct {
	db     *sql.DB
	writer *kafka.Writer
}

func (h *Hooks) find(ctx context.Context, id string) (*Repo, error) {
	r := &Repo{ID: id}
	err := h.db.QueryRowContext(ctx, "SELECT empty, branch FROM repos WHERE id = $1", id).Scan(&r.Empty, &r.Branch)
	return r, err
}

func (h *Hooks) fill(ctx context.Context, r *Repo, branch string) error {
	_, err := h.db.ExecContext(ctx, "UPDATE repos SET empty = false, branch = $1 WHERE id = $2", branch, r.ID)
	return err
}

func (h *Hooks) send(ctx context.Context, topic, id string) error {
	return h.writer.WriteMessages(ctx, kafka.Message{Topic: topic, Value: []byte(id)})
}

// OkPushed tells of what somebody pushed, whether or not it was the first time.
func (h *Hooks) OkPushed(ctx context.Context, id, branch string) error {
	r, err := h.find(ctx, id)
	if err != nil {
		return err
	}
	if r.Empty {
		if err := h.fill(ctx, r, branch); err != nil {
			return err
		}
	}
	return h.send(ctx, "pushed", r.ID) // want:low `Hooks.send is lost`
}

// BadFilled tells of the change.
func (h *Hooks) BadFilled(ctx context.Context, id, branch string) error {
	r, err := h.find(ctx, id)
	if err != nil {
		return err
	}
	if r.Empty {
		if err := h.fill(ctx, r, branch); err != nil {
			return err
		}
		return h.send(ctx, "filled", r.ID) // want `Hooks.send is lost if the process dies before it: repos.empty is committed by then`
	}
	return nil
}

// BadNoted sends it only where something was changed, and remembers that.
func (h *Hooks) BadNoted(ctx context.Context, id, branch string) error {
	r, err := h.find(ctx, id)
	if err != nil {
		return err
	}
	filled := false
	if r.Empty {
		if err := h.fill(ctx, r, branch); err != nil {
			return err
		}
		filled = true
	}
	if !filled {
		return nil
	}
	return h.send(ctx, "filled", r.ID) // want `Hooks.send is lost if the process dies before it: repos.empty is committed by then`
}

// BadBoth changes something in both cases.
func (h *Hooks) BadBoth(ctx context.Context, id, branch string) error {
	r, err := h.find(ctx, id)
	if err != nil {
		return err
	}
	if r.Empty {
		if err := h.fill(ctx, r, branch); err != nil {
			return err
		}
	} else if _, err := h.db.ExecContext(ctx, "UPDATE repos SET branch = $1 WHERE id = $2", branch, r.ID); err != nil {
		return err
	}
	return h.send(ctx, "moved", r.ID) // want `Hooks.send is lost if the process dies before it: repos.branch is committed by then`
}

// BadGiven changes what the caller asks for.
func (h *Hooks) BadGiven(ctx context.Context, id, branch string) error {
	r, err := h.find(ctx, id)
	if err != nil {
		return err
	}
	if branch != "" {
		if err := h.fill(ctx, r, branch); err != nil {
			return err
		}
	}
	return h.send(ctx, "moved", r.ID) // want `Hooks.send is lost if the process dies before it: repos.empty is committed by then`
}

// BadSome changes those of many that ask for it.
func (h *Hooks) BadSome(ctx context.Context, ids []string, branch string) error {
	for _, id := range ids {
		r, err := h.find(ctx, id)
		if err != nil {
			return err
		}
		if r.Empty {
			if err := h.fill(ctx, r, branch); err != nil {
				return err
			}
			if err := h.send(ctx, "filled", r.ID); err != nil { // want `Hooks.send is lost if the process dies before it: repos.empty is committed by then`
				return err
			}
		}
	}
	return nil
}
