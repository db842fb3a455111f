package dbcall

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// script reads Eval(ctx, script, keys, args...) and Script.Run(ctx, client,
// keys, args...).
func (r *reader) script(c call) []Stmt {
	n := len(c.args)
	if n < 3 {
		return nil
	}
	// From the end: arguments, keys, then the script or what runs it.
	text, handle := at(c.args, n-3), r.handle(c.receiver)
	if source := bareOr(c.receiver); callee(source) == "NewScript" || strings.HasPrefix(c.method, "Run") {
		text, handle = at(source.Args, 0), r.handle(at(c.args, n-3))
	}
	keys, _ := members(at(c.args, n-2))
	argv, _ := members(at(c.args, n-1))
	return r.luaScript(text, keys, argv, handle)
}

func bareOr(t *term) *term {
	if t == nil {
		return provenance.Nothing()
	}
	return bare(t)
}

// luaCalls reads a script whose keys and arguments follow each other.
func (r *reader) luaCalls(text *term, args []*term, handle *term) []Stmt {
	return r.luaScript(text, args, nil, handle)
}

// luaScript returns one statement for each redis.call of a constant script. All
// of them run as one; those in a script that branches are conditional.
func (r *reader) luaScript(t *term, keys, argv []*term, handle *term) []Stmt {
	text, ok := constant(t)
	if !ok {
		return nil
	}
	guarded := false
	for _, w := range words(text) {
		guarded = guarded || w == "if"
	}
	var out []Stmt
	for _, lua := range luaCommands(text) {
		var args []*term
		for _, a := range lua[1:] {
			args = append(args, luaValue(a, keys, argv))
		}
		for _, s := range r.serverCommand(strings.ToLower(strings.Trim(lua[0], `"'`)), args, handle) {
			if guarded && s.Writes() {
				s.Conds = append(s.Conds, Cond{Op: "expr"})
			}
			out = append(out, s)
		}
	}
	return out[:min(len(out), 2*maxAlternatives)]
}

// luaCommands returns the arguments of every redis.call and redis.pcall, as
// they are written.
func luaCommands(s string) [][]string {
	var out [][]string
	for {
		i := strings.Index(s, "call(")
		if i < 0 || len(out) >= 2*maxAlternatives {
			return out
		}
		s = s[i+len("call("):]
		if args := luaArguments(s); len(args) > 0 {
			out = append(out, args)
		}
	}
}

// luaArguments splits the arguments up to the closing parenthesis at commas.
func luaArguments(s string) []string {
	var out []string
	depth, start := 0, 0
	var quote byte
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(' || c == '[' || c == '{':
			depth++
		case (c == ')' || c == ']' || c == '}') && depth > 0:
			depth--
		case c == ')':
			return append(out, strings.TrimSpace(s[start:i]))
		case c == ',' && depth == 0:
			out = append(out, strings.TrimSpace(s[start:i]))
			start = i + 1
		}
	}
	return nil // not closed
}

func luaValue(s string, keys, argv []*term) *term {
	if n, ok := luaIndex(s, "KEYS["); ok {
		return at(keys, n-1)
	}
	if n, ok := luaIndex(s, "ARGV["); ok {
		return at(argv, n-1)
	}
	if len(s) > 1 && (s[0] == '\'' || s[0] == '"') && s[len(s)-1] == s[0] {
		return provenance.String(s[1 : len(s)-1])
	}
	if n, err := strconv.Atoi(s); err == nil {
		return provenance.Int(n)
	}
	return provenance.Nothing()
}

func luaIndex(s, prefix string) (int, bool) {
	s, ok := strings.CutPrefix(s, prefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(s, "]"))
	return n, err == nil
}
