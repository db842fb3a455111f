package registry

import (
	"context"
	"database/sql"
)

// Node moves money of others.
type Node interface {
	SettleInvoice(ctx context.Context, preimage string) error
	PayInvoice(ctx context.Context, amount int64, to string) error
}

// Till keeps invoices.
type Till struct {
	db   *sql.DB
	node Node
}

// Invoice is a row of invoices.
type Invoice struct {
	ID       int64
	Preimage string
	Amount   int64
	To       string
}

// OkSettle names the one payment that it settles: there is no second one.
func (t *Till) OkSettle(ctx context.Context, i *Invoice) error {
	if err := t.node.SettleInvoice(ctx, i.Preimage); err != nil {
		return err
	}
	_, err := t.db.ExecContext(ctx, "UPDATE invoices SET state = 'settled' WHERE id = ?", i.ID)
	return err
}

// BadPay pays an amount, each time.
func (t *Till) BadPay(ctx context.Context, i *Invoice) error {
	if err := t.node.PayInvoice(ctx, i.Amount, i.To); err != nil { // want `Node.PayInvoice is repeated after a crash: invoices.state is written later`
		return err
	}
	_, err := t.db.ExecContext(ctx, "UPDATE invoices SET state = 'paid' WHERE id = ?", i.ID)
	return err
}
