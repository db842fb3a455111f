// Package billing has a hazard for tests. It needs little of the standard library,
// since foreign drivers read all of it from source.
package billing

import (
	"context"

	"example.com/shop/gateway"
)

// Orders is a table.
type Orders struct{}

// MarkPaid writes a state down.
//
//dualwrite:record
func (*Orders) MarkPaid(ctx context.Context, order string) error { return ctx.Err() }

// Collect charges an order and writes it down, in two steps.
func Collect(ctx context.Context, orders *Orders, c *gateway.Client, order string) error {
	if err := gateway.Pay(ctx, c, order); err != nil {
		return err
	}
	return orders.MarkPaid(ctx, order)
}
