package check

import (
	"context"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Found runs the rules on a program that is learnt and linked already. It is the
// part of Run that remains for somebody who needs the linked program as well.
func Found(ctx context.Context, e Engine, o Options, prog *driver.Program, linked driver.Inject) (*render.Document, error) {
	if err := o.timed("check", func() error { return prog.Check(ctx, linked, e.Rules...) }); err != nil {
		return nil, err
	}
	doc, _ := collect(prog, e, o, Review{}, nil)
	return doc, nil
}
