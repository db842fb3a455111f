package foreign

import (
	"context"

	"google.golang.org/grpc"
	"gorm.io/gorm"
)

type (
	// BalanceRequest says by how much.
	BalanceRequest struct {
		User   string
		Amount int64
	}
	// BookingRequest names a booking.
	BookingRequest struct{ ID string }
	// Empty is no answer.
	Empty struct{}
)

// AccountsClient is what the compiler of protocol buffers makes of a service.
type AccountsClient interface {
	UpdateBalance(ctx context.Context, in *BalanceRequest, opts ...grpc.CallOption) (*Empty, error)
	UpdateLabel(ctx context.Context, in *BalanceRequest, opts ...grpc.CallOption) (*Empty, error)
	DeleteLabel(ctx context.Context, in *BookingRequest, opts ...grpc.CallOption) (*Empty, error)
	WalletBalance(ctx context.Context, in *BookingRequest, opts ...grpc.CallOption) (*Empty, error)
	NewAddress(ctx context.Context, in *BookingRequest, opts ...grpc.CallOption) (*Empty, error)
	OpenChannel(ctx context.Context, in *BookingRequest, opts ...grpc.CallOption) (*Empty, error)
}

type booking struct {
	db       *gorm.DB
	accounts AccountsClient
}

// BadCancel gives the money back at another service, and again when the commit
// fails and the user tries again.
func (b *booking) BadCancel(ctx context.Context, t *Ticket, user string) error {
	return b.db.Transaction(func(tx *gorm.DB) error {
		if _, err := b.accounts.UpdateBalance(ctx, &BalanceRequest{User: user, Amount: 1}); err != nil { // want `AccountsClient.UpdateBalance cannot be rolled back`
			return err
		}
		return tx.Save(t).Error
	})
}

// BadOpenChannel binds money.
func (b *booking) BadOpenChannel(ctx context.Context, t *Ticket, id string) error {
	return b.db.Transaction(func(tx *gorm.DB) error {
		if _, err := b.accounts.OpenChannel(ctx, &BookingRequest{ID: id}); err != nil { // want `AccountsClient.OpenChannel cannot be rolled back`
			return err
		}
		return tx.Save(t).Error
	})
}

// OkLabel sets what may be set again: at most that is worth a look.
func (b *booking) OkLabel(ctx context.Context, t *Ticket, user string) error {
	return b.db.Transaction(func(tx *gorm.DB) error {
		if _, err := b.accounts.UpdateLabel(ctx, &BalanceRequest{User: user}); err != nil { // want:low `AccountsClient.UpdateLabel cannot be rolled back`
			return err
		}
		return tx.Save(t).Error
	})
}

// OkAsks asks, takes an address that may stay unused, and deletes what has a name.
func (b *booking) OkAsks(ctx context.Context, t *Ticket, id string) error {
	return b.db.Transaction(func(tx *gorm.DB) error {
		if _, err := b.accounts.WalletBalance(ctx, &BookingRequest{ID: id}); err != nil {
			return err
		}
		if _, err := b.accounts.NewAddress(ctx, &BookingRequest{ID: id}); err != nil {
			return err
		}
		if _, err := b.accounts.DeleteLabel(ctx, &BookingRequest{ID: id}); err != nil {
			return err
		}
		return tx.Save(t).Error
	})
}
