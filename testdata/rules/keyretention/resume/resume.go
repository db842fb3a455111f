// Package resume is what the operators use.
package resume

import (
	"context"

	"dualwrite.test/rules/keyretention/guard"
)

type Console struct{ guard *guard.Guard }

// ResumeItem takes up an item that failed weeks ago.
func (c *Console) ResumeItem(ctx context.Context, id string, run guard.Effect) error {
	_, err := c.guard.Bad(ctx, id, run)
	return err
}

// ReprocessAll starts again.
func (c *Console) ReprocessAll(ctx context.Context, ids []string, run guard.Effect) error {
	for _, id := range ids {
		if err := c.guard.BadFirst(ctx, id, run); err != nil {
			return err
		}
		if err := c.guard.OkForever(ctx, id, run); err != nil {
			return err
		}
		if _, err := c.guard.OkDurable(ctx, id, run); err != nil {
			return err
		}
		if ok, err := c.guard.Mark(ctx, id); err != nil || !ok {
			return err
		}
	}
	return nil
}
