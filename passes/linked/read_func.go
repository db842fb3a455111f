package linked

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// parseFunc reads the text of a function.
func parseFunc(text string) (*effects.Func, error) {
	f := &effects.Func{}
	r := &reader{}
	for line := range strings.Lines(text) {
		r.s = strings.TrimSuffix(line, "\n")
		if r.s == "" {
			continue
		}
		r.line(f)
		if r.err == nil && r.s != "" {
			r.fail("the end of the line")
		}
		if r.err != nil {
			return nil, r.err
		}
	}
	if f.ID == "" {
		r.fail("func")
		return nil, r.err
	}
	return f, f.Check()
}

func (r *reader) line(f *effects.Func) {
	switch {
	case r.accept("func "):
		f.ID = r.quoted()
		r.fn = f.ID
		r.header(f)
	case r.accept("in "):
		p := effects.Param{Name: r.quoted()}
		r.want(" ")
		p.Type = r.quoted()
		f.Params = append(f.Params, p)
	case r.accept("out "):
		f.Results = append(f.Results, r.quoted())
	case r.accept("loop "):
		f.Loops = append(f.Loops, r.loop())
	case r.accept("new "):
		x := effects.Fresh{Loop: r.number()}
		r.want(" ")
		x.Made = r.callID()
		f.Makes = append(f.Makes, x)
	case r.accept("put "):
		s := effects.Store{N: r.number()}
		r.want(" ")
		s.Field = r.quoted()
		r.want(" ")
		s.Value = r.term()
		f.Stores = append(f.Stores, s)
	case r.accept("set "):
		a := effects.Alter{N: r.number()}
		r.want(" ")
		a.Field = r.quoted()
		r.want(" ")
		a.Loop = r.number()
		f.Alters = append(f.Alters, a)
	default:
		f.Nodes = append(f.Nodes, r.node())
	}
}

func (r *reader) header(f *effects.Func) {
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("name="):
			f.Name = r.quoted()
		case r.accept("package="):
			f.Package = r.quoted()
		case r.accept("parent="):
			f.Parent = r.quoted()
		case r.accept("flags="):
			f.Flags = effects.Flags(r.number())
		case r.accept("declared="):
			f.Declared = effects.Declared(r.quoted())
		case r.accept("key="):
			f.KeyParam = r.quoted()
		case r.accept("receives=("):
			f.Receives = r.texts()
		default:
			r.fail("a property of the function")
		}
	}
}

func (r *reader) loop() effects.Loop {
	l := effects.Loop{Parent: r.number()}
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("counted"):
			l.Counted = true
		case r.accept("ticks"):
			l.Ticks = true
		case r.accept("over="):
			l.Over = r.term()
		case r.accept("exits=("):
			l.Exits = r.list()
		default:
			r.fail("a property of the loop")
		}
	}
	return l
}

func (r *reader) node() effects.Node {
	var n effects.Node
	switch {
	case r.accept("join"):
	case r.accept("call "):
		n.Kind, n.Call = effects.Call, r.call()
	case r.accept("if "):
		n.Kind, n.Cond = effects.Branch, r.term()
	case r.accept("return ("):
		n.Kind, n.Results = effects.Return, r.list()
	default:
		r.fail("a step")
	}
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("->"):
			n.Succ = r.edges()
		case r.accept("@"):
			n.Site.Line = r.number()
		case r.accept("in="):
			n.Loop = r.number()
		case n.Call != nil:
			r.property(n.Call)
		default:
			r.fail("a property of the step")
		}
	}
	return n
}

func (r *reader) edges() []effects.Edge {
	var out []effects.Edge
	for r.err == nil && r.accept(" ") {
		e := effects.Edge{To: r.number()}
		e.Back = r.accept("!")
		out = append(out, e)
	}
	return out
}

func (r *reader) call() *effects.CallInfo {
	c := &effects.CallInfo{}
	mode := r.until(" ")
	i := slices.Index(modeWords, mode)
	if i < 0 {
		r.fail("static, modelled, interface or value")
		return c
	}
	c.Mode = effects.Mode(i)
	r.want("#")
	c.ID = r.callID()
	r.want(" ")
	c.Sym = r.quoted()
	r.want(" ")
	c.Name = r.quoted()
	r.want(" (")
	c.Args = r.list()
	return c
}

func (r *reader) property(c *effects.CallInfo) {
	switch {
	case r.accept("fn="):
		c.Fn = r.term()
	case r.accept("op="):
		c.Op = r.quoted()
	case r.accept("recv="):
		c.Recv = r.quoted()
	case r.accept("params=("):
		c.Params = r.texts()
	case r.accept("types=("):
		c.Types = r.texts()
	case r.accept("results=("):
		c.Results = r.texts()
	case r.accept("deferred"):
		c.Deferred = true
	case r.accept("async"):
		c.Async = true
	case r.accept("joined"):
		c.Joined = true
	case r.accept("maybe"):
		c.Maybe = true
	default:
		r.fail("a property of the call")
	}
}

func (r *reader) texts() []string {
	var out []string
	for r.err == nil && !r.accept(")") {
		if len(out) > 0 {
			r.want(", ")
		}
		out = append(out, r.quoted())
	}
	return out
}
