package effects

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Fresh is a place where a function makes a value that is new on every
// execution, or reads how often something was tried. Terms mention it by its
// position, and the former, which other packages may hear of, by its name.
type Fresh struct {
	Loop int    `yaml:"l,omitempty"`  // 1 + index of the innermost loop, 0 for none
	Made string `yaml:"id,omitempty"` // see provenance.Term.Made

	at, pos, end token.Pos
}

// Pos returns where the expression starts.
func (f Fresh) Pos() token.Pos { return f.pos }

// End returns where it ends.
func (f Fresh) End() token.Pos { return f.end }

// Fresh returns the place where t is made anew, if f makes it.
func (f *Func) Fresh(t *provenance.Term) (Fresh, bool) {
	for _, x := range f.Makes {
		if t.Pos().IsValid() && x.at == t.Pos() || x.Made != "" && x.Made == t.Made() {
			return x, true
		}
	}
	return Fresh{}, false
}

func (g *grapher) findFresh() {
	for _, blk := range g.fn.Blocks {
		for _, in := range blk.Instrs {
			switch in := in.(type) {
			case *ssa.Call:
				if fn := provenance.Callee(&in.Call); fn != nil {
					if row := g.b.table.Func(fn); row != nil && row.Kind == models.Mint {
						pos, end := g.b.syntax.call(in.Pos())
						g.f.Makes = append(g.f.Makes, Fresh{g.loops[blk], g.b.eval.Made(in), in.Pos(), pos, end})
					}
				}
			case *ssa.FieldAddr:
				g.attempt(blk, in.Pos(), fieldName(in.X.Type(), in.Field))
			case *ssa.Field:
				g.attempt(blk, in.Pos(), fieldName(in.X.Type(), in.Field))
			}
		}
	}
}

func (g *grapher) attempt(blk *ssa.BasicBlock, pos token.Pos, name string) {
	if pos.IsValid() && dbcall.AttemptColumn(name) {
		g.f.Makes = append(g.f.Makes, Fresh{g.loops[blk], "", pos, pos, pos + token.Pos(len(name))})
	}
}

func fieldName(t types.Type, i int) string {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if s, ok := t.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Name()
	}
	return ""
}
