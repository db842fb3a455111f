package models

// Encodings outside the standard library.
var encodingRows = []Row{
	// func Marshal(m Message) ([]byte, error)
	{Symbol: "google.golang.org/protobuf/proto.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(b []byte, m Message) error
	{Symbol: "google.golang.org/protobuf/proto.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (o MarshalOptions) Marshal(m Message) ([]byte, error)
	{Symbol: "(google.golang.org/protobuf/proto.MarshalOptions).Marshal", Kind: Encode, Of: 1},

	// func (o UnmarshalOptions) Unmarshal(b []byte, m Message) error
	{Symbol: "(google.golang.org/protobuf/proto.UnmarshalOptions).Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Marshal(m proto.Message) ([]byte, error)
	{Symbol: "google.golang.org/protobuf/encoding/protojson.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(b []byte, m proto.Message) error
	{Symbol: "google.golang.org/protobuf/encoding/protojson.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (o MarshalOptions) Marshal(m proto.Message) ([]byte, error)
	{Symbol: "(google.golang.org/protobuf/encoding/protojson.MarshalOptions).Marshal", Kind: Encode, Of: 1},

	// func (o UnmarshalOptions) Unmarshal(b []byte, m proto.Message) error
	{Symbol: "(google.golang.org/protobuf/encoding/protojson.UnmarshalOptions).Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Marshal(m Message) ([]byte, error)
	{Symbol: "github.com/golang/protobuf/proto.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(b []byte, m Message) error
	{Symbol: "github.com/golang/protobuf/proto.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Marshal(pb Message) ([]byte, error)
	{Symbol: "github.com/gogo/protobuf/proto.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(buf []byte, pb Message) error
	{Symbol: "github.com/gogo/protobuf/proto.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Marshal(in any) (out []byte, err error)
	{Symbol: "gopkg.in/yaml.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(in []byte, out any) (err error)
	{Symbol: "gopkg.in/yaml.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Marshal(v any) ([]byte, error)
	{Symbol: "github.com/vmihailenco/msgpack.Marshal", Kind: Encode, Of: 1},

	// func Unmarshal(data []byte, v any) error
	{Symbol: "github.com/vmihailenco/msgpack.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Decode(input any, output any) error
	{Symbol: "github.com/mitchellh/mapstructure.Decode", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Decode(input any, output any) error
	{Symbol: "github.com/go-viper/mapstructure.Decode", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (API) Marshal(v any) ([]byte, error)
	{Symbol: "(github.com/json-iterator/go.API).Marshal", Kind: Encode, Of: 1},

	// func (API) MarshalIndent(v any, prefix, indent string) ([]byte, error)
	{Symbol: "(github.com/json-iterator/go.API).MarshalIndent", Kind: Encode, Of: 1},

	// func (API) MarshalToString(v any) (string, error)
	{Symbol: "(github.com/json-iterator/go.API).MarshalToString", Kind: Encode, Of: 1},

	// func (API) Unmarshal(data []byte, v any) error
	{Symbol: "(github.com/json-iterator/go.API).Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (API) UnmarshalFromString(str string, v any) error
	{Symbol: "(github.com/json-iterator/go.API).UnmarshalFromString", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (API) Marshal(v any) ([]byte, error)
	{Symbol: "(github.com/bytedance/sonic.API).Marshal", Kind: Encode, Of: 1},

	// func (API) MarshalToString(v any) (string, error)
	{Symbol: "(github.com/bytedance/sonic.API).MarshalToString", Kind: Encode, Of: 1},

	// func (API) Unmarshal(data []byte, v any) error
	{Symbol: "(github.com/bytedance/sonic.API).Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (API) UnmarshalFromString(str string, v any) error
	{Symbol: "(github.com/bytedance/sonic.API).UnmarshalFromString", Kind: Decode, Of: 1, Dest: []int{2}},
}
