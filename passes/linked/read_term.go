package linked

import (
	"errors"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// reader reads what writer wrote. The first error stays; after it everything
// read is empty.
type reader struct {
	s     string
	fn    string
	err   error
	depth int
}

// maxNesting is more than any term has.
const maxNesting = 200

func (r *reader) fail(what string) {
	if r.err == nil {
		near := r.s
		if len(near) > 40 {
			near = near[:40]
		}
		r.err = errors.New("expected " + what + " at " + strconv.Quote(near))
	}
	r.s = ""
}

// accept skips prefix if it comes next.
func (r *reader) accept(prefix string) bool {
	rest, ok := strings.CutPrefix(r.s, prefix)
	if ok {
		r.s = rest
	}
	return ok
}

func (r *reader) want(prefix string) {
	if !r.accept(prefix) {
		r.fail(strconv.Quote(prefix))
	}
}

func (r *reader) term() *provenance.Term {
	if r.depth++; r.depth > maxNesting {
		r.fail("a smaller term")
	}
	defer func() { r.depth-- }()
	t := r.whole(r.primary())
	for r.err == nil {
		switch {
		case r.accept("<"):
			t.Type = r.until(">")
		case r.accept("[]"):
			t = r.whole(&provenance.Term{Kind: provenance.Elem, Args: []*provenance.Term{t}})
		case r.accept("."):
			t = r.whole(&provenance.Term{Kind: provenance.Field, Text: r.name(), Args: []*provenance.Term{t}})
		default:
			return t
		}
	}
	return t
}

// whole refuses a term that nobody writes.
func (r *reader) whole(t *provenance.Term) *provenance.Term {
	if r.err == nil && !t.Whole() {
		r.fail("another term")
	}
	return t
}

func (r *reader) until(end string) string {
	text, rest, ok := strings.Cut(r.s, end)
	if !ok {
		r.fail(strconv.Quote(end))
		return ""
	}
	r.s = rest
	return text
}

func (r *reader) primary() *provenance.Term {
	t := &provenance.Term{}
	switch {
	case r.accept("?"):
	case r.accept("$"):
		t.Kind, t.N, t.Text = provenance.Param, r.number(), r.fn
		if r.accept("@") {
			t.Text = r.braced()
		}
	case r.accept("%"):
		t.Kind, t.Text = provenance.Result, r.callID()
		r.want(".")
		t.N = r.number()
	case r.accept("var{"):
		t.Kind, t.Text = provenance.Global, r.closing()
	case r.accept("new{"):
		t.Kind, t.Text = provenance.Minted, r.closing()
	case r.accept("fn{"):
		t.Kind, t.Text, t.Args = provenance.Func, r.closing(), r.optional()
	case r.accept("op{"):
		t.Kind, t.Text, t.Args = provenance.Op, r.closing(), r.optional()
	case r.accept("alt("):
		t.Kind, t.Args = provenance.Alt, r.list()
	case r.accept("obj("):
		r.object(t)
	default:
		r.constant(t)
	}
	return t
}

func (r *reader) constant(t *provenance.Term) {
	t.Kind = provenance.Const
	switch {
	case strings.HasPrefix(r.s, `"`):
		t.N, t.Text = provenance.ConstString, r.quoted()
	case r.accept("f"):
		if strings.HasPrefix(r.s, `"`) {
			t.N, t.Text = provenance.ConstFloat, r.quoted()
			return
		}
		r.want("alse") //nolint:misspell // the rest of "false"
		t.N, t.Text = provenance.ConstBool, "false"
	case r.accept("true"):
		t.N, t.Text = provenance.ConstBool, "true"
	case r.accept("nil"):
		t.N, t.Text = provenance.ConstNil, "nil"
	default:
		t.N, t.Text = provenance.ConstInt, r.digits()
	}
}

func (r *reader) object(t *provenance.Term) {
	t.Kind = provenance.Object
	var names []string
	for first := true; r.err == nil && !r.accept(")"); first = false {
		if !first {
			r.want(", ")
		}
		names = append(names, r.member())
		t.Args = append(t.Args, r.term())
	}
	t.SetNames(names)
}

// member reads "Name=" if it comes next.
func (r *reader) member() string {
	if strings.HasPrefix(r.s, "{") {
		name := r.braced()
		r.want("=")
		return name
	}
	n := 0
	for n < len(r.s) && nameByte(r.s[n]) {
		n++
	}
	if n > 0 && n < len(r.s) && r.s[n] == '=' {
		name := r.s[:n]
		r.s = r.s[n+1:]
		return name
	}
	return ""
}

func nameByte(c byte) bool {
	return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

func (r *reader) name() string {
	if strings.HasPrefix(r.s, "{") {
		return r.braced()
	}
	n := 0
	for n < len(r.s) && nameByte(r.s[n]) {
		n++
	}
	if n == 0 {
		r.fail("a name")
		return ""
	}
	name := r.s[:n]
	r.s = r.s[n:]
	return name
}

func (r *reader) optional() []*provenance.Term {
	if r.accept("(") {
		return r.list()
	}
	return nil
}

// list reads terms up to the closing parenthesis.
func (r *reader) list() []*provenance.Term {
	var out []*provenance.Term
	for r.err == nil && !r.accept(")") {
		if len(out) > 0 {
			r.want(", ")
		}
		out = append(out, r.term())
	}
	return out
}

func (r *reader) digits() string {
	n := 0
	if strings.HasPrefix(r.s, "-") {
		n++
	}
	for n < len(r.s) && '0' <= r.s[n] && r.s[n] <= '9' {
		n++
	}
	text := r.s[:n]
	if text == "" || text == "-" {
		r.fail("a term")
		return ""
	}
	r.s = r.s[n:]
	return text
}

func (r *reader) number() int {
	n, err := strconv.ParseInt(r.digits(), 10, 32)
	if err != nil && r.err == nil {
		r.fail("a small number")
	}
	return int(n)
}

func (r *reader) callID() string {
	if strings.HasPrefix(r.s, "{") {
		return r.braced()
	}
	return r.fn + "#" + r.digits()
}

func (r *reader) braced() string {
	r.want("{")
	return r.closing()
}

func (r *reader) closing() string {
	if strings.HasPrefix(r.s, `"`) {
		text := r.quoted()
		r.want("}")
		return text
	}
	return r.until("}")
}

func (r *reader) quoted() string {
	prefix, err := strconv.QuotedPrefix(r.s)
	if err == nil && strings.HasPrefix(prefix, `"`) {
		if text, err := strconv.Unquote(prefix); err == nil {
			r.s = r.s[len(prefix):]
			return text
		}
	}
	r.fail("a quoted text")
	return ""
}
