package retryceiling

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// ceiling returns the fix that gives a retry helper its limit, where the policy
// without one is made in the same function.
func ceiling(files *repair.Files, n *effectflow.Node) []finding.Fix {
	if !helperOf().MatchString(n.Row.Symbol) {
		return nil
	}
	src := files.Open(n.Pos())
	if src == nil || !strings.HasPrefix(n.Row.Symbol, anyPolicy) && !src.Mentions(unlimited()...) {
		return nil
	}
	call := src.Call(n.Pos(), n.End())
	if call == nil || call.Ellipsis.IsValid() {
		return nil
	}
	pkg, name := src.Qualified(call.Fun)
	if pkg == nil {
		return nil
	}
	p := &policy{src: src, pkg: pkg, call: call}
	var edits []finding.Edit
	switch library(pkg.Imported().Path()) {
	case "avast/retry-go":
		edits = p.attempts(call.Args)
	case "cenkalti/backoff", "cenkalti/backoff/v3", "cenkalti/backoff/v4":
		if len(call.Args) > 1 {
			edits = p.backoff(call.Args[1])
		}
	case "cenkalti/backoff/v5":
		edits = p.elapsed(call.Args)
	case "sethvargo/go-retry":
		edits = p.sethvargo(name)
	}
	return repair.Fix("limit the number of attempts or their time", edits)
}

// anyPolicy is where the library begins of which all policies can be limited.
const anyPolicy = "github.com/sethvargo/go-retry"

// unlimited are the words of which one is written where a policy without a limit is
// made.
func unlimited() []string {
	return []string{"Attempts", "UntilSucceeded", "NewConstantBackOff", "NewExponentialBackOff", "ZeroBackOff", "WithMaxElapsedTime"}
}

