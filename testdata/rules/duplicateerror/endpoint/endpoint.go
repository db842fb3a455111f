// Package endpoint is called by an orchestrator that repeats what fails.
package endpoint

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"dualwrite.test/rules/duplicateerror/dberr"
)

var (
	errDone  = errors.New("done before")
	errTaken = errors.New("taken")
	errSame  = errors.New("same")
	errOther = errors.New("another request with this id")
)

type stage struct {
	RequestID string `json:"request_id"`
	Email     string `json:"email"`
	UserID    string `json:"user_id"`
	GroupID   string `json:"group_id"`
	Cents     int    `json:"cents"`
}

type handler struct{ pool *pgxpool.Pool }

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var in stage
	if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	ctx := r.Context()
	steps := []error{
		h.badCode(ctx, in), h.badHelper(ctx, in), h.badText(ctx, in), h.badMade(ctx, in),
		h.okStored(ctx, in), h.okNil(ctx, in), h.okEmail(ctx, in), h.lowTies(ctx, in), h.okCompares(ctx, in),
		h.okConflict(ctx, in), h.okForgiven(ctx, in), h.okOtherErrors(ctx, in), h.okUpdate(ctx, in),
	}
	if err := errors.Join(steps...); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

func (h *handler) badCode(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO code_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		return errDone // want `a repeated call gets errDone although code_results.request_id says that its work is done`
	}
	return err
}

func (h *handler) badHelper(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO helper_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if dberr.IsDuplicate(err) {
		return fmt.Errorf("request %s: %w", in.RequestID, dberr.ErrExists) // want `a repeated call gets ErrExists although helper_results.request_id`
	}
	return err
}

func (h *handler) badText(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO text_results (payment_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if err != nil && containsDuplicate(err) {
		return errors.New("payment exists") // want `a repeated call gets an error although text_results.payment_id`
	}
	return err
}

func containsDuplicate(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return false
	}
	return pg.Code == "23505"
}

func (h *handler) badMade(ctx context.Context, in stage) error {
	if _, err := h.pool.Exec(ctx, "INSERT INTO made_results (event_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents); err != nil {
		var pg *pgconn.PgError
		if errors.As(err, &pg) {
			switch pg.Code {
			case "23505":
				return errDone // want `a repeated call gets errDone although made_results.event_id`
			}
		}
		return err
	}
	return nil
}

func (h *handler) okStored(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO stored_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if dberr.IsDuplicate(err) {
		var cents int
		return h.pool.QueryRow(ctx, "SELECT cents FROM stored_results WHERE request_id = $1", in.RequestID).Scan(&cents)
	}
	return err
}

func (h *handler) okNil(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO nil_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if err != nil && !dberr.IsDuplicate(err) {
		return err
	}
	return nil
}

// okEmail is about what somebody chose.
func (h *handler) okEmail(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO subscribers (request_id, email) VALUES ($1, $2)", in.RequestID, in.Email)
	if dberr.IsDuplicate(err) {
		return errTaken
	}
	return err
}

// lowTies puts a user into a group.
func (h *handler) lowTies(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO members (user_id, group_id) VALUES ($1, $2)", in.UserID, in.GroupID)
	if dberr.IsDuplicate(err) {
		return errTaken // want:low `members.user_id`
	}
	return err
}

// okCompares tells another request from the same one.
func (h *handler) okCompares(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO compared_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if dberr.IsDuplicate(err) {
		var cents int
		if err := h.pool.QueryRow(ctx, "SELECT cents FROM compared_results WHERE request_id = $1", in.RequestID).Scan(&cents); err != nil {
			return err
		}
		if cents != in.Cents {
			return errOther
		}
		return nil
	}
	return err
}

// okConflict needs no error.
func (h *handler) okConflict(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO conflict_results (request_id, cents) VALUES ($1, $2) ON CONFLICT DO NOTHING", in.RequestID, in.Cents)
	return err
}

// okForgiven takes the error of the store for success.
func (h *handler) okForgiven(ctx context.Context, in stage) error {
	if err := h.insertForgiven(ctx, in); err != nil && !errors.Is(err, errSame) {
		return err
	}
	return nil
}

func (h *handler) insertForgiven(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO forgiven_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	if dberr.IsDuplicate(err) {
		return errSame
	}
	return err
}

// okOtherErrors recognises another violation.
func (h *handler) okOtherErrors(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "INSERT INTO other_results (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23503" {
		return errOther
	}
	return err
}

// okUpdate inserts nothing.
func (h *handler) okUpdate(ctx context.Context, in stage) error {
	_, err := h.pool.Exec(ctx, "UPDATE renamed_results SET request_id = $1 WHERE cents = $2", in.RequestID, in.Cents)
	if dberr.IsDuplicate(err) {
		return errDone
	}
	return err
}
