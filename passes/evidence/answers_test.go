package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// TestUpdates tells the methods that never insert from those that may.
func TestUpdates(t *testing.T) {
	for name, want := range map[string]bool{
		"DB.Save": false, "DB.Updates": true, "DB.UpdateColumns": true, "Connection.UpdateOnly": true,
		"Connection.ValidateAndUpdate": true, "Connection.ValidateAndSave": false, "UpdateQuery.Exec": true, "": false,
	} {
		assert.Equal(t, want, updates(name), name)
		n := &effectflow.Node{Call: &effects.CallInfo{Name: name}}
		u := effectflow.Use{Node: n, Stmt: &dbcall.Stmt{Verb: sqltext.Update, Named: true}}
		assert.Equal(t, !want, saves(u), name)
	}
}

// TestAttempts recognises comparisons of the number of attempts.
func TestAttempts(t *testing.T) {
	field := func(name string) *provenance.Term {
		return provenance.FieldOf(provenance.ParamOf("f", 0, "T"), name, "")
	}
	number := func(v string) *provenance.Term {
		return &provenance.Term{Kind: provenance.Const, N: provenance.ConstInt, Text: v}
	}
	compare := func(op string, a, b *provenance.Term) *provenance.Term {
		return &provenance.Term{Kind: provenance.Op, Text: op, Args: []*provenance.Term{a, b}}
	}
	tests := []struct {
		name string
		cond *provenance.Term
		want bool
	}{
		{"fewer than", compare("<", field("Attempts"), number("5")), true},
		{"the last one", compare("==", field("SendAttempt"), number("8")), true},
		{"none yet", compare("==", field("SendAttempt"), number("0")), false},
		{"equal to what is no number", compare("==", field("SendAttempt"), field("Other")), false},
		{"a limit by its name", compare(">", provenance.ParamOf("f", 1, "int"), field("maxRecoveryAttempts")), true},
		{"another limit", compare(">", provenance.ParamOf("f", 1, "int"), field("maxSize")), false},
		{"equal to a limit says nothing", compare("==", field("Name"), number("8")), false},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, attempts(tt.cond), tt.name)
	}
}

// TestFilled keeps every line where it is.
func TestFilled(t *testing.T) {
	text := "CREATE TABLE {{ .Schema }}.users (\n  email text UNIQUE\n);"
	got := filled(text)
	assert.Len(t, got, len(text))
	assert.NotContains(t, got, "{{")
	d := &derivation{in: Input{Schema: []config.Source{{Name: "1.sql", Data: []byte(text)}}}}
	p, quote := d.keyPlace("users", []string{"email"})
	assert.Equal(t, &Place{"1.sql", 2}, p)
	assert.Equal(t, "email text UNIQUE", quote)
}

// TestDropped finds where a key without a name is dropped.
func TestDropped(t *testing.T) {
	create := config.Source{Name: "1.sql", Data: []byte("CREATE TABLE users (email text UNIQUE, phone text UNIQUE);")}
	drop := config.Source{Name: "2.up.sql", Data: []byte("ALTER TABLE users\n DROP CONSTRAINT IF EXISTS users_email_key;")}
	back := config.Source{Name: "2.down.sql", Data: []byte("ALTER TABLE users DROP CONSTRAINT users_phone_key;")}
	part := config.Source{Name: "3.sql", Data: []byte("CREATE UNIQUE INDEX u ON users (email) WHERE sso = false;")}
	d := &derivation{in: Input{Schema: []config.Source{create, drop, back}}}
	at, _, partial := d.dropped("users", []string{"email"})
	assert.Equal(t, &Place{"2.up.sql", 2}, at)
	assert.False(t, partial)
	at, _, _ = d.dropped("users", []string{"phone"})
	assert.Nil(t, at, "the way back is not taken")
	d = &derivation{in: Input{Schema: []config.Source{create, drop, part}}}
	_, _, partial = d.dropped("users", []string{"email"})
	assert.True(t, partial)
}

// TestResets recognises statements that put all rows back.
func TestResets(t *testing.T) {
	no := &provenance.Term{Kind: provenance.Const, N: provenance.ConstBool, Text: "false"}
	set := func(value *provenance.Term, conds ...dbcall.Cond) *dbcall.Stmt {
		return &dbcall.Stmt{Verb: sqltext.Update, Sets: []dbcall.Set{{Column: "processing", Value: value}}, Conds: conds}
	}
	assert.Equal(t, "processing", resets(set(no)))
	assert.Equal(t, "processing", resets(set(word("PENDING"))))
	assert.Empty(t, resets(set(word("DONE"))), "which is no beginning")
	assert.Empty(t, resets(set(no, dbcall.Cond{Column: "id", Op: "=", Values: []*provenance.Term{provenance.ParamOf("f", 0, "int")}})), "one row")
	assert.Empty(t, resets(&dbcall.Stmt{Verb: sqltext.Select}))
}

