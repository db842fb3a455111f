// Package payer settles two bills at once: that of who pays and that of who is paid.
package payer

import (
	"context"

	"github.com/uptrace/bun"
)

type Bill struct {
	bun.BaseModel `bun:"table:bills"`
	ID            int64  `bun:"id,pk"`
	Hash          string `bun:"hash"`
	Preimage      string `bun:"preimage"`
	State         string `bun:"state"`
}

type Entry struct {
	bun.BaseModel `bun:"table:entries"`
	ID            int64  `bun:"id,pk"`
	BillID        int64  `bun:"bill_id"`
	Kind          string `bun:"kind"`
}

type Posting struct {
	bun.BaseModel `bun:"table:postings"`
	ID            int64  `bun:"id,pk"`
	BillID        int64  `bun:"bill_id"`
	Kind          string `bun:"kind"`
}

type Desk struct{ db *bun.DB }

func (d *Desk) open(ctx context.Context, hash string) (*Bill, error) {
	var b Bill
	err := d.db.NewSelect().Model(&b).Where("hash = ? AND state = ?", hash, "open").Limit(1).Scan(ctx)
	return &b, err
}

func (d *Desk) settle(ctx context.Context, b *Bill) error {
	b.State = "settled"
	_, err := d.db.NewUpdate().Model(b).WherePK().Exec(ctx)
	return err
}

// OkPayer writes what the bill that was paid says into the one of the payer, which
// is another row.
func (d *Desk) OkPayer(ctx context.Context, own *Bill) error {
	theirs, err := d.open(ctx, own.Hash)
	if err != nil {
		return err
	}
	if _, err := d.db.NewInsert().Model(&Posting{BillID: theirs.ID, Kind: "incoming"}).Exec(ctx); err != nil {
		return err
	}
	own.Preimage = theirs.Preimage
	return d.settle(ctx, own)
}

// OkEntry inserts an entry of which there can be one.
func (d *Desk) OkEntry(ctx context.Context, own *Bill) error {
	theirs, err := d.open(ctx, own.Hash)
	if err != nil {
		return err
	}
	if _, err := d.db.NewInsert().Model(&Entry{BillID: theirs.ID, Kind: "incoming"}).Exec(ctx); err != nil {
		return err
	}
	return d.settle(ctx, theirs)
}

// BadPosting inserts a posting that there may be twice.
func (d *Desk) BadPosting(ctx context.Context, own *Bill) error {
	theirs, err := d.open(ctx, own.Hash)
	if err != nil {
		return err
	}
	if _, err := d.db.NewInsert().Model(&Posting{BillID: theirs.ID, Kind: "incoming"}).Exec(ctx); err != nil {
		return err
	}
	return d.settle(ctx, theirs) // want `bills.state is tested only by the SELECT`
}
