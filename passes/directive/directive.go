package directive

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// Analyzer collects the directives of a package. Its result is an *Index.
var Analyzer = &analysis.Analyzer{
	Name:             "directive",
	Doc:              "collect //dualwrite: comments\n\nThe result answers what is suppressed, what is declared, and which files are generated.",
	URL:              "https://github.com/dualwrite/dualwrite/blob/main/docs/directives.md",
	Run:              run,
	RunDespiteErrors: true, // comments are worth reading in a package that does not type-check
	ResultType:       reflect.TypeFor[*Index](),
}

func run(pass *analysis.Pass) (any, error) {
	c := &collector{pass: pass, index: &Index{
		byFile:       map[string][]*suppression{},
		byFunction:   map[string][]*suppression{},
		declarations: map[string]Declaration{},
		generated:    map[string]bool{},
	}}
	for _, file := range pass.Files {
		c.file(file)
	}
	return c.index, nil
}

// collector fills the index from one package.
type collector struct {
	pass  *analysis.Pass
	index *Index
}

func (c *collector) position(p token.Pos) token.Position { return c.pass.Fset.Position(p) }

// file reads the comments of one file. The tree is walked only when one of them
// is a directive.
func (c *collector) file(file *ast.File) {
	if ast.IsGenerated(file) {
		c.index.generated[filepath.Base(c.position(file.FileStart).Filename)] = true
	}
	var lay *layout
	for _, group := range file.Comments {
		for _, text := range group.List {
			parsed, ok := parse(text.Text)
			if !ok {
				continue
			}
			if lay == nil {
				lay = newLayout(c.pass.Fset, file)
			}
			c.comment(lay, group, text.Pos(), parsed)
		}
	}
}

// comment files one directive under what it covers or declares.
func (c *collector) comment(lay *layout, group *ast.CommentGroup, pos token.Pos, parsed comment) {
	switch {
	case parsed.fault != "":
		c.fault(pos, parsed.fault)
	case parsed.verb == verbIgnore:
		c.suppress(lay, group, pos, parsed)
	default:
		c.declare(lay.documented[group], pos, parsed)
	}
}

func (c *collector) fault(pos token.Pos, message string) {
	c.index.malformed = append(c.index.malformed, Problem{Position: c.position(pos), Message: message})
}

func (c *collector) suppress(lay *layout, group *ast.CommentGroup, pos token.Pos, parsed comment) {
	s := &suppression{comment: parsed, position: c.position(pos), used: make([]atomic.Bool, len(parsed.rules))}
	s.first, s.last = lay.covers(group, pos)
	if d, ok := lay.documented[group].(*ast.FuncDecl); ok && d.Name.Name != "init" && d.Name.Name != "_" {
		s.function = plainFunction(declaredName(d)) // several functions can be called init or _
	}
	x := c.index
	x.suppressions = append(x.suppressions, s)
	base := filepath.Base(s.position.Filename)
	x.byFile[base] = append(x.byFile[base], s)
	if s.function != "" {
		x.byFunction[s.function] = append(x.byFunction[s.function], s)
	}
}

// declare adds one declaration to a function or interface method.
func (c *collector) declare(node ast.Node, pos token.Pos, parsed comment) {
	symbol, recv, params, ok := c.declared(node)
	if !ok {
		c.fault(pos, parsed.verb+" belongs into the doc comment of a function or of a method of a named interface")
		return
	}
	d, seen := c.index.declarations[symbol]
	if !seen {
		d = Declaration{KeyParam: -1, Position: c.position(pos)}
	}
	switch parsed.verb {
	case verbEffect:
		d.Effect = true
	case verbIdempotent:
		d.Idempotent = true
	case verbRecord:
		d.Record = true
	case verbClaim:
		d.Claim = true
	case verbPure:
		d.Pure = true
	}
	if d.Pure && (d.Effect || d.Idempotent || d.Record || d.Claim) {
		c.fault(pos, "pure excludes every other declaration of the same function")
		return
	}
	if parsed.key != "" && !d.setKey(parsed.key, recv, params) {
		c.fault(pos, "no parameter "+spelling.Quote(parsed.key)+" here; the key names a parameter or the receiver, a field of one, or its position from 1")
		return
	}
	c.index.declarations[symbol] = d
}

// setKey resolves "param", "param.Field.Field" or "2" against the receiver and the
// parameters.
func (d *Declaration) setKey(key, recv string, params []string) bool {
	name, fields, dotted := strings.Cut(key, ".")
	index := slices.Index(params, name)
	n, err := strconv.Atoi(name)
	switch {
	case name == "" || name == "_":
		return false
	case err == nil && 1 <= n && n <= len(params):
		index = n - 1
	case index < 0 && name == recv:
		index = Receiver
	case index < 0:
		return false
	}
	d.Key, d.KeyParam, d.KeyPath = key, index, nil
	if dotted {
		d.KeyPath = strings.Split(fields, ".")
	}
	return true
}
