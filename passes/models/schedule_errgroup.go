package models

// errgroupRows models golang.org/x/sync/errgroup.
var errgroupRows = []Row{
	// func (*Group) Go(f func() error)
	{Symbol: "(*golang.org/x/sync/errgroup.Group).Go", Kind: Spawn, Func: 1},
	// func (*Group) TryGo(f func() error) bool
	{Symbol: "(*golang.org/x/sync/errgroup.Group).TryGo", Kind: Spawn, Func: 1},
	// func (*Group) Wait() error
	{Symbol: "(*golang.org/x/sync/errgroup.Group).Wait", Kind: Neutral, Op: "errgroup.Wait"},
	// func (*Group) SetLimit(n int)
	{Symbol: "(*golang.org/x/sync/errgroup.Group).SetLimit", Kind: Neutral, Op: "errgroup.SetLimit"},
	// func WithContext(ctx context.Context) (*Group, context.Context)
	{Symbol: "golang.org/x/sync/errgroup.WithContext", Kind: Chain, Op: "errgroup.WithContext"},
}
