package safe

import (
	"context"
	"testing"
)

type dyingBank struct{ calls int }

func (b *dyingBank) Send(context.Context, string, string) error {
	b.calls++
	panic("power cut")
}

func TestKilledAfterSend(t *testing.T) {
	bank := &dyingBank{}
	w := &Worker{}
	func() {
		defer func() { _ = recover() }()
		_ = w.Run(context.Background())
	}()
	_ = w.Run(context.Background())
	if bank.calls != 1 {
		t.Fatal(bank.calls)
	}
}
