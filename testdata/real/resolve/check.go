package resolve

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Report is what a table says that the libraries do not bear out.
type Report struct {
	Problems []string            // rows that resolve, with an argument that can't be right
	Missing  map[string][]string // symbols of rows that no function answers to, by package
	Resolved int                 // rows that at least one function answers to
}

// Check looks every function of the library up in the table.
func (l *Library) Check(table *models.Table) Report {
	symbols := make(map[string]bool)
	hits := make(map[string][]*types.Func)
	l.Funcs(func(fn *types.Func) {
		symbols[models.Symbol(fn)] = true
		if row := table.Func(fn); row != nil && !slices.Contains(hits[row.Symbol], fn) {
			hits[row.Symbol] = append(hits[row.Symbol], fn)
		}
	})
	rows := table.All()
	filled := make(map[string]bool) // slots that Setter and Option rows fill, by package
	for _, row := range rows {
		if row.Slot != "" {
			filled[PackageOf(row.Symbol)+" "+row.Slot] = true
		}
	}
	report := Report{Missing: make(map[string][]string)}
	for _, row := range rows {
		fns := hits[row.Symbol]
		if len(fns) == 0 {
			pkg := PackageOf(row.Symbol)
			report.Missing[pkg] = append(report.Missing[pkg], row.Symbol)
			continue
		}
		report.Resolved++
		var absent []string
		complete := false // older majors may lack what newer ones have
		for _, fn := range fns {
			c := checker{row: row, fn: fn, sig: fn.Signature(), symbols: symbols, filled: filled}
			c.run()
			report.Problems = append(report.Problems, c.problems...)
			complete = complete || len(c.absent) == 0
			absent = append(absent, c.absent...)
		}
		if !complete {
			report.Problems = append(report.Problems, absent...)
		}
	}
	return report
}

// PackageOf returns the import path of a symbol as rows spell it.
func PackageOf(symbol string) string {
	if recv, _, ok := strings.Cut(symbol, ")."); ok {
		symbol = strings.TrimPrefix(recv, "(")
		symbol = strings.TrimPrefix(symbol, "*")
	}
	if i := strings.LastIndexByte(symbol, '.'); i >= 0 {
		return symbol[:i]
	}
	return symbol
}

type checker struct {
	row      models.Row
	fn       *types.Func
	sig      *types.Signature
	symbols  map[string]bool
	filled   map[string]bool
	problems []string
	absent   []string // what this version lacks and another may have
}

func (c *checker) failf(format string, args ...any) {
	c.problems = append(c.problems, c.message(format, args...))
}

func (c *checker) message(format string, args ...any) string {
	return fmt.Sprintf("%s (%s): ", c.row.Symbol, types.TypeString(c.sig, nil)) + fmt.Sprintf(format, args...)
}

func (c *checker) run() {
	r := c.row
	c.arg("SQL", r.SQL, false, holdsText)
	c.arg("Args", r.Args, false, anything)
	c.arg("Method", r.Method, false, holdsText)
	c.arg("NameArg", r.NameArg, false, holdsText)
	c.arg("URL", r.URL, false, anything)
	c.arg("Body", r.Body, false, anything)
	c.arg("Value", r.Value, false, anything)
	c.arg("Of", r.Of, false, anything)
	c.arg("Tx", r.Tx, true, isHandle)
	c.arg("Func", r.Func, false, isCallable)
	for _, d := range r.Dest {
		c.arg("Dest", d, true, isDestination)
		if d == -1 && r.Args == 0 {
			c.failf("Dest -1 needs Args")
		}
	}
	c.kind()
	for _, slot := range r.Keys {
		c.slot(slot)
	}
	for _, opt := range slices.Concat(r.Bound.Options, r.Bound.Unbound) {
		c.option(opt)
	}
}

// kind checks what a kind needs in order to mean anything.
func (c *checker) kind() {
	r := c.row
	need := func(ok bool, what string) {
		if !ok {
			c.failf("needs %s", what)
		}
	}
	switch r.Kind {
	case models.Effect, models.Enqueue:
		need(r.Effect != "", "Effect")
	case models.EnqueueTx:
		need(r.Effect != "" && r.Tx != 0, "Effect and Tx")
	case models.Query, models.Exec:
		need(r.SQL > 0 || r.Op != "", "SQL, or Op for the text of the receiver")
	case models.Write, models.Read, models.Chain:
		need(r.Op != "", "Op")
	case models.Begin:
		need(c.sig.Results().Len() > 0 || r.Tx == -1, "a handle")
	case models.RunTx, models.Retry, models.Spawn, models.AfterCommit:
		need(r.Func > 0, "Func")
	case models.Register:
		need(r.Func > 0, "Func")
		need(r.Replay != "" || r.Verb == "GET", "Replay")
	case models.JoinTx:
		need(r.Tx != 0, "Tx")
	case models.Setter, models.Option:
		need(r.Value > 0 && (r.Slot != "" || r.NameArg > 0), "Value and Slot or NameArg")
	case models.Mint:
		need(r.Mint != "", "Mint")
	case models.Duplicate:
		need(c.answers(), "a bool or an error to answer with")
	case models.Decode:
		need(len(r.Dest) > 0, "Dest")
	}
}

// answers reports whether a result tells yes from no.
func (c *checker) answers() bool {
	for v := range c.sig.Results().Variables() {
		switch t := v.Type().Underlying().(type) {
		case *types.Basic:
			if t.Info()&types.IsBoolean != 0 {
				return true
			}
		case *types.Pointer, *types.Interface:
			return true
		}
	}
	return false
}

func (c *checker) arg(name string, n int, receiver bool, ok func(types.Type) bool) {
	switch {
	case n == 0:
		return
	case n == -1 && receiver:
		if c.sig.Recv() == nil && name == "Tx" {
			c.failf("%s is the receiver of a function", name)
		}
		return
	case n < 0 || n > c.sig.Params().Len():
		c.failf("%s %d is out of range", name, n)
		return
	}
	t := c.sig.Params().At(n - 1).Type()
	if !ok(t) {
		c.failf("%s %d can't be a %s", name, n, t)
	}
}
