package resolve

import (
	"go/types"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
)

func (c *checker) slot(s models.Slot) {
	if s.Arg < -1 || s.Arg >= c.sig.Params().Len() || s.Arg == -1 && c.sig.Recv() == nil {
		c.failf("key slot %q: argument %d is out of range", s.Name, s.Arg)
		return
	}
	var v *types.Var
	if s.Arg == -1 {
		v = c.sig.Recv()
	} else {
		v = c.sig.Params().At(s.Arg)
	}
	switch s.Kind {
	case models.SlotField:
		c.field(s.Name, v.Type())
	case models.SlotSetter:
		c.setter(s.Name, v.Type())
	case models.SlotOption:
		if !c.symbols[s.Name] {
			c.failf("no option function %s", s.Name)
		}
		if s.Arg != c.sig.Params().Len()-1 || !c.sig.Variadic() {
			c.failf("options of %s are not in argument %d", s.Name, s.Arg)
		}
	case models.SlotHeader, models.SlotArg:
		if s.Name == "" {
			c.failf("a key slot without a name")
		}
	default:
		c.failf("key slot %q has no kind", s.Name)
	}
}

// setter looks for a method, or for a row that says what fills the slot: a
// handle is made by a method of its parent.
func (c *checker) setter(name string, t types.Type) {
	if types.IsInterface(t) || c.filled[PackageOf(c.row.Symbol)+" "+name] {
		return
	}
	// The setter may be one of an element's: messages are often variadic.
	if obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(element(t)), true, c.fn.Pkg(), name); obj == nil {
		c.failf("no setter %s on %s", name, t)
	}
}

// field walks a path. What is behind an interface or a type parameter is only
// known to the caller.
func (c *checker) field(path string, t types.Type) {
	for name := range strings.SplitSeq(path, ".") {
		t = element(t)
		if types.IsInterface(t) {
			return
		}
		obj, _, _ := types.LookupFieldOrMethod(t, true, c.fn.Pkg(), name)
		v, ok := obj.(*types.Var)
		if !ok {
			c.absent = append(c.absent, c.message("no field %s of %s in %s", name, path, t))
			return
		}
		t = v.Type()
	}
}

// option checks the spellings that name a function; fields are spelled
// "Type.Field" and left alone.
func (c *checker) option(s string) {
	symbol, _, _ := strings.Cut(strings.TrimSuffix(s, ")"), "(0")
	if !strings.Contains(symbol, "/") {
		return
	}
	if strings.HasPrefix(s, "(") {
		symbol = s
	}
	if !c.symbols[symbol] && !c.symbols[versionless(symbol)] {
		c.failf("no option %s", s)
	}
}

func versionless(symbol string) string {
	i := strings.LastIndexByte(symbol, '.')
	if i < 0 {
		return symbol
	}
	return StripVersion(symbol[:i]) + symbol[i:]
}
