package models

import (
	"errors"
	"fmt"
	"time"
)

// Validate reports what is wrong with rows that a user wrote, each problem with
// the row's number, its symbol and what to write instead.
func Validate(rows []Row) error {
	var errs []error
	for i, err := range problems(rows) {
		if err != nil {
			errs = append(errs, modelError(i, rows[i], err))
		}
	}
	return errors.Join(errs...)
}

func modelError(i int, row Row, err error) error {
	return fmt.Errorf("model %d (%s): %w", i+1, symbolOrNone(row.Symbol), err)
}

// problems returns the first problem of each row, nil where there is none.
func problems(rows []Row) []error {
	errs := make([]error, len(rows))
	seen := make(map[name]int, len(rows))
	for i, row := range rows {
		n, err := parseSymbol(row.Symbol)
		if err != nil {
			errs[i] = err
			continue
		}
		if first, ok := seen[n]; ok {
			errs[i] = fmt.Errorf("the function has model %d already; keep one of them", first)
			continue
		}
		seen[n] = i + 1
		errs[i] = row.check()
	}
	return errs
}

func symbolOrNone(s string) string {
	if s == "" {
		return "no symbol"
	}
	return s
}

// check finds the first problem of a row whose symbol is fine.
func (r Row) check() error {
	for _, check := range [...]func(Row) error{
		Row.checkKind, Row.checkEffect, Row.checkKeys, Row.checkArgs, Row.checkFunc, Row.checkValues, Row.checkTimes,
	} {
		if err := check(r); err != nil {
			return err
		}
	}
	return nil
}

func (r Row) checkKind() error {
	if int(r.Kind) >= len(kindNames) {
		return fmt.Errorf("unknown kind %d; use %s", r.Kind, kindWords)
	}
	return nil
}

func (r Row) checkEffect() error {
	switch r.Kind {
	case Effect, Enqueue, EnqueueTx:
		if r.Effect == "" {
			return fmt.Errorf("kind %s says nothing about the effect; add effect: %s", r.Kind, effectWords)
		}
	default:
		if r.Effect != "" {
			return fmt.Errorf("effect %q has no meaning for kind %s; use kind effect, enqueue or enqueue_tx", r.Effect, r.Kind)
		}
	}
	if r.Effect != "" && !isEffectKind(r.Effect) {
		return fmt.Errorf("unknown effect %q; use %s", r.Effect, effectWords)
	}
	return nil
}

func (r Row) checkKeys() error {
	for i, key := range r.Keys {
		switch {
		case key.Kind == 0 || int(key.Kind) >= len(slotKindNames):
			return fmt.Errorf("key %d has no kind; use %s", i+1, slotWords)
		case key.Name == "" && key.Kind != SlotArg:
			return fmt.Errorf("key %d has no name; name the %s that carries the key", i+1, key.Kind)
		case key.Arg < -1:
			return fmt.Errorf("key %d has no argument; count from 1, the receiver is 0", i+1)
		case r.Keyless && !key.Weak:
			return fmt.Errorf("keyless contradicts key %d; drop one of them, or make the key weak", i+1)
		}
	}
	return nil
}

func (r Row) checkArgs() error {
	for _, arg := range [...]struct {
		name      string
		value, lo int
	}{
		{"method", r.Method, 0}, {"url", r.URL, 0}, {"body", r.Body, 0}, {"sql", r.SQL, 0}, {"args", r.Args, 0},
		{"fn", r.Func, 0}, {"tx", r.Tx, -1}, {"of", r.Of, 0}, {"value", r.Value, 0}, {"name_arg", r.NameArg, 0},
	} {
		if arg.value < arg.lo {
			return fmt.Errorf("%s is %d; arguments count from 1", arg.name, arg.value)
		}
	}
	for _, dest := range r.Dest {
		if dest < -1 || dest == 0 {
			return fmt.Errorf("dest has %d; arguments count from 1, -1 means all from args on", dest)
		}
		if dest == -1 && r.Args == 0 {
			return errors.New("dest -1 means all from args on, but args is not set; add args")
		}
	}
	return nil
}

func (r Row) checkFunc() error {
	switch r.Kind {
	case RunTx, Register, Spawn, AfterCommit:
		if r.Func == 0 {
			return fmt.Errorf("kind %s does not say which argument is the function; add fn", r.Kind)
		}
	case EnqueueTx:
		if r.Tx == 0 {
			return fmt.Errorf("kind %s does not say which argument is the transaction; add tx (-1 for the receiver)", r.Kind)
		}
	}
	if r.Replay != "" && !isReplay(r.Replay) { // a handler that is not run again has none
		return fmt.Errorf("replay is %q; use job, message, cron, activity, workflow, http or reconcile", r.Replay)
	}
	return nil
}

func isReplay(s string) bool {
	switch s {
	case "job", "message", "cron", "activity", "workflow", "http", "reconcile":
		return true
	}
	return false
}

func (r Row) checkValues() error {
	switch r.Kind {
	case Setter:
		if r.Value == 0 {
			return errors.New("a setter does not say which argument is the value; add value")
		}
		if r.Slot == "" && r.NameArg == 0 {
			return errors.New("a setter does not say what it sets; add slot, or name_arg when an argument names it")
		}
	case Option:
		if r.Slot == "" {
			return errors.New("an option does not say what it sets; add slot")
		}
	case Mint:
		switch r.Mint {
		case "uuid", "random", "clock", "attempt", "pid":
		default:
			return fmt.Errorf("mint is %q; use uuid, random, clock, attempt or pid", r.Mint)
		}
	case Decode:
		if len(r.Dest) == 0 {
			return errors.New("decode does not say which argument is filled; add dest")
		}
	}
	return nil
}

func (r Row) checkTimes() error {
	for _, field := range [...]struct{ name, value string }{{"bound.time", r.Bound.Time}, {"window", r.Window}} {
		if field.value == "" || field.name == "bound.time" && isIdent(field.value) { // the parameter that holds it
			continue
		}
		if d, err := time.ParseDuration(field.value); err != nil || d <= 0 {
			return fmt.Errorf("%s is %q; write a duration such as 15m or 24h", field.name, field.value)
		}
	}
	if r.Bound.Attempts < 0 {
		return fmt.Errorf("bound.attempts is %d; use 0 when attempts are not counted", r.Bound.Attempts)
	}
	return nil
}
