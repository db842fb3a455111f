package models

// Identifiers. A random one minted inside an attempt is a new identity on every
// run; one derived from a name stays the same. Parsing is covered by the
// default of the packages.

var idGroups = []group{
	// func New() UUID, func NewString() string, func NewV7() (UUID, error), ...
	{"github.com/google/uuid", `New NewString NewRandom NewRandomFromReader NewUUID NewV6 NewV7 NewV7FromReader NewDCESecurity
		NewDCEGroup NewDCEPerson`, Row{Kind: Mint, Mint: "uuid"}},
	// func NewSHA1(space UUID, data []byte) UUID
	{"github.com/google/uuid", `NewSHA1 NewMD5 NewHash`, Row{Kind: Derive}},

	// func NewV4() (UUID, error)
	{"github.com/gofrs/uuid", `NewV1 NewV1AtTime NewV4 NewV6 NewV6AtTime NewV7 NewV7AtTime
		*Gen.NewV1 *Gen.NewV1AtTime *Gen.NewV4 *Gen.NewV6 *Gen.NewV6AtTime *Gen.NewV7 *Gen.NewV7AtTime
		Generator.NewV1 Generator.NewV1AtTime Generator.NewV4 Generator.NewV6 Generator.NewV6AtTime Generator.NewV7 Generator.NewV7AtTime`,
		Row{Kind: Mint, Mint: "uuid"}},
	// func NewV5(ns UUID, name string) UUID
	{"github.com/gofrs/uuid", `NewV3 NewV5 NewV8 *Gen.NewV3 *Gen.NewV5 *Gen.NewV8 Generator.NewV3 Generator.NewV5 Generator.NewV8`, Row{Kind: Derive}},

	// func New() string
	{"github.com/pborman/uuid", `New NewUUID NewRandom NewDCESecurity NewDCEPerson NewDCEGroup`, Row{Kind: Mint, Mint: "uuid"}},
	{"github.com/pborman/uuid", `NewSHA1 NewMD5 NewHash Parse`, Row{Kind: Derive}},

	// func GenerateUUID() (string, error)
	{"github.com/hashicorp/go-uuid", `GenerateUUID GenerateUUIDWithReader GenerateRandomBytes GenerateRandomBytesWithReader`, Row{Kind: Mint, Mint: "uuid"}},

	// func Make() (id ULID)
	{"github.com/oklog/ulid", `Make New MustNew MustNewDefault`, Row{Kind: Mint, Mint: "uuid"}},
	// func Now() uint64
	{"github.com/oklog/ulid", `Now`, Row{Kind: Mint, Mint: "clock"}},

	// func NewObjectID() ObjectID
	{"go.mongodb.org/mongo-driver/bson", `NewObjectID NewObjectIDFromTimestamp`, Row{Kind: Mint, Mint: "uuid"}},
	{"go.mongodb.org/mongo-driver/bson/primitive", `NewObjectID NewObjectIDFromTimestamp`, Row{Kind: Mint, Mint: "uuid"}},

	// func New() ID
	{"github.com/rs/xid", `New NewWithTime`, Row{Kind: Mint, Mint: "uuid"}},

	// func New() KSUID
	{"github.com/segmentio/ksuid", `New NewRandom NewRandomWithTime *Sequence.Next`, Row{Kind: Mint, Mint: "uuid"}},

	// func New(l ...int) (string, error)
	{"github.com/matoous/go-nanoid", `New Must Generate MustGenerate`, Row{Kind: Mint, Mint: "random"}},

	// func New[T Subtype, PT SubtypePtr[T]]() (T, error)
	{"go.jetify.com/typeid", `New WithPrefix`, Row{Kind: Mint, Mint: "uuid"}},

	// func NewUUID() string
	{"github.com/ThreeDotsLabs/watermill", `NewUUID NewShortUUID NewULID`, Row{Kind: Mint, Mint: "uuid"}},

	// func New() string
	{"github.com/lithammer/shortuuid", `New NewWithEncoder NewWithAlphabet`, Row{Kind: Mint, Mint: "uuid"}},
	// func NewWithNamespace(name string) string; random when the name is empty
	{"github.com/lithammer/shortuuid", `NewWithNamespace`, Row{Kind: Derive}},

	// func Generate() (string, error)
	{"github.com/teris-io/shortid", `Generate MustGenerate *Shortid.Generate *Shortid.MustGenerate`, Row{Kind: Mint, Mint: "random"}},

	// func (n *Node) Generate() ID
	{"github.com/bwmarrin/snowflake", `*Node.Generate`, Row{Kind: Mint, Mint: "uuid"}},

	// func (sf *Sonyflake) NextID() (uint64, error)
	{"github.com/sony/sonyflake", `*Sonyflake.NextID`, Row{Kind: Mint, Mint: "uuid"}},
}
