// Package gateway wraps the payments service.
package gateway

import (
	"context"

	"dualwrite.test/rules/missingkey/paymentspb"
)

type GRPC struct{ Client paymentspb.PaymentsClient }

// BadCapture is called from a loop in another package.
func (g *GRPC) BadCapture(ctx context.Context, account string, cents int64) error {
	_, err := g.Client.Capture(ctx, &paymentspb.CaptureRequest{AccountId: account, Cents: cents}) // want `PaymentsClient.Capture is called without an idempotency key \(RequestId\)`
	return err
}

// OkCapture names the work.
func (g *GRPC) OkCapture(ctx context.Context, task, account string, cents int64) error {
	_, err := g.Client.Capture(ctx, &paymentspb.CaptureRequest{RequestId: task, AccountId: account, Cents: cents})
	return err
}

// OkNote has no place for a key.
func (g *GRPC) OkNote(ctx context.Context, text string) error {
	_, err := g.Client.Note(ctx, &paymentspb.NoteRequest{Text: text})
	return err
}

// OkUnrepeated is called once for a request.
func (g *GRPC) OkUnrepeated(ctx context.Context, account string, cents int64) error {
	_, err := g.Client.Capture(ctx, &paymentspb.CaptureRequest{AccountId: account, Cents: cents})
	return err
}
