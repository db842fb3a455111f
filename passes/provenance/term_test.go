package provenance

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func column(row *Term, i int) *Term { return FieldOf(row, fmt.Sprintf("C%d", i), "") }

// insert is a builder chain that sets n columns from row.
func insert(row *Term, n int) *Term {
	t := OpOf("chain:entgen.Client.Create", "shop.OrderCreate", GlobalOf("client", ""))
	for i := range n {
		t = OpOf(fmt.Sprintf("chain:entgen.Create.SetC%d", i), "shop.OrderCreate", t, column(row, i))
	}
	return t
}

func TestLongChainIsKept(t *testing.T) {
	row := ParamOf("f", 0, "shop.Order")
	chain := insert(row, 200)
	require.Equal(t, Op, chain.Kind)
	given := Subst(chain, func(u *Term) *Term {
		if u == row {
			return ResultOf("g#0", RowResult, "shop.Order")
		}
		return nil
	})
	steps := 0
	for given.IsChain() {
		steps++
		if len(given.Args) > 1 {
			assert.Equal(t, Field, given.Args[1].Kind)
		}
		given = given.Args[0]
	}
	assert.Equal(t, 201, steps)
	assert.Equal(t, "var:client", given.Key(), "its beginning is still there")
}

func TestLargeHeaderKeepsItsKey(t *testing.T) {
	large := GlobalOf("secret", "")
	for range 60 {
		large = OpOf("sign", "", large)
	}
	key := FieldOf(ParamOf("f", 0, "hook.Delivery"), "ID", "")
	header := ObjectOf("", []string{BaseName, "Signature", "Idempotency-Key"}, []*Term{large, large, key})
	req := ObjectOf("http.Request", []string{BaseName, "Header"}, []*Term{OpOf("call", "", large, large), header})
	assert.LessOrEqual(t, req.Size(), MaxNodes)
	require.NotNil(t, req.Member("Header"))
	assert.Equal(t, key, req.Member("Header").Member("Idempotency-Key"))
}

func TestChainOfLargeValuesLosesThem(t *testing.T) {
	small := ParamOf("f", 0, "")
	large := OpOf("+", "")
	for range 12 {
		large = OpOf("+", "", large, OpOf("+", "", small, small), small)
	}
	var args []*Term
	for range 4 {
		args = append(args, large)
	}
	step := OpOf("chain:gorm.Where", "", append([]*Term{GlobalOf("db", ""), small}, args...)...)
	require.Equal(t, Op, step.Kind)
	assert.Equal(t, "var:db", step.Args[0].Key())
	assert.Equal(t, Param, step.Args[1].Kind, "what is short stays")
	assert.Equal(t, Unknown, step.Args[5].Kind)
	assert.LessOrEqual(t, step.Size(), MaxNodes+1)
}

func TestLargeStructLosesItsLargestParts(t *testing.T) {
	row := ResultOf("g#0", RowResult, "shop.Order")
	names, vals := []string{"ID", "Total"}, []*Term{FieldOf(row, "ID", ""), OpOf("+", "", column(row, 1), column(row, 2), column(row, 3))}
	for i := range 100 {
		names, vals = append(names, fmt.Sprintf("C%d", i)), append(vals, column(row, i))
	}
	o := ObjectOf("shop.Order", names, vals)
	require.Equal(t, Object, o.Kind)
	assert.LessOrEqual(t, o.Size(), MaxNodes)
	assert.Equal(t, Unknown, o.Member("Total").Kind)
	assert.Equal(t, Field, o.Member("ID").Kind)
	assert.Equal(t, Field, o.Member("C0").Kind)
	assert.Equal(t, Unknown, o.Member("C99").Kind)
	assert.Equal(t, Op, vals[1].Kind, "the list that was given is not changed")
}

// What a message carries may be too large; which row it is about is said shortly.
func TestLargeStructInAMessageKeepsItsIdentity(t *testing.T) {
	row := ResultOf("g#0", RowResult, "shop.Order")
	names, vals := []string{"ID"}, []*Term{FieldOf(row, "ID", "")}
	for i := range MaxNodes/2 - 3 {
		names, vals = append(names, fmt.Sprintf("C%d", i)), append(vals, column(row, i))
	}
	order := ObjectOf("shop.Order", names, vals)
	assert.Equal(t, Field, order.Member(names[len(names)-1]).Kind, "just small enough")
	event := ObjectOf("shop.Event", []string{"Kind", "Order", "Time"}, []*Term{String("paid"), order, OpOf("now", "", String("UTC"))})
	require.Equal(t, Object, event.Kind)
	assert.LessOrEqual(t, event.Size(), MaxNodes)
	require.NotNil(t, event.Member("Order"))
	assert.Equal(t, "shop.Order", event.Member("Order").Type)
	require.NotNil(t, event.Member("Order").Member("ID"))
	assert.Equal(t, vals[0], event.Member("Order").Member("ID"))
}

func TestLargeOperationIsUnknown(t *testing.T) {
	var args []*Term
	for range MaxNodes {
		args = append(args, ParamOf("f", 0, ""))
	}
	assert.Equal(t, Unknown, OpOf("==", "", args...).Kind)
	assert.Equal(t, Unknown, ObjectOf("T", make([]string, MaxNodes), args).Kind)
}

// TestLargeOperationRemembersItsSources checks what is left of values that are too
// large: what they were made from, if that matters at all.
func TestLargeOperationRemembersItsSources(t *testing.T) {
	row := ResultOf("f#0", RowResult, "shop.Order")
	args := []*Term{FieldOf(row, "ID", ""), ParamOf("f", 1, "")}
	for range MaxNodes {
		args = append(args, String("text"))
	}
	for op, want := range map[string]string{
		"+":             "mixed text(r-1@f#0.ID, p1@f)",
		"format":        "mixed text(r-1@f#0.ID, p1@f)",
		"encode":        "mixed(r-1@f#0.ID, p1@f)",
		"call:mail.New": "mixed(r-1@f#0.ID, p1@f)",
		"<":             "?",
	} {
		assert.Contains(t, OpOf(op, "", args...).Key(), want, op)
	}
	assert.Equal(t, Unknown, OpOf("+", "", args[2:]...).Kind, "constants are no source")
	for range MaxNodes {
		args = append(args, ResultOf("f#"+strconv.Itoa(len(args)), 0, ""))
	}
	assert.Len(t, OpOf("+", "", args...).Args, maxMixed)
}

func TestFieldOfNilAlternative(t *testing.T) {
	row := ResultOf("g#0", RowResult, "shop.Order")
	assert.Equal(t, "r-1@g#0.ID", FieldOf(AltOf(Nil(), row), "ID", "").Key())
	assert.Equal(t, Field, FieldOf(AltOf(Nil(), Nil()), "ID", "").Kind)
}
