package foreign

import (
	"context"
	"database/sql"
)

// Wallet is the far side of a payment.
type Wallet interface {
	NewAddress(ctx context.Context) (string, error)
	SendPayment(ctx context.Context, to string) (string, error)
}

type payouts struct {
	db     *sql.DB
	wallet Wallet
}

// OkAddress takes an address that stays unused if the process dies here.
func (p *payouts) OkAddress(ctx context.Context, id int64) error {
	to, err := p.wallet.NewAddress(ctx)
	if err != nil {
		return err
	}
	_, err = p.db.ExecContext(ctx, "UPDATE payouts SET address = ? WHERE id = ?", to, id)
	return err
}

// BadPay pays again after a crash.
func (p *payouts) BadPay(ctx context.Context, id int64, to string) error {
	tx, err := p.wallet.SendPayment(ctx, to) // want `Wallet.SendPayment is repeated after a crash: payouts.txid is written later`
	if err != nil {
		return err
	}
	_, err = p.db.ExecContext(ctx, "UPDATE payouts SET txid = ? WHERE id = ?", tx, id)
	return err
}
