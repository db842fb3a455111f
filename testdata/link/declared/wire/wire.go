// Package wire puts the program together.
package wire

import (
	"context"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/declared/pay"
)

// Run runs the program.
func Run(ctx context.Context, m pay.Mover, l pay.Ledger, id string) error {
	s := &pay.Service{Mover: m, Ledger: l, Quiet: bank.New()}
	for _, f := range []func(context.Context, string) error{s.BadRun, s.OkRun, s.OkPure, s.OkQuiet} {
		if err := f(ctx, id); err != nil {
			return err
		}
	}
	return nil
}
