package models

// singleflightRows models golang.org/x/sync/singleflight, which holds in one process only: two
// instances know nothing of each other.
var singleflightRows = []Row{
	// func (*Group) Do(key string, fn func() (any, error)) (v any, err error, shared bool)
	{Symbol: "(*golang.org/x/sync/singleflight.Group).Do", Kind: Chain, Op: "singleflight.Do", Func: 2, Note: "in this process only"},
	// func (*Group) DoChan(key string, fn func() (any, error)) <-chan Result
	{Symbol: "(*golang.org/x/sync/singleflight.Group).DoChan", Kind: Chain, Op: "singleflight.Do", Func: 2, Note: "in this process only"},
	// func (*Group) Forget(key string)
	{Symbol: "(*golang.org/x/sync/singleflight.Group).Forget", Kind: Neutral},
}
