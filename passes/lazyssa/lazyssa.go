// Package lazyssa builds the SSA form of a package, once, when somebody asks.
//
// x/tools' buildssa builds it for every package a driver visits, which is every
// dependency as soon as facts are involved. Most packages of a program do
// nothing that matters here:
//
//	package geometry // imports math only: nobody asks, nothing is built
//
// The packages it imports are known by their types alone. SSA can be built for
// code that type-checks only, so of a package with errors the declarations that
// hold one, or mention what has no type because of one, are left out:
//
//	func broken() { client.Chrage() } // has no body
//	func sound() { client.Ping() }    // is built
//
// A package that SSA can't be built for all the same has no functions. Functions of many
// thousand branches and variables have no body, either.
package lazyssa

import (
	"go/ast"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// Analyzer yields a *Package for every package.
var Analyzer = &analysis.Analyzer{
	Name:             "lazyssa",
	Doc:              "build SSA on demand\n\nA prerequisite of the other passes; it reports nothing.",
	URL:              "https://pkg.go.dev/github.com/dualwrite/dualwrite/passes/lazyssa",
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*Package](),
	FactTypes:        nil, // with facts, drivers would visit every dependency for its sake
}

// Package can build the SSA form of one package.
type Package struct {
	pass  *analysis.Pass
	once  sync.Once
	funcs []*ssa.Function
	large []*types.Func
	err   any
}

func run(pass *analysis.Pass) (any, error) { return &Package{pass: pass}, nil }

// Funcs returns the functions with a body in source order, each followed by its
// function literals, and last the package initialiser. The first call builds
// them. It is empty for a package SSA can't be built for; Failure tells why.
func (p *Package) Funcs() []*ssa.Function {
	p.once.Do(func() {
		files, info, large := bounded(p.pass.Files, p.pass.TypesInfo)
		p.large = large
		p.funcs, p.err = try(p.pass, files, info)
		if p.err != nil {
			files, info, _ := bounded(sound(p.pass))
			p.funcs, p.err = try(p.pass, files, info)
		}
	})
	return p.funcs
}

// try builds the functions of the files, or returns what the builder panics
// with: it expects code without errors.
func try(pass *analysis.Pass, files []*ast.File, info *types.Info) (funcs []*ssa.Function, failure any) {
	defer func() {
		if r := recover(); r != nil {
			funcs, failure = nil, r
		}
	}()
	return build(pass, files, info), nil
}

// Large returns the functions that are too large for SSA. They have no body.
func (p *Package) Large() []*types.Func {
	p.Funcs()
	return p.large
}

// Failure returns what went wrong while building, nil if nothing did.
func (p *Package) Failure() any { return p.err }

func build(pass *analysis.Pass, files []*ast.File, info *types.Info) []*ssa.Function {
	prog := ssa.NewProgram(pass.Fset, ssa.BuilderMode(0))
	declareImports(prog, pass)
	pkg := prog.CreatePackage(pass.Pkg, files, info, false)
	pkg.Build()

	var out []*ssa.Function
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		out = append(out, fn)
		for _, a := range fn.AnonFuncs {
			add(a)
		}
	}
	for _, f := range files {
		for _, d := range f.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok || decl.Body == nil || decl.Name.Name == "_" {
				continue
			}
			obj, ok := info.Defs[decl.Name].(*types.Func)
			if !ok {
				continue
			}
			if fn := prog.FuncValue(obj); fn != nil && len(fn.Blocks) > 0 {
				add(fn)
			}
		}
	}
	if init := pkg.Func("init"); init != nil {
		add(init)
	}
	return out
}
