package models

// slotContent names what a buffer, builder, writer or hash has swallowed so
// far. Each write adds to it.
const slotContent = "content"

// Standard library functions that carry values from one place to another by
// other means than a result. Everything that only returns a result is covered
// by the default of its package.
var stdValueRows = []Row{
	// func Fprintf(w io.Writer, format string, a ...any) (n int, err error)
	{Symbol: "fmt.Fprintf", Kind: Decode, Of: 2, Args: 3, Dest: []int{1}},

	// func Fprint(w io.Writer, a ...any) (n int, err error)
	{Symbol: "fmt.Fprint", Kind: Decode, Of: 2, Args: 2, Dest: []int{1}},

	// func Fprintln(w io.Writer, a ...any) (n int, err error)
	{Symbol: "fmt.Fprintln", Kind: Decode, Of: 2, Args: 2, Dest: []int{1}},

	// func Sscan(str string, a ...any) (n int, err error)
	{Symbol: "fmt.Sscan", Kind: Decode, Of: 1, Args: 2, Dest: []int{-1}},

	// func Sscanf(str string, format string, a ...any) (n int, err error)
	{Symbol: "fmt.Sscanf", Kind: Decode, Of: 1, Args: 3, Dest: []int{-1}},

	// func Marshal(v any) ([]byte, error)
	{Symbol: "encoding/json.Marshal", Kind: Encode, Of: 1},

	// func MarshalIndent(v any, prefix, indent string) ([]byte, error)
	{Symbol: "encoding/json.MarshalIndent", Kind: Encode, Of: 1},

	// func Unmarshal(data []byte, v any) error
	{Symbol: "encoding/json.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (dec *Decoder) Decode(v any) error
	{Symbol: "(*encoding/json.Decoder).Decode", Kind: Decode, Dest: []int{1}},

	// func (enc *Encoder) Encode(v any) error
	{Symbol: "(*encoding/json.Encoder).Encode", Kind: Setter, Slot: slotContent, Value: 1},

	// func Marshal(v any) ([]byte, error)
	{Symbol: "encoding/xml.Marshal", Kind: Encode, Of: 1},

	// func MarshalIndent(v any, prefix, indent string) ([]byte, error)
	{Symbol: "encoding/xml.MarshalIndent", Kind: Encode, Of: 1},

	// func Unmarshal(data []byte, v any) error
	{Symbol: "encoding/xml.Unmarshal", Kind: Decode, Of: 1, Dest: []int{2}},

	// func (d *Decoder) Decode(v any) error
	{Symbol: "(*encoding/xml.Decoder).Decode", Kind: Decode, Dest: []int{1}},

	// func (enc *Encoder) Encode(v any) error
	{Symbol: "(*encoding/xml.Encoder).Encode", Kind: Setter, Slot: slotContent, Value: 1},

	// func (enc *Encoder) Encode(e any) error
	{Symbol: "(*encoding/gob.Encoder).Encode", Kind: Setter, Slot: slotContent, Value: 1},

	// func (dec *Decoder) Decode(e any) error
	{Symbol: "(*encoding/gob.Decoder).Decode", Kind: Decode, Dest: []int{1}},

	// func (t *Template) Execute(wr io.Writer, data any) error
	{Symbol: "(*text/template.Template).Execute", Kind: Decode, Of: 2, Dest: []int{1}},

	// func (t *Template) ExecuteTemplate(wr io.Writer, name string, data any) error
	{Symbol: "(*text/template.Template).ExecuteTemplate", Kind: Decode, Of: 3, Dest: []int{1}},

	// func (t *Template) Execute(wr io.Writer, data any) error
	{Symbol: "(*html/template.Template).Execute", Kind: Decode, Of: 2, Dest: []int{1}},

	// func (t *Template) ExecuteTemplate(wr io.Writer, name string, data any) error
	{Symbol: "(*html/template.Template).ExecuteTemplate", Kind: Decode, Of: 3, Dest: []int{1}},

	// func As(err error, target any) bool
	{Symbol: "errors.As", Kind: Decode, Of: 1, Dest: []int{2}},

	// func Copy(dst Writer, src Reader) (written int64, err error)
	{Symbol: "io.Copy", Kind: Decode, Of: 2, Dest: []int{1}},

	// func CopyN(dst Writer, src Reader, n int64) (written int64, err error)
	{Symbol: "io.CopyN", Kind: Decode, Of: 2, Dest: []int{1}},

	// func CopyBuffer(dst Writer, src Reader, buf []byte) (written int64, err error)
	{Symbol: "io.CopyBuffer", Kind: Decode, Of: 2, Dest: []int{1}},

	// func WriteString(w Writer, s string) (n int, err error)
	{Symbol: "io.WriteString", Kind: Decode, Of: 2, Dest: []int{1}},

	// func ReadFull(r Reader, buf []byte) (n int, err error)
	{Symbol: "io.ReadFull", Kind: Decode, Of: 1, Dest: []int{2}},

	// func ReadAtLeast(r Reader, buf []byte, min int) (n int, err error)
	{Symbol: "io.ReadAtLeast", Kind: Decode, Of: 1, Dest: []int{2}},

	// type Reader interface { Read(p []byte) (n int, err error) }
	{Symbol: "(io.Reader).Read", Kind: Decode, Dest: []int{1}},

	// type Writer interface { Write(p []byte) (n int, err error) }; hash.Hash has it from here
	{Symbol: "(io.Writer).Write", Kind: Setter, Slot: slotContent, Value: 1},

	// type StringWriter interface { WriteString(s string) (n int, err error) }
	{Symbol: "(io.StringWriter).WriteString", Kind: Setter, Slot: slotContent, Value: 1},

	// func (v Values) Set(key, value string)
	{Symbol: "(net/url.Values).Set", Kind: Setter, NameArg: 1, Value: 2},

	// func (v Values) Add(key, value string)
	{Symbol: "(net/url.Values).Add", Kind: Setter, NameArg: 1, Value: 2},

	// func (w *Writer) WriteField(fieldname, value string) error
	{Symbol: "(*mime/multipart.Writer).WriteField", Kind: Setter, NameArg: 1, Value: 2},

	// func WithValue(parent Context, key, val any) Context
	{Symbol: "context.WithValue", Kind: Derive},
}

var stdValueGroups = []group{
	// func (b *Builder) WriteString(s string) (int, error); all take what they append first
	{"strings", "*Builder.Write *Builder.WriteString *Builder.WriteByte *Builder.WriteRune",
		Row{Kind: Setter, Slot: slotContent, Value: 1}},
	{"bytes", "*Buffer.Write *Buffer.WriteString *Buffer.WriteByte *Buffer.WriteRune *Buffer.ReadFrom",
		Row{Kind: Setter, Slot: slotContent, Value: 1}},
	{"bufio", "*Writer.Write *Writer.WriteString *Writer.WriteByte *Writer.WriteRune *Writer.ReadFrom",
		Row{Kind: Setter, Slot: slotContent, Value: 1}},

	// func Print(a ...any) (n int, err error)
	{"fmt", "Print Printf Println Scan Scanf Scanln", Row{Kind: Neutral}},

	// func ReadAll(r io.Reader) ([]byte, error)
	{"io/ioutil", "ReadAll NopCloser", Row{Kind: Derive}},
}
