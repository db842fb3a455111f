// Package pay says itself what its interfaces do. Nothing in this program
// implements the first two.
package pay

import "context"

// Mover lives in another program.
type Mover interface {
	// Transmit moves money.
	//
	//dualwrite:effect
	Transmit(ctx context.Context, account string) error
	// TransmitOnce moves money once for each id.
	//
	//dualwrite:effect key=id
	TransmitOnce(ctx context.Context, id string) error
	// Charge moves nothing, in spite of its name.
	//
	//dualwrite:pure
	Charge(ctx context.Context, id string) error
}

// Ledger lives in another program.
type Ledger interface {
	// Conclude ends the work.
	//
	//dualwrite:record
	Conclude(ctx context.Context, id string) error
}

// Quiet is implemented by a bank that is not quiet.
type Quiet interface {
	// Move is said to be harmless.
	//
	//dualwrite:idempotent
	Move(ctx context.Context, id string) error
}

// Service moves what is due.
type Service struct {
	Mover  Mover
	Ledger Ledger
	Quiet  Quiet
}

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context, id string) error {
	if err := s.Mover.Transmit(ctx, id); err != nil { // want effectrecord
		return err
	}
	return s.Ledger.Conclude(ctx, id)
}

// OkRun lets the receiver recognise a repetition.
func (s *Service) OkRun(ctx context.Context, id string) error {
	if err := s.Mover.TransmitOnce(ctx, id); err != nil {
		return err
	}
	return s.Ledger.Conclude(ctx, id)
}

// OkPure only looks as if it charged.
func (s *Service) OkPure(ctx context.Context, id string) error {
	if err := s.Mover.Charge(ctx, id); err != nil {
		return err
	}
	return s.Ledger.Conclude(ctx, id)
}

// OkQuiet relies on what is declared, which is reported where it is.
func (s *Service) OkQuiet(ctx context.Context, id string) error {
	if err := s.Quiet.Move(ctx, id); err != nil {
		return err
	}
	return s.Ledger.Conclude(ctx, id)
}
