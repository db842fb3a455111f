package linked

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
)

const preface = `# Written by "dualwrite models": what stands behind the interfaces and function
# values of this program. With it, go vet, nogo and golangci-lint see as far as
# "dualwrite check". Don't edit it; run "dualwrite models" again after a change.
`

// Encode returns the text of the file. It sorts the lists of f.
func (f *File) Encode() []byte {
	f.sort()
	var body bytes.Buffer
	body.WriteString("linked:\n")
	f.methods(&body)
	f.holders(&body)
	f.replayed(&body)
	f.entities(&body)
	f.functions(&body)
	root := f.root()
	short := body.Bytes()
	if root != "" {
		short = bytes.ReplaceAll(short, []byte(root), []byte(abbreviation))
	}
	var out bytes.Buffer
	out.WriteString(preface)
	out.WriteString("version: " + strconv.Itoa(Version) + "\n")
	out.WriteString("digest: " + digest(short) + "\n")
	if root != "" {
		out.WriteString("root: " + scalar(root) + " # written " + abbreviation + " below\n")
	}
	out.Write(short)
	return out.Bytes()
}

// abbreviation stands for the root. Everything else in the file is ASCII.
const abbreviation = "§"

// root is the path that all packages of the functions have in common.
func (f *File) root() string {
	if len(f.Funcs) == 0 {
		return ""
	}
	common := strings.Split(f.Funcs[0].Package, "/")
	for _, fn := range f.Funcs {
		parts := strings.Split(fn.Package, "/")
		n := 0
		for n < len(common) && n < len(parts) && common[n] == parts[n] {
			n++
		}
		common = common[:n]
	}
	if root := strings.Join(common, "/"); len(root) > 3 && plain(root, "\"\\") {
		return root
	}
	return ""
}

func digest(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:12])
}

func (f *File) sort() {
	slices.SortFunc(f.Methods, func(a, b Method) int { return strings.Compare(a.Key, b.Key) })
	slices.SortFunc(f.Holders, func(a, b Holder) int { return strings.Compare(a.Name, b.Name) })
	slices.SortFunc(f.Replayed, func(a, b Replayed) int {
		return cmp.Or(strings.Compare(a.Func, b.Func), strings.Compare(a.Kind, b.Kind))
	})
	slices.SortFunc(f.Funcs, func(a, b *effects.Func) int { return strings.Compare(a.ID, b.ID) })
	slices.SortFunc(f.Entities, func(a, b *dbcall.Entity) int { return strings.Compare(a.Type, b.Type) })
}

func (f *File) methods(b *bytes.Buffer) {
	section(b, "methods", len(f.Methods))
	for _, m := range f.Methods {
		for _, r := range m.Runs {
			b.WriteString("  # " + comment(r.Func) + "\n")
		}
		b.WriteString("  - method: " + scalar(m.Key) + "\n    runs:")
		for _, r := range m.Runs {
			text := r.Func
			if r.Type != receiverType(r.Func) {
				text += " of " + r.Type
			}
			b.WriteString("\n      - " + scalar(text))
		}
		b.WriteString("\n")
	}
}

// comment names an implementation as a reader of the program would.
func comment(id string) string {
	typ := receiverType(id)
	if typ == "" || !plain(id, "") {
		return "a function"
	}
	i := strings.LastIndexByte(typ, '.')
	return typ[i+1:] + id[strings.LastIndexByte(id, '.'):] + " in " + typ[:max(i, 0)]
}

func (f *File) holders(b *bytes.Buffer) {
	section(b, "holders", len(f.Holders))
	for _, h := range f.Holders {
		b.WriteString("  - holder: " + scalar(h.Name) + "\n")
		list(b, "funcs", h.Funcs)
		list(b, "types", h.Types)
		if h.Open {
			b.WriteString("    open: true\n")
		}
	}
}

func list(b *bytes.Buffer, name string, values []string) {
	if len(values) == 0 {
		return
	}
	b.WriteString("    " + name + ":\n")
	for _, v := range values {
		b.WriteString("      - " + scalar(v) + "\n")
	}
}

func (f *File) replayed(b *bytes.Buffer) {
	section(b, "replayed", len(f.Replayed))
	for _, r := range f.Replayed {
		b.WriteString("  - {func: " + strconv.QuoteToASCII(r.Func) + ", kind: " + scalar(r.Kind) + "}\n")
	}
}

// entities are written as JSON, which YAML contains, one to a line.
func (f *File) entities(b *bytes.Buffer) {
	section(b, "entities", len(f.Entities))
	for _, e := range f.Entities {
		data, err := json.Marshal(toEntity(e))
		if err != nil {
			continue // strings and booleans always have an encoding
		}
		b.WriteString("  - ")
		b.Write(data)
		b.WriteString("\n")
	}
}

func (f *File) functions(b *bytes.Buffer) {
	section(b, "functions", len(f.Funcs))
	for _, fn := range f.Funcs {
		b.WriteString("  - |\n")
		for line := range strings.Lines(formatFunc(fn)) {
			b.WriteString("    " + line)
		}
	}
}

func section(b *bytes.Buffer, name string, n int) {
	b.WriteString("  " + name + ":")
	if n == 0 {
		b.WriteString(" []")
	}
	b.WriteString("\n")
}

// scalar writes a text so that YAML reads the same text.
func scalar(s string) string {
	for i, r := range s {
		letter := r == '_' || r == '(' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z'
		if !letter && (i == 0 || !strings.ContainsRune("0123456789./)*$- ~+@", r)) {
			return strconv.QuoteToASCII(s)
		}
	}
	switch strings.ToLower(s) {
	case "", "true", "false", "null", "yes", "no", "on", "off", "y", "n":
		return strconv.QuoteToASCII(s)
	}
	if strings.HasSuffix(s, " ") {
		return strconv.QuoteToASCII(s)
	}
	return s
}

// entity is dbcall.Entity in the file.
type entity struct {
	Type    string     `json:"type" yaml:"type"`
	Table   string     `json:"table,omitempty" yaml:"table"`
	Fixed   bool       `json:"fixed,omitempty" yaml:"fixed"`
	Unique  [][]string `json:"unique,omitempty" yaml:"unique"`
	Columns []column   `json:"columns,omitempty" yaml:"columns"`
}

type column struct {
	Field   string `json:"field,omitempty" yaml:"field"`
	Column  string `json:"column,omitempty" yaml:"column"`
	Type    string `json:"type,omitempty" yaml:"type"`
	Primary bool   `json:"primary,omitempty" yaml:"primary"`
	Auto    bool   `json:"auto,omitempty" yaml:"auto"`
	Version bool   `json:"version,omitempty" yaml:"version"`
}

func toEntity(e *dbcall.Entity) entity {
	out := entity{Type: e.Type, Table: e.Table, Fixed: e.Fixed, Unique: e.Unique}
	for _, c := range e.Columns {
		out.Columns = append(out.Columns, column(c))
	}
	return out
}

func (e entity) entity() *dbcall.Entity {
	out := &dbcall.Entity{Type: e.Type, Table: e.Table, Fixed: e.Fixed, Unique: e.Unique}
	for _, c := range e.Columns {
		out.Columns = append(out.Columns, dbcall.EntityColumn(c))
	}
	return out
}
