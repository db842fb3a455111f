// Package record has rows that load and store themselves.
package record

import (
	"context"
	"errors"
	"net/http"
	"net/url"

	"gorm.io/gorm"
)

var errState = errors.New("the request is in another state")

func grant(user string) error {
	res, err := http.PostForm("https://access.example.org/grants", url.Values{"user": {user}})
	if err != nil {
		return err
	}
	return res.Body.Close()
}

type AccessRequest struct {
	ID     string
	User   string
	Status string
}

func (r *AccessRequest) Get(ctx context.Context, db *gorm.DB) error {
	return db.WithContext(ctx).Where("id = ?", r.ID).First(r).Error
}

func (r *AccessRequest) Update(ctx context.Context, db *gorm.DB) error {
	return db.WithContext(ctx).Where("id = ?", r.ID).Updates(r).Error
}

// BadApprove grants twice.
func BadApprove(ctx context.Context, db *gorm.DB, id string) error {
	r := AccessRequest{ID: id}
	if err := r.Get(ctx, db); err != nil {
		return err
	}
	if r.Status != "pending" { // want `access_requests.status is tested here.*http.PostForm is done twice`
		return errState
	}
	r.Status = "approved"
	if err := r.Update(ctx, db); err != nil {
		return err
	}
	return grant(r.User)
}

type TakenRequest struct {
	ID     string
	User   string
	Status string
}

func (r *TakenRequest) Get(ctx context.Context, db *gorm.DB) error {
	return db.WithContext(ctx).Where("id = ?", r.ID).First(r).Error
}

func (r *TakenRequest) Take(ctx context.Context, db *gorm.DB) (bool, error) {
	res := db.WithContext(ctx).Model(&TakenRequest{}).Where("id = ? AND status = ?", r.ID, "pending").Update("status", "approved")
	return res.RowsAffected == 1, res.Error
}

// OkApprove goes on only if it has changed the row.
func OkApprove(ctx context.Context, db *gorm.DB, id string) error {
	r := TakenRequest{ID: id}
	if err := r.Get(ctx, db); err != nil {
		return err
	}
	if r.Status != "pending" {
		return errState
	}
	ok, err := r.Take(ctx, db)
	if err != nil {
		return err
	}
	if !ok {
		return errState
	}
	return grant(r.User)
}

type ShownRequest struct {
	ID     string
	User   string
	Status string
	Note   string
}

func (r *ShownRequest) Get(ctx context.Context, db *gorm.DB) error {
	return db.WithContext(ctx).Where("id = ?", r.ID).First(r).Error
}

// OkNote writes something else than what it has tested.
func OkNote(ctx context.Context, db *gorm.DB, id, note string) error {
	r := ShownRequest{ID: id}
	if err := r.Get(ctx, db); err != nil {
		return err
	}
	if r.Status != "pending" {
		return errState
	}
	return db.WithContext(ctx).Model(&ShownRequest{}).Where("id = ?", id).Update("note", note).Error
}
