package naive

import (
	"context"
	"testing"
)

func TestRun(t *testing.T) {
	w := &Worker{}
	if err := w.Run(context.Background()); err != nil {
		panic(err)
	}
}
