package payer

import (
	"context"

	"github.com/uptrace/bun"
)

// Receipt notes who paid.
type Receipt struct {
	bun.BaseModel `bun:"table:receipts"`
	ID            int64  `bun:"id,pk"`
	BillID        int64  `bun:"bill_id"`
	PaidID        int64  `bun:"paid_id"`
	Hash          string `bun:"hash"`
}

func (d *Desk) file(ctx context.Context, b *Bill) error {
	_, err := d.db.NewInsert().Model(b).Exec(ctx)
	return err
}

// OkOwnReceipt notes the payment under the bill that it has made before: each that
// comes here has one of its own.
func (d *Desk) OkOwnReceipt(ctx context.Context, hash string) error {
	own := Bill{Hash: hash, State: "new"}
	if err := d.file(ctx, &own); err != nil {
		return err
	}
	theirs, err := d.open(ctx, own.Hash)
	if err != nil {
		return err
	}
	theirs.Preimage = hash
	if err := d.settle(ctx, theirs); err != nil {
		return err
	}
	_, err = d.db.NewInsert().Model(&Receipt{BillID: own.ID, Hash: hash}).Exec(ctx)
	return err
}

// BadTheirReceipt notes what was paid, too.
func (d *Desk) BadTheirReceipt(ctx context.Context, hash string) error {
	own := Bill{Hash: hash, State: "new"}
	if err := d.file(ctx, &own); err != nil {
		return err
	}
	theirs, err := d.open(ctx, own.Hash)
	if err != nil {
		return err
	}
	theirs.Preimage = hash
	if err := d.settle(ctx, theirs); err != nil { // want `bills.state is tested only by the SELECT`
		return err
	}
	_, err = d.db.NewInsert().Model(&Receipt{BillID: own.ID, PaidID: theirs.ID, Hash: hash}).Exec(ctx)
	return err
}

// BadLateBill makes its own bill when it is too late: whoever comes second makes
// another one with another receipt.
func (d *Desk) BadLateBill(ctx context.Context, hash string) error {
	theirs, err := d.open(ctx, hash)
	if err != nil {
		return err
	}
	theirs.Preimage = hash
	if err := d.settle(ctx, theirs); err != nil { // want `bills.state is tested only by the SELECT`
		return err
	}
	own := Bill{Hash: hash, State: "new"}
	if err := d.file(ctx, &own); err != nil {
		return err
	}
	_, err = d.db.NewInsert().Model(&Receipt{BillID: own.ID, Hash: hash}).Exec(ctx)
	return err
}
