// Package passrun applies analyzers, with all they require, to one package.
//
// It is the part that our own driver and the vet tool have in common: order
// of the analyzers, facts, results, and the promise that an analyzer which
// fails or panics costs its own result and that of its dependents, and
// nothing else.
package passrun

import (
	"errors"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"reflect"
	"runtime/debug"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

// Unit is the package to analyse. Files and Info may be nil when a phase needs
// no source.
type Unit struct {
	Fset         *token.FileSet
	Files        []*ast.File
	OtherFiles   []string
	IgnoredFiles []string
	Pkg          *types.Package
	Info         *types.Info
	Sizes        types.Sizes
	TypeErrors   []types.Error
	IllTyped     bool // the package or one it needs has errors: types are partial
	Module       *analysis.Module

	// ReadFile is what passes read files with; nil is os.ReadFile.
	ReadFile func(name string) ([]byte, error)

	Facts *facts.Store
	// Visible lists the packages whose facts a pass may enumerate: the package
	// and what it imports, directly or not, in a stable order. Nil means Pkg alone.
	Visible func() []*types.Package
}

// Given supplies results that need not be computed. The second result is false
// when there is none; a *Failed value as result says that it could not be made.
type Given func(*analysis.Analyzer) (any, bool)

// Failed is the result of an analyzer that did not get through.
type Failed struct{}

// Outcome is what the analyzers have left.
type Outcome struct {
	results  map[*analysis.Analyzer]any
	Reports  []Report
	Failures []Failure
}

// Report is one diagnostic and the analyzer it comes from.
type Report struct {
	Analyzer   *analysis.Analyzer
	Diagnostic analysis.Diagnostic
}

// Failure says why an analyzer gave no result.
type Failure struct {
	Analyzer *analysis.Analyzer
	Err      error
	Stack    string // of a panic
}

// Result returns the analyzer's result; false when it failed or did not run.
func (o *Outcome) Result(a *analysis.Analyzer) (any, bool) {
	result, ok := o.results[a]
	if _, failed := result.(*Failed); failed {
		return nil, false
	}
	return result, ok
}

// Release tells the results that can be released, those that were given as well,
// that no analyzer will ask them about this unit any more.
func (o *Outcome) Release() {
	for _, result := range o.results {
		if r, ok := result.(interface{ Release() }); ok {
			r.Release()
		}
	}
}

// Run applies the analyzers to the unit. They run one after the other, each
// after what it requires.
func Run(u *Unit, given Given, analyzers ...*analysis.Analyzer) *Outcome {
	r := newRunner(u, given, nil)
	for _, a := range analyzers {
		r.visit(a)
	}
	return r.outcome(analyzers)
}

// Slots is how many analyzers may run at a time, over all units that share it.
type Slots chan struct{}

// RunAtOnce is Run for analyzers that may run at the same time, since they neither
// read syntax nor give facts.
func RunAtOnce(u *Unit, given Given, slots Slots, analyzers ...*analysis.Analyzer) *Outcome {
	r := newRunner(u, given, slots)
	var all sync.WaitGroup
	for _, a := range analyzers {
		all.Go(func() { r.visit(a) })
	}
	all.Wait()
	return r.outcome(analyzers)
}

type runner struct {
	unit  *Unit
	given Given
	slots Slots

	mu    sync.Mutex
	cells map[*analysis.Analyzer]*cell
}

// cell is what one analyzer leaves.
type cell struct {
	once     sync.Once
	result   any
	reports  []Report
	failures []Failure
}

func newRunner(u *Unit, given Given, slots Slots) *runner {
	return &runner{unit: u, given: given, slots: slots, cells: make(map[*analysis.Analyzer]*cell)}
}

// outcome puts together what was left, in the order in which the analyzers would
// have run one by one.
func (r *runner) outcome(analyzers []*analysis.Analyzer) *Outcome {
	out := &Outcome{results: make(map[*analysis.Analyzer]any, len(r.cells))}
	var add func(a *analysis.Analyzer)
	add = func(a *analysis.Analyzer) {
		c := r.cells[a]
		if _, seen := out.results[a]; seen || c == nil {
			return
		}
		out.results[a] = c.result
		for _, req := range a.Requires {
			add(req)
		}
		out.Reports = append(out.Reports, c.reports...)
		out.Failures = append(out.Failures, c.failures...)
	}
	for _, a := range analyzers {
		add(a)
	}
	return out
}

func (r *runner) cell(a *analysis.Analyzer) *cell {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := r.cells[a]
	if c == nil {
		c = &cell{}
		r.cells[a] = c
	}
	return c
}

// visit makes sure that the analyzer has a result, if only *Failed.
func (r *runner) visit(a *analysis.Analyzer) any {
	c := r.cell(a)
	c.once.Do(func() {
		if r.given != nil {
			if result, ok := r.given(a); ok {
				c.result = result
				return
			}
		}
		c.result = r.compute(a, c)
	})
	return c.result
}

func (r *runner) compute(a *analysis.Analyzer, c *cell) any {
	inputs := make(map[*analysis.Analyzer]any, len(a.Requires))
	for _, req := range a.Requires {
		inputs[req] = r.visit(req)
		if _, failed := inputs[req].(*Failed); failed {
			return &Failed{} // the cause has been noted where it happened
		}
	}
	if r.unit.IllTyped && !a.RunDespiteErrors {
		return &Failed{} // the type errors have been reported
	}
	result, err := r.call(a, inputs, c)
	if err != nil {
		failure := Failure{Analyzer: a, Err: err}
		var p *panicError
		if errors.As(err, &p) {
			failure.Stack = p.stack
		}
		c.failures = append(c.failures, failure)
		return &Failed{}
	}
	return result
}

// panicError is a panic of an analyzer, kept from ending the program.
type panicError struct {
	value any
	stack string
}

func (p *panicError) Error() string { return fmt.Sprintf("internal error: %v", p.value) }

func (r *runner) call(a *analysis.Analyzer, inputs map[*analysis.Analyzer]any, c *cell) (result any, err error) {
	if r.slots != nil {
		r.slots <- struct{}{}
		defer func() { <-r.slots }()
	}
	defer func() {
		if v := recover(); v != nil {
			err = &panicError{v, string(debug.Stack())}
		}
	}()
	result, err = a.Run(r.pass(a, inputs, c))
	if err != nil {
		return nil, err
	}
	if got, want := reflect.TypeOf(result), a.ResultType; got != want {
		return nil, fmt.Errorf("internal error: result has type %v, declared %v", got, want)
	}
	return result, nil
}

func (r *runner) pass(a *analysis.Analyzer, inputs map[*analysis.Analyzer]any, c *cell) *analysis.Pass {
	u := r.unit
	factTypes := facts.Types(a)
	readFile := u.ReadFile
	if readFile == nil {
		readFile = os.ReadFile
	}
	return &analysis.Pass{
		Analyzer:     a,
		Fset:         u.Fset,
		Files:        u.Files,
		OtherFiles:   u.OtherFiles,
		IgnoredFiles: u.IgnoredFiles,
		Pkg:          u.Pkg,
		TypesInfo:    u.Info,
		TypesSizes:   u.Sizes,
		TypeErrors:   u.TypeErrors,
		Module:       u.Module,
		ResultOf:     inputs,
		ReadFile:     readFile,
		Report: func(d analysis.Diagnostic) {
			c.reports = append(c.reports, Report{a, d})
		},
		ImportObjectFact:  u.Facts.ImportObject,
		ImportPackageFact: u.Facts.ImportPackage,
		ExportObjectFact:  u.exportObject,
		ExportPackageFact: func(f analysis.Fact) { u.Facts.ExportPackage(u.Pkg, f) },
		AllObjectFacts: func() []analysis.ObjectFact {
			return u.Facts.Objects(u.visible(), factTypes)
		},
		AllPackageFacts: func() []analysis.PackageFact {
			return u.Facts.Packages(u.visible(), factTypes)
		},
	}
}

// exportObject stops the analyzer at its mistake: Pass gives it no error to return.
func (u *Unit) exportObject(obj types.Object, f analysis.Fact) {
	if err := u.Facts.ExportObject(u.Pkg, obj, f); err != nil {
		panic(err)
	}
}

func (u *Unit) visible() []*types.Package {
	if u.Visible == nil {
		return []*types.Package{u.Pkg}
	}
	return u.Visible()
}
