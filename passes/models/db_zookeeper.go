package models

// zookeeperRows models github.com/go-zookeeper/zk. Set and Delete with a version other than -1
// are conditional.
var zookeeperRows = []Row{
	// func (*Conn) Create(path string, data []byte, flags int32, acl []ACL) (string, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Create", Kind: Write, Op: "zk.Create"},
	// func (*Conn) CreateContainer(path string, data []byte, flag int32, acl []ACL) (string, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).CreateContainer", Kind: Write, Op: "zk.CreateContainer"},
	// func (*Conn) CreateTTL(path string, data []byte, flag int32, acl []ACL, ttl time.Duration) (string, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).CreateTTL", Kind: Write, Op: "zk.CreateTTL"},
	// func (*Conn) CreateProtectedEphemeralSequential(path string, data []byte, acl []ACL) (string, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).CreateProtectedEphemeralSequential", Kind: Write, Op: "zk.CreateProtectedEphemeralSequential"},
	// func (*Conn) Set(path string, data []byte, version int32) (*Stat, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Set", Kind: Write, Op: "zk.Set"},
	// func (*Conn) Delete(path string, version int32) error
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Delete", Kind: Write, Op: "zk.Delete"},
	// func (*Conn) Multi(ops ...any) ([]MultiResponse, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Multi", Kind: Write, Op: "zk.Multi"},
	// func (*Conn) Get(path string) ([]byte, *Stat, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Get", Kind: Read, Op: "zk.Get"},
	// func (*Conn) GetW(path string) ([]byte, *Stat, <-chan Event, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).GetW", Kind: Read, Op: "zk.GetW"},
	// func (*Conn) Exists(path string) (bool, *Stat, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Exists", Kind: Read, Op: "zk.Exists"},
	// func (*Conn) ExistsW(path string) (bool, *Stat, <-chan Event, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).ExistsW", Kind: Read, Op: "zk.ExistsW"},
	// func (*Conn) Children(path string) ([]string, *Stat, error)
	{Symbol: "(*github.com/go-zookeeper/zk.Conn).Children", Kind: Read, Op: "zk.Children"},
}

// zookeeperLockRows models its lock. The sequence number of the node is a fencing token, but
// Lock does not hand it out.
var zookeeperLockRows = []Row{
	// func (*Lock) Lock() error
	{Symbol: "(*github.com/go-zookeeper/zk.Lock).Lock", Kind: Lock},
	// func (*Lock) LockWithData(data []byte) error
	{Symbol: "(*github.com/go-zookeeper/zk.Lock).LockWithData", Kind: Lock},
	// func (*Lock) Unlock() error
	{Symbol: "(*github.com/go-zookeeper/zk.Lock).Unlock", Kind: Unlock},
	// func NewLock(c *Conn, path string, acl []ACL) *Lock
	{Symbol: "github.com/go-zookeeper/zk.NewLock", Kind: Chain, Op: "zk.NewLock"},
}
