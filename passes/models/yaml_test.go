package models

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

func decode(t *testing.T, text string) ([]Row, error) {
	t.Helper()
	var node yaml.Node
	require.NoError(t, yaml.Unmarshal([]byte(text), &node))
	return DecodeRows(&node)
}

func TestDecodeRows(t *testing.T) {
	rows, err := decode(t, `
- func: (*example.com/pay.Client).Charge
  kind: effect
  effect: payment
  url: 2
  keys:
    - {kind: field, arg: 2, name: Params.Key}
    - {kind: header, arg: 1, name: Idempotency-Key, weak: true}
    - kind: setter
      arg: 0
      name: SetKey
  window: 24h
- func: example.com/db.Tx
  kind: run_tx
  fn: 3
- func: example.com/db.Scan
  kind: scan
  dest: [-1]
  args: 2
- func: example.com/db.Retry
  kind: retry
  fn: 1
  bound: {attempts: 3, time: 15m, options: [example.com/db.Max]}
- {func: example.com/pay.Lookup, kind: neutral}
`)
	require.NoError(t, err)
	assert.Equal(t, []Row{
		{Symbol: "(*example.com/pay.Client).Charge", Kind: Effect, Effect: Payment, URL: 2, Window: "24h", Keys: []Slot{
			{SlotField, 1, "Params.Key", false}, {SlotHeader, 0, "Idempotency-Key", true}, {SlotSetter, -1, "SetKey", false},
		}},
		{Symbol: "example.com/db.Tx", Kind: RunTx, Func: 3},
		{Symbol: "example.com/db.Scan", Kind: Scan, Dest: []int{-1}, Args: 2},
		{Symbol: "example.com/db.Retry", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Time: "15m", Options: []string{"example.com/db.Max"}}},
		{Symbol: "example.com/pay.Lookup"},
	}, rows)
}

func TestDecodeNothing(t *testing.T) {
	for _, text := range []string{"", "null", "~", "[]"} {
		rows, err := decode(t, text)
		assert.NoError(t, err, text)
		assert.Empty(t, rows, text)
	}
	rows, err := DecodeRows(nil)
	assert.NoError(t, err)
	assert.Empty(t, rows)
}

func TestDecodeRowsRefuses(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"no list":       {"func: a.B", "line 1: models is a list"},
		"scalar":        {"hello", "line 1: models is a list"},
		"no mapping":    {"- a.B", "model 1: line 1: not a mapping"},
		"unknown":       {"- func: a.B\n  kinds: effect", `model 1: line 2: unknown field "kinds"; there are func, kind, effect`},
		"case":          {"- Func: a.B", `unknown field "Func"`},
		"twice":         {"- func: a.B\n  kind: effect\n  kind: neutral", "line 3: kind is given twice"},
		"no kind":       {"- func: a.B", "line 1: no kind; add kind: effect"},
		"bad kind":      {"- func: a.B\n  kind: Effect", `line 2: unknown kind "Effect"; use effect`},
		"kind list":     {"- func: a.B\n  kind: [effect]", "line 2: unknown kind"},
		"number":        {"- func: a.B\n  kind: exec\n  sql: two", `line 3: "two" is no number`},
		"float":         {"- func: a.B\n  kind: exec\n  sql: 1.5", `line 3: "1.5" is no number`},
		"float in list": {"- func: a.B\n  kind: scan\n  dest: [1, 2.5]", "line 3: this is no list of numbers"},
		"null":          {"- func: ~\n  kind: scan", `line 1: "~" is no text`},
		"null number":   {"- func: a.B\n  kind: exec\n  sql:", "line 3"},
		"bool":          {"- func: a.B\n  kind: exec\n  named: 3", `line 3: "3" is no true or false`},
		"list":          {"- func: a.B\n  kind: scan\n  dest: x", `line 3: "x" is no list of numbers`},
		"text":          {"- func: [a]\n  kind: scan", "line 1: this is no text"},
		"keys":          {"- func: a.B\n  kind: effect\n  keys: Key", "line 3: keys is a list"},
		"key item":      {"- func: a.B\n  kind: effect\n  keys: [Key]", "line 3: not a mapping"},
		"key field":     {"- func: a.B\n  kind: effect\n  keys: [{kind: field, path: Key}]", `line 3: unknown field "path"; there are kind, arg, name, weak`},
		"key kind":      {"- func: a.B\n  kind: effect\n  keys: [{kind: map}]", `line 3: unknown kind "map"; use field`},
		"key arg":       {"- func: a.B\n  kind: effect\n  keys: [{kind: arg, arg: x}]", `line 3: "x" is no number`},
		"bound field":   {"- func: a.B\n  kind: retry\n  bound: {max: 1}", `line 3: unknown field "max"; there are attempts`},
		"bound":         {"- func: a.B\n  kind: retry\n  bound: 3", "line 3: not a mapping"},
		"validation":    {"- func: a.B\n  kind: neutral\n\n- func: a.C\n  kind: effect", "line 4: model 2 (a.C): kind effect says nothing"},
		"duplicate":     {"- {func: a.B, kind: neutral}\n- {func: a.B, kind: neutral}", "line 2: model 2 (a.B): the function has model 1 already"},
		"symbol":        {"- {func: B, kind: neutral}", "line 1: model 1 (B): not a function symbol"},
		"no symbol":     {"- {kind: neutral}", "line 1: model 1 (no symbol)"},
		"empty mapping": {"- {}", "line 1: no kind"},
		"second row":    {"- {func: a.B, kind: neutral}\n- {func: a.C, knd: neutral}", `model 2: line 2: unknown field "knd"`},
	} {
		rows, err := decode(t, c.text)
		assert.ErrorContains(t, err, c.want, name)
		assert.Nil(t, rows, name)
	}
}

