package dbcall

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

const hole = string(sqltext.Hole)

// text is a string the program composes. Values that were formatted into it
// in a place where only a value can stand became named placeholders.
type text struct {
	s      string
	values map[string]*term
}

// composer reads string terms.
type composer struct {
	placeholders bool // turn formatted numbers and quoted verbs into placeholders
	next         int
}

// sqlTexts returns the SQL texts t may be, with holes where it is not known;
// none when nothing of it is known.
func sqlTexts(t *term) []text {
	c := composer{placeholders: true}
	return readable(c.read(t))
}

// pattern returns t with "*" for what is not known ("dedup:*"), or "" when
// nothing is known.
func pattern(t *term) string {
	var c composer
	ts := readable(c.read(t))
	if len(ts) == 0 {
		return ""
	}
	return strings.ToLower(strings.ReplaceAll(unprefixed(ts), hole, "*"))
}

// unprefixed returns the first reading, or the one of which it is the same name with
// an unknown prefix: Namespace + "_hooks", or "hooks" without a namespace.
func unprefixed(ts []text) string {
	first := ts[0].s
	for _, t := range ts[1:] {
		if !strings.Contains(t.s, hole) && t.s != "" && strings.HasPrefix(first, hole) && strings.HasSuffix(first, t.s) {
			return t.s
		}
	}
	return first
}

func readable(ts []text) []text {
	var out []text
	for _, t := range ts {
		if strings.Trim(t.s, hole+" ") != "" {
			out = append(out, t)
		}
	}
	return out
}

func (c *composer) read(t *term) []text {
	t = bare(t)
	switch t.Kind {
	case provenance.Const:
		return []text{{s: t.Text}}
	case provenance.Alt:
		var out []text
		for _, a := range t.Args {
			out = append(out, c.read(a)...)
		}
		return out[:min(len(out), maxAlternatives)]
	case provenance.Op:
		return c.operation(t)
	}
	return []text{{s: hole}}
}

func (c *composer) operation(t *term) []text {
	switch t.Text {
	case "+":
		out := []text{{}}
		for _, a := range t.Args {
			out = product(out, c.read(a))
		}
		return out
	case "format":
		return c.format(t.Args)
	case "join":
		return c.join(t.Args)
	}
	switch callee(t) {
	case "Sprintf":
		return c.format(t.Args)
	case "Join":
		return c.join(t.Args)
	case "TrimSpace", "ToLower", "ToUpper", "In", "Named", "Dedent": // the text is the first argument
		if len(t.Args) > 0 {
			return c.read(t.Args[0])
		}
	case "Sanitize": // pgx.Identifier{schema, table}
		if parts, ok := members(at(t.Args, 0)); ok && len(parts) > 0 {
			return c.read(parts[len(parts)-1])
		}
	case "QuoteIdentifier", "Quote":
		if len(t.Args) > 0 {
			return c.read(t.Args[len(t.Args)-1])
		}
	case "BindNamed":
		if len(t.Args) > 2 {
			return c.read(t.Args[len(t.Args)-2])
		}
	case "Rebind": // of a handle or of a bind type: the text is the last one
		if len(t.Args) > 0 {
			return c.read(t.Args[len(t.Args)-1])
		}
	}
	return []text{{s: hole}}
}

// product returns every a followed by every b, within the cap.
func product(a, b []text) []text {
	var out []text
	for _, x := range a {
		for _, y := range b {
			if len(out) < maxAlternatives {
				out = append(out, text{s: x.s + y.s, values: join(x.values, y.values)})
			}
		}
	}
	return out
}

func join(a, b map[string]*term) map[string]*term {
	if len(a) == 0 {
		return b
	}
	if len(b) == 0 {
		return a
	}
	out := make(map[string]*term, len(a)+len(b))
	for k, v := range a {
		out[k] = v
	}
	for k, v := range b {
		out[k] = v
	}
	return out
}

// format expands a format string and its operands.
func (c *composer) format(args []*term) []text {
	operands := args[min(1, len(args)):]
	if len(operands) == 1 && isList(bare(operands[0])) {
		operands = bare(operands[0]).Args
	}
	var out []text
	for _, f := range c.read(at(args, 0)) {
		out = append(out, c.expand(f.s, operands)...)
	}
	return out[:min(len(out), maxAlternatives)]
}

func (c *composer) expand(format string, operands []*term) []text {
	out := []text{{}}
	add := func(s string) { out = product(out, []text{{s: s}}) }
	next, quoted := 0, false
	for len(format) > 0 {
		i := strings.IndexByte(format, '%')
		if i < 0 {
			break
		}
		lead := format[:i]
		quoted = quoted != (strings.Count(lead, "'")%2 == 1)
		v := scanVerb(format[i:])
		format = format[i+v.size:]
		if v.verb == '%' {
			add(lead + "%")
			continue
		}
		if v.operand > 0 {
			next = v.operand - 1
		}
		operand := at(operands, next)
		next++
		if whole := quoted && strings.HasSuffix(lead, "'") && strings.HasPrefix(format, "'"); whole && c.placeholders {
			if _, isConst := constant(operand); !isConst {
				format, quoted = format[1:], false
				out = product(out, []text{c.prefixed(lead[:len(lead)-1], operand)})
				continue
			}
		}
		add(lead)
		out = product(out, c.operand(v.verb, operand, quoted))
	}
	add(format)
	return out
}

// prefixed is lead followed by a placeholder for operand.
func (c *composer) prefixed(lead string, operand *term) text {
	name := "dw" + strconv.Itoa(c.next)
	c.next++
	return text{s: lead + ":" + name, values: map[string]*term{name: operand}}
}

func (c *composer) operand(verb rune, operand *term, quoted bool) []text {
	if s, ok := constant(operand); ok {
		if verb == 'q' {
			s = "'" + s + "'"
		}
		return []text{{s: s}}
	}
	switch verb {
	case 'd':
		if c.placeholders && !quoted {
			return []text{c.prefixed("", operand)}
		}
	case 's', 'v':
		return c.read(operand)
	}
	return []text{{s: hole}}
}

type verb struct {
	verb    rune
	size    int
	operand int // 1-based explicit argument index, 0 for the next one
}

// scanVerb reads the verb at the start of s, which begins with a percent sign.
func scanVerb(s string) verb {
	v := verb{}
	i := 1
	for i < len(s) {
		if strings.IndexByte("+-# 0123456789.*", s[i]) >= 0 {
			i++
			continue
		}
		if s[i] == '[' {
			if end := strings.IndexByte(s[i:], ']'); end > 0 {
				v.operand, _ = strconv.Atoi(s[i+1 : i+end])
				i += end + 1
				continue
			}
		}
		break
	}
	if i >= len(s) {
		return verb{verb: '%', size: len(s)}
	}
	r, n := utf8.DecodeRuneInString(s[i:])
	v.verb, v.size = r, i+n
	return v
}

// excerpt shortens a statement's text to what a message can show.
func excerpt(s string) string {
	const limit = 200
	s = strings.Join(strings.Fields(strings.ReplaceAll(s, hole, "?")), " ")
	if len(s) <= limit {
		return s
	}
	s = s[:limit-3]
	for !utf8.ValidString(s) {
		s = s[:len(s)-1]
	}
	if at := strings.LastIndexByte(s, ' '); at > limit/2 {
		s = s[:at+1] // in front of a word
	}
	return s + "..."
}
