// Package gateway is a client of the payment provider.
package gateway

import "context"

// Client talks to the provider.
type Client struct{}

// Charge takes money.
//
//dualwrite:effect
func (*Client) Charge(ctx context.Context, order string, cents int) error { return ctx.Err() }

// Pay is a way to Charge that a fact has to tell of.
func Pay(ctx context.Context, c *Client, order string) error { return c.Charge(ctx, order, 100) }
