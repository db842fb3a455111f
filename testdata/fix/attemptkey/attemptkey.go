// Package attemptkey makes keys inside of retries.
package attemptkey

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v4"
	"github.com/google/uuid"

	"dualwrite.test/fix/bank"
)

type Payer struct {
	bank *bank.Client
	db   *sql.DB
}

func (p *Payer) Line(ctx context.Context, account string) error {
	return retry.Do(func() error {
		key := uuid.NewString() // the bank wants one
		return p.bank.Transfer(ctx, key, account)
	})
}

func (p *Payer) Argument(ctx context.Context, account string) error {
	if err := retry.Do(func() error { return p.bank.Transfer(ctx, uuid.New().String(), account) }); err != nil {
		return fmt.Errorf("transfer: %w", err)
	}
	return nil
}

func (p *Payer) Named(ctx context.Context, account string) error {
	op := func() error {
		id := uuid.New()
		return p.bank.Transfer(ctx, id.String(), account)
	}
	return backoff.Retry(op, backoff.NewExponentialBackOff())
}

// Taken has another key already.
func (p *Payer) Taken(ctx context.Context, key, account string) error {
	if key == "" {
		return errors.New("no key")
	}
	return retry.Do(func() error {
		key := uuid.NewString()
		return p.bank.Transfer(ctx, key, account)
	})
}

// Commented keeps what is said about the key where it is.
func (p *Payer) Commented(ctx context.Context, account string) error {
	return retry.Do(func() error {
		// The bank wants a key.
		key := uuid.NewString()
		return p.bank.Transfer(ctx, key, account)
	})
}

// Each makes a key for every account, so one round of the loop needs its own.
func (p *Payer) Each(ctx context.Context, accounts []string) error {
	for _, account := range accounts {
		err := retry.Do(func() error {
			key := uuid.Must(uuid.NewRandom()).String()
			return p.bank.Transfer(ctx, key, account)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// KeepInLoop must not send one key for all accounts.
func (p *Payer) KeepInLoop(ctx context.Context, accounts []string) error {
	return retry.Do(func() error {
		for _, account := range accounts {
			if err := p.bank.Transfer(ctx, uuid.NewString(), account); err != nil {
				return err
			}
		}
		return nil
	})
}

// KeepTwice uses the value for something else, too.
func (p *Payer) KeepTwice(ctx context.Context, account string) error {
	return retry.Do(func() error {
		key := uuid.NewString()
		fmt.Println("attempt", key)
		return p.bank.Transfer(ctx, key, account)
	})
}

// KeepClock is better derived from the work.
func (p *Payer) KeepClock(ctx context.Context, account string) error {
	return retry.Do(func() error {
		return p.bank.Transfer(ctx, time.Now().String(), account)
	})
}

// KeepOuter runs the function in two retries.
func (p *Payer) KeepOuter(ctx context.Context, account string) error {
	return retry.Do(func() error {
		return retry.Do(func() error { return p.bank.Transfer(ctx, uuid.NewString(), account) })
	})
}

// KeepError may fail to make a key.
func (p *Payer) KeepError(ctx context.Context, account string) error {
	return retry.Do(func() error {
		key, err := uuid.NewRandom()
		if err != nil {
			return err
		}
		return p.bank.Transfer(ctx, key.String(), account)
	})
}

// KeepShared runs the function from two places.
func (p *Payer) KeepShared(ctx context.Context, account string) error {
	op := func() error { return p.bank.Transfer(ctx, uuid.NewString(), account) }
	if err := retry.Do(op); err != nil {
		return retry.Do(op)
	}
	return nil
}

// KeepRecorded makes another key when it starts again after a crash.
func (p *Payer) KeepRecorded(ctx context.Context, id int64) error {
	var account string
	if err := p.db.QueryRowContext(ctx, "SELECT account FROM a_payouts WHERE id = ?", id).Scan(&account); err != nil {
		return err
	}
	err := retry.Do(func() error { return p.bank.Transfer(ctx, uuid.NewString(), account) })
	if err != nil {
		return err
	}
	_, err = p.db.ExecContext(ctx, "UPDATE a_payouts SET status = 'PAID' WHERE id = ?", id)
	return err
}

// KeepGoto comes back to where the key is made.
func (p *Payer) KeepGoto(ctx context.Context, accounts []string) error {
	return retry.Do(func() error {
		rest := accounts
	next:
		if len(rest) == 0 {
			return nil
		}
		if err := p.bank.Transfer(ctx, uuid.NewString(), rest[0]); err != nil {
			return err
		}
		rest = rest[1:]
		goto next
	})
}

// KeepLocal makes its key of something in the function.
func (p *Payer) KeepLocal(ctx context.Context, account string) error {
	return retry.Do(func() error {
		mint := uuid.NewString
		return p.bank.Transfer(ctx, mint(), account)
	})
}

// KeepElsewhere has its key made by another package.
func (p *Payer) KeepElsewhere(ctx context.Context, account string) error {
	return retry.Do(func() error { return p.bank.Transfer(ctx, bank.NewKey(), account) })
}
