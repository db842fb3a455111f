package models

// redigoRows models github.com/gomodule/redigo/redis, whose commands are words: argument 1 names
// the command, the rest are what it takes.
var redigoRows = []Row{
	// func (Conn) Do(commandName string, args ...any) (reply any, err error)
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Do", Kind: Write, Args: 2, Op: "redigo.Do"},
	// func (Conn) Send(commandName string, args ...any) error
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Send", Kind: Write, Args: 2, Op: "redigo.Send"},
	// func (ConnWithContext) DoContext(ctx context.Context, commandName string, args ...any) (reply any, err error)
	{Symbol: "(github.com/gomodule/redigo/redis.ConnWithContext).DoContext", Kind: Write, Args: 3, Op: "redigo.DoContext"},
	// func (ConnWithTimeout) DoWithTimeout(timeout time.Duration, commandName string, args ...any) (reply any, err error)
	{Symbol: "(github.com/gomodule/redigo/redis.ConnWithTimeout).DoWithTimeout", Kind: Write, Args: 3, Op: "redigo.DoWithTimeout"},
	// func (Conn) Flush() error
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Flush", Kind: Neutral, Op: "redigo.Flush"},
	// func (Conn) Err() error
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Err", Kind: Neutral, Op: "redigo.Err"},
	// func (Conn) Close() error
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Close", Kind: Neutral, Op: "redigo.Close"},
	// func (Conn) Receive() (reply any, err error)
	{Symbol: "(github.com/gomodule/redigo/redis.Conn).Receive", Kind: Fetch, Op: "redigo.Receive"},
	// func (*Pool) Get() Conn
	{Symbol: "(*github.com/gomodule/redigo/redis.Pool).Get", Kind: Chain, Op: "redigo.Get"},
	// func (*Pool) GetContext(ctx context.Context) (Conn, error)
	{Symbol: "(*github.com/gomodule/redigo/redis.Pool).GetContext", Kind: Chain, Op: "redigo.GetContext"},
	// func DoContext(c Conn, ctx context.Context, cmd string, args ...any) (any, error)
	{Symbol: "github.com/gomodule/redigo/redis.DoContext", Kind: Write, Args: 4, Op: "redigo.DoContext"},
	// func DoWithTimeout(c Conn, timeout time.Duration, cmd string, args ...any) (any, error)
	{Symbol: "github.com/gomodule/redigo/redis.DoWithTimeout", Kind: Write, Args: 4, Op: "redigo.DoWithTimeout"},
	// func NewScript(keyCount int, src string) *Script
	{Symbol: "github.com/gomodule/redigo/redis.NewScript", Kind: Chain, Body: 2, Op: "redigo.NewScript"},
	// func (*Script) Do(c Conn, keysAndArgs ...any) (any, error)
	{Symbol: "(*github.com/gomodule/redigo/redis.Script).Do", Kind: Write, Args: 2, Op: "redigo.Do"},
	// func (*Script) DoContext(ctx context.Context, c Conn, keysAndArgs ...any) (any, error)
	{Symbol: "(*github.com/gomodule/redigo/redis.Script).DoContext", Kind: Write, Args: 3, Op: "redigo.DoContext"},
	// func (*Script) Send(c Conn, keysAndArgs ...any) error
	{Symbol: "(*github.com/gomodule/redigo/redis.Script).Send", Kind: Write, Args: 2, Op: "redigo.Send"},
	// func (*Script) SendHash(c Conn, keysAndArgs ...any) error
	{Symbol: "(*github.com/gomodule/redigo/redis.Script).SendHash", Kind: Write, Args: 2, Op: "redigo.SendHash"},
	// func (PubSubConn) Receive() any
	{Symbol: "(github.com/gomodule/redigo/redis.PubSubConn).Receive", Kind: Fetch, AutoAck: true, Op: "redigo.Receive"},
	// func Int(reply any, err error) (int, error)
	{Symbol: "github.com/gomodule/redigo/redis.Int", Kind: RowCount, Op: "redigo.Int", Of: 1},
	// func Int64(reply any, err error) (int64, error)
	{Symbol: "github.com/gomodule/redigo/redis.Int64", Kind: RowCount, Op: "redigo.Int64", Of: 1},
	// func Uint64(reply any, err error) (uint64, error)
	{Symbol: "github.com/gomodule/redigo/redis.Uint64", Kind: RowCount, Op: "redigo.Uint64", Of: 1},
	// func Bool(reply any, err error) (bool, error)
	{Symbol: "github.com/gomodule/redigo/redis.Bool", Kind: RowCount, Op: "redigo.Bool", Of: 1},
	// func String(reply any, err error) (string, error)
	{Symbol: "github.com/gomodule/redigo/redis.String", Kind: Scan, Op: "redigo.String", Of: 1},
	// func Strings(reply any, err error) ([]string, error)
	{Symbol: "github.com/gomodule/redigo/redis.Strings", Kind: Scan, Op: "redigo.Strings", Of: 1},
	// func Bytes(reply any, err error) ([]byte, error)
	{Symbol: "github.com/gomodule/redigo/redis.Bytes", Kind: Scan, Op: "redigo.Bytes", Of: 1},
	// func ByteSlices(reply any, err error) ([][]byte, error)
	{Symbol: "github.com/gomodule/redigo/redis.ByteSlices", Kind: Scan, Op: "redigo.ByteSlices", Of: 1},
	// func Values(reply any, err error) ([]any, error)
	{Symbol: "github.com/gomodule/redigo/redis.Values", Kind: Scan, Op: "redigo.Values", Of: 1},
	// func StringMap(reply any, err error) (map[string]string, error)
	{Symbol: "github.com/gomodule/redigo/redis.StringMap", Kind: Scan, Op: "redigo.StringMap", Of: 1},
	// func Int64s(reply any, err error) ([]int64, error)
	{Symbol: "github.com/gomodule/redigo/redis.Int64s", Kind: Scan, Op: "redigo.Int64s", Of: 1},
	// func Ints(reply any, err error) ([]int, error)
	{Symbol: "github.com/gomodule/redigo/redis.Ints", Kind: Scan, Op: "redigo.Ints", Of: 1},
	// func Scan(src []any, dest ...any) ([]any, error)
	{Symbol: "github.com/gomodule/redigo/redis.Scan", Kind: Scan, Args: 2, Dest: []int{-1}, Op: "redigo.Scan", Of: 1},
	// func ScanStruct(src []any, dest any) error
	{Symbol: "github.com/gomodule/redigo/redis.ScanStruct", Kind: Scan, Dest: []int{2}, Op: "redigo.ScanStruct", Of: 1},
	// func ScanSlice(src []any, dest any, fieldNames ...string) error
	{Symbol: "github.com/gomodule/redigo/redis.ScanSlice", Kind: Scan, Dest: []int{2}, Op: "redigo.ScanSlice", Of: 1},
	// func Dial(network string, address string, options ...DialOption) (Conn, error)
	{Symbol: "github.com/gomodule/redigo/redis.Dial", Kind: Neutral, Op: "redigo.Dial"},
	// func DialURL(rawurl string, options ...DialOption) (Conn, error)
	{Symbol: "github.com/gomodule/redigo/redis.DialURL", Kind: Neutral, Op: "redigo.DialURL"},
	// func DialContext(ctx context.Context, network string, address string, options ...DialOption) (Conn, error)
	{Symbol: "github.com/gomodule/redigo/redis.DialContext", Kind: Neutral, Op: "redigo.DialContext"},
	// func NewPool(newFn func() (Conn, error), maxIdle int) *Pool
	{Symbol: "github.com/gomodule/redigo/redis.NewPool", Kind: Neutral, Op: "redigo.NewPool"},
}
