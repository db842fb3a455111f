// Package scopes answers what the names of a package mean where they are written,
// when a rule asks.
//
// A rule sees summaries, and hardly ever the types they were made of. A driver that
// sees a whole program drops those, since they take as much memory as all the rest,
// and makes them anew for the few packages that it is asked about:
//
//	pkg := pass.ResultOf[scopes.Analyzer].(*scopes.Scopes).Package()
//	pkg.Scope().Innermost(pos) // pass.Pkg.Scope() may hold nothing
//
// Deliberate silence: there may be no answer, such as for a file that was edited
// meanwhile.
package scopes

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// Analyzer yields the *Scopes of every package.
var Analyzer = &analysis.Analyzer{
	Name:             "scopes",
	Doc:              "know what names mean\n\nA prerequisite of the rules; it reports nothing.",
	URL:              "https://pkg.go.dev/github.com/dualwrite/dualwrite/passes/scopes",
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*Scopes](),
}

// Scopes knows the scopes of one package, or where to find them.
type Scopes struct{ find func() *types.Package }

// Of returns the scopes of the package that find returns, if somebody asks.
func Of(find func() *types.Package) *Scopes { return &Scopes{sync.OnceValue(find)} }

// Package returns the package with all its scopes; nil if there is none any more.
func (s *Scopes) Package() *types.Package { return s.find() }

func run(pass *analysis.Pass) (any, error) {
	pkg := pass.Pkg
	return Of(func() *types.Package { return pkg }), nil
}