func TestDecodeFollowsAliases(t *testing.T) {
	rows, err := decode(t, "- &r\n  func: a.B\n  kind: effect\n  effect: mail\n  keys: &k [{kind: arg, arg: 1}]\n- {func: a.C, kind: effect, effect: sms, keys: *k}\n")
	require.NoError(t, err)
	assert.Equal(t, rows[0].Keys, rows[1].Keys)
}

func TestRowsSurviveYAML(t *testing.T) {
	rows := append(Builtin().All(), everything())
	text, err := yaml.Marshal(rows)
	require.NoError(t, err)
	got, err := decode(t, string(text))
	require.NoError(t, err)
	require.Len(t, got, len(rows))
	for i := range rows {
		require.Equal(t, rows[i], got[i])
	}
	again, err := yaml.Marshal(got)
	require.NoError(t, err)
	assert.Equal(t, string(text), string(again))
}

// everything is a row in which no field is zero.
func everything() Row {
	return Row{
		Symbol: "example.com/x.F", Kind: Enqueue, Effect: Job, Keyless: true, Keys: []Slot{{SlotOption, 2, "yes: no", true}},
		Method: 1, Verb: "POST", URL: 2, Body: 3, Async: true, AutoAck: true, SQL: 4, Args: 5, Named: true, Dest: []int{6, -1},
		Op: "x.F", Func: 7, Tx: 8, Of: 9, Value: 10, Slot: "null", NameArg: 11,
		Bound: Bound{Attempts: 12, Time: "1m", Options: []string{"# a"}, Unbound: []string{"b"}},
		Mint:  "uuid", Replay: "job", Window: "1h", Note: "\"quoted\"\nsecond line",
	}
}

// A field that is added to Row has to be added here, or it is lost between a
// file of models and the table.
func TestEveryFieldHasAName(t *testing.T) {
	row := reflect.ValueOf(everything())
	for i := range row.NumField() {
		assert.False(t, row.Field(i).IsZero(), row.Type().Field(i).Name)
	}
	assert.Equal(t, row.NumField(), len(rowFields))
}

func TestMarshalIsTerse(t *testing.T) {
	text, err := yaml.Marshal([]Row{{Symbol: "(*a.B).C"}, {
		Symbol: "a.F", Kind: Effect, Effect: Payment, Dest: []int{1, 2}, Keys: []Slot{{SlotField, 0, "Key", false}},
	}})
	require.NoError(t, err)
	assert.Equal(t, `- func: (*a.B).C
  kind: neutral
- func: a.F
  kind: effect
  effect: payment
  keys:
    - kind: field
      arg: 1
      name: Key
  dest: [1, 2]
`, string(text))
}

func TestKindNames(t *testing.T) {
	for k := Neutral; int(k) < len(kindNames); k++ {
		require.NotEmpty(t, k.String())
		got, ok := ParseKind(k.String())
		assert.True(t, ok)
		assert.Equal(t, k, got)
	}
	assert.Equal(t, int(AfterCommit)+1, len(kindNames), "the last kind has a name")
	_, ok := ParseKind("")
	assert.False(t, ok)
	assert.Equal(t, "kind(99)", Kind(99).String())

	for k := SlotField; k <= SlotArg; k++ {
		got, ok := parseSlotKind(k.String())
		assert.True(t, ok)
		assert.Equal(t, k, got)
	}
	_, ok = parseSlotKind("")
	assert.False(t, ok)
	assert.Equal(t, "slot(0)", SlotKind(0).String())
}

func FuzzDecodeRows(f *testing.F) {
	f.Add("- func: a.B\n  kind: effect\n  effect: payment\n  keys: [{kind: arg, arg: 1}]")
	f.Add("- &a [*a]")
	f.Add("- {func: (*a.B).C, kind: scan, dest: [-1], args: 1, bound: {}}")
	f.Fuzz(func(t *testing.T, text string) {
		var node yaml.Node
		if yaml.Unmarshal([]byte(text), &node) != nil {
			return
		}
		rows, err := DecodeRows(&node)
		if err != nil {
			return
		}
		out, err := yaml.Marshal(rows)
		require.NoError(t, err)
		var again yaml.Node
		require.NoError(t, yaml.Unmarshal(out, &again))
		_, err = DecodeRows(&again)
		require.NoError(t, err)
	})
}
