// Package store keeps transfers.
package store

import (
	"context"

	"github.com/uptrace/bun"
)

type Transfer struct {
	bun.BaseModel `bun:"table:transfers"`
	ID            int64 `bun:",pk"`
	Account       string
	Cents         int64
	Status        string
	Reference     string
}

type Bun struct{ DB *bun.DB }

func (b *Bun) Due(ctx context.Context) (list []Transfer, err error) {
	err = b.DB.NewSelect().Model(&list).Where("status = ?", "due").Scan(ctx)
	return list, err
}

func (b *Bun) Done(ctx context.Context, id int64, ref string) error {
	return b.set(ctx, id, "done", ref)
}

func (b *Bun) set(ctx context.Context, id int64, status, ref string) error {
	_, err := b.DB.NewUpdate().Model((*Transfer)(nil)).Set("status = ?", status).Set("reference = ?", ref).Where("id = ?", id).Exec(ctx)
	return err
}
