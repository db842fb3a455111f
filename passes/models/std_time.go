package models

// Fresh values of the standard library, and the functions that run another
// function. A Neutral row with Func set does nothing but run it.

var stdFreshRows = []Row{
	// func Now() Time
	{Symbol: "time.Now", Kind: Mint, Mint: "clock"},

	// func Since(t Time) Duration
	{Symbol: "time.Since", Kind: Mint, Mint: "clock"},

	// func Until(t Time) Duration
	{Symbol: "time.Until", Kind: Mint, Mint: "clock"},

	// func Getpid() int
	{Symbol: "os.Getpid", Kind: Mint, Mint: "pid"},

	// func Getppid() int
	{Symbol: "os.Getppid", Kind: Mint, Mint: "pid"},

	// func Read(b []byte) (n int, err error); of crypto/rand
	{Symbol: "crypto/rand.Read", Kind: Mint, Mint: "random", Dest: []int{1}},

	// func Int(rand io.Reader, max *big.Int) (*big.Int, error)
	{Symbol: "crypto/rand.Int", Kind: Mint, Mint: "random"},

	// func Prime(r io.Reader, bits int) (*big.Int, error)
	{Symbol: "crypto/rand.Prime", Kind: Mint, Mint: "random"},

	// func Text() string
	{Symbol: "crypto/rand.Text", Kind: Mint, Mint: "random"},

	// func Read(p []byte) (n int, err error); of math/rand
	{Symbol: "math/rand.Read", Kind: Mint, Mint: "random", Dest: []int{1}},

	// func (r *Rand) Read(p []byte) (n int, err error)
	{Symbol: "(*math/rand.Rand).Read", Kind: Mint, Mint: "random", Dest: []int{1}},
}

var stdFreshGroups = []group{
	// func Int() int, func Intn(n int) int, ...
	{"math/rand", `ExpFloat64 Float32 Float64 Int Int31 Int31n Int63 Int63n Intn NormFloat64 Perm Uint32 Uint64
		*Rand.ExpFloat64 *Rand.Float32 *Rand.Float64 *Rand.Int *Rand.Int31 *Rand.Int31n *Rand.Int63 *Rand.Int63n
		*Rand.Intn *Rand.NormFloat64 *Rand.Perm *Rand.Uint32 *Rand.Uint64`, Row{Kind: Mint, Mint: "random"}},

	// func IntN(n int) int, func N[Int intType](n Int) Int, ...
	{"math/rand/v2", `ExpFloat64 Float32 Float64 Int Int32 Int32N Int64 Int64N IntN N NormFloat64 Perm Uint Uint32 Uint32N
		Uint64 Uint64N UintN
		*Rand.ExpFloat64 *Rand.Float32 *Rand.Float64 *Rand.Int *Rand.Int32 *Rand.Int32N *Rand.Int64 *Rand.Int64N *Rand.IntN
		*Rand.NormFloat64 *Rand.Perm *Rand.Uint *Rand.Uint32 *Rand.Uint32N *Rand.Uint64 *Rand.Uint64N *Rand.UintN`,
		Row{Kind: Mint, Mint: "random"}},
}

var stdCallbackRows = []Row{
	// func AfterFunc(d Duration, f func()) *Timer
	{Symbol: "time.AfterFunc", Kind: Spawn, Func: 2},

	// func AfterFunc(ctx Context, f func()) (stop func() bool)
	{Symbol: "context.AfterFunc", Kind: Spawn, Func: 2},

	// func (wg *WaitGroup) Go(f func())
	{Symbol: "(*sync.WaitGroup).Go", Kind: Spawn, Func: 1},

	// func (o *Once) Do(f func())
	{Symbol: "(*sync.Once).Do", Kind: Neutral, Func: 1},

	// func OnceFunc(f func()) func()
	{Symbol: "sync.OnceFunc", Kind: Neutral, Func: 1},

	// func OnceValue[T any](f func() T) func() T
	{Symbol: "sync.OnceValue", Kind: Neutral, Func: 1},

	// func OnceValues[T1, T2 any](f func() (T1, T2)) func() (T1, T2)
	{Symbol: "sync.OnceValues", Kind: Neutral, Func: 1},

	// func (m *Map) Range(f func(key, value any) bool)
	{Symbol: "(*sync.Map).Range", Kind: Neutral, Func: 1},

	// func Walk(root string, fn WalkFunc) error
	{Symbol: "path/filepath.Walk", Kind: Neutral, Func: 2},

	// func WalkDir(root string, fn fs.WalkDirFunc) error
	{Symbol: "path/filepath.WalkDir", Kind: Neutral, Func: 2},

	// func WalkDir(fsys FS, root string, fn WalkDirFunc) error
	{Symbol: "io/fs.WalkDir", Kind: Neutral, Func: 3},

	// func Do(ctx context.Context, labels LabelSet, f func(context.Context))
	{Symbol: "runtime/pprof.Do", Kind: Neutral, Func: 3},

	// func ForEach[T any](collection []T, callback func(item T, index int))
	{Symbol: "github.com/samber/lo.ForEach", Kind: Neutral, Func: 2},
}
