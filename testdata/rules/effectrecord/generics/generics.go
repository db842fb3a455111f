// Package generics records with the generic interface of gorm.
package generics

import (
	"context"
	"net/http"
	"net/url"

	"gorm.io/gorm"
)

type Refund struct {
	ID     uint
	Order  string
	Status string
}

func give(r Refund) error {
	resp, err := http.PostForm("https://bank.example/refunds", url.Values{"order": {r.Order}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func badRefunds(ctx context.Context, db *gorm.DB) error {
	due, err := gorm.G[Refund](db).Where("status = ?", "DUE").Find(ctx)
	if err != nil {
		return err
	}
	for _, r := range due {
		if err := give(r); err != nil { // want `give.*refunds\.status`
			return err
		}
		if _, err := gorm.G[Refund](db).Where("id = ?", r.ID).Update(ctx, "status", "DONE"); err != nil {
			return err
		}
	}
	return nil
}

// okClaimed works only if the row was still due.
func okClaimed(ctx context.Context, db *gorm.DB, r Refund) error {
	n, err := gorm.G[Refund](db).Where("id = ? AND status = ?", r.ID, "DUE").Update(ctx, "status", "GIVING")
	if err != nil || n == 0 {
		return err
	}
	if err := give(r); err != nil {
		return err
	}
	_, err = gorm.G[Refund](db).Where("id = ?", r.ID).Update(ctx, "status", "DONE")
	return err
}
