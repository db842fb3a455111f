package defaults

import (
	"context"
	"errors"

	"dualwrite.test/rules/effectrecord/defaults/request"
)

// BadMachine goes from state to state in a loop.
func (d *desk) BadMachine(ctx context.Context, p *request.Payment) error {
	for {
		switch p.Kind {
		case "new":
			if err := d.charge(ctx, p); err != nil { // want `charge is repeated after a crash: payments.state is written later`
				return err
			}
			p.Kind = "charged"
		case "charged":
			return d.paid(ctx, p)
		default:
			return errors.New("unknown kind")
		}
	}
}

// OkMachine is over when it has charged.
func (d *desk) OkMachine(ctx context.Context, p *request.Payment) error {
	for {
		switch p.Kind {
		case "new":
			if err := d.charge(ctx, p); err != nil {
				return err
			}
			p.Kind = "charged"
		case "old":
			return d.paid(ctx, p)
		case "charged":
			return nil
		default:
			return errors.New("unknown kind")
		}
	}
}

// OkOthers takes another payment in each round, which the last one says nothing of.
func (d *desk) OkOthers(ctx context.Context, all []request.Payment) error {
	for i := range all {
		p := &all[i]
		switch p.Kind {
		case "new":
			if err := d.charge(ctx, p); err != nil {
				return err
			}
			p.Kind = "charged"
		case "charged":
			if err := d.paid(ctx, p); err != nil {
				return err
			}
		}
	}
	return nil
}
