// Package entctx carries the transaction of a client that ent generated in the
// context, and hides client and bank behind interfaces.
package entctx

import (
	"context"
	"net/http"
	"net/url"
	"time"

	"dualwrite.test/rules/effectrecord/entshop/ent"
	"dualwrite.test/rules/effectrecord/entshop/ent/payout"
)

type txKey struct{}

// database hands out a client that belongs to the transaction of the context.
type database interface {
	WithTx(ctx context.Context, fn func(ctx context.Context) error) error
	Client(ctx context.Context) *ent.Client
}

type postgres struct{ client *ent.Client }

func newPostgres(client *ent.Client) database { return &postgres{client} }

func (p *postgres) WithTx(ctx context.Context, fn func(ctx context.Context) error) error {
	if tx, ok := ctx.Value(txKey{}).(*ent.Tx); ok && tx != nil {
		return fn(ctx)
	}
	tx, err := p.client.Tx(ctx)
	if err != nil {
		return err
	}
	if err := fn(context.WithValue(ctx, txKey{}, tx)); err != nil {
		_ = tx.Rollback()
		return err
	}
	return tx.Commit()
}

func (p *postgres) Client(ctx context.Context) *ent.Client {
	if tx, ok := ctx.Value(txKey{}).(*ent.Tx); ok {
		return tx.Client()
	}
	return p.client
}

// transfer is what the service knows of a payout.
type transfer struct {
	ID     int
	Seller string
	Status string
	SentAt *time.Time
}

func fromRow(p *ent.Payout) *transfer {
	return &transfer{ID: p.ID, Seller: p.Seller, Status: p.Status}
}

type transfers interface {
	Get(ctx context.Context, id int) (*transfer, error)
	Update(ctx context.Context, t *transfer) error
	Create(ctx context.Context, t *transfer) error
}

type entTransfers struct{ db database }

func newTransfers(db database) transfers { return &entTransfers{db: db} }

func (r *entTransfers) Get(ctx context.Context, id int) (*transfer, error) {
	row, err := r.db.Client(ctx).Payout.Query().Where(payout.ID(id)).Only(ctx)
	if err != nil {
		return nil, err
	}
	return fromRow(row), nil
}

func (r *entTransfers) Update(ctx context.Context, t *transfer) error {
	client := r.db.Client(ctx)
	_, err := client.Payout.Update().Where(payout.ID(t.ID)).SetStatus(t.Status).SetReference(t.Seller).Save(ctx)
	if err != nil {
		if ent.IsNotFound(err) {
			return nil
		}
		return err
	}
	return nil
}

func (r *entTransfers) Create(ctx context.Context, t *transfer) error {
	row, err := r.db.Client(ctx).Payout.Create().SetSeller(t.Seller).SetStatus(t.Status).SetAmount(1).Save(ctx)
	if err != nil {
		return err
	}
	*t = *fromRow(row)
	return nil
}

type bank interface {
	Pay(ctx context.Context, t *transfer) error
}

type httpBank struct{}

func newBank() bank { return httpBank{} }

func (httpBank) Pay(ctx context.Context, t *transfer) error {
	resp, err := http.PostForm("https://bank.example/transfers", url.Values{"to": {t.Seller}})
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

type service struct {
	db        database
	transfers transfers
	bank      bank
}

func (s *service) badPay(ctx context.Context, id int) error {
	t, err := s.transfers.Get(ctx, id)
	if err != nil {
		return err
	}
	if t.Status == "PAID" {
		return nil
	}
	if err := s.bank.Pay(ctx, t); err != nil { // want `bank\.Pay.*payouts\.status`
		return err
	}
	t.Status = "PAID"
	return s.transfers.Update(ctx, t)
}

// okPayInTx is what txeffect reports: nothing is recorded after the payment.
func (s *service) okPayInTx(ctx context.Context, id int) error {
	return s.db.WithTx(ctx, func(ctx context.Context) error {
		t, err := s.transfers.Get(ctx, id)
		if err != nil {
			return err
		}
		t.Status = "PAID"
		if err := s.transfers.Update(ctx, t); err != nil {
			return err
		}
		return s.bank.Pay(ctx, t)
	})
}

func (s *service) badCreateAfter(ctx context.Context, seller string) error {
	t := &transfer{Seller: seller, Status: "PAID"}
	if err := s.bank.Pay(ctx, t); err != nil { // want:low `bank\.Pay`
		return err
	}
	return s.transfers.Create(ctx, t)
}
