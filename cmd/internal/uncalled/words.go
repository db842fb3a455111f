package uncalled

import (
	"bytes"
	"go/token"
	"go/types"
	"iter"
	"slices"
	"unicode/utf8"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// middot stands between package and name in assembly.
var middot = []byte("·")

func exported(name string) bool { return token.IsExported(name) }

// functions yields what p declares with a body: functions and methods.
func functions(p *types.Package) iter.Seq[*types.Func] {
	return func(yield func(*types.Func) bool) {
		for _, name := range p.Scope().Names() {
			switch o := p.Scope().Lookup(name).(type) {
			case *types.Func:
				if !yield(o) {
					return
				}
			case *types.TypeName:
				t, ok := o.Type().(*types.Named)
				if !ok || o.IsAlias() || types.IsInterface(t) {
					continue
				}
				for m := range t.Methods() {
					if !yield(m) {
						return
					}
				}
			}
		}
	}
}

// read counts the words in the source of a package. What cannot be read calls
// nothing; who lists packages has found it already.
func (n *Names) read(p *driver.Package) {
	for _, name := range slices.Concat(p.Files, p.Aside) {
		if text, err := n.prog.ReadFile(name); err == nil {
			n.count(text)
		}
	}
}

// count counts the identifiers in a file that are names of functions. Comments
// count nothing unless they are to the compiler, strings only as a whole.
func (n *Names) count(src []byte) {
	for i := 0; i < len(src); {
		c := src[i]
		switch {
		case letter(c):
			end := i + 1
			for end < len(src) && (letter(src[end]) || '0' <= src[end] && src[end] <= '9') {
				end++
			}
			n.word(src[i:end])
			i = end
		case c == '"' || c == '`' || c == '\'':
			end := closing(src, i)
			n.word(src[i+1 : max(i+1, end-1)])
			i = end
		case c == '/' && i+1 < len(src) && (src[i+1] == '/' || src[i+1] == '*'):
			i = n.comment(src, i)
		default:
			i++
		}
	}
}

func (n *Names) word(w []byte) {
	if i := bytes.LastIndex(w, middot); i >= 0 {
		w = w[i+len(middot):]
	}
	if _, ok := n.declared[string(w)]; ok {
		n.words[string(w)]++
	}
}

// comment counts the words of a comment to the compiler, and returns where the
// comment ends.
func (n *Names) comment(src []byte, i int) int {
	if src[i+1] == '*' {
		if end := bytes.Index(src[i+2:], []byte("*/")); end >= 0 {
			return i + 2 + end + 2
		}
		return len(src)
	}
	end := len(src)
	if line := bytes.IndexByte(src[i:], '\n'); line >= 0 {
		end = i + line
	}
	if text := src[i:end]; bytes.HasPrefix(text, []byte("//go:linkname")) || bytes.HasPrefix(text, []byte("//export")) {
		for _, w := range bytes.Fields(text)[1:] {
			n.word(w[bytes.LastIndexByte(w, '.')+1:])
		}
	}
	return end
}

// closing returns the place behind the string or character that begins at i.
func closing(src []byte, i int) int {
	quote := src[i]
	for j := i + 1; j < len(src); j++ {
		switch {
		case src[j] == quote:
			return j + 1
		case src[j] == '\\' && quote != '`':
			j++
		case src[j] == '\n' && quote != '`':
			return j // a quote in assembly
		}
	}
	return len(src)
}

func letter(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c >= utf8.RuneSelf
}
