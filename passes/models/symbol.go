package models

import (
	"fmt"
	"go/types"
	"strings"
)

// name identifies a function independently of how it is written: the star of a
// pointer receiver is gone, because a type has one method of a name at most.
type name struct {
	pkg  string // import path
	recv string // receiver type, "" for a package function
	fn   string
}

// Symbol returns the canonical symbol of fn, as rows spell it:
// "net/http.Post", "(*net/http.Client).Do", "(github.com/jackc/pgx.Tx).Exec".
// Type arguments and the major version of the module are dropped; a promoted
// method is named by the type that declares it. It is "" for a method that has
// no named receiver.
func Symbol(fn *types.Func) string {
	n, pointer, ok := nameOf(fn)
	if !ok {
		return ""
	}
	n.pkg = stripVersion(n.pkg)
	return n.symbol(pointer)
}

func (n name) symbol(pointer bool) string {
	path := n.pkg
	if path != "" {
		path += "." // the methods of the predeclared error have no package
	}
	switch {
	case n.recv == "":
		return path + n.fn
	case pointer:
		return "(*" + path + n.recv + ")." + n.fn
	}
	return "(" + path + n.recv + ")." + n.fn
}

// nameOf names the declaration behind fn. pointer tells a pointer receiver.
func nameOf(fn *types.Func) (n name, pointer, ok bool) {
	if fn == nil {
		return name{}, false, false
	}
	fn = fn.Origin()
	n.fn = fn.Name()
	if fn.Pkg() != nil {
		n.pkg = unvendor(fn.Pkg().Path())
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		return n, false, true
	}
	obj, pointer := typeName(recv.Type())
	if obj == nil {
		return name{}, false, false
	}
	n.recv = obj.Name()
	return n, pointer, true
}

// typeName returns the declared name of t or of what t points to, nil if it has none.
func typeName(t types.Type) (obj *types.TypeName, pointer bool) {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t, pointer = types.Unalias(p.Elem()), true
	}
	if named, ok := t.(*types.Named); ok {
		return named.Obj(), pointer
	}
	return nil, false
}

// parseSymbol reads a symbol as rows spell it. Type arguments are refused, not
// dropped: a row holds for all instances.
func parseSymbol(s string) (name, error) {
	malformed := func(why string) (name, error) {
		return name{}, fmt.Errorf("%s; write %q or %q", why, "import/path.Func", "(*import/path.Type).Method")
	}
	if s == "" {
		return malformed("no symbol")
	}
	if strings.ContainsAny(s, "[] \t\n") {
		return malformed("a symbol has no type arguments and no spaces")
	}
	if strings.ContainsAny(s, "{}") || strings.LastIndexByte(s, '(') > 0 || strings.LastIndexByte(s, '*') > 1 {
		return malformed("a symbol is no expression")
	}
	if s[0] != '(' {
		path, fn, ok := cutLast(s, '.')
		if !ok || path == "" || strings.HasSuffix(path, "/") || !isIdent(fn) {
			return malformed("not a function symbol")
		}
		return name{pkg: path, fn: fn}, nil
	}
	recv, fn, ok := strings.Cut(s[1:], ").")
	if !ok || !isIdent(fn) {
		return malformed("not a method symbol")
	}
	recv = strings.TrimPrefix(recv, "*")
	path, typ, qualified := cutLast(recv, '.')
	if !qualified && recv == "error" {
		return name{recv: recv, fn: fn}, nil
	}
	if !qualified || path == "" || strings.HasSuffix(path, "/") || !isIdent(typ) {
		return malformed("the receiver has no import path")
	}
	return name{pkg: path, recv: typ, fn: fn}, nil
}

func cutLast(s string, sep byte) (before, after string, found bool) {
	i := strings.LastIndexByte(s, sep)
	if i < 0 {
		return "", s, false
	}
	return s[:i], s[i+1:], true
}

// isIdent is token.IsIdentifier without the keyword table: it runs for every
// row at start-up.
func isIdent(s string) bool {
	for i, r := range s {
		letter := r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r >= 0x80
		if !letter && (i == 0 || r < '0' || r > '9') {
			return false
		}
	}
	return s != ""
}

// stripVersion removes the major version of a module from an import path:
// "github.com/jackc/pgx/v5/pgxpool" holds "github.com/jackc/pgx/pgxpool".
// Only the first version counts, since what follows is a package of the module,
// and a number that looks like a year (twilio's v2010) is a package too.
func stripVersion(path string) string {
	if rest, ok := strings.CutPrefix(path, "gopkg.in/"); ok {
		return "gopkg.in/" + stripDotVersion(rest)
	}
	for start := 0; ; {
		i := strings.Index(path[start:], "/v")
		if i < 0 {
			return path
		}
		i += start
		end := i + len("/v")
		for end < len(path) && '0' <= path[end] && path[end] <= '9' {
			end++
		}
		digits := path[i+len("/v") : end]
		if (end == len(path) || path[end] == '/') && isMajor(digits) {
			return path[:i] + path[end:]
		}
		start = i + 1
	}
}

// isMajor accepts 2 to 999: version 1 is never part of an import path.
func isMajor(digits string) bool {
	return 0 < len(digits) && len(digits) <= 3 && digits[0] != '0' && digits != "1"
}

// stripDotVersion handles the "pkg.v2/sub" and "user/pkg.v2/sub" of gopkg.in.
func stripDotVersion(rest string) string {
	for start := 0; ; {
		i := strings.Index(rest[start:], ".v")
		if i < 0 {
			return rest
		}
		i += start
		end := i + len(".v")
		for end < len(rest) && '0' <= rest[end] && rest[end] <= '9' {
			end++
		}
		if end > i+len(".v") && (end == len(rest) || rest[end] == '/') {
			return rest[:i] + rest[end:]
		}
		start = i + 1
	}
}

// unvendor drops everything up to a vendor folder, which GOPATH mode and the
// standard library keep in their paths.
func unvendor(path string) string {
	if i := strings.LastIndex(path, "/vendor/"); i >= 0 {
		return path[i+len("/vendor/"):]
	}
	return strings.TrimPrefix(path, "vendor/")
}

// Package returns the import path of the package that the row is about, as the row
// spells it, or "" if its symbol can't be read.
func (r *Row) Package() string {
	n, err := parseSymbol(r.Symbol)
	if err != nil {
		return ""
	}
	return n.pkg
}
