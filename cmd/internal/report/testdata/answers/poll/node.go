package poll

import "context"

// Node is a payment node.
type Node interface {
	LookupChannels(ctx context.Context, peer string) ([]string, error)
	LookupInvoice(ctx context.Context, id string) (bool, error)
	SendInvoice(ctx context.Context, id string) error
}

// Invoicing makes invoices.
type Invoicing struct {
	*Service
	Node Node
}

// Invoice makes an invoice, if there is a way to be paid.
func (s *Invoicing) Invoice(ctx context.Context, id, peer, next string) error {
	channels, err := s.Node.LookupChannels(ctx, peer)
	if err != nil {
		return err
	}
	if len(channels) == 0 {
		return context.Canceled
	}
	if err := s.Node.SendInvoice(ctx, id); err != nil {
		return err
	}
	if err := s.insert(ctx, id); err != nil {
		return err
	}
	return s.insert(ctx, id+"/"+next)
}

// Once makes an invoice that is not there yet.
func (s *Invoicing) Once(ctx context.Context, id string) error {
	found, err := s.Node.LookupInvoice(ctx, id)
	if err != nil || found {
		return err
	}
	if err := s.Node.SendInvoice(ctx, id); err != nil {
		return err
	}
	return s.insert(ctx, id)
}

// Paid ends an invoice.
func (s *Invoicing) Paid(ctx context.Context, id string) error {
	_, err := s.DB.ExecContext(ctx, `UPDATE invoices SET state = 'PAID' WHERE id = $1 AND state = 'PENDING'`, id)
	return err
}

func (s *Service) insert(ctx context.Context, id string) error {
	_, err := s.DB.ExecContext(ctx, `INSERT INTO invoices (id, state) VALUES ($1, 'PENDING')`, id)
	return err
}
