package models

// redisHandleRows models transactions, pipelines, scripts and results of go-redis.
var redisHandleRows = []Row{
	// func (cmdable) Ping(ctx context.Context) *StatusCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Ping", Kind: Neutral, Op: "redis.Ping"},
	// func (cmdable) Info(ctx context.Context, sections ...string) *StringCmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Info", Kind: Neutral, Op: "redis.Info"},
	// func (*Client) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error
	{Symbol: "(*github.com/redis/go-redis.Client).Watch", Kind: RunTx, Op: "redis.Watch", Func: 2},
	// func (*Client) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Client).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (*ClusterClient) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).Watch", Kind: RunTx, Op: "redis.Watch", Func: 2},
	// func (*ClusterClient) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (*Ring) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error
	{Symbol: "(*github.com/redis/go-redis.Ring).Watch", Kind: RunTx, Op: "redis.Watch", Func: 2},
	// func (*Ring) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Ring).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (*Tx) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Tx).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (Cmdable) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(github.com/redis/go-redis.Cmdable).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (*Client) TxPipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Client).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (*ClusterClient) TxPipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (*Ring) TxPipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Ring).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (*Tx) TxPipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Tx).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (Cmdable) TxPipeline() Pipeliner
	{Symbol: "(github.com/redis/go-redis.Cmdable).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (*Client) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Client).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (*ClusterClient) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (*Ring) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Ring).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (*Tx) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Tx).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (Cmdable) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(github.com/redis/go-redis.Cmdable).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (*Client) Pipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Client).Pipeline", Kind: Chain, Op: "redis.Pipeline"},
	// func (*ClusterClient) Pipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).Pipeline", Kind: Chain, Op: "redis.Pipeline"},
	// func (*Ring) Pipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Ring).Pipeline", Kind: Chain, Op: "redis.Pipeline"},
	// func (Cmdable) Pipeline() Pipeliner
	{Symbol: "(github.com/redis/go-redis.Cmdable).Pipeline", Kind: Chain, Op: "redis.Pipeline"},
	// func (*Pipeline) Exec(ctx context.Context) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Pipeline).Exec", Kind: Commit, Op: "redis.Exec"},
	// func (*Pipeline) Discard()
	{Symbol: "(*github.com/redis/go-redis.Pipeline).Discard", Kind: Rollback, Op: "redis.Discard"},
	// func (Pipeliner) Exec(ctx context.Context) ([]Cmder, error)
	{Symbol: "(github.com/redis/go-redis.Pipeliner).Exec", Kind: Commit, Op: "redis.Exec"},
	// func (Pipeliner) Discard()
	{Symbol: "(github.com/redis/go-redis.Pipeliner).Discard", Kind: Rollback, Op: "redis.Discard"},
	// func (*Conn) TxPipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Conn).TxPipelined", Kind: RunTx, Op: "redis.TxPipelined", Func: 2},
	// func (*Conn) TxPipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Conn).TxPipeline", Kind: Begin, Op: "redis.TxPipeline"},
	// func (*Conn) Pipelined(ctx context.Context, fn func(Pipeliner) error) ([]Cmder, error)
	{Symbol: "(*github.com/redis/go-redis.Conn).Pipelined", Kind: Chain, Op: "redis.Pipelined", Func: 2},
	// func (*Conn) Pipeline() Pipeliner
	{Symbol: "(*github.com/redis/go-redis.Conn).Pipeline", Kind: Chain, Op: "redis.Pipeline"},
	// func (UniversalClient) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error
	{Symbol: "(github.com/redis/go-redis.UniversalClient).Watch", Kind: RunTx, Op: "redis.Watch", Func: 2},
	// func (UniversalClient) Process(ctx context.Context, cmd Cmder) error
	{Symbol: "(github.com/redis/go-redis.UniversalClient).Process", Kind: Write, Body: 2, Op: "redis.Process"},
	// func (cmdable) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.cmdable).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (Pipeliner) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.Pipeliner).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (UniversalClient) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(github.com/redis/go-redis.UniversalClient).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (*Pipeline) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Pipeline).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (*Client) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Client).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (*ClusterClient) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (*Ring) Do(ctx context.Context, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Ring).Do", Kind: Write, Args: 2, Op: "redis.Do"},
	// func (*Client) Conn() *Conn
	{Symbol: "(*github.com/redis/go-redis.Client).Conn", Kind: Chain, Op: "redis.Conn"},
	// func (*Client) WithTimeout(timeout time.Duration) *Client
	{Symbol: "(*github.com/redis/go-redis.Client).WithTimeout", Kind: Chain, Op: "redis.WithTimeout"},
	// func (*Client) Process(ctx context.Context, cmd Cmder) error
	{Symbol: "(*github.com/redis/go-redis.Client).Process", Kind: Write, Body: 2, Op: "redis.Process"},
	// func (*ClusterClient) Process(ctx context.Context, cmd Cmder) error
	{Symbol: "(*github.com/redis/go-redis.ClusterClient).Process", Kind: Write, Body: 2, Op: "redis.Process"},
	// func (*Ring) Process(ctx context.Context, cmd Cmder) error
	{Symbol: "(*github.com/redis/go-redis.Ring).Process", Kind: Write, Body: 2, Op: "redis.Process"},
	// func (*Script) Run(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).Run", Kind: Write, Op: "redis.Run"},
	// func (*Script) Eval(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).Eval", Kind: Write, Op: "redis.Eval"},
	// func (*Script) EvalSha(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).EvalSha", Kind: Write, Op: "redis.EvalSha"},
	// func (*Script) RunRO(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).RunRO", Kind: Read, Op: "redis.RunRO"},
	// func (*Script) EvalRO(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).EvalRO", Kind: Read, Op: "redis.EvalRO"},
	// func (*Script) EvalShaRO(ctx context.Context, c Scripter, keys []string, args ...any) *Cmd
	{Symbol: "(*github.com/redis/go-redis.Script).EvalShaRO", Kind: Read, Op: "redis.EvalShaRO"},
	// func (*Script) Load(ctx context.Context, c Scripter) *StringCmd
	{Symbol: "(*github.com/redis/go-redis.Script).Load", Kind: Neutral, Op: "redis.Load"},
	// func (*Script) Exists(ctx context.Context, c Scripter) *BoolSliceCmd
	{Symbol: "(*github.com/redis/go-redis.Script).Exists", Kind: Neutral, Op: "redis.Exists"},
	// func (*Script) Hash() string
	{Symbol: "(*github.com/redis/go-redis.Script).Hash", Kind: Neutral, Op: "redis.Hash"},
	// func NewScript(src string) *Script
	{Symbol: "github.com/redis/go-redis.NewScript", Kind: Chain, Body: 1, Op: "redis.NewScript"},
	// func NewClient(opt *Options) *Client
	{Symbol: "github.com/redis/go-redis.NewClient", Kind: Neutral, Op: "redis.NewClient"},
	// func NewClusterClient(opt *ClusterOptions) *ClusterClient
	{Symbol: "github.com/redis/go-redis.NewClusterClient", Kind: Neutral, Op: "redis.NewClusterClient"},
	// func NewFailoverClient(failoverOpt *FailoverOptions) *Client
	{Symbol: "github.com/redis/go-redis.NewFailoverClient", Kind: Neutral, Op: "redis.NewFailoverClient"},
	// func NewUniversalClient(opts *UniversalOptions) UniversalClient
	{Symbol: "github.com/redis/go-redis.NewUniversalClient", Kind: Neutral, Op: "redis.NewUniversalClient"},
	// func NewRing(opt *RingOptions) *Ring
	{Symbol: "github.com/redis/go-redis.NewRing", Kind: Neutral, Op: "redis.NewRing"},
	// func ParseURL(redisURL string) (*Options, error)
	{Symbol: "github.com/redis/go-redis.ParseURL", Kind: Neutral, Op: "redis.ParseURL"},
	// func (*IntCmd) Result() (int64, error)
	{Symbol: "(*github.com/redis/go-redis.IntCmd).Result", Kind: RowCount, Op: "redis.cmd.Result"},
	// func (*IntCmd) Val() int64
	{Symbol: "(*github.com/redis/go-redis.IntCmd).Val", Kind: RowCount, Op: "redis.cmd.Val"},
	// func (*IntCmd) Uint64() (uint64, error)
	{Symbol: "(*github.com/redis/go-redis.IntCmd).Uint64", Kind: RowCount, Op: "redis.cmd.Uint64"},
	// func (*BoolCmd) Result() (bool, error)
	{Symbol: "(*github.com/redis/go-redis.BoolCmd).Result", Kind: RowCount, Op: "redis.cmd.Result"},
	// func (*BoolCmd) Val() bool
	{Symbol: "(*github.com/redis/go-redis.BoolCmd).Val", Kind: RowCount, Op: "redis.cmd.Val"},
	// func (*StatusCmd) Result() (string, error)
	{Symbol: "(*github.com/redis/go-redis.StatusCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*StatusCmd) Val() string
	{Symbol: "(*github.com/redis/go-redis.StatusCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*StringCmd) Result() (string, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*StringCmd) Val() string
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*StringCmd) Int() (int, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Int", Kind: Scan, Op: "redis.cmd.Int"},
	// func (*StringCmd) Int64() (int64, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Int64", Kind: Scan, Op: "redis.cmd.Int64"},
	// func (*StringCmd) Bool() (bool, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Bool", Kind: Scan, Op: "redis.cmd.Bool"},
	// func (*StringCmd) Time() (time.Time, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Time", Kind: Scan, Op: "redis.cmd.Time"},
	// func (*StringCmd) Float64() (float64, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Float64", Kind: Scan, Op: "redis.cmd.Float64"},
	// func (*StringCmd) Bytes() ([]byte, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Bytes", Kind: Scan, Op: "redis.cmd.Bytes"},
	// func (*StringCmd) Uint64() (uint64, error)
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Uint64", Kind: Scan, Op: "redis.cmd.Uint64"},
	// func (*StringCmd) Scan(val any) error
	{Symbol: "(*github.com/redis/go-redis.StringCmd).Scan", Kind: Scan, Dest: []int{1}, Op: "redis.cmd.Scan"},
	// func (*SliceCmd) Scan(dst any) error
	{Symbol: "(*github.com/redis/go-redis.SliceCmd).Scan", Kind: Scan, Dest: []int{1}, Op: "redis.cmd.Scan"},
	// func (*SliceCmd) Result() ([]any, error)
	{Symbol: "(*github.com/redis/go-redis.SliceCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*SliceCmd) Val() []any
	{Symbol: "(*github.com/redis/go-redis.SliceCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*MapStringStringCmd) Scan(dest any) error
	{Symbol: "(*github.com/redis/go-redis.MapStringStringCmd).Scan", Kind: Scan, Dest: []int{1}, Op: "redis.cmd.Scan"},
	// func (*MapStringStringCmd) Result() (map[string]string, error)
	{Symbol: "(*github.com/redis/go-redis.MapStringStringCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*MapStringStringCmd) Val() map[string]string
	{Symbol: "(*github.com/redis/go-redis.MapStringStringCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*StringSliceCmd) Result() ([]string, error)
	{Symbol: "(*github.com/redis/go-redis.StringSliceCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*StringSliceCmd) Val() []string
	{Symbol: "(*github.com/redis/go-redis.StringSliceCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*StringSliceCmd) ScanSlice(container any) error
	{Symbol: "(*github.com/redis/go-redis.StringSliceCmd).ScanSlice", Kind: Scan, Dest: []int{1}, Op: "redis.cmd.ScanSlice"},
	// func (*XStreamSliceCmd) Result() ([]XStream, error)
	{Symbol: "(*github.com/redis/go-redis.XStreamSliceCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*XStreamSliceCmd) Val() []XStream
	{Symbol: "(*github.com/redis/go-redis.XStreamSliceCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*XMessageSliceCmd) Result() ([]XMessage, error)
	{Symbol: "(*github.com/redis/go-redis.XMessageSliceCmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*XMessageSliceCmd) Val() []XMessage
	{Symbol: "(*github.com/redis/go-redis.XMessageSliceCmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*Cmd) Result() (any, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Result", Kind: Scan, Op: "redis.cmd.Result"},
	// func (*Cmd) Val() any
	{Symbol: "(*github.com/redis/go-redis.Cmd).Val", Kind: Scan, Op: "redis.cmd.Val"},
	// func (*Cmd) Int() (int, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Int", Kind: Scan, Op: "redis.cmd.Int"},
	// func (*Cmd) Int64() (int64, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Int64", Kind: Scan, Op: "redis.cmd.Int64"},
	// func (*Cmd) Bool() (bool, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Bool", Kind: Scan, Op: "redis.cmd.Bool"},
	// func (*Cmd) Text() (string, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Text", Kind: Scan, Op: "redis.cmd.Text"},
	// func (*Cmd) Slice() ([]any, error)
	{Symbol: "(*github.com/redis/go-redis.Cmd).Slice", Kind: Scan, Op: "redis.cmd.Slice"},
	// func (*baseCmd) Err() error
	{Symbol: "(*github.com/redis/go-redis.baseCmd).Err", Kind: Neutral, Op: "redis.cmd.Err"},
	// func (*baseCmd) SetErr(e error)
	{Symbol: "(*github.com/redis/go-redis.baseCmd).SetErr", Kind: Neutral, Op: "redis.cmd.SetErr"},
}