var helperOf = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^github\.com/(avast/retry-go|cenkalti/backoff|sethvargo/go-retry)\b`)
})

// library shortens a path. The major versions of retry-go don't differ in what
// is needed here.
func library(path string) string {
	path = strings.TrimPrefix(path, "github.com/")
	if strings.HasPrefix(path, "avast/retry-go/") {
		return "avast/retry-go"
	}
	return path
}

// policy is what a call of a retry helper says about its end.
type policy struct {
	src  *repair.Source
	pkg  *types.PkgName
	call *ast.CallExpr
}

// made takes a call of the library apart.
func (p *policy) made(e ast.Expr) (name string, args []ast.Expr) {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || call.Ellipsis.IsValid() {
		return "", nil
	}
	if pkg, name := p.src.Qualified(call.Fun); pkg == p.pkg {
		return name, call.Args
	}
	return "", nil
}

// wrap puts one call of the library around an expression.
func (p *policy) wrap(e ast.Expr, with, before, after string) []finding.Edit {
	if !repair.Provides(p.pkg, with) || p.src.Lookup(p.pkg.Name(), e.Pos()) != p.pkg {
		return nil
	}
	return repair.Wrap(e, p.pkg.Name()+"."+with+"("+before, after+")")
}

// attempts limits the options of retry-go that say "for ever".
func (p *policy) attempts(args []ast.Expr) []finding.Edit {
	var edits []finding.Edit
	for _, a := range args {
		switch name, inner := p.made(a); {
		case name == "UntilSucceeded":
			edits = append(edits, repair.Replace(a, p.pkg.Name()+".Attempts(10)"))
		case name == "Attempts" && zero(inner):
			edits = append(edits, repair.Replace(inner[0], "10"))
		}
	}
	return edits
}

func zero(args []ast.Expr) bool {
	if len(args) != 1 {
		return false
	}
	lit, ok := args[0].(*ast.BasicLit)
	return ok && lit.Kind == token.INT && lit.Value == "0"
}

// backoff limits a policy of backoff before major 5. The wrapped one must not be
// one with a context: not every version looks for it inside.
func (p *policy) backoff(e ast.Expr) []finding.Edit {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		def := p.src.Definition(id)
		switch {
		case def == nil:
			return nil
		case p.endless(def):
			return p.wrap(id, "WithMaxRetries", "", ", 10")
		}
		if name, _ := p.made(def); name == "NewExponentialBackOff" {
			if edits := p.field(id); edits != nil {
				return edits
			}
		}
		return p.backoff(def)
	}
	switch name, args := p.made(e); {
	case p.endless(e):
		return p.wrap(e, "WithMaxRetries", "", ", 10")
	case name == "WithContext" && len(args) == 2:
		return p.backoff(args[0])
	case name == "NewExponentialBackOff":
		return p.elapsed(args)
	}
	return nil
}

// endless recognises the policies that have no limit and no place for one.
func (p *policy) endless(e ast.Expr) bool {
	if name, _ := p.made(e); name == "NewConstantBackOff" {
		return true
	}
	ref, ok := ast.Unparen(e).(*ast.UnaryExpr)
	if !ok || ref.Op != token.AND {
		return false
	}
	lit, ok := ref.X.(*ast.CompositeLit)
	if !ok || lit.Type == nil {
		return false
	}
	pkg, name := p.src.Qualified(lit.Type)
	return pkg == p.pkg && name == "ZeroBackOff"
}

const usualTime = "DefaultMaxElapsedTime"

// elapsed gives back the library's usual limit to an option that took it away.
func (p *policy) elapsed(args []ast.Expr) []finding.Edit {
	for _, a := range args {
		if name, inner := p.made(a); name == "WithMaxElapsedTime" && zero(inner) {
			return p.usual(inner[0])
		}
	}
	return nil
}

func (p *policy) usual(e ast.Expr) []finding.Edit {
	if !repair.Provides(p.pkg, usualTime) || p.src.Lookup(p.pkg.Name(), e.Pos()) != p.pkg {
		return nil
	}
	return []finding.Edit{repair.Replace(e, p.pkg.Name()+"."+usualTime)}
}

// field does the same for a field of the policy that is set to 0 once.
func (p *policy) field(id *ast.Ident) []finding.Edit {
	obj := p.src.Object(id)
	var set []ast.Expr
	ast.Inspect(p.src.Declaration(id), func(n ast.Node) bool {
		as, ok := n.(*ast.AssignStmt)
		if !ok || len(as.Lhs) != 1 || len(as.Rhs) != 1 {
			return true
		}
		sel, ok := as.Lhs[0].(*ast.SelectorExpr)
		if !ok || sel.Sel.Name != "MaxElapsedTime" {
			return true
		}
		if x, ok := sel.X.(*ast.Ident); ok && p.src.Object(x) == obj {
			set = append(set, as.Rhs[0])
		}
		return true
	})
	if len(set) != 1 || !zero(set) {
		return nil
	}
	return p.usual(set[0])
}

// sethvargo wraps the policy of a library in which nothing else has a limit.
func (p *policy) sethvargo(name string) []finding.Edit {
	if len(p.call.Args) != 3 || !repair.Provides(p.pkg, "Do") {
		return nil
	}
	arg := p.call.Args[1]
	switch name {
	case "Do", "DoValue":
		if id, ok := arg.(*ast.Ident); ok && p.src.Definition(id) == nil {
			return nil // somebody else's policy, or one of several
		}
		if made, _ := p.made(arg); made == "" && !isIdent(arg) {
			return nil
		}
		return p.wrap(arg, "WithMaxRetries", "10, ", "")
	case "Constant", "Exponential", "Fibonacci":
		if !repair.Provides(p.pkg, "New"+name) {
			return nil
		}
		policy := p.pkg.Name() + ".New" + name + "("
		edits := p.wrap(arg, "WithMaxRetries", "10, "+policy, ")")
		if edits == nil {
			return nil
		}
		return append([]finding.Edit{repair.Replace(p.call.Fun, p.pkg.Name()+".Do")}, edits...)
	}
	return nil
}

func isIdent(e ast.Expr) bool { _, ok := e.(*ast.Ident); return ok }
