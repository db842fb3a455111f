package dbcall

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// binder puts the program's values in the place of placeholders.
type binder struct {
	args     []*term          // bound by position; nil when not known
	values   map[string]*term // bound by a name of our own (see text)
	entities Entities
}

// value returns the term an SQL expression stands for.
func (b *binder) value(e sqltext.Expr) *term {
	switch e.Kind {
	case sqltext.Placeholder:
		return b.placeholder(e)
	case sqltext.Literal:
		return literal(e.Text)
	case sqltext.Null:
		return provenance.Nil()
	case sqltext.Default:
		return provenance.OpOf("default", "")
	case sqltext.Column:
		return provenance.OpOf("column:"+e.Text, "")
	case sqltext.FuncCall:
		if isClock(e.Text) {
			return provenance.OpOf("now", "")
		}
		return provenance.OpOf("sql:"+strings.ToLower(e.Text), "", b.all(e.Args)...)
	case sqltext.Binary:
		return provenance.OpOf("sql:"+e.Text, "", b.all(e.Args)...)
	case sqltext.Case:
		return provenance.AltOf(b.all(e.Args)...)
	case sqltext.Subquery:
		return provenance.OpOf("subquery", "")
	}
	if isClock(e.Text) {
		return provenance.OpOf("now", "")
	}
	return provenance.Nothing()
}

func (b *binder) all(es []sqltext.Expr) []*term {
	out := make([]*term, len(es))
	for i, e := range es {
		out[i] = b.value(e)
	}
	return out
}

func (b *binder) placeholder(e sqltext.Expr) *term {
	if e.Name == "" {
		return at(b.args, e.Index)
	}
	if v, ok := b.values[e.Name]; ok {
		return v
	}
	for _, a := range b.args {
		if v := b.named(bare(a), e.Name); v != nil {
			return v
		}
	}
	return provenance.Nothing()
}

// named looks a placeholder's name up in an argument: a map, a struct, or one
// named value.
func (b *binder) named(arg *term, name string) *term {
	switch callee(arg) {
	case "Named", "NamedArg":
		if n, ok := constant(at(arg.Args, 0)); ok && n == name {
			return at(arg.Args, 1)
		}
		return nil
	}
	if n, ok := constant(memberOf(arg, "Name")); ok && n == name && typeName(arg.Type) == "NamedArg" {
		return memberOf(arg, "Value")
	}
	head, path, _ := strings.Cut(name, ".")
	v := b.member(arg, head)
	if v == nil || path == "" {
		return v
	}
	return b.named(bare(v), path)
}

func (b *binder) member(arg *term, name string) *term {
	if arg.Kind == provenance.Object || arg.Kind == provenance.Alt {
		if m := arg.Member(name); m != nil {
			return m
		}
	}
	if isList(arg) && len(arg.Args) > 0 { // a batch of records
		return b.member(bare(arg.Args[0]), name)
	}
	if arg.Type == "" || b.entities == nil {
		return nil
	}
	e := b.entities(arg.Type)
	if e == nil {
		return nil
	}
	for _, c := range e.Columns {
		if strings.EqualFold(c.Column, name) || strings.EqualFold(c.Field, name) {
			return provenance.FieldOf(arg, c.Field, "")
		}
	}
	return nil
}

func literal(s string) *term {
	if n, err := strconv.Atoi(s); err == nil && strconv.Itoa(n) == s {
		return provenance.Int(n)
	}
	switch strings.ToLower(s) {
	case "true", "false":
		return provenance.Bool(strings.EqualFold(s, "true"))
	}
	return provenance.String(s)
}

// isClock reports whether an SQL function or keyword tells the time.
func isClock(name string) bool {
	switch strings.ToLower(strings.TrimSuffix(name, "()")) {
	case "now", "current_timestamp", "current_date", "current_time", "localtimestamp", "localtime",
		"statement_timestamp", "transaction_timestamp", "clock_timestamp", "sysdate", "systimestamp",
		"getdate", "getutcdate", "sysdatetime", "sysutcdatetime", "utc_timestamp", "unix_timestamp",
		"unixepoch", "totimestamp", "currenttimestamp":
		return true
	}
	return false
}
