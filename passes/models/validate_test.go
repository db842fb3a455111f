package models

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBuiltinRowsAreValid(t *testing.T) {
	assert.NoError(t, Validate(Builtin().All()))
}

func TestValidate(t *testing.T) {
	const f = "example.com/pay.Charge"
	for name, c := range map[string]struct {
		row  Row
		want string // part of the error, "" for a good row
	}{
		"neutral":          {Row{Symbol: f}, ""},
		"effect":           {Row{Symbol: f, Kind: Effect, Effect: Payment, Keys: []Slot{{SlotField, 0, "Key", false}}}, ""},
		"receiver key":     {Row{Symbol: f, Kind: Effect, Effect: Payment, Keys: []Slot{{SlotSetter, -1, "SetKey", false}}}, ""},
		"weak and keyless": {Row{Symbol: f, Kind: Effect, Effect: Mail, Keyless: true, Keys: []Slot{{SlotArg, 0, "", true}}}, ""},
		"no symbol":        {Row{}, "model 1 (no symbol): no symbol; write"},
		"bad symbol":       {Row{Symbol: "Charge"}, "model 1 (Charge): not a function symbol; write"},
		"bad kind":         {Row{Symbol: f, Kind: 200}, "unknown kind 200; use effect"},
		"bare effect":      {Row{Symbol: f, Kind: Effect}, "kind effect says nothing about the effect; add effect: http"},
		"bad effect":       {Row{Symbol: f, Kind: Effect, Effect: "money"}, `unknown effect "money"; use http`},
		"stray effect":     {Row{Symbol: f, Kind: Exec, Effect: Payment}, `effect "payment" has no meaning for kind exec`},
		"key kind":         {Row{Symbol: f, Keys: []Slot{{Name: "Key"}}}, "key 1 has no kind; use field"},
		"key kind range":   {Row{Symbol: f, Keys: []Slot{{Kind: 9, Name: "Key"}}}, "key 1 has no kind"},
		"key name":         {Row{Symbol: f, Keys: []Slot{{Kind: SlotHeader}}}, "key 1 has no name; name the header"},
		"key arg":          {Row{Symbol: f, Keys: []Slot{{Kind: SlotArg, Arg: -2}}}, "key 1 has no argument"},
		"keyless":          {Row{Symbol: f, Keyless: true, Keys: []Slot{{Kind: SlotArg}}}, "keyless contradicts key 1"},
		"negative":         {Row{Symbol: f, SQL: -1}, "sql is -1; arguments count from 1"},
		"tx receiver":      {Row{Symbol: f, Kind: JoinTx, Tx: -1}, ""},
		"tx negative":      {Row{Symbol: f, Kind: JoinTx, Tx: -2}, "tx is -2"},
		"dest zero":        {Row{Symbol: f, Kind: Scan, Dest: []int{0}}, "dest has 0"},
		"dest rest":        {Row{Symbol: f, Kind: Scan, Dest: []int{-1}}, "add args"},
		"dest rest args":   {Row{Symbol: f, Kind: Scan, Dest: []int{-1}, Args: 1}, ""},
		"run tx":           {Row{Symbol: f, Kind: RunTx}, "kind run_tx does not say which argument is the function; add fn"},
		"enqueue tx":       {Row{Symbol: f, Kind: EnqueueTx, Effect: Job}, "add tx"},
		"register":         {Row{Symbol: f, Kind: Register, Func: 1, Replay: "often"}, `replay is "often"; use job`},
		"register read":    {Row{Symbol: f, Kind: Register, Func: 1}, ""},
		"setter value":     {Row{Symbol: f, Kind: Setter, Slot: "Key"}, "add value"},
		"setter slot":      {Row{Symbol: f, Kind: Setter, Value: 1}, "add slot"},
		"setter name":      {Row{Symbol: f, Kind: Setter, Value: 2, NameArg: 1}, ""},
		"option":           {Row{Symbol: f, Kind: Option, Value: 1}, "add slot"},
		"mint":             {Row{Symbol: f, Kind: Mint, Mint: "dice"}, `mint is "dice"; use uuid`},
		"decode":           {Row{Symbol: f, Kind: Decode, Of: 1}, "add dest"},
		"window":           {Row{Symbol: f, Window: "1 day"}, `window is "1 day"; write a duration`},
		"window sign":      {Row{Symbol: f, Window: "-1h"}, "window"},
		"bound time":       {Row{Symbol: f, Kind: Retry, Bound: Bound{Time: "for ever"}}, "bound.time"},
		"bound parameter":  {Row{Symbol: f, Kind: Retry, Bound: Bound{Time: "timeout"}}, ""},
		"bound attempts":   {Row{Symbol: f, Kind: Retry, Bound: Bound{Attempts: -1}}, "bound.attempts is -1"},
	} {
		err := Validate([]Row{c.row})
		if c.want == "" {
			assert.NoError(t, err, name)
		} else {
			assert.ErrorContains(t, err, c.want, name)
		}
	}
}

func TestValidateReportsEveryRow(t *testing.T) {
	err := Validate([]Row{
		{Symbol: "(*example.com/pay.Client).Charge"},
		{Symbol: "x"},
		{Symbol: "(example.com/pay.Client).Charge"},
		{Symbol: "example.com/pay.Charge", Kind: Effect},
	})
	require.Error(t, err)
	assert.ErrorContains(t, err, "model 2 (x): ")
	assert.ErrorContains(t, err, "model 3 ((example.com/pay.Client).Charge): the function has model 1 already")
	assert.ErrorContains(t, err, "model 4 (example.com/pay.Charge): ")
	assert.NotContains(t, err.Error(), "model 1 (")
	assert.NoError(t, Validate(nil))
}