// TestUnfinished tells selects that look for open rows from others.
func TestUnfinished(t *testing.T) {
	m := &Machine{Column: "status", States: []State{{"NEW", "initial"}, {"SENDING", "progress"}, {"SENT", "done"}, {"ODD", ""}}}
	q := &asked{b: &builder{machine: m}}
	in := func(vs ...string) effectflow.Use {
		c := dbcall.Cond{Column: "status", Op: "in"}
		for _, v := range vs {
			c.Values = append(c.Values, word(v))
		}
		return effectflow.Use{Stmt: &dbcall.Stmt{Verb: sqltext.Select, Conds: []dbcall.Cond{c}}}
	}
	assert.Equal(t, open, q.unfinished(in("SENT", "NEW")))
	assert.Equal(t, over, q.unfinished(in("SENT")))
	assert.Equal(t, unsaid, q.unfinished(in("ODD")))
	assert.Equal(t, unsaid, (&asked{b: &builder{}}).unfinished(in("NEW")))
	assert.True(t, counts(&dbcall.Stmt{Funcs: []string{"coalesce", "sum"}}))
	assert.False(t, counts(&dbcall.Stmt{Funcs: []string{"coalesce"}}))
}

// TestTaskLimit says who tells how often a task is tried.
func TestTaskLimit(t *testing.T) {
	tests := []struct {
		name string
		all  []enqueued
		want string
		line int
	}{
		{"no task", nil, "asynq gives up after 25 attempts unless told otherwise, and archives the task", 1},
		{"a task of another package", []enqueued{{"q", Place{"q.go", 2}, "3"}}, "asynq gives up after 25 attempts unless told otherwise, and archives the task", 1},
		{"a constant", []enqueued{{"p", Place{"p.go", 2}, "3"}}, "asynq gives up after 3 repetitions, as it is told with the task, and archives the task", 2},
		{"a setting", []enqueued{{"p", Place{"p.go", 2}, "given"}}, "asynq gives up after the number of attempts that is given with the task, and archives the task", 2},
		{"both", []enqueued{{"p", Place{"p.go", 2}, "3"}, {"p", Place{"p.go", 3}, ""}}, "asynq gives up after 25 attempts unless told otherwise, as for some tasks of this package, and archives the task", 1},
	}
	for _, tt := range tests {
		s := &said{}
		taskLimit(s, tt.all, "p", &Place{"p.go", 1})
		assert.Equal(t, tt.want, s.items[0].Text, tt.name)
		assert.Equal(t, tt.line, s.items[0].Place.Line, tt.name)
	}
	retry := &provenance.Term{Kind: provenance.Op, Text: "call:" + asynq + "MaxRetry", Args: []*provenance.Term{{Kind: provenance.Const, N: provenance.ConstInt, Text: "4"}}}
	assert.Equal(t, "4", limitOf([]*provenance.Term{{Kind: provenance.Object, Args: []*provenance.Term{retry}}}))
	assert.Empty(t, limitOf(nil))
}

// TestNamedToReaders takes an order number in a mail for no key.
func TestNamedToReaders(t *testing.T) {
	key := effectflow.Key{Term: word("INV-1"), Slot: "InvoiceNumber", Named: true, Stable: true, Soft: true}
	node := func(row models.Row) *effectflow.Node { return &effectflow.Node{Row: &row} }
	mail := &effectflow.Effect{Node: node(models.Row{}), Key: key, Keyless: true}
	assert.Equal(t, noSlot, keyOf(nil, mail))
	publish := &effectflow.Effect{Node: node(models.Row{Keys: []models.Slot{{}}}), Key: key, Keyless: true}
	assert.Equal(t, soft, keyOf(nil, publish), "whoever consumes it can deduplicate")
}

func TestAnyOf(t *testing.T) {
	assert.Equal(t, "a", anyOf([]string{"a"}))
	assert.Equal(t, "a or b", anyOf([]string{"a", "b"}))
	assert.Equal(t, "a, b, c, d or 2 more", anyOf([]string{"a", "b", "c", "d", "e", "f"}))
}
